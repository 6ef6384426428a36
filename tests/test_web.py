"""The browser's part: its types, its own tests, its format, and that what is served was built from it."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"


@pytest.fixture(scope="module")
def node() -> hatch_build.Node:
    """Node, with the packages that the lock file names."""
    found = hatch_build.find_node()
    with hatch_build.only_one_at_a_time(ROOT / "src" / "ludotheque" / "static"):
        hatch_build.install_packages(WEB, found)
    return found


def run(node: hatch_build.Node, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{node.folder}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1"}
    return subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("script", ["check", "test", "lint"])
def test_the_script_passes(node: hatch_build.Node, script: str) -> None:
    """`check`: strict types and the compiler's accessibility warnings; `test`: vitest; `lint`: prettier."""
    done = run(node, *node.npm, "run", "--silent", script)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_wrong_type_is_told(node: hatch_build.Node, tmp_path: Path) -> None:
    (tmp_path / "wrong.ts").write_text('export const seat: number = "first";\n', encoding="utf-8")
    settings = {"extends": str(WEB / "tsconfig.json"), "compilerOptions": {"types": []}, "include": ["*.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    done = run(node, "node_modules/.bin/svelte-check", "--workspace", str(tmp_path))
    assert done.returncode != 0
    assert "not assignable" in done.stdout + done.stderr


def test_the_page_can_be_built_from_these_sources() -> None:
    static = ROOT / "src" / "ludotheque" / "static"
    hatch_build.build(WEB, static)
    assert (static / "index.html").is_file()
    assert hatch_build.is_fresh(WEB, static)
    assert "svelte" in (static / hatch_build.LICENCES).read_text(encoding="utf-8")


def test_every_package_is_pinned_and_no_address_is_recorded() -> None:
    described = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**described["dependencies"], **described["devDependencies"]}
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["korsar", "keylargo", "katana"])
def test_the_situations_that_the_page_is_looked_at_in_are_what_the_rules_say_now(game: str) -> None:
    script = WEB / f"src/games/{game}/look/situations.py"
    written = runpy.run_path(str(script))
    assert written["text"]() == written["FILE"].read_text(encoding="utf-8"), f"run: python {script.relative_to(ROOT)}"
