"""The record of a table: whole for everybody when the game is over, before that each seat's own view."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludotheque.records import read_record, verify
from ludotheque.server.limits import Limits, Rate
from tests.server.following import WHAT
from tests.server.served import Json, Served, play, secret_of, serving


def is_live(served: Served, made: Json) -> bool:
    return made["table"] in [live.table for live in served.house.store.live()]


def test_a_table_is_live_in_the_store_until_its_last_decision(served: Served) -> None:
    made = served.make("me", "discovery")
    with served.seat(made, 0) as line:
        assert is_live(served, made)
        play(line, random.Random(4))
    assert not is_live(served, made)


def asked(served: Served, made: Json, secret: str) -> tuple[int, str]:
    answer = served.ask("GET", f"/api/tables/{made['table']}/record", authorization=f"Bearer {secret}")
    return answer.status, answer.text if answer.status == 200 else answer.error


def test_a_finished_game_is_given_whole_and_can_be_verified(served: Served) -> None:
    made = served.make("me", "discovery", "easygoing", game="korsar")
    with served.seat(made, 0) as line:
        play(line, random.Random(4))
        commitment = line.view["table"]["commitment"]
    status, text = asked(served, made, made["watch"])
    record = read_record(text)
    assert (status, record.commitment) == (200, commitment)
    verify(record)
    assert asked(served, made, secret_of(made, 0)) == (status, text)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_before_the_end_a_seat_is_given_its_own_view(served: Served, seat: int | None) -> None:
    made = served.make("me", "device", game="korsar")
    for _ in range(2):
        for each in (0, 1):
            with served.seat(made, each) as line:
                if line.view["decision"] is not None:
                    line.decide()
                    line.look()
    status, text = asked(served, made, secret_of(made, seat))
    record = read_record(text)
    assert (status, record.seen_by, record.seed) == (200, -1 if seat is None else seat, b"")
    assert {each.seat for each in record.decisions if each.text} <= {seat}


def test_there_is_no_record_before_the_game(served: Served) -> None:
    made = served.make("me", "open")
    assert asked(served, made, secret_of(made, 0)) == (422, "error-not-begun")


def test_without_a_secret_of_the_table_there_is_no_record(served: Served) -> None:
    made, other = served.make("me", "device"), served.make("me", "device")
    for secret in ("", "x", secret_of(other, 0)):
        assert asked(served, made, secret) == (401, "error-secret")
    nobody = {"table": "nothing"}
    assert asked(served, nobody, secret_of(made, 0)) == (404, "error-unknown-table")
    path = f"/api/tables/{made['table']}/record"
    assert served.ask("GET", path).status == 401
    assert served.ask("GET", f"{path}?secret={secret_of(made, 0)}").status == 401


def test_records_are_not_asked_for_all_the_time(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(records=Rate(2, 0.001))) as served:
        made = served.make("me", "device")
        assert [asked(served, made, made["watch"])[0] for _ in range(3)] == [200, 200, 429]


def test_who_asks_without_a_secret_has_no_table_read_again_and_again(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(arrivals=Rate(2, 0.001))) as served:
        made = served.make("me", "device")
        answers = [asked(served, made, "x") for _ in range(3)]
        assert answers == [(401, "error-secret"), (401, "error-secret"), (429, "error-too-often")]


def with_a_bot_in_the_open_seat(served: Served) -> Json:
    """A table whose link was given out before a bot came to the seat that it opens."""
    made = served.make("me", "open", game="korsar")
    with served.seat(made, 0) as line:
        line.say(type="fill", seat=1, level="discovery")
        line.say(type="begin")
        line.until(lambda view: view["table"]["status"] == "playing")
    return made


@pytest.mark.parametrize("what", WHAT)
def test_the_link_of_a_seat_that_a_bot_has_shows_nothing_of_the_game(served: Served, what: str) -> None:
    made = with_a_bot_in_the_open_seat(served)
    right = f"Bearer {secret_of(made, 1)}"
    answer = served.ask("GET", f"/api/tables/{made['table']}/{what}", authorization=right)
    assert (answer.status, answer.error) == (401, "error-secret")
    assert asked(served, made, secret_of(made, 0))[0] == 200
