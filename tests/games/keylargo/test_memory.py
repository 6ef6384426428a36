"""KL 2.10: what a seat learns and remembers, by looking, drawing, selling and being robbed."""

from __future__ import annotations

from typing import Any

from ludotheque.games.keylargo.wrecks import MOST_WEIGHT
from tests.games.keylargo.played import Played, Situation

WRECK = "wreck C medium: gold 3, goods 5, monster, antique 2"


def recalled(s: Played, seat: int, wreck: str) -> tuple[list[str], list[int], list[int], bool]:
    """Of a wreck: the cards, `?` behind a doubtful one, who took how many, who may hold others, if all are there."""
    memory: dict[str, Any] = s.memory(seat, wreck) or {"cards": [], "doubtful": [], "took": [], "loose": []}
    cards = [
        card.split(" ", 1)[1] + "?" * doubt for card, doubt in zip(memory["cards"], memory["doubtful"], strict=True)
    ]
    took = [each["seat"] for each in memory["took"] for _ in range(each["n"])]
    return cards, took, memory["loose"], memory.get("exact", False)


# ---- looking


def test_a_round_teaches_the_cards_of_both_wrecks_but_not_their_order(situation: Situation) -> None:
    """KL-R24, KL-R32: and only to who paid it"""
    s = situation(f"turn 0\nseat  boat\n0  bar\n1  shop\n{WRECK}\nwreck D medium: goods 4, gold 2")
    s.play("0: round C", "0: look D")
    assert recalled(s, 0, "C") == (["gold 3", "goods 5", "antique 2", "monster"], [], [], True)
    assert recalled(s, 0, "D") == (["gold 2", "goods 4"], [], [], True)
    for viewer in (1, 2):
        assert s.memory(viewer, "C") is None
        assert sum(s.seen(viewer).seen.cells) == 0
        looked = s.facts(viewer)["wrecks"][2]["looked"]
        assert looked == [{"seat": 0, "day": 1, "half": "morning"}]


def test_a_drunkard_teaches_one_wreck(situation: Situation) -> None:
    """KL-R32"""
    s = situation(f"turn 0\nseat  boat  encounters\n0  bar  drunkard\n1  shop\n{WRECK}", encounters=True)
    s.play("0: drunkard C")
    assert recalled(s, 0, "C")[0] == ["gold 3", "goods 5", "antique 2", "monster"]


def test_a_second_look_replaces_the_first(situation: Situation) -> None:
    """KL-R24: what is there now"""
    s = situation(
        f"day 2\nfirst 0\nturn 0\nseat  boat\n0  bar\n1  shop\n{WRECK}\n"
        "memory 0 of C in 1: gold 3, goods 5, monster, antique 2"
    )
    s.play("0: round C")
    memory = s.memory(0, "C")
    assert memory is not None
    assert (memory["day"], memory["half"], memory["exact"]) == (2, "morning", True)


# ---- drawing

LOOKED = f"{WRECK}\nmemory 2 of C in 1\nmemory 0 of C in 1"


def test_ones_own_draw_leaves_the_others(situation: Situation) -> None:
    """KL-R32: a seat knows what it drew"""
    s = situation(f"turn 0\nseat  boat  divers\n0  C  hose\n1  bar\n{LOOKED}").play("0: draw 1")
    assert recalled(s, 0, "C") == (["goods 5", "antique 2", "monster"], [], [], True)


def test_anothers_draw_is_one_of_the_treasures_remembered(situation: Situation) -> None:
    """KL-R32: surely in that hand, no telling which"""
    s = situation(f"turn 0\nseat  boat  divers\n0  C  hose\n1  bar\n{LOOKED}").play("0: draw 1")
    assert recalled(s, 2, "C") == (["gold 3", "goods 5", "antique 2", "monster"], [0], [], False)
    assert s.memory(1, "C") is None


def test_a_monster_killed_is_gone_for_all(situation: Situation) -> None:
    """KL-R32: monsters met are public"""
    s = situation(
        "turn 0\nseat  boat  divers\n0  C  hose trident\n1  bar\n"
        "wreck C medium: monster, gold 3, goods 5\nmemory 2 of C in 1"
    )
    s.play("0: draw 1")
    assert recalled(s, 2, "C") == (["gold 3", "goods 5"], [0], [], False)


def test_a_monster_put_back_is_remembered_in_its_place(situation: Situation) -> None:
    """KL-R13: it is in the wreck again; nothing new was learnt by who had looked"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose\n1  bar\nwreck C medium: monster, gold 3\nmemory 2 of C in 1")
    s.play("0: draw 1")
    assert recalled(s, 2, "C") == (["gold 3", "monster"], [], [], True)
    assert [s.facts(viewer)["wrecks"][2]["monsters"] for viewer in (0, 1, None)] == [1, 1, 1]


def test_two_monsters_in_one_dive_are_two_at_least(situation: Situation) -> None:
    """KL-R13, KL-R32: and one met in each of two dives may be the same"""
    s = situation(
        "turn 0\nseat  boat  divers\n0  G  hose hose; hose hose\n1  bar\nwreck G deep: monster, monster, gold 4"
    )
    s.play("0: draw 1", "0: draw 2")
    assert s.facts(None)["wrecks"][6]["monsters"] == 2
    s = situation(
        "turn 0\nseat  boat  divers\n0  G  hose hose\n1  bar\nwreck G deep: monster, gold 4, gold 5\nlurking G: 0, 1"
    )
    s.play("0: draw 1")
    assert s.facts(None)["wrecks"][6]["monsters"] == 1


def test_however_often_monsters_are_met_their_weights_have_room(situation: Situation) -> None:
    """KL-R13: a box may have bars that cost nothing; what can be stays possible, what cannot be does not become so"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     G     hose hose; hose hose; hose hose
        1     bar
        wreck G deep: monster, monster, monster, gold 4
        lurking G: 0, 1, 2000000000000
        """
    )
    s.play("0: draw 1", "0: draw 2", "0: draw 3")
    weights = list(s.now.lurking.row(6))
    assert max(weights) <= MOST_WEIGHT
    assert [weight > 0 for weight in weights] == [False, False, False, True, True, True]
    world = s.rules.sample_hidden(s.rules.observe(s.state, 1), 1, seed=1)
    assert s.rules.observe(s.rules.load(world), 1) == s.rules.observe(s.state, 1)


# ---- selling


def test_a_sale_tells_which_card_it_was(situation: Situation) -> None:
    """KL-R30, KL-R32: the only place it can have come from"""
    s = situation(
        """
        turn 0
        seat  boat    treasures
        0     market  medium goods 5, medium gold 4
        1     bar
        wreck C medium: antique 2, monster
        memory 2 of C in 1: goods 5, antique 2, monster; taken by 0
        """
    )
    s.play("0: sell medium goods 5")  # there is one medium goods 5 in the box
    assert recalled(s, 2, "C") == (["antique 2", "monster"], [], [], True)


def test_a_sale_of_a_card_that_lies_elsewhere_too_leaves_a_doubt(situation: Situation) -> None:
    """KL-R32: it may have been another copy"""
    s = situation(
        """
        turn 0
        seat  boat    treasures
        0     market  medium gold 3, medium goods 4
        1     bar
        wreck C medium: antique 2, monster
        memory 2 of C in 1: gold 3, antique 2, monster; taken by 0
        """
    )
    s.play("0: sell medium gold 3")  # one of three
    assert recalled(s, 2, "C") == (["gold 3?", "antique 2", "monster"], [], [0], False)


def test_a_sale_tells_for_certain_when_all_cards_of_that_back_were_drawn_there(situation: Situation) -> None:
    """KL-R32: his only medium card came from that wreck"""
    s = situation(
        """
        turn 0
        seat  boat    treasures
        0     market  medium gold 3
        1     bar
        wreck C medium: antique 2, monster
        memory 2 of C in 1: gold 3, antique 2, monster; taken by 0
        """
    )
    s.play("0: sell medium gold 3")
    assert recalled(s, 2, "C") == (["antique 2", "monster"], [], [], True)


def test_a_known_card_that_is_sold_is_known_no_longer(situation: Situation) -> None:
    """KL-R30"""
    s = situation("turn 0\nseat  boat  treasures\n0  market  medium gold 3\n1  bar  -\nknown 1 of 0: medium gold 3")
    assert s.known(1) == {0: ["medium gold 3"]}
    s.play("0: sell medium gold 3")
    assert s.known(1) == {}


def test_a_card_sold_as_soon_as_drawn_is_none_of_those_known_before(situation: Situation) -> None:
    """KL-R41: who never looked into that wreck still knows the other"""
    s = situation(
        """
        turn 0
        seat  boat  divers  treasures      encounters
        0     C     hose    medium gold 3  hasty_buyer
        1     bar   -       -              -
        wreck C medium: gold 3, monster
        known 1 of 0: medium gold 3
        """,
        encounters=True,
    )
    s.play("0: draw 1", "0: play hasty_buyer")
    assert s.known(1) == {0: ["medium gold 3"]}


# ---- thefts

THEFT = "turn 0\nseat  boat  treasures\n0  bar  -\n1  shop  {}\n"


def test_thief_and_victim_know_the_card_and_the_others_only_its_back(situation: Situation) -> None:
    """KL-R23, KL-S15"""
    s = situation(THEFT.format("medium gold 3, medium goods 4"), chance=[0]).play("0: rob 1 medium")
    stolen = s.hand(0)
    assert s.known(1) == {0: [stolen]}
    assert s.known(2) == s.known(0) == {}


def test_a_card_known_moves_along_when_it_was_the_only_one_of_its_back(situation: Situation) -> None:
    """KL-R32: a third player knows what was stolen"""
    s = situation(THEFT.format("medium gold 3, deep gold 4") + "known 2 of 1: medium gold 3").play("0: rob 1 medium")
    assert s.known(2) == {0: ["medium gold 3"]}


def test_a_card_known_among_others_of_its_back_may_have_gone(situation: Situation) -> None:
    """KL-R32: it is in one of two hands"""
    s = situation(THEFT.format("medium gold 3, medium goods 4") + "known 2 of 1: medium gold 3", chance=[0]).play(
        "0: rob 1 medium"
    )
    assert s.known(2) == {}
    assert s.passed_on(2) == [(["medium gold 3"], [0, 1])]


def test_a_theft_from_who_drew_in_a_remembered_wreck(situation: Situation) -> None:
    """KL-R32: surely passed on if he holds nothing else of that back, else perhaps"""
    group = "wreck C medium: antique 2, monster\nmemory 2 of C in 1: gold 3, antique 2, monster; taken by 1"
    s = situation(THEFT.format("medium gold 3") + group).play("0: rob 1 medium")
    assert recalled(s, 2, "C") == (["gold 3", "antique 2", "monster"], [0], [], False)
    s = situation(THEFT.format("medium gold 3, medium goods 4") + group, chance=[0]).play("0: rob 1 medium")
    assert recalled(s, 2, "C") == (["gold 3", "antique 2", "monster"], [], [0, 1], False)


def test_a_theft_at_another_depth_teaches_nothing_of_this_one(situation: Situation) -> None:
    """KL-R23: backs are seen"""
    group = "wreck C medium: antique 2, monster\nmemory 2 of C in 1: gold 3, antique 2, monster; taken by 1"
    s = situation(THEFT.format("medium gold 3, deep goods 7") + group).play("0: rob 1 deep")
    assert recalled(s, 2, "C") == (["gold 3", "antique 2", "monster"], [1], [], False)


def test_the_thief_learns_from_his_own_theft(situation: Situation) -> None:
    """KL-R32: which card of the wreck it was"""
    group = "wreck C medium: antique 2, monster\nmemory 0 of C in 1: goods 5, antique 2, monster; taken by 1"
    s = situation(THEFT.format("medium goods 5") + group).play("0: rob 1 medium")
    assert recalled(s, 0, "C") == (["antique 2", "monster"], [], [], True)


def test_the_victim_goes_on_knowing_what_the_thief_holds(situation: Situation) -> None:
    """KL-R32: until it is sold or stolen again"""
    s = situation(
        """
        turn 0
        seat  boat    treasures
        0     bar     -
        1     market  shallow gold 1
        2     market  shallow goods 2
        """
    )
    s.play("0: rob 2 shallow")
    assert s.known(2) == {0: ["shallow goods 2"]}
    assert s.facts(2)["you"]["hand"] == []


# ---- concluding


def test_a_second_look_tells_what_the_only_drawer_holds(situation: Situation) -> None:
    """KL-R32: what is missing is in his hand"""
    s = situation(
        """
        day 2
        first 0
        turn 0
        seat  boat  treasures
        0     bar   -
        1     shop  medium gold 3, medium goods 4
        wreck C medium: goods 5, antique 2
        memory 0 of C in 1: gold 3, goods 5, antique 2; taken by 1
        """
    )
    s.play("0: round C")
    assert s.known(0) == {1: ["medium gold 3"]}
    assert recalled(s, 0, "C") == (["goods 5", "antique 2"], [], [], True)


def test_a_second_look_after_two_drawers_leaves_the_cards_in_either_hand(situation: Situation) -> None:
    """KL-R32"""
    s = situation(
        """
        day 2
        first 0
        turn 0
        seat  boat  treasures
        0     bar   -
        1     shop  medium gold 3
        2     shop  medium goods 5
        wreck C medium: antique 2
        memory 0 of C in 1: gold 3, goods 5, antique 2; taken by 1, 2
        """
    )
    s.play("0: round C")
    assert s.known(0) == {}
    assert s.passed_on(0) == [(["medium gold 3", "medium goods 5"], [1, 2])]


def test_nothing_is_concluded_from_a_first_look(situation: Situation) -> None:
    """KL-R24"""
    s = situation(f"turn 0\nseat  boat  treasures\n0  bar  -\n1  shop  medium gold 3\n{WRECK}").play("0: round C")
    assert (s.known(0), s.passed_on(0)) == ({}, [])


def test_at_the_end_what_is_laid_open_need_not_be_remembered(situation: Situation) -> None:
    """KL-R66"""
    s = situation(
        "day 10\nhalf afternoon\nturn 2\nseat  boat  treasures\n0  dolphins  medium gold 3\n1  dolphins  -\n2  bar  -\n"
        "known 1 of 0: medium gold 3"
    )
    assert s.known(1) == {0: ["medium gold 3"]}
    s.play("2: leave")
    assert (s.known(1), s.passed_on(1)) == ({}, [])
