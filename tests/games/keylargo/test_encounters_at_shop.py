"""KL 3.2: encounter cards of the shop. A docstring says that a card works, fails, or meets something else."""

from __future__ import annotations

import pytest

from ludotheque.games.keylargo.edition import AT_PRICES, EDITION
from ludotheque.games.keylargo.state import MAX_BOATS
from tests.games.keylargo.played import Played, Situation


def shop(situation: Situation, encounters: str, *lines: str, divers: str = "bare; bare", boats: int = 1) -> Played:
    """Seat 0 is at the shop with $300; the last boat, at the bar, keeps the game from running on."""
    others = [f"{seat}  shop  100" for seat in range(1, boats)]
    table = ["turn 0", "seat  boat  money  divers  encounters", f"0  shop  300  {divers}  {encounters}", *others]
    return situation("\n".join([*table, f"{boats}  bar", *lines]), encounters=True, players=max(3, boats + 1))


# ---- Tourist


def test_a_tourist_is_discarded_at_the_shop(situation: Situation) -> None:
    """KL-Tourist-Shop works: at any moment of the visit (KL-R55)"""
    s = shop(situation, "tourist_shop").play("0: buy hose for 1", "0: play tourist_shop", "0: buy hose for 1")
    assert (s.cards(0), s.team(0), s.money[0]) == ("", "hose hose; bare", 260)
    assert s.facts(None)["encounterDiscards"] == ["tourist_shop"]


def test_another_tourist_cannot_be_discarded_at_the_shop(situation: Situation) -> None:
    """KL-Tourist-Shop fails: each only at its own place (KL-R55)"""
    s = shop(situation, "tourist_market")
    assert s.legal_with("play") == []
    s = situation("turn 0\nseat  boat  encounters\n0  bar  tourist_shop\n1  shop", encounters=True)
    assert s.legal_with("play") == []


def test_a_tourist_in_the_shop_leaves_no_seller(situation: Situation) -> None:
    """KL-Tourist-Shop meets the Hose Seller: KL-R38"""
    s = shop(situation, "tourist_shop, hose_seller").play("0: play tourist_shop")
    assert s.reason(0, "play hose_seller") == "one-encounter"


# ---- the three Sellers

SELLERS = pytest.mark.parametrize(("item", "price"), [("hose", 20), ("trident", 30), ("weight", 30)])


@SELLERS
def test_a_seller_sells_one_piece_of_his_kind_beyond_two(situation: Situation, item: str, price: int) -> None:
    """KL-Hose-Seller works; KL-Trident-Seller works; KL-Weight-Seller works: at the normal price (KL-R48)"""
    s = shop(situation, f"{item}_seller")
    s.play("0: buy trident for 1", "0: buy weight for 2")
    assert s.reason(0, f"buy {item} for {2 if item == 'trident' else 1}") == "bought-enough"
    s.play(f"0: play {item}_seller", f"0: buy {item} for {2 if item == 'trident' else 1}")
    assert s.money[0] == 300 - 60 - price
    assert s.asked == [1]  # and no fourth piece


@SELLERS
def test_a_seller_may_be_called_at_any_time(situation: Situation, item: str, price: int) -> None:
    """KL-Hose-Seller works; KL-Trident-Seller works; KL-Weight-Seller works: also before buying"""
    s = shop(situation, f"{item}_seller").play(f"0: play {item}_seller", f"0: buy {item} for 1")
    others = {"hose": "trident", "trident": "weight", "weight": "hose"}
    s.play(f"0: buy {others[item]} for 1", f"0: buy {others[item]} for 2")
    assert sum(s.supply[:3]) == 40 - 3
    assert s.asked == [1]


@SELLERS
def test_a_seller_sells_nothing_else(situation: Situation, item: str, price: int) -> None:
    """KL-Hose-Seller fails; KL-Trident-Seller fails; KL-Weight-Seller fails: beyond two, only his own kind"""
    s = shop(situation, f"{item}_seller", divers="bare; bare; bare")
    other = {"hose": "trident", "trident": "weight", "weight": "hose"}[item]
    s.play(f"0: buy {other} for 1", f"0: buy {other} for 2", f"0: play {item}_seller")
    assert s.reason(0, f"buy {other} for 3") == "bought-enough"
    assert s.legal_with("buy") == [f"buy {item} for {diver}" for diver in (1, 2, 3)]


@SELLERS
def test_a_seller_with_nothing_to_fit_is_refused(situation: Situation, item: str, price: int) -> None:
    """KL-Hose-Seller fails; KL-Trident-Seller fails; KL-Weight-Seller fails: no stock, no diver for it (KL-R63)"""
    s = shop(situation, f"{item}_seller", f"supply {item}s 0")
    assert s.reason(0, f"play {item}_seller") == "no-effect"
    s = shop(situation, f"{item}_seller", divers=" ".join([item, item] if item == "hose" else [item]))
    assert s.reason(0, f"play {item}_seller") == "no-effect"


@SELLERS
def test_a_sellers_price_follows_the_boats(situation: Situation, item: str, price: int) -> None:
    """KL-Hose-Seller meets a crowd; KL-Trident-Seller meets a crowd; KL-Weight-Seller meets a crowd: KL 1.7"""
    s = shop(situation, f"{item}_seller", boats=3)
    s.play("0: buy hose for 1", "0: buy hose for 2", f"0: play {item}_seller", f"0: buy {item} for 1")
    assert s.money[0] == 300 - 2 * 40 - 2 * price


def test_a_seller_and_the_discounter_do_not_go_together(situation: Situation) -> None:
    """KL-Hose-Seller meets the Discounter: one card in a half-day (KL-R38)"""
    s = shop(situation, "hose_seller, discounter")
    s.play("0: play hose_seller", "0: buy hose for 1", "0: buy hose for 1")
    assert s.reason(0, "play discounter") == "one-encounter"


# ---- Discounter


def test_the_discounter_takes_20_off_the_third_piece_of_a_kind(situation: Situation) -> None:
    """KL-Discounter works: after two identical purchases (KL-R47, KL-R65)"""
    s = shop(situation, "discounter", divers="bare; bare; bare")
    s.play("0: buy trident for 1", "0: buy trident for 2", "0: play discounter", "0: buy trident for 3")
    assert s.money[0] == 300 - 30 - 30 - 10
    assert s.asked == [1]


def test_the_discounter_waits_for_two_identical_purchases(situation: Situation) -> None:
    """KL-Discounter fails: after one, or two different ones (KL-R65)"""
    s = shop(situation, "discounter").play("0: buy hose for 1")
    assert s.reason(0, "play discounter") == "no-effect"
    s.play("0: buy trident for 1")
    assert s.reason(0, "play discounter") == "no-effect"


def test_the_third_piece_must_be_fitted_paid_and_in_stock(situation: Situation) -> None:
    """KL-Discounter fails: KL-R47, KL-R65, KL-R63"""
    s = shop(situation, "discounter", divers="bare").play("0: buy hose for 1", "0: buy hose for 1")
    assert s.reason(0, "play discounter") == "no-effect"
    s = shop(situation, "discounter", "supply hoses 2").play("0: buy hose for 1", "0: buy hose for 1")
    assert s.reason(0, "play discounter") == "no-effect"
    rows = "0  shop  130  discounter  bare; bare; bare\n1  shop\n2  shop\n3  bar"
    s = situation(f"turn 0\nseat  boat  money  encounters  divers\n{rows}", encounters=True, players=4)
    s.play("0: buy trident for 1", "0: buy trident for 2")
    assert s.reason(0, "play discounter") == "no-effect"  # 10 dollars left, 40 to pay


def test_the_discount_is_for_that_piece_alone(situation: Situation) -> None:
    """KL-Discounter fails: no other kind, and no fourth piece (KL-R65)"""
    s = shop(situation, "discounter").play("0: buy hose for 1", "0: buy hose for 1", "0: play discounter")
    assert s.legal_with("buy") == ["buy hose for 2"]
    assert s.reason(0, "buy weight for 1") == "bought-enough"


def test_the_discount_never_pays_anything_out(situation: Situation) -> None:
    """KL-Discounter meets a price of 20: not below 0 (KL-R47)"""
    s = shop(situation, "discounter").play("0: buy hose for 1", "0: buy hose for 1", "0: play discounter")
    s.play("0: buy hose for 2")
    assert s.money[0] == 300 - 40
    figures = list(EDITION.figures)
    figures[AT_PRICES + 3 * MAX_BOATS] = 10  # a hose, with one boat
    rows = "0  shop  300  discounter  bare; bare\n1  bar"
    s = situation(f"turn 0\nseat  boat  money  encounters  divers\n{rows}", encounters=True, figures=figures)
    s.play("0: buy hose for 1", "0: buy hose for 1", "0: play discounter", "0: buy hose for 2")
    assert s.money[0] == 300 - 20


# ---- Good Pal


def test_a_good_pal_gives_the_price_of_one_boat(situation: Situation) -> None:
    """KL-Good-Pal works: for all purchases of the visit (KL-R49)"""
    s = shop(situation, "good_pal", boats=3)
    s.play("0: play good_pal", "0: buy trident for 1", "0: buy hose for 1")
    assert s.money[0] == 300 - 30 - 20


def test_a_good_pal_is_of_no_use_when_alone(situation: Situation) -> None:
    """KL-Good-Pal fails: where the boats make no difference (KL-R63)"""
    assert shop(situation, "good_pal").reason(0, "play good_pal") == "no-effect"


def test_a_good_pal_comes_before_the_first_purchase(situation: Situation) -> None:
    """KL-Good-Pal fails: what is paid is not paid back (KL-R62)"""
    s = shop(situation, "good_pal", boats=2).play("0: buy hose for 1")
    refused = s.refused(0, "play good_pal")
    assert refused is not None
    assert (refused.id, refused.args["encounter"]) == ("keylargo-reason-too-late", "good_pal")


def test_a_good_pal_is_pal_to_one_player_only(situation: Situation) -> None:
    """KL-Good-Pal meets the others: they pay for three boats (KL-R49)"""
    s = shop(situation, "good_pal", boats=3)
    s.play("0: play good_pal", "0: buy trident for 1", "0: buy hose for 1", "1: buy hose for 1")
    assert s.money[1] == 100 - 40
