"""Dives at which encounter cards are held."""

from __future__ import annotations

from tests.games.keylargo.played import Played, Situation


def dive(situation: Situation, row: str, *lines: str, chance: tuple[int, ...] = ()) -> Played:
    """Seat 0 dives: wreck, divers, encounter cards; the boat at the bar keeps the game from running on."""
    table = ["turn 0", "seat  boat  divers  encounters", f"0  {row}", "1  bar"]
    return situation("\n".join([*table, *lines]), encounters=True, chance=chance)


BOTH_DIVE = """
    turn 1
    seat  boat  divers                    encounters
    0     A     bare                      saboteur
    1     C     hose trident; hose; bare  -
    2     bar   bare                      tourist_bar
    wreck C medium: monster, gold 3, goods 2
"""
