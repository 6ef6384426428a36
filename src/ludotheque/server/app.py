"""The routes: who may ask what, and which part of the house answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from ludotheque import words
from ludotheque.core.sentence import Flaw, Refused, Sentence
from ludotheque.games import locale_folders
from ludotheque.server.answers import NOT_KEPT, FileFailure, Rejected, body_of, bytes_of, failure, json, zipped
from ludotheque.server.api import Games, NewLesson, NewTable, Promised, PushAddress, PushEnd, WhatIf
from ludotheque.server.course import course_of
from ludotheque.server.filed import table_in
from ludotheque.server.guard import Guard
from ludotheque.server.house import House
from ludotheque.server.keys import WATCHER, hashed
from ludotheque.server.library import catalogue, game_info, rules_of
from ludotheque.server.limits import Buckets, neighbourhood
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import TableInfo
from ludotheque.server.pages import STATIC, Pages
from ludotheque.server.promises import SECONDS
from ludotheque.server.record import record_text
from ludotheque.server.replay import Eye, chosen_eye, replay_of
from ludotheque.server.sitting import at_table
from ludotheque.server.unplayed import OUT_OF_REACH, log_text
from ludotheque.server.views import info_of, table_info
from ludotheque.store import Address
from ludotheque.table import Filled, Invited, Opened, Row, Sat, Table

# Any other refusal is 422: understood, but not to be done.
STATUS = {
    "error-game": 404,
    "error-eye": 403,
    "error-not-opened": 500,
    "error-not-stored": 503,
    "error-too-often": 503,
}
CHECK_AGAIN = {"Cache-Control": "no-cache"}


def make_app(house: House, static: Path = STATIC) -> ASGIApp:
    """The whole application over a house, which it closes when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.open()
        yield
        await house.close()

    pages = Pages(static)
    app = Starlette(
        routes=[
            Route("/api/games", games),
            Route("/api/games/{game}/rules", rules),
            Route("/api/promises", promise, methods=["POST"]),
            Route("/api/tables", make_table, methods=["POST"]),
            Route("/api/lessons", make_lesson, methods=["POST"]),
            Route("/api/tables/{table}/record", record),
            Route("/api/tables/{table}/analysis", analysis),
            Route("/api/tables/{table}/course", course),
            Route("/api/tables/{table}/deal", deal),
            Route("/api/tables/{table}/replay", replay),
            Route("/api/tables/{table}/what-if", make_what_if, methods=["POST"]),
            Route("/api/tables/{table}/push", push_here, methods=["POST"]),
            Route("/api/tables/{table}/push", push_no_more, methods=["DELETE"]),
            Route("/api/replay", replay_file, methods=["POST"]),
            Route("/api/what-if", make_what_if_of_file, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", at_table),
            Route("/api/{rest:path}", nothing),
            Route("/locale/{lang}.ftl", locale),
            Route("/assets/{name}", pages.asset),
            Route("/{path:path}", pages.page),
        ],
        exception_handlers={
            Rejected: answer_rejected,
            Refused: answer_refused,
            HTTPException: answer_http_exception,
            Exception: answer_failure,
        },
        lifespan=lifespan,
    )
    app.state.house = house
    return Guard(app)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    """Where the request comes from. What a proxy says of it in a header is not believed."""
    return neighbourhood(request.client.host if request.client else "")


def require_few(asked: Buckets, request: Request, refusal: str) -> None:
    """Counts a request; raises Rejected if too many of these have come from there of late."""
    if not asked.take(address_of(request)):
        raise Rejected(429, Sentence(refusal))


async def games(request: Request) -> Response:
    house = house_of(request)
    offered = (game_info(game, house.levels(name), house.editions_of(game)) for name, game in house.games.items())
    push = None if house.post is None else house.post.public_key
    return json(Games(list(offered), list(house.paces), push))


async def rules(request: Request) -> Response:
    game = house_of(request).game(request.path_params["game"])
    return json(rules_of(game.folder, checked_language(request.query_params.get("lang", ""))))


async def locale(request: Request) -> Response:
    lang = checked_language(request.path_params["lang"])
    text = catalogue(lang, locale_folders(house_of(request).games.values()))
    return Response(text, headers=CHECK_AGAIN, media_type="text/plain")


def checked_language(lang: str) -> str:
    if lang not in words.LANGUAGES:
        known = ", ".join(words.LANGUAGES)
        raise Rejected(404, Sentence("error-language", {"got": lang[:20], "expected": known}))
    return lang


async def promise(request: Request) -> Response:
    """A new seed's commitment, for the next table that is made from there."""
    house = house_of(request)
    require_few(house.promising, request, "error-too-many-tables")
    return json(Promised(house.promises.make(), SECONDS), 201)


async def make_table(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, NewTable, house.limits.body_bytes)
    require_few(house.new_tables, request, "error-too-many-tables")
    return json(await house.make_table(wanted), 201)


async def make_lesson(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, NewLesson, house.limits.body_bytes)
    require_few(house.new_tables, request, "error-too-many-tables")
    return json(await house.make_lesson(wanted), 201)


async def record(request: Request) -> Response:
    """The finished game, or before its end what this seat has seen of it; the log, where it cannot be played here."""
    try:
        live, seat = await seated(request)
    except Refused as refused:
        if refused.sentence.id not in OUT_OF_REACH:
            raise
        return await log(request)
    return text_of(record_text(live.table, seat))


async def log(request: Request) -> Response:
    """What is kept of a table that cannot be played here."""
    store, id = house_of(request).store, request.path_params["table"]
    rows = await asyncio.to_thread(store.read, id)
    seat = seat_asking(request, of_people(await asyncio.to_thread(store.secrets, id), rows))
    return text_of(log_text(rows, seat, await asyncio.to_thread(store.is_over, id)))


async def deal(request: Request) -> Response:
    """What the finished game was dealt from, dealt and played again."""
    live, _ = await seated(request)
    return json(await house_of(request).deals.of(live))


async def analysis(request: Request) -> Response:
    """The finished game looked back on, as far as that is done; asked for again until it is whole."""
    live, seat = await seated(request)
    with live.in_use():
        return json(await house_of(request).analyses.of(live, seat, address_of(request)))


async def course(request: Request) -> Response:
    """What each side of the finished game had, day by day, round by round or turn by turn."""
    live, _ = await seated(request)
    whose = (live.id, address_of(request))
    return json(await house_of(request).aside.do(whose, course_of, live.table.still()))


async def seated(request: Request) -> tuple[LiveTable, int | None]:
    """The table, and the seat (None: a spectator) that the request's secret opens there; raises Rejected."""
    house = house_of(request)
    # Before it is known who asks: as at the door of a socket.
    require_few(house.arrivals, request, "error-too-often")
    live = await house.tables.find(request.path_params["table"])
    if live is None:
        raise Rejected(404, Sentence("error-unknown-table"))
    return live, seat_asking(request, of_people(live.seats, live.table.rows))


def of_people(seats: Mapping[bytes, int], rows: Iterable[Row]) -> dict[bytes, int]:
    """The seats by the hashes of their secrets, without those to which a bot has come or an invitation leads.

    Whoever has a link shows themselves at the table before it shows them anything.
    """
    without: set[int] = set()
    for row in rows:
        match row:
            case Opened(seats=plans):
                without = {seat for seat, plan in enumerate(plans) if plan.kind == "open"}
            case Sat(seat=seat):
                without.discard(seat)
            case Filled(seat=seat) | Invited(seat=seat):
                without.add(seat)
    return {sha256: seat for sha256, seat in seats.items() if seat not in without}


def seat_asking(request: Request, seats: Mapping[bytes, int]) -> int | None:
    """The seat that the secret of a request opens, None for a spectator; raises Rejected for any other."""
    house = house_of(request)
    seat = seats.get(key_of(request))
    if seat is None:
        few = house.wrong_secrets.take(address_of(request))
        raise Rejected(401, Sentence("error-secret")) if few else Rejected(429, Sentence("error-too-often"))
    require_few(house.records, request, "error-too-often")
    return None if seat == WATCHER else seat


def key_of(request: Request) -> bytes:
    """The hash of the secret that a request brings; of one that opens nothing where it brings none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return hashed(secret if scheme.lower() == "bearer" else "")


def text_of(text: str) -> Response:
    return Response(text, headers=NOT_KEPT, media_type="text/plain")


async def push_here(request: Request) -> Response:
    """A browser wants to be told when it is this seat's turn."""
    house = house_of(request)
    wanted = await body_of(request, PushAddress, house.limits.body_bytes)
    live, seat = await seated(request)
    lang = checked_language(wanted.lang)
    address = Address(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, lang)
    await house.callers.subscribe(live, seat, key_of(request), address)
    return Response(status_code=204)


async def push_no_more(request: Request) -> Response:
    """It wants it no more."""
    house = house_of(request)
    wanted = await body_of(request, PushEnd, house.limits.body_bytes)
    live, seat = await seated(request)
    await house.callers.unsubscribe(live, seat, wanted.endpoint)
    return Response(status_code=204)


async def replay(request: Request) -> Response:
    """The game moment by moment, with the eyes that are asked for."""
    live, own = await seated(request)
    eye = chosen_eye(live.table, own, request.query_params.get("eye", ""))
    whose = (live.id, address_of(request))
    still, info = live.table.still(), table_info(live)
    return await house_of(request).aside.do(whose, replay_answer, still, info, own, eye, request)


async def replay_file(request: Request) -> Response:
    """The same of a game in a file."""
    house = house_of(request)
    require_few(house.records, request, "error-too-often")
    whose = (address_of(request),)
    table = await house.aside.do(whose, table_in, await bytes_of(request, house.limits.record_bytes))
    eye = chosen_eye(table, None, request.query_params.get("eye", ""))
    info = info_of("", table, lambda _: False)
    return await house.aside.do(whose, replay_answer, table, info, None, eye, request)


def replay_answer(table: Table, info: TableInfo, own: int | None, eye: Eye, request: Request) -> Response:
    """The game as those eyes saw it, as small as whoever asks can read it."""
    return zipped(replay_of(table, info, own, eye), request)


async def make_what_if(request: Request) -> Response:
    """A new table that goes on with the game of a finished one."""
    live, _ = await seated(request)
    wanted = await what_if_wanted(request)
    return json(await house_of(request).make_what_if(live.table, live.id, wanted), 201)


async def make_what_if_of_file(request: Request) -> Response:
    """The same of a game in a file."""
    wanted = await what_if_wanted(request)
    table = await house_of(request).aside.do((address_of(request),), table_in, wanted.record.encode())
    return json(await house_of(request).make_what_if(table, "", wanted), 201)


async def what_if_wanted(request: Request) -> WhatIf:
    house = house_of(request)
    # As JSON a text is somewhat longer.
    wanted = await body_of(request, WhatIf, 2 * house.limits.record_bytes)
    require_few(house.new_tables, request, "error-too-many-tables")
    return wanted


async def nothing(_: Request) -> Response:
    raise Rejected(404, Sentence("error-nothing-here"))


async def answer_rejected(_: Request, error: Exception) -> Response:
    assert isinstance(error, Rejected)
    return failure(error.status, error.sentence)


async def answer_refused(_: Request, error: Exception) -> Response:
    """What a table, a game or a file refuses."""
    assert isinstance(error, Refused)
    if isinstance(error, Flaw):
        return json(FileFailure(error.sentence, error.line, error.quote, list(error.names)), 422)
    return failure(STATUS.get(error.sentence.id, 422), error.sentence)


async def answer_failure(_: Request, __: Exception) -> Response:
    """What went wrong stands in the log, as far as it may be told at all."""
    return failure(500, Sentence("error-internal"))


async def answer_http_exception(_: Request, error: Exception) -> Response:
    """What the router refuses: no such file, or a method that does not belong there."""
    assert isinstance(error, HTTPException)
    return failure(error.status_code, Sentence("error-nothing-here"))
