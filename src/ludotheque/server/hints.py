"""`Hints`: what a seat is told that asks which of its moves promise most, from what it sees and from nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from ludotheque.bots import deputy_of
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.search import Choice
from ludotheque.server.desk import Thinkers
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import Hint, HintedMove
from ludotheque.server.thinker import Choose, Weigh
from ludotheque.server.trying import tried

MOST = 3
SELDOM = 0.1
"""Of an action tried less than this share as often as the best one, too little is known to say what it brings."""
OFTEN = 0.5
"""One tried less than this share as often is not known well enough to be named before those that were."""

WHAT = "a hint"
"""As the log says what failed."""


@dataclass(frozen=True)
class Asked:
    """All that is known to whoever gives the hint: what the seat sees, and what it may do."""

    game: str
    observation: bytes
    seat: int
    legal: list[int]

    def of(self, level: str) -> tuple[str, str, bytes, int, list[int], int]:
        """A question to bots of this level, with dice of its own."""
        return self.game, level, self.observation, self.seat, self.legal, secrets.randbits(63)


def asked_by(live: LiveTable, seat: int) -> Asked:
    table = live.table
    return Asked(table.known_as, table.observation(seat, table.moment), seat, table.legal_actions(seat))


@dataclass(frozen=True)
class Thinking:
    """A decision that is thought over, or was; None: to no end."""

    decision: int
    task: asyncio.Task[Hint | None]

    @property
    def is_worth_keeping(self) -> bool:
        """Whether to think it over again would bring nothing new."""
        if not self.task.done():
            return True
        hint = None if self.task.cancelled() else self.task.result()
        return hint is not None and hint.basis != "not_ready"


class Hints:
    """`levels`: those of a game, the strongest last; the strongest that looks ahead gives the hints."""

    def __init__(self, thinkers: Thinkers, levels: Callable[[str], Sequence[str]]) -> None:
        self._thinkers, self._levels = thinkers, levels
        # The last decision of each seat: a second question about it has the same answer, and costs nothing.
        self._thinking: WeakKeyDictionary[LiveTable, dict[int, Thinking]] = WeakKeyDictionary()

    def look_at(self, live: LiveTable) -> None:
        """Has whoever gives the hints get ready before somebody asks."""
        level = self._level(live.table.known_as)
        if level is not None and live.table.opened.hints and live.table.status != "over":
            self._thinkers.prepare(live.table.known_as, level)

    async def hint(self, live: LiveTable, seat: int, decision: int) -> Hint:
        """The hint for the decision that the seat owes; raises Refused if it owes another by now, or there is none."""
        if decision != live.table.decision(seat) or seat not in live.table.to_act():
            raise Refused(Sentence("error-stale"))
        thinking = self._thinking.setdefault(live, {})
        if seat not in thinking or thinking[seat].decision != decision or not thinking[seat].is_worth_keeping:
            task = asyncio.create_task(tried(WHAT, self._think(live, asked_by(live, seat), decision)))
            thinking[seat] = Thinking(decision, task)
        # Shielded: who asks may leave, and a worker that is stopped half-way would have to begin anew.
        hint = await asyncio.shield(thinking[seat].task)
        if hint is None:
            raise Refused(Sentence("error-hint-failed"))
        return hint

    async def close(self) -> None:
        tasks = [each.task for thinking in self._thinking.values() for each in thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _level(self, game: str) -> str | None:
        """The strongest level that looks ahead, if the game has any."""
        return next((each for each in reversed(self._levels(game)) if self._thinkers.seconds_of(game, each)), None)

    async def _think(self, live: LiveTable, asked: Asked, decision: int) -> Hint | None:
        """By looking ahead; where nobody can, or it fails, by rules of thumb."""
        if len(asked.legal) == 1:
            return Hint(decision, "only", [HintedMove(asked.legal[0], None)])
        level = self._level(asked.game)
        is_ready = level is not None and self._thinkers.is_ready(asked.game, level)
        with live.in_use():
            if level is not None and is_ready and (choices := await self._weighed(live, asked, level)):
                return Hint(decision, "ahead", best_of(choices))
            action = await self._chosen(live, asked, deputy_of(asked.game))
        if action not in asked.legal:
            return None
        return Hint(decision, "thumb" if level is None or is_ready else "not_ready", [HintedMove(action, None)])

    async def _weighed(self, live: LiveTable, asked: Asked, level: str) -> list[Choice] | None:
        question = Weigh(*asked.of(level), seconds=self._thinkers.seconds_of(asked.game, level))
        return await tried(WHAT, self._thinkers.weigh(question, live.id))

    async def _chosen(self, live: LiveTable, asked: Asked, level: str) -> int | None:
        question = Choose(*asked.of(level), seconds=self._thinkers.seconds_of(asked.game, level))
        return await tried(WHAT, self._thinkers.choose(question, live.id))


def best_of(choices: Sequence[Choice]) -> list[HintedMove]:
    """Those that were looked at often enough to be told, with the games won of a hundred, which put them in order.

    A bot may have gone by more than that: the fortune at the end, or how sure it is. Who reads figures goes by them.
    """
    most = max(each.visits for each in choices)
    well = sorted((each for each in choices if each.visits >= OFTEN * most), key=lambda each: -each.worth)
    less = [each for each in choices if SELDOM * most <= each.visits < OFTEN * most and each.worth <= well[0].worth]
    told = sorted([*well, *less][:MOST], key=lambda each: -each.worth)
    return [HintedMove(each.action, round(100 * each.worth)) for each in told]
