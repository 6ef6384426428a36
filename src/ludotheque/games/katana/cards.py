"""The 90 playing cards, the characters and the figures of each number of players (KA 2).

The figures of an edition, in this order, are what `setup` reads after the options:

    copies        25 kinds of cards                                       KA 2.2 … 2.4
    accuracy      13 weapons                                              KA 2.2
    damage        13 weapons                                              KA 2.2
    resilience    12 characters                                           KA 2.5
    honour        for 3, 4, 5, 6, 7 players: the Shogun's, each other's   KA 2.8
    multipliers   for 3, 4, 5, 6, 7 players: Shogun, Samurai, Ninja,
                  Ninja with most stars, Ronin                            KA 2.7
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ludotheque.core.edition import Edition, Misprint, Sheet
from ludotheque.core.naming import word
from ludotheque.core.rule import rule
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.state import CARDS, CHARACTERS, KINDS, WEAPONS, Card, Character, Property

FACTORS = 5
ACCURACY = KINDS
DAMAGE = ACCURACY + WEAPONS
RESILIENCE = DAMAGE + WEAPONS
HONOUR = RESILIENCE + CHARACTERS
MULTIPLIERS = HONOUR + 2 * len(PLAYERS)
N_FIGURES = MULTIPLIERS + FACTORS * len(PLAYERS)
TOKENS = 30
"""Honour points in the box (KA 2.1)."""
MOST_ACCURACY, MOST_DAMAGE, MOST_RESILIENCE, MOST_HONOUR, MOST_FACTOR = 9, 9, 9, 15, 9
SCORED = ("shogun", "samurai", "ninja", "ninja_with_most_stars", "ronin")
SUMS = (("weapons", 0, WEAPONS, 32), ("actions", WEAPONS, Card.FOCUS, 43), ("properties", Card.FOCUS, KINDS, 15))


@rule
def is_weapon(card: int) -> bool:
    return card < Card.PARRY


@rule
def is_property(card: int) -> bool:
    return card >= Card.FOCUS


@rule
def card_of(property: int) -> int:
    """The card of a property."""
    return Card.FOCUS + property


def read_edition(text: str, file: str) -> Edition:
    """The edition in a file like `cards.toml`; raises Refused that names file, row and what KA 2 expects."""
    sheet = Sheet(text, file)
    weapons = [word(card) for card in Card if is_weapon(card)]
    actions = [word(card) for card in Card if not is_weapon(card) and not is_property(card)]
    figures = [sheet.number(f"[weapons.{name}] copies", 0, CARDS) for name in weapons]
    figures += [sheet.number(f"[actions] {name}", 0, CARDS) for name in actions]
    figures += [sheet.number(f"[properties] {word(property)}", 0, CARDS) for property in Property]
    figures += [sheet.number(f"[weapons.{name}] accuracy", 1, MOST_ACCURACY) for name in weapons]
    figures += [sheet.number(f"[weapons.{name}] damage", 1, MOST_DAMAGE) for name in weapons]
    figures += [sheet.number(f"[resilience] {word(character)}", 1, MOST_RESILIENCE) for character in Character]
    figures += by_players(sheet, [f"[honour] {name}" for name in ("shogun", "others")], 1, MOST_HONOUR)
    figures += by_players(sheet, [f"[multipliers] {name}" for name in SCORED], 0, MOST_FACTOR)
    return sheet.edition("katana", figures, misprints(figures))


def by_players(sheet: Sheet, rows: list[str], least: int, most: int) -> list[int]:
    """The numbers of these rows, all those of three players first."""
    columns = zip(*(sheet.numbers(row, len(PLAYERS), least, most) for row in rows), strict=True)
    return [number for column in columns for number in column]


def misprints(figures: Sequence[int]) -> Iterator[Misprint]:
    """KA 2.1, KA-R01, KA-R02: what no box has among the figures of an edition."""
    for group, start, stop, expected in SUMS:
        copies = figures[start:stop]
        if min(copies) < 0 or sum(copies) != expected:
            yield Misprint(f"[{group}] copies", sum(copies), expected, "error-edition-sum")
    for row, start, stop, least, most in (
        ("accuracy", ACCURACY, DAMAGE, 1, MOST_ACCURACY),
        ("damage", DAMAGE, RESILIENCE, 1, MOST_DAMAGE),
        ("[resilience]", RESILIENCE, HONOUR, 1, MOST_RESILIENCE),
        ("[honour]", HONOUR, MULTIPLIERS, 1, MOST_HONOUR),
        ("[multipliers]", MULTIPLIERS, N_FIGURES, 0, MOST_FACTOR),
    ):
        if not all(least <= figure <= most for figure in figures[start:stop]):
            yield Misprint(row, tuple(figures[start:stop]), f"{least}–{most}")
    for n, players in enumerate(PLAYERS):
        shogun, others = figures[HONOUR + 2 * n : HONOUR + 2 * n + 2]
        in_play = shogun + (players - 1) * others
        if in_play > TOKENS:
            yield Misprint(f"[honour] {players}", in_play, f"0–{TOKENS}")


FILE = Path(__file__).with_name("cards.toml")
EDITION = read_edition(FILE.read_text(encoding="utf-8"), FILE.name)
