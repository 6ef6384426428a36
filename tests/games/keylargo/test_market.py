"""KL 2.8: the Market of Finds."""

from __future__ import annotations

import pytest

from tests.games.keylargo.played import Situation


def at_market(hand: str, boats: int = 1) -> str:
    """A position: seat 0 sells with so many boats at the market; the boat at the bar keeps the game from running on."""
    rows = "\n".join(f"{seat}  market  -" for seat in range(1, boats))
    return f"turn 0\nseat  boat  treasures\n0  market  {hand}\n{rows}\n{boats}  bar  -"


@pytest.mark.parametrize(
    ("card", "prices"),
    [
        ("medium goods 5", [200, 150, 100, 100]),
        ("medium gold 2", [60, 60, 60, 60]),
        ("medium antique 3", [60, 90, 120, 120]),
    ],
)
@pytest.mark.parametrize("boats", [1, 2, 3, 4])
def test_a_card_brings_its_units_times_the_price(
    situation: Situation, card: str, prices: list[int], boats: int
) -> None:
    """KL-S06, KL 1.8, KL-R09"""
    s = situation(at_market(card, boats), players=5)
    action = s.rules.game.action_of(s.box, f"sell {card}")
    assert s.facts(0)["deals"][str(action)] == prices[boats - 1]
    s.play(f"0: sell {card}")
    [sold] = s.told("sold")
    assert sold.args["amount"] == prices[boats - 1]
    assert s.money[0] == 100 + prices[boats - 1]


def test_one_type_only_and_any_number_of_it(situation: Situation) -> None:
    """KL-S08, KL 2.8"""
    hand = "medium goods 2, medium goods 5, medium gold 3, medium antique 4, medium diamond 120"
    s = situation(at_market(hand))
    assert s.legal() == [
        "sell medium gold 3",
        "sell medium goods 2",
        "sell medium goods 5",
        "sell medium antique 4",
    ]
    assert s.reason(0, "leave") == "must-sell"
    assert s.reason(0, "sell medium diamond 120") == "not-sold"
    s.play("0: sell medium goods 2")
    assert s.legal() == ["leave", "sell medium goods 5"]
    refused = s.refused(0, "sell medium gold 3")
    assert refused is not None
    assert (refused.id, refused.args) == ("keylargo-reason-other-type", {"type": "goods"})
    s.play("0: sell medium goods 5")
    assert s.money[0] == 100 + 80 + 200
    assert s.legal() == ["leave"]


def test_three_visitors_of_the_rulebook(situation: Situation) -> None:
    """KL-S07, KL-R29: who holds only a diamond sells nothing, and his boat counts"""
    s = situation(
        """
        turn 0
        seat  boat    treasures
        0     market  medium goods 4
        1     market  medium antique 2, medium antique 5
        2     market  medium diamond 120
        3     bar     -
        """,
        players=4,
    )
    s.play("0: sell medium goods 4")
    assert s.money[0] == 180
    s.play("1: sell medium antique 2", "1: sell medium antique 5")
    assert s.money[1] == 100 + 280
    assert (s.asked, s.legal()) == ([2], ["leave"])
    s.play("2: leave")
    assert s.hand(2) == "medium diamond 120"


def test_selling_is_obligatory_but_one_card_is_enough(situation: Situation) -> None:
    """KL-R29"""
    s = situation(at_market("medium antique 2, medium antique 5"))
    assert s.reason(0, "leave") == "must-sell"
    s.play("0: sell medium antique 2", "0: leave")
    assert s.hand(0) == "medium antique 5"


def test_without_anything_to_sell_nothing_happens(situation: Situation) -> None:
    """KL-R29, KL 2.3: whoever holds diamonds only is asked all the same, for the others do not know that"""
    s = situation(at_market("-"))
    assert [e.args["place"] for e in s.told("idle")] == ["market"]
    s = situation(at_market("deep diamond 300, shallow diamond 60"))
    assert s.legal() == ["leave"]


def test_whether_a_visit_goes_on_tells_nothing_of_the_hand(situation: Situation) -> None:
    """KL-R32: by the treasures that all can count"""
    for left in ("medium gold 4", "medium goods 2", "medium diamond 120"):
        s = situation(at_market(f"medium gold 3, {left}")).play("0: sell medium gold 3")
        assert s.asked == [0]
    s = situation(at_market("medium gold 3")).play("0: sell medium gold 3")
    assert s.asked == [1]


def test_a_card_that_is_not_held_cannot_be_sold(situation: Situation) -> None:
    """KL 2.8"""
    s = situation(at_market("medium gold 3"))
    assert s.reason(0, "sell medium gold 4") == "not-in-hand"
    assert s.reason(0, "sell medium gold 3 as goods") == "not-now"
    assert s.reason(0, "extra medium gold 3") == "not-now"


def test_sold_cards_are_shown_and_leave_the_game(situation: Situation) -> None:
    """KL-R30"""
    s = situation(at_market("medium gold 3, medium gold 3"))
    s.play("0: sell medium gold 3")
    for viewer in (0, 1, None):
        [sold] = s.told("sold", to=viewer)
        assert sold.args == {
            "card": "gold",
            "units": 3,
            "value": 60,
            "depth": "medium",
            "sold_as": "gold",
            "as_is": 1,
            "amount": 90,
        }
    kind = s.facts(0)["you"]["hand"][0]["kind"]
    assert s.now.gone[kind] == 1
    assert s.facts(None)["seats"][0]["backs"]["medium"] == 1


def test_the_visit_tells_what_was_sold(situation: Situation) -> None:
    """KL 2.8: for the table"""
    s = situation(at_market("medium gold 3, medium gold 4, medium gold 4"))
    visit = s.facts(0)["visit"]
    assert (visit["sold"], visit["mustSell"]) == (0, True)
    s.play("0: sell medium gold 4")
    visit = s.facts(0)["visit"]
    assert (visit["sold"], visit["mustSell"]) == (1, False)
