"""Every guide, of every game: what it chooses is legal, and the same whatever its seat does not see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from ludotheque.bots import bots_of
from ludotheque.bots.guided import Guided, GuidedBot
from ludotheque.core.conformance import walk
from ludotheque.core.game import Game, OptionValue
from ludotheque.core.modes import Rules, plain
from ludotheque.core.sight import noise
from ludotheque.games import BUILT_IN


def guides_of(game: Game[Any]) -> dict[str, Rules]:
    return {name: plain(maker.game) for name, maker in bots_of(game.name).items() if isinstance(maker, Guided)}


TABLES = [
    pytest.param(game, table, id=f"{game.name}-{'-'.join(map(str, table.values()))}")
    for game in BUILT_IN
    for table in game.tables
]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_a_choice_is_legal_and_the_same_whatever_is_hidden(game: Game[Any], table: Mapping[str, OptionValue]) -> None:
    """From the observation, and from the whole state with noise in all that the seat does not see."""
    rules, guides, dice, seats = plain(game), guides_of(game), random.Random(1), set()
    assert guides
    for seed in range(2):
        for moment in walk(rules, game.options_of(table), seed):
            seat, observation = moment.seat, rules.observe(moment.state, moment.seat)
            drowned = game.open(rules.dump(moment.state))
            sight = game.sight(drowned, seat)
            noise(drowned, lambda field, sight=sight: sight.rows(field.seen), dice.randint)  # type: ignore[misc]
            in_noise = rules.dump(drowned)
            for name, guide in guides.items():
                choice = GuidedBot(guide, seat, seed).decide(observation, moment.legal)
                assert choice in moment.legal, name
                assert GuidedBot(guide, seat, seed).decide(in_noise, moment.legal) == choice, name
            seats.add(seat)
    assert seats == {*range(int(table["players"]))}
