"""A house served on a real port, in a thread of the test, and clients that talk to it."""

from __future__ import annotations

import json
import random
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from highcard import GAME as HIGHCARD
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.games import find_game
from ludotheque.search import Choice
from ludotheque.server.app import make_app
from ludotheque.server.callers import Post
from ludotheque.server.clock import Time
from ludotheque.server.desk import Desk, Thinkers
from ludotheque.server.house import Editions, House
from ludotheque.server.keys import WATCHER, hashed, new_secret, new_table_id
from ludotheque.server.limits import Limits
from ludotheque.server.serving import listen, server_for
from ludotheque.server.thinker import Choose, Foresee, Judge, Weigh
from ludotheque.store import Store, open_store
from ludotheque.table import Table

# What a game or the wire says in JSON; the tests look into it freely.
Json = dict[str, Any]
LEVELS = ("discovery", "easygoing")
# Seconds. Long, because other tests may have the processor; nothing waits longer than what it waits for.
WAIT = 60.0


def settled(condition: Callable[[], object]) -> None:
    """Waits until it is so."""
    deadline = monotonic() + WAIT
    while not condition():
        assert monotonic() < deadline
        sleep(0.01)


Think = Callable[[Choose], Awaitable[int]]


async def any_legal(question: Choose) -> int:
    return random.Random(question.seed).choice(question.legal)


@dataclass
class Thinking:
    """Bots that do not look ahead, and think as a test has them."""

    think: Think

    def seconds_of(self, game: str, level: str) -> float:
        return 0.0

    def prepare(self, game: str, level: str) -> None:
        pass

    def is_ready(self, game: str, level: str) -> bool:
        return True

    async def choose(self, question: Choose, table: str) -> int:
        return await self.think(question)

    async def weigh(self, question: Weigh, table: str) -> list[Choice]:
        raise NotImplementedError("nobody looks ahead here")

    async def judge(self, question: Judge) -> Judgement:
        raise NotImplementedError("nobody looks back here")

    async def foresee(self, question: Foresee) -> Reply | None:
        raise NotImplementedError("nobody looks back here")

    async def close(self) -> None:
        pass


@dataclass
class Answer:
    """What came back for a request; header names are in small letters."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def error(self) -> str:
        """The id of the sentence that says why not."""
        id: str = json.loads(self.text)["error"]["id"]
        return id


@dataclass
class Served:
    """A running server: its house, and where it answers."""

    house: House
    port: int

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: str | None = None, **headers: str) -> Answer:
        """A request and its answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=WAIT)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body and body.encode(), named)
        response = connection.getresponse()
        answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read().decode())
        connection.close()
        return answer

    def post(self, body: str, **headers: str) -> Answer:
        """A request for a new table."""
        return self.ask("POST", "/api/tables", body, **{"content_type": "application/json", **headers})

    def make(
        self,
        *seats: str,
        game: str = "highcard",
        edition: str = "",
        clock: int = 0,
        bank: int = 0,
        days: int = 0,
        hints: bool = False,
        learning: bool = False,
        **options: Any,
    ) -> Json:
        """A new table: "me", "open", "device", or the level of a bot, for each seat."""
        described = [{"kind": "bot", "level": seat} if seat in LEVELS else {"kind": seat} for seat in seats]
        wanted: Json = {"game": game, "options": {"players": len(seats), **options}, "seats": described}
        if edition:
            wanted["edition"] = edition
        wanted |= {name: value for name, value in {"clock": clock, "bank": bank, "days": days}.items() if value}
        if hints:
            wanted["hints"] = hints
        if learning:
            wanted["learning"] = learning
        answer = self.post(json.dumps(wanted))
        assert answer.status == 201, answer.text
        made: Json = json.loads(answer.text)
        return made

    @contextmanager
    def line(self, table: str, **headers: str) -> Iterator[Line]:
        """A socket to a table; nobody sits yet."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with connect(
            address,
            open_timeout=WAIT,
            max_size=None,
            max_queue=None,
            compression=None,
            additional_headers=headers or None,
        ) as opened:
            yield Line(opened)

    @contextmanager
    def seat(self, made: Json, seat: int | None, seen: int = -1) -> Iterator[Line]:
        """A socket that sits at a seat of a table, or watches; its first view is in `.view`."""
        with self.line(made["table"]) as line:
            line.say(type="sit", secret=secret_of(made, seat), seen=seen)
            line.look()
            yield line

    def rows(self, made: Json) -> int:
        """How many rows the store has of the table."""
        return len(self.house.store.read(made["table"]))


def kept(store: Store, table: Table) -> Json:
    """Puts a table that was played elsewhere into a store; told as one that is made there."""
    keys = {seat: new_secret() for seat in (*range(len(table.seats)), WATCHER)}
    id, seats = new_table_id(), {seat: hashed(secret) for seat, secret in keys.items()}
    store.create(id, table.rows, seats, table.status == "over").result(WAIT)
    return {"table": id, "seats": [{"secret": keys[seat.seat]} for seat in table.seats], "watch": keys[WATCHER]}


def secret_of(made: Json, seat: int | None) -> str:
    secret: str = made["watch"] if seat is None else made["seats"][seat]["secret"]
    return secret


class Line:
    """One socket. `view` is the newest view, `log` all entries so far, `raw` all that came in."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.log: list[Json] = []
        self.raw: list[str] = []
        self.refused: list[Json] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = WAIT) -> Json:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "view":
            self.view = message
            self.log += message["log"]
        elif message["type"] == "refused":
            self.refused.append(message)
        return message

    def look(self) -> Json:
        """Listens until a view has come."""
        while self.hear()["type"] != "view":
            pass
        return self.view

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """Listens until a view is as wanted."""
        while not self.view or not wanted(self.view):
            self.look()
        return self.view

    def turn(self, number: int) -> Json:
        """Listens until the seat's decision of this number is due."""
        return self.until(lambda view: view["decision"] == number)

    def decide(self, which: int = 0) -> None:
        """Takes one of the legal actions, counted from the first."""
        self.say(type="decide", decision=self.view["decision"], action=self.view["legal"][which]["action"])

    def refusal(self) -> str:
        """Listens until something is refused, and says what for."""
        while self.hear()["type"] != "refused":
            pass
        id: str = self.refused[-1]["sentence"]["id"]
        return id

    def ask_hint(self) -> None:
        self.say(type="ask_hint", decision=self.view["decision"])

    def hint(self) -> Json:
        """Listens until a hint has come."""
        while (message := self.hear())["type"] != "hint":
            pass
        return message

    def closed(self) -> int:
        """Listens until the server hangs up, and gives the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def is_quiet(self, seconds: float = 0.2) -> bool:
        """Whether nothing but presence comes for so long."""
        try:
            while self.hear(seconds)["type"] == "presence":
                pass
        except TimeoutError:
            return True
        return False


def play(line: Line, chance: random.Random) -> None:
    """Plays at random until the game is over."""
    done = 0
    while line.view["table"]["status"] != "over":
        decision = line.view["decision"]
        if decision is not None and decision > done:
            line.decide(chance.randrange(len(line.view["legal"])))
            done = decision
        line.look()


@contextmanager
def serving(
    folder: Path,
    limits: Limits | None = None,
    think: Think | Thinkers = any_legal,
    tempo: float = 0.0,
    static: Path | None = None,
    send_buffer: int = 0,
    editions: Editions | None = None,
    time: Time | None = None,
    abandon_after: float = 0.0,
    post: Post | None = None,
    levels: Sequence[str] = LEVELS,
) -> Iterator[Served]:
    """A server over a folder, until the end of the block."""
    games = {game.name: game for game in (HIGHCARD, *map(find_game, ("korsar", "keylargo", "katana")))}
    store = open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    desk = Desk(Thinking(think) if callable(think) else think, tempo)
    house = House(
        store, games, lambda _: levels, desk, limits or Limits(), editions or {}, time=time or Time(), post=post
    )
    house.abandon_after = house.caretaker.abandon_after = abandon_after
    listening = listen("127.0.0.1", 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    port = listening.getsockname()[1]
    ready = threading.Event()
    server = server_for(make_app(house, static or folder / "static"), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        assert ready.wait(WAIT)
        yield Served(house, port)
    finally:
        server.should_exit = True
        thread.join(WAIT)
        listening.close()
