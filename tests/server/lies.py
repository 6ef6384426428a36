"""Tables as they would be if what a seat does not see were otherwise, and what then reaches the seat."""

from __future__ import annotations

import random

from ludotheque.core.sight import noise
from ludotheque.server.live import LiveTable
from ludotheque.table import Decide, Table
from tests.server.served import Json, Served


def live_table(served: Served, made: Json) -> LiveTable:
    """The server's own table; nobody uses it while the test changes it."""
    return served.house.tables._live[made["table"]]


def advance(served: Served, made: Json, decisions: int, chance: random.Random) -> None:
    """Plays so many decisions at the server's table, and in its store, without a socket."""
    live = live_table(served, made)
    for _ in range(decisions):
        table = live.table
        if table.status == "over":
            return
        seat = table.to_act()[0]
        action = chance.choice(table.legal_actions(seat))
        rows = table.intend(Decide(seat, table.decision(seat), action, "bot" if table.seats[seat].is_bots else "human"))
        served.house.store.append(live.id, table.seq + 1, rows).result(timeout=10)
        for row in rows:
            table.apply(row)


def wire(served: Served, made: Json, seat: int | None, seen: int = -1) -> str:
    """The first message that somebody gets who sits down now and knows nothing, or all until the row `seen`."""
    with served.seat(made, seat, seen) as line:
        return line.raw[0]


def expect_nothing_hidden(served: Served, made: Json, players: int, seen: int = -1) -> None:
    """Moments of a game, for each seat and a spectator: all that is hidden turned to noise."""
    chance = random.Random(11)
    live = live_table(served, made)
    for _ in range(4):
        truth = live.table
        for seat in (*range(players), None):
            live.table = truth
            before = wire(served, made, seat, seen)
            live.table = lie(truth, seat, chance)
            assert wire(served, made, seat, seen) == before
        live.table = truth
        advance(served, made, 37, chance)


def lie(table: Table, seat: int | None, chance: random.Random) -> Table:
    """The same table with noise in every moment wherever the seat did not see."""
    other = table.still()
    for seq, world in enumerate(table.worlds):
        if world:
            other.state = table.rules.load(world)
            sight = table.game.sight(other.state, seat)
            noise(other.state, lambda field, sight=sight: sight.rows(field.seen), chance.randint)  # type: ignore[misc]  # a lambda's default has no type
            other.worlds[seq] = table.rules.dump(other.state)
            assert other.worlds[seq] != world
    return other
