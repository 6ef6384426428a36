"""What a game had brought so far: the course of a game that is over is told by it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """How far a game had come, and what each seat had by then.

    `period`: the number of the day, round or turn that goes on, from 1; of the last one when the game is over.
    `counts`: one a seat, in what the game counts; who wins together has the same. At the end they are the scores.
    """

    period: int
    counts: tuple[int, ...]
