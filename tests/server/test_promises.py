"""Promises: the seed is fixed before anybody adds to it, so that nobody can choose a deal."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from ludotheque.core.seal import deal_key
from ludotheque.core.sentence import Refused
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.promises import SECONDS, Promises
from ludotheque.table import Begun, Contributed, Opened
from tests.server.hands import Hands
from tests.server.served import Answer, Json, Served, serving


def promised(served: Served) -> str:
    answer = served.ask("POST", "/api/promises")
    assert answer.status == 201
    said = json.loads(answer.text)
    assert (set(said), said["seconds"]) == ({"commitment", "seconds"}, SECONDS)
    commitment: str = said["commitment"]
    return commitment


def post(served: Served, commitment: str, *seats: Json) -> Answer:
    wanted = {"game": "highcard", "options": {"players": len(seats)}, "seats": seats, "commitment": commitment}
    return served.post(json.dumps(wanted))


ME, DEVICE, OPEN = {"kind": "me", "nonce": "wind"}, {"kind": "device", "nonce": "sea"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "discovery"}


def test_a_table_keeps_the_promise_that_it_quotes_and_is_dealt_with_what_its_maker_added(served: Served) -> None:
    commitment = promised(served)
    made = json.loads(post(served, commitment, ME, BOT, DEVICE).text)
    opened, *added, begun = served.house.store.read(made["table"])[:4]
    assert isinstance(opened, Opened)
    assert opened.commitment == commitment == hashlib.sha256(opened.seed).hexdigest()
    assert added == [Contributed(0, b"wind"), Contributed(2, b"sea")]
    assert begun == Begun((b"wind", b"", b"sea"))
    with served.seat(made, 0) as line:
        assert line.view["table"]["commitment"] == commitment
        assert line.view["table"]["nonces"] == [b"wind".hex(), "", b"sea".hex()]


def test_a_promise_is_kept_once_and_an_unknown_one_never(served: Served) -> None:
    commitment = promised(served)
    assert post(served, commitment, ME, BOT).status == 201
    assert post(served, commitment, ME, BOT).error == "error-promise"
    assert post(served, "0" * 64, ME, BOT).error == "error-promise"
    assert promised(served) != promised(served)


def test_without_a_promise_nothing_is_added_before_somebody_is_there(served: Served) -> None:
    assert post(served, "", ME, OPEN).error == "error-nonce-early"
    made = served.make("me", "discovery")
    # Not the last row: the bot may have begun by now.
    assert served.house.store.read(made["table"])[1] == Begun((b"", b""))


@pytest.mark.parametrize("seat", [{**BOT, "nonce": "sea"}, {**OPEN, "nonce": "sea"}])
def test_nobody_adds_for_a_bot_or_for_who_is_still_to_come(served: Served, seat: Json) -> None:
    assert post(served, promised(served), ME, seat).error == "error-not-seated"


def test_a_promise_does_not_wait_for_ever() -> None:
    hands = Hands()
    promises = Promises(hands.now)
    early, late = promises.make(), promises.make()
    hands.turn(SECONDS)
    assert hashlib.sha256(promises.seed_for(early, [])).hexdigest() == early
    hands.turn(1)
    with pytest.raises(Refused, match="error-promise"):
        promises.seed_for(late, [])


def test_of_too_many_promises_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Promises, "MOST", 2)
    promises = Promises()
    oldest, *kept = [promises.make() for _ in range(3)]
    with pytest.raises(Refused, match="error-promise"):
        promises.seed_for(oldest, [])
    assert [hashlib.sha256(promises.seed_for(each, [])).hexdigest() for each in kept] == kept


def test_promises_are_not_asked_for_all_the_time(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(promises=Rate(2, 0.001))) as served:
        assert [served.ask("POST", "/api/promises").status for _ in range(3)] == [201, 201, 429]


def test_who_sits_down_sees_the_promise_before_adding_to_it(served: Served) -> None:
    made = served.make("me", "open", "open")
    with served.seat(made, 0) as host, served.seat(made, 1) as guest, served.seat(made, None) as watcher:
        commitment = guest.view["table"]["commitment"]
        guest.say(type="contribute", nonce="quay")
        guest.say(type="contribute", nonce="Mère ☂")
        for line in (host, guest, watcher):
            view = line.until(lambda view: [each["contributed"] for each in view["table"]["seats"]] == [0, 1, 0])
            # What others add is known to nobody before the game.
            assert view["table"]["nonces"] == []
            assert not any("quay" in text or b"quay".hex() in text for text in line.raw)
        host.say(type="fill", seat=2, level="discovery")
        host.say(type="begin")
        for line in (host, guest, watcher):
            view = line.until(lambda view: view["table"]["status"] == "playing")
            assert view["table"]["nonces"] == ["", "Mère ☂".encode().hex(), ""]
            assert view["table"]["commitment"] == commitment
        guest.say(type="contribute", nonce="late")
        assert guest.refusal() == "error-dealt"
        watcher.say(type="contribute", nonce="mine")
        assert watcher.refusal() == "error-not-seated"
    opened, *_ = rows = served.house.store.read(made["table"])
    assert isinstance(opened, Opened)
    table = served.house.tables._live[made["table"]].table
    dealt = table.rules.new_state()
    key = deal_key(opened.seed, (b"", "Mère ☂".encode(), b""))
    table.rules.setup(dealt, opened.options, key, opened.figures)
    first = next(seq for seq, row in enumerate(rows) if isinstance(row, Begun))
    assert table.worlds[first] == table.rules.dump(dealt)
