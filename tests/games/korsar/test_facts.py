"""What a table shows at a glance."""

from __future__ import annotations

import json

import pytest

from tests.games.korsar.situation import Situation


def test_facts_say_who_would_collect_each_ship_and_why(situation: Situation) -> None:
    """KO 2.7"""
    s = situation(
        players=3,
        turn=0,
        hands={},
        ships=[
            "2 of 2",
            "3 of 0: 1 blue 2",
            "4 of 0: 1 blue 2, 2 red 2",
            "5 of 1: 2 green 1, 1 yellow 4, 2 captain green",
        ],
    )
    ships = s.facts(None)["ships"]
    assert [(ship["control"], ship["by"]) for ship in ships] == [
        (2, "owner"),
        (1, "strength"),
        (None, "tie"),
        (2, "character"),
    ]
    assert [ship["best"] for ship in ships] == [0, 2, 2, 4]
    assert [ship["gold"] for ship in ships] == [2, 3, 4, 5]
    assert [ship["owner"] for ship in ships] == [2, 0, 0, 1]
    assert s.facts(0)["haul"] == [0, 3, 7]


def test_columns_stand_in_the_order_in_which_they_came(situation: Situation) -> None:
    """KO 2.10: all cards on the table with who played them"""
    ships = ["5 of 0: 2 green 3, 1 blue 2, 2 green 1, 1 blue 2"]
    s = situation(players=3, turn=0, hands={}, ships=ships)
    assert s.facts(None)["ships"][0]["columns"] == [
        {
            "side": 2,
            "seats": [2],
            "colour": "green",
            "strength": 4,
            "leads": True,
            "cards": [{"strength": 3, "seat": 2}, {"strength": 1, "seat": 2}],
        },
        {
            "side": 1,
            "seats": [1],
            "colour": "blue",
            "strength": 4,
            "leads": True,
            "cards": [{"strength": 2, "seat": 1}, {"strength": 2, "seat": 1}],
        },
    ]


def test_facts_show_the_character_that_stands_and_those_outranked(situation: Situation) -> None:
    """KO-R19"""
    ships = ["5 of 0: 1 blue 2, 0 admiral, 1 captain blue"]
    s = situation(players=2, turn=0, hands={}, ships=ships, captain_rule="last_placed")
    [ship] = s.facts(None)["ships"]
    assert ship["character"] == {"kind": "captain", "colour": "blue", "seat": 1}
    assert ship["older"] == [{"kind": "admiral", "seat": 0}]
    assert [column["colour"] for column in ship["columns"]] == ["blue"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pirate green 3 > ship 0", {"total": 3, "against": 2, "outcome": "lead"}),
        ("pirate green 2 > ship 0", {"total": 2, "against": 2, "outcome": "tie"}),
        ("pirate green 1 > ship 0", {"total": 1, "against": 2, "outcome": "behind"}),
        ("pirate green 1 > ship 1", {"total": 3, "against": 4, "outcome": "no-effect"}),
        ("captain green > ship 1", {"total": 2, "against": 4, "outcome": "chase"}),
        ("captain green > ship 2", {"total": 1, "against": 4, "outcome": "hold"}),
        ("admiral > ship 2", {"total": 1, "against": 4, "outcome": "hold"}),
        ("pirate green 3 > ship 2", {"total": 4, "against": 4, "outcome": "tie"}),
    ],
)
def test_facts_foretell_what_a_card_would_do_there(
    situation: Situation, text: str, expected: dict[str, object]
) -> None:
    """KO 2.5, KO 2.6"""
    s = situation(
        players=3,
        turn=1,
        hands={1: "green 1, green 2, green 3, captain green, admiral, ship 2"},
        ships=["5 of 0: 0 blue 2", "4 of 2: 1 green 2, 2 red 4, 2 captain red", "3 of 1: 1 green 1, 2 red 4"],
    )
    o = s.seen(1)
    outcomes = s.facts(1)["outcomes"]
    assert outcomes[str(s.rules.game.action_of(o, text))] == expected
    assert {int(key) for key in outcomes} == {action for action in s.rules.legal_actions(s.state, 1) if action < 800}
    assert s.facts(0)["outcomes"] == {}
    assert s.facts(None)["outcomes"] == {}


def test_the_hand_lies_in_a_fixed_order(situation: Situation) -> None:
    """Ships, pirates colour by colour, captains, the Admiral."""
    s = situation(players=2, turn=0, hands={0: "admiral, captain red, red 4, yellow 2, red 4, ship 5, ship 2, ship 5"})
    assert s.facts(0)["hand"] == [
        {"kind": "ship", "gold": 2, "copies": 1},
        {"kind": "ship", "gold": 5, "copies": 2},
        {"kind": "pirate", "colour": "yellow", "strength": 2, "copies": 1},
        {"kind": "pirate", "colour": "red", "strength": 4, "copies": 2},
        {"kind": "captain", "colour": "red", "copies": 1},
        {"kind": "admiral", "copies": 1},
    ]
    assert s.facts(1)["hand"] == []
    assert s.facts(None)["hand"] == []
    for viewer in (0, 1, None):
        assert s.facts(viewer)["cards"] == [8, 0]


@pytest.mark.parametrize(
    ("loot_visibility", "viewer", "expected"),
    [
        ("hidden", 0, [9, None, None]),
        ("hidden", 2, [None, None, 3]),
        ("hidden", None, [None, None, None]),
        ("open", 0, [9, 8, 3]),
        ("open", None, [9, 8, 3]),
    ],
)
def test_running_totals_are_shown_to_ones_own_side_only(
    situation: Situation, loot_visibility: str, viewer: int | None, expected: list[int | None]
) -> None:
    """KO-R45; which ship was taken by whom was seen by all"""
    s = situation(
        players=3,
        turn=0,
        hands={},
        loot={0: "ship 4, ship 5", 1: "ship 8", 2: "ship 3"},
        loot_visibility=loot_visibility,
    )
    assert s.facts(viewer)["loot"] == expected
    assert s.facts(viewer)["taken"] == [[4, 5], [8], [3]]


def test_partners_share_one_total(situation: Situation) -> None:
    """KO-R43, KO-R45"""
    s = situation(players=4, teams=True, turn=0, hands={}, loot={0: "ship 4", 1: "ship 5", 2: "ship 8"})
    assert s.facts(1)["loot"] == [9, 9, None, None]
    assert s.facts(3)["loot"] == [None, None, 8, 8]
    assert s.facts(None)["taken"] == [[4, 5], [], [8], []]


def test_everything_is_counted_out_at_the_end(situation: Situation) -> None:
    """KO 2.8: the end, why, who ran out, what each took at last and what stayed"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "ship 4", 1: "red 2, ship 5", 2: "ship 2, ship 3, blue 1"},
        loot={0: "ship 7", 1: "ship 4"},
        ships=["6 of 1: 2 green 3", "5 of 2: 0 red 2, 1 blue 2", "3 of 1"],
        deck="",
    )
    s.play("0: ship 4")
    for viewer in (0, 1, 2, None):
        assert s.facts(viewer)["over"] == {
            "reason": "laid",
            "seat": 0,
            "scores": [11, 2, 1],
            "winners": [0],
            "final": [[4], [3], [6]],
            "left": [{"gold": 5, "owner": 2}],
            "in_hand": [[], [5], [2, 3]],
        }
        assert s.facts(viewer)["loot"] == [11, 7, 6]
        assert s.facts(viewer)["outcomes"] == {}


def test_round_deck_start_player_and_discard_pile_are_public(situation: Situation) -> None:
    """KO 2.10"""
    s = situation(players=2, turn=1, hands={1: "red 3"}, ships=["4 of 0: 1 red 1"], deck="blue 1, blue 2, green 1")
    s.play("1: draw", "0: draw", "1: draw")
    facts = s.facts(None)
    assert facts["round"] == 3
    assert facts["first"] == 0
    assert facts["deck"] == 0
    assert facts["discard"] == {"cards": 1, "top": {"kind": "pirate", "colour": "red", "strength": 1}}
    assert facts["colours"] == ["yellow", "red", "blue", "green"]


@pytest.mark.parametrize(
    ("palette", "names"),
    [
        ("tilsit", ["yellow", "red", "blue", "green"]),
        ("heidelberger", ["black", "red", "blue", "green"]),
        ("loot", ["gold", "purple", "blue", "green"]),
    ],
)
def test_a_palette_names_the_same_colours_and_changes_nothing_else(
    situation: Situation, palette: str, names: list[str]
) -> None:
    """KO 1.3, option `palette`"""
    hand = f"{names[0]} 1, {names[1]} 2, captain {names[1]}"
    ships = [f"5 of 0: 0 {names[3]} 2, 1 {names[1]} 1"]
    s = situation(players=2, turn=1, hands={1: hand}, ships=ships, palette=palette)
    assert s.rules.legal_actions(s.state, 1) == [12, 24, 832]
    assert s.facts(1)["colours"] == names
    assert [card.get("colour") for card in s.facts(1)["hand"]] == [names[0], names[1], names[1]]
    assert [column["colour"] for column in s.facts(1)["ships"][0]["columns"]] == [names[3], names[1]]
    refused = s.refused(1, f"pirate {names[0]} 1 > ship 0")
    assert refused is not None
    assert refused.args["colour"] == names[0]


def test_facts_are_json(situation: Situation) -> None:
    """They go over the wire as they are."""
    s = situation.deal(3, players=4, teams=True)
    for _ in range(30):
        s.play(f"{s.turn}: {s.legal()[0]}")
        for viewer in (0, 1, 2, 3, None):
            facts = s.facts(viewer)
            assert json.loads(json.dumps(facts)) == facts
