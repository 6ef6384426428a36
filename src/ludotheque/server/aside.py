"""Long work for one who asks, beside the games that go on: one piece after the other, each in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from ludotheque.core.sentence import Refused, Sentence

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """Threads share the processor with every table: two pieces at once would make all of them wait."""

    MOST = 24
    """Pieces that may wait or be at work; whoever comes then has to come again."""
    MOST_OF_ONE = 12
    """Of these, those for one address or one table: it leaves room for others."""

    def __init__(self) -> None:
        # For whom each of them is.
        self._pieces: list[tuple[str, ...]] = []
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, *whose: str) -> AsyncIterator[None]:
        """Until no other piece is at work; raises Refused where too much waits already.

        `whose`: the table that it is about, and the address that asks, where they are known.
        """
        if len(self._pieces) >= self.MOST or any(self._count(each) >= self.MOST_OF_ONE for each in whose):
            raise Refused(Sentence("error-too-often"))
        self._pieces.append(whose)
        try:
            async with self._turn:
                yield
        finally:
            self._pieces.remove(whose)

    def _count(self, one: str) -> int:
        return sum(one in whose for whose in self._pieces)

    async def do(self, whose: Sequence[str], work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work gives, when it had its turn; raises as `turn` does."""
        async with self.turn(*whose):
            return await asyncio.to_thread(work, *args, **kwargs)
