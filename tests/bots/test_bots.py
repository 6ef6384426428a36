"""Which bots there are, and that what is not there is refused."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from itertools import pairwise
from typing import get_args

import pytest

from ludotheque.bots import Bots, Level, levels_of, make_bot
from ludotheque.bots.random import RandomBot
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import plain
from ludotheque.games import BUILT_IN, find_game


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_a_game_has_all_levels_from_the_weakest(game: str) -> None:
    assert list(levels_of(game)) == list(get_args(Level))


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_each_level_that_looks_ahead_looks_further_than_the_one_before(game: str) -> None:
    """Of the strongest ones; only at Key Largo there are two of them."""
    all_levels = list(levels_of(game).values())
    levels = [level for level in all_levels if isinstance(level, Searching)]
    assert len(levels) == {"korsar": 1, "keylargo": 2, "katana": 1}[game]
    assert levels == all_levels[-len(levels) :]
    assert all(lower.budget.simulations < upper.budget.simulations for lower, upper in pairwise(levels))
    assert all(replace(level, budget=levels[0].budget) == levels[0] for level in levels)


def test_a_game_that_nothing_is_known_of_has_the_bot_that_needs_to_know_nothing() -> None:
    assert list(levels_of("highcard")) == ["discovery"]


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="highcard has no bot 'fearsome', expected one of random, discovery"):
        make_bot(plain(find_game("highcard")), "fearsome", 0, 1)


def test_a_strangers_bot_that_cannot_be_loaded_harms_no_other() -> None:
    broken = EntryPoint("highcard.broken", "a_package_that_is_not_there:Maker", "ludotheque.bots")
    bots = Bots({"random": RandomBot}, {"broken": broken})
    assert list(bots) == ["random", "broken"]
    assert bots["random"] is RandomBot
    with pytest.raises(ModuleNotFoundError, match="a_package_that_is_not_there"):
        bots["broken"]
