"""Korsar's rules of thumb are worth playing against, fitted figures are better, and looking ahead with them best."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots import make_bot
from ludotheque.bots.korsar import FITTED, LEVELS
from ludotheque.bots.searching import Searching
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import plain
from ludotheque.core.play import play
from ludotheque.games.korsar import GAME
from ludotheque.search import Budget
from tests.bots.contests import first_of, games_of
from tests.bots.korsar_positions import deed_of

RULES = plain(GAME)


def test_rules_of_thumb_win_four_duels_of_five_against_random_from_both_seats() -> None:
    games = games_of(GAME, {"players": 2}, "shrewd random", 1200)
    for seat in range(2):
        own = [rows[seat].won for rows in games.values() if rows[seat].bot == "shrewd"]
        assert len(own) == 600
        assert sum(own) >= 0.8 * 600


@pytest.mark.parametrize(("table", "fair"), [({"players": 3}, 1 / 3), ({"players": 4, "teams": True}, 1 / 2)])
def test_rules_of_thumb_win_more_than_their_share_in_company(table: dict[str, Any], fair: float) -> None:
    others = " random" * (1 if table.get("teams") else 2)
    assert first_of(GAME, table, "shrewd" + others, 600).share.low > 1.5 * fair


@pytest.mark.parametrize(
    "table", [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 5}, {"players": 4, "teams": True}], ids=str
)
def test_fitted_figures_win_clearly_more_than_rules_of_thumb_with_half_the_seats_each(table: dict[str, Any]) -> None:
    assert first_of(GAME, table, "strong shrewd", 600).share.low > 0.55


def test_one_that_looks_ahead_wins_clearly_more_than_half_with_half_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """In teams, with a fortieth of the simulations that it has at the table."""
    monkeypatch.setitem(LEVELS, "fearsome", Searching(FITTED, Budget(500)))
    assert first_of(GAME, {"players": 4, "teams": True}, "fearsome strong", 40).share.low > 0.55


def test_fitted_figures_stop_the_next_one_and_leave_the_others_to_those_between() -> None:
    hand = "red 4, red 1, green 2"
    assert deed_of("strong", hand, ["5 of 1: blue 3 by 1"], players=4) == "pirate red 4 > ship 0"
    assert deed_of("strong", hand, ["5 of 3: blue 3 by 3"], players=4) == "draw"


@pytest.mark.parametrize("colour", ["red", "green"])
def test_fitted_figures_begin_with_the_colour_of_a_captain_in_hand(colour: str) -> None:
    deed = deed_of("strong", f"red 4, green 4, captain {colour}", ["5 of 1: blue 2 by 1"], players=4)
    assert deed == f"pirate {colour} 4 > ship 0"


def test_bots_play_a_whole_game_in_plain_mode() -> None:
    bots = [make_bot(RULES, level, seat, seed=7) for seat, level in enumerate(("easygoing", "discovery", "easygoing"))]
    s = play(RULES, dealt(RULES, GAME.options_of({"players": 3}), 7), [bot.decide for bot in bots])
    assert RULES.is_terminal(s)
