"""Work that may fail and harm nothing else."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from ludotheque.core.sentence import Refused
from ludotheque.server.failures import log, log_failure
from ludotheque.server.worker import BotFailed

T = TypeVar("T")


async def tried(what: str, work: Awaitable[T]) -> T | None:
    """What comes of it; None if it fails, and the log says what did."""
    try:
        return await work
    except Refused as refused:
        log.warning("%s was refused: %s", what, refused.sentence.id)
    except BotFailed as failed:
        log.warning("%s failed: %s", what, failed)
    except Exception as error:
        log_failure(error)
    return None
