"""What a seat at Katana may not know reaches it by no byte, nor by the moment at which others are asked and answer."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.games.katana.state import WEAPONS, Card
from ludotheque.server.clock import Time
from ludotheque.server.desk import Desk
from ludotheque.server.live import LiveTable
from ludotheque.server.record import record_text
from ludotheque.server.thinker import Choose
from ludotheque.store import open_store
from ludotheque.table import Opened, Table
from tests.games.katana.moments import MOMENTS, played_to, without
from tests.server.lies import lie, live_table, wire
from tests.server.served import Served, Thinking, kept


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_katana_neither_roles_nor_hands_nor_memories_of_others_are_there(served: Served, moment: str) -> None:
    table, _ = played_to(moment, 7)
    made = kept(served.house.store, table)
    for seat in (*range(7), None):
        seen = json.loads(wire(served, made, seat))["observation"]
        for field in KATANA_OWNED:
            rows = seen[field] or [None] * 7
            assert [other for other, row in enumerate(rows) if row is not None] == ([] if seat is None else [seat])
        assert [seen[field] for field in ("deck", "chance")] == [None] * 2
        assert [role for role in seen["revealed"] if role] == ([1] if table.status == "playing" else seen["revealed"])


@pytest.mark.parametrize("seat", [0, 3, 6, None])
def test_at_katana_no_byte_of_the_record_before_the_end_depends_on_what_a_seat_does_not_see(seat: int | None) -> None:
    chance = random.Random(11)
    for table in (played_to(moment, 7)[0] for moment in MOMENTS):
        if table.status == "playing":
            told = record_text(table, seat)
            assert told == record_text(lie(table, seat, chance), seat)
            assert table.opened.seed.hex() not in told


KATANA_OWNED = ("role", "hands", "held", "known", "doubtful", "guess", "weight", "recent", "elder", "details")
ALL_WEAPONS = tuple(Card(each) for each in range(WEAPONS))
# What Hanzō may parry with, too.
ANSWERS = (*ALL_WEAPONS, Card.PARRY)
# The moments in which a seat is asked that may have but one answer, and what it could answer with.
ASKED = [("attacked", ANSWERS), ("cry", ANSWERS), ("jujutsu", ALL_WEAPONS), ("bushido", ALL_WEAPONS)]


@pytest.mark.parametrize(("moment", "answers"), ASKED)
@pytest.mark.parametrize("players", [3, 7])
def test_at_katana_a_seat_is_asked_with_the_same_bytes_whatever_it_could_answer(
    served: Served, moment: str, answers: Collection[Card], players: int
) -> None:
    """KA-R53: to everybody else. The seat itself is told, and waited for, though there is but one answer."""
    table, asked = played_to(moment, players)
    made = kept(served.house.store, table)
    others = [None, *(seat for seat in range(players) if seat != asked)]
    with served.seat(made, None):
        live = live_table(served, made)
        told = {seat: wire(served, made, seat) for seat in others}
        own = wire(served, made, asked)
        live.table = without(table, asked, answers)
        assert {seat: wire(served, made, seat) for seat in others} == told
        with served.seat(made, asked) as line:
            assert line.raw[0] != own
            assert [each["fields"]["type"] for each in line.view["legal"]] in (["suffer"], ["lose_honour"])
            assert line.is_quiet()


class Standing(asyncio.SelectorEventLoop):
    """Its time passes only while a bot thinks or sleeps."""

    at = 0.0

    def time(self) -> float:
        return self.at


@pytest.mark.parametrize(("tempo", "seconds"), [(60, 0), (1, 1), (0, 1)])
def test_at_katana_a_bot_answers_at_the_same_moment_whatever_it_could_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tempo: float, seconds: float
) -> None:
    """Though it thinks the longer the more answers it has, and one that looks ahead up to all its time."""
    moments = []
    table, asked = played_to("attacked", 7)
    opened = table.rows[0]
    assert isinstance(opened, Opened)
    seats = [
        replace(plan, kind="bot", level="any") if seat == asked else plan for seat, plan in enumerate(opened.seats)
    ]
    with_parry = Table(table.game, [replace(opened, seats=tuple(seats)), *table.rows[1:]])
    for number, each in enumerate((with_parry, without(with_parry, asked, ANSWERS))):
        store = open_store(f"sqlite:///{tmp_path / str(number)}")
        store.create("table", each.rows, {}).result(timeout=10)
        moments.append(answered_at(LiveTable("table", each, {}, store, Time()), monkeypatch, tempo, seconds))
        store.close()
    assert moments[0] == moments[1] > seconds


class LookingAhead(Thinking):
    """Bots of every level look ahead for so many seconds."""

    seconds = 0.0

    def seconds_of(self, game: str, level: str) -> float:
        return self.seconds


def answered_at(live: LiveTable, monkeypatch: pytest.MonkeyPatch, tempo: float, seconds: float) -> float:
    """When a bot's answer comes that is asked at the moment 0."""
    loop, answered = Standing(), asyncio.Event()

    async def passes(seconds: float) -> None:
        loop.at += seconds

    async def thinks(question: Choose) -> int:
        needed = len(question.legal) / (20 if question.seconds else 1)
        assert needed < (question.seconds or tempo)
        await passes(needed)
        return question.legal[-1]

    async def ask() -> float:
        desk.look_at(live)
        await answered.wait()
        return loop.at

    thinkers = LookingAhead(thinks)
    thinkers.seconds = seconds
    desk = Desk(thinkers, tempo)
    monkeypatch.setattr(desk, "_chance", random.Random(5))
    monkeypatch.setattr(asyncio, "sleep", passes)
    live.after_change = lambda _: answered.set()
    try:
        return loop.run_until_complete(ask())
    finally:
        loop.close()
