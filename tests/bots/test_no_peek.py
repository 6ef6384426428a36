"""Every guide, of every game: what it chooses is legal, and the same whatever its seat does not see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from ludotheque.bots import bots_of
from ludotheque.bots.guided import Guided, GuidedBot
from ludotheque.core.conformance import walk
from ludotheque.core.game import OptionValue
from ludotheque.core.modes import plain
from ludotheque.core.sight import noise
from ludotheque.games import BUILT_IN


def guides() -> Iterator[Any]:
    for game in BUILT_IN:
        for name, maker in bots_of(game.name).items():
            if isinstance(maker, Guided):
                for table in game.tables:
                    yield pytest.param(maker, table, id=f"{game.name}-{name}-{'-'.join(map(str, table.values()))}")


@pytest.mark.parametrize(("maker", "table"), [*guides()])
def test_a_choice_is_legal_and_the_same_whatever_is_hidden(maker: Guided, table: Mapping[str, OptionValue]) -> None:
    """From the observation, and from the whole state with noise in all that the seat does not see."""
    game, dice = maker.game, random.Random(1)
    rules, seats = plain(game), set()
    for seed in range(2):
        for moment in walk(rules, game.options_of(table), seed):
            seat = moment.seat
            choice = GuidedBot(rules, seat, seed).decide(rules.observe(moment.state, seat), moment.legal)
            assert choice in moment.legal
            drowned = game.open(rules.dump(moment.state))
            sight = game.sight(drowned, seat)
            noise(drowned, lambda field, sight=sight: sight.rows(field.seen), dice.randint)  # type: ignore[misc]
            assert GuidedBot(rules, seat, seed).decide(rules.dump(drowned), moment.legal) == choice
            seats.add(seat)
    assert seats == {*range(int(table["players"]))}
