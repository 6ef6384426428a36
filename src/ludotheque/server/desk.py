"""The bots' desk: sees whose turn it is, has a worker think, and answers when a person would."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from ludotheque.bots import deputy_of
from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.core.sentence import Refused
from ludotheque.search import Choice
from ludotheque.server.crew import held
from ludotheque.server.failures import log, log_failure
from ludotheque.server.live import LiveTable
from ludotheque.server.thinker import Choose, Foresee, Judge, Weigh
from ludotheque.server.worker import BotFailed
from ludotheque.table import Decide, HandOver
from ludotheque.table.rows import By
from ludotheque.table.teaching import move_actions, progress

# After a failure of the store a bot waits this long before it tries again.
PAUSE = 2.0


class Thinkers(Protocol):
    """Who thinks for bots: `workers.Workers`, or others in a test."""

    def seconds_of(self, game: str, level: str) -> float:
        """How long bots of this level look ahead; 0 for those that do not."""

    def prepare(self, game: str, level: str) -> None:
        """Has bots of this level get ready, if they are not or are not at it already."""

    def is_ready(self, game: str, level: str) -> bool:
        """Whether bots of this level would answer now."""

    async def choose(self, question: Choose, table: str) -> int:
        """The action that a bot takes; raises if there is none."""

    async def weigh(self, question: Weigh, table: str) -> list[Choice]:
        """What a bot that looks ahead thinks of the actions, the best first; raises if it fails."""

    async def judge(self, question: Judge) -> Judgement:
        """What a decision promised that was made, when nobody waits for live bots; raises if it fails."""

    async def foresee(self, question: Foresee) -> Reply | None:
        """What somebody most likely does after an action, if it can be told; raises if it fails."""

    async def close(self) -> None: ...


@dataclass
class Desk:
    """`tempo`: how long a bot takes for a decision, in seconds.

    `patience`: after so many decisions in a row for which a person's time was up a bot plays for them; 0: never.
    """

    thinkers: Thinkers
    tempo: float = 1.0
    patience: int = 3

    def __post_init__(self) -> None:
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._chance = random.SystemRandom()

    def look_at(self, live: LiveTable) -> None:
        """Starts what bots owe at the table, for themselves or for who let the time run out, unless they are at it."""
        if not is_anybody_there(live):
            return
        self._prepare(live)
        for seat in due_by_bots(live):
            if (live.id, seat) not in self._tasks and not waits_for_answer(live, seat):
                self._start(live, seat)

    def _prepare(self, live: LiveTable) -> None:
        """Has the bots of a table get ready while people still arrive, and not at the first decision."""
        if live.table.status != "over":
            for seat in live.table.seats:
                if level := seat.deputy or seat.level:
                    self.thinkers.prepare(live.table.known_as, level)

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
                await (self._recite if live.table.opened.lesson else self._decide_now)(live, seat)
            except Refused as refused:
                if refused.sentence.id == "error-stale":
                    # The game went back while the decision was on its way: there is another one to make.
                    return
                log.warning("table %s: a bot's decision was refused: %s", live.id, refused.sentence.id)
                await asyncio.sleep(PAUSE)
            except Exception as error:
                log_failure(error)
                await asyncio.sleep(PAUSE)

    async def _recite(self, live: LiveTable, seat: int) -> None:
        """What the lesson says that this seat does, at the pace of somebody who is watched."""
        decision, move = live.table.decision(seat), progress(live.table).move
        await asyncio.sleep(self._pause(0.0))
        # Else another chapter was opened meanwhile.
        if move is not None and live.table.decision(seat) == decision:
            await live.take(Decide(seat, decision, move_actions(live.table, move)[0], "bot"))

    async def _decide_now(self, live: LiveTable, seat: int) -> None:
        """Thought over at once, answered at a moment that is drawn before and says nothing about the cards."""
        question = self._question(live, seat)
        moment = asyncio.get_running_loop().time() + self._pause(question.seconds)
        decision = live.table.decision(seat)
        action, by = await self._answer(live, question)
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
        if live.table.decision(seat) != decision or waits_for_answer(live, seat):
            # The person was faster after all, or the game went back, or may do so.
            return
        if live.table.seats[seat].is_bots:
            await live.take(Decide(seat, decision, action, by))
        elif live.clock.is_up(seat):
            # Else the person is there again.
            await live.take(Decide(seat, decision, action, "time_up"))
            await self._hand_over_if_late(live, seat)

    async def _hand_over_if_late(self, live: LiveTable, seat: int) -> None:
        """Nobody waits again and again for one who is not there."""
        table = live.table
        if table.status == "playing" and 0 < self.patience <= table.seats[seat].late:
            await live.take(HandOver(seat, deputy_of(table.known_as), "late"))

    def _pause(self, seconds: float) -> float:
        """As long as a person takes, and longer than looking ahead for so many seconds can take."""
        least = max(0.6 * self.tempo, held(seconds))
        return self._chance.uniform(least, least + 0.8 * self.tempo)

    async def _answer(self, live: LiveTable, question: Choose) -> tuple[int, By]:
        """The bot's choice; a simpler one's if it fails or is not ready, a random one if that fails too."""
        deputy = self._asked_of(question, deputy_of(question.game))
        ready = self.thinkers.is_ready(question.game, question.level)
        if ready and (action := await self._choice(live, question)) is not None:
            return action, "bot"
        if (action := await self._choice(live, deputy)) is not None:
            return action, "stand_in" if ready else "not_ready"
        return secrets.choice(question.legal), "stand_in"

    async def _choice(self, live: LiveTable, question: Choose) -> int | None:
        """What the bot chooses, None if it fails."""
        try:
            action = await self.thinkers.choose(question, live.id)
            if action in question.legal:
                return action
            log.warning("table %s: a bot chose an illegal action", live.id)
        except BotFailed as failed:
            log.warning("table %s: a bot failed: %s", live.id, failed)
        except Exception as error:
            log_failure(error)
        return None

    def _question(self, live: LiveTable, seat: int) -> Choose:
        """All that a bot is told: what its seat sees, and nothing of the table's own chance."""
        table = live.table
        level = table.seats[seat].deputy or table.seats[seat].level or deputy_of(table.known_as)
        return Choose(
            game=table.known_as,
            level=level,
            observation=table.observation(seat, table.moment),
            seat=seat,
            legal=table.legal_actions(seat),
            seed=secrets.randbits(63),
            seconds=self.thinkers.seconds_of(table.known_as, level),
        )

    def _asked_of(self, question: Choose, level: str) -> Choose:
        """The same, of another bot."""
        return replace(question, level=level, seconds=self.thinkers.seconds_of(question.game, level))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()


def owing(live: LiveTable) -> list[int]:
    """The seats that owe a decision now; in a lesson one after the other."""
    if not live.table.opened.lesson:
        return live.table.to_act()
    move = progress(live.table).move
    return [] if move is None else [move.seat]


def due_by_bots(live: LiveTable) -> list[int]:
    """The seats that a bot is to decide for: its own, and those of people whose time is up."""
    return [seat for seat in owing(live) if live.table.seats[seat].is_bots or live.clock.is_up(seat)]


def waits_for_answer(live: LiveTable, seat: int) -> bool:
    """Whether a bot is not to decide while it is asked whether to go back: who decides answers, and that is for people.

    Not one that decides for a person whose time is up: nobody gains time by asking.
    """
    return live.table.question is not None and live.table.seats[seat].is_bots


def is_anybody_there(live: LiveTable) -> bool:
    """Whether a person plays or looks on: bots alone wait until somebody does, those who play for people too."""
    return bool(live.viewers) or any(seat.kind == "human" and not seat.is_bots for seat in live.table.seats)
