"""Korsar's lower levels lose to those above, beat chance, and make the mistakes that are said of them."""

from __future__ import annotations

import pytest

from ludotheque.games.korsar import GAME
from tests.bots.contests import first_of
from tests.bots.korsar_positions import deed_of

GAMES = 600


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 4}, {"players": 4, "teams": True}], ids=str)
@pytest.mark.parametrize(
    "bots", ["easygoing discovery", "shrewd easygoing", "shrewd discovery"], ids=lambda bots: bots.replace(" ", "-")
)
def test_a_level_wins_clearly_more_than_one_below_with_half_the_seats_each(table: dict[str, int], bots: str) -> None:
    least = 0.6 if bots == "shrewd discovery" else 0.54
    assert first_of(GAME, table, bots, GAMES).share.low > least


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players_clearly(seats: int) -> None:
    others = " random" * (seats - 1)
    assert first_of(GAME, {"players": seats}, "discovery" + others, GAMES).share.low > 1.1 / seats


@pytest.mark.parametrize(
    ("hand", "ships", "deed"),
    [
        ("blue 1, blue 4, green 2", ["8 of 1", "2 of 2"], "pirate blue 4 > ship 1"),  # the newest, not the richest
        ("blue 1, blue 4", ["8 of 0: red 1 by 1", "2 of 2"], "pirate blue 4 > ship 1"),  # no defence of its own
        ("blue 1, blue 4, ship 3, ship 7", ["8 of 1", "2 of 2: red 4 by 1"], "ship 7"),  # too strong: lays the richest
        ("blue 1, blue 4", ["8 of 1", "2 of 2: red 4 by 1"], "draw"),
        ("captain blue, blue 4", ["8 of 1: blue 1 by 0, red 2 by 1"], "captain blue > ship 0"),
    ],
)
def test_an_easygoing_one_sees_the_newest_ship_then_its_own_richest(hand: str, ships: list[str], deed: str) -> None:
    assert deed_of("easygoing", hand, ships) == deed


def test_a_beginner_draws_until_the_hand_is_full() -> None:
    ships = ["8 of 1", "2 of 2"]
    assert deed_of("discovery", "blue 4, ship 3, ship 4, red 1, red 2, red 3", ships) == "draw"
    assert (
        deed_of("discovery", "blue 4, ship 3, ship 4, red 1, red 2, red 3, green 1", ships) == "pirate blue 4 > ship 1"
    )
