"""A state's fields: its bytes in both modes, and what the plain state refuses."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque.core.schema import Row, dtype
from tests.core.harbour import SEATS, Boat, Harbour, filled


def written(s: Harbour) -> Any:
    """The same values written into the NumPy record, field by field."""
    out = np.zeros(1, dtype(Harbour))
    for name in ("turn", "wind", "n_boats", "big", "last"):
        out[name] = getattr(s, name)
    out["plans"][0] = list(s.plans)
    out["deck"][0] = list(s.deck)
    for seat in range(SEATS):
        out["hands"][0, seat] = s.hands.row(seat)
    for i in range(2):
        boat = out["boats"][0, i]
        boat["gold"], boat["crew"], boat["flags"] = s.boats[i].gold, s.boats[i].crew, list(s.boats[i].flags)
    out["purse"][0]["coins"], out["purse"][0]["left"] = list(s.purse.coins), s.purse.left
    return out


def test_packed_bytes_are_those_of_the_numpy_record() -> None:
    assert filled().pack() == written(filled()).tobytes()
    assert Harbour().pack() == np.zeros(1, dtype(Harbour)).tobytes()


def test_unpacked_bytes_give_the_same_values() -> None:
    s = filled()
    assert Harbour.unpack(s.pack()).values() == s.values()
    assert Harbour.unpack(written(s).tobytes()).pack() == s.pack()


def test_the_record_is_aligned_and_its_padding_is_zero() -> None:
    layout = dtype(Harbour)
    assert layout.isalignedstruct
    s = filled()
    noisy = bytearray(b"\xff" * layout.itemsize)
    assert Harbour.unpack(bytes(noisy)).hands[0, 0] == -1
    used = np.zeros(layout.itemsize, bool)
    for at, size in spans(layout):
        used[at : at + size] = True
    assert 0 < used.sum() < layout.itemsize
    assert not np.frombuffer(s.pack(), np.uint8)[~used].any()


def spans(layout: np.dtype[Any], start: int = 0) -> list[tuple[int, int]]:
    """Where the values of a record lie: offset and size, nested ones too."""
    if layout.subdtype:
        base, shape = layout.subdtype
        n = int(np.prod(shape))
        return [span for i in range(n) for span in spans(base, start + i * base.itemsize)]
    if not layout.fields:
        return [(start, layout.itemsize)]
    return [span for part, at, *_ in layout.fields.values() for span in spans(part, start + at)]


@pytest.mark.parametrize("change", [-1, 1])
def test_bytes_of_another_length_are_refused(change: int) -> None:
    data = bytes(dtype(Harbour).itemsize + change)
    with pytest.raises(ValueError, match=rf"Harbour has {dtype(Harbour).itemsize} bytes, got {len(data)}"):
        Harbour.unpack(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [("turn", -1), ("turn", 3), ("wind", 2**15), ("wind", -(2**15) - 1), ("n_boats", 3), ("big", 2**63), ("last", 128)],
)
def test_a_value_outside_its_range_is_refused_when_packed(field: str, value: int) -> None:
    s = filled()
    setattr(s, field, value)
    with pytest.raises(ValueError, match=rf"Harbour\.{field} holds \[{value}\], expected "):
        s.pack()


def test_a_cell_outside_its_range_is_refused_when_packed() -> None:
    s = filled()
    s.hands[1, 2] = 7
    with pytest.raises(ValueError, match=r"Harbour\.hands holds .*, expected 0 to 6"):
        s.pack()
    s = filled()
    s.deck[4] = 256
    with pytest.raises(ValueError, match=r"Harbour\.deck"):
        s.pack()
    s = filled()
    s.boats[1].gold = 9
    with pytest.raises(ValueError, match=r"Boat\.gold holds \[9\], expected 0 to 8"):
        s.pack()
    s = filled()
    s.purse.left = -1
    with pytest.raises(ValueError, match=r"Purse\.left"):
        s.pack()


@pytest.mark.parametrize("at", [-1, 5])
def test_a_row_refuses_negative_and_outside_indices(at: int) -> None:
    s = Harbour()
    with pytest.raises(IndexError):
        _ = s.deck[at]
    with pytest.raises(IndexError):
        s.deck[at] = 1
    assert list(s.deck) == [0] * 5


@pytest.mark.parametrize("at", [(-1, 0), (0, -1), (SEATS, 0), (0, 4)])
def test_a_grid_refuses_negative_and_outside_indices(at: tuple[int, int]) -> None:
    s = Harbour()
    with pytest.raises(IndexError, match="outside a grid of 3 x 4"):
        _ = s.hands[at]
    with pytest.raises(IndexError, match="outside a grid of 3 x 4"):
        s.hands[at] = 1
    assert s.hands.cells == [0] * 12


@pytest.mark.parametrize("at", [-1, 2])
def test_records_refuse_negative_and_outside_indices(at: int) -> None:
    s = Harbour()
    with pytest.raises(IndexError):
        _ = s.boats[at]
    with pytest.raises(IndexError):
        s.boats[at] = Boat()


def test_a_record_put_in_a_place_is_copied_there() -> None:
    """As NumPy does it: later changes of one do not reach the other."""
    s = filled()
    s.boats[1] = s.boats[0]
    s.boats[0].gold = 1
    s.boats[0].flags[1] = 0
    assert (s.boats[1].gold, s.boats[1].crew, s.boats[1].flags[1]) == (8, -1, 255)


def test_a_row_multiplied_is_still_a_row() -> None:
    assert isinstance(Row([0]) * 3, Row)
    assert len(Row([0]) * 3) == 3


def test_a_number_of_numpy_is_kept_as_a_plain_one() -> None:
    """`1 << np.int8(20)` would overflow where compiled code has 64 bits."""
    s = Harbour()
    small: Any = np.int8(20)
    s.deck[0] = s.hands[0, 0] = small
    assert type(s.deck[0]) is int
    assert type(s.hands[0, 0]) is int
