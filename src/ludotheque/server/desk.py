"""The bots' desk: sees whose turn it is, has a worker think, and answers when a person would."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ludotheque.bots import deputy_of
from ludotheque.core.sentence import Refused
from ludotheque.server.failures import log, log_failure
from ludotheque.server.live import LiveTable
from ludotheque.server.thinker import Question
from ludotheque.server.workers import BotFailed
from ludotheque.table import Decide
from ludotheque.table.rows import By

# After a failure of the store a bot waits this long before it tries again.
PAUSE = 2.0


@dataclass
class Desk:
    """`think` answers a question or raises; `tempo` is how long a bot takes for a decision, in seconds."""

    think: Callable[[Question], Awaitable[int]]
    tempo: float = 1.0
    close_thinkers: Callable[[], Awaitable[None]] | None = None

    def __post_init__(self) -> None:
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._chance = random.SystemRandom()

    def look_at(self, live: LiveTable) -> None:
        """Starts what bots owe at the table, for themselves or for who let the time run out, unless they are at it."""
        if not is_anybody_there(live):
            return
        for seat in live.table.to_act():
            if (is_bots(live, seat) or live.clock.is_up(seat)) and (live.id, seat) not in self._tasks:
                self._start(live, seat)

    def _start(self, live: LiveTable, seat: int) -> None:
        task = asyncio.create_task(self._decide(live, seat))
        self._tasks[live.id, seat] = task

        def ended(_: asyncio.Task[None]) -> None:
            del self._tasks[live.id, seat]
            if not task.cancelled():
                self.look_at(live)

        task.add_done_callback(ended)

    async def _decide(self, live: LiveTable, seat: int) -> None:
        """One decision; what fails is tried again, but not at once."""
        with live.in_use():
            try:
                await self._decide_now(live, seat)
            except Refused as refused:
                log.warning("table %s: a bot's decision was refused: %s", live.id, refused.sentence.id)
                await asyncio.sleep(PAUSE)
            except Exception as error:
                log_failure(error)
                await asyncio.sleep(PAUSE)

    async def _decide_now(self, live: LiveTable, seat: int) -> None:
        """Thought over at once, answered at a moment that is drawn before and says nothing about the cards."""
        moment = asyncio.get_running_loop().time() + self._pause()
        decision = live.table.decision(seat)
        action, by = await self._answer(live, seat)
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
        if is_bots(live, seat):
            await live.take(Decide(seat, decision, action, by))
        elif live.table.decision(seat) == decision:
            # Else the person was faster after all.
            await live.take(Decide(seat, decision, action, "time_up"))

    def _pause(self) -> float:
        return self.tempo * self._chance.uniform(0.6, 1.4)

    async def _answer(self, live: LiveTable, seat: int) -> tuple[int, By]:
        """The bot's choice; one of the legal actions at random if it fails."""
        question = self._question(live, seat)
        try:
            action = await self.think(question)
            if action in question.legal:
                return action, "bot"
            log.warning("table %s: a bot chose an illegal action", live.id)
        except BotFailed as failed:
            log.warning("table %s: a bot failed: %s", live.id, failed)
        except Exception as error:
            log_failure(error)
        return secrets.choice(question.legal), "stand_in"

    def _question(self, live: LiveTable, seat: int) -> Question:
        """All that a bot is told: what its seat sees, and nothing of the table's own chance."""
        table = live.table
        return Question(
            game=table.game.name,
            level=table.seats[seat].level or deputy_of(table.game.name),
            observation=table.observation(seat, table.moment),
            seat=seat,
            legal=table.legal_actions(seat),
            seed=secrets.randbits(63),
        )

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.close_thinkers is not None:
            await self.close_thinkers()


def is_bots(live: LiveTable, seat: int) -> bool:
    return live.table.seats[seat].kind == "bot"


def is_anybody_there(live: LiveTable) -> bool:
    """Whether a person plays or looks on: bots alone wait until somebody does."""
    return bool(live.viewers) or any(seat.kind == "human" for seat in live.table.seats)
