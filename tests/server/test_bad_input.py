"""Bad input over a real socket: a short answer or a closed socket, nothing changed, nothing leaked."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server import serving as serving_module
from ludotheque.server.limits import Limits, Rate
from tests.server.served import Json, Line, Served, secret_of, serving, settled


@pytest.fixture
def made(served: Served) -> Json:
    """A table of two people and a bot, in the middle of a trick."""
    return served.make("me", "device", "device")


@pytest.fixture
def other(served: Served, made: Json) -> Iterator[Line]:
    """Somebody at seat 1 who must not notice anything."""
    with served.seat(made, 1) as line:
        yield line
        assert line.is_quiet()
        assert served.rows(made) == 2


SIT = {"type": "sit", "secret": "x", "seen": -1}
DECIDE = {"type": "decide", "decision": 1, "action": 0}
NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"decide"',
    "{}",
    '{"type": 7}',
    '{"type": "undo"}',
    '{"type": "view", "seq": 1}',
    '{"type": "decide"}',
    '{"type": "decide", "decision": "1", "action": 0}',
    '{"type": "decide", "decision": 1, "action": 0.5}',
    '{"type": "decide", "decision": 1, "action": 99999999999999999999}',
    '{"type": "decide", "decision": 1, "action": -7}',
    '{"type": "decide", "decision": true, "action": 0}',
    '{"type": "decide", "decision": 1, "action": 0, "seat": 1}',
    '{"type": "decide", "decision": 1, "action": [0]}',
    '{"type": "name", "name": 5, "token": 1}',
    '{"type": "name", "name": "Inès", "token": 9}',
    '{"type": "name", "name": "' + "x" * 300 + '", "token": 1}',
    '{"type": "fill", "seat": -1, "level": "discovery"}',
    '{"type": "fill", "seat": 0, "level": "god"}',
    '{"type": "sit", "secret": "x"}',
    "[" * 2000,
    '{"a":' * 500,
    "\x00",
    "\ud83d\ude00"[:0] + "😀",
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_from_a_seat_closes_its_socket(served: Served, made: Json, other: Line, text: str) -> None:
    with served.seat(made, 0) as line:
        line.socket.send(text)
        assert line.closed() == 4400


@pytest.mark.parametrize("text", [*NONSENSE[::4], json.dumps(DECIDE), '{"type": "begin"}'])
def test_nonsense_before_sitting_closes_the_socket(served: Served, made: Json, other: Line, text: str) -> None:
    with served.line(made["table"]) as line:
        line.socket.send(text)
        assert line.closed() == 4400
        assert line.raw == []


def test_a_binary_message_closes_the_socket(served: Served, made: Json, other: Line) -> None:
    with served.seat(made, 0) as line:
        line.socket.send(json.dumps(DECIDE).encode())
        assert line.closed() == 4400


@pytest.mark.parametrize(("length", "code"), [(4097, 4413), (60_000, 4413), (70_000, 1009), (3_000_000, 1009)])
def test_an_oversized_message_closes_the_socket(
    served: Served, made: Json, other: Line, length: int, code: int
) -> None:
    with served.seat(made, 0) as line:
        line.socket.send(json.dumps(DECIDE).ljust(length))
        assert line.closed() == code


def test_a_message_in_endless_pieces_closes_the_socket(served: Served, made: Json, other: Line) -> None:
    with served.seat(made, 0) as line:
        with pytest.raises(ConnectionClosed):
            line.socket.send("x" * 1000 for _ in range(100_000))
        # 1006: who is still sending may be cut off before reading the server's last word.
        assert line.closed() in (1009, 1006)


def test_who_does_not_sit_down_is_shown_out(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(sit_seconds=0.3)) as served:
        made = served.make("me", "device")
        with served.line(made["table"]) as line:
            assert line.closed() == 4408


def test_who_sits_twice_keeps_the_first_seat(served: Served, made: Json, other: Line) -> None:
    with served.seat(made, 0) as line:
        for seat in (0, 2):
            line.say(type="sit", secret=secret_of(made, seat), seen=-1)
            assert line.refusal() == "error-already-seated"
        assert line.view["you"] == 0


@pytest.mark.parametrize("secret", ["x", "x" * 24, "' OR 1=1 --", "é"])
def test_a_wrong_secret_opens_nothing(served: Served, made: Json, other: Line, secret: str) -> None:
    with served.line(made["table"]) as line:
        line.say(**{**SIT, "secret": secret})
        assert line.closed() == 4401
        assert line.raw == []


def test_a_secret_of_another_table_opens_nothing(served: Served, made: Json, other: Line) -> None:
    elsewhere = served.make("me", "device", "device")
    for secret in (secret_of(elsewhere, 0), elsewhere["watch"]):
        with served.line(made["table"]) as line:
            line.say(**{**SIT, "secret": secret})
            assert line.closed() == 4401


@pytest.mark.parametrize("table", ["nothing", "..", "%2e%2e", "a" * 500, "%00", "'%20OR%201=1"])
def test_an_unknown_table_is_not_there(served: Served, table: str) -> None:
    with served.line(table) as line:
        assert line.closed() == 4404


def test_too_many_wrong_secrets_are_a_flood(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(wrong_secrets=Rate(3, 0.001))) as served:
        made = served.make("me", "device")
        codes = []
        for _ in range(5):
            with served.line(made["table"]) as line:
                line.say(**SIT)
                codes.append(line.closed())
        assert codes == [4401, 4401, 4401, 4429, 4429]
        asked = served.ask("GET", f"/api/tables/{made['table']}/record", authorization="Bearer x")
        assert (asked.status, asked.error) == (429, "error-too-often")


def test_a_stale_decision_is_refused(served: Served, made: Json) -> None:
    with served.seat(made, 0) as line:
        line.decide()
        line.look()
        rows = served.rows(made)
        line.say(type="decide", decision=1, action=line.view["observation"]["hands"][0].index(1))
        assert line.refusal() == "error-stale"
        assert line.refused[-1]["decision"] == 1
        assert served.rows(made) == rows


def test_a_decision_out_of_turn_is_refused(served: Served) -> None:
    korsar = served.make("me", "device", "device", game="korsar")
    with served.seat(korsar, 0) as line:
        waiting = next(seat for seat in range(3) if seat not in line.view["to_act"])
    with served.seat(korsar, waiting) as line:
        assert line.view["legal"] == []
        for action, said in ((0, "error-not-your-turn"), (draw(line), "korsar-reason-not-your-turn")):
            line.say(type="decide", decision=1, action=action)
            assert line.refusal() == said
        assert served.rows(korsar) == 2


def draw(line: Line) -> int:
    """The number of the action that everybody tries."""
    number: int = line.view["refusals"][0]["action"]
    return number


@pytest.mark.parametrize("action", [-1, 12, 500, 2**31 - 1])
def test_an_action_that_does_not_exist_is_refused(served: Served, made: Json, other: Line, action: int) -> None:
    with served.seat(made, 0) as line:
        line.say(type="decide", decision=1, action=action)
        assert line.refusal() == "error-illegal-action"


def test_a_card_of_somebody_else_is_refused(served: Served, made: Json, other: Line) -> None:
    with served.seat(made, 0) as line:
        foreign = other.view["legal"][0]["action"]
        line.say(type="decide", decision=1, action=foreign)
        assert line.refusal() == "highcard-reason-not-in-hand"


def test_who_watches_does_nothing_else(served: Served, made: Json, other: Line) -> None:
    with served.seat(made, None) as line:
        for message in (DECIDE, {"type": "begin"}, {"type": "name", "name": "Inès", "token": 1}):
            line.say(**message)
            assert line.refusal() == "error-not-seated"


def test_a_flood_of_messages_closes_the_socket(served: Served, made: Json, other: Line) -> None:
    with served.seat(made, 0) as line:
        try:
            for _ in range(2000):
                line.say(**{**DECIDE, "decision": 5})
        except ConnectionClosed:
            pass
        assert line.closed() == 4429
        assert {message["sentence"]["id"] for message in line.refused} <= {"error-stale"}


def test_a_flood_of_tables_is_refused_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(new_tables=Rate(2, 0.001))) as served:
        wanted = json.dumps({"game": "highcard", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2})
        asked = [served.post(wanted, x_forwarded_for=f"192.0.2.{i}", forwarded=f"for=192.0.2.{i}") for i in range(4)]
        assert [each.status for each in asked] == [201, 201, 429, 429]
        assert asked[-1].error == "error-too-many-tables"


def test_who_opens_socket_after_socket_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(arrivals=Rate(2, 0.001))) as served:
        made = served.make("me", "device")
        for seat in (0, 1):
            with served.seat(made, seat):
                """It comes and goes."""
        with pytest.raises(InvalidStatus) as refused, served.line(made["table"]):
            """It does not come to this."""
        assert refused.value.response.status_code == 503


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(sockets_per_address=2)) as served:
        made = served.make("me", "device", "device")
        with served.seat(made, 0), served.seat(made, 1):
            with pytest.raises(InvalidStatus) as refused, served.seat(made, 2):
                """It does not come to this."""
            assert refused.value.response.status_code == 503
        settled(lambda: not served.house.doors.open.total())
        with served.seat(made, 2) as line:
            assert line.view["you"] == 2


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.test", "null", "https://127.0.0.1", "http://127.0.0.1:1", "x", "http://[", "http://a]b"],
)
def test_a_page_from_elsewhere_is_turned_away(served: Served, made: Json, other: Line, origin: str) -> None:
    asked = served.post("{}", origin=origin)
    assert (asked.status, asked.error) == (403, "error-foreign-origin")
    assert served.ask("GET", "/api/games", origin=origin).status == 403
    with pytest.raises(InvalidStatus) as refused, served.line(made["table"], Origin=origin):
        """It does not come to this."""
    assert refused.value.response.status_code == 403


def test_the_page_of_the_house_itself_is_welcome(served: Served, made: Json) -> None:
    assert served.ask("GET", "/api/games", origin=served.origin).status == 200
    with served.line(made["table"], Origin=served.origin) as line:
        line.say(type="sit", secret=secret_of(made, 0), seen=-1)
        assert line.look()["you"] == 0


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


def handshake(served: Served, made: Json) -> socket.socket:
    """A bare socket to the table, opened by hand."""
    raw = socket.create_connection(("127.0.0.1", served.port), timeout=5)
    lines = (
        f"GET /api/tables/{made['table']}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "\r\n",
    )
    raw.sendall("\r\n".join(lines).encode())
    assert b" 101 " in raw.recv(1000)
    return raw


@pytest.mark.parametrize(
    "bytes_sent",
    [frame(1, b"\xff\xfe"), frame(3, b"x"), frame(9, b"x" * 200), b"\x01\x81\x00\x00\x00\x00{" * 2, b"\xff" * 50],
    ids=["no text", "no such kind", "long ping", "a piece in a piece", "noise"],
)
def test_frames_against_the_protocol_close_the_socket(
    served: Served, made: Json, other: Line, bytes_sent: bytes
) -> None:
    with handshake(served, made) as raw:
        raw.sendall(bytes_sent)
        raw.settimeout(5)
        while raw.recv(1000):
            """Until the house hangs up."""


def test_pings_of_one_who_does_not_read_are_not_answered_for_ever(served: Served, made: Json, other: Line) -> None:
    """125 megabytes of pings would be 125 megabytes of answers."""
    with handshake(served, made) as raw, pytest.raises(ConnectionError):
        raw.sendall(frame(9, b"x" * 125) * 1_000_000)


def test_bytes_that_are_no_request_hurt_nobody(served: Served, made: Json, other: Line) -> None:
    for noise in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"\xff\xfe\r\n\r\n", b"G" * 100_000):
        with socket.create_connection(("127.0.0.1", served.port), timeout=5) as raw:
            raw.sendall(noise)
            try:
                answer = raw.recv(1000)
            except ConnectionError:
                answer = b""
            assert b"Traceback" not in answer
    assert served.ask("GET", "/api/games").status == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half of a second one", "half a body"],
)
def test_who_does_not_finish_asking_is_shown_out(
    served: Served, made: Json, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(serving_module, "ASKING_SECONDS", 0.3)
    with served.seat(made, 0) as line, socket.create_connection(("127.0.0.1", served.port), timeout=3) as raw:
        raw.sendall(begun)
        with suppress(ConnectionError):
            while raw.recv(10_000):
                """Until the house hangs up."""
        assert line.is_quiet()
        line.decide()
        assert line.look()["decision"] is None
