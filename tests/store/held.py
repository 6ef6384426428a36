"""A store that writes nothing until a test lets it."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Event

# Seconds; long, as in `tests.server.served`.
WAIT = 60.0


@dataclass
class Held:
    """Keeps the store from writing anything until it may go on."""

    name: str = "a test"
    may_go_on: Event = field(default_factory=Event)
    done: Future[None] = field(default_factory=Future)

    def write(self, connection: object) -> None:
        assert self.may_go_on.wait(WAIT)
