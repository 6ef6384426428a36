"""Sitting at a table over a real socket, from the lobby to the end."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from ludotheque.server import messages
from ludotheque.server.sitting import HangUp, send
from tests.server.served import Served, play


def test_three_play_to_the_end_and_a_spectator_sees_it(served: Served) -> None:
    made = served.make("me", "device", "device")
    with ExitStack() as stack:
        lines = [stack.enter_context(served.seat(made, seat)) for seat in range(3)]
        watcher = stack.enter_context(served.seat(made, None))
        for number in (1, 2, 3):
            for line in lines:
                line.turn(number)
                line.decide()
        for line in [*lines, watcher]:
            over = line.until(lambda view: view["table"]["status"] == "over")
            assert over["facts"]["over"]["scores"] == over["facts"]["tricks"]
            assert [entry["seq"] for entry in line.log] == sorted(entry["seq"] for entry in line.log)
        assert watcher.view["you"] is None
        assert [entry["sentence"] for entry in watcher.log] == [entry["sentence"] for entry in lines[0].log]


def test_the_lobby_fills_and_the_game_begins(served: Served) -> None:
    made = served.make("me", "open", "open")
    with served.seat(made, 0) as host:
        assert [seat["kind"] for seat in host.view["table"]["seats"]] == ["human", "open", "open"]
        assert (host.view["observation"], host.view["legal"], host.view["to_act"]) == (None, [], [])
        host.say(type="begin")
        assert host.refusal() == "error-seats-open"
        with served.seat(made, 1) as guest:
            guest.say(type="name", name="Inès", token=4)
            host.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")
            guest.say(type="fill", seat=2, level="easygoing")
            host.until(lambda view: view["table"]["seats"][2]["kind"] == "bot")
            guest.until(lambda view: view["table"]["seats"][2]["kind"] == "bot")
            guest.say(type="begin")
            host.until(lambda view: view["table"]["status"] == "playing" and 2 not in view["to_act"])
            assert host.view["to_act"] == [0, 1]
    said = [entry["sentence"]["id"] for entry in host.log]
    assert said[:4] == ["table-opened", "table-sat", "table-filled", "table-begun"]


@pytest.mark.parametrize(("seats", "host"), [(("open", "device", "me"), 2), (("discovery", "discovery"), None)])
def test_a_table_says_on_which_seat_who_made_it_sits(served: Served, seats: tuple[str, ...], host: int | None) -> None:
    made = served.make(*seats)
    with served.seat(made, None) as line:
        assert line.view["table"]["host"] == host


def test_two_decide_at_the_same_time(served: Served) -> None:
    made = served.make("me", "device")
    with served.seat(made, 0) as one, served.seat(made, 1) as other:
        one.decide()
        other.decide()
        # Both were asked before either had decided; neither was stale.
        for line in (one, other):
            line.until(lambda view: view["decision"] == 2)
            assert line.refused == []


def test_presence_comes_and_goes(served: Served) -> None:
    made = served.make("me", "device")
    with served.seat(made, 0) as one:
        assert [seat["present"] for seat in one.view["table"]["seats"]] == [True, False]
        with served.seat(made, 1):
            while one.hear() != {
                "type": "presence",
                "seats": [{"seat": 0, "present": True}, {"seat": 1, "present": True}],
                "time_left": [],
            }:
                pass
        while one.hear()["seats"][1]["present"]:
            pass


def test_a_seat_opened_elsewhere_leaves_the_first_place(served: Served) -> None:
    made = served.make("me", "device")
    with served.seat(made, 0) as first, served.seat(made, 0) as second:
        assert first.closed() == 4409
        second.decide()
        assert second.look()["seq"] == 2


def test_a_name_may_be_changed_after_the_end(served: Served) -> None:
    made = served.make("me", "discovery")
    with served.seat(made, 0) as line:
        play(line, random.Random(1))
        line.say(type="name", name="Malo", token=3)
        line.until(lambda view: view["table"]["seats"][0]["name"] == "Malo")
        assert line.view["table"]["status"] == "over"
    assert served.house.store.is_over(made["table"])


def test_who_comes_back_is_sent_what_was_missed(served: Served) -> None:
    made = served.make("me", "device")
    with served.seat(made, 0) as one:
        seen = one.view["seq"]
    with served.seat(made, 1) as other:
        other.decide()
        other.look()
        known = len(other.log)
    with served.seat(made, 0) as one:
        one.decide()
        one.until(lambda view: view["seq"] == seen + 2)
    with served.seat(made, 0, seen=seen) as again:
        assert {entry["seq"] for entry in again.log} == {seen + 2}
        assert again.view["seq"] == seen + 2
    with served.seat(made, 1) as other:
        assert len(other.log) > known


def test_korsar_is_played_against_bots(served: Served) -> None:
    made = served.make("me", "discovery", "easygoing", game="korsar")
    with served.seat(made, 0) as line:
        play(line, random.Random(3))
        assert line.view["facts"]["over"]["winners"]
        assert line.view["seq"] + 1 == served.rows(made)


def test_bots_alone_play_when_somebody_watches(served: Served) -> None:
    made = served.make("discovery", "discovery")
    assert served.rows(made) == 2
    with served.seat(made, None) as watcher:
        watcher.until(lambda view: view["table"]["status"] == "over")


def test_who_goes_while_something_is_being_sent_is_gone_and_no_failure() -> None:
    async def knock() -> Message:
        return {"type": "websocket.connect"}

    async def broken(message: Message) -> None:
        if message["type"] == "websocket.send":
            raise OSError

    async def send_there() -> None:
        socket = WebSocket({"type": "websocket"}, knock, broken)
        await socket.accept()
        await send(socket, messages.Presence([], []), 1)

    with pytest.raises(HangUp):
        asyncio.run(send_there())
