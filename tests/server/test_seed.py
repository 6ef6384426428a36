"""The seed of a game, and the key made from it, leave the server before the end by no way at all.

All that the application sends is overheard: answers with their heads, and every frame of every socket. Routes and
messages are those that there are, so that a new one is swept as soon as it exists.
"""

from __future__ import annotations

import base64
import json
import logging
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from ludotheque.core.seal import commitment, deal_key
from ludotheque.server.app import make_app
from ludotheque.server.guard import Guard
from ludotheque.server.house import House
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.messages import FromClient, Received
from ludotheque.table import Table
from tests.server import served as serving_module
from tests.server.served import Json, Line, Served, play, secret_of, serving

OFTEN = Rate(100_000, 1000)
LIMITS = Limits(messages=OFTEN, new_tables=OFTEN, promises=OFTEN, wrong_secrets=OFTEN, records=OFTEN, arrivals=OFTEN)
# As many bytes of a secret in a row are enough to be found.
PIECE = 8


def spellings(secret: bytes) -> Iterator[bytes]:
    """The pieces of a secret in all the ways in which a program may write bytes."""
    for at in range(0, len(secret), PIECE):
        piece = secret[at : at + PIECE]
        yield from (piece, piece[::-1], repr(piece)[2:-1].encode())
        yield from (piece.hex().encode(), piece.hex().upper().encode())
        for before in range(3):
            # In the middle of other bytes only these letters are the piece's own.
            letters = base64.b64encode(bytes(before) + piece)[(4 * before + 2) // 3 : (8 * (before + PIECE)) // 6]
            yield from (letters, letters.translate(bytes.maketrans(b"+/", b"-_")))
        for width in (1, 4, 8):
            for order in ("little", "big"):
                numbers = numbers_of(piece, width, order)
                yield from (sign.join(numbers).encode() for sign in (",", ", ", " "))
    yield from (str(int.from_bytes(secret, order)).encode() for order in ORDERS)


ORDERS: tuple[Literal["little", "big"], ...] = ("little", "big")


def numbers_of(piece: bytes, width: int, order: Any) -> list[str]:  # Any: one of ORDERS
    return [str(int.from_bytes(piece[at : at + width], order)) for at in range(0, PIECE, width)]


def leaks(heard: bytes, secret: bytes) -> list[bytes]:
    return [spelled for spelled in spellings(secret) if spelled in heard]


def test_a_secret_is_found_however_it_is_written() -> None:
    """The checker that the rest relies on."""
    secret = random.Random(1).randbytes(32)
    others = [secret.hex(), str(secret), str(list(secret)), base64.b64encode(b"x" + secret).decode()]
    others += [base64.urlsafe_b64encode(b"xy" + secret).decode(), json.dumps([int.from_bytes(secret, "big")])]
    others += [json.dumps({"key": [int.from_bytes(secret[at : at + 4], "little") for at in range(0, 32, 4)]})]
    others += [secret[8:16].hex(), msgspec.json.encode({"seed": secret}).decode()]
    for text in others:
        assert leaks(f"before {text} after".encode(), secret), text
    assert not leaks(commitment(secret).encode() + random.Random(2).randbytes(10_000), secret)


class Overheard:
    """The application, and all that it has sent."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.heard = app, bytearray()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            self.heard += repr(message.get("headers", "")).encode()
            self.heard += (
                message.get("body", b"") + (message.get("text") or "").encode() + (message.get("bytes") or b"")
            )
            await send(message)

        await self.app(scope, receive, sent)


class Sweep:
    """A house in which everything goes wrong that can, and whoever asks, asks for everything."""

    def __init__(self, served: Served, app: Overheard, caplog: pytest.LogCaptureFixture) -> None:
        self.served, self.app, self.caplog = served, app, caplog

    @property
    def heard(self) -> bytes:
        return bytes(self.app.heard) + self.caplog.text.encode()

    def expect_nothing(self, made: Json) -> None:
        table = table_of(self.served, made)
        seed = table.opened.seed
        key = deal_key(seed, [seat.nonce for seat in table.seats])
        assert [leaks(self.heard, secret) for secret in (seed, key)] == [[], []]
        for shown in (table, table.rows, table.seats, self.served.house, self.served.house.promises):
            assert leaks(repr(shown).encode(), seed) == []

    def ask_everything(self, made: Json, seats: Sequence[int | None]) -> None:
        """Every route there is, with every right to it and none."""
        assert isinstance(self.app.app, Guard)
        routes = [each for each in self.app.app.app.routes if isinstance(each, Route)]  # type: ignore[attr-defined]  # the Starlette inside
        rights = [{"authorization": f"Bearer {secret_of(made, seat)}"} for seat in seats] + [{}]
        asked = 0
        for route in routes:
            path = route.path.replace("{table}", made["table"]).replace("{game}", "korsar").replace("{lang}", "en")
            for right in rights if "{table}" in route.path else [{}]:
                for method in (route.methods or set()) - {"HEAD"}:
                    asked += self.ask(method, path.replace("{", "%7B"), right)
        assert asked > len(routes)

    def ask(self, method: str, path: str, right: dict[str, str]) -> int:
        if method == "POST":
            asked = [(path, body) for body in BODIES]
        else:
            asked = [(path + query, "") for query in (QUERIES if right else ("",))]
        for each, body in asked:
            self.served.ask(method, each, body, content_type="application/json", **right)
        return len(asked)

    def say_everything(self, line: Line) -> None:
        """Every message there is, with every value from a few of each kind; what is answered is overheard."""
        with suppress(ConnectionClosed, TimeoutError):
            for message in every_message():
                line.socket.send(message)
            while True:
                line.hear(0.3)


QUERIES = ("", "?eye=open", "?eye=0", "?eye=spectator")
BODIES = (
    "{}",
    '{"moment": 1, "seat": 0, "level": "easygoing"}',
    '{"moment": 1, "seat": 0, "level": "easygoing", "record": "ludotheque record 1"}',
    "ludotheque record 1\ngame korsar\n",
)


# As long as secrets are.
WHOLE = ["x" * 24, "y" * 24]


def every_message() -> Iterator[str]:
    """One of each that a browser may send, again with other values; no decision that is one's own by number."""
    for kind in get_args(FromClient):
        assert issubclass(kind, Received)
        hints = get_type_hints(kind)
        for which in range(2):
            values = {name: (WHOLE if name == "invitation" else value_of(hint))[which] for name, hint in hints.items()}
            yield json.dumps({"type": kind.__struct_config__.tag, **values})


def value_of(hint: Any) -> list[Any]:  # Any: a type expression, and a value of that type
    """Two values of a type that a message may have."""
    if get_origin(hint) is Literal:
        return [get_args(hint)[0], get_args(hint)[-1]]
    if isinstance(hint, UnionType) or get_args(hint):
        return value_of(get_args(hint)[0])
    values: dict[type, list[Any]] = {bool: [False, True], int: [1, 3], str: ["x", "y" * 30]}
    return values[hint]


def table_of(served: Served, made: Json) -> Table:
    return served.house.tables._live[made["table"]].table


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> list[Overheard]:
    """The applications that are served, the newest last."""
    apps: list[Overheard] = []

    def made(house: House, static: Path) -> ASGIApp:
        apps.append(Overheard(make_app(house, static)))
        return apps[-1]

    monkeypatch.setattr(serving_module, "make_app", made)
    return apps


async def fails(question: object) -> int:
    raise RuntimeError(f"a bot that tells what it was asked: {question}")


def promised(served: Served, game: str, *seats: Json) -> Json:
    seal = json.loads(served.ask("POST", "/api/promises").text)["commitment"]
    wanted = {"game": game, "options": {"players": len(seats)}, "seats": seats, "commitment": seal, "hints": True}
    made: Json = json.loads(served.post(json.dumps(wanted)).text)
    return made


ME, OPEN = {"kind": "me", "nonce": "wind"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "discovery"}


def test_the_seed_leaves_by_no_way_before_the_end(
    tmp_path: Path, overheard: list[Overheard], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    # The test's own end of the line.
    caplog.set_level(logging.WARNING, "websockets.client")
    with serving(tmp_path, LIMITS, think=fails) as served:
        sweep = Sweep(served, overheard[-1], caplog)
        waiting = json.loads(served.ask("POST", "/api/promises").text)["commitment"]
        made = promised(served, "korsar", ME, BOT, OPEN)
        with served.seat(made, 0) as host, served.seat(made, None) as watcher:
            sweep.say_everything(watcher)
            sweep.ask_everything(made, [0, None])
            with served.seat(made, 2) as guest:
                guest.say(type="contribute", nonce="sea")
                sweep.say_everything(guest)
            sweep.say_everything(host)
            sweep.ask_everything(made, [0, 2, None])
            assert table_of(served, made).status == "playing"
            sweep.expect_nothing(made)
        for seat in (0, 2, None):
            with served.seat(made, seat) as line:
                if line.view["legal"]:
                    line.decide()
                sweep.say_everything(line)
        _, seed = served.house.promises._waiting[waiting]
        assert leaks(sweep.heard, seed) == []
        table_of(served, made).game = None  # type: ignore[assignment]  # broken on purpose
        with suppress(ConnectionClosed, TimeoutError), served.line(made["table"]) as line:
            line.say(type="sit", secret=secret_of(made, 0), seen=-1)
            line.closed()
        sweep.ask_everything(made, [0, None])
        sweep.expect_nothing(made)
        assert "RuntimeError" in caplog.text
    with serving(tmp_path, LIMITS) as served:
        sweep = Sweep(served, overheard[-1], caplog)
        with served.seat(made, 0), served.seat(made, None):
            sweep.ask_everything(made, [0, None])
        sweep.expect_nothing(made)


def test_after_the_end_it_is_told_and_so_would_have_been_found(
    tmp_path: Path, overheard: list[Overheard], caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, LIMITS) as served:
        sweep = Sweep(served, overheard[-1], caplog)
        made = promised(served, "highcard", ME, BOT)
        with served.seat(made, 0) as line:
            play(line, random.Random(3))
        sweep.expect_nothing(made)
        sweep.ask_everything(made, [0])
        assert leaks(sweep.heard, table_of(served, made).opened.seed)
