"""A bot that fails costs one decision, and the other tables feel nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludotheque.server.worker import BotFailed
from ludotheque.server.workers import MEMORY, Workers
from tests.server import odd_bots
from tests.server.asking import question, with_workers
from tests.server.odd_tables import deciders, let_odd_bots_in, played, table_with
from tests.server.served import play, serving


@pytest.fixture(autouse=True)
def house_knows_odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    let_odd_bots_in(monkeypatch)


def workers(patience: float = 10.0, memory: int = MEMORY, command: Sequence[str] = odd_bots.THINKER) -> Workers:
    return Workers(patience=patience, memory=memory, command=command)


@pytest.mark.parametrize(
    ("level", "first"),
    [
        ("is_killed", "stand_in"),
        ("exits", "stand_in"),
        ("raises", "stand_in"),
        ("eats", "stand_in"),
        ("cheats", "stand_in"),
        ("breaks_its_line", "stand_in"),
        ("prints", "bot"),
    ],
)
def test_what_a_bot_does_wrong_costs_that_one_decision_a_simpler_bot(tmp_path: Path, level: str, first: str) -> None:
    with serving(tmp_path, think=workers(memory=1 << 28)) as served:
        assert played(served, table_with(served, level)) == [first, "bot", "bot"]


@pytest.mark.parametrize("level", ["is_stopped", "loops"])
def test_while_a_bot_hangs_another_table_is_played_to_its_end(tmp_path: Path, level: str) -> None:
    with serving(tmp_path, think=workers(patience=2)) as served:
        hanging, other = table_with(served, level), table_with(served, "easygoing")
        with served.seat(hanging, 0) as line:
            assert played(served, other) == ["bot", "bot", "bot"]
            assert deciders(served, hanging) == []
            play(line, random.Random(1))
        assert deciders(served, hanging) == ["stand_in", "bot", "bot"]


def test_while_bots_fail_at_many_tables_every_other_bot_decides_for_itself(tmp_path: Path) -> None:
    failing = ("is_killed", "loops", "eats", "cheats")
    with serving(tmp_path, think=workers(patience=2, memory=1 << 28)) as served, ThreadPoolExecutor(8) as players:
        bad = [table_with(served, level) for level in failing]
        good = [table_with(served, "easygoing") for _ in failing]
        done = list(players.map(lambda made: played(served, made), [*bad, *good]))
    assert done == [["stand_in", "bot", "bot"]] * len(bad) + [["bot", "bot", "bot"]] * len(good)


def test_a_bot_that_eats_all_its_memory_is_told_so_and_its_worker_lives_on() -> None:
    async def ask(asked: Workers) -> None:
        with pytest.raises(BotFailed, match="MemoryError"):
            await asked.choose(question("eats", "highcard"), "a")
        (worker,) = asked.plain.idle
        await asked.choose(question("easygoing", "highcard"), "a")
        assert asked.plain.idle == [worker]

    with_workers(ask, workers(memory=1 << 28))


def test_where_a_simpler_bot_fails_too_any_legal_action_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path, think=workers(command=("/bin/false",))) as served:
        assert played(served, table_with(served, "easygoing")) == ["stand_in"] * 3
