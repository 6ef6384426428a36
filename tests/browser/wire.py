"""What a socket may carry, and tables played ahead over sockets where a test needs no page for it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from ludotheque.core.modes import Rules
from ludotheque.games import find_game
from ludotheque.table import SeatPlan, Table, open_table
from ludotheque.table.opening import SEED_BYTES
from ludotheque.table.sight import position_of
from tests.browser.house import House
from tests.browser.person import PATIENCE, Json, Line, Person, is_over

DEALS = 1000


def expect_nothing_but_what_is_seen(house: House, *people: Person) -> None:
    """Everything that came over their sockets is what they would get if all that they cannot see were other cards."""
    # A line that broke before anything came told nothing.
    lines = [line for person in people for line in person.lines if line.views]
    tables = {id: house.table(id) for id in {line.views[0]["table"]["id"] for line in lines}}
    redealt = {
        (id, viewer): dealt_anew(tables[id], viewer)
        for id, viewer in {(line.views[0]["table"]["id"], line.views[0]["you"]) for line in lines}
    }
    for line in lines:
        expect_told(redealt[line.views[0]["table"]["id"], line.views[0]["you"]], line)


def expect_told(table: Table, line: Line) -> None:
    """`table` is as this line's viewer would see it."""
    viewer = line.views[0]["you"]
    for view in line.views:
        assert view["you"] == viewer
        seen = told(table, viewer, view["seq"])
        if viewer is not None and view["table"]["seats"][viewer]["deputy"] is not None:
            # To whom a bot plays for, nothing is offered.
            seen |= {"legal": [], "refusals": []}
        assert {key: view[key] for key in SEEN} == seen
    log = [entry for view in line.views for entry in view["log"]]
    entries = as_json(table.log(viewer, after=line.sent[0]["seen"]))
    assert log == [entry for entry in entries if entry["seq"] <= line.views[-1]["seq"]]


# What of a view is about the game.
SEEN = ("to_act", "observation", "facts", "legal", "refusals")


def told(table: Table, viewer: int | None, seq: int) -> Json:
    """What the viewer is told of the game as it was after this row."""
    moment = max((at for at, world in enumerate(table.worlds[: seq + 1]) if world), default=None)
    if moment is None:
        return {"to_act": [], "observation": None, "facts": None, "legal": [], "refusals": []}
    position: Json = as_json(position_of(table.rules, table.seen(viewer, moment), viewer))
    return position


def as_json(piece: object) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(piece))


def dealt_anew(table: Table, viewer: int | None) -> Table:
    """The same table, with other cards wherever the viewer sees none."""
    other = table.still()
    other.worlds = [world and redealt(table.rules, world, viewer, seq) for seq, world in enumerate(table.worlds)]
    if table.state is not None:
        other.state = table.rules.load(other.worlds[other.moment])
    return other


def redealt(rules: Rules, world: bytes, viewer: int | None, seed: int) -> bytes:
    # Nobody deals for a spectator: two seats in turn leave no hand as it was.
    for seat in (0, 1) if viewer is None else (viewer,):
        world = rules.sample_hidden(rules.observe(rules.load(world), seat), seat, seed)
    return world


def made(
    house: House,
    *seats: Json,
    game: str = "korsar",
    hints: bool = False,
    clock: int = 0,
    days: int = 0,
    **options: int | bool | str,
) -> Json:
    """A new table with these seats: its number, its seats' secrets and the one for those who watch."""
    wanted = {
        "game": game,
        "options": {"players": len(seats), **options},
        "seats": seats,
        "hints": hints,
        "clock": clock,
        "days": days,
    }
    request = Request(
        f"{house.origin}/api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urlopen(request, timeout=PATIENCE) as answer:
        table: Json = json.load(answer)
    return table


def dealt(suits: Callable[[Table], bool], *seats: SeatPlan, game: str = "korsar", **options: int | bool | str) -> Table:
    """The first deal that suits, to be put into the store, for a house makes only so many tables at once."""
    rules = find_game(game)
    for seed in range(DEALS):
        rows = open_table(rules, {"players": len(seats), **options}, seats, seed.to_bytes(SEED_BYTES, "big"))
        if suits(table := Table(rules, rows)):
            return table
    raise AssertionError(f"none of {DEALS} deals suits")


ME: Json = {"kind": "me", "name": "Camille", "token": 1}
BOT: Json = {"kind": "bot", "level": "easygoing"}


def link(made: Json, seat: int | None) -> str:
    """The address of a seat, or for None of the place of those who watch."""
    return f"/t/{made['table']}#{made['watch'] if seat is None else made['seats'][seat]['secret']}"


def play_ahead(
    house: House,
    made: Json,
    people: Sequence[int],
    chance: random.Random,
    until: Callable[[Json], bool] = is_over,
) -> Json:
    """Has these seats play at random, to the end or until one of them is to decide in such a view; returns it."""
    with ExitStack() as stack:
        seats = {seat: stack.enter_context(sitting(house, made, seat)) for seat in people}
        socket = seats[people[0]]
        view = next_view(socket, -1)
        while True:
            while not is_over(view) and not set(view["to_act"]) & set(seats):
                view = next_view(socket, view["seq"])
            if is_over(view):
                return view
            seat = next(each for each in view["to_act"] if each in seats)
            if seat != view["you"]:
                socket, view = seats[seat], next_view(seats[seat], view["seq"] - 1)
            if until(view):
                return view
            offer = chance.choice(view["legal"])
            decision = {"type": "decide", "decision": view["decision"], "action": offer["action"]}
            socket.send(json.dumps(decision))
            view = next_view(socket, view["seq"])


def after(decisions: int) -> Callable[[Json], bool]:
    """When somebody has decided so often."""
    return lambda view: bool(view["decision"] > decisions)


@contextmanager
def sitting(house: House, made: Json, seat: int) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{house.port}/api/tables/{made['table']}/socket"
    with connect(address, max_size=None, max_queue=None, compression=None) as socket:
        socket.send(json.dumps({"type": "sit", "secret": made["seats"][seat]["secret"], "seen": -1}))
        yield socket


def next_view(socket: ClientConnection, after: int) -> Json:
    """The next view of a later moment than this."""
    while True:
        message: Json = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "view" and message["seq"] > after:
            return message
