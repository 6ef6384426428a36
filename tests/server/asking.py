"""Questions for worker processes, and workers that are ended when they were asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludotheque.core.modes import plain
from ludotheque.games import find_game
from ludotheque.server.thinker import Choose
from ludotheque.server.workers import Workers


def question(level: str = "easygoing", game: str = "korsar", seconds: float = 0.0) -> Choose:
    """What is asked at the beginning of a game."""
    found = find_game(game)
    rules = plain(found)
    state = rules.new_state()
    options = {"start_player": 0} if game == "korsar" else {}
    rules.setup(state, found.options_of({"players": 3, **options}), bytes(32))
    return Choose(game, level, rules.observe(state, 0), 0, rules.legal_actions(state, 0), 7, seconds)


def with_workers(deed: Callable[[Workers], Awaitable[None]], workers: Workers | None = None) -> None:
    """Does it with workers that are ended after."""

    async def done() -> None:
        own = workers or Workers()
        try:
            await deed(own)
        finally:
            await own.close()

    asyncio.run(done())
