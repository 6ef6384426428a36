"""Waiting until the store has what it was given."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.failures import log_failure
from ludotheque.store import NotStored


async def stored(writing: Future[None]) -> None:
    """Returns when it is durable; raises Refused if it cannot be, or what else the writing ends in."""
    try:
        await asyncio.wrap_future(writing)
    except NotStored as error:
        log_failure(error)
        raise Refused(Sentence("error-not-stored")) from error
