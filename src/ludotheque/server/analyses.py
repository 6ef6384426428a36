"""`Analyses`: finished games looked back on in the background, one decision after the other, when somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.analysis import Game, Past, analysis_of, costliest, game_of, in_order
from ludotheque.server.desk import Thinkers
from ludotheque.server.failures import log, log_failure
from ludotheque.server.kept import Kept
from ludotheque.server.live import LiveTable
from ludotheque.server.lookback import Analysis, Basis
from ludotheque.server.thinker import Foresee, Judge
from ludotheque.server.trying import tried
from ludotheque.store import Conflict, NotStored, Store
from ludotheque.table import Table

MOST_AT_ONCE = 16
"""Games that are looked back on in turn; another one waits until one of them is done."""
MOST_OF_ONE = 8
"""Of these, those that one address has asked for: it leaves room for others."""
MOST_KEPT = 256
"""Whole analyses in memory; the store has the others."""
SECONDS = 8.0
"""The most that is spent on one decision; usually it is a tenth of that."""
WHAT = "a look back"
"""As the log says what failed."""
AGAIN = 1.0
"""Seconds until it is seen again whether the bots are ready."""


@dataclass(eq=False)
class Work:
    """A game that is being looked back on, by bots of a level; `first`: the seat that is looked at before others.

    `address`: where it was asked for first.
    """

    id: str
    game: Game
    level: str
    first: int | None
    address: str = ""

    def __post_init__(self) -> None:
        self.steps = self._steps()

    def _steps(self) -> Iterator[tuple[Past, int | None]]:
        """What is to be asked next: to judge a decision or, with an action, what would have followed it.

        A seat's costliest decisions are known when all of them are judged, and each is before the next step.
        """
        for seat in in_order(self.game, self.first):
            for past in self.game.pasts:
                if past.seat == seat:
                    yield past, None
            for past, judgement in costliest(self.game, seat):
                yield past, past.taken
                yield past, judgement.best

    def judge(self, past: Past) -> Judge:
        return Judge(*self._asked(past), taken=past.taken)

    def foresee(self, past: Past, action: int) -> Foresee:
        return Foresee(*self._asked(past), taken=action)

    def _asked(self, past: Past) -> tuple[str, str, bytes, int, list[int], int, float]:
        """The same dice whenever it is asked."""
        name = self.game.table.game.name
        return name, self.level, past.observation, past.seat, past.legal, past.decided, SECONDS


class Analyses:
    """`levels`: those of a game, the strongest last; the strongest that looks ahead judges."""

    def __init__(self, thinkers: Thinkers, levels: Callable[[str], Sequence[str]], store: Store) -> None:
        self._thinkers, self._levels, self._store = thinkers, levels, store
        self._works: dict[str, Work] = {}
        self._whole: Kept[str, Analysis] = Kept(MOST_KEPT)
        self._task: asyncio.Task[None] | None = None

    async def of(self, live: LiveTable, seat: int | None, address: str) -> Analysis:
        """The analysis as far as it is done; raises Refused before the end of the game. `address`: of who asks.

        Who asks for one that is not whole has it go on; the first who asks has their own seat looked at first.
        """
        table = live.table
        if table.state is None or not table.rules.is_terminal(table.state):
            raise Refused(Sentence("error-not-played-out"))
        level = self._level(table)
        whole = self._whole.get(live.id) or await asyncio.to_thread(self._stored, live.id)
        if whole is not None:
            return self._whole.keep(live.id, whole)
        if level is None:
            return empty("none", whole=True)
        try:
            return await self._so_far(live, level, seat, address)
        except Exception as error:
            return self._fail(live.id, error)

    def _level(self, table: Table) -> str | None:
        """The strongest level that looks ahead, if the game has any; bots judge by the rules of today only."""
        name = table.game.name
        if table.known_as != name:
            return None
        return next((each for each in reversed(self._levels(name)) if self._thinkers.seconds_of(name, each)), None)

    async def _so_far(self, live: LiveTable, level: str, seat: int | None, address: str) -> Analysis:
        self._thinkers.prepare(live.table.game.name, level)
        if live.id not in self._works and self._has_room(address):
            # A long game takes a while to be gone through, and no other table waits for it.
            game = await asyncio.to_thread(game_of, live.table.still())
            # Meanwhile others may have come.
            if self._has_room(address):
                self._works.setdefault(live.id, Work(live.id, game, level, seat, address))
        work_now = self._works.get(live.id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        basis: Basis = "ahead" if self._thinkers.is_ready(live.table.game.name, level) else "not_ready"
        if work_now is None:
            return empty(basis, whole=False)
        return analysis_of(work_now.game, basis, whole=False)

    def _has_room(self, address: str) -> bool:
        from_there = sum(work.address == address for work in self._works.values())
        return len(self._works) < MOST_AT_ONCE and from_there < MOST_OF_ONE

    async def _run(self) -> None:
        """Takes a step at each game in turn, until all are done."""
        while self._works:
            ready = [work for work in self._works.values() if self._is_ready(work)]
            for work in ready:
                try:
                    await self._go_on(work)
                except Exception as error:
                    self._fail(work.id, error)
            if not ready:
                await asyncio.sleep(AGAIN)

    def _is_ready(self, work: Work) -> bool:
        return self._thinkers.is_ready(work.game.table.game.name, work.level)

    async def _go_on(self, work: Work) -> None:
        """One step; with the last one the analysis is whole."""
        step = next(work.steps, None)
        if step is None:
            await self._end(work)
            return
        past, action = step
        if action is None:
            work.game.judgements[past.decided] = await tried(WHAT, self._thinkers.judge(work.judge(past)))
        else:
            foreseen = self._thinkers.foresee(work.foresee(past, action))
            work.game.replies[past.decided, action] = await tried(WHAT, foreseen)

    async def _end(self, work: Work) -> None:
        """One with gaps is kept until this process ends, and then made anew."""
        analysis = analysis_of(work.game, "ahead", whole=True)
        self._whole.keep(work.id, analysis)
        del self._works[work.id]
        if not analysis.unknown:
            try:
                await asyncio.wrap_future(self._store.keep_analysis(work.id, msgspec.json.encode(analysis).decode()))
            except (Conflict, NotStored) as error:
                log_failure(error)

    def _fail(self, id: str, error: Exception) -> Analysis:
        """That game is given up until this process ends; the others go on."""
        log.error("table %s: its analysis failed", id)
        log_failure(error)
        self._works.pop(id, None)
        return self._whole.keep(id, empty("failed", whole=True))

    def _stored(self, id: str) -> Analysis | None:
        """What the store has; one that another version of this program wrote in another shape is made anew."""
        text = self._store.analysis(id)
        try:
            return None if text is None else msgspec.json.decode(text, type=Analysis)
        except msgspec.ValidationError as error:
            log.warning("table %s: its analysis is made anew: %s", id, type(error).__name__)
            return None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def empty(basis: Basis, *, whole: bool) -> Analysis:
    """One that tells only why there is nothing to tell."""
    return Analysis(basis, whole, unknown=0, seats=[], turning_points=[])
