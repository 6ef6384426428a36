"""Bots at a table: they think elsewhere, answer when a person would, and hold up nobody when they fail."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ludotheque.games import find_game
from ludotheque.server.thinker import Choose
from ludotheque.server.worker import BotFailed
from tests.server.served import Think, serving, settled


async def raises(_: Choose) -> int:
    raise RuntimeError("no idea")


async def cheats(_: Choose) -> int:
    return -3


@pytest.mark.parametrize("think", [raises, cheats])
def test_for_a_bot_that_fails_a_stand_in_decides_and_the_table_goes_on(tmp_path: Path, think: Think) -> None:
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
    async def fails(_: Choose) -> int:
        raise BotFailed("KeyError at bot.py:3")

    with serving(tmp_path, think=fails) as served:
        made = served.make("me", "discovery")
        with served.seat(made, 0) as line:
            line.decide()
            line.until(lambda view: any(each["sentence"]["id"] == "table-stand-in" for each in line.log))
    assert f"table {made['table']}: a bot failed: KeyError at bot.py:3" in caplog.messages


def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    asked: list[Choose] = []

    async def thinks(question: Choose) -> int:
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
        start = time.monotonic()
        made = served.make("me", "discovery")
        with served.seat(made, 0) as line:
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
        live = served.house.tables._live[made["table"]]
        settled(lambda: not live.is_idle)
