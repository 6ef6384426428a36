"""The fit of what deeds tell in Katana (`benchmarks/deeds.py`)."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.deeds import Sample, chances, fitted, looks, loss, sample, told_by
from ludotheque.bots.katana import THUMB, deeds
from ludotheque.bots.katana.beliefs import dealings
from ludotheque.core.modes import plain

FIGURES = np.array(deeds.ATTACKED + deeds.SPARED + deeds.HINDERED + deeds.HELPED) / 1000


@pytest.fixture(scope="module")
def seen() -> Sample:
    """A few looks at games of five, played here by rules of thumb."""
    return sample(list(looks(plain(THUMB), 5, 8, 3)), 5)


def test_a_figure_counts_as_often_as_the_bot_counts_it() -> None:
    look = next(iter(looks(plain(THUMB), 5, 1, 4)))
    for dealing in dealings(5):
        camps = [dealing >> 2 * place & 3 for place in range(5)]
        assert np.dot(told_by(look, camps), FIGURES) == pytest.approx(deeds.told(look.state, look.viewer, dealing))


def test_what_a_seat_knows_itself_is_never_doubted(seen: Sample) -> None:
    found = chances(FIGURES, seen)
    assert found.sum(axis=1) == pytest.approx(1)
    assert (found[~seen.possible] == 0).all()
    assert seen.possible[np.arange(len(seen.true)), seen.true].all()


def test_fitted_figures_leave_less_to_be_guessed(seen: Sample) -> None:
    nothing = np.zeros_like(FIGURES)
    assert loss(fitted([seen]), seen) < loss(nothing, seen)


def test_the_figures_of_the_bot_tell_something_of_games_that_they_were_not_fitted_to(seen: Sample) -> None:
    assert loss(FIGURES, seen) < loss(np.zeros_like(FIGURES), seen)
