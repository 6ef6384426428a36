"""KL 2.11: who can play, and the options of a table."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.sentence import Refused
from ludotheque.games.keylargo import GAME
from tests.games.keylargo.played import Situation

NUMBERS = range(8)


def accepted(**options: object) -> bool:
    try:
        GAME.options_of(options)
    except Refused:
        return False
    return True


def test_three_to_five_play() -> None:
    """KL 1.1, KL 2.11"""
    assert [n for n in NUMBERS if accepted(players=n)] == [3, 4, 5]
    assert {int(table["players"]) for table in GAME.tables} == {3, 4, 5}


def test_every_seating_offered_can_be_played() -> None:
    """KL 2.11"""
    for table in GAME.tables:
        GAME.options_of(table)


def test_defaults_are_the_rules_of_the_box() -> None:
    """KL 2.11, KL-R01: pickpockets yes, encounter cards only if the players agree"""
    assert GAME.options_of({}) == {"players": 4, "encounters": False, "pickpocket": True, "first_player": "random"}


def test_the_first_player_has_to_be_at_the_table() -> None:
    """KL 2.1.1"""
    assert [n for n in NUMBERS if accepted(players=3, first_player=n)] == [0, 1, 2]
    with pytest.raises(Refused) as refused:
        GAME.options_of({"players": 3, "first_player": 3})
    assert refused.value.sentence.id == "error-keylargo-first-player"
    assert refused.value.sentence.args == {"got": 3, "players": 3}


@pytest.mark.parametrize(
    "given",
    [
        {"players": 2},
        {"players": "3"},
        {"players": True},
        {"encounters": 1},
        {"pickpocket": "no"},
        {"first_player": 5},
        {"first_player": True},
    ],
)
def test_an_option_has_only_its_own_values(given: dict[str, object]) -> None:
    """KL 2.11"""
    with pytest.raises(Refused) as refused:
        GAME.options_of(given)
    assert refused.value.sentence.id == "error-option-value"
    assert refused.value.sentence.args["option"] == next(iter(given))


def test_an_option_that_does_not_exist_is_refused() -> None:
    """KL 2.11"""
    with pytest.raises(Refused) as refused:
        GAME.options_of({"teams": True})
    assert refused.value.sentence.id == "error-option-name"


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({}, "encounters", 0),
        ({"encounters": True}, "encounters", 1),
        ({}, "pickpocket", 1),
        ({"pickpocket": False}, "pickpocket", 0),
        ({"first_player": 2}, "first", 2),
        ({"players": 5}, "players", 5),
    ],
)
def test_options_are_public_fields_of_the_state(
    situation: Situation, given: dict[str, Any], field: str, value: int
) -> None:
    """KL 2.11: everybody, a spectator too, sees what is played"""
    s = situation.deal(1, **given)
    assert getattr(s.now, field) == value
    assert getattr(s.seen(None), field) == value


def test_each_seat_plays_for_itself() -> None:
    """KL 2.9"""
    assert GAME.sides(GAME.options_of({"players": 4})) == (0, 1, 2, 3)
