"""Bots that look ahead: prepared in the background, while simpler ones decide for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import asdict

from ludotheque.server import workers as module
from ludotheque.server.thinker import Choose, Weigh, seconds_of
from ludotheque.server.worker import BotFailed
from ludotheque.server.workers import NotReady, Workers
from ludotheque.table import SeatPlan
from tests.server import odd_bots
from tests.server.asking import question, with_workers
from tests.server.odd_tables import let_odd_bots_in, played, table_with
from tests.server.served import Thinking, any_legal, serving

STRONG = ("highcard", "strong")


@pytest.fixture(autouse=True)
def house_knows_odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    let_odd_bots_in(monkeypatch)


async def until_ready(workers: Workers) -> None:
    """The compiler may have to work first."""
    workers.prepare(*STRONG)
    async with asyncio.timeout(300):
        while not workers.is_ready(*STRONG):
            await asyncio.sleep(0.05)


def test_only_what_looks_ahead_has_time_for_it_by_its_budget_and_no_more_than_the_house_allows() -> None:
    assert seconds_of("highcard", "easygoing", most=1.0) == 0
    assert seconds_of("highcard", "strong", most=1.0) == 1.0
    assert seconds_of("highcard", "hasty", most=1.0) == 0.2
    assert seconds_of("highcard", "hastiest", most=1.0) == 0.1
    assert seconds_of("highcard", "shrewd", most=1.0) == 0.1
    assert seconds_of("highcard", "shrewd", most=0.05) == 0.05
    assert seconds_of("highcard", "unheard-of", most=1.0) == 0


def test_one_that_is_not_ready_is_prepared_once_and_then_asked_by_itself() -> None:
    asked = question("strong", "highcard", seconds=0.1)

    async def ask(workers: Workers) -> None:
        assert workers.is_ready("highcard", "easygoing")
        assert not workers.is_ready(*STRONG)
        with pytest.raises(NotReady, match="strong of highcard"):
            await workers.choose(asked, "a")
        await until_ready(workers)
        assert await workers.choose(asked, "a") in asked.legal
        assert await workers.choose(question("easygoing", "highcard"), "a") in asked.legal
        (searching,), (plain,) = workers.searching.idle, workers.plain.idle
        assert (searching.prepared, plain.prepared) == ({STRONG}, set())

    with_workers(ask, Workers(command=odd_bots.THINKER))


def test_one_that_is_ready_tells_what_it_thinks_of_each_action() -> None:
    """As for a hint."""
    asked = Weigh(**asdict(question("strong", "highcard", seconds=0.1)))

    async def ask(workers: Workers) -> None:
        with pytest.raises(NotReady, match="strong of highcard"):
            await workers.weigh(asked, "a")
        await until_ready(workers)
        choices = await workers.weigh(asked, "a")
        assert {choice.action for choice in choices} <= set(asked.legal)
        assert sum(choice.visits for choice in choices) == 50

    with_workers(ask, Workers(command=odd_bots.THINKER))


def test_one_whose_worker_is_killed_is_asked_of_another_that_finds_what_was_compiled() -> None:
    asked = question("strong", "highcard", seconds=0.1)

    async def ask(workers: Workers) -> None:
        await until_ready(workers)
        (worker,) = workers.searching.idle
        os.kill(worker.process.pid, signal.SIGSTOP)
        thinking = asyncio.create_task(workers.choose(asked, "a"))
        while workers.searching.idle:
            await asyncio.sleep(0)
        os.kill(worker.process.pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="died"):
            await thinking
        assert workers.is_ready(*STRONG)
        assert await workers.choose(asked, "a") in asked.legal
        assert workers.searching.idle != [worker]

    with_workers(ask, Workers(command=odd_bots.THINKER))


def test_one_that_cannot_be_prepared_is_said_in_the_log_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.01)

    async def ask(workers: Workers) -> None:
        workers.prepare(*STRONG)
        failed = "strong of highcard could not be prepared: BotFailed('the worker died')"
        while caplog.messages.count(failed) < 2:
            await asyncio.sleep(0.01)
        assert not workers.is_ready(*STRONG)

    with_workers(ask, Workers(command=("/bin/false",)))


def test_one_whose_preparation_ends_as_nobody_foresaw_is_not_ready_either(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.01)

    async def stumble(kind: object, patience: float) -> None:
        raise ValueError(kind)

    async def ask(workers: Workers) -> None:
        monkeypatch.setattr(workers.searching, "prepare", stumble)
        workers.prepare(*STRONG)
        while sum("ValueError" in message for message in caplog.messages) < 2:
            await asyncio.sleep(0.01)
        assert not workers.is_ready(*STRONG)

    with_workers(ask, Workers())


@dataclass
class Preparing(Thinking):
    """Thinkers whose bots get ready when they have decided once."""

    ready: bool = False
    asked: list[str] = field(default_factory=list)
    prepared: set[tuple[str, str]] = field(default_factory=set)

    def prepare(self, game: str, level: str) -> None:
        self.prepared.add((game, level))

    def is_ready(self, game: str, level: str) -> bool:
        return self.ready

    async def choose(self, question: Choose, table: str) -> int:
        self.asked.append(question.level)
        self.ready = True
        return await super().choose(question, table)


def test_until_it_is_ready_a_simpler_bot_decides_and_all_are_told(tmp_path: Path) -> None:
    thinkers = Preparing(any_legal)
    with serving(tmp_path, think=thinkers) as served:
        made = table_with(served, "strong")
        assert played(served, made) == ["not_ready", "bot", "bot"]
        with served.seat(made, None) as line:
            said = [entry["sentence"]["id"] for entry in line.log]
    assert thinkers.asked == ["easygoing", "strong", "strong"]
    assert said.count("table-not-ready") == 1


def test_bots_are_prepared_when_somebody_is_at_their_table_and_not_first_when_they_are_to_decide(
    tmp_path: Path,
) -> None:
    thinkers = Preparing(any_legal)
    with serving(tmp_path, think=thinkers) as served:
        made = table_with(served, "strong", SeatPlan("open"))
        assert thinkers.prepared == set()
        with served.seat(made, 0) as line:
            assert line.view["table"]["status"] == "open"
        assert thinkers.prepared == {STRONG}


def test_at_a_table_one_that_looks_ahead_decides_as_soon_as_it_is_ready(tmp_path: Path) -> None:
    workers = Workers(seconds=0.1, command=odd_bots.THINKER)
    with serving(tmp_path, think=workers) as served:
        assert set(played(served, table_with(served, "strong"))) <= {"not_ready", "bot"}
        until, ready = time.monotonic() + 300, False
        while not ready and time.monotonic() < until:
            time.sleep(0.05)
            ready = workers.is_ready(*STRONG)
        assert played(served, table_with(served, "strong")) == ["bot", "bot", "bot"]
