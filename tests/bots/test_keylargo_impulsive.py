"""Key Largo's easygoing level: stands between a beginner and rules of thumb, and errs in its plans alone."""

from __future__ import annotations

import pytest

from ludotheque.bots import make_bot
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import plain
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import CARDS, LEAVE
from ludotheque.games.keylargo.state import Action, Phase, State
from tests.bots.contests import first_of

RULES = plain(GAME)


@pytest.mark.parametrize("bots", ["easygoing discovery", "shrewd easygoing"])
@pytest.mark.parametrize("encounters", [False, True])
def test_each_wins_more_than_the_one_below_with_half_the_seats_each(bots: str, encounters: bool) -> None:
    assert first_of(GAME, {"players": 4, "encounters": encounters}, bots, 120).share.low > 0.5


def decided(s: State, level: str) -> int:
    """What seat 0 chooses."""
    return make_bot(RULES, level, 0, 1).decide(RULES.observe(s, 0), RULES.legal_actions(s, 0))


def last_day(money: int) -> State:
    s: State = dealt(RULES, GAME.options_of({"players": 4}), 1)
    s.day, s.money[0] = s.days, money
    return s


def test_on_the_last_day_it_plans_to_hire_and_rules_of_thumb_do_not() -> None:
    s = last_day(1000)
    assert Action.BAR in divmod(decided(s, "easygoing"), CARDS)
    assert Action.BAR not in divmod(decided(s, "shrewd"), CARDS)


def test_once_at_the_bar_it_sees_that_there_is_nothing_left_to_hire_for() -> None:
    s = last_day(1000)
    s.owing = s.asked = s.turn = 0
    s.half, s.phase, s.place[0], s.boats[Action.BAR] = 1, Phase.BAR, Action.BAR, 1
    assert decided(s, "easygoing") == LEAVE != decided(s, "discovery")
