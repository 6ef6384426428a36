"""KL 2.5: the Mermaid Bar."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.keylargo.played import Situation

ALONE = "turn 0\nseat  boat  money\n0  bar  {}\n1  shop  100"


def test_each_of_the_three_services_once_in_any_order(situation: Situation) -> None:
    """KL-R22, KL 2.5"""
    s = situation(
        """
        turn 0
        seat  boat  money  treasures
        0     bar   300
        1     shop  100    shallow gold 1, shallow gold 2
        """
    )
    s.play("0: round C", "0: look D", "0: rob 1 shallow", "0: hire")
    assert s.money[0] == 300 - 20 - 40 - 80
    assert s.asked == [1]  # nothing is left to do
    s = situation("turn 0\nseat  boat  money\n0  bar  300\n1  shop  100")
    s.play("0: hire")
    assert s.reason(0, "hire") == "once-a-visit"
    s.play("0: leave")
    assert s.asked == [1]


@pytest.mark.parametrize(("boats", "diver", "pickpocket"), [(1, 80, 40), (2, 100, 50), (3, 120, 60), (4, 120, 60)])
def test_prices_rise_with_the_boats_but_for_the_round(
    situation: Situation, boats: int, diver: int, pickpocket: int
) -> None:
    """KL 1.6, KL-R21, KL-R09"""
    rows = [f"{seat}  {'bar' if seat < boats else 'shop'}  300  shallow gold 1" for seat in range(4)]
    s = situation("\n".join(["turn 0", "seat  boat  money  treasures", *rows[1:], "0  bar  300  -"]), players=4)
    bar = s.facts(None)["places"]["bar"]
    assert (bar["diver"]["now"], bar["pickpocket"]["now"], bar["round"]["now"]) == (diver, pickpocket, 20)
    s.play("0: hire", "0: rob 1 shallow", "0: round A")
    assert s.money[0] == 300 - diver - pickpocket - 20


def test_a_hired_diver_comes_from_the_supply_without_equipment(situation: Situation) -> None:
    """KL 2.5.1"""
    s = situation("turn 0\nseat  boat  money  divers\n0  bar  300  hose; -; weight\n1  shop")
    s.play("0: hire")
    assert s.team(0) == "hose; bare; weight"
    assert s.supply[3] == 15 - 4 - 1
    assert s.supply[:3] == [19, 10, 9]
    [hired] = s.told("hired")
    assert hired.args == {"amount": 80, "hose": 0}


def test_a_team_has_three_divers_at_most(situation: Situation) -> None:
    """KL-S10, KL 1.2: the full team's boat counts for the other's price"""
    s = situation(
        """
        turn 0
        seat  boat  money  divers            treasures
        0     bar   300    bare; bare; bare  -
        1     bar   300    bare              shallow gold 1
        """
    )
    assert s.reason(0, "hire") == "team-full"
    assert "rob 1 shallow" in s.legal()
    s.play("0: round A", "0: look B", "0: rob 1 shallow")
    assert s.money == [230, 300, 100]
    s.play("1: hire")
    assert s.money[1] == 200


def test_without_a_diver_token_nobody_can_be_hired(situation: Situation) -> None:
    """KL 2.5.1, KL 2.3"""
    s = situation("supply divers 0\n" + ALONE.format(300))
    assert s.reason(0, "hire") == "no-diver-left"
    assert s.reason(0, "round A") is None


def test_there_is_no_debt(situation: Situation) -> None:
    """KL-R25, KL-S16"""
    s = situation("turn 0\nseat  boat  money\n0  bar  110\n1  bar  100")
    s.play("0: hire")
    assert s.asked == [1]  # 10 dollars pay for nothing
    s = situation("turn 0\nseat  boat  money\n0  bar  110\n1  bar  100")
    s.play("0: round A", "0: look B")
    assert s.asked == [1]  # 90 dollars do not pay a diver, and nobody has a treasure
    s = situation("turn 0\nseat  boat  money  treasures\n0  bar  80\n1  bar  100  shallow gold 1")
    refused = s.refused(0, "hire")
    assert refused is not None
    assert (refused.id, refused.args) == ("keylargo-reason-no-money", {"amount": 100, "money": 80})


def test_the_thief_sees_only_backs_and_takes_one_card(situation: Situation) -> None:
    """KL-S15, KL-R23, KL 2.5.2: anybody may be robbed who holds a treasure, at the bar or not"""
    s = situation(
        """
        turn 0
        seat  boat  money  treasures
        0     bar   100    -
        1     A     100    shallow goods 2, shallow gold 1, deep goods 7
        2     shop  100
        """
    )
    assert s.legal_with("rob") == ["rob 1 shallow", "rob 1 deep"]
    assert s.reason(0, "rob 1 medium") == "nothing-to-steal"
    assert s.reason(0, "rob 2 shallow") == "nothing-to-steal"
    assert s.reason(0, "rob 0 shallow") == "not-yourself"
    assert s.reason(0, "rob 3 shallow") == "no-such-seat"
    s.play("0: rob 1 deep")
    assert (s.hand(0), s.hand(1)) == ("deep goods 7", "shallow gold 1, shallow goods 2")
    assert s.money == [60, 100, 100]
    told = [s.told("robbed", to=viewer)[0].args["card"] for viewer in (0, 1, 2, None)]
    assert told == ["goods", "goods", "none", "none"]
    assert [s.facts(None)["seats"][seat]["backs"]["deep"] for seat in (0, 1)] == [1, 0]


def test_chance_decides_among_equal_backs(situation: Situation) -> None:
    """KL-R23: two copies of a card are twice as likely; the picks are scripted here"""
    stolen = Counter(
        situation(
            "turn 0\nseat  boat  treasures\n0  bar  -\n1  shop  shallow gold 1, shallow gold 1, shallow goods 3",
            chance=[at],
        )
        .play("0: rob 1 shallow")
        .hand(0)
        for at in range(3)
    )
    assert stolen == {"shallow gold 1": 2, "shallow goods 3": 1}


def test_without_a_treasure_anywhere_no_pickpocket_is_hired(situation: Situation) -> None:
    """KL-R23: and one's own do not count"""
    s = situation("turn 0\nseat  boat  treasures\n0  bar  shallow gold 1\n1  shop")
    assert s.legal_with("rob") == []
    assert s.reason(0, "rob 1 shallow") == "nothing-to-steal"


def test_pickpockets_may_be_left_out(situation: Situation) -> None:
    """KL-R01: an option"""
    s = situation("turn 0\nseat  boat  treasures\n0  bar  -\n1  shop  shallow gold 1", pickpocket=False)
    assert s.legal_with("rob") == []
    assert s.reason(0, "rob 1 shallow") == "no-pickpockets"


def test_a_round_shows_all_cards_of_two_wrecks_to_who_pays(situation: Situation) -> None:
    """KL-R24, KL 2.5.3: privately; each wreck is shuffled on its own"""
    s = situation(
        """
        turn 0
        seat  boat  money
        0     bar   100
        1     D     100
        wreck C medium: gold 3, monster
        wreck D medium: goods 5, antique 2
        """
    )
    s.play("0: round C")
    assert s.phase == "look"
    assert "look D" in s.legal()  # although a boat lies there
    assert s.money[0] == 80
    assert [e.args["card"] for e in s.told("saw", to=0)] == ["gold", "monster"]
    for viewer in (1, 2, None):
        assert s.told("saw", to=viewer) == []
        assert [e.args["wreck"] for e in s.told("looked", to=viewer)] == ["C"]
    s.play("0: look D")
    assert s.money[0] == 80
    assert [e.args["card"] for e in s.told("saw", to=0)] == ["goods", "antique"]
    assert Counter(s.wreck("C")) == Counter(["gold 3", "monster"])


def test_looking_shuffles_the_wreck(situation: Situation) -> None:
    """KL-R20, KL-R24: the order is lost, also to who looked; the picks are scripted here"""
    text = ALONE.format(100) + "\nwreck C medium: gold 3, monster"
    orders = {tuple(situation(text, chance=[at]).play("0: round C").wreck("C")) for at in (0, 1)}
    assert orders == {("gold 3", "monster"), ("monster", "gold 3")}


def test_the_second_wreck_is_a_different_one_and_has_cards(situation: Situation) -> None:
    """KL-R24"""
    s = situation(ALONE.format(100) + "\nwreck E medium: -")
    s.play("0: round C")
    assert s.reason(0, "look C") == "same-wreck"
    assert s.reason(0, "look E") == "wreck-empty"
    assert s.reason(0, "look K") == "no-such-wreck"
    assert s.reason(0, "leave") == "second-look"
    assert s.reason(0, "hire") == "second-look"
    s.play("0: look A")
    assert s.reason(0, "look B") == "not-now"
    assert s.reason(0, "round B") == "once-a-visit"


@pytest.mark.parametrize(("wreck", "reason"), [("E", "wreck-empty"), ("K", "no-such-wreck")])
def test_a_round_needs_a_wreck_with_cards(situation: Situation, wreck: str, reason: str) -> None:
    """KL-R24"""
    s = situation(ALONE.format(100) + "\nwreck E medium: -")
    assert s.reason(0, f"round {wreck}") == reason


EMPTY = "\n".join(f"wreck {wreck} {depth}: -" for wreck, depth in zip("AB", ["shallow"] * 2, strict=True)) + "".join(
    f"\nwreck {wreck} {depth}: -" for wreck, depth in zip("DEFGHIJ", ["medium"] * 3 + ["deep"] * 4, strict=True)
)


def test_the_last_wreck_is_seen_alone_for_the_same_money(situation: Situation) -> None:
    """KL-R24"""
    s = situation(f"{ALONE.format(200)}\n{EMPTY}")
    s.play("0: round C")
    assert s.money[0] == 180
    assert s.phase == "bar"
    assert s.legal() == ["hire", "leave"]


def test_without_a_wreck_no_round_is_paid(situation: Situation) -> None:
    """KL 2.3"""
    s = situation(f"{ALONE.format(60)}\n{EMPTY}\nwreck C medium: -")
    assert [e.args["place"] for e in s.told("idle")] == ["bar"]
