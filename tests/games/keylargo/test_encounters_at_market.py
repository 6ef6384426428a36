"""KL 3.2: encounter cards of the market. A docstring says that a card works, fails, or meets something else."""

from __future__ import annotations

from tests.games.keylargo.played import Played, Situation


def market(situation: Situation, encounters: str, hand: str, boats: int = 1) -> Played:
    """Seat 0 is at the market; the last boat, at the bar, keeps the game from running on."""
    others = [f"{seat}  market" for seat in range(1, boats)]
    table = ["turn 0", "seat  boat  encounters  treasures", f"0  market  {encounters}  {hand}", *others]
    return situation("\n".join([*table, f"{boats}  bar"]), encounters=True, players=max(3, boats + 1))


# ---- Tourist


def test_a_tourist_is_discarded_at_the_market(situation: Situation) -> None:
    """KL-Tourist-Market works: also by who has nothing to sell (KL-R55)"""
    s = market(situation, "tourist_market", "-")
    assert s.legal() == ["leave", "play tourist_market"]
    s.play("0: play tourist_market")
    assert (s.cards(0), s.money[0], s.asked) == ("", 100, [1])


def test_another_tourist_stays_in_hand_at_the_market(situation: Situation) -> None:
    """KL-Tourist-Market fails: each only at its own place (KL-R55)"""
    assert market(situation, "tourist_shop", "-").legal() == ["leave"]
    s = situation("turn 0\nseat  boat  encounters\n0  bar  tourist_market\n1  shop", encounters=True)
    assert s.legal_with("play") == []


def test_a_tourist_does_not_lift_the_duty_to_sell(situation: Situation) -> None:
    """KL-Tourist-Market meets the duty to sell: KL-R29"""
    s = market(situation, "tourist_market", "medium gold 3").play("0: play tourist_market")
    assert s.legal() == ["sell medium gold 3"]
    assert s.reason(0, "leave") == "must-sell"


# ---- Easy Mark


def test_an_easy_mark_takes_one_card_for_another_type(situation: Situation) -> None:
    """KL-Easy-Mark works: its units stay (KL-R50)"""
    s = market(situation, "easy_mark", "medium gold 4, medium gold 3").play("0: play easy_mark")
    assert s.legal_with("sell") == [
        "sell medium gold 3",
        "sell medium gold 4",
        "sell medium gold 3 as goods",
        "sell medium gold 3 as antique",
        "sell medium gold 4 as goods",
        "sell medium gold 4 as antique",
    ]
    s.play("0: sell medium gold 4 as goods")
    assert s.money[0] == 100 + 160
    [sold] = s.told("sold")
    assert (sold.args["card"], sold.args["sold_as"], sold.args["as_is"]) == ("gold", "goods", 0)
    assert s.legal() == ["leave"]  # the gold left is not of the type of the sale


def test_an_easy_mark_does_not_buy_diamonds(situation: Situation) -> None:
    """KL-Easy-Mark fails: nor is it any use without a card of another type (KL-R50, KL-R63)"""
    assert market(situation, "easy_mark", "medium diamond 120").reason(0, "play easy_mark") == "no-effect"
    s = market(situation, "easy_mark", "medium diamond 120, medium gold 3").play("0: play easy_mark")
    assert s.reason(0, "sell medium diamond 120 as goods") == "not-now"
    s = market(situation, "easy_mark", "medium gold 4, medium gold 3").play("0: sell medium gold 3")
    assert s.reason(0, "play easy_mark") == "no-effect"


def test_an_easy_mark_takes_one_card_only(situation: Situation) -> None:
    """KL-Easy-Mark fails: for the second one (KL-R50)"""
    s = market(situation, "easy_mark", "medium gold 4, medium gold 3, medium goods 2")
    s.play("0: play easy_mark", "0: sell medium gold 4 as goods")
    assert s.reason(0, "sell medium gold 3 as goods") == "not-now"
    assert s.legal() == ["leave", "sell medium goods 2"]


def test_an_easy_mark_joins_the_sale_that_goes_on(situation: Situation) -> None:
    """KL-Easy-Mark meets the normal sale: of one type only; the card alone meets the duty (KL-R50, KL-R29)"""
    s = market(situation, "easy_mark", "medium goods 2, medium antique 5, medium gold 3")
    s.play("0: sell medium goods 2", "0: play easy_mark")
    assert s.reason(0, "sell medium antique 5 as gold") == "not-now"
    s.play("0: sell medium antique 5 as goods")
    assert s.money[0] == 100 + 80 + 200
    s = market(situation, "easy_mark", "medium antique 5").play("0: play easy_mark")
    assert s.reason(0, "leave") == "must-sell"
    s.play("0: sell medium antique 5 as gold")
    assert s.asked == [1]


# ---- Trafficker


def test_a_trafficker_buys_five_more_cards_of_any_types(situation: Situation) -> None:
    """KL-Trafficker works: KL-S19, 30 a unit beside the normal sale (KL-R52)"""
    s = market(situation, "trafficker, gold_prospector", "medium gold 4, medium goods 2, medium antique 3")
    s.play("0: sell medium gold 4", "0: play trafficker", "0: extra medium goods 2", "0: extra medium antique 3")
    assert s.money[0] == 100 + 120 + 60 + 90
    assert s.asked == [1]


def test_a_trafficker_does_not_buy_a_sixth_card(situation: Situation) -> None:
    """KL-Trafficker fails: five at most (KL 3.2)"""
    hand = (
        "medium gold 4, medium gold 4, medium gold 3, medium gold 3, medium goods 2, medium goods 3, medium antique 3"
    )
    s = market(situation, "trafficker", hand).play("0: play trafficker")
    s.play(*["0: extra medium gold 3"] * 2, *["0: extra medium gold 4"] * 2, "0: extra medium goods 2")
    assert s.reason(0, "extra medium goods 3") == "not-now"
    assert s.reason(0, "leave") == "must-sell"
    s.play("0: sell medium goods 3")
    assert s.money[0] == 100 + 30 * 16 + 120


def test_a_trafficker_does_not_buy_diamonds(situation: Situation) -> None:
    """KL-Trafficker fails: nor does he come for nothing (KL-R63)"""
    s = market(situation, "trafficker", "medium diamond 120, medium gold 3")
    assert s.reason(0, "extra medium gold 3") == "not-now"
    s.play("0: play trafficker")
    assert s.reason(0, "extra medium diamond 120") == "not-now"
    assert market(situation, "trafficker", "medium diamond 120").reason(0, "play trafficker") == "no-effect"


def test_a_trafficker_needs_no_normal_sale(situation: Situation) -> None:
    """KL-Trafficker meets the duty to sell: it is judged on leaving (KL-R51, KL-R64)"""
    s = market(situation, "trafficker", "medium gold 4, medium goods 2").play("0: play trafficker")
    s.play("0: extra medium gold 4")
    assert s.reason(0, "leave") == "must-sell"
    s.play("0: extra medium goods 2")
    assert (s.hand(0), s.money[0], s.asked) == ("", 280, [1])


def test_trafficker_and_gold_prospector_do_not_go_together(situation: Situation) -> None:
    """KL-Trafficker meets the Gold Prospector: KL-S19, KL-R38"""
    s = market(situation, "trafficker, gold_prospector", "medium gold 4, medium goods 2").play("0: play trafficker")
    assert s.reason(0, "play gold_prospector") == "one-encounter"


# ---- Jeweller


def test_a_jeweller_buys_one_diamond_for_its_end_value(situation: Situation) -> None:
    """KL-Jeweller works: on top of the normal sale"""
    s = market(situation, "jeweller", "deep diamond 250, medium goods 2")
    s.play("0: play jeweller", "0: extra deep diamond 250", "0: sell medium goods 2")
    assert (s.money[0], s.hand(0)) == (100 + 250 + 80, "")
    assert s.asked == [1]


def test_a_jeweller_buys_one_diamond_only(situation: Situation) -> None:
    """KL-Jeweller fails: not two, nothing else, and not without one (KL-R63)"""
    s = market(situation, "jeweller", "deep diamond 250, deep diamond 200, medium goods 2").play("0: play jeweller")
    assert s.reason(0, "extra medium goods 2") == "not-now"
    s.play("0: extra deep diamond 250")
    assert s.reason(0, "extra deep diamond 200") == "not-now"
    assert market(situation, "jeweller", "medium goods 2").reason(0, "play jeweller") == "no-effect"


def test_a_jeweller_needs_no_normal_sale(situation: Situation) -> None:
    """KL-Jeweller meets the duty to sell: it still holds if a sale is possible (KL-R51)"""
    s = market(situation, "jeweller", "deep diamond 250").play("0: play jeweller", "0: extra deep diamond 250")
    assert (s.money[0], s.asked) == (350, [1])
    s = market(situation, "jeweller", "deep diamond 250, medium goods 2")
    s.play("0: play jeweller", "0: extra deep diamond 250")
    assert s.reason(0, "leave") == "must-sell"


# ---- Gold Prospector


def test_a_gold_prospector_pays_40_a_unit_of_gold(situation: Situation) -> None:
    """KL-Gold-Prospector works: KL-S19, in the normal sale, whatever the boats (KL-R53)"""
    for boats in (1, 3):
        s = market(situation, "gold_prospector", "medium gold 4, medium gold 3", boats)
        s.play("0: play gold_prospector", "0: sell medium gold 4")
        assert s.money[0] == 100 + 160
        s.play("0: sell medium gold 3")
        assert s.told("sold")[0].args["amount"] == 120


def test_a_gold_prospector_comes_before_the_first_gold(situation: Situation) -> None:
    """KL-Gold-Prospector fails: afterwards it is too late (KL-R62)"""
    s = market(situation, "gold_prospector", "medium gold 4, medium gold 3").play("0: sell medium gold 4")
    assert s.reason(0, "play gold_prospector") == "too-late"


def test_a_gold_prospector_wants_gold(situation: Situation) -> None:
    """KL-Gold-Prospector fails: without gold, or when another type is being sold (KL-R63)"""
    s = market(situation, "gold_prospector", "medium goods 4")
    assert s.reason(0, "play gold_prospector") == "no-effect"
    s = market(situation, "gold_prospector", "medium goods 4, medium gold 3").play("0: sell medium goods 4")
    assert s.reason(0, "play gold_prospector") == "no-effect"


def test_a_gold_prospector_changes_no_other_price(situation: Situation) -> None:
    """KL-Gold-Prospector meets other goods: only gold, and the sale stays of one type (KL-R53, KL 2.8)"""
    s = market(situation, "gold_prospector", "medium goods 4, medium gold 3", boats=3)
    s.play("0: play gold_prospector", "0: sell medium goods 4")
    assert s.money[0] == 100 + 80
    assert s.legal() == ["leave"]
