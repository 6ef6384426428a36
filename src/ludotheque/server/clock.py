"""The time to decide: how much of it each person has left, and a bell for when it is up.

What a decision has taken so far is kept in memory only: after a restart whoever still owes it has all its time again.
Not so where decisions have days: there the time is counted from when the row was written that asked for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic, time
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

    def date(self) -> float:
        """In seconds since 1970, by the calendar: what goes on while the machine sleeps or is off."""
        return time()

    def call_later(self, seconds: float, deed: Callable[[], None]) -> Bell:
        return asyncio.get_running_loop().call_later(seconds, deed)

    async def sleep(self, seconds: float) -> None:
        rung = asyncio.Event()
        self.call_later(seconds, rung.set)
        await rung.wait()


@dataclass
class ByTheCalendar(Time):
    """For decisions that have days. It wakes nobody: who sleeps so long is not in memory, see `caretaker.py`."""

    time: Time

    def now(self) -> float:
        return self.time.date()

    def call_later(self, seconds: float, deed: Callable[[], None]) -> Bell:
        return Silence()


class Silence:
    """A bell that does not ring."""

    def cancel(self) -> None:
        pass


@dataclass(frozen=True)
class Owed:
    """A decision that a person owes: its number, all the seconds for it, and whether they pass now.

    `left`: whether they have left it to a bot, and may come back to it; they are waited for no more.
    """

    decision: int
    seconds: float
    runs: bool
    left: bool = False


@dataclass
class Span:
    """The seconds given for one decision, and those left at the moment `since`, from when on they run.

    None: they stand still.
    """

    decision: int
    given: float
    left: float
    since: float | None = None

    def left_at(self, now: float) -> float:
        return self.left if self.since is None else max(0.0, self.left - (now - self.since))


class Clock:
    """The clock of one table; `ring` is called when somebody's time is up."""

    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time, self._ring = time, ring
        self._spans: dict[int, Span] = {}
        # The last one of each seat, also of a decision that a bot has in hand by now.
        self._known: dict[int, Span] = {}
        self._bell: Bell | None = None

    def wind(self, owed: Mapping[int, Owed]) -> None:
        """Sets it by which seats owe a decision; a new decision has all of its time."""
        now = self._time.now()
        for span in self._known.values():
            span.left, span.since = span.left_at(now), None
        for seat, each in owed.items():
            if seat not in self._known or self._known[seat].decision != each.decision:
                self._known[seat] = Span(each.decision, each.seconds, each.seconds)
            self._known[seat].since = now if each.runs else None
        self._spans = {seat: self._known[seat] for seat, each in owed.items() if not each.left}
        self._set_bell()

    def _set_bell(self) -> None:
        if self._bell is not None:
            self._bell.cancel()
        coming = self.next()
        self._bell = None if coming is None else self._time.call_later(coming, self._ring)

    def is_up(self, seat: int) -> bool:
        """Whether the seat owes a decision and has no time left for it."""
        return seat in self._spans and self._spans[seat].left_at(self._time.now()) <= 0

    def spent(self, seat: int, decision: int) -> int:
        """The milliseconds that the seat's decision of this number has taken of its time; 0 where none ran for it."""
        span = self._known.get(seat)
        if span is None or span.decision != decision:
            return 0
        return round(1000 * (span.given - span.left_at(self._time.now())))

    def next(self) -> float | None:
        """In how many seconds somebody's time is up that is not yet; None if nobody's runs."""
        now = self._time.now()
        running = [span.left_at(now) for span in self._spans.values() if span.since is not None]
        return min((left for left in running if left > 0), default=None)

    def told(self) -> list[TimeLeft]:
        """What everybody may know: who is waited for, and how long still."""
        now = self._time.now()
        spans = self._spans.items()
        return [TimeLeft(seat, round(span.left_at(now), 2), span.since is not None) for seat, span in spans]
