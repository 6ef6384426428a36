"""Every ruling is cited where its rule lives and where it is tested; nothing is cited that does not exist."""

from __future__ import annotations

import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tests.books import BOOKS, Book, every_book, up_to

TESTS = Path(__file__).resolve().parent
pages = [(book, page) for book in BOOKS for page in book.pages]
every_page = pytest.mark.parametrize(("book", "page"), pages, ids=[f"{book.game}-{page.name}" for book, page in pages])


@cache
def prose(path: Path) -> str:
    """What a file says to its reader: comments and docstrings of Python, comments and strings of TOML, pages whole."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(token.string for token in tokens if token.type in (tokenize.COMMENT, tokenize.STRING))


def rule_files(book: Book) -> list[Path]:
    return sorted([*book.folder.rglob("*.py"), *book.folder.rglob("*.toml")])


@cache
def scenarios_and_tests() -> list[Path]:
    """Tests and scenarios, but for this one, which cites in order to count."""
    found = [*TESTS.rglob("*.py"), *TESTS.rglob("*.toml")]
    return sorted(path for path in found if path != Path(__file__).resolve() and ".cache" not in path.parts)


def cited(code: str, kind: str, text: str) -> set[int]:
    """The numbers of this kind that a text cites, like R rulings; ranges too."""
    numbers = rf"{code}-{kind}(?P<first>\d\d?)(?:\s*(?:…|to|–|-)\s*(?:{code}-)?{kind}(?P<last>\d\d?))?"
    out = set()
    for match in re.finditer(numbers, text):
        first = int(match["first"])
        out |= set(range(first, int(match["last"] or first) + 1))
    return out


def where(code: str, kind: str, paths: Iterable[Path]) -> dict[int, list[str]]:
    """For each number cited, the files that do."""
    out = defaultdict(list)
    for path in paths:
        for number in cited(code, kind, prose(path)):
            out[number].append(path.name)
    return out


def uncited(book: Book, paths: Iterable[Path]) -> list[str]:
    """The rulings that none of these files cites, of those that make a rule."""
    missing = book.rulings - book.texts_only - set(where(book.code, "R", paths))
    return [f"{book.code}-R{n:02}" for n in sorted(missing)]


@every_book
def test_every_ruling_is_cited_by_a_rule(book: Book) -> None:
    assert uncited(book, rule_files(book)) == []


@every_book
def test_every_ruling_is_cited_by_a_test(book: Book) -> None:
    assert uncited(book, scenarios_and_tests()) == []


@every_book
def test_every_case_of_the_reference_is_cited_by_a_test(book: Book) -> None:
    for kind, numbers in book.cases.items():
        assert set(where(book.code, kind, scenarios_and_tests())) >= numbers


@every_page
def test_every_ruling_stands_on_the_rules_page(book: Book, page: Path) -> None:
    assert cited(book.code, "R", prose(page)) == book.rulings


@every_book
def test_nothing_is_cited_that_does_not_exist(book: Book) -> None:
    for kind, possible in {"R": book.rulings, **book.cases}.items():
        found = where(book.code, kind, [*rule_files(book), *scenarios_and_tests(), *book.pages])
        assert {n: files for n, files in found.items() if n not in possible} == {}


@every_page
def test_every_paragraph_cited_stands_on_the_rules_page(book: Book, page: Path) -> None:
    there = set(re.findall(rf"^## {book.code} (\d+(?:\.\d+)*)", prose(page), re.MULTILINE))
    for path in [*rule_files(book), *scenarios_and_tests()]:
        for paragraph in re.findall(rf"\b{book.code} (\d+(?:\.\d+)*)", prose(path)):
            # A numbered step of a paragraph is cited as KO 2.8.3.
            assert paragraph in there or paragraph.rpartition(".")[0] in there, f"{path.name}: {book.code} {paragraph}"


@every_page
def test_every_card_cited_stands_on_the_rules_page(book: Book, page: Path) -> None:
    """Cards have names instead of numbers: KL-Old-Hand, KO-ship."""
    name = rf"{book.code}-([A-Za-z][a-z]+(?:-[A-Z][a-z]+)*)"
    there = set(re.findall(rf"^## {name} ", prose(page), re.MULTILINE))
    for path in [*rule_files(book), *scenarios_and_tests()]:
        assert set(re.findall(rf"\b{name}", prose(path))) <= there, path.name


@every_book
def test_pages_in_both_languages_are_there(book: Book) -> None:
    assert [page.name for page in book.pages] == ["rules.en.md", "rules.fr.md"]


def test_a_ruling_that_nobody_cites_would_be_missed(tmp_path: Path) -> None:
    """The count can fail: code does not count, only what a reader is told; ranges do."""
    path = tmp_path / "rule.py"
    path.write_text('"""KO-R01, KO-R07 … KO-R09"""\nKO_R05 = 1  # KO-R12\nx = f"{KO_R05}"\n', encoding="utf-8")
    assert set(where("KO", "R", [path])) == {1, 7, 8, 9, 12}
    book = Book("korsar", "KO", {}, up_to(12), {2, 3, 4, 6}, {})
    assert uncited(book, [path]) == ["KO-R05", "KO-R10", "KO-R11"]
    path = tmp_path / "scenario.toml"
    path.write_text("# KO-R50\n[KO-S01]\n", encoding="utf-8")
    assert set(where("KO", "R", [path])) == {50}
    assert set(where("KO", "S", [path])) == {1}
