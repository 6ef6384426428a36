"""Scenario files: cases in TOML, each with a situation, decisions, and what is expected.

    game = "korsar"

    [KO-S07]
    title = "Safe return, then the action"
    given = '''
    players 2
    seat  hand
    0     ship 3
    ship 8 of 0
    '''
    expect.loot = [8, 0]

    [[KO-S07.then]]
    do = ["0: ship 3"]
    expect.ships = ["ship 3 of 0"]

A table inside a case that has no name of its own here is a variant: what the case says, and what the variant adds.
Of a case with variants these alone are run.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.sentence import Flaw, Refused, Sentence
from ludotheque.games import find_game

# What a case may say, and of which type.
KEYS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "title": str,
    "rules": list,
    "options": dict,
    "given": str,
    "deal": int,
    "chance": list,
    "do": list,
    "expect": dict,
    "then": list,
}
MERGED = {"options", "title", "rules", "game"}
"""What a variant may say although the table around it says it too."""
DEEPEST, LONGEST_NUMBER = 32, 4300
"""Tables in tables that are read, and digits of a number, of which Python reads no more either."""
STEP_KEYS: dict[str, type | tuple[type, ...]] = {"do": list, "expect": dict}


@dataclass(frozen=True)
class Step:
    """Decisions, then what is expected after them."""

    do: tuple[str, ...]
    expect: Mapping[str, Any]


@dataclass(frozen=True)
class Case:
    """One case. `line` is where it begins in its file, `given_line` where its position does."""

    id: str
    game: Game[Any]
    title: str
    options: Mapping[str, object]
    given: str
    deal: int | None
    chance: tuple[int, ...]
    steps: tuple[Step, ...]
    line: int
    given_line: int


def read_cases(text: str) -> list[Case]:
    """The cases of a scenario file, in its order; raises Flaw."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        at = re.search(r"line (\d+)", str(wrong))
        line = int(at[1]) if at else text.rstrip("\n").count("\n") + 1
        raise Flaw(Sentence("error-scenario-toml"), line) from None
    except ValueError:
        long = re.search(rf"[\d_]{{{LONGEST_NUMBER},}}", text)
        line = text.count("\n", 0, long.start()) + 1 if long else 1
        raise Flaw(Sentence("error-scenario-beyond"), line) from None
    except RecursionError:
        raise Flaw(Sentence("error-scenario-toml"), 1) from None
    common = {name: value for name, value in tables.items() if not isinstance(value, dict)}
    named = {name: value for name, value in tables.items() if isinstance(value, dict)}
    for name, value in tables.items():
        if is_beyond(value, DEEPEST):
            raise Place(text, (name,)).flaw("error-scenario-beyond")
    check_types(common, KEYS, Place(text, ()))
    return [case for name, table in named.items() for case in cases_in(Place(text, (name,)), {**common, **table})]


def is_beyond(value: Any, depth: int) -> bool:
    """Whether it is nested deeper than this, or has a number with more digits than can be shown."""
    if isinstance(value, dict | list):
        inside = value.values() if isinstance(value, dict) else value
        return depth == 0 or any(is_beyond(each, depth - 1) for each in inside)
    return isinstance(value, int) and abs(value) >= 10**LONGEST_NUMBER


@dataclass(frozen=True)
class Place:
    """A table of a file: the names that lead to it."""

    text: str
    names: tuple[str, ...]

    @property
    def id(self) -> str:
        return ".".join(self.names)

    @property
    def line(self) -> int:
        """The line of the table's header, or of the nearest table around it."""
        for n in range(len(self.names), 0, -1):
            header = r"\s*\.\s*".join(rf"[\"']?{re.escape(name)}[\"']?" for name in self.names[:n])
            found = re.search(rf"^[ \t]*\[\s*{header}\s*\]", self.text, re.MULTILINE)
            if found:
                return self.text.count("\n", 0, found.start()) + 1
        return 1

    @property
    def given_line(self) -> int:
        """The line above the first one of the position, here or in the nearest table around it."""
        lines = self.text.split("\n")
        for n in range(len(self.names), 0, -1):
            start = Place(self.text, self.names[:n]).line
            for number in range(start, len(lines)):
                if re.match(r"\s*\[", lines[number]):
                    break
                if re.match(r"\s*given\s*=", lines[number]):
                    return number + 1
        return self.line

    def flaw(self, id: str, **args: int | str) -> Flaw:
        return Flaw(Sentence(id, args), self.line, self.id)


def cases_in(place: Place, table: Mapping[str, Any]) -> Iterator[Case]:
    """The case of a table, or its variants."""
    said = {name: value for name, value in table.items() if name in KEYS}
    variants = {name: value for name, value in table.items() if name not in KEYS}
    check_types(said, KEYS, place)
    for name, variant in variants.items():
        if not isinstance(variant, dict):
            raise place.flaw("error-scenario-key", got=name, expected=", ".join(KEYS))
        for key in variant.keys() & said.keys() - MERGED:
            raise Place(place.text, (*place.names, name)).flaw("error-scenario-twice", key=key)
        options = {**said.get("options", {}), **variant.get("options", {})}
        yield from cases_in(Place(place.text, (*place.names, name)), {**said, **variant, "options": options})
    if not variants:
        yield case_of(place, said)


def check_types(said: Mapping[str, Any], keys: Mapping[str, type | tuple[type, ...]], place: Place) -> None:
    """Raises Flaw for an unknown key or a value of another type."""
    for name, value in said.items():
        if name not in keys:
            raise place.flaw("error-scenario-key", got=name, expected=", ".join(keys))
        if not isinstance(value, keys[name]) or isinstance(value, bool):
            raise place.flaw("error-scenario-type", key=name)


def case_of(place: Place, said: Mapping[str, Any]) -> Case:
    steps = (step_of(place, {key: said[key] for key in STEP_KEYS if key in said}), *then(place, said))
    if not any(step.expect for step in steps):
        raise place.flaw("error-scenario-empty")
    try:
        game = find_game(said.get("game", ""))
    except Refused as refused:
        raise Flaw(refused.sentence, place.line, place.id) from None
    return Case(
        id=place.id,
        game=game,
        title=said.get("title", ""),
        options=said.get("options", {}),
        given=said.get("given", ""),
        deal=said.get("deal"),
        chance=tuple(said.get("chance", ())),
        steps=steps,
        line=place.line,
        given_line=place.given_line,
    )


def then(place: Place, said: Mapping[str, Any]) -> Iterator[Step]:
    for step in said.get("then", []):
        if not isinstance(step, dict):
            raise place.flaw("error-scenario-type", key="then")
        check_types(step, STEP_KEYS, place)
        yield step_of(place, step)


def step_of(place: Place, said: Mapping[str, Any]) -> Step:
    do = said.get("do", [])
    if not all(isinstance(decision, str) for decision in do):
        raise place.flaw("error-scenario-type", key="do")
    return Step(tuple(do), said.get("expect", {}))
