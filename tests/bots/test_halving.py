"""What bots share that try choices in the same worlds: how simulations are shared out, and that time is kept to."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludotheque.bots import halving
from ludotheque.bots.halving import rounds
from ludotheque.search import Budget, Choice


@dataclass
class Trial(halving.Trial):
    @property
    def mean(self) -> float:
        return float(self.action)

    def choice(self) -> Choice:
        return Choice(self.action, self.worlds, 0.5)


class Trials(halving.Trials[Trial]):
    """Of no game: it only counts."""

    chunk = 8

    def __init__(self) -> None:
        self.added: list[tuple[int, int]] = []

    def trial(self, action: int) -> Trial:
        return Trial(action)

    def add(self, trials: list[Trial], worlds: int) -> None:
        self.added.append((len(trials), worlds))
        for trial in trials:
            trial.worlds += worlds


def test_each_round_has_its_share_of_simulations_and_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.bots.halving.time.monotonic", lambda: 100.0)
    assert list(rounds(3, Budget(100, seconds=6.0))) == [(33, 102.0), (33, 104.0), (33, 106.0)]
    assert list(rounds(2, Budget(5))) == [(2, None), (2, None)]


@pytest.mark.parametrize(("simulations", "worlds"), [(60, [8, 8, 4]), (24, [8]), (1, [1])])
def test_choices_are_tried_in_as_many_worlds_each_and_in_one_at_least(simulations: int, worlds: list[int]) -> None:
    trials = Trials()
    choices = trials.alike([7, 2, 5], Budget(simulations))
    assert trials.added == [(3, n) for n in worlds]
    assert [(choice.action, choice.visits) for choice in choices] == [(each, sum(worlds)) for each in (7, 2, 5)]


def test_when_time_is_up_no_world_is_begun_but_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    trials, clock = Trials(), iter([0.0, 0.5, 1.5])
    monkeypatch.setattr("ludotheque.bots.halving.time.monotonic", lambda: next(clock))
    trials.alike([7, 2], Budget(1000, seconds=1.0))
    assert trials.added == [(2, 8), (2, 8)]
