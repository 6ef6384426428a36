"""Every rule is tested twice: plain and compiled."""

from __future__ import annotations

import pytest

from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.games.katana import GAME
from tests.games.katana.played import Situation


@pytest.fixture(params=[plain, compiled], ids=["plain", "compiled"])
def rules(request: pytest.FixtureRequest) -> Rules:
    mode: Rules = request.param(GAME)
    return mode


@pytest.fixture
def situation(rules: Rules) -> Situation:
    return Situation(rules)
