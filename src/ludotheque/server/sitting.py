"""A browser's socket at a table: who sits there, what it sends, and what it is sent."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.bots import deputy_of
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server import messages
from ludotheque.server.answers import failure
from ludotheque.server.failures import log_failure
from ludotheque.server.house import House
from ludotheque.server.keys import WATCHER, hashed, is_whole
from ludotheque.server.limits import Bucket, neighbourhood
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import FromClient, FromServer
from ludotheque.server.unplayed import OUT_OF_REACH
from ludotheque.server.views import view_of
from ludotheque.table import (
    AnswerUndo,
    AskUndo,
    Begin,
    Contribute,
    Decide,
    Fill,
    HandOver,
    Intent,
    Invite,
    Name,
    OpenChapter,
    TakeBack,
    TakeHint,
)

MALFORMED, WRONG_SECRET, UNKNOWN_TABLE, TOO_LATE = 4400, 4401, 4404, 4408
ELSEWHERE, OLDER, UNREADABLE, TOO_LARGE, FLOOD, FAILED, COME_AGAIN = 4409, 4410, 4411, 4413, 4429, 1011, 1013
# What may be another time; whatever else is refused to one who sits down is refused for good.
PASSING = {"error-busy", "error-not-stored"}
MOST_REFUSALS = 32
# How a write ends where nobody reads any more; Starlette's own comes where a line breaks in the middle of it.
GONE = (TimeoutError, RuntimeError, OSError, WebSocketDisconnect)

_decoder = msgspec.json.Decoder(FromClient)


class HangUp(Exception):
    """The socket is to be closed, with this code; None if the other side has gone already."""

    def __init__(self, code: int | None) -> None:
        super().__init__(str(code))
        self.code = code


async def at_table(socket: WebSocket) -> None:
    """The route of a table's socket, from the knock to the end."""
    house: House = socket.app.state.house
    address = neighbourhood(socket.client.host if socket.client else "")
    # Who comes again and again has tables read again and again.
    if not house.arrivals.take(address) or not house.doors.enter(address):
        await socket.send_denial_response(failure(503, Sentence("error-too-often")))
        return
    try:
        await socket.accept()
        await serve(house, socket, address)
    except Refused as refused:
        with suppress(HangUp):
            await send(socket, messages.Refused(None, refused.sentence), house.limits.send_seconds)
        await close(socket, code_of(refused.sentence))
    except HangUp as end:
        await close(socket, end.code)
    except Exception as error:
        log_failure(error)
        await close(socket, FAILED)
    finally:
        house.doors.leave(address)


def code_of(refusal: Sentence) -> int:
    """How the line is closed for one who cannot sit down."""
    if refusal.id in PASSING:
        return COME_AGAIN
    if refusal.id == "error-unreadable":
        return UNREADABLE
    if refusal.id == "error-not-opened":
        return FAILED
    return OLDER if refusal.id in OUT_OF_REACH else WRONG_SECRET


async def send(socket: WebSocket, message: FromServer, seconds: float) -> None:
    """Sends, and hangs up on one who reads nothing for so long."""
    text = msgspec.json.encode(message).decode()
    try:
        # Not wait_for, which may swallow a cancellation (Python 3.11) and would write on for ever.
        async with asyncio.timeout(seconds):
            await socket.send_text(text)
    except GONE:
        raise HangUp(None) from None


async def close(socket: WebSocket, code: int | None) -> None:
    """Closes, unless the other side reads nothing any more."""
    if code is not None:
        try:
            async with asyncio.timeout(1):
                await socket.close(code)
        except GONE:
            return


async def serve(house: House, socket: WebSocket, address: str) -> None:
    """Lets the browser sit down, then goes on until one of the two hangs up. Always ends in HangUp."""
    live = await house.tables.find(socket.path_params["table"])
    if live is None:
        raise HangUp(UNKNOWN_TABLE)
    with live.in_use():
        await serve_at(live, house, socket, address)


async def serve_at(live: LiveTable, house: House, socket: WebSocket, address: str) -> None:
    sitting = Sitting(house, socket, live)
    try:
        async with asyncio.timeout(house.limits.sit_seconds):
            sit = await sitting.receive()
    except TimeoutError:
        raise HangUp(TOO_LATE) from None
    if not isinstance(sit, messages.Sit):
        raise HangUp(MALFORMED)
    await sitting.sit(sit, address)
    sitting.join()
    try:
        await sitting.run()
    finally:
        live.leave(sitting)


class Sitting:
    """One socket of one seat, or of a spectator (None)."""

    seat: int | None = None
    # The hash of what opened the place.
    _key = b""

    def __init__(self, house: House, socket: WebSocket, live: LiveTable) -> None:
        self._house, self._socket, self._live = house, socket, live
        self._bucket = Bucket(house.limits.messages)
        # What waits to be sent is never more than this: the newest view, presence, a hint, and a few refusals.
        self._refusals: deque[messages.Refused] = deque()
        self._presence_due = False
        self._hint: messages.Hint | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._told, self._shown = -1, -1
        self._news = asyncio.Event()
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, sit: messages.Sit, address: str) -> None:
        """Finds the seat that the secrets open, and takes it if it waits for somebody; raises HangUp or Refused."""
        if sit.invitation is not None and not is_whole(sit.secret):
            raise HangUp(MALFORMED)
        invitation = None if sit.invitation is None else hashed(sit.invitation)
        place = await self._live.sit(hashed(sit.secret), invitation)
        if place is None:
            raise self._why_not(sit, address)
        self._told = min(sit.seen, self._live.table.seq)
        self._key = place.key
        if place.seat != WATCHER:
            # Whose line only broke may be away still; who opens the page is there.
            if sit.seen < 0:
                await self._live.take(TakeBack(place.seat), place.key)
            self.seat = place.seat
        if invitation is not None:
            await self._send(messages.Seated("invitation" if place.key == invitation else "secret"))

    def _why_not(self, sit: messages.Sit, address: str) -> HangUp | Refused:
        """What one is told whose secrets open nothing."""
        if not self._house.wrong_secrets.take(address):
            return HangUp(FLOOD)
        # A link that was not cut short has opened something once.
        if sit.invitation is not None and is_whole(sit.invitation):
            return Refused(Sentence("error-invitation-used"))
        return HangUp(WRONG_SECRET)

    def join(self) -> None:
        """Looks at the table from now on; raises Refused if the seat has had a new invitation meanwhile."""
        if self._key not in self._live.seats:
            raise Refused(Sentence("error-seat-invited"))
        self._live.join(self)

    async def run(self) -> None:
        """Reads and writes until one of the two sides hangs up. Always ends in HangUp."""
        tasks = [asyncio.ensure_future(each) for each in (self._read(), self._write(), self._end)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            if self._hinting is not None:
                tasks.append(self._hinting)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def table_changed(self) -> None:
        self._news.set()

    def presence_changed(self) -> None:
        self._presence_due = True
        self._news.set()

    def displaced(self) -> None:
        if not self._end.done():
            self._end.set_exception(HangUp(ELSEWHERE))

    def turned_out(self, by: int) -> None:
        if not self._end.done():
            why = "error-seat-moved" if by == self.seat else "error-seat-invited"
            self._end.set_exception(Refused(Sentence(why)))

    async def receive(self) -> FromClient:
        """The next message; raises HangUp for one that is none."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise HangUp(None)
        text = message.get("text")
        if text is None:
            raise HangUp(MALFORMED)
        if len(text.encode()) > self._house.limits.message_bytes:
            raise HangUp(TOO_LARGE)
        if not self._bucket.take():
            raise HangUp(FLOOD)
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise HangUp(MALFORMED) from None

    async def _read(self) -> None:
        while True:
            message = await self.receive()
            try:
                await self._live.take(self._intent_of(message), self._key)
                if isinstance(message, messages.AskHint):
                    self._think_over(message)
            except Refused as refused:
                self._refuse(message, refused.sentence)

    def _intent_of(self, message: FromClient) -> Intent:
        """What the message asks of the table, in the name of this seat and of no other; raises Refused."""
        if isinstance(message, messages.Begin):
            return Begin(self.seat)
        if isinstance(message, messages.Fill):
            level = self._house.checked_level(self._live.table.game.name, message.level)
            return Fill(self.seat, message.seat, level, self._house.bot_name(self._live.table))
        if isinstance(message, messages.Sit):
            raise Refused(Sentence("error-already-seated"))
        if self.seat is None:
            raise Refused(Sentence("error-not-seated"))
        if isinstance(message, messages.Name):
            return Name(self.seat, message.name, message.token)
        if isinstance(message, messages.Contribute):
            return Contribute(self.seat, message.nonce)
        if isinstance(message, messages.HandOver):
            return HandOver(self.seat, self._deputy(message.level), "asked")
        if isinstance(message, messages.TakeBack):
            return TakeBack(self.seat)
        if isinstance(message, messages.Invite):
            return Invite(self.seat, message.seat, hashed(message.invitation))
        if isinstance(message, messages.AskHint):
            return TakeHint(self.seat, message.decision)
        if isinstance(message, messages.OpenChapter):
            return OpenChapter(self.seat, message.chapter)
        if isinstance(message, messages.AskUndo):
            return AskUndo(self.seat, message.decision)
        if isinstance(message, messages.AnswerUndo):
            return AnswerUndo(self.seat, message.question, message.agree)
        return Decide(self.seat, message.decision, message.action, "human")

    def _deputy(self, level: str | None) -> str:
        """The bot that is to play in one's place; raises Refused where the house has none of this level."""
        table = self._live.table
        return deputy_of(table.known_as) if level is None else self._house.checked_level(table.game.name, level)

    def _think_over(self, asked: messages.AskHint) -> None:
        """One at a time: of a decision that is made already no hint is awaited any more."""
        if self._hinting is not None:
            self._hinting.cancel()
        self._hinting = asyncio.create_task(self._await_hint(asked))

    async def _await_hint(self, asked: messages.AskHint) -> None:
        assert self.seat is not None
        try:
            hint = await self._house.hints.hint(self._live, self.seat, asked.decision)
            # Who has decided meanwhile waits for none.
            if self._live.table.decision(self.seat) == asked.decision:
                self._hint = hint
                self._news.set()
        except Refused as refused:
            # Who reads no refusals is hung up on at the next message.
            with suppress(HangUp):
                self._refuse(asked, refused.sentence)

    def _refuse(self, message: FromClient, sentence: Sentence) -> None:
        if len(self._refusals) >= MOST_REFUSALS:
            raise HangUp(FLOOD)
        decision = (
            message.decision if isinstance(message, messages.Decide | messages.AskHint | messages.AskUndo) else None
        )
        self._refusals.append(messages.Refused(decision, sentence))
        self._news.set()

    async def _write(self) -> None:
        self._news.set()
        while True:
            await self._news.wait()
            self._news.clear()
            while self._refusals:
                await self._send(self._refusals.popleft())
            if self._shown != self._live.table.seq:
                await self._show()
            elif self._presence_due:
                self._presence_due = False
                await self._send(messages.Presence(self._live.presence(), self._live.clock.told()))
            if self._hint is not None:
                hint, self._hint = self._hint, None
                await self._send(hint)

    async def _show(self) -> None:
        view = view_of(self._live, self.seat, self._told)
        self._told = self._shown = view.seq
        self._presence_due = False
        await self._send(view)

    async def _send(self, message: FromServer) -> None:
        await send(self._socket, message, self._house.limits.send_seconds)
