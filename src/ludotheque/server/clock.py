"""The time to decide: how much of it each person has left, and a bell for when it is up.

It is kept in memory only: after a restart whoever still owes a decision has all the time for it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from ludotheque.server.messages import TimeLeft


class Bell(Protocol):
    """What is to be called later."""

    def cancel(self) -> None:
        """It is not to be called any more."""


class Time:
    """Time as it passes; a test turns the hands of another."""

    def now(self) -> float:
        """In seconds, from any beginning."""
        return monotonic()

    def call_later(self, seconds: float, deed: Callable[[], None]) -> Bell:
        return asyncio.get_running_loop().call_later(seconds, deed)


@dataclass
class Span:
    """The seconds left for one decision at the moment `since`, from when on they run; None: they stand still."""

    decision: int
    left: float
    since: float | None = None

    def left_at(self, now: float) -> float:
        return self.left if self.since is None else max(0.0, self.left - (now - self.since))


class Clock:
    """The clock of one table; `ring` is called when somebody's time is up."""

    def __init__(self, seconds: int, time: Time, ring: Callable[[], None]) -> None:
        self._seconds, self._time, self._ring = seconds, time, ring
        self._spans: dict[int, Span] = {}
        self._bell: Bell | None = None

    def wind(self, owed: Mapping[int, int], runs_for: Container[int]) -> None:
        """Sets it by who owes which decision, and for whom of them the time runs; a new decision has all of it."""
        now = self._time.now()
        self._spans = {seat: self._span(seat, decision, now) for seat, decision in owed.items()}
        for seat, span in self._spans.items():
            span.since = now if seat in runs_for else None
        self._set_bell(now)

    def _span(self, seat: int, decision: int, now: float) -> Span:
        known = self._spans.get(seat)
        if known is None or known.decision != decision:
            return Span(decision, self._seconds)
        return Span(decision, known.left_at(now))

    def _set_bell(self, now: float) -> None:
        if self._bell is not None:
            self._bell.cancel()
        running = [span.left_at(now) for span in self._spans.values() if span.since is not None]
        coming = [left for left in running if left > 0]
        self._bell = self._time.call_later(min(coming), self._ring) if coming else None

    def is_up(self, seat: int) -> bool:
        """Whether the seat owes a decision and has no time left for it."""
        return seat in self._spans and self._spans[seat].left_at(self._time.now()) <= 0

    def told(self) -> list[TimeLeft]:
        """What everybody may know: who is waited for, and how long still."""
        now = self._time.now()
        spans = self._spans.items()
        return [TimeLeft(seat, round(span.left_at(now), 2), span.since is not None) for seat, span in spans]
