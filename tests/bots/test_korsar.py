"""Korsar's rules of thumb: worth playing against, and they see no more than their seat does."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from ludotheque.bots import bots_of, make_bot
from ludotheque.bots.korsar import choose
from ludotheque.core.conformance import dealt, walk
from ludotheque.core.modes import compiled, plain
from ludotheque.core.play import play
from ludotheque.games.korsar import GAME
from tests.bots.duels import wins_of

DUELS = 1000


def test_rules_of_thumb_win_four_duels_of_five_against_random_from_both_seats() -> None:
    first = wins_of(compiled(GAME), {"players": 2}, bots=0b01, n=DUELS, seed=1)[0]
    second = wins_of(compiled(GAME), {"players": 2}, bots=0b10, n=DUELS, seed=2)[1]
    assert first + second >= 0.8 * 2 * DUELS
    assert min(first, second) >= 0.8 * DUELS


@pytest.mark.parametrize(("table", "fair"), [({"players": 3}, 1 / 3), ({"players": 4, "teams": True}, 1 / 2)])
def test_rules_of_thumb_win_more_than_their_share_in_company(table: dict[str, Any], fair: float) -> None:
    side = 0b11 if table.get("teams") else 0b01
    assert wins_of(compiled(GAME), table, side, DUELS, seed=3)[0] > 1.5 * fair * DUELS


@pytest.mark.parametrize("table", GAME.tables, ids=str)
def test_a_choice_is_the_same_from_the_state_as_from_what_the_seat_sees_of_it(table: dict[str, Any]) -> None:
    rules = plain(GAME)
    for moment in islice(walk(rules, GAME.options_of(table), 4), 0, None, 3):
        seen = GAME.open(rules.observe(moment.state, moment.seat))
        n = len(moment.legal)
        assert choose(seen, moment.seat, moment.legal, n) == choose(moment.state, moment.seat, moment.legal, n)


def test_a_choice_is_the_same_in_every_world_that_the_seat_considers_possible() -> None:
    rules, dice = plain(GAME), random.Random(5)
    for moment in islice(walk(rules, GAME.options_of({"players": 4}), 5), 0, None, 5):
        bot = make_bot("korsar", "easygoing", moment.seat, 1)
        observation = rules.observe(moment.state, moment.seat)
        world = rules.load(rules.sample_hidden(observation, moment.seat, dice.getrandbits(32)))
        assert bot.decide(rules.observe(world, moment.seat), moment.legal) == bot.decide(observation, moment.legal)


def test_bots_play_a_whole_game_in_plain_mode() -> None:
    rules = plain(GAME)
    bots = [
        make_bot("korsar", level, seat, seed=7) for seat, level in enumerate(("easygoing", "discovery", "easygoing"))
    ]
    s = play(rules, dealt(rules, GAME.options_of({"players": 3}), 7), [bot.decide for bot in bots])
    assert rules.is_terminal(s)


def test_levels_are_listed_from_the_weakest() -> None:
    assert list(bots_of("korsar")) == ["discovery", "easygoing"]
    assert list(bots_of("highcard")) == ["discovery"]


def test_a_level_without_a_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of discovery, easygoing"):
        make_bot("korsar", "fearsome", 0, 1)
