"""Names of enum members as texts and message ids show them; actions by their ranges."""

from __future__ import annotations

from enum import IntEnum

import pytest

from ludotheque.core.naming import code, word
from ludotheque.core.numbering import start_of_range


class Sky(IntEnum):
    CLEAR_SKY = 0


def test_a_member_is_one_word_in_texts_and_its_message_has_hyphens() -> None:
    assert word(Sky.CLEAR_SKY) == "clear_sky"
    assert code(Sky.CLEAR_SKY.name) == code("clear_sky") == "clear-sky"


@pytest.mark.parametrize(("number", "start"), [(0, 0), (2, 0), (3, 3), (4, 4), (9, 4)])
def test_an_id_belongs_to_the_last_range_that_starts_before_it(number: int, start: int) -> None:
    assert start_of_range((0, 3, 4), 10, number) == start


@pytest.mark.parametrize("number", [-1, 10])
def test_an_id_outside_of_all_ranges_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"id {number}, expected 0 to 9"):
        start_of_range((0, 3, 4), 10, number)
