"""Intervals, against figures worked out by hand."""

from __future__ import annotations

import random

import pytest

from ludotheque.arena.intervals import clusters, wilson


@pytest.mark.parametrize(("won", "n", "text"), [(5, 10, "50.0 [23.7–76.3]"), (0, 1000, "0.0 [0.0–0.4]")])
def test_intervals_are_those_of_wilson(won: int, n: int, text: str) -> None:
    assert str(wilson(won / n, n) * 100) == text


def test_independent_games_have_the_interval_of_wilson() -> None:
    """But for one game, which the estimate of the spread takes."""
    seen = [(deal, float(deal < 60)) for deal in range(100)]
    found, usual = clusters(seen).share(), wilson(0.6, 99)
    assert (found.low, found.high) == pytest.approx((usual.low, usual.high))


def test_games_that_go_together_count_as_one() -> None:
    once = clusters((deal, float(deal < 60)) for deal in range(100)).share()
    thrice = clusters((deal, float(deal < 60)) for deal in range(100) for _ in range(3)).share()
    assert (thrice.low, thrice.high) == pytest.approx((once.low, once.high))


def test_what_the_deal_decides_is_no_doubt_about_the_bots() -> None:
    """Of two games on a deal each bot mostly wins the one in which it leads: closer than 100 games of chance."""
    won = dict.fromkeys(range(46), (0.0, 1.0)) | {deal: (deal % 2, deal % 2) for deal in range(46, 50)}
    share, usual = clusters((deal, each) for deal in won for each in won[deal]).share(), wilson(0.5, 100)
    assert share.middle == 0.5
    assert share.high - share.low < 0.5 * (usual.high - usual.low)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_bot_that_always_wins_or_never_has_an_interval_still(share: float) -> None:
    found = clusters((deal, share) for deal in range(50)).share()
    assert found.middle == share
    assert 0.05 < found.high - found.low < 0.1


def test_one_deal_says_nearly_nothing() -> None:
    assert str(clusters([(0, 1.0)]).share() * 100) == "100.0 [20.7–100.0]"


def test_a_mean_has_the_normal_interval() -> None:
    mean = clusters((deal, value) for deal, value in enumerate([1.0, 2.0, 3.0, 4.0, 5.0])).mean()
    assert (mean.middle, mean.high - mean.middle) == pytest.approx((3.0, 1.96 * 2.5**0.5 / 5**0.5), rel=1e-4)


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    """Deals of four games, of which luck makes some easy and some hard to win."""
    dice, held = random.Random(1), 0
    for _ in range(1000):
        chances = [dice.choice((0.2, 0.6)) for _ in range(60)]
        found = clusters((deal, float(dice.random() < chances[deal])) for deal in range(60) for _ in range(4)).share()
        held += found.low <= 0.4 <= found.high
    assert 930 <= held <= 970
