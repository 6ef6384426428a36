"""Long work for one who asks, beside the games that go on: one piece after the other, each in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from ludotheque.core.sentence import Refused, Sentence

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """Threads share the processor with every table: two pieces at once would make all of them wait."""

    MOST = 24
    """Pieces that may wait or be at work; whoever comes then has to come again."""

    def __init__(self) -> None:
        self._pieces = 0
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Until no other piece is at work; raises Refused where too much waits already."""
        if self._pieces >= self.MOST:
            raise Refused(Sentence("error-too-often"))
        self._pieces += 1
        try:
            async with self._turn:
                yield
        finally:
            self._pieces -= 1

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work gives, when it had its turn; raises as `turn` does."""
        async with self.turn():
            return await asyncio.to_thread(work, *args, **kwargs)
