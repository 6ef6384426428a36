"""The 78 cards (KO 1): their kinds, what is printed on them, and the palettes' names of the colours.

A card is known by its kind, 0 to 27:

    0 … 6     ship of 2 … 8 gold
    7 … 22    pirate: 7 + 4 * colour + strength - 1
    23 … 26   captain of each colour
    27        the Admiral
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.rule import rule

COLOURS = 4
SHIP, PIRATE, CAPTAIN, ADMIRAL, KINDS = 0, 7, 23, 27, 28
GOLD, STRENGTHS = range(2, 9), range(1, 5)
CARDS = 78


@rule
def is_ship(card: int) -> bool:
    return card < PIRATE


@rule
def is_pirate(card: int) -> bool:
    return PIRATE <= card < CAPTAIN


@rule
def colour_of(card: int) -> int:
    """The colour of a pirate or a captain; -1 for the Admiral, who has none (KO-R23)."""
    if card < CAPTAIN:
        return (card - PIRATE) >> 2
    if card < ADMIRAL:
        return card - CAPTAIN
    return -1


def ship(gold: int) -> int:
    return SHIP + gold - GOLD.start


def pirate(colour: int, strength: int) -> int:
    return PIRATE + 4 * colour + strength - 1


def captain(colour: int) -> int:
    """The captain of a colour; the catalogue names the person, by the colour alone (KO-R04)."""
    return CAPTAIN + colour


@dataclass(frozen=True)
class Edition:
    """What a box holds: for each kind its copies and its figure (gold of a ship, strength of a pirate, else 0)."""

    copies: tuple[int, ...]
    worth: tuple[int, ...]
    palettes: Mapping[str, tuple[str, ...]]

    @property
    def figures(self) -> tuple[int, ...]:
        return self.copies + self.worth


def read_edition(path: Path) -> Edition:
    """The edition in a `cards.toml`; raises ValueError naming file, row and what KO 1.2 expects."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    ships = _copies(data, "ships", path, GOLD)
    pirates = _copies(data, "pirates", path, STRENGTHS)
    captains, admirals = _copies(data, "characters", path, ("captains", "admirals"))
    palettes = _palettes(data, path)
    edition = Edition(
        copies=(*ships, *(pirates * COLOURS), *[captains // COLOURS] * COLOURS, admirals),
        worth=(*GOLD, *(list(STRENGTHS) * COLOURS), *[0] * (COLOURS + 1)),
        palettes=palettes,
    )
    for what, got, expected in _check_sums(ships, pirates, captains, admirals, palettes):
        if got != expected:
            raise ValueError(f"{path.name}: {what}: got {got}, expected {expected} (KO 1.2)")
    return edition


def _copies(data: Mapping[str, Any], table: str, path: Path, printed: Sequence[int | str]) -> list[int]:
    """How many copies there are of each card of a table."""
    rows, names = data.get(table, {}), [str(each) for each in printed]
    for key, copies in rows.items():
        if key not in names or type(copies) is not int or copies < 0:
            expected = f"one of {', '.join(names)} and how many copies"
            raise ValueError(f"{path.name}: row {key} = {copies} of [{table}]: expected {expected}")
    return [rows.get(name, 0) for name in names]


def _palettes(data: Mapping[str, Any], path: Path) -> dict[str, tuple[str, ...]]:
    palettes = data.get("palettes", {})
    for name, colours in palettes.items():
        if not isinstance(colours, list) or not all(isinstance(colour, str) for colour in colours):
            expected = f"the names of {COLOURS} colours"
            raise ValueError(f"{path.name}: row {name} = {colours} of [palettes]: expected {expected}")
    return {name: tuple(colours) for name, colours in palettes.items()}


def _check_sums(
    ships: list[int],
    pirates: list[int],
    captains: int,
    admirals: int,
    palettes: Mapping[str, tuple[str, ...]],
) -> list[tuple[str, object, object]]:
    """KO 1.2: what is counted, what it comes to, what it must be."""
    return [
        ("[ships]: number of ships", sum(ships), 25),
        ("[ships]: sum of gold", sum(g * n for g, n in zip(GOLD, ships, strict=True)), 100),
        ("[pirates]: pirates a colour", sum(pirates), 12),
        ("[pirates]: strength a colour", sum(s * n for s, n in zip(STRENGTHS, pirates, strict=True)), 30),
        ("[characters]: captains", captains, COLOURS),
        ("[characters]: admirals", admirals, 1),
        ("number of cards", sum(ships) + COLOURS * sum(pirates) + captains + admirals, CARDS),
        *((f"[palettes] {name}: different colours", len(set(colours)), COLOURS) for name, colours in palettes.items()),
        ("[palettes]: palettes", bool(palettes), True),
    ]


EDITION = read_edition(Path(__file__).with_name("cards.toml"))
