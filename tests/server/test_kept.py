"""What was found once is kept for a while, and what nobody asked for is forgotten first."""

from __future__ import annotations

from ludotheque.server.kept import Kept


def test_those_not_asked_for_for_longest_are_forgotten_first() -> None:
    kept: Kept[str, int] = Kept(2)
    assert kept.get("a") is None
    assert [kept.keep("a", 1), kept.keep("b", 2)] == [1, 2]
    assert kept.get("a") == 1
    kept.keep("c", 3)
    assert [kept.get(key) for key in ("a", "b", "c")] == [1, None, 3]


def test_a_value_takes_the_place_of_an_earlier_one() -> None:
    kept: Kept[str, int] = Kept(2)
    for value in (1, 2, 3):
        kept.keep("a", value)
    kept.keep("b", 4)
    assert (kept.get("a"), kept.get("b")) == (3, 4)
