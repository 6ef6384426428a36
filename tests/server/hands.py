"""Time that stands still until a test turns its hands."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.server.caretaker import Caretaker
from ludotheque.server.clock import Time
from tests.server.served import WAIT


@dataclass(eq=False)
class HandBell:
    """A deed, and the moment when it is due."""

    due: float
    deed: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Hands(Time):
    """`turn` lets time pass, and rings what becomes due; for a server, in the server's own thread."""

    def __init__(self) -> None:
        self.at = 1000.0
        self._began = time.time() - self.at
        self.bells: list[HandBell] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return self.at

    def date(self) -> float:
        return self._began + self.at

    def call_later(self, seconds: float, deed: Callable[[], None]) -> HandBell:
        try:
            self._loop = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None
        self.bells.append(HandBell(self.at + seconds, deed))
        return self.bells[-1]

    @property
    def waiting(self) -> list[float]:
        """How long until each bell of a table that will ring; the caretaker goes round by itself."""
        bells = [bell for bell in self.bells if not isinstance(getattr(bell.deed, "__self__", None), Caretaker)]
        return sorted(bell.due - self.at for bell in bells if not bell.cancelled)

    def turn(self, seconds: float) -> None:
        if self._loop is None:
            self._pass(seconds)
            return
        done = threading.Event()
        self._loop.call_soon_threadsafe(self._pass, seconds)
        self._loop.call_soon_threadsafe(done.set)
        assert done.wait(WAIT)

    def _pass(self, seconds: float) -> None:
        self.at += seconds
        due = [bell for bell in self.bells if bell.due <= self.at]
        self.bells = [bell for bell in self.bells if bell not in due]
        for bell in due:
            if not bell.cancelled:
                bell.deed()
