"""Who sees which fields: masks, observations, the JSON view, and noise over what is not seen."""

from __future__ import annotations

import random

from ludotheque.core.schema import dtype
from ludotheque.core.sight import Sight, mask, noise, observe, table, view
from tests.core.harbour import SEATS, Harbour, filled


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
