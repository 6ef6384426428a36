"""What a seat doubts of, as guesses with weights: rules for games in which cards go from hand to hand unseen.

The state has, for each viewer: `doubtful`, what it doubts of, in the first `n_doubtful` columns; `guess` and `weight`,
in the first `n_guesses` columns. A guess has for each doubtful thing a place of four bits, 0 to 15, whose meaning is
the game's. Behind those columns all is zero.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import pick
from ludotheque.core.rule import rule

BITS, PLACES = 4, 15


@rule
def place_of(s: Any, viewer: int, j: int, i: int) -> int:
    """Where a doubtful thing is, by a guess."""
    place: int = s.guess[viewer, j] >> BITS * i & PLACES
    return place


@rule
def put_at(s: Any, viewer: int, j: int, i: int, place: int) -> None:
    s.guess[viewer, j] += (place - place_of(s, viewer, j, i)) * (1 << BITS * i)


@rule
def pick_guess(s: Any, viewer: int, source: Any) -> int:
    """One of the viewer's guesses, by its weight; 0 if there are none."""
    total = 0
    for j in range(s.n_guesses[viewer]):
        total += s.weight[viewer, j]
    at = pick(source, max(1, total))
    j = 0
    while at >= s.weight[viewer, j] and total > 0:
        at -= s.weight[viewer, j]
        j += 1
    return j


@rule
def begin_doubt(s: Any, viewer: int, what: int, place: int) -> None:
    """A thing becomes doubtful, for which there must be room; it is still at that place by every guess."""
    i = s.n_doubtful[viewer]
    if i == 0:
        s.n_guesses[viewer] = 1
        s.weight[viewer, 0] = 1
    s.doubtful[viewer, i] = what
    s.n_doubtful[viewer] += 1
    for j in range(s.n_guesses[viewer]):
        put_at(s, viewer, j, i, place)


@rule
def fork(s: Any, viewer: int, j: int, weight: int) -> int:
    """One guess more, like this one, for which there must be room."""
    at: int = s.n_guesses[viewer]
    s.guess[viewer, at] = s.guess[viewer, j]
    s.weight[viewer, at] = weight
    s.n_guesses[viewer] += 1
    return at


@rule
def is_settled(s: Any, viewer: int, i: int) -> bool:
    """Whether a doubtful thing is in one place by all guesses."""
    for j in range(1, s.n_guesses[viewer]):
        if place_of(s, viewer, j, i) != place_of(s, viewer, 0, i):
            return False
    return True


@rule
def end_doubt(s: Any, viewer: int, i: int) -> None:
    """No doubt of this thing any more; those behind it move up. Guesses may be equal then."""
    n = s.n_doubtful[viewer] - 1
    for at in range(i, n):
        s.doubtful[viewer, at] = s.doubtful[viewer, at + 1]
    s.doubtful[viewer, n] = 0
    s.n_doubtful[viewer] = n
    low = (1 << BITS * i) - 1
    for j in range(s.n_guesses[viewer]):
        guess = s.guess[viewer, j]
        s.guess[viewer, j] = guess & low | guess >> BITS & ~low
        if n == 0:
            s.weight[viewer, j] = 0
    if n == 0:
        s.n_guesses[viewer] = 0


@rule
def tidy(s: Any, viewer: int, fine: int) -> None:
    """Leaves out guesses that weigh nothing, puts equal ones together, and keeps weights at most so large."""
    n = 0
    for j in range(s.n_guesses[viewer]):
        guess, weight = s.guess[viewer, j], s.weight[viewer, j]
        s.guess[viewer, j], s.weight[viewer, j] = 0, 0
        if weight > 0:
            at = 0
            while at < n and s.guess[viewer, at] != guess:
                at += 1
            s.guess[viewer, at] = guess
            s.weight[viewer, at] += weight
            n = max(n, at + 1)
    s.n_guesses[viewer] = n
    make_small(s, viewer, fine)


@rule
def make_small(s: Any, viewer: int, fine: int) -> None:
    """Takes out what all weights have in common, then halves those that are too large."""
    if s.n_guesses[viewer] == 0:
        return
    common, most = 0, 0
    for j in range(s.n_guesses[viewer]):
        most = max(most, s.weight[viewer, j])
        common = common_divisor(common, s.weight[viewer, j])
    size = 1
    while most // common // size > fine:
        size *= 2
    for j in range(s.n_guesses[viewer]):
        s.weight[viewer, j] = (s.weight[viewer, j] // common + size - 1) // size


@rule
def common_divisor(a: int, b: int) -> int:
    """The greatest one; that of 0 and a number is the number."""
    while b > 0:
        a, b = b, a % b
    return a
