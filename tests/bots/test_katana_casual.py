"""Katana's easygoing level stands between the beginner and the rules of thumb, and forgets what others did to others."""

from __future__ import annotations

import pytest

from ludotheque.games.katana import GAME
from ludotheque.games.katana.options import PLAYERS
from tests.bots.contests import first_of
from tests.bots.katana_games import camps_of
from tests.bots.katana_positions import decided

DEALS = 60


@pytest.mark.parametrize("bots", ["easygoing discovery", "shrewd easygoing"])
@pytest.mark.parametrize("players", PLAYERS)
def test_it_beats_the_level_below_and_loses_to_the_one_above_the_camps_in_turn(players: int, bots: str) -> None:
    """Of each deal there are two games for each of three camps, or two for two camps."""
    n = DEALS * (6 if len(camps_of(players)) == 3 else 2)
    assert first_of(GAME, {"players": players}, bots, n, by_camp=True).share.low > 0.5


def ninja(deeds: str) -> str:
    """Seat 2 plays; in its reach are seats 1 and 3."""
    seats = "seat  role  hand\n0  shogun  bo\n1  ronin  bo\n2  ninja_1  bokken\n3  ninja_2  bo"
    return f"players 5\nturn 2\ndeeds {deeds}\n{seats}"


@pytest.mark.parametrize(
    ("deeds", "deed", "thought"),
    [
        ("1 > 2: attacked 3", "bokken > 1", "bokken > 1"),  # it strikes back
        ("4 > 0: attacked 4", "end", "bokken > 1"),  # seat 4 is the other Ninja then, and nobody else is one
        ("1 > 0: attacked 4", "end", "bokken > 3"),
    ],
)
def test_it_remembers_what_was_done_to_itself_and_nothing_else(deeds: str, deed: str, thought: str) -> None:
    assert decided(ninja(deeds), "easygoing") == deed
    assert decided(ninja(deeds), "shrewd") == thought


@pytest.mark.parametrize(("resilience", "answer"), [(4, "suffer"), (1, "parry parry")])
def test_it_parries_nothing_but_the_last_wound(resilience: int, answer: str) -> None:
    text = f"resolving katana > 1\nseat  role  character  resilience  hand\n1  ninja_1  benkei  {resilience}  parry, bo"
    assert decided(text, "easygoing") == answer
