"""Failures in the log: what failed and where, but not the error's own words, which may hold cards or secrets."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("ludotheque")


def log_failure(error: BaseException) -> None:
    log.error("%s", kind_and_place(error))


def kind_and_place(error: BaseException) -> str:
    """`KeyError at /…/a.py:12 < /…/b.py:3`: where it was raised, then who called."""
    places = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"
