"""The build hook: when it builds, when it does not, and what it says when it cannot."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

import hatch_build
from hatch_build import Node

# Stands for npm: writes a page into the folder that follows --outDir, as `vite build` does.
FAKE_NPM = """
import pathlib, sys
if "--outDir" in sys.argv:
    out = pathlib.Path(sys.argv[sys.argv.index("--outDir") + 1])
    out.mkdir()
    (out / "index.html").write_text(pathlib.Path("page.html").read_text())
else:
    pathlib.Path("node_modules").mkdir(exist_ok=True)
with open("../calls", "a") as calls:
    print(*sys.argv[1:3], file=calls)
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser part of one page, and a stand-in for npm."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "page.html").write_text("first", encoding="utf-8")
    (folder / "package.json").write_text("{}", encoding="utf-8")
    (folder / "package-lock.json").write_text('{"packages": {}}', encoding="utf-8")
    npm = tmp_path / "npm.py"
    npm.write_text(FAKE_NPM, encoding="utf-8")
    monkeypatch.setattr(hatch_build, "find_node", lambda: Node((sys.executable, str(npm)), tmp_path))
    return folder


def calls(web: Path) -> list[str]:
    told = web.parent / "calls"
    return told.read_text(encoding="utf-8").splitlines() if told.exists() else []


def test_a_first_build_installs_and_builds(web: Path) -> None:
    static = web.parent / "static"
    hatch_build.build(web, static)
    assert (static / "index.html").read_text(encoding="utf-8") == "first"
    assert calls(web) == ["ci --ignore-scripts", "run build"]
    assert hatch_build.is_fresh(web, static)
    assert sorted(p.name for p in web.parent.iterdir()) == ["calls", "npm.py", "static", "web"]


def test_a_build_that_is_still_right_is_not_made_twice(web: Path) -> None:
    static = web.parent / "static"
    hatch_build.build(web, static)
    hatch_build.build(web, static)
    assert len(calls(web)) == 2


def test_a_changed_source_is_built_again_without_a_new_installation(web: Path) -> None:
    static = web.parent / "static"
    hatch_build.build(web, static)
    (web / "page.html").write_text("second", encoding="utf-8")
    assert not hatch_build.is_fresh(web, static)
    hatch_build.build(web, static)
    assert (static / "index.html").read_text(encoding="utf-8") == "second"
    assert calls(web)[2:] == ["run build"]


def test_a_changed_lock_file_is_installed(web: Path) -> None:
    static = web.parent / "static"
    hatch_build.build(web, static)
    (web / "package-lock.json").write_text('{"packages": {"": {}}}', encoding="utf-8")
    hatch_build.build(web, static)
    assert calls(web)[2:] == ["ci --ignore-scripts", "run build"]


def test_what_npm_installs_is_no_source(web: Path) -> None:
    before = hatch_build.source_hash(web)
    (web / "node_modules" / "svelte").mkdir(parents=True)
    (web / "node_modules" / "svelte" / "index.js").write_text("", encoding="utf-8")
    assert hatch_build.source_hash(web) == before


def test_a_package_without_sources_of_the_page_is_complete(tmp_path: Path) -> None:
    assert hatch_build.is_fresh(tmp_path / "web", tmp_path / "static")


def test_a_failed_build_shows_the_last_lines_of_npm_and_leaves_the_page_that_was(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = web.parent / "static"
    hatch_build.build(web, static)
    (web / "page.html").write_text("second", encoding="utf-8")
    program = "import sys; [print('line', i) for i in range(90)]; print('no such module'); sys.exit(3)"
    failing = Node((sys.executable, "-c", program), web)
    monkeypatch.setattr(hatch_build, "find_node", lambda: failing)
    with pytest.raises(RuntimeError, match=r"npm run build .* failed in .* \(3\):\nline 51\n[^$]*no such module"):
        hatch_build.build(web, static)
    assert (static / "index.html").read_text(encoding="utf-8") == "first"


def test_the_licences_are_those_of_what_is_bundled(web: Path) -> None:
    packages = {
        "": {},
        "node_modules/svelte": {"version": "5.0.0"},
        "node_modules/svelte/node_modules/@s/inner": {"version": "1.0.0"},
        "node_modules/vite": {"version": "8.0.0", "dev": True},
    }
    for place in filter(None, packages):
        (web / place).mkdir(parents=True)
        (web / place / "package.json").write_text('{"license": "MIT"}', encoding="utf-8")
        (web / place / "LICENSE.md").write_text(f"Licence of {place}", encoding="utf-8")
    (web / "package-lock.json").write_text(json.dumps({"packages": packages}), encoding="utf-8")
    text = hatch_build.licences(web)
    assert "svelte 5.0.0 (MIT)" in text
    assert "@s/inner 1.0.0 (MIT)" in text
    assert "Licence of node_modules/svelte\n" in text
    assert "vite" not in text


@pytest.mark.parametrize("said", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"])
def test_a_node_that_the_bundler_runs_on_is_fit(said: str) -> None:
    assert hatch_build.version_is_fit(said)


@pytest.mark.parametrize("said", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "", "bash: node: not found"])
def test_an_older_node_is_not_fit(said: str) -> None:
    assert not hatch_build.version_is_fit(said)


def test_a_machine_without_node_uses_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert hatch_build.node_on_path() is None
    node = hatch_build.find_node()
    assert hatch_build.is_fit(node.npm[0])
    assert Path(node.npm[1]).is_file()
