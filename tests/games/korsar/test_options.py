"""KO 2.1 and KO 2.9: who can play, and the options of a table."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.core.sentence import Refused
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.state import CaptainRule, LootVisibility, MinAttack, PiratesAfterCharacter, TeamAdmiral
from tests.games.korsar.situation import Situation

NUMBERS = range(11)


def accepted(**options: object) -> bool:
    try:
        GAME.options_of(options)
    except Refused:
        return False
    return True


def test_two_to_five_play_each_for_himself() -> None:
    """KO-R01, KO-S23"""
    assert [n for n in NUMBERS if accepted(players=n, teams=False)] == [2, 3, 4, 5]


def test_four_six_and_eight_play_in_teams_of_two() -> None:
    """KO-R01, KO-S23"""
    assert [n for n in NUMBERS if accepted(players=n, teams=True)] == [4, 6, 8]


def test_six_may_play_each_for_himself_only_by_option() -> None:
    """KO-R02, KO-S23"""
    alone = [n for n in NUMBERS if accepted(players=n, teams=False, allow_six_individual=True)]
    assert alone == [2, 3, 4, 5, 6]
    teams = [n for n in NUMBERS if accepted(players=n, teams=True, allow_six_individual=True)]
    assert teams == [4, 6, 8]


def test_six_alone_play_to_the_end(situation: Situation) -> None:
    """KO-R02"""
    s = situation.deal(4, players=6, allow_six_individual=True)
    assert s.now.n_deck == 42
    while s.turn >= 0:
        s.play(f"{s.turn}: {s.legal()[0]}")
    assert len(s.scores) == 6


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 6}, ("error-korsar-players", {"got": 6, "expected": "2, 3, 4, 5"})),
        ({"players": 8}, ("error-korsar-players", {"got": 8, "expected": "2, 3, 4, 5"})),
        ({"players": 5, "teams": True}, ("error-korsar-teams", {"got": 5, "expected": "4, 6, 8"})),
        (
            {"players": 3, "start_player": 3},
            ("error-korsar-start-player", {"got": 3, "players": 3}),
        ),
        (
            {"players": 4, "teams": True, "start_player": 1},
            ("error-korsar-start-player", {"got": 1, "players": 4}),
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(
    given: dict[str, object], sentence: tuple[str, dict[str, object]]
) -> None:
    """KO-R01, KO-R05"""
    with pytest.raises(Refused) as refused:
        GAME.options_of(given)
    assert (refused.value.sentence.id, refused.value.sentence.args) == sentence


@pytest.mark.parametrize(
    "given",
    [
        {"players": 7},
        {"players": "3"},
        {"players": True},
        {"teams": 1},
        {"captain_rule": "newest"},
        {"min_attack": None},
        {"start_player": 8},
        {"start_player": True},
        {"palette": "asyncron"},
        {"partner_sees_hand": "yes"},
    ],
)
def test_an_option_has_only_its_own_values(given: dict[str, object]) -> None:
    """KO 2.9"""
    with pytest.raises(Refused) as refused:
        GAME.options_of(given)
    assert refused.value.sentence.id == "error-option-value"
    assert refused.value.sentence.args["option"] == next(iter(given))


def test_an_option_that_does_not_exist_is_refused() -> None:
    """KO 2.9"""
    with pytest.raises(Refused) as refused:
        GAME.options_of({"handlimit": 8})
    assert refused.value.sentence.id == "error-option-name"
    assert refused.value.sentence.args["got"] == "handlimit"


def test_defaults_are_the_rules_of_the_box() -> None:
    """KO 2.9"""
    assert GAME.options_of({}) == {
        "players": 3,
        "teams": False,
        "captain_rule": "chase",
        "min_attack": "any",
        "pirates_after_character": "allowed",
        "allow_six_individual": False,
        "team_admiral": "team",
        "start_player": "random",
        "palette": "tilsit",
        "partner_sees_hand": True,
        "loot_visibility": "hidden",
    }


def test_the_seatings_offered_can_all_be_played() -> None:
    """KO 2.1"""
    for table in GAME.tables:
        GAME.options_of(table)
    offered = [(table["players"], table["teams"]) for table in GAME.tables if "allow_six_individual" not in table]
    possible = product(NUMBERS, (False, True))
    assert sorted(offered) == sorted(t for t in possible if accepted(players=t[0], teams=t[1]))


def test_six_each_alone_are_offered_as_a_house_rule() -> None:
    """KO-R02"""
    assert {"players": 6, "teams": False, "allow_six_individual": True} in GAME.tables


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({}, "captain_rule", CaptainRule.CHASE),
        ({"captain_rule": "last_placed"}, "captain_rule", CaptainRule.LAST_PLACED),
        ({}, "min_attack", MinAttack.ANY),
        ({"min_attack": "match"}, "min_attack", MinAttack.MATCH),
        ({}, "pirates_after_character", PiratesAfterCharacter.ALLOWED),
        ({"pirates_after_character": "forbidden"}, "pirates_after_character", PiratesAfterCharacter.FORBIDDEN),
        ({}, "team_admiral", TeamAdmiral.TEAM),
        ({"team_admiral": "owner_only"}, "team_admiral", TeamAdmiral.OWNER_ONLY),
        ({}, "palette", 0),
        ({"palette": "heidelberger"}, "palette", 1),
        ({"palette": "loot"}, "palette", 2),
        ({}, "partner_sees_hand", True),
        ({"partner_sees_hand": False}, "partner_sees_hand", False),
        ({}, "loot_visibility", LootVisibility.HIDDEN),
        ({"loot_visibility": "open"}, "loot_visibility", LootVisibility.OPEN),
        ({"start_player": 2}, "first", 2),
        ({"start_player": 0}, "first", 0),
    ],
)
def test_options_are_public_fields_of_the_state(
    situation: Situation, given: dict[str, object], field: str, value: int
) -> None:
    """KO 2.9: everybody, a spectator too, sees what is played"""
    s = situation.deal(1, **given)
    assert getattr(s.now, field) == value
    assert getattr(s.seen(None), field) == value


def test_partners_sit_side_by_side() -> None:
    """KO-R36"""
    assert GAME.sides(GAME.options_of({"players": 6, "teams": True})) == (0, 0, 2, 2, 4, 4)
    assert GAME.sides(GAME.options_of({"players": 3})) == (0, 1, 2)
