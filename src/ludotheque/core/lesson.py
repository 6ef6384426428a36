"""A game's lesson: positions from which somebody learns it by playing, and what is to be tried in each.

    seat = 0
    names = ["", "Basile", "Colette"]

    [options]
    players = 3

    [[chapter]]
    id = "ships"
    given = '''
    turn 0
    seat  hand
    0     ship 5, red 2, 1 more
    '''

    [[chapter.step]]
    id = "lay"
    rule = "KO 2.4"
    try = ["ship 5"]
    then = ["1: draw", "2: ship 3"]

`seat` learns, the others do what is written. Its words stand in the catalogue, under names made of these ids.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LINE = re.compile(r"(?P<seat>\d+): (?P<action>.+)")


@dataclass(frozen=True)
class Step:
    """What the learner tries: any of these actions, as texts. `rule`: the paragraph that it is about."""

    id: str
    rule: str
    tried: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """A decision that comes next: whose, the actions that it may be, and the step that it belongs to.

    The learner's own is the `step` itself; of the others it is the step that came before, None for none yet.
    """

    seat: int
    actions: tuple[str, ...]
    step: Step | None


@dataclass(frozen=True)
class Chapter:
    """A position, and all that happens from there, in order."""

    id: str
    given: str
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Lesson:
    """`names`: one a seat, the learner's empty; `options`: those of its table."""

    seat: int
    names: tuple[str, ...]
    options: Mapping[str, object]
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> list[Step]:
        """All that is tried, in order."""
        own = (move for chapter in self.chapters for move in chapter.moves if move.seat == self.seat)
        return [move.step for move in own if move.step is not None]


def lesson_in(folder: Path) -> Lesson:
    """The lesson in a game's folder, `lesson.toml`."""
    return read_lesson((folder / "lesson.toml").read_text(encoding="utf-8"))


def read_lesson(text: str) -> Lesson:
    """The lesson in a file's text. Raises ValueError if it is none: it belongs to the program, as the rules do."""
    table = tomllib.loads(text)
    known(table, ("seat", "names", "options", "chapter"))
    seat = int(table["seat"])
    chapters = tuple(chapter_of(each, seat) for each in table["chapter"])
    return Lesson(seat, tuple(table["names"]), dict(table["options"]), chapters)


def chapter_of(table: Mapping[str, Any], seat: int) -> Chapter:
    known(table, ("id", "given", "before", "step"))
    moves = others(table.get("before", ()), None)
    for each in table["step"]:
        known(each, ("id", "rule", "try", "then"))
        step = Step(each["id"], each["rule"], tuple(each["try"]))
        moves += [Move(seat, step.tried, step), *others(each.get("then", ()), step)]
    return Chapter(table["id"], table["given"], tuple(moves))


def others(lines: Iterable[str], step: Step | None) -> list[Move]:
    """The decisions of others, each as `1: draw`."""
    moves = []
    for line in lines:
        parts = LINE.fullmatch(line)
        if parts is None:
            raise ValueError(f"{line!r} is no decision of a lesson, expected one like '1: draw'")
        moves.append(Move(int(parts["seat"]), (parts["action"],), step))
    return moves


def known(table: Mapping[str, Any], words: tuple[str, ...]) -> None:
    """Raises ValueError for a word that says nothing in a lesson."""
    strange = [word for word in table if word not in words]
    if strange:
        raise ValueError(f"a lesson does not know {strange[0]!r} here, expected one of {', '.join(words)}")


def lesson_message(game: str, *ids: str) -> str:
    """The message of the catalogue that has the words for a step or a chapter of a game's lesson."""
    return "-".join((game, "lesson", *ids))


def lesson_messages(game: str, lesson: Lesson) -> list[str]:
    """All messages that a lesson needs."""
    chapters = [lesson_message(game, "chapter", each.id) for each in lesson.chapters]
    steps = [lesson_message(game, step.id) for step in lesson.steps]
    ended = [f"{chapter}-done" for chapter in chapters]
    return [*chapters, *ended, *(id + part for id in steps for part in ("", "-task", "-wrong")), f"{game}-lesson-ideas"]
