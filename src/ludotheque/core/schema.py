"""A state's fields: what each one means, its dtype and shape, and who sees it.

A schema is a class of annotated fields. The class itself is the plain state (integers and checked lists, for
plain Python); `dtype` is the same thing as one NumPy record (for compiled code), byte for byte:

    class State(Record):
        hands: Annotated[Grid, Field("i1", SEATS, KINDS, seen=OWNER, doc="copies of each card held")]
        ply: Annotated[int, Field("i2", doc="decisions made")]
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from enum import Enum
from typing import Any, ClassVar, Self, TypeVar, get_type_hints

import numpy as np


class Seen(Enum):
    """Who sees a field. OWNER and TEAM fields have one row a seat as their first axis."""

    PUBLIC = "everybody"
    OWNER = "the seat whose row it is"
    TEAM = "the seat whose row it is, and those it shows its cards to"
    HIDDEN = "nobody"


PUBLIC, OWNER, TEAM, HIDDEN = Seen.PUBLIC, Seen.OWNER, Seen.TEAM, Seen.HIDDEN

RANGES = {
    f"{sign}{size}": (0, 2 ** (8 * size) - 1) if sign == "u" else (-(2 ** (8 * size - 1)), 2 ** (8 * size - 1) - 1)
    for sign in "iu"
    for size in (1, 2, 4, 8)
}
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


class Field:
    """One field of a state.

    `type` is "i1", "i2", "i4", "i8" (or "u…"), or the class of a nested record; `shape` is none for a single
    value, one length for a Row or Records, two for a Grid. `least` and `most` bound its values (inclusive);
    `count` names the field that says how many records are in use.
    """

    def __init__(
        self,
        type: str | type[Record],
        *shape: int,
        seen: Seen = PUBLIC,
        least: int | None = None,
        most: int | None = None,
        count: str = "",
        doc: str = "",
    ) -> None:
        low, high = RANGES[type] if isinstance(type, str) else (0, 0)
        self.type, self.shape, self.seen, self.count, self.doc = type, shape, seen, count, doc
        self.size = math.prod(shape)
        self.least = low if least is None else least
        self.most = high if most is None else most

    def blank(self) -> int | Row | Grid | Record | Records[Any]:
        """The field's zeroed plain value."""
        if not isinstance(self.type, str):
            return Records(self.type() for _ in range(self.shape[0])) if self.shape else self.type()
        if not self.shape:
            return 0
        return Row([0] * self.size) if len(self.shape) == 1 else Grid(*self.shape)

    def unfilled(self) -> Record | Records[Any] | Grid:
        """What a field of more than a row of integers is filled into: records have no values before."""
        if isinstance(self.type, str):
            return Grid(*self.shape)
        return Records([unfilled(self.type) for _ in range(self.shape[0])]) if self.shape else unfilled(self.type)


# The plain state is read and written cell by cell, so each call that these spare is felt in whole games.
_read, _write = list.__getitem__, list.__setitem__


class Row(list[int]):
    """A row of integers that refuses negative and outside indices, as compiled code would not."""

    def __getitem__(self, i: int) -> int:  # type: ignore[override]  # rules take no slices
        if i < 0:
            raise IndexError(f"index {i} is negative; a row of {len(self)} counts from 0")
        return _read(self, i)

    def __setitem__(self, i: int, value: int) -> None:  # type: ignore[override]  # rules take no slices
        if i < 0:
            raise IndexError(f"index {i} is negative; a row of {len(self)} counts from 0")
        _write(self, i, value if value.__class__ is int else int(value))

    def __mul__(self, n: int) -> Row:  # type: ignore[override]  # stays a Row
        return Row(list.__mul__(self, n))


class Grid:
    """Rows and columns of integers, `grid[row, column]`, with the same refusals as a Row."""

    __slots__ = ("cells", "columns", "rows")

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns, self.cells = rows, columns, [0] * (rows * columns)

    def __getitem__(self, at: tuple[int, int]) -> int:
        row, column = at
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return self.cells[row * self.columns + column]
        raise self._outside(row, column)

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        row, column = at
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise self._outside(row, column)
        self.cells[row * self.columns + column] = value if value.__class__ is int else int(value)

    def _outside(self, row: int, column: int) -> IndexError:
        return IndexError(f"cell {row}, {column} is outside a grid of {self.rows} x {self.columns}")

    def __len__(self) -> int:
        return self.rows

    def row(self, i: int) -> list[int]:
        return self.cells[i * self.columns : (i + 1) * self.columns]


R = TypeVar("R", bound="Record")


def unfilled(schema: type[R]) -> R:
    """A record without values, to be filled: zeros that are replaced at once cost as much as what replaces them."""
    return schema.__new__(schema)


class Records(list[R]):
    """A row of nested records; assigning to one copies into it, as a NumPy record array does."""

    def __getitem__(self, i: int) -> R:  # type: ignore[override]  # rules take no slices
        if i < 0:
            raise IndexError(f"index {i} is negative; a row of {len(self)} records counts from 0")
        return list.__getitem__(self, i)

    def __setitem__(self, i: int, value: R) -> None:  # type: ignore[override]  # rules take no slices
        self[i].copy_from(value)


class Record:
    """Base of a schema; an instance is a zeroed plain state."""

    fields: ClassVar[dict[str, Field]] = {}
    layout: ClassVar[np.dtype[np.void]]
    format: ClassVar[str]
    masks: ClassVar[dict[Any, bytes]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = {
            name: part
            for name, hint in hints.items()
            for part in getattr(hint, "__metadata__", ())
            if isinstance(part, Field)
        }
        cls.layout, cls.masks = _dtype(cls), {}
        cls.format = "<" + _format(cls)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.blank())

    def values(self) -> list[int]:
        """All values in the order of the record's bytes; raises ValueError for one outside its field's range."""
        out: list[int] = []
        self._add_to(out)
        return out

    def _add_to(self, out: list[int]) -> None:
        for name, field in self.fields.items():
            value = getattr(self, name)
            if not isinstance(field.type, str):
                for record in value if field.shape else (value,):
                    record._add_to(out)
            elif field.shape:
                cells = value if len(field.shape) == 1 else value.cells
                if cells and not (field.least <= min(cells) and max(cells) <= field.most):
                    raise self._out_of_range(name, cells)
                out += cells
            elif field.least <= value <= field.most:
                out.append(value)
            else:
                raise self._out_of_range(name, [value])

    def _out_of_range(self, name: str, got: list[int]) -> ValueError:
        field = self.fields[name]
        return ValueError(f"{type(self).__name__}.{name} holds {got}, expected {field.least} to {field.most}")

    def fill(self, values: Sequence[int], start: int = 0) -> int:
        """Takes its values, in the order of the record's bytes, from a place on; returns the place after them."""
        at = start
        for name, field in self.fields.items():
            end = at + field.size
            if isinstance(field.type, str) and len(field.shape) < 2:
                setattr(self, name, Row(values[at:end]) if field.shape else values[at])
                at = end
                continue
            into: Any = getattr(self, name, None)
            if into is None:
                into = field.unfilled()
                setattr(self, name, into)
            if isinstance(into, Grid):
                into.cells = list(values[at:end])
                at = end
            else:
                for record in into if field.shape else (into,):
                    at = record.fill(values, at)
        return at

    def copy_from(self, other: Self) -> None:
        self.fill(other.values())

    def pack(self) -> bytes:
        """The record's bytes: what `dtype` describes; padding is zero."""
        return struct.pack(self.format, *self.values())

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The plain record of these bytes; raises ValueError unless there are exactly as many as the record has."""
        record = unfilled(cls)
        record.take(data)
        return record

    def take(self, data: bytes) -> None:
        """Takes the values of these bytes; raises ValueError unless there are exactly as many as the record has."""
        size = self.layout.itemsize
        if len(data) != size:
            raise ValueError(f"{type(self).__name__} has {size} bytes, got {len(data)}")
        self.fill(struct.unpack(self.format, data))


def dtype(schema: type[Record]) -> np.dtype[np.void]:
    """The schema as an aligned structured dtype."""
    return schema.layout


def _dtype(schema: type[Record]) -> np.dtype[np.void]:
    parts: list[Any] = []
    for name, field in schema.fields.items():
        base: Any = field.type if isinstance(field.type, str) else field.type.layout
        parts.append((name, base, field.shape) if field.shape else (name, base))
    return np.dtype(parts, align=True)


def _format(schema: type[Record]) -> str:
    """The `struct` format of the record's bytes, padding included."""
    layout, at, text = schema.layout, 0, ""
    assert layout.fields is not None
    for name, field in schema.fields.items():
        part, offset = layout.fields[name][:2]
        one = CODES[field.type] if isinstance(field.type, str) else field.type.format[1:]
        text += f"{offset - at}x" + (f"{field.size}{one}" if len(one) == 1 else one * field.size)
        at = offset + part.itemsize
    return text + f"{layout.itemsize - at}x"
