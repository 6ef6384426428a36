"""A table played by intents, one after the other."""

from __future__ import annotations

import random

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused
from ludotheque.games import find_game
from ludotheque.table import (
    NO_PACE,
    Decide,
    Intent,
    Pace,
    Row,
    SeatPlan,
    Table,
    open_table,
)

SEED = bytes(range(32))
HUMAN, OPEN, BOT = SeatPlan("human"), SeatPlan("open"), SeatPlan("bot", "Basile", level="discovery")


def table(*seats: SeatPlan, seed: bytes = SEED, pace: Pace = NO_PACE, hints: bool = False) -> Table:
    return Table(HIGHCARD, open_table(HIGHCARD, {"players": len(seats)}, seats, seed, pace=pace, hints=hints))


def do(table: Table, *intents: Intent) -> list[Row]:
    rows: list[Row] = []
    for intent in intents:
        for row in table.intend(intent):
            table.apply(row)
            rows.append(row)
    return rows


def why_not(table: Table, intent: Intent) -> str:
    before = len(table.rows), table.worlds[-1]
    with pytest.raises(Refused) as refused:
        table.intend(intent)
    assert (len(table.rows), table.worlds[-1]) == before
    return refused.value.sentence.id


def choose(table: Table, seat: int, which: int = 0) -> Decide:
    """The seat's decision for one of its cards, counted from the lowest."""
    return Decide(seat, table.decision(seat), cards(table, seat)[which], "human")


def cards(table: Table, seat: int) -> list[int]:
    state = table.rules.load(table.worlds[table.moment])
    return [card for card in range(12) if state.hands[seat, card]]


def sentences(table: Table, seat: int | None, after: int = -1) -> list[tuple[str, dict[str, int | str]]]:
    return [(entry.sentence.id, dict(entry.sentence.args)) for entry in table.log(seat, after)]


def played(table: Table, seed: int = 1) -> Table:
    chance = random.Random(seed)
    while table.status == "playing":
        seat = chance.choice(table.to_act())
        do(table, Decide(seat, table.decision(seat), chance.choice(table.legal_actions(seat)), "human"))
    return table


def korsar(players: int, seed: bytes = SEED) -> Table:
    game = find_game("korsar")
    return Table(game, open_table(game, {"players": players, "teams": players > 4}, [HUMAN] * players, seed))
