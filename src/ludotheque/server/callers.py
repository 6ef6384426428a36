"""`Callers`: at a table that has days, who is away is told that it is their turn, if they wished it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from ludotheque import words
from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import locale_folders
from ludotheque.server.clock import Time
from ludotheque.server.durable import stored
from ludotheque.server.failures import log, log_failure
from ludotheque.server.live import LiveTable
from ludotheque.server.tables import Tables
from ludotheque.store import Address, Store
from ludotheque.table.pace import DAY

GRACE = 60.0
"""Seconds after which it is looked whether somebody is there: a page that is loaded again is away for a moment, and one
on a telephone that was put away seems to be there for a while."""


class Post(Protocol):
    """Who brings messages to browsers: `webpush.WebPush`, or another in a test."""

    public_key: str

    def accepts(self, address: Address) -> bool:
        """Whether messages may be sent there."""

    async def send(self, address: Address, text: str, seconds: int) -> bool:
        """Sends a text that is worth reading for so long; whether the address is still one. Raises if it fails."""

    def close(self) -> None: ...


class Callers:
    """One bell for each decision of a person that is awaited at a table in days."""

    def __init__(
        self, post: Post | None, store: Store, tables: Tables, games: Mapping[str, Game[Any]], time: Time
    ) -> None:
        self.post = post
        self._store, self._tables, self._games, self._time = store, tables, games, time
        # The last decision of a seat that was thought of.
        self._seen: dict[tuple[str, int], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look_at(self, live: LiveTable) -> None:
        """Sees who is asked at the table, once for each decision."""
        if self.post is None or not live.table.opened.days:
            return
        for seat in awaited(live):
            decision = live.table.decision(seat)
            if self._seen.get((live.id, seat)) != decision:
                self._seen[live.id, seat] = decision
                task = asyncio.create_task(self._call_later(live.id, seat, decision))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        if live.table.status == "over":
            for seat in range(len(live.table.seats)):
                self._seen.pop((live.id, seat), None)

    async def subscribe(self, live: LiveTable, seat: int | None, key: bytes, address: Address) -> None:
        """Whoever holds the secret of this hash wants to be told there; raises Refused.

        Of what is awaited now they know.
        """
        if self.post is None or seat is None or not live.table.opened.days or live.table.seats[seat].kind == "bot":
            raise Refused(Sentence("error-push-not-here"))
        if not self.post.accepts(address):
            raise Refused(Sentence("error-push-address"))
        known = live.table.decision(seat) - (seat not in awaited(live))
        await stored(self._store.subscribe(live.id, seat, key, address, known))

    async def unsubscribe(self, live: LiveTable, seat: int | None, endpoint: str) -> None:
        """They want it no more; raises Refused if that cannot be kept."""
        if seat is not None:
            await stored(self._store.unsubscribe(live.id, seat, endpoint))

    async def _call_later(self, table: str, seat: int, decision: int) -> None:
        await self._time.sleep(GRACE)
        try:
            await self._call(table, seat, decision)
        except Exception as error:
            log_failure(error)

    async def _call(self, table: str, seat: int, decision: int) -> None:
        """Tells the seat's addresses, unless the decision was made, or the person is there."""
        # It need not have stayed in memory.
        live = await self._tables.find(table)
        if live is None or seat not in awaited(live) or live.table.decision(seat) != decision:
            return
        addresses = await asyncio.to_thread(self._store.to_tell, table, seat, decision)
        if not addresses:
            return
        # Before it is sent: rather never than twice.
        await asyncio.wrap_future(self._store.told(table, seat, decision))
        if not live.is_present(seat):
            texts = {lang: self._text(live, seat, lang) for lang in words.LANGUAGES}
            seconds = live.table.opened.days * DAY
            await asyncio.gather(*(self._send(each, texts[each.lang], seconds) for each in addresses))

    def _text(self, live: LiveTable, seat: int, lang: str) -> str:
        """What `web/public/push.js` is sent: facts that everybody at the table knows, and no secret."""
        names = [each.name for each in live.table.seats]
        say = words.Words(lang, names, folders=locale_folders(self._games.values()))
        text = {
            "title": say.say(live.table.opened.game),
            "body": say.say("page-push-turn", who=say.name(seat), days=live.table.opened.days),
            "path": f"/t/{live.id}",
            "lang": lang,
        }
        return msgspec.json.encode(text).decode()

    async def _send(self, address: Address, text: str, seconds: int) -> None:
        """What fails is not tried again, and keeps nobody from the next."""
        assert self.post is not None
        try:
            if not await self.post.send(address, text, seconds):
                await asyncio.wrap_future(self._store.forget_address(address.endpoint))
        except Exception as error:
            # Its own words hold the address.
            log.warning("somebody could not be told that it is their turn: %s", type(error).__name__)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.post is not None:
            self.post.close()


def awaited(live: LiveTable) -> list[int]:
    """The people's seats that a decision is awaited of; none while a game has not begun or is over."""
    return [seat for seat in live.table.to_act() if not live.table.seats[seat].is_bots]
