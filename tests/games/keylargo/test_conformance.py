"""With encounter cards too, Key Largo keeps the promises of every game (tests/core plays it without)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.conformance import CHECKS, Check
from ludotheque.core.game import Game
from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.games.keylargo import GAME


@pytest.mark.parametrize("mode", [plain, compiled], ids=["plain", "compiled"])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_key_largo_with_encounters_keeps_its_promises(
    players: int, check: Check, mode: Callable[[Game[Any]], Rules]
) -> None:
    check(mode(GAME), GAME.options_of({"players": players, "encounters": True}), 1)
