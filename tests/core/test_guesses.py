"""Guesses with weights, over Katana's state, which has room for them."""

from __future__ import annotations

from ludotheque.core.guesses import begin_doubt, end_doubt, fork, is_settled, place_of, put_at, tidy
from ludotheque.games.katana.state import DOUBTS, GUESSES, State

VIEWER, FINE = 2, 100


def doubting() -> State:
    """Of two things: both at 1; or the first at 0; or the second at 3."""
    s = State()
    for what in (5, 9):
        begin_doubt(s, VIEWER, what, 1)
    put_at(s, VIEWER, fork(s, VIEWER, 0, 2), 0, 0)
    put_at(s, VIEWER, fork(s, VIEWER, 0, 3), 1, 3)
    return s


def guesses(s: State) -> dict[tuple[int, ...], int]:
    things = range(s.n_doubtful[VIEWER])
    return {tuple(place_of(s, VIEWER, j, i) for i in things): s.weight[VIEWER, j] for j in range(s.n_guesses[VIEWER])}


def test_a_guess_has_a_place_for_each_thing() -> None:
    s = doubting()
    assert guesses(s) == {(1, 1): 1, (0, 1): 2, (1, 3): 3}
    assert not is_settled(s, VIEWER, 0)


def test_equal_guesses_are_one_and_what_weighs_nothing_is_none() -> None:
    s = doubting()
    put_at(s, VIEWER, 1, 0, 1)
    tidy(s, VIEWER, FINE)
    assert guesses(s) == {(1, 1): 1, (1, 3): 1}
    assert is_settled(s, VIEWER, 0)
    s.weight[VIEWER, 1] = 0
    tidy(s, VIEWER, FINE)
    assert guesses(s) == {(1, 1): 1}


def test_large_weights_are_halved_and_none_becomes_nothing() -> None:
    s = doubting()
    s.weight[VIEWER, 1], s.weight[VIEWER, 2] = 399, 200
    tidy(s, VIEWER, FINE)
    assert guesses(s) == {(1, 1): 1, (0, 1): 100, (1, 3): 50}


def test_a_thing_that_is_no_longer_doubtful_leaves_the_places_of_the_others() -> None:
    s = doubting()
    end_doubt(s, VIEWER, 0)
    tidy(s, VIEWER, FINE)
    assert s.doubtful[VIEWER, 0] == 9
    assert guesses(s) == {(1,): 1, (3,): 1}


def test_after_the_last_doubt_nothing_is_left_of_any_guess() -> None:
    s = doubting()
    end_doubt(s, VIEWER, 1)
    end_doubt(s, VIEWER, 0)
    assert (s.n_doubtful[VIEWER], s.n_guesses[VIEWER]) == (0, 0)
    assert all(s.doubtful[VIEWER, i] == 0 for i in range(DOUBTS))
    assert all(s.guess[VIEWER, j] == s.weight[VIEWER, j] == 0 for j in range(GUESSES))
