"""Games are looked back on by real worker processes, which are asked what a seat saw and answer in its words."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from ludotheque.bots import hindsight
from ludotheque.bots.hindsight import Judgement, Reply, judge, likely_reply
from ludotheque.server.analyses import Work
from ludotheque.server.analysis import Game, Past, analysis_of, game_of
from ludotheque.server.lookback import Analysis
from ludotheque.server.thinker import searching_of
from ludotheque.server.workers import Workers
from tests.server import few
from tests.server.asking import with_workers
from tests.server.finished import over
from tests.server.odd_tables import ROOT
from tests.server.served import Json, Served, kept, serving
from tests.server.test_analyses import asked

STRONGEST = ("korsar", "fearsome")
COMPILING = 300.0


@pytest.fixture(autouse=True)
def few_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "COMPARING", few.COMPARING)
    monkeypatch.setattr(hindsight, "SEARCHING", few.SEARCHING)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def workers() -> Workers:
    return Workers(patience=60.0, command=few.THINKER)


def work() -> Work:
    return Work("t", game_of(over("korsar", 2, {})), STRONGEST[1], None)


def judged_here(past: Past) -> Judgement:
    """What the same bot says of it in this process."""
    maker = searching_of(*STRONGEST)
    return judge(maker, past.observation, past.seat, past.legal, past.taken, past.decided)


def foreseen_here(past: Past, action: int) -> Reply | None:
    return likely_reply(searching_of(*STRONGEST), past.observation, past.seat, action, past.decided)


def test_workers_answer_what_the_bot_itself_says_of_what_the_seat_saw() -> None:
    looking_back = work()
    pasts = looking_back.game.pasts[::6]

    async def ask(asked: Workers) -> None:
        asked.prepare(*STRONGEST)
        async with asyncio.timeout(COMPILING):
            while not asked.is_ready(*STRONGEST):
                await asyncio.sleep(0.05)
        for past in pasts:
            assert await asked.judge(looking_back.judge(past)) == judged_here(past)
            assert await asked.foresee(looking_back.foresee(past, past.taken)) == foreseen_here(past, past.taken)

    with_workers(ask, workers())
    assert any(judged_here(past).best != past.taken for past in pasts)
    assert any(foreseen_here(past, past.taken) for past in pasts)


def whole(served: Served, made: Json) -> Json:
    """Asks until the analysis is whole; the compiler may have to work first."""
    until = time.monotonic() + COMPILING
    while time.monotonic() < until:
        status, told = asked(served, made, made["watch"])
        assert status == 200, told
        if told["whole"]:
            return told
        time.sleep(1.0)
    raise TimeoutError(told)


def expected(game: Game) -> Analysis:
    looking_back = Work("t", game, STRONGEST[1], None)
    for past, action in looking_back.steps:
        if action is None:
            game.judgements[past.decided] = judged_here(past)
        else:
            game.replies[past.decided, action] = foreseen_here(past, action)
    return analysis_of(game, "ahead", whole=True)


def test_a_whole_game_is_looked_back_on_by_the_workers_of_a_house(tmp_path: Path) -> None:
    table = over("korsar", 2, {})
    with serving(tmp_path, think=workers(), levels=("easygoing", STRONGEST[1])) as served:
        told = whole(served, kept(served.house.store, table))
    assert told["unknown"] == 0
    assert msgspec.convert(told, Analysis) == expected(game_of(table))
    assert any(seat["costly"] for seat in told["seats"])
