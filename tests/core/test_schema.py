"""A state's fields: its bytes in both modes, who sees them, and what the plain state refuses."""

from __future__ import annotations

import random
from typing import Annotated, Any

import numpy as np
import pytest

from ludotheque.core.schema import HIDDEN, OWNER, TEAM, Field, Grid, Record, Records, Row, dtype
from ludotheque.core.sight import Sight, mask, noise, observe, table, view

SEATS = 3


class Boat(Record):
    """Three bytes and a padded word."""

    gold: Annotated[int, Field("i1", least=0, most=8, doc="its gold")]
    crew: Annotated[int, Field("i4", least=-1, doc="its crew")]
    flags: Annotated[Row, Field("u1", 2, doc="its flags")]


class Purse(Record):
    """A nested record that nobody sees."""

    coins: Annotated[Row, Field("i8", 2)]
    left: Annotated[int, Field("i1", least=0)]


class Harbour(Record):
    """Every kind of field, with padding between and after."""

    turn: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="whose turn it is")]
    wind: Annotated[int, Field("i2", doc="as it blows")]
    hands: Annotated[Grid, Field("i1", SEATS, 4, seen=OWNER, least=0, most=6, doc="cards held")]
    plans: Annotated[Row, Field("i2", SEATS, seen=TEAM, least=0, doc="a plan a seat")]
    deck: Annotated[Row, Field("u1", 5, seen=HIDDEN, doc="the deck")]
    n_boats: Annotated[int, Field("i1", least=0, most=2)]
    boats: Annotated[Records[Boat], Field(Boat, 2, count="n_boats", doc="boats in use")]
    purse: Annotated[Purse, Field(Purse, seen=HIDDEN)]
    big: Annotated[int, Field("i8")]
    last: Annotated[int, Field("i1")]


def filled() -> Harbour:
    """A harbour with another value in every cell."""
    s = Harbour()
    s.turn, s.wind, s.n_boats, s.big, s.last = 2, -300, 1, -(2**40), 7
    for seat in range(SEATS):
        s.plans[seat] = 1000 + seat
        for card in range(4):
            s.hands[seat, card] = (seat + card) % 7
    for i in range(5):
        s.deck[i] = 250 + i
    s.boats[0].gold, s.boats[0].crew, s.boats[0].flags[1] = 8, -1, 255
    s.boats[1].gold, s.boats[1].crew = 3, 70000
    s.purse.coins[0], s.purse.left = 2**62, 1
    return s


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
    s.deck[0] = np.int8(20)
    s.hands[0, 0] = np.int8(3)
    assert type(s.deck[0]) is int
    assert type(s.hands[0, 0]) is int


def seen(sight: Sight) -> Harbour:
    """A full harbour through a mask."""
    return Harbour.unpack(observe(filled().pack(), mask(Harbour, sight)))


def test_a_seat_sees_its_own_rows_and_those_of_its_team() -> None:
    o, s = seen(Sight(own=1 << 1, team=1 << 1 | 1 << 2)), filled()
    assert [o.hands.row(seat) for seat in range(SEATS)] == [[0] * 4, s.hands.row(1), [0] * 4]
    assert list(o.plans) == [0, 1001, 1002]


def test_nobody_sees_what_is_hidden_and_everybody_what_is_public() -> None:
    for sight in (Sight(0, 0), Sight(1, 1), Sight(7, 7)):
        o, s = seen(sight), filled()
        assert list(o.deck) == [0] * 5
        assert o.purse.values() == [0, 0, 0]
        assert (o.turn, o.wind, o.big, o.last) == (s.turn, s.wind, s.big, s.last)
        assert [boat.values() for boat in o.boats] == [boat.values() for boat in s.boats]


def test_a_spectator_sees_no_row_of_any_seat() -> None:
    o = seen(Sight(0, 0))
    assert o.hands.cells == [0] * 12
    assert list(o.plans) == [0] * SEATS


def test_a_mask_shows_or_hides_whole_bytes_and_never_padding() -> None:
    layout = dtype(Harbour)
    shown = mask(Harbour, Sight(7, 7))
    assert len(shown) == layout.itemsize
    assert set(shown) == {0x00, 0xFF}
    assert layout.fields is not None
    ends = [at + part.itemsize for part, at, *_ in layout.fields.values()]
    starts = [at for _, at, *_ in layout.fields.values()]
    for end, start in zip(ends, [*starts[1:], layout.itemsize], strict=True):
        assert not any(shown[end:start])


def test_to_observe_is_state_and_mask() -> None:
    assert observe(b"\x12\x34\xff", b"\xff\x00\xff") == b"\x12\x00\xff"
    assert observe(b"\x00\x01", b"\x00\xff") == b"\x00\x01"


def test_a_view_gives_none_for_what_is_not_seen_and_leaves_out_unused_records() -> None:
    s = filled()
    assert view(s, Sight(own=1, team=3)) == {
        "turn": 2,
        "wind": -300,
        "hands": [s.hands.row(0), None, None],
        "plans": [1000, 1001, None],
        "deck": None,
        "n_boats": 1,
        "boats": [{"gold": 8, "crew": -1, "flags": [0, 255]}],
        "purse": None,
        "big": -(2**40),
        "last": 7,
    }


def test_noise_overwrites_all_that_is_not_seen_and_nothing_else() -> None:
    s, sight = filled(), Sight(own=1 << 1, team=1 << 1 | 1 << 2)
    before = observe(s.pack(), mask(Harbour, sight))
    draw = random.Random(1).randint
    noise(s, lambda field: sight.rows(field.seen), draw)
    assert observe(s.pack(), mask(Harbour, sight)) == before
    clean = filled()
    assert s.hands.row(0) + s.hands.row(2) != clean.hands.row(0) + clean.hands.row(2)
    assert list(s.deck) != list(clean.deck)
    assert s.purse.values() != clean.purse.values()
    assert s.plans[0] != clean.plans[0]


def test_noise_stays_in_each_fields_range() -> None:
    s = filled()
    noise(s, lambda field: Sight(0, 0).rows(field.seen), lambda least, most: most)
    assert s.hands.cells == [6] * 12
    assert list(s.deck) == [255] * 5
    s.pack()
    noise(s, lambda field: Sight(0, 0).rows(field.seen), lambda least, most: least)
    assert s.hands.cells == [0] * 12
    s.pack()


def test_the_schema_is_written_as_a_table_for_the_documentation() -> None:
    lines = table(Harbour).splitlines()
    assert len(lines) == 2 + len(Harbour.fields)
    assert "| `hands` | i1 | 3 × 4 | the seat whose row it is | cards held |" in lines
    assert "| `boats` | Boat | 2 | everybody | boats in use |" in lines
    assert "| `deck` | u1 | 5 | nobody | the deck |" in lines
