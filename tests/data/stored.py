"""Databases that earlier programs wrote: `<migration>/<game>.sqlite`, and beside it what each viewer saw of its tables.

Of each game one table is in mid-game (two people, a bot, one hint), one waits for somebody, one is over; the record of
that one is `<game>.record`.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

GAMES = ("korsar", "keylargo", "katana")
VERSIONS = sorted(path.name for path in Path(__file__).parent.iterdir() if path.name.isdigit())


def stored(version: str, game: str, folder: Path) -> dict[str, Any]:
    """Puts a copy of the database into the folder of a house; tells its tables, their secrets and what was seen."""
    data = Path(__file__).parent / version
    shutil.copyfile(data / f"{game}.sqlite", folder / "tables.sqlite")
    tables: dict[str, Any] = json.loads((data / f"{game}.json").read_text(encoding="utf-8"))
    return tables


def record_of(version: str, game: str) -> str:
    """The record of the table that is over, as the earlier program wrote it."""
    return (Path(__file__).parent / version / f"{game}.record").read_text(encoding="utf-8")
