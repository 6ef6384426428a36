"""Korsar's rules of thumb are worth playing against, and looking ahead with them is better still."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots import make_bot
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import plain
from ludotheque.core.play import play
from ludotheque.games.korsar import GAME
from tests.bots.contests import first_of, games_of

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


def test_one_that_looks_ahead_wins_more_than_half_with_half_the_seats() -> None:
    assert first_of(GAME, {"players": 4}, "strong shrewd", 96).share.low > 0.5


def test_bots_play_a_whole_game_in_plain_mode() -> None:
    bots = [make_bot(RULES, level, seat, seed=7) for seat, level in enumerate(("easygoing", "discovery", "easygoing"))]
    s = play(RULES, dealt(RULES, GAME.options_of({"players": 3}), 7), [bot.decide for bot in bots])
    assert RULES.is_terminal(s)
