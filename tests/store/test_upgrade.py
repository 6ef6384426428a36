"""Databases of earlier programs, brought up to date: `tests/data/<migration>/` has one of each game."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from ludotheque.store import open_store, sqlite_in

DATA = Path(__file__).parents[1] / "data"
GAMES = ("korsar", "keylargo", "katana")


@pytest.mark.parametrize("game", GAMES)
def test_of_the_tables_of_an_earlier_program_those_not_over_are_live(game: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copy(DATA / "0001" / f"{game}.sqlite", file)
    tables: dict[str, Any] = json.loads((DATA / "0001" / f"{game}.json").read_text(encoding="utf-8"))
    store = open_store(sqlite_in(file))
    live = {each.table for each in store.live()}
    store.close()
    assert live == {tables["playing"]["table"], tables["open"]["table"]}
