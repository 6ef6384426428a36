"""What a game leaves behind: a row a seat; and many of them as a Parquet file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SETTINGS = b"ludotheque.contest"
"""Under this name a file holds the settings of its contest."""

TYPES = {
    "game": "int32",
    "deal": "int32",
    "seat": "int8",
    "bot": "string",
    "side": "int8",
    "score": "int32",
    "won": "float64",
    "decisions": "int32",
    "end": "string",
    "seconds": "float64",
    "day": "string",
}
LATER = {"day"}
"""Columns that files of earlier versions do not have."""


@dataclass(frozen=True)
class Row:
    """A seat of a game. Games and deals count from 0, seats and sides too.

    `won`: 1 shared among the winning seats. `end`: what the game says of its end. `seconds`: the processor's time
    thought. `day`: when it was played, by UTC, as 2026-11-30; empty in files of earlier versions. These two alone are
    others each time.
    """

    game: int
    deal: int
    seat: int
    bot: str
    side: int
    score: int
    won: float
    decisions: int
    end: dict[str, Any]
    seconds: float
    day: str = ""


Games = dict[int, list[Row]]
"""Games by number."""


def write_parquet(path: Path, settings: dict[str, Any], games: Games) -> None:
    """Writes all games in their order, whole or not at all."""
    import pyarrow as pa
    from pyarrow import parquet

    rows = [row for number in sorted(games) for row in games[number]]
    columns = {name: [getattr(row, name) for row in rows] for name in TYPES}
    columns["end"] = [json.dumps(end, sort_keys=True) for end in columns["end"]]
    schema = pa.schema(
        [(name, getattr(pa, kind)()) for name, kind in TYPES.items()],
        {SETTINGS: json.dumps(settings, sort_keys=True)},
    )
    unfinished = path.with_name(path.name + ".new")
    parquet.write_table(pa.table(columns, schema), unfinished)
    unfinished.replace(path)


def read_parquet(path: Path) -> tuple[dict[str, Any], Games]:
    """The settings of a contest and its games; raises ValueError for a file that holds none."""
    import pyarrow as pa
    from pyarrow import parquet

    try:
        table = parquet.read_table(path)
    except pa.ArrowInvalid as error:
        raise ValueError(str(error)) from error
    metadata = table.schema.metadata or {}
    names = [name for name in TYPES if name not in LATER or name in table.column_names]
    if SETTINGS not in metadata or table.column_names != names:
        raise ValueError(f"expected the columns {', '.join(TYPES)}, got {', '.join(table.column_names)}")
    rows = (Row(**{**row, "end": json.loads(row["end"])}) for row in table.to_pylist())
    return json.loads(metadata[SETTINGS]), by_number(rows)


def by_number(rows: Iterable[Row]) -> Games:
    games: Games = {}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    return games
