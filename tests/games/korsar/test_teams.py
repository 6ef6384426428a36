"""KO 3: the team game."""

from __future__ import annotations

import pytest

from tests.games.korsar.situation import Situation


def test_partners_play_directly_one_after_the_other(situation: Situation) -> None:
    """KO-R36, KO 3.1"""
    s = situation(players=6, teams=True, turn=0, hands={})
    seats = []
    for _ in range(7):
        seats.append(s.turn)
        s.play(f"{s.turn}: draw")
    assert seats == [0, 1, 2, 3, 4, 5, 0]
    assert s.facts(None)["sides"] == [0, 0, 2, 2, 4, 4]


def test_only_the_first_partner_collects_every_ship_of_the_team(situation: Situation) -> None:
    """KO-R37, KO-S24"""
    s = situation(players=4, teams=True, turn=0, hands={1: "ship 6"})
    s.play("0: draw", "1: ship 6", "2: draw")
    assert s.ships == ["6 of 1"]
    assert s.facts(2)["haul"] == [6, 0, 0, 0]
    s.play("3: draw")
    assert s.loot == [6, 0, 0, 0]
    assert s.facts(None)["taken"] == [[6], [], [], []]
    assert s.turn == 0


def test_nothing_is_collected_between_the_partners(situation: Situation) -> None:
    """KO-R37, KO-S27"""
    s = situation(players=4, teams=True, turn=0, hands={0: "ship 7", 2: "red 1"})
    s.play("0: ship 7")
    assert s.ships == ["7 of 0"]
    s.play("1: draw", "2: pirate red 1 > ship 0", "3: draw")
    assert s.ships == ["7 of 0: 2 red 1"]
    assert s.loot == [0, 0, 0, 0]


def test_strengths_of_both_partners_are_added_in_one_colour(situation: Situation) -> None:
    """KO-R38, KO-S26: whichever partner opened the colour"""
    s = situation(
        players=4,
        teams=True,
        turn=1,
        hands={0: "green 1", 1: "green 3, red 4", 2: "green 4"},
        ships=["5 of 2: 0 green 2, 2 yellow 3"],
    )
    assert s.reason(1, "pirate red 4 > ship 0") == "own-colour"
    s.play("1: pirate green 3 > ship 0")
    assert s.reason(2, "pirate green 4 > ship 0") == "own-colour"
    [column, _] = s.facts(0)["ships"][0]["columns"]
    assert column == {
        "side": 0,
        "seats": [0, 1],
        "colour": "green",
        "strength": 5,
        "leads": True,
        "cards": [{"strength": 2, "seat": 0}, {"strength": 3, "seat": 1}],
    }
    s.play("2: draw", "3: draw")
    assert s.loot == [5, 0, 0, 0]


def test_a_teams_colour_is_forbidden_to_other_teams(situation: Situation) -> None:
    """KO-R15, KO-R38: the sentence names the team's first partner"""
    s = situation(players=4, teams=True, turn=2, hands={2: "green 4"}, ships=["5 of 2: 1 green 2"])
    refused = s.refused(2, "pirate green 4 > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-foreign-colour"
    assert refused.seats == {"holder": 0}


@pytest.mark.parametrize("card", ["pirate green 3", "captain green", "admiral"])
def test_both_partners_may_not_play_on_one_ship_in_one_round(situation: Situation, card: str) -> None:
    """KO-R39, KO-S26: the ban covers pirates, captains and the Admiral"""
    held = card.removeprefix("pirate ")
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "green 2", 1: f"{held}, yellow 1"},
        ships=["5 of 0: 2 red 4, 1 green 1", "3 of 3"],
    )
    assert s.now.barred == -1
    s.play("0: pirate green 2 > ship 0")
    refused = s.refused(1, f"{card} > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-same-round"
    assert refused.seats == {"partner": 0}
    assert s.reason(1, "pirate yellow 1 > ship 0") == "same-round"
    assert s.reason(1, "pirate yellow 1 > ship 1") is None


@pytest.mark.parametrize("card", ["captain green", "admiral"])
def test_a_character_of_the_first_partner_bars_the_ship_too(situation: Situation, card: str) -> None:
    """KO-R39"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: card, 1: "green 2"},
        ships=["5 of 0: 2 red 4, 1 green 1"],
    )
    s.play(f"0: {card} > ship 0")
    assert s.reason(1, "pirate green 2 > ship 0") == "same-round"


def test_the_same_ship_is_open_again_in_a_later_round(situation: Situation) -> None:
    """KO 3.4: and the ban is only between the partners of one team"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "green 1", 1: "green 3", 2: "yellow 1", 3: "yellow 3"},
        ships=["5 of 2: 2 yellow 3, 1 green 2"],
    )
    s.play("0: pirate green 1 > ship 0", "1: draw", "2: pirate yellow 1 > ship 0")
    assert s.reason(3, "pirate yellow 3 > ship 0") == "same-round"
    s.play("3: draw", "0: draw")
    assert s.reason(1, "pirate green 3 > ship 0") is None


def test_what_the_second_partner_played_does_not_bar_the_first_in_the_next_round(situation: Situation) -> None:
    """KO 3.4: a round begins with the first partner"""
    s = situation(players=4, teams=True, turn=1, hands={0: "green 1", 1: "green 3"}, ships=["5 of 2: 2 yellow 3"])
    s.play("1: pirate green 3 > ship 0", "2: draw", "3: draw", "0: pirate green 1 > ship 0")
    assert s.ships == ["5 of 2: 2 yellow 3, 1 green 3, 0 green 1"]


def test_the_second_partner_may_defend_at_once_the_ship_that_the_first_has_laid(situation: Situation) -> None:
    """KO-R40, KO-S25 (a)"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "ship 7", 1: "yellow 2, captain yellow", 2: "blue 2", 3: "blue 1"},
    )
    s.play("0: ship 7")
    assert s.reason(1, "captain yellow > ship 0") == "captain-needs-pirate"
    s.play("1: pirate yellow 2 > ship 0", "2: pirate blue 2 > ship 0")
    assert s.reason(3, "pirate blue 1 > ship 0") == "same-round"
    s.play("3: draw")
    assert s.loot == [0, 0, 0, 0]


@pytest.mark.parametrize("team_admiral", ["team", "owner_only"])
def test_the_second_partner_may_send_the_admiral_at_once_to_a_ship_just_laid(
    situation: Situation, team_admiral: str
) -> None:
    """KO-R24, KO-R40, KO-R41, KO-S25 (b)"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "ship 7", 1: "admiral", 2: "blue 2"},
        team_admiral=team_admiral,
    )
    s.play("0: ship 7", "1: admiral > ship 0", "2: pirate blue 2 > ship 0", "3: draw")
    assert s.loot == [7, 0, 0, 0]
    assert s.discarded == ["blue 2", "admiral"]


@pytest.mark.parametrize(
    ("team_admiral", "seat", "owner", "reason"),
    [
        ("team", 0, 0, None),
        ("team", 0, 1, None),
        ("team", 1, 0, None),
        ("team", 1, 1, None),
        ("team", 0, 2, "not-own-ship"),
        ("team", 1, 3, "not-own-ship"),
        ("owner_only", 0, 0, None),
        ("owner_only", 0, 1, "not-own-ship"),
        ("owner_only", 1, 0, "not-own-ship"),
        ("owner_only", 1, 1, None),
        ("owner_only", 1, 2, "not-own-ship"),
    ],
)
def test_the_admiral_sails_on_a_ship_laid_by_either_partner(
    situation: Situation, team_admiral: str, seat: int, owner: int, reason: str | None
) -> None:
    """KO-R41: with `owner_only`, in a later round, only on a ship one has laid oneself"""
    s = situation(
        players=4,
        teams=True,
        turn=seat,
        hands={seat: "admiral"},
        ships=[f"5 of {owner}: {2 if owner < 2 else 0} red 3"],
        team_admiral=team_admiral,
    )
    assert s.reason(seat, "admiral > ship 0") == reason


def test_a_captain_may_be_played_beside_the_partners_pirate_of_an_earlier_round(situation: Situation) -> None:
    """KO-R38"""
    s = situation(
        players=4,
        teams=True,
        turn=1,
        hands={1: "captain green"},
        ships=["5 of 2: 0 green 1, 2 yellow 4"],
    )
    s.play("1: captain green > ship 0", "2: draw", "3: draw")
    assert s.loot == [5, 0, 0, 0]


def test_a_partner_without_cards_is_passed_over_when_the_deck_is_empty(situation: Situation) -> None:
    """KO-R42"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "red 1", 1: "ship 2, blue 1", 2: "ship 5, red 2", 3: "blue 4, blue 2"},
        deck="",
    )
    s.play("0: discard pirate red 1", "1: discard pirate blue 1", "2: discard pirate red 2", "3: discard pirate blue 2")
    assert s.turn == 1
    assert [event.id for event in s.events(None)] == ["korsar-event-discard-pirate", "korsar-event-skip"]
    assert s.events(None)[-1].seats == {"seat": 0}


def test_a_first_partner_without_cards_still_collects(situation: Situation) -> None:
    """KO-R42"""
    s = situation(
        players=4,
        teams=True,
        turn=3,
        hands={1: "ship 2, blue 1", 2: "ship 5, red 2", 3: "blue 4, blue 2"},
        ships=["8 of 1"],
        deck="",
    )
    s.play("3: discard pirate blue 2")
    assert s.loot == [8, 0, 0, 0]
    assert s.turn == 1
    assert [event.id.removeprefix("korsar-event-") for event in s.events(None)] == ["discard-pirate", "collect", "skip"]


def test_a_partner_without_cards_must_draw_while_the_deck_has_cards(situation: Situation) -> None:
    """KO 3.5"""
    s = situation(players=4, teams=True, turn=0, hands={0: "red 1"}, deck="blue 1, blue 1, blue 2, blue 2, blue 3")
    s.play("0: draw")
    assert s.legal() == ["draw"]


def test_the_game_ends_only_when_both_hands_of_a_team_are_empty(situation: Situation) -> None:
    """KO-R42, KO-R43, KO-S28"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "red 1", 1: "ship 2", 2: "ship 5", 3: "blue 4"},
        loot={0: "ship 5, ship 5", 2: "ship 4, ship 5"},
        ships=["6 of 3: 0 red 2, 2 green 3"],
        deck="",
    )
    s.play("0: pirate red 1 > ship 0")
    assert s.turn == 1
    s.play("1: ship 2")
    assert s.turn == -1
    assert s.ships == ["6 of 3: 0 red 2, 2 green 3, 0 red 1"]
    assert s.scores == [12, 12, 4, 4]
    assert s.winners == [0, 1]
    over = s.facts(3)["over"]
    assert (over["reason"], over["seat"]) == ("laid", 1)
    assert over["scores"] == [12, 12, 4, 4]


def test_a_teams_score_counts_the_ships_left_in_both_hands(situation: Situation) -> None:
    """KO-R43"""
    s = situation(
        players=4,
        teams=True,
        turn=0,
        hands={0: "red 1", 2: "ship 5, ship 2", 3: "ship 4"},
        loot={2: "ship 8"},
        deck="",
    )
    s.play("0: discard pirate red 1")
    assert s.scores == [0, 0, -3, -3]
    assert s.winners == [0, 1]


def test_a_team_is_not_out_when_one_partner_holds_cards_as_the_deck_runs_out(situation: Situation) -> None:
    """KO-R31, KO-R42"""
    s = situation(players=4, teams=True, turn=0, hands={1: "red 1", 2: "red 2"}, deck="blue 1")
    s.play("0: draw")
    assert s.turn == 1
    s = situation(players=4, teams=True, turn=0, hands={1: "red 1"}, deck="blue 1")
    s.play("0: draw")
    assert s.turn == -1
    assert s.facts(None)["over"]["seat"] == 2


def test_partners_show_each_other_their_hands(situation: Situation) -> None:
    """KO-R44, KO 3.6: by default; nobody else sees them"""
    s = situation(players=4, teams=True, turn=0, hands={0: "red 1", 1: "ship 2", 2: "ship 5"})
    assert s.facts(0)["partner"] == {"seat": 1, "hand": [{"kind": "ship", "gold": 2, "copies": 1}]}
    assert s.facts(1)["partner"] == {
        "seat": 0,
        "hand": [{"kind": "pirate", "colour": "red", "strength": 1, "copies": 1}],
    }
    assert list(s.seen(2).hands.row(0)) == [0] * 28
    assert s.facts(None)["partner"] is None


def test_partners_hide_their_hands_by_option(situation: Situation) -> None:
    """KO-R44, option `partner_sees_hand`"""
    s = situation(players=4, teams=True, turn=0, hands={0: "red 1", 1: "ship 2"}, partner_sees_hand=False)
    assert s.facts(0)["partner"] is None
    assert list(s.seen(0).hands.row(1)) == [0] * 28
