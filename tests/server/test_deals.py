"""Dealing a finished game again: for everybody at its table, once, and never before its end."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import pytest

from ludotheque.core.sentence import Sentence
from ludotheque.server import deals
from ludotheque.server.api import Deal
from ludotheque.server.deals import deal_in
from ludotheque.server.limits import Limits, Rate
from tests.records.played import played
from tests.server.served import Answer, Json, Served, play, secret_of, serving


def asked(served: Served, made: Json, secret: str) -> Answer:
    return served.ask("GET", f"/api/tables/{made['table']}/deal", authorization=f"Bearer {secret}")


def finished(served: Served) -> Json:
    commitment = json.loads(served.ask("POST", "/api/promises").text)["commitment"]
    seats = [{"kind": "me", "nonce": "wind"}, {"kind": "bot", "level": "discovery"}]
    wanted = {"game": "highcard", "options": {"players": 2}, "seats": seats, "commitment": commitment}
    made: Json = json.loads(served.post(json.dumps(wanted)).text)
    with served.seat(made, 0) as line:
        play(line, random.Random(4))
    return {**made, "commitment": commitment}


@pytest.mark.parametrize("seat", [0, None])
def test_after_the_end_everybody_is_told_what_the_game_was_dealt_from(served: Served, seat: int | None) -> None:
    made = finished(served)
    answer = asked(served, made, secret_of(made, seat))
    told = json.loads(answer.text)
    assert answer.status == 200
    assert told["commitment"] == made["commitment"] == hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest()
    assert told["nonces"] == [b"wind".hex(), ""]
    assert (told["flaw"], told["decisions"] > 0) == (None, True)


def test_before_the_end_nobody_is(served: Served) -> None:
    for made in (served.make("me", "device"), served.make("me", "open")):
        assert asked(served, made, secret_of(made, 0)).error == "error-sealed"


def test_without_a_secret_of_the_table_nobody_is(served: Served) -> None:
    made, other = finished(served), served.make("me", "device")
    assert asked(served, made, secret_of(other, 0)).status == 401
    assert served.ask("GET", f"/api/tables/{made['table']}/deal").status == 401
    assert asked(served, {"table": "nothing"}, secret_of(made, 0)).status == 404


def test_a_game_is_dealt_again_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made, dealt = finished(served), []

    def counted(text: str) -> Deal:
        dealt.append(text)
        return deal_in(text)

    monkeypatch.setattr(deals, "deal_in", counted)
    assert len({asked(served, made, made["watch"]).text for _ in range(3)}) == 1
    assert len(dealt) == 1


def test_it_is_not_asked_for_all_the_time(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(records=Rate(2, 0.001))) as served:
        made = served.make("me", "device")
        assert [asked(served, made, made["watch"]).status for _ in range(3)] == [422, 422, 429]


def test_a_game_that_does_not_follow_from_its_seed_is_told() -> None:
    """The seed of another promise, and cards that were never dealt."""
    game = played({"players": 3})
    text = game.record()
    assert deal_in(text).flaw is None
    assert deal_in(text.replace("seed 0001", "seed 0101")).flaw == Sentence("error-record-commitment")
    other = played({"players": 3}, nonces=(b"wind", b"", b""))
    added = deal_in(other.record().replace(f"nonce 0 {b'wind'.hex()}\n", ""))
    assert added.flaw is not None
    assert added.decisions == len(other.decisions)
