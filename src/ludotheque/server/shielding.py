"""Waiting for what goes on to its end, though whoever waits may be called away."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from ludotheque.core.sentence import Refused
from ludotheque.server.failures import log_failure

T = TypeVar("T")


async def shielded(task: asyncio.Task[T]) -> T:
    """What the task gives, or raises; whoever waits may be cancelled, and it goes on."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(unheard)
        raise


def unheard(task: asyncio.Task[T]) -> None:
    """Nobody waits for it any more: else all of its error would be printed, and a refusal may name cards."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        log_failure(error)
