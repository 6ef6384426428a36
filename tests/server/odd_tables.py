"""Tables at which odd bots sit."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from highcard import GAME

from ludotheque import bots
from ludotheque.server.keys import new_seed
from ludotheque.table import Decided, SeatPlan, Table, open_table
from tests.server import odd_bots
from tests.server.served import Json, Served, kept, play

ROOT = Path(__file__).resolve().parent.parent.parent


def let_odd_bots_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the house knows them, and so do workers started by `odd_bots.THINKER`."""
    monkeypatch.setattr(bots, "knowledge_of", odd_bots.knowledge_of)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (ROOT, ROOT / "tests" / "stranger"))))


def table_with(served: Served, level: str, *others: SeatPlan) -> Json:
    """A table for a person, a bot of any level, and others."""
    seats = [SeatPlan("human"), SeatPlan("bot", "Basile", level=level), *others]
    return kept(served.house.store, Table(GAME, open_table(GAME, {"players": len(seats)}, seats, new_seed())))


def played(served: Served, made: Json) -> list[str]:
    """Plays the table to its end; by whom the bot's decisions were made."""
    with served.seat(made, 0) as line:
        play(line, random.Random(1))
    return deciders(served, made)


def deciders(served: Served, made: Json) -> list[str]:
    """By whom the bot's decisions were made so far."""
    rows = served.house.store.read(made["table"])
    return [row.by for row in rows if isinstance(row, Decided) and row.seat == 1]
