"""Key Largo's levels that look ahead: plans are tried, all else is by rules of thumb, and that wins."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from ludotheque.bots.guided import GuidedBot
from ludotheque.bots.keylargo import THUMB
from ludotheque.bots.keylargo.planning import Planning, Trials
from ludotheque.core.conformance import dealt, walk
from ludotheque.core.modes import compiled, plain
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import CARDS, DIVE
from ludotheque.games.keylargo.state import Action
from ludotheque.search import Budget, Choice
from tests.bots.contests import first_of


def last_morning(mode: Any) -> tuple[Any, Any]:
    """Rules of a mode, and a state in which seat 0 plans the last day: it has no money, and one bare diver."""
    rules, s = mode(GAME), dealt(plain(GAME), GAME.options_of({"players": 3}), 1)
    s.day, s.money[0] = s.days, 0
    return rules, rules.load(s.pack())


def planned(mode: Any, simulations: int, seed: int = 1) -> list[Choice]:
    rules, s = last_morning(mode)
    trials = Trials(rules.of(THUMB), rules.observe(s, 0), 0, seed)
    return trials.compare(rules.legal_actions(s, 0), Budget(simulations))


def test_the_moments_of_a_visit_are_left_to_rules_of_thumb() -> None:
    rules, plans = compiled(GAME), 0
    for moment in islice(walk(rules, GAME.options_of({"encounters": True}), 1), 120):
        observation = rules.observe(moment.state, moment.seat)
        choice = Planning(THUMB, Budget(30))(rules, moment.seat, 1).decide(observation, moment.legal)
        assert choice in moment.legal
        if moment.legal[0] >= DIVE:
            assert choice == GuidedBot(rules.of(THUMB), moment.seat, 1).decide(observation, moment.legal)
        plans += moment.legal[0] < DIVE
    assert plans > 0


def test_on_the_last_day_without_money_one_dives_and_goes_to_the_dolphins() -> None:
    best = planned(compiled, 400)[0].action
    assert {*divmod(best, CARDS)} == {Action.DIVE, Action.DOLPHINS}


@pytest.mark.parametrize("simulations", [1, 7, 400])
def test_every_plan_is_tried_and_the_better_half_more_often(simulations: int) -> None:
    choices = planned(compiled, simulations)
    assert sorted(choice.action for choice in choices) == [plan for plan in range(DIVE) if plan % (CARDS + 1)]
    assert min(choice.visits for choice in choices[:10]) > max(choice.visits for choice in choices[10:]) > 0
    assert all(0 <= choice.worth <= 1 for choice in choices)


def test_the_same_seed_finds_the_same_in_both_modes() -> None:
    assert planned(plain, 1) == planned(compiled, 1) == planned(compiled, 1) != planned(compiled, 1, seed=2)


def test_of_one_choice_there_is_something_to_say_too() -> None:
    rules, s = last_morning(compiled)
    (choice,) = Trials(rules.of(THUMB), rules.observe(s, 0), 0, 1).compare([2], Budget(9))
    assert (choice.action, choice.visits) == (2, 9)


def test_time_that_is_up_ends_the_trials() -> None:
    rules, s = last_morning(compiled)
    trials = Trials(rules.of(THUMB), rules.observe(s, 0), 0, 1)
    choices = trials.compare(rules.legal_actions(s, 0), Budget(10**9, seconds=0.0))
    assert max(choice.visits for choice in choices) <= 8


def test_one_that_plans_wins_more_than_its_share_against_three_by_rules_of_thumb() -> None:
    assert first_of(GAME, {"players": 4}, "strong shrewd shrewd shrewd", 48).share.low > 0.25
