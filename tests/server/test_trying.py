"""What fails is logged, and the rest goes on."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.trying import tried
from ludotheque.server.worker import BotFailed


async def done(value: int | Exception) -> int:
    if isinstance(value, Exception):
        raise value
    return value


def test_what_fails_gives_nothing_and_is_logged_without_words_of_the_game(caplog: pytest.LogCaptureFixture) -> None:
    refused = Refused(Sentence("error-stale", {"card": "red 4"}))
    given: list[int | Exception] = [7, refused, BotFailed("KeyError at bot.py:3"), ValueError("red 4")]
    assert [asyncio.run(tried("a look back", done(each))) for each in given] == [7, None, None, None]
    assert caplog.messages[:2] == ["a look back was refused: error-stale", "a look back failed: KeyError at bot.py:3"]
    assert caplog.messages[2].startswith("ValueError at ")
    assert "red 4" not in caplog.text
