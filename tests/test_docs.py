"""What is written for people is true: its code runs, its links lead somewhere, its pictures are right."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque import cli, words
from ludotheque.cli.parser import Parser
from tests.test_architecture import BELOW

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

# Put together from pieces, so that this file does not name them either.
REGISTRIES = ["pypi" + ".org", "pythonhosted" + ".org", "registry." + "npmjs", "deb." + "debian"]
OWN_FOLDERS = re.compile(r"(?<![\w./-])/(?:" + "|".join(["work", "root", "home", "Users", "opt"]) + r")/")


class Block(NamedTuple):
    """A block of code in a page: its language, its text and where it begins."""

    page: Path
    line: int
    language: str
    text: str


def blocks(page: Path, text: str) -> list[Block]:
    found = re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(page, text.count("\n", 0, match.start()) + 1, match[1], match[2]) for match in found]


def blocks_of(*languages: str) -> list[Block]:
    every = [block for page in PAGES for block in blocks(page, page.read_text("utf-8"))]
    return [block for block in every if block.language in languages]


def place(block: Block) -> str:
    return f"{block.page.relative_to(ROOT)}:{block.line}"


@pytest.mark.parametrize("block", blocks_of("python"), ids=place)
def test_code_in_a_page_runs(block: Block, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", block.text]
    # docs/adding-a-game.md speaks of the stranger's game.
    stranger = {**os.environ, "PYTHONPATH": str(ROOT / "tests" / "stranger")}
    done = subprocess.run(command, cwd=tmp_path, env=stranger, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def ludotheque_lines(text: str) -> list[list[str]]:
    """The arguments that each line of shell gives to `ludotheque`; comments and placeholders are left out."""
    lines = [shlex.split(line, comments=True) for line in text.splitlines()]
    named = [line[line.index("ludotheque") + 1 :] for line in lines if "ludotheque" in line]
    return [arguments for arguments in named if arguments != ["--version"]]


def read_arguments(arguments: list[str]) -> None:
    """Reads them as the command line would, without running the command."""
    named = bool(arguments) and not arguments[0].startswith("-")
    name = arguments[0] if named else cli.DEFAULT
    assert name in cli.COMMANDS
    parser = Parser(name, "", words.Words("en"))
    cli.command_of(name).add_arguments(parser)
    parser.parse_args(arguments[named:])


@pytest.mark.parametrize("block", blocks_of("sh"), ids=place)
def test_a_command_in_a_page_is_understood(block: Block) -> None:
    for arguments in ludotheque_lines(block.text):
        read_arguments(arguments)


# `serve` would not end, and `bench` takes minutes.
ENDS_SOON = {"check", "replay", "verify", "arena"}
README_COMMANDS = [
    arguments
    for block in blocks(ROOT / "README.md", (ROOT / "README.md").read_text("utf-8"))
    for arguments in ludotheque_lines(block.text if block.language == "sh" else "")
    if ENDS_SOON.intersection(arguments[:1])
]


@pytest.mark.parametrize("arguments", README_COMMANDS, ids=" ".join)
def test_a_command_in_the_readme_runs(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "ludotheque", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout


def test_a_command_that_is_not_understood_is_told() -> None:
    (arguments,) = ludotheque_lines("uv run ludotheque --prot 0  # serves\nls\n")
    with pytest.raises(SystemExit):
        read_arguments(arguments)


def test_the_two_languages_show_the_same_code() -> None:
    english, french = (
        [block[2:] for block in blocks(ROOT / name, (ROOT / name).read_text("utf-8"))]
        for name in ("README.md", "README.fr.md")
    )
    assert english == french


def arrows(text: str) -> dict[str, set[str]]:
    """The arrows of a picture, as what stands right below each part."""
    found: dict[str, set[str]] = {}
    for above, below in re.findall(r"(\w+) --> (\w+)", text):
        found.setdefault(above, set()).add(below)
        found.setdefault(below, set())
    return found


@pytest.mark.parametrize("block", blocks_of("mermaid"), ids=place)
def test_a_picture_of_the_imports_is_what_is_checked(block: Block) -> None:
    assert arrows(block.text) == BELOW


def broken_links(page: Path, text: str) -> list[str]:
    """Links that lead to no file of the project, or to no heading of the page."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    targets = [target for target in re.findall(r"\]\(([^)\s]+)\)", prose) if "://" not in target]
    return [target for target in targets if not leads_somewhere(page, target)]


def leads_somewhere(page: Path, target: str) -> bool:
    path, _, anchor = target.partition("#")
    file = page.parent / path if path else page
    return file.exists() and (not anchor or anchor in anchors(file.read_text("utf-8")))


def anchors(text: str) -> set[str]:
    """The names under which the headings of a page can be linked to."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page, page.read_text("utf-8")) == []


def test_a_broken_link_is_told(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One two\n", encoding="utf-8")
    text = "[a](page.md) [b](page.md#one-two) [c](gone.md) [d](page.md#three) [e](https://example.org)"
    assert broken_links(page, text) == ["gone.md", "page.md#three"]


def own_files() -> list[Path]:
    """Every file of the project, committed or about to be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def private_places(text: str) -> list[str]:
    """Lines that name a folder of one machine or a registry's host."""
    return [
        line.strip()[:120]
        for line in text.splitlines()
        if OWN_FOLDERS.search(line) or any(host in line for host in REGISTRIES)
    ]


def test_no_file_names_a_folder_of_one_machine_or_a_registry() -> None:
    found = {}
    for path in own_files():
        try:
            found[str(path.relative_to(ROOT))] = private_places(path.read_text("utf-8"))
        except UnicodeDecodeError:
            continue  # a picture or a font
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_private_place_is_told() -> None:
    assert private_places("see /ho" + "me/ines/notes\nfine\nhttps://" + REGISTRIES[0]) != []
    assert private_places("/var/lib/ludotheque and web/src/a, ../home/b") == []


def test_no_lock_file_that_records_addresses_is_kept() -> None:
    assert not [path for path in own_files() if path.name == "uv.lock"]


def test_the_versions_of_the_package_and_its_changelog_agree() -> None:
    import ludotheque

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == ludotheque.__version__
    assert f"## [{ludotheque.__version__}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")
