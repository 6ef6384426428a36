"""Korsar's discovery level loses to rules of thumb, beats chance, and makes a beginner's mistakes."""

from __future__ import annotations

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import position as positions
from ludotheque.core.modes import plain
from ludotheque.games.korsar import GAME
from tests.bots.contests import first_of

RULES = plain(GAME)
GAMES = 600


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 4}, {"players": 4, "teams": True}], ids=str)
def test_it_loses_three_games_of_five_to_rules_of_thumb_with_half_the_seats_each(table: dict[str, int]) -> None:
    assert first_of(GAME, table, "easygoing discovery", GAMES).share.low > 0.6


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players_clearly(seats: int) -> None:
    others = " random" * (seats - 1)
    assert first_of(GAME, {"players": seats}, "discovery" + others, GAMES).share.low > 1.4 / seats


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
def test_it_sees_the_newest_ship_then_its_own_richest(hand: str, ships: list[str], deed: str) -> None:
    lines = ["players 3", "turn 0", "seat  hand", f"0  {hand}", *(f"ship {each}" for each in ships)]
    s = positions.read(GAME, "\n".join(lines))
    bot = make_bot(RULES, "discovery", 0, 1)
    assert GAME.action_text(s, bot.decide(RULES.observe(s, 0), RULES.legal_actions(s, 0))) == deed
