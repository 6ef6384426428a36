"""Who sees what of a state: masks, observations and views made from its schema. No game writes one of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.core.schema import HIDDEN, OWNER, PUBLIC, TEAM, Field, Grid, Record, Records, Row, Seen


@dataclass(frozen=True)
class Sight:
    """What one viewer sees: bit masks of the seats whose OWNER rows, and whose TEAM rows, lie open to it."""

    own: int
    team: int

    def rows(self, seen: Seen) -> int:
        """Bit mask of the rows seen of a field with that visibility; -1 for all, 0 for none."""
        return {PUBLIC: -1, OWNER: self.own, TEAM: self.team, HIDDEN: 0}[seen]


class Open(Sight):
    """The eyes of one who may see everything, once a game is over."""

    def rows(self, seen: Seen) -> int:
        return -1


OPEN = Open(-1, -1)


def sight_of(seat: int | None, shown_to: Callable[[int], int]) -> Sight:
    """A seat sees its own rows and those shown to it; a spectator, for None, only what is public."""
    return Sight(0, 0) if seat is None else Sight(1 << seat, shown_to(seat))


def mask(schema: type[Record], sight: Sight) -> bytes:
    """Which bytes of a state a viewer sees: 0xFF or 0x00 for each byte of the record; padding is never seen."""
    if sight not in schema.masks:
        schema.masks[sight] = _mask(schema, sight)
    return schema.masks[sight]


def _mask(schema: type[Record], sight: Sight) -> bytes:
    layout = schema.layout
    assert layout.fields is not None
    out = bytearray(layout.itemsize)
    for name, field in schema.fields.items():
        part, offset = layout.fields[name][:2]
        rows = sight.rows(field.seen)
        n = field.shape[0] if field.seen in (OWNER, TEAM) else 1
        size = part.itemsize // n
        for row in range(n):
            if rows >> row & 1:
                out[offset + row * size : offset + (row + 1) * size] = b"\xff" * size
    return bytes(out)


def observe(data: bytes, seen: bytes) -> bytes:
    """State AND mask: what is left of a state's bytes when all that is not seen is zero."""
    return (int.from_bytes(data) & int.from_bytes(seen)).to_bytes(len(data))


def view(record: Record, sight: Sight) -> dict[str, Any]:
    """The record as JSON: names and values, None for what is not seen; unused records are left out."""
    out: dict[str, Any] = {}
    for name, field in record.fields.items():
        rows, value = sight.rows(field.seen), getattr(record, name)
        if rows == 0:
            out[name] = None
        elif isinstance(value, Record):
            out[name] = view(value, sight)
        elif isinstance(value, Records):
            used = getattr(record, field.count) if field.count else len(value)
            out[name] = [view(value[i], sight) for i in range(used)]
        elif isinstance(value, Grid):
            out[name] = [value.row(i) if rows >> i & 1 else None for i in range(len(value))]
        elif isinstance(value, Row):
            out[name] = [value[i] if rows >> i & 1 else None for i in range(len(value))]
        else:
            out[name] = value
    return out


def table(schema: type[Record]) -> str:
    """The schema as a Markdown table, for the documentation."""
    rows = ["| field | type | shape | seen by | meaning |", "|---|---|---|---|---|"]
    for name, field in schema.fields.items():
        kind = field.type if isinstance(field.type, str) else field.type.__name__
        shape = " × ".join(map(str, field.shape)) or "1"
        rows.append(f"| `{name}` | {kind} | {shape} | {field.seen.value} | {field.doc} |")
    return "\n".join(rows)


def noise(record: Record, rows_seen: Callable[[Field], int], draw: Callable[[int, int], int]) -> None:
    """Overwrites what `rows_seen` (a bit mask of rows, -1 for all) leaves out with `draw(least, most)`."""
    for name, field in record.fields.items():
        rows, value = rows_seen(field), getattr(record, name)
        if rows == -1:
            continue
        if not isinstance(field.type, str):
            for i, nested in enumerate(value if field.shape else [value]):
                if not rows >> i & 1:
                    noise(nested, lambda _: 0, draw)
        elif not field.shape:
            setattr(record, name, draw(field.least, field.most))
        else:
            cells = value if isinstance(value, Row) else value.cells
            per_row = len(cells) // field.shape[0]
            for at in range(len(cells)):
                if not rows >> (at // per_row) & 1:
                    cells[at] = draw(field.least, field.most)
