"""`Crew`: workers of one sort, and who is thought for next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from ludotheque.server.thinker import Answer, Choose
from ludotheque.server.worker import Kind, Worker, Workplace

IN_THE_LINE = 30.0
"""Seconds after which a question that has not had its turn is given up."""
ASIDE = 0.1
"""Seconds until it is seen again whether a worker is free."""
REST = 600.0
"""Seconds after which a worker that has nothing to do is ended: one that looks ahead holds hundreds of megabytes."""
SLACK = 0.25
"""Seconds that the last batch of a search, and the way there and back, may add to its time."""


def held(seconds: float) -> float:
    """How long what may be thought over for so many seconds is held at least before it is told.

    However early a search is settled: else its answer, and the next one in the line, would tell how hard it was.
    """
    return seconds + SLACK if seconds else 0.0


class Crew:
    """At most `count` workers think at once, and of one table's questions one fewer.

    So a table whose bots think long, or without end, leaves a worker to the others; and as none has more questions
    in the line than that, each has its turn after a few of every other's.
    """

    def __init__(self, count: int, patience: float, workplace: Workplace, rest: float = REST) -> None:
        self.idle: list[Worker] = []
        self._resting: dict[Worker, asyncio.TimerHandle] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._count, self._patience, self._workplace, self._rest_of_a_worker = count, patience, workplace, rest
        self._free = asyncio.Semaphore(count)
        self._aside = asyncio.Lock()
        self._lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def ask(self, question: Choose, table: str) -> Answer:
        """The answer; raises BotFailed, or TimeoutError when it takes longer than a person would wait."""
        lane = self._lanes.setdefault(table, asyncio.Semaphore(max(1, self._count - 1)))
        async with lane:
            answer, moment = await self._ask_in_turn(question)
            await asyncio.sleep(moment - asyncio.get_running_loop().time())
        return answer

    async def _ask_in_turn(self, question: Choose) -> tuple[Answer, float]:
        """The answer, and the moment when it may be told."""
        kind = (question.game, question.level)
        async with self._turn(), self._worker(kind) as worker:
            if question.seconds and kind not in worker.prepared:
                await worker.load(kind)
            now = asyncio.get_running_loop().time()
            answer = await worker.ask(question, question.seconds + self._patience)
            return answer, now + held(question.seconds)

    async def ask_aside(self, question: Choose) -> Answer:
        """The answer to what nobody waits for at a table: asked only while a worker is free for those who do."""
        async with self._aside:
            while self._free.locked():
                await asyncio.sleep(ASIDE)
            return (await self._ask_in_turn(question))[0]

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Lets one worker think; raises TimeoutError where so many tables ask that it would take too long."""
        async with asyncio.timeout(IN_THE_LINE):
            await self._free.acquire()
        try:
            yield
        finally:
            self._free.release()

    async def prepare(self, kind: Kind, patience: float) -> None:
        """Sees to it that all that bots of this level think with is there, compiled; raises as `ask` does.

        Who compiles grows severalfold by it and is ended; that another worker finds what it left is the proof.
        """
        compiling = await self._workplace.start()
        try:
            await compiling.load(kind, patience)
        finally:
            await compiling.end()
        async with self._worker(kind) as worker:
            await worker.load(kind)

    @asynccontextmanager
    async def _worker(self, kind: Kind) -> AsyncIterator[Worker]:
        """A worker that has nothing to do, if there is one; one that is prepared for the kind before others."""
        self.idle = [worker for worker in self.idle if worker.is_alive]
        worker = max(self.idle, key=lambda each: kind in each.prepared, default=None)
        if worker is None:
            worker = await self._workplace.start()
        else:
            self.idle.remove(worker)
            self._resting.pop(worker).cancel()
        try:
            yield worker
        finally:
            await self._rest(worker)

    async def _rest(self, worker: Worker) -> None:
        """It has nothing to do any more; one too many is ended."""
        if worker.is_alive and len(self.idle) < self._count:
            self.idle.append(worker)
            loop = asyncio.get_running_loop()
            self._resting[worker] = loop.call_later(self._rest_of_a_worker, self._dismiss, worker)
        else:
            await worker.end()

    def _dismiss(self, worker: Worker) -> None:
        """Ends a worker that rests too long. Whoever needs one starts another, which finds what was compiled."""
        del self._resting[worker]
        if worker in self.idle:
            self.idle.remove(worker)
            leaving = asyncio.create_task(worker.end())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        for resting in self._resting.values():
            resting.cancel()
        self._resting.clear()
        for worker in self.idle:
            await worker.end()
        self.idle.clear()
        await asyncio.gather(*self._leaving)
