"""What the rules pages of each game number: paragraphs, rulings, and what else the references ask tests to cite."""

from __future__ import annotations

from collections.abc import Set
from pathlib import Path
from typing import NamedTuple

import pytest

import ludotheque

GAMES = Path(ludotheque.__file__).parent / "games"


class Book(NamedTuple):
    """The rules of a game as its pages tell them; `code` begins every number: KO 2.5, KO-R14."""

    game: str
    code: str
    chapters: dict[int, int]
    """Chapters of the reference, with their numbers of paragraphs."""
    rulings: Set[int]
    texts_only: Set[int]
    """Readings of a source's text, of which no rule comes."""
    cases: dict[str, Set[int]]
    """S acceptance scenarios, P properties."""

    @property
    def folder(self) -> Path:
        return GAMES / self.game

    @property
    def pages(self) -> list[Path]:
        return sorted(self.folder.glob("rules.*.md"))


def up_to(most: int) -> Set[int]:
    return frozenset(range(1, most + 1))


BOOKS = (
    Book("korsar", "KO", {1: 4, 2: 10, 3: 6}, up_to(49), {3, 46, 47, 48}, {"P": up_to(8), "S": up_to(28)}),
    Book("keylargo", "KL", {1: 12, 2: 10, 3: 2}, up_to(68), {57, 58}, {"S": up_to(20)}),
    Book("katana", "KA", {1: 0, 2: 9, 3: 12, 4: 7}, up_to(58) | {60, 61, 62, 63}, {54, 56}, {"S": up_to(32)}),
)

every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.game for book in BOOKS])
