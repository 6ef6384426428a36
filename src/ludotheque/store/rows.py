"""A row of a table's log as text: its kind and its fields, as JSON that people can read."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from ludotheque.table import Row, Unreadable

KINDS: dict[str, type[Row]] = {kind.__name__.lower(): kind for kind in get_args(Row)}


def text_of(row: Row) -> str:
    """The row as the store keeps it: `{"row": "decided", "seat": 0, …}`."""
    fields: dict[str, Any] = msgspec.to_builtins(row)
    return msgspec.json.encode({"row": type(row).__name__.lower(), **fields}).decode()


def row_of(text: str) -> Row:
    """The row that `text_of` wrote; raises Unreadable for anything else."""
    try:
        fields = msgspec.json.decode(text)
        if not isinstance(fields, dict) or str(fields.get("row")) not in KINDS:
            raise Unreadable(f"a stored row has one of the kinds {', '.join(KINDS)}, got {text[:80]!r}")
        return msgspec.convert(fields, KINDS[fields.pop("row")], strict=True)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"a stored row is JSON with the fields of its kind: {error}") from error
