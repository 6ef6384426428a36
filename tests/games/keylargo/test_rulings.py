"""Every ruling is cited where its rule lives and where it is tested; nothing is cited that does not exist."""

from __future__ import annotations

import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from ludotheque.games.keylargo import GAME

TESTS = Path(__file__).resolve().parents[2]
PAGES = sorted(GAME.folder.glob("rules.*.md"))
N_RULINGS = 68
TEXTS_ONLY = {57, 58}  # readings of a source's text, of which no rule comes
RULINGS = set(range(1, N_RULINGS + 1)) - TEXTS_ONLY
SCENARIOS = set(range(1, 21))

NUMBERS = re.compile(r"KL-(?P<kind>[RS])(?P<first>\d\d)(?:\s*(?:…|to|–|-)\s*(?:KL-)?(?P=kind)(?P<last>\d\d))?")
SECTIONS = re.compile(r"\bKL (\d+(?:\.\d+)*)")


@cache
def prose(path: Path) -> str:
    """What a file says to its reader: comments and docstrings of Python, comments and strings of TOML, pages whole."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(token.string for token in tokens if token.type in (tokenize.COMMENT, tokenize.STRING))


def rule_files() -> list[Path]:
    return sorted([*GAME.folder.rglob("*.py"), *GAME.folder.rglob("*.toml")])


def scenarios_and_tests() -> list[Path]:
    """Tests and scenarios, but for this one, which cites in order to count."""
    found = [*TESTS.rglob("*.py"), *TESTS.rglob("*.toml")]
    return sorted(path for path in found if path != Path(__file__).resolve() and ".cache" not in path.parts)


def cited(kind: str, text: str) -> set[int]:
    """The numbers of this kind that a text cites: R rulings, S scenarios; ranges too."""
    out = set()
    for match in NUMBERS.finditer(text):
        if match["kind"] == kind:
            first = int(match["first"])
            out |= set(range(first, int(match["last"] or first) + 1))
    return out


def where(kind: str, paths: Iterable[Path]) -> dict[int, list[str]]:
    """For each number cited, the files that do."""
    out = defaultdict(list)
    for path in paths:
        for number in cited(kind, prose(path)):
            out[number].append(path.name)
    return out


@pytest.mark.parametrize("files", [rule_files, scenarios_and_tests])
def test_every_ruling_is_cited_by_a_rule_and_by_a_test(files: Callable[[], list[Path]]) -> None:
    missing = RULINGS - set(where("R", files()))
    assert not missing, f"no file of {files.__name__} cites {[f'KL-R{n:02}' for n in sorted(missing)]}"


def test_every_acceptance_case_is_cited_by_a_test() -> None:
    assert set(where("S", scenarios_and_tests())) >= SCENARIOS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_ruling_stands_on_the_rules_page(page: Path) -> None:
    assert cited("R", prose(page)) == set(range(1, N_RULINGS + 1))


@pytest.mark.parametrize(("kind", "possible"), [("R", set(range(1, N_RULINGS + 1))), ("S", SCENARIOS)])
def test_nothing_is_cited_that_does_not_exist(kind: str, possible: set[int]) -> None:
    found = where(kind, [*rule_files(), *scenarios_and_tests(), *PAGES])
    assert {n: files for n, files in found.items() if n not in possible} == {}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_paragraph_cited_stands_on_the_rules_page(page: Path) -> None:
    there = set(re.findall(r"^#+ KL (\d+(?:\.\d+)*)", prose(page), re.MULTILINE))
    for path in [*rule_files(), *scenarios_and_tests()]:
        for paragraph in SECTIONS.findall(prose(path)):
            # A numbered step of a paragraph is cited as KL 2.5.3.
            assert paragraph in there or paragraph.rpartition(".")[0] in there, f"{path.name} cites KL {paragraph}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_encounter_cited_stands_on_the_rules_page(page: Path) -> None:
    there = set(re.findall(r"^## KL-([A-Z][a-z][A-Za-z-]+) ", prose(page), re.MULTILINE))
    for path in [*rule_files(), *scenarios_and_tests()]:
        named = set(re.findall(r"\bKL-([A-Z][a-z][A-Za-z]*(?:-[A-Z][a-z]+)*)", prose(path)))
        assert named <= there, path.name


def test_pages_in_both_languages_are_there() -> None:
    assert [page.name for page in PAGES] == ["rules.en.md", "rules.fr.md"]


def test_a_ruling_that_nobody_cites_would_be_missed(tmp_path: Path) -> None:
    """The count can fail: code does not count, only what a reader is told; ranges do."""
    path = tmp_path / "rule.py"
    path.write_text('"""KL-R01, KL-R07 … KL-R09"""\nKL_R05 = 1  # KL-R12\nx = f"{KL_R05}"\n', encoding="utf-8")
    assert set(where("R", [path])) == {1, 7, 8, 9, 12}
    path = tmp_path / "scenario.toml"
    path.write_text("# KL-R50\n[KL-S01]\n", encoding="utf-8")
    assert set(where("R", [path])) == {50}
    assert set(where("S", [path])) == {1}
