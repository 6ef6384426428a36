"""A bot that fails costs one decision, and the other tables feel nothing."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from highcard import GAME

from ludotheque import bots
from ludotheque.core.modes import plain
from ludotheque.server.keys import new_seed
from ludotheque.server.thinker import Choose
from ludotheque.server.worker import BotFailed
from ludotheque.server.workers import MEMORY, Workers
from ludotheque.table import Decided, SeatPlan, Table, open_table
from tests.server import odd_bots
from tests.server.served import Json, Served, kept, play, serving

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(autouse=True)
def house_knows_odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "knowledge_of", odd_bots.knowledge_of)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (ROOT, ROOT / "tests" / "stranger"))))


def workers(patience: float = 10.0, memory: int = MEMORY, command: Sequence[str] = odd_bots.THINKER) -> Workers:
    return Workers(patience=patience, memory=memory, command=command)


def question(level: str) -> Choose:
    rules = plain(GAME)
    state = rules.new_state()
    rules.setup(state, GAME.options_of({"players": 2}), bytes(32))
    return Choose("highcard", level, rules.observe(state, 0), 0, rules.legal_actions(state, 0), 7)


def table_with(served: Served, level: str) -> Json:
    """A table for a person and a bot of this level, whatever levels one may choose."""
    seats = [SeatPlan("human"), SeatPlan("bot", "Basile", level=level)]
    return kept(served.house.store, Table(GAME, open_table(GAME, {"players": 2}, seats, new_seed())))


def played(served: Served, made: Json) -> list[str]:
    """Plays the table to its end; by whom the bot's decisions were made."""
    with served.seat(made, 0) as line:
        play(line, random.Random(1))
    return deciders(served, made)


def deciders(served: Served, made: Json) -> list[str]:
    rows = served.house.store.read(made["table"])
    return [row.by for row in rows if isinstance(row, Decided) and row.seat == 1]


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
    async def ask() -> None:
        asked = workers(memory=1 << 28)
        with pytest.raises(BotFailed, match="MemoryError"):
            await asked.choose(question("eats"), "a")
        (worker,) = asked.plain.idle
        assert await asked.choose(question("easygoing"), "a") in question("easygoing").legal
        assert asked.plain.idle == [worker]
        await asked.close()

    asyncio.run(ask())


def test_a_table_that_asks_much_does_not_hold_up_one_that_asks_little() -> None:
    done: list[str] = []

    async def choose(asked: Workers, level: str, table: str) -> None:
        await asked.choose(question(level), table)
        done.append(table)

    async def ask() -> None:
        asked = workers()
        busy = [choose(asked, "sleeps", "busy") for _ in range(20)]
        await asyncio.gather(*busy, choose(asked, "easygoing", "other"))
        await asked.close()

    asyncio.run(ask())
    assert done.index("other") < 19


def test_where_a_simpler_bot_fails_too_any_legal_action_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, think=workers(command=("/bin/false",))) as served:
        assert played(served, table_with(served, "easygoing")) == ["stand_in"] * 3
