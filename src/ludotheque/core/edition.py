"""Editions: what is printed on a game's cards and boards, as data; and the files that say so.

A file of an edition is TOML. It names its game and itself; all else is for the game to read.

    game = "korsar"
    edition = "tilsit"

    [ships] # gold = copies
    2 = 5
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.core.sentence import Refused, Sentence

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
NAME_FORM = "a-z 0-9 -, 1–40"


@dataclass(frozen=True)
class Edition:
    """What is printed: its name, and the integers that `setup` reads after the options."""

    name: str
    figures: tuple[int, ...] = ()


BOX = Edition("box")
"""The edition of a game that has nothing to read from a file."""


class Misprint(NamedTuple):
    """What no box of a game has: where it stands, what is there, what has to be there, and the sentence about it."""

    row: str
    got: object
    expected: object
    sentence: str = "error-edition"

    def refused(self, file: str) -> Refused:
        args = {"file": file, "row": self.row, "got": str(self.got), "expected": str(self.expected)}
        return Refused(Sentence(self.sentence, args))


class Sheet:
    """A file of an edition, taken apart. What is taken is ticked off; `edition` refuses what nobody took.

    A row is called as it stands there: `game`, `[ships] 2`, `[prices.shop] hose`. Every refusal names file and row.
    """

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.asked: list[str] = []
        try:
            self.rows = dict(rows_of(tomllib.loads(text)))
        except (ValueError, RecursionError) as wrong:
            line = re.search(r"line (\d+)", str(wrong))
            args: dict[str, int | str] = {"file": file, "line": int(line[1]) if line else 1}
            raise Refused(Sentence("error-edition-toml", args)) from None

    def refused(self, row: str, got: object, expected: object) -> Refused:
        return Misprint(row, got, expected).refused(self.file)

    def take(self, row: str, expected: object) -> Any:
        """What the row says; raises Refused, with what is expected, if there is none."""
        self.asked.append(row)
        if row not in self.rows:
            args = {"file": self.file, "row": row, "expected": str(expected)}
            raise Refused(Sentence("error-edition-missing", args))
        return self.rows.pop(row)

    def name(self, row: str, expected: object = NAME_FORM) -> str:
        """A name such as games and editions have."""
        got = self.take(row, expected)
        if not isinstance(got, str) or not NAME.fullmatch(got):
            raise self.refused(row, got, expected)
        return got

    def number(self, row: str, least: int, most: int) -> int:
        expected = span(least, most)
        got = self.take(row, expected)
        if not is_number(got, least, most):
            raise self.refused(row, got, expected)
        return int(got)

    def numbers(self, row: str, count: int, least: int, most: int) -> list[int]:
        """A row of so many numbers: `[80, 100, 120]`."""
        expected = f"{count} × {span(least, most)}"
        got = self.take(row, expected)
        if not isinstance(got, list) or len(got) != count or not all(is_number(each, least, most) for each in got):
            raise self.refused(row, got, expected)
        return got

    def edition(self, game: str, figures: Sequence[int], misprints: Iterable[Misprint]) -> Edition:
        """The edition of this file, whose figures the game has read and checked; raises Refused."""
        said = self.name("game", game)
        if said != game:
            raise self.refused("game", said, game)
        name = self.name("edition")
        for row in self.rows:
            args = {"file": self.file, "row": row, "expected": ", ".join(self.asked)}
            raise Refused(Sentence("error-edition-row", args))
        for misprint in misprints:
            raise misprint.refused(self.file)
        return Edition(name, tuple(figures))


def rows_of(table: Mapping[str, Any], around: str = "") -> Iterator[tuple[str, Any]]:
    """Each row of a table, and of the tables in it, by the name that `Sheet` calls it."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from rows_of(value, f"{around}.{name}" if around else name)
        else:
            yield f"[{around}] {name}" if around else name, value


def is_number(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
