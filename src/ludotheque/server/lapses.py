"""`Lapses`: a question of whether to go back is not waited for without end where it keeps a bot from deciding."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from ludotheque.core.sentence import Refused
from ludotheque.server.clock import Time
from ludotheque.server.desk import due_by_bots
from ludotheque.server.failures import log
from ludotheque.server.live import LiveTable
from ludotheque.table import LapseUndo

PATIENCE = 30.0
"""Seconds in which the people may answer. Where only people are to act, the question stands until one does."""


class Lapses:
    """One bell for each question that bots wait for."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._waiting: WeakKeyDictionary[LiveTable, int] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def look_at(self, live: LiveTable) -> None:
        question = live.table.question
        if question is None or self._waiting.get(live) == question.seq or not due_by_bots(live):
            return
        self._waiting[live] = question.seq
        task = asyncio.create_task(self._wait(live, question.seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait(self, live: LiveTable, question: int) -> None:
        with live.in_use():
            while live.table.question is not None and live.table.question.seq == question:
                await self._time.sleep(PATIENCE)
                try:
                    await live.take(LapseUndo(question))
                except Refused as refused:
                    # The store failed: bots wait as long again, and not for ever.
                    log.warning("table %s: a question did not lapse: %s", live.id, refused.sentence.id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
