"""KL 2.2, KL 2.3: how a day goes, and what happens when an action is impossible."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludotheque.games.keylargo.state import Action
from tests.games.keylargo.played import Played, Situation

CHOSEN = ["0: program bar dolphins", "1: program dolphins dive", "2: program shop bar"]


def kinds(s: Played) -> list[str]:
    return [event.id.removeprefix("keylargo-event-") for event in s.events(None)]


def test_everybody_chooses_two_different_cards_at_once(situation: Situation) -> None:
    """KL 2.2.1, KL-R04: twenty ordered pairs, in whatever order people choose"""
    s = situation("day 1")
    names = [action.name.lower() for action in Action]
    for seat in range(3):
        legal = s.rules.legal_actions(s.state, seat)
        assert len(legal) == len(list(permutations(names, 2))) == 20
    assert s.asked == [0, 1, 2]
    s.play("2: program shop bar")
    assert s.asked == [0, 1]
    s.play("0: program bar dolphins")
    assert s.asked == [1]


def test_the_same_action_twice_is_refused(situation: Situation) -> None:
    """KL-R04: one card of each kind; the two cards are different, so the same one twice has no text"""
    s = situation("day 1")
    with pytest.raises(ValueError, match="expected"):
        s.play("0: program bar bar")
    refused = s.refused_of(0, 5 * Action.BAR + Action.BAR)
    assert refused is not None
    assert refused.id == "keylargo-reason-same-action"


def test_the_choice_cannot_be_changed(situation: Situation) -> None:
    """KL-R04: neither before the reveal, nor after the morning"""
    s = situation("day 1").play("0: program bar dolphins")
    assert s.reason(0, "program shop market") == "already-chosen"
    s.play(*CHOSEN[1:])
    assert s.phase == "bar"
    assert s.reason(0, "program shop market") == "not-now"


def test_nobody_learns_who_chose_what_before_the_reveal(situation: Situation) -> None:
    """KL 2.10, KL 2.2: that somebody has chosen is seen, what he chose is not"""
    s = situation("day 1").play("0: program bar dolphins")
    for viewer in (1, 2, None):
        assert sum(s.seen(viewer).program.cells) == 0
        [chose] = s.told("chose", to=viewer)
        assert (chose.args, chose.seats) == ({"morning": "none", "afternoon": "none"}, {"seat": 0})
        assert [seat["ready"] for seat in s.facts(viewer)["seats"]] == [True, False, False]
    [chose] = s.told("chose", to=0)
    assert chose.args == {"morning": "bar", "afternoon": "dolphins"}
    assert s.facts(0)["you"]["program"] == ["bar", "dolphins"]
    assert s.facts(1)["you"]["program"] is None


def test_a_different_choice_looks_the_same_to_the_others(situation: Situation) -> None:
    """KL 2.10: byte for byte"""
    here = situation("day 1").play("0: program bar dolphins")
    there = situation("day 1").play("0: program dive market")
    for viewer in (1, 2, None):
        assert here.rules.observe(here.state, viewer) == there.rules.observe(there.state, viewer)


def test_morning_cards_are_turned_up_all_at_once_and_afternoon_cards_stay_hidden(situation: Situation) -> None:
    """KL 2.2.2"""
    s = situation("day 1").play(*CHOSEN)
    assert [seat["turned"] for seat in s.facts(None)["seats"]] == [["bar", None], ["dolphins", None], ["shop", None]]
    assert [(e.args["action"], e.seats["seat"]) for e in s.told("turned")] == [("bar", 0), ("dolphins", 1), ("shop", 2)]
    assert sum(s.seen(1).program.row(2)) == 0
    assert kinds(s)[:5] == ["chose", "half", "turned", "turned", "turned"]


def test_boats_are_placed_from_the_first_player_clockwise_before_anything_is_resolved(situation: Situation) -> None:
    """KL 2.2.3, KL-R05: the wreck is named at placement, in turn order"""
    s = situation("first 1").play("0: program dive bar", "1: program dive shop", "2: program bar market")
    assert (s.phase, s.asked) == ("place", [1])
    assert s.facts(None)["places"]["bar"]["boats"] == []
    s.play("1: dive A")
    assert (s.phase, s.asked) == ("place", [0])
    assert s.facts(None)["places"]["bar"]["boats"] == [2]
    s.play("0: dive B")
    assert (s.phase, s.asked, s.facts(None)["wrecks"][0]["boat"]) == ("draw", [1], 1)


def test_each_resolves_completely_before_the_next_begins(situation: Situation) -> None:
    """KL 2.2.4"""
    s = situation(
        """
        first 2
        turn 2
        seat  boat      money
        0     bar       100
        1     dolphins
        2     shop      100
        """
    )
    assert (s.phase, s.asked) == ("shop", [2])
    s.play("2: buy hose for 1")
    assert s.asked == [2]
    s.play("2: leave")
    assert (s.phase, s.asked) == ("bar", [0])
    assert s.money == [100, 100, 80]


def test_the_afternoon_has_the_same_three_steps_and_the_same_first_player(situation: Situation) -> None:
    """KL 2.2.5"""
    s = situation("first 1").play("0: program dolphins bar", "1: program dolphins bar", "2: program dolphins shop")
    assert s.now.half == 1
    assert s.now.first == 1
    assert [seat["boat"]["at"] for seat in s.facts(None)["seats"]] == ["bar", "bar", "shop"]
    assert s.asked == [1]
    assert s.money == [140] * 3
    assert [e.args["half"] for e in s.told("half")] == ["morning", "afternoon"]


def test_at_the_end_of_the_day_cards_buoy_and_first_player_card_move_on(situation: Situation) -> None:
    """KL 2.2.6"""
    s = situation("first 2").play(*(f"{seat}: program dolphins market" for seat in range(3)))
    now = s.now
    assert (now.day, now.half, now.first, s.phase, s.asked) == (2, 0, 0, "program", [0, 1, 2])
    assert sum(now.program.cells) == sum(now.turned.cells) == 0
    assert [seat["boat"]["at"] for seat in s.facts(None)["seats"]] == [None] * 3
    assert [(e.args["day"], e.args["weekday"], e.seats["seat"]) for e in s.told("day")] == [(2, "saturday", 0)]


def test_first_players_and_weekdays_of_ten_days(situation: Situation) -> None:
    """KL-S13, KL 1.9: after day 10 there is no eleventh"""
    s = situation("first 0", players=4)
    firsts, weekdays, incomes = [], [], []
    for _ in range(10):
        now, money = s.now, s.money[0]
        firsts.append("ABCD"[now.first])
        weekdays.append(s.facts(None)["days"][now.day - 1]["weekday"])
        s.play(*(f"{seat}: program dolphins market" for seat in range(4)))
        incomes.append(s.money[0] - money)
    assert "".join(firsts) == "ABCDABCDAB"
    assert [day[:3] for day in weekdays] == ["fri", "sat", "sun", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    assert incomes == [40, 60, 60, 30, 30, 30, 30, 40, 60, 60]
    assert s.phase == "over"
    assert s.asked == []


def test_prices_depend_on_the_boats_of_that_half_day_alone(situation: Situation) -> None:
    """KL 2.2, KL-R09: every boat counts, the buyer's included, and the idle ones"""
    s = situation("day 1").play("0: program bar shop", "1: program bar shop", "2: program shop bar")
    assert s.facts(None)["places"]["bar"]["diver"]["now"] == 100
    s.play("0: leave", "1: leave", "2: leave")
    assert s.facts(None)["places"]["shop"]["hose"]["now"] == 30
    assert s.facts(None)["places"]["bar"]["diver"]["now"] == 80


def test_a_boat_counts_although_its_owner_can_do_nothing(situation: Situation) -> None:
    """KL-R08, KL-R09, KL 2.3: the half-day is lost, no other action takes its place"""
    s = situation(
        """
        turn 0
        seat  boat  money
        0     shop  0
        1     shop  100
        """
    )
    assert [(e.args["place"], e.seats["seat"]) for e in s.told("idle")] == [("shop", 0)]
    assert s.asked == [1]
    assert s.facts(None)["places"]["shop"]["hose"]["now"] == 30


@pytest.mark.parametrize(
    ("place", "row"),
    [
        ("bar", "0  bar  0"),  # no money, nothing to steal with
        ("shop", "0  shop  10"),
        ("market", "0  market  100"),  # no card
    ],
)
def test_what_cannot_be_used_is_a_lost_half_day(situation: Situation, place: str, row: str) -> None:
    """KL 2.3, KL-R08, KL-R28"""
    s = situation(f"turn 0\nseat  boat  money\n{row}\n1  bar  100")
    assert [e.args["place"] for e in s.told("idle")] == [place]
    assert s.asked == [1]


def test_dolphins_always_pay(situation: Situation) -> None:
    """KL 2.3"""
    s = situation("turn 0\nseat  boat  money  divers\n0  dolphins  0  -\n1  bar")
    assert s.money[0] == 40
    assert s.told("idle") == []


@pytest.mark.parametrize(
    ("divers", "wrecks"),
    [
        ("-", ""),  # no diver at all
        ("bare", "wreck A shallow: -\nwreck B shallow: -"),  # shallow wrecks empty, the others too deep
        (
            "hose; hose",
            "\n".join(f"wreck {w} {d}: -" for w, d in zip("ABCDEF", ["shallow"] * 2 + ["medium"] * 4, strict=True)),
        ),
    ],
    ids=["no diver", "bare", "one hose each"],
)
def test_a_dive_without_a_wreck_stays_at_its_mooring(situation: Situation, divers: str, wrecks: str) -> None:
    """KL 2.3, KL-R08: and counts nowhere"""
    s = situation(f"{wrecks}\nseat  divers\n0  {divers}")
    s.play("0: program dive bar", "1: program bar dolphins", "2: program dolphins bar")
    assert [e.seats["seat"] for e in s.told("moored")] == [0]
    assert s.facts(None)["seats"][0]["boat"] == {"at": "moored", "wreck": None}
    assert sum(s.now.boats) == 2
    assert s.asked == [1]


def test_the_third_boat_finds_both_shallow_wrecks_taken(situation: Situation) -> None:
    """KL-S11, KL-R06, KL-R08"""
    s = situation("day 1").play(*(f"{seat}: program dive bar" for seat in range(3)))
    s.play("0: dive A")
    assert s.legal() == ["dive B"]
    assert s.reason(1, "dive A") == "wreck-taken"
    s.play("1: dive B")
    assert [e.seats["seat"] for e in s.told("moored")] == [2]
    assert s.facts(None)["seats"][2]["boat"]["at"] == "moored"
    s.play("0: draw 1", "1: draw 1")
    assert [sum(s.now.backs.row(seat)) for seat in range(3)] == [1, 1, 0]


def test_a_day_of_the_rulebook(situation: Situation) -> None:
    """KL-S01: the first day of the example, four players, with the figures it gives"""
    s = situation(
        """
        wreck D medium: monster, gold 3, 3 more
        """,
        players=4,
    )
    s.play("0: program bar dive", "1: program dolphins bar", "2: program dolphins bar", "3: program shop dive")
    s.play("0: hire", "0: round A")
    assert s.legal_with("look") == [f"look {wreck}" for wreck in "BCDEFGHIJKLM"]
    s.play("0: look D")
    assert s.money == [0, 140, 140, 100]
    s.play("3: buy hose for 1", "3: buy trident for 1")
    assert (s.money, s.supply) == ([0, 140, 140, 50], [19, 9, 10, 10])
    assert s.asked == [0]
    assert {text.split()[1] for text in s.legal()} == set("ABC")
    s.play("0: dive B")
    assert "dive D" in s.legal()


def test_the_afternoon_of_the_rulebooks_day(situation: Situation) -> None:
    """KL-S01, steps 6 to 11"""
    s = situation(
        """
        half afternoon
        turn 0
        seat  boat  money  divers        program
        0     B     0      bare; bare    bar dive
        1     bar   140    bare          dolphins bar
        2     bar   140    bare          dolphins bar
        3     D     50     hose trident  shop dive
        wreck D medium: monster, gold 3, 3 more
        """,
        players=4,
    )
    s.play("0: draw 1", "0: draw 2", "1: hire", "1: round A")
    assert s.money == [0, 20, 140, 50]
    s.play("1: look C", "2: hire", "2: leave", "3: draw 1")
    assert s.money == [0, 20, 40, 50]
    assert [s.team(seat) for seat in range(4)] == ["bare; bare", "bare; bare", "bare; bare", "hose"]
    assert [sum(s.now.backs.row(seat)) for seat in range(4)] == [2, 0, 0, 1]
    assert (s.now.left[1], s.now.left[3]) == (3, 3)
    assert s.hand(3) == "medium gold 3"
    assert s.supply == [19, 9, 10, 8]
    assert (s.now.day, s.now.first) == (2, 1)


def test_it_is_somebody_elses_turn(situation: Situation) -> None:
    """KL 2.2"""
    s = situation("turn 0\nseat  boat\n0  bar\n1  shop")
    refused = s.refused(1, "leave")
    assert refused is not None
    assert (refused.id, refused.seats) == ("keylargo-reason-not-your-turn", {"seat": 0})
    assert s.reason(0, "draw 1") == "not-now"
    assert s.reason(0, "dive A") == "not-now"
