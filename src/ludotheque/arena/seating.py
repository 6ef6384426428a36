"""Who sits where. A round is a set of line-ups in which every bot has every seat equally often.

    two bots, four seats        AABB BAAB BBAA ABBA  |  ABAB BABA
    one against three           ABBB BABB BBAB BBBA
    four bots, three seats      ABC BCA CAB  BCD CDB DBC  CDA DAC ACD  DAB ABD BDA  |  …

A round is what comes out of one line-up when all move on by one seat, and when each bot gives its seats to the next.
All line-ups are in some round: those in which no bot has two seats more than another.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations, permutations
from math import comb, factorial, gcd
from random import Random

from ludotheque.core.sentence import Refused, Sentence

LineUp = tuple[str, ...]
"""The bot of each place; a place is a seat, or the seats that win together."""

MOST = 100_000
"""Line-ups that are looked through; eight bots at seven seats have 40,320."""


@dataclass(frozen=True)
class Seating:
    """A game to be played: its number, the number of its deal, and who plays."""

    number: int
    deal: int
    line_up: LineUp


class Schedule:
    """The games of a contest, in the order in which they are played, without an end."""

    def __init__(self, bots: tuple[str, ...], n_places: int, seed: int, *, duplicate: bool) -> None:
        self.rounds, self.duplicate = rounds(bots, n_places), duplicate
        Random(seed).shuffle(self.rounds)
        self.ends = list(accumulate(map(len, self.rounds)))

    def whole(self, n: int) -> int:
        """The least number of games, n or more, that is a number of whole rounds."""
        cycles, left = divmod(n - 1, self.ends[-1])
        return cycles * self.ends[-1] + self.ends[bisect_left(self.ends, left + 1)]

    def games(self, n: int) -> Iterator[Seating]:
        """The first n games."""
        number = 0
        deal = -1
        while True:
            for round in self.rounds:
                deal += 1
                for line_up in round:
                    if number == n:
                        return
                    yield Seating(number, deal if self.duplicate else number, line_up)
                    number += 1


def rounds(bots: tuple[str, ...], n_places: int) -> list[list[LineUp]]:
    """Every round; raises Refused where there are too many line-ups to look through."""
    n_bots = len(bots)
    if comb(n_bots, n_places % n_bots) * factorial(n_places) > MOST:
        raise Refused(Sentence("error-arena-too-many-bots", {"got": n_bots, "places": n_places}))
    found: dict[tuple[LineUp, ...], None] = {}
    done: set[tuple[int, ...]] = set()
    for line_up in arrangements(n_bots, n_places):
        if line_up not in done:
            turned = Counter(turns(line_up, n_bots))
            done.update(turned)
            found[named(turned, bots)] = None
    return [list(round) for round in found]


def arrangements(n_bots: int, n_places: int) -> Iterator[tuple[int, ...]]:
    """Every line-up, some of them more than once, in which no bot has two places more than another."""
    least, more = divmod(n_places, n_bots)
    for extra in combinations(range(n_bots), more):
        yield from permutations([*range(n_bots)] * least + [*extra])


def turns(line_up: tuple[int, ...], n_bots: int) -> Iterator[tuple[int, ...]]:
    """The line-up with all moved on by so many seats, and each bot's places given to one so much further on."""
    for moved in range(len(line_up)):
        for further in range(n_bots):
            yield tuple((bot + further) % n_bots for bot in line_up[moved:] + line_up[:moved])


def named(turned: Counter[tuple[int, ...]], bots: tuple[str, ...]) -> tuple[LineUp, ...]:
    """The round with names for numbers, each line-up as often as is needed, no oftener."""
    counts: Counter[LineUp] = Counter()
    for line_up, n in turned.items():
        counts[tuple(bots[bot] for bot in line_up)] += n
    divisor = gcd(*counts.values())
    return tuple(line_up for line_up in sorted(counts) for _ in range(counts[line_up] // divisor))
