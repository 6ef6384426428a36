"""Worker processes: they know nothing of the server, and are replaced when they die, hang, or take too long."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.thinker import Failed, answer
from ludotheque.server.worker import BotFailed
from ludotheque.server.workers import Workers
from tests.server.asking import question, with_workers


def test_workers_think_and_the_same_seed_chooses_the_same() -> None:
    async def ask(workers: Workers) -> None:
        levels = ("discovery", "easygoing") * 3
        found = await asyncio.gather(*(workers.choose(question(level), f"{i}") for i, level in enumerate(levels)))
        assert set(found) <= set(question().legal)
        assert found[0::2] == found[0:1] * 3
        assert found[1::2] == found[1:2] * 3

    with_workers(ask)


def test_a_worker_that_is_killed_has_failed_and_is_replaced() -> None:
    async def ask(workers: Workers) -> None:
        await workers.choose(question(), "a")
        (worker,) = workers.plain.idle
        os.kill(worker.process.pid, signal.SIGSTOP)
        thinking = asyncio.create_task(workers.choose(question(), "a"))
        while workers.plain.idle:
            await asyncio.sleep(0)
        os.kill(worker.process.pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="died"):
            await thinking
        assert await workers.choose(question(), "a") in question().legal

    with_workers(ask)


def test_a_worker_that_died_while_nobody_asked_it_is_not_noticed() -> None:
    async def ask(workers: Workers) -> None:
        await workers.choose(question(), "a")
        (worker,) = workers.plain.idle
        await worker.end()
        assert await workers.choose(question(), "a") in question().legal

    with_workers(ask)


def test_a_worker_that_hangs_is_ended_and_replaced() -> None:
    async def ask(workers: Workers) -> None:
        await workers.choose(question(), "a")
        (worker,) = workers.plain.idle
        os.kill(worker.process.pid, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await workers.choose(question(), "a")
        assert not worker.is_alive
        assert await workers.choose(question(), "a") in question().legal

    with_workers(ask, Workers(patience=3))


def test_files_where_the_house_was_opened_are_no_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "random.py").write_text("raise ImportError\n", "utf-8")
    monkeypatch.chdir(tmp_path)

    async def ask(workers: Workers) -> None:
        assert await workers.choose(question(), "a") in question().legal

    with_workers(ask)


def test_what_is_no_worker_at_all_has_failed() -> None:
    async def ask(workers: Workers) -> None:
        with pytest.raises(BotFailed, match="died"):
            await workers.choose(question(), "a")

    with_workers(ask, Workers(command=("/bin/true",)))


def test_a_bot_that_raises_is_an_answer_and_its_worker_lives_on() -> None:
    async def ask(workers: Workers) -> None:
        with pytest.raises(BotFailed, match="KeyError"):
            await workers.choose(question(level="godlike"), "a")
        assert len(workers.plain.idle) == 1

    failed = answer(question(level="godlike"))
    assert isinstance(failed, Failed)
    assert re.match(r"KeyError at \S+/server/thinker.py:\d+ < ", failed.what)
    with_workers(ask)


LIMITED = """
import resource, sys
from ludotheque.server.thinker import limit_memory
if given := int(sys.argv[1]):
    resource.setrlimit(resource.RLIMIT_DATA, (given, given))
limit_memory(int(sys.argv[2]))
print(*resource.getrlimit(resource.RLIMIT_DATA))
"""


@pytest.mark.parametrize(
    ("given", "asked", "most"),
    [(0, 1 << 30, 1 << 30), (1 << 29, 1 << 30, 1 << 29), (0, 1 << 80, sys.maxsize)],
)
def test_a_worker_has_the_memory_that_is_asked_for_or_what_the_system_gives(given: int, asked: int, most: int) -> None:
    told = subprocess.run(
        [sys.executable, "-c", LIMITED, str(given), str(asked)], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [str(most)] * 2


THINK_ONCE = """
import sys
from ludotheque.server.thinker import Asked, answer
import msgspec
answer(msgspec.json.decode(sys.stdin.read(), type=Asked))
print(*sys.modules)
"""


def test_a_worker_loads_no_server_and_no_compiler() -> None:
    command = [sys.executable, "-c", THINK_ONCE]
    done = subprocess.run(command, input=msgspec.json.encode(question()), capture_output=True, check=True)
    loaded = done.stdout.decode().split()
    own = [name for name in loaded if name.startswith("ludotheque.server.")]
    assert set(own) == {"ludotheque.server.thinker", "ludotheque.server.failures"}
    assert not {"starlette", "uvicorn", "sqlalchemy", "numba", "ludotheque.table", "ludotheque.store"} & set(loaded)
