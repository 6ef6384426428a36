"""Position text: what the positions of all games share. `docs/record-format.md` shows one.

A position is lines of a word and what it says, beside tables with one row a seat. `#` begins a remark, an
indented line goes on with the line above. What is not said takes its set-up value.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ludotheque.core.game import Game, Option, Options, OptionValue
from ludotheque.core.schema import Record, Row
from ludotheque.core.sentence import Flaw, Refused, Sentence

S = TypeVar("S", bound=Record)
V = TypeVar("V")
NOT_SAID = "?"
WIDTH = 100


class Bag(Counter[str]):
    """Cards whose order does not matter."""


@dataclass(frozen=True)
class Positions(Generic[S]):
    """A game's part of its position text.

    - `read(page, options)`: the situation on a page, with its automatic steps done; `options` is the row that
      `setup` reads. Raises Flaw for a contradiction;
    - `write(s)`: a whole state as lines, which read again give the same situation;
    - `write_seen(o, seat)`: an observation as lines, with numbers in the place of what the viewer does not see;
    - `tell(s)`: a whole state as JSON with names that scenarios may expect; a `Bag` for cards without an order.
    """

    read: Callable[[Page, Row], S]
    write: Callable[[S], list[str]]
    write_seen: Callable[[S, int | None], list[str]]
    tell: Callable[[S], dict[str, Any]]


@dataclass(frozen=True)
class Said:
    """Some words of a position and the number of their line."""

    line: int
    text: str

    def flaw(self, id: str, **args: int | str) -> Flaw:
        """A refusal of these words."""
        return Flaw(Sentence(id, args), self.line, self.text)

    def number(self, least: int, most: int) -> int:
        """The words as a number; raises Flaw if they are none, or it lies outside."""
        if re.fullmatch(r"\d{1,9}", self.text) and least <= int(self.text) <= most:
            return int(self.text)
        raise self.flaw("error-position-number", least=least, most=most)

    def one_of(self, names: Mapping[str, V]) -> V:
        """What the words stand for; raises Flaw that lists those that stand for something."""
        if self.text not in names:
            raise self.flaw("error-position-form", expected=", ".join(names))
        return names[self.text]

    def split(self, separator: str) -> list[Said]:
        """Its parts; none if nothing is said."""
        return [Said(self.line, part.strip()) for part in self.text.split(separator)] if self.text else []

    def by(self, pattern: re.Pattern[str], form: str) -> dict[str, Said]:
        """The groups of a pattern that matches all of the words; raises Flaw that shows the `form` expected."""
        match = pattern.fullmatch(self.text)
        if match is None:
            raise self.flaw("error-position-form", expected=form)
        return {name: Said(self.line, text.strip()) for name, text in match.groupdict().items() if text is not None}


def read(
    game: Game[S], text: str, given: Mapping[str, object] | None = None, figures: Sequence[int] | None = None
) -> S:
    """The state that a position text describes; options in `given` replace those in the text. Raises Flaw.

    `figures` are those of the edition, where it is not the game's own.
    """
    page = Page(text)
    options = options_on(game, page, given or {})
    s = codec(game).read(page, Row(game.row_of(options, figures)))
    page.finish()
    return s


def write(game: Game[S], s: S) -> str:
    """A whole state as a position text."""
    return "\n".join(codec(game).write(s)) + "\n"


def codec(game: Game[S]) -> Positions[S]:
    """The game's part; raises Refused if it has none."""
    if game.positions is None:
        raise Refused(Sentence("error-no-positions", {"game": game.name}))
    return game.positions


def options_on(game: Game[Any], page: Page, given: Mapping[str, object]) -> Options:
    """Complete options: those given, else those on the page, else the defaults."""
    said = {option.name: page.take(option.name) for option in game.options}
    read = {option.name: option_value(game, option, said[option.name]) for option in game.options}
    try:
        return game.options_of({**{name: value for name, value in read.items() if value is not None}, **given})
    except Flaw:
        raise
    except Refused as refused:
        raise Flaw(refused.sentence, min((each.line for each in said.values() if each), default=1)) from None


def option_value(game: Game[Any], option: Option, said: Said | None) -> OptionValue | None:
    """The value that is said, None if none is; raises Flaw."""
    if said is None:
        return None
    try:
        return option.read(said.text, game.name)
    except Refused as refused:
        raise Flaw(refused.sentence, said.line, said.text) from None


class Page:
    """A position text taken apart. What is taken is ticked off; `finish` refuses what nobody took."""

    def __init__(self, text: str) -> None:
        self.lines = logical_lines(text)
        self.asked: dict[str, None] = {}
        self.first: dict[str, int] = {}

    def take(self, word: str) -> Said | None:
        """What the line with this word says; raises Flaw if there are two."""
        found = self.take_all(word)
        if len(found) > 1:
            raise Flaw(Sentence("error-position-twice", {"word": word, "first": found[0].line}), found[1].line)
        return found[0] if found else None

    def take_all(self, word: str) -> list[Said]:
        """What each line with this word says, in order."""
        self.asked[word] = None
        mine = [said for said in self.lines if word_of(said) == word]
        self.lines = [said for said in self.lines if word_of(said) != word]
        return [Said(said.line, said.text[len(word) :].strip()) for said in mine]

    def number(self, word: str, least: int, most: int, unsaid: int) -> int:
        """The number that the line with this word says."""
        said = self.take(word)
        return unsaid if said is None else said.number(least, most)

    def seats(self, columns: Sequence[str], players: int) -> dict[int, dict[str, Said]]:
        """The cells of the seat table, by seat and column; what is not said is left out. Raises Flaw."""
        self.asked["seat"] = None
        header: list[str] = []
        rows: dict[int, dict[str, Said]] = {}
        others: list[Said] = []
        for said in self.lines:
            if word_of(said) == "seat":
                header = columns_of(said, columns)
            elif header and re.match(r"\d", said.text):
                seat, cells = row_of(said, header, players)
                if seat in rows:
                    raise said.flaw("error-position-seat-twice", seat=seat)
                rows[seat] = cells
            else:
                others.append(said)
        self.lines = others
        return rows

    def finish(self) -> None:
        """Raises Flaw for a line that nobody took."""
        for said in self.lines:
            raise said.flaw("error-position-word", got=word_of(said), expected=", ".join(self.asked))


def word_of(said: Said) -> str:
    return said.text.split(maxsplit=1)[0]


def logical_lines(text: str) -> list[Said]:
    """The lines without remarks and blank ones, each with those that go on with it."""
    lines: list[Said] = []
    for number, line in enumerate(textwrap.dedent(text).split("\n"), 1):
        bare = line.split("#", 1)[0].rstrip()
        if not bare:
            continue
        if bare[0].isspace() and lines:
            lines[-1] = Said(lines[-1].line, f"{lines[-1].text} {bare.strip()}")
        else:
            lines.append(Said(number, bare.strip()))
    return lines


def columns_of(said: Said, columns: Sequence[str]) -> list[str]:
    """The columns that a seat table's first line names."""
    names = said.text.split()[1:]
    for name in names:
        if name not in columns or names.count(name) > 1:
            raise said.flaw("error-position-column", got=name, expected=", ".join(columns))
    return names


def row_of(said: Said, header: list[str], players: int) -> tuple[int, dict[str, Said]]:
    """A seat's row: cells stand two spaces apart."""
    first, *cells = re.split(r"\s{2,}", said.text)
    seat = Said(said.line, first).number(0, players - 1)
    if len(cells) > len(header):
        raise said.flaw("error-position-cells", got=len(cells), expected=len(header))
    named = zip(header, cells, strict=False)
    return seat, {name: Said(said.line, cell) for name, cell in named if cell != NOT_SAID}


def seat_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table with its columns in line; the first column is the seat."""
    cells = [["seat", *header], *([str(i), *row] for i, row in enumerate(rows))]
    wide = [max(len(row[i]) for row in cells) for i in range(len(header) + 1)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in cells]


def wrapped(line: str) -> list[str]:
    """A long list as one that goes on in indented lines, parted after commas."""
    first, *others = line.split(", ")
    lines = [first]
    for part in others:
        if len(lines[-1]) + len(part) + 2 > WIDTH:
            lines[-1] += ","
            lines.append(f"  {part}")
        else:
            lines[-1] += f", {part}"
    return lines
