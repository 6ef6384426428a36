"""Death in mid-game: every table is exactly as it was acknowledged, and those who sat there go on."""

from __future__ import annotations

import random
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import Process, command
from tests.server.served import Json, Line

TEMPO = ("--bot-tempo", "0.02")


def test_a_killed_house_opens_again_with_every_table_as_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(8)
    made: Json = {}
    # What seat 0 and a spectator have been told, for ever: by every house so far.
    known: dict[int | None, list[Json]] = {0: [], None: []}
    views: dict[int | None, Json] = {}
    port, status = 0, "playing"
    for life in range(8):
        with command(tmp_path, *TEMPO, port=port) as house:
            port = house.port
            made = made or house.make("me", "discovery", "easygoing", game="korsar")
            for who in (0, None):
                compare_with_what_was_told(house, made, who, known[who], views.get(who))
            status = play_until_killed(house, made, known, views, chance, rows=23 + life)
        if status == "over":
            break
    assert status == "over"


def seen(known: list[Json]) -> int:
    return max((entry["seq"] for entry in known), default=-1)


def compare_with_what_was_told(
    house: Process, made: Json, who: int | None, known: list[Json], view: Json | None
) -> None:
    """The whole log begins with every sentence told before, and what was seen last is there or was followed."""
    with house.seat(made, who) as line:
        assert line.log[: len(known)] == known
        if view is not None:
            assert line.view["seq"] >= view["seq"]
            if line.view["seq"] == view["seq"]:
                assert without_presence(line.view) == without_presence(view)


def without_presence(view: Json) -> Json:
    return {name: part for name, part in view.items() if name not in ("log", "table")}


def play_until_killed(
    house: Process,
    made: Json,
    known: dict[int | None, list[Json]],
    views: dict[int | None, Json],
    chance: random.Random,
    rows: int,
) -> str:
    """Comes back where one was, plays some rows, kills the house at a random moment, and hears what still comes."""
    with house.seat(made, 0, seen(known[0])) as player, house.seat(made, None, seen(known[None])) as watcher:
        done, until = 0, player.view["seq"] + rows
        while player.view["table"]["status"] != "over" and player.view["seq"] < until:
            decision = player.view["decision"]
            if decision is not None and decision > done:
                player.decide(chance.randrange(len(player.view["legal"])))
                done = decision
            player.look()
        if player.view["table"]["status"] != "over":
            time.sleep(chance.random() * 0.03)
            house.kill()
        for who, line in ((0, player), (None, watcher)):
            listen_to_the_end(line, house)
            known[who] += line.log
            views[who] = line.view
        status: str = player.view["table"]["status"]
        return status


def listen_to_the_end(line: Line, house: Process) -> None:
    """Takes all that the house has sent."""
    try:
        while True:
            line.hear(0.5)
    except (ConnectionClosed, TimeoutError):
        return


def test_a_bot_that_owed_a_decision_at_death_gives_it_after(tmp_path: Path) -> None:
    with command(tmp_path, "--bot-tempo", "60") as house:
        made = house.make("me", "discovery", "discovery", game="korsar", start_player=1)
        with house.seat(made, 0) as line:
            assert line.view["to_act"] == [1]
        house.kill()
    with command(tmp_path, *TEMPO) as house, house.seat(made, 0) as line:
        line.turn(1)


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
def test_an_interrupted_house_ends_cleanly_while_people_sit_there(tmp_path: Path, how: str) -> None:
    with command(tmp_path, *TEMPO) as house:
        made = house.make("me", "discovery", game="korsar")
        with house.seat(made, 0) as line:
            status, out, err = house.end(signal.Signals[how])
            assert (status, out, err) == (0, "", "")
            assert line.closed() == 1012
    with command(tmp_path, *TEMPO) as house, house.seat(made, 0) as line:
        line.turn(1)
