"""The 78 cards (KO 1): their kinds, what is printed on them, and the palettes' names of the colours.

A card is known by its kind, 0 to 27:

    0 … 6     ship of 2 … 8 gold
    7 … 22    pirate: 7 + 4 * colour + strength - 1
    23 … 26   captain of each colour
    27        the Admiral
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from ludotheque.core.edition import Edition, Misprint, Sheet
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


WORTH = (*GOLD, *(list(STRENGTHS) * COLOURS), *[0] * (COLOURS + 1))


def read_edition(text: str, file: str) -> Edition:
    """The edition in a file like `cards.toml`; raises Refused that names file, row and what KO 1.2 expects.

    Its figures: for each kind its copies, then for each kind its worth (gold of a ship, strength of a pirate, else 0).
    """
    sheet = Sheet(text, file)
    ships = [sheet.number(f"[ships] {gold}", 0, CARDS) for gold in GOLD]
    pirates = [sheet.number(f"[pirates] {strength}", 0, CARDS) for strength in STRENGTHS]
    captains = sheet.number("[characters] captains", COLOURS, COLOURS)
    admirals = sheet.number("[characters] admirals", 1, 1)
    copies = (*ships, *(pirates * COLOURS), *[captains // COLOURS] * COLOURS, admirals)
    figures = copies + WORTH
    return sheet.edition("korsar", figures, misprints(figures))


def misprints(figures: Sequence[int]) -> Iterator[Misprint]:
    """KO 1.2: what no box has among the figures of an edition."""
    copies, worth = figures[:KINDS], tuple(figures[KINDS:])
    if worth != WORTH:
        yield Misprint("worth", worth, WORTH)
    if min(copies) < 0:
        yield Misprint("copies", min(copies), 0)
    for row, got, expected in sums(copies):
        if got != expected:
            yield Misprint(row, got, expected, "error-edition-sum")


def sums(copies: Sequence[int]) -> Iterator[tuple[str, int, int]]:
    """KO 1.2: what is counted, what it comes to, what it must be."""
    ships = copies[SHIP:PIRATE]
    yield "[ships] copies", sum(ships), 25
    yield "[ships] gold × copies", sum(g * n for g, n in zip(GOLD, ships, strict=True)), 100
    for colour in range(COLOURS):
        pirates = copies[pirate(colour, 1) : pirate(colour + 1, 1)]
        yield "[pirates] copies", sum(pirates), 12
        yield "[pirates] strength × copies", sum(s * n for s, n in zip(STRENGTHS, pirates, strict=True)), 30
        yield "[characters] captains", COLOURS * copies[captain(colour)], COLOURS
    yield "[characters] admirals", copies[ADMIRAL], 1


def palettes(text: str) -> dict[str, tuple[str, ...]]:
    """KO 1.3: by the name of a palette, the colour of each slot."""
    return {name: tuple(colours) for name, colours in tomllib.loads(text).items()}


FOLDER = Path(__file__).parent
EDITION = read_edition((FOLDER / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
PALETTES = palettes((FOLDER / "palettes.toml").read_text(encoding="utf-8"))
