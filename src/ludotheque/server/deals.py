"""Finished games dealt again from what was promised and added, so that anybody at their tables can check the deal."""

from __future__ import annotations

import asyncio

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.records import read_record, verify
from ludotheque.server.api import Deal
from ludotheque.server.kept import Kept
from ludotheque.server.live import LiveTable
from ludotheque.server.record import record_text
from ludotheque.table import Table


class Deals:
    """What was found of games, each dealt again once: that takes as long as all its decisions did, some seconds."""

    MOST = 200

    def __init__(self) -> None:
        self._found: Kept[tuple[str, int], Deal] = Kept(self.MOST)
        # One at a time: the processor is for the games that go on.
        self._turn = asyncio.Lock()

    async def of(self, live: LiveTable) -> Deal:
        """What the game was dealt from, and whether all follows from it; raises Refused before its end."""
        if live.table.status != "over":
            raise Refused(Sentence("error-sealed"))
        key = (live.id, live.table.seq)
        with live.in_use():
            async with self._turn:
                found = self._found.get(key)
                if found is None:
                    found = await asyncio.to_thread(dealt_again, live.table.still())
        return self._found.keep(key, found)


def dealt_again(table: Table) -> Deal:
    """The same of a table that is over, and that no row changes meanwhile."""
    return deal_in(record_text(table, None))


def deal_in(text: str) -> Deal:
    """What a whole record says that it was dealt from, dealt and played again; raises Flaw if it is none."""
    record = read_record(text)
    try:
        verify(record)
        flaw = None
    except Refused as refused:
        flaw = refused.sentence
    nonces = [nonce.hex() for nonce in record.nonces]
    return Deal(record.commitment, record.seed.hex(), nonces, len(record.decisions), flaw)
