"""KA 2.6: who can play. The rules of the box know no options."""

from __future__ import annotations

import pytest

from ludotheque.core.sentence import Refused
from ludotheque.games.katana import GAME
from tests.games.katana.played import Situation

NUMBERS = range(10)


def accepted(**options: object) -> bool:
    try:
        GAME.options_of(options)
    except Refused:
        return False
    return True


def test_three_to_seven_play() -> None:
    """KA 2.6"""
    assert [n for n in NUMBERS if accepted(players=n)] == [3, 4, 5, 6, 7]
    assert [table["players"] for table in GAME.tables] == [3, 4, 5, 6, 7]


def test_every_seating_offered_can_be_played() -> None:
    for table in GAME.tables:
        GAME.options_of(table)


def test_five_sit_down_if_nothing_is_said() -> None:
    assert GAME.options_of({}) == {"players": 5}


@pytest.mark.parametrize("given", [{"players": 2}, {"players": 8}, {"players": "5"}, {"players": True}])
def test_an_option_has_only_its_own_values(given: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.options_of(given)
    assert refused.value.sentence.id == "error-option-value"
    assert refused.value.sentence.args["option"] == "players"


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        GAME.options_of({"teams": True})
    assert refused.value.sentence.id == "error-option-name"


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_number_of_players_is_a_public_field_of_the_state(situation: Situation, players: int) -> None:
    s = situation.deal(1, players=players)
    assert (s.now.players, s.seen(None).players) == (players, players)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_each_seat_is_a_side_of_its_own(players: int) -> None:
    """KA 3.1: who plays with whom is hidden"""
    assert GAME.sides(GAME.options_of({"players": players})) == tuple(range(players))
