"""`House`: all that one server has: its store, its games, its live tables, its bots and its limits."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.analyses import Analyses
from ludotheque.server.api import NewLesson, NewSeat, NewTable, SeatSecret, TableMade, WhatIf
from ludotheque.server.aside import Aside
from ludotheque.server.callers import Callers, Post
from ludotheque.server.caretaker import Caretaker
from ludotheque.server.clock import Time
from ludotheque.server.deals import Deals
from ludotheque.server.desk import Desk
from ludotheque.server.hints import Hints
from ludotheque.server.keys import WATCHER, hashed, new_secret, new_seed, new_table_id
from ludotheque.server.lapses import Lapses
from ludotheque.server.limits import Buckets, Doors, Limits
from ludotheque.server.live import LiveTable
from ludotheque.server.promises import Promises
from ludotheque.server.tables import Tables
from ludotheque.store import Store
from ludotheque.table import Opened, Pace, Row, SeatPlan, Table, open_lesson, open_table, what_if

BOT_NAMES = (
    *("Agathe", "Basile", "Colette", "Dorian", "Estelle", "Fantine", "Gaspard", "Hortense", "Isidore"),
    *("Jeanne", "Léopold", "Margot", "Nestor", "Octave", "Philomène", "Rosalie", "Sidonie", "Théophile"),
)

# What tables are offered; none first, which is as long as people like.
PACES = (
    Pace(),
    *(Pace(clock=seconds) for seconds in (15, 30, 60, 120)),
    *(Pace(bank=60 * minutes, clock=seconds) for minutes, seconds in ((5, 10), (10, 15), (20, 30))),
    *(Pace(days=days) for days in (1, 2, 3, 7)),
)

Editions = Mapping[str, Sequence[Edition]]
"""By the name of a game, the editions offered beside its own."""


@dataclass
class House:
    """What the routes ask."""

    store: Store
    games: Mapping[str, Game[Any]]
    levels: Callable[[str], Sequence[str]]
    desk: Desk
    limits: Limits = field(default_factory=Limits)
    editions: Editions = field(default_factory=dict)
    paces: Sequence[Pace] = PACES
    time: Time = field(default_factory=Time)
    # The days after which a table is closed at which nothing has happened; 0: never.
    abandon_after: float = 0.0
    # Who tells people that are away; None: nobody.
    post: Post | None = None

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, self.game, self.limits.tables_in_memory, self.time)
        self.hints = Hints(self.desk.thinkers, self.levels)
        self.analyses = Analyses(self.desk.thinkers, self.levels, self.store)
        self.lapses = Lapses(self.time)
        self.caretaker = Caretaker(self.store, self.tables, self.time, self.abandon_after)
        self.callers = Callers(self.post, self.store, self.tables, self.games, self.time)
        self.tables.after_change = self._look_at
        self.doors = Doors(self.limits)
        self.arrivals = Buckets(self.limits.arrivals)
        self.new_tables = Buckets(self.limits.new_tables)
        self.promising = Buckets(self.limits.promises)
        self.promises = Promises()
        self.aside = Aside()
        self.deals = Deals()
        self.wrong_secrets = Buckets(self.limits.wrong_secrets)
        self.records = Buckets(self.limits.records)

    async def make_table(self, wanted: NewTable) -> TableMade:
        """A new table and its secrets; raises Refused."""
        game = self.game(wanted.game)
        plans = self._plans(game, wanted.seats)
        edition, pace = self.edition(game, wanted.edition), self.checked_pace(wanted)
        nonces = [seat.nonce for seat in wanted.seats]
        seed = self.promises.seed_for(wanted.commitment, nonces)
        host = next((seat for seat, each in enumerate(wanted.seats) if each.kind == "me"), None)
        rows = open_table(game, wanted.options, plans, seed, edition, pace, wanted.hints, nonces, wanted.learning, host)
        return await self._keep(rows)

    async def make_what_if(self, table: Table, id: str, wanted: WhatIf) -> TableMade:
        """A new table that takes up a finished game, `id` if it was played here; raises Refused."""
        level = self.checked_level(table.game.name, wanted.level)
        return await self._keep(what_if(table, id, wanted.moment, wanted.seat, level))

    async def make_lesson(self, wanted: NewLesson) -> TableMade:
        """A new table at which somebody learns a game; raises Refused."""
        return await self._keep(open_lesson(self.game(wanted.game), wanted.name, wanted.token or 0, new_seed()))

    async def _keep(self, rows: Sequence[Row]) -> TableMade:
        """Stores a new table, and makes the secrets of its seats."""
        opened = rows[0]
        assert isinstance(opened, Opened)
        keys = {seat: new_secret() for seat, plan in enumerate(opened.seats) if plan.kind != "bot"}
        keys[WATCHER] = new_secret()
        id = new_table_id()
        await self.tables.create(id, rows, {seat: hashed(secret) for seat, secret in keys.items()})
        return TableMade(id, [SeatSecret(seat, keys.get(seat)) for seat in range(len(opened.seats))], keys[WATCHER])

    def _look_at(self, live: LiveTable) -> None:
        self.caretaker.look_at(live)
        self.desk.look_at(live)
        self.hints.look_at(live)
        self.lapses.look_at(live)
        self.callers.look_at(live)

    def game(self, name: str) -> Game[Any]:
        if name not in self.games:
            raise Refused(Sentence("error-game", {"got": name, "expected": ", ".join(self.games)}))
        return self.games[name]

    def editions_of(self, game: Game[Any]) -> list[Edition]:
        """The editions in which the game is offered, its own first."""
        return [game.edition, *self.editions.get(game.name, ())]

    def edition(self, game: Game[Any], name: str) -> Edition:
        """The edition of this name, the game's own for none; raises Refused."""
        offered = {each.name: each for each in self.editions_of(game)}
        if name and name not in offered:
            args = {"game": game.name, "got": name, "expected": ", ".join(offered)}
            raise Refused(Sentence("error-edition-unknown", args))
        return offered[name] if name else game.edition

    def _plans(self, game: Game[Any], seats: Sequence[NewSeat]) -> list[SeatPlan]:
        plans: list[SeatPlan] = []
        names = [seat.name for seat in seats]
        for seat in seats:
            if seat.kind == "bot":
                level = self.checked_level(game.name, seat.level)
                names.append(seat.name or free_name(names))
                plans.append(SeatPlan("bot", names[-1], seat.token or 0, level))
            else:
                plans.append(SeatPlan("open" if seat.kind == "open" else "human", seat.name, seat.token or 0))
        return plans

    def checked_level(self, game: str, level: str | None) -> str:
        """The level, if this game has bots of it; raises Refused."""
        offered = self.levels(game)
        if level is None or level not in offered:
            raise Refused(Sentence("error-level", {"got": level or "", "expected": ", ".join(offered)}))
        return level

    def checked_pace(self, wanted: NewTable) -> Pace:
        """The time to decide, if tables may have it here; raises Refused."""
        pace = Pace(wanted.clock, wanted.bank, wanted.days)
        if pace not in self.paces:
            raise Refused(
                Sentence("error-pace", {"got": spelled(pace), "expected": ", ".join(map(spelled, self.paces))})
            )
        return pace

    def bot_name(self, table: Table) -> str:
        """A name that nobody has at this table."""
        return free_name([seat.name for seat in table.seats])

    def open(self) -> None:
        """Begins with what has to be done though nobody is there; in the event loop that serves."""
        self.caretaker.open()

    async def close(self) -> None:
        await self.analyses.close()
        await self.caretaker.close()
        await self.hints.close()
        await self.lapses.close()
        await self.callers.close()
        await self.desk.close()
        self.store.close()


def free_name(taken: Sequence[str]) -> str:
    return secrets.choice([name for name in BOT_NAMES if name not in taken] or BOT_NAMES)


def spelled(pace: Pace) -> str:
    """As a refusal names it: "bank 300 + clock 10", and "clock 0" for none."""
    parts = {"bank": pace.bank, "clock": pace.clock, "days": pace.days}
    return " + ".join(f"{name} {value}" for name, value in parts.items() if value) or "clock 0"
