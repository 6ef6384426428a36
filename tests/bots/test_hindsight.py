"""Looking back on a decision: what it promised is known as well as what the best one did, and from what was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ludotheque.bots import hindsight, levels_of
from ludotheque.bots.hindsight import WORLDS, Judgement, judge, likely_reply
from ludotheque.bots.searching import Searching
from ludotheque.core import position
from ludotheque.core.conformance import walk
from ludotheque.core.modes import compiled, plain
from ludotheque.core.sight import noise
from ludotheque.games import BUILT_IN, find_game
from ludotheque.search import Budget

LAST_CARD = """
    players 2
    turn 0
    deck 0
    seat  hand
    0     red 4
    1     blue 1
    ship 8 of 1
    """


@pytest.fixture(autouse=True)
def nobody_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "COMPARING", Budget(400))


def strongest(game: str) -> Searching:
    maker = levels_of(game)["fearsome"]
    assert isinstance(maker, Searching)
    return maker


def moments(game: str, every: int, **options: Any) -> Iterator[Any]:
    """Some moments of a random game at which there is something to choose; each lasts until the next one."""
    found = find_game(game)
    walked = walk(plain(found), found.options_of(options), 3)
    return islice((moment for moment in walked if len(moment.legal) > 1), 0, None, every)


@pytest.mark.parametrize("game", [each.name for each in BUILT_IN])
def test_a_judgement_is_of_the_action_taken_and_of_the_best_one(game: str) -> None:
    rules, dice = plain(find_game(game)), random.Random(1)
    for moment in moments(game, 25):
        observation, taken = rules.observe(moment.state, moment.seat), dice.choice(moment.legal)
        found = judge(strongest(game), observation, moment.seat, moment.legal, taken, seed=1)
        assert found.best in moment.legal
        assert 0 <= found.kept <= 1
        assert 0 <= found.promised <= 1
        assert 0 <= found.doubt < 0.06
        assert found.best != taken or found == Judgement(taken, found.kept, found.kept, 0.0)


def test_it_comes_from_what_the_seat_saw() -> None:
    """Of a state with noise in all that it did not see, the same."""
    game, dice = find_game("katana"), random.Random(2)
    rules, maker = plain(game), strongest("katana")
    for moment in moments("katana", 30, players=4):
        seat, taken = moment.seat, moment.legal[0]
        drowned = game.open(rules.dump(moment.state))
        sight = game.sight(drowned, seat)
        noise(drowned, lambda field, sight=sight: sight.rows(field.seen), dice.randint)  # type: ignore[misc]
        seen = rules.observe(drowned, seat)
        assert seen == rules.observe(moment.state, seat)
        first, again = (judge(maker, seen, seat, moment.legal, taken, seed=1) for _ in range(2))
        assert first == again
        assert likely_reply(maker, seen, seat, taken, 1) == likely_reply(maker, seen, seat, taken, 1)


@pytest.mark.parametrize("game", [each.name for each in BUILT_IN])
def test_actions_that_are_compared_are_looked_at_alike(game: str) -> None:
    """As `look` does not: it gives up on what promises little."""
    rules = compiled(find_game(game))
    bot = strongest(game).within(Budget(400))(rules, 0, 1)
    for moment in moments(game, 25):
        bot.seat = moment.seat
        asked = random.Random(4).sample(moment.legal, 2)
        observation = plain(find_game(game)).observe(moment.state, moment.seat)
        compared = bot.compare(observation, moment.legal, asked)
        assert [choice.action for choice in compared] == asked
        assert {choice.visits for choice in compared} == {200}


def test_what_decides_the_game_is_known_and_so_is_what_loses_it() -> None:
    """KO 2.8: the last card takes the ship that decides; discarded it would leave the ship to its owner."""
    game = find_game("korsar")
    s = position.read(game, LAST_CARD)
    observation = plain(game).observe(s, 0)
    legal = plain(game).legal_actions(s, 0)
    takes = game.action_of(s, "pirate red 4 > ship 0")
    for taken in legal:
        found = judge(strongest("korsar"), observation, 0, legal, taken, seed=1)
        assert (found.best, found.promised) == (takes, 1.0)
        assert found.kept == (1.0 if taken == takes else 0.0)


def test_a_reply_is_somebody_elses_and_comes_in_some_of_the_worlds() -> None:
    rules, told = plain(find_game("katana")), 0
    for moment in moments("katana", 20, players=4):
        observation = rules.observe(moment.state, moment.seat)
        reply = likely_reply(strongest("katana"), observation, moment.seat, moment.legal[-1], 1)
        if reply is not None:
            told += 1
            assert reply.seat != moment.seat
            assert 1 / WORLDS <= reply.share <= 1
            assert reply.sentence.id.startswith("katana-action-")
    assert told


def test_what_is_laid_down_in_secret_is_nobodys_reply() -> None:
    """Key Largo: after the last choice of a day the next is to lay down cards, or what all see."""
    rules = plain(find_game("keylargo"))
    first = next(moments("keylargo", 1))
    observation = rules.observe(first.state, first.seat)
    assert likely_reply(strongest("keylargo"), observation, first.seat, first.legal[0], 1) is None
