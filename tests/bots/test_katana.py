"""Katana's rules of thumb: each camp wins more with them, and they see no more than their seat does."""

from __future__ import annotations

from functools import cache

import pytest

from ludotheque.bots import make_bot
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import compiled
from ludotheque.core.play import play
from ludotheque.games.katana import GAME
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.state import Camp
from tests.bots.katana_games import ALL_THINK, NOBODY_THINKS, Tally, camps_of, play_games
from tests.bots.katana_positions import RULES

GAMES = 1000


@cache
def at_random(players: int) -> Tally:
    """The games that every camp is compared with."""
    return play_games(compiled(GAME), players, NOBODY_THINKS, GAMES, seed=2)


SIDES = [(players, camp) for players in PLAYERS for camp in camps_of(players)]


@pytest.mark.parametrize(("players", "camp"), SIDES)
def test_a_camp_by_rules_of_thumb_wins_more_than_at_random(players: int, camp: Camp) -> None:
    """The rest plays at random; the intervals of 95 % do not touch."""
    thought = play_games(compiled(GAME), players, 1 << camp, GAMES, seed=2)
    assert thought.share(camp).low > at_random(players).share(camp).high


@pytest.mark.parametrize("players", PLAYERS)
def test_among_themselves_every_camp_has_its_chance_and_few_strike_their_own(players: int) -> None:
    tally = play_games(compiled(GAME), players, ALL_THINK, GAMES, seed=3)
    assert sum(tally.wins) == GAMES
    assert all(tally.wins[camp] > 0.08 * GAMES for camp in camps_of(players))
    assert tally.own_blows < 0.01 * GAMES


@pytest.mark.parametrize("players", PLAYERS)
def test_bots_play_a_whole_game_in_plain_mode(players: int) -> None:
    """`play` refuses an action that is not legal."""
    bots = [make_bot(RULES, "strong", seat, seed=seat) for seat in range(players)]
    s = play(RULES, dealt(RULES, GAME.options_of({"players": players}), 7), [bot.decide for bot in bots])
    assert RULES.is_terminal(s)
