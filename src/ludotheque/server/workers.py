"""`Workers`: the processes in which bots think, started when needed, replaced when they die or take too long.

Bots that look ahead have workers of their own, since those carry the compiler for as long as they live, and are at a
decision for up to a second where a rule of thumb takes a moment.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.search import Choice
from ludotheque.server.crew import Crew
from ludotheque.server.failures import log, log_failure
from ludotheque.server.thinker import (
    Answer,
    Choose,
    Chosen,
    Foresee,
    Foreseen,
    Judge,
    Judged,
    Weigh,
    Weighed,
    seconds_of,
)
from ludotheque.server.worker import THINKER, BotFailed, Kind, Workplace

COMPILING = 1800.0
"""Seconds after which a preparation has failed; a slow machine needs minutes."""
AGAIN = 600.0
"""Seconds before a preparation that failed is tried again."""
MEMORY = 2 << 30
"""Enough to compile Katana or Key Largo three times over."""


class NotReady(Exception):
    """Bots of this level are being prepared still: what they think with may have to be compiled first."""


def usual_count() -> int:
    """A worker for each core but the server's; two at least, so that who thinks long leaves one to others."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))


class Workers:
    """May be asked at any time. `seconds`: the most that a bot looks ahead; `memory`: the most bytes of a worker."""

    def __init__(
        self,
        count: int = 2,
        patience: float = 10.0,
        seconds: float = 1.0,
        memory: int = MEMORY,
        command: Sequence[str] = THINKER,
    ) -> None:
        self._seconds = seconds
        self.plain = Crew(count, patience, Workplace(memory, niceness=5, command=command))
        self.searching = Crew(count, patience, Workplace(memory, niceness=10, command=command))
        self._preparing: dict[Kind, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def seconds_of(self, game: str, level: str) -> float:
        """How long bots of this level look ahead; 0 for those that do not."""
        return seconds_of(game, level, self._seconds)

    async def choose(self, question: Choose, table: str) -> int:
        """The action that a bot takes; raises as `ask` does."""
        answer = await self.ask(question, table)
        assert isinstance(answer, Chosen)
        return answer.action

    async def weigh(self, question: Weigh, table: str) -> list[Choice]:
        """What a bot that looks ahead thinks of the actions, the best first; raises as `ask` does."""
        answer = await self.ask(question, table)
        assert isinstance(answer, Weighed)
        return answer.choices

    async def ask(self, question: Choose, table: str) -> Answer:
        """The answer to a question of any kind; `table` asks, and each has its turn.

        Raises NotReady, BotFailed, or TimeoutError when it takes longer than a person would wait.
        """
        if not question.seconds:
            return await self.plain.ask(question, table)
        if not self.is_ready(question.game, question.level):
            raise NotReady(f"{question.level} of {question.game}")
        return await self.searching.ask(question, table)

    async def judge(self, question: Judge) -> Judgement:
        """What a decision promised that was made; live bots come first. Raises as `ask` does."""
        answer = await self.searching.ask_aside(question)
        assert isinstance(answer, Judged)
        return answer.judgement

    async def foresee(self, question: Foresee) -> Reply | None:
        """What somebody most likely does after an action; as above."""
        answer = await self.searching.ask_aside(question)
        assert isinstance(answer, Foreseen)
        return answer.reply

    def prepare(self, game: str, level: str) -> None:
        """Has bots of this level get ready, if they are not or are not at it already."""
        if self.seconds_of(game, level) and (game, level) not in self._preparing:
            self._preparing[game, level] = asyncio.create_task(self._prepare(game, level))

    def is_ready(self, game: str, level: str) -> bool:
        """Whether bots of this level would answer now."""
        preparing = self._preparing.get((game, level))
        return not self.seconds_of(game, level) or (preparing is not None and preparing.done())

    async def _prepare(self, game: str, level: str) -> None:
        """Until it has worked."""
        while not await self._is_prepared(game, level):
            await asyncio.sleep(AGAIN)

    async def _is_prepared(self, game: str, level: str) -> bool:
        # In this order: what has been compiled for one level is there for the next.
        async with self._one_at_a_time:
            log.warning("%s of %s is being prepared; simpler bots play for it meanwhile", level, game)
            try:
                await self.searching.prepare((game, level), COMPILING)
            except (BotFailed, OSError) as failed:
                log.warning("%s of %s could not be prepared: %r", level, game, failed)
                return False
            except Exception as error:
                log_failure(error)
                return False
        log.warning("%s of %s is ready", level, game)
        return True

    async def close(self) -> None:
        for task in self._preparing.values():
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)
        await self.plain.close()
        await self.searching.close()
