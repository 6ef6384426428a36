"""The fit of what Korsar's fitted bot weighs with (`benchmarks/figures.py`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from benchmarks.figures import TABLES, THUMB, Contests, Fit, halves
from ludotheque.bots.korsar.figures import FIGURES
from ludotheque.core.modes import plain
from ludotheque.games.korsar import GAME


@pytest.fixture(scope="module")
def contests() -> Contests:
    return Contests(plain(GAME))


def test_half_of_the_sides_sit_on_each_side() -> None:
    assert halves((0, 1)) == [0b01, 0b10]
    assert halves((0, 1, 2)) == [0b001, 0b010, 0b100, 0b011, 0b101, 0b110]
    assert halves((0, 0, 2, 2)) == [0b0011, 0b1100]
    assert [len(halves(GAME.sides(GAME.options_of(table)))) for table in TABLES] == [2, 6, 6, 20, 2]


@pytest.mark.parametrize("figures", [FIGURES, THUMB], ids=["fitted", "thumb"])
def test_who_meets_the_like_has_a_fair_share(contests: Contests, figures: Sequence[int]) -> None:
    assert contests.gain_at({"players": 2}, figures, figures, 4, 1) == 0


def test_what_one_wins_the_other_loses(contests: Contests) -> None:
    won = contests.gain_at({"players": 2}, FIGURES, THUMB, 12, 1)
    assert contests.gain_at({"players": 2}, THUMB, FIGURES, 12, 1) == pytest.approx(-won)
    assert won > 0


class Known(Contests):
    """Where it is known what wins: to be near these figures."""

    best = np.array(FIGURES) * 1.2

    def gain(self, first: Sequence[int], second: Sequence[int], games: int, seed: int) -> float:
        return 0.0 if len(first) < len(FIGURES) else -float(np.abs(np.array(first) - self.best).sum())


def test_figures_that_win_more_breed_the_next_ones() -> None:
    fit = Fit(Known(plain(GAME)), seed=1)
    before = fit.fitness(FIGURES)
    for _ in range(60):
        fit.breed()
    assert fit.fitness(fit.mean) > before / 2
    assert fit.rivals[0] == FIGURES
    assert fit.rivals[-1] == fit.mean
    assert len(fit.rivals) == 7
