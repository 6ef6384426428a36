"""Ids of actions that lie in ranges, one range a kind of action."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence


def start_of_range(starts: Sequence[int], end: int, number: int) -> int:
    """Where the range of an id starts; raises ValueError outside of 0 to `end` - 1. `starts` ascend from 0."""
    if not 0 <= number < end:
        raise ValueError(f"no action has the id {number}, expected 0 to {end - 1}")
    return starts[bisect_right(starts, number) - 1]
