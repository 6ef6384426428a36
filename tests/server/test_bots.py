"""Bots at a table: they think elsewhere, answer when a person would, and hold up nobody when they fail."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.modes import plain
from ludotheque.games import find_game
from ludotheque.server.thinker import Question, answer
from ludotheque.server.workers import BotFailed, Workers
from tests.server.served import serving


def question(level: str = "easygoing") -> Question:
    game = find_game("korsar")
    rules = plain(game)
    state = rules.new_state()
    rules.setup(state, game.options_of({"players": 3, "start_player": 0}), bytes(32))
    return Question("korsar", level, rules.observe(state, 0), 0, rules.legal_actions(state, 0), 7)


async def raises(_: Question) -> int:
    raise RuntimeError("no idea")


async def cheats(_: Question) -> int:
    return -3


@pytest.mark.parametrize("think", [raises, cheats])
def test_for_a_bot_that_fails_a_stand_in_decides_and_the_table_goes_on(
    tmp_path: Path, think: Callable[[Question], Awaitable[int]]
) -> None:
    with serving(tmp_path, think=think) as served:
        made = served.make("me", "discovery")
        with served.seat(made, 0) as line:
            for number in (1, 2, 3):
                line.turn(number)
                line.decide()
            line.until(lambda view: view["table"]["status"] == "over")
            said = [entry["sentence"]["id"] for entry in line.log]
            assert said.count("table-stand-in") == 3


def test_the_log_says_what_a_bot_failed_of(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fails(_: Question) -> int:
        raise BotFailed("KeyError at bot.py:3")

    with serving(tmp_path, think=fails) as served:
        made = served.make("me", "discovery")
        with served.seat(made, 0) as line:
            line.decide()
            line.until(lambda view: any(each["sentence"]["id"] == "table-stand-in" for each in line.log))
    assert f"table {made['table']}: a bot failed: KeyError at bot.py:3" in caplog.messages


def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    asked: list[Question] = []

    async def thinks(question: Question) -> int:
        asked.append(question)
        return question.legal[0]

    with serving(tmp_path, think=thinks) as served:
        made = served.make("me", "discovery", game="korsar")
        with served.seat(made, 0) as line:
            line.turn(1)
            line.decide()
            line.until(lambda view: len(asked) > 0 and view["decision"] is not None)
    seen = find_game("korsar").open(asked[0].observation)
    assert sum(seen.hands.row(1)) > 0
    assert sum(seen.hands.row(0)) == 0
    assert list(seen.chance.key) == [0] * 8


def test_a_bot_answers_at_the_tempo_of_the_house(tmp_path: Path) -> None:
    with serving(tmp_path, tempo=0.5) as served:
        made = served.make("me", "discovery")
        with served.seat(made, 0) as line:
            start = time.monotonic()
            line.until(lambda view: 1 not in view["to_act"])
            assert time.monotonic() - start > 0.2


def test_a_bot_that_was_thinking_when_the_house_closed_thinks_again(tmp_path: Path) -> None:
    with serving(tmp_path, tempo=60) as served:
        made = served.make("me", "discovery")
        with served.seat(made, 0) as line:
            assert line.view["to_act"] == [0, 1]
    with serving(tmp_path) as served, served.seat(made, 0) as line:
        line.until(lambda view: view["to_act"] == [0])


def test_a_table_with_a_thinking_bot_is_not_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, tempo=60) as served:
        made = served.make("me", "discovery")
        live, deadline = served.house.tables._live[made["table"]], time.monotonic() + 5
        while live.is_idle and time.monotonic() < deadline:
            time.sleep(0.01)
        assert not live.is_idle


def test_workers_think_and_the_same_seed_chooses_the_same() -> None:
    async def ask() -> list[int]:
        workers = Workers(count=2)
        found = await asyncio.gather(*(workers.think(question(level)) for level in ("discovery", "easygoing") * 3))
        await workers.close()
        return list(found)

    found = asyncio.run(ask())
    assert set(found) <= set(question().legal)
    assert found[0::2] == found[0:1] * 3
    assert found[1::2] == found[1:2] * 3


def test_a_killed_worker_is_replaced() -> None:
    async def ask() -> None:
        workers = Workers(count=1)
        await workers.think(question())
        (process,) = workers._idle
        os.kill(process.pid, signal.SIGSTOP)
        thinking = asyncio.create_task(workers.think(question()))
        await asyncio.sleep(0.1)
        os.kill(process.pid, signal.SIGKILL)
        # It was not the bot's fault: another worker is asked.
        assert await thinking in question().legal
        # One that died while nobody asked it is not even noticed.
        (process,) = workers._idle
        process.kill()
        await process.wait()
        assert await workers.think(question()) in question().legal
        await workers.close()

    asyncio.run(ask())


def test_a_bot_whose_worker_dies_twice_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/true")
    with pytest.raises(BotFailed, match="died"):
        asyncio.run(Workers(count=1).think(question()))


def test_a_worker_that_takes_too_long_is_ended_and_replaced() -> None:
    async def ask() -> None:
        workers = Workers(count=1, patience=3)
        await workers.think(question())
        (process,) = workers._idle
        workers._patience = 0.2
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await workers.think(question())
        assert process.returncode is not None
        workers._patience = 10
        assert await workers.think(question()) in question().legal
        await workers.close()

    asyncio.run(ask())


def test_a_bot_that_raises_is_an_answer_and_its_worker_lives_on() -> None:
    async def ask() -> None:
        workers = Workers(count=1)
        with pytest.raises(BotFailed, match="ValueError"):
            await workers.think(question(level="godlike"))
        assert len(workers._idle) == 1
        await workers.close()

    failed = answer(question(level="godlike")).failed
    assert failed is not None
    assert re.match(r"ValueError at \S+/bots/__init__.py:\d+ < ", failed)
    asyncio.run(ask())


THINK_ONCE = """
import sys
from ludotheque.server.thinker import Question, answer
import msgspec
answer(msgspec.json.decode(sys.stdin.read(), type=Question))
print(*sys.modules)
"""


def test_a_worker_loads_no_server_and_no_compiler() -> None:
    command = [sys.executable, "-c", THINK_ONCE]
    done = subprocess.run(command, input=msgspec.json.encode(question()), capture_output=True, check=True)
    loaded = done.stdout.decode().split()
    own = [name for name in loaded if name.startswith("ludotheque.server.")]
    assert set(own) == {"ludotheque.server.thinker", "ludotheque.server.failures"}
    assert not {"starlette", "uvicorn", "sqlalchemy", "numba", "ludotheque.table", "ludotheque.store"} & set(loaded)
