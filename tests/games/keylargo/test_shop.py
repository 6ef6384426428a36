"""KL 2.7: the Old Sea Dog."""

from __future__ import annotations

import pytest

from tests.games.keylargo.played import Situation


@pytest.mark.parametrize(
    ("boats", "hose", "trident", "weight"), [(1, 20, 30, 30), (2, 30, 40, 40), (3, 40, 60, 60), (4, 40, 60, 60)]
)
def test_prices_rise_with_the_boats(situation: Situation, boats: int, hose: int, trident: int, weight: int) -> None:
    """KL 1.7, KL-R21, KL-R09"""
    rows = "\n".join(f"{seat}  {'shop' if seat < boats else 'bar'}" for seat in range(4))
    s = situation(f"turn 0\nseat  boat\n{rows}", players=4)
    shop = s.facts(None)["places"]["shop"]
    assert [shop[item]["now"] for item in ("hose", "trident", "weight")] == [hose, trident, weight]
    s.play("0: buy hose for 1")
    assert s.money[0] == 100 - hose


@pytest.mark.parametrize("pieces", [["hose", "hose"], ["hose", "trident"], ["hose", "weight"], ["trident", "weight"]])
def test_two_pieces_the_same_or_different_are_bought_and_fitted_at_once(
    situation: Situation, pieces: list[str]
) -> None:
    """KL 2.7, KL-R27, KL-S09"""
    s = situation("turn 0\nseat  boat\n0  shop\n1  bar")
    s.play(*(f"0: buy {piece} for 1" for piece in pieces))
    assert s.team(0) == " ".join(pieces)
    assert s.asked == [1]  # after two pieces the visit is over
    assert sum(s.supply[:3]) == 40 - 2


def test_a_third_piece_is_too_many(situation: Situation) -> None:
    """KL 1.2: two in a visit; a Seller of the same place would change that, so it is asked while one may be held"""
    s = situation(
        "turn 0\nseat  boat  money  encounters\n0  shop  300  family\n1  bar",
        encounters=True,
    )
    s.play("0: buy hose for 1", "0: buy trident for 1")
    refused = s.refused(0, "buy weight for 1")
    assert refused is not None
    assert (refused.id, refused.args) == ("keylargo-reason-bought-enough", {"amount": 2})
    assert s.legal() == ["leave"]


def test_buying_nothing_is_allowed(situation: Situation) -> None:
    """KL-R27"""
    s = situation("turn 0\nseat  boat\n0  shop\n1  bar")
    s.play("0: leave")
    assert (s.money[0], s.team(0), s.asked) == (100, "bare", [1])


def test_a_diver_carries_two_hoses_one_trident_and_one_weight(situation: Situation) -> None:
    """KL-S09, KL 1.2"""
    s = situation("turn 0\nseat  boat  money  divers\n0  shop  200  hose hose trident\n1  bar")
    assert s.legal() == ["leave", "buy weight for 1"]
    refused = s.refused(0, "buy hose for 1")
    assert refused is not None
    assert (refused.id, refused.args) == ("keylargo-reason-cannot-carry", {"item": "hose", "diver": 1})
    assert s.reason(0, "buy trident for 1") == "cannot-carry"
    s.play("0: buy weight for 1")
    assert s.asked == [1]  # and only one


def test_a_second_diver_can_be_fitted_too(situation: Situation) -> None:
    """KL-S09: weight and weight, one on each diver; trident and trident not"""
    s = situation("turn 0\nseat  boat  money  divers\n0  shop  200  hose hose trident; bare\n1  bar")
    s.play("0: buy weight for 1")
    assert s.reason(0, "buy weight for 1") == "cannot-carry"
    s.play("0: buy weight for 2")
    assert s.team(0) == "hose hose trident weight; weight"
    s = situation("turn 0\nseat  boat  money  divers\n0  shop  200  hose hose trident; bare\n1  bar")
    s.play("0: buy trident for 2")
    assert s.legal_with("buy") == ["buy hose for 2", "buy weight for 1", "buy weight for 2"]


def test_nobody_is_fitted_who_is_not_there(situation: Situation) -> None:
    """KL-R28"""
    s = situation("turn 0\nseat  boat  divers\n0  shop  -; bare\n1  bar")
    assert s.reason(0, "buy hose for 1") == "no-such-diver"
    assert s.reason(0, "buy hose for 3") == "no-such-diver"
    assert s.reason(0, "buy hose for 2") is None


def test_without_a_diver_nothing_can_be_bought(situation: Situation) -> None:
    """KL-R28, KL 2.3"""
    s = situation("turn 0\nseat  boat  divers\n0  shop  -\n1  bar")
    assert [e.args["place"] for e in s.told("idle")] == ["shop"]


@pytest.mark.parametrize(("item", "stock"), [("hose", "hoses"), ("trident", "tridents"), ("weight", "weights")])
def test_a_kind_out_of_stock_cannot_be_bought(situation: Situation, item: str, stock: str) -> None:
    """KL 2.7, KL-R27"""
    s = situation(f"supply {stock} 0\nturn 0\nseat  boat\n0  shop\n1  bar")
    refused = s.refused(0, f"buy {item} for 1")
    assert refused is not None
    assert (refused.id, refused.args["item"]) == ("keylargo-reason-out-of-stock", item)
    assert len(s.legal_with("buy")) == 2


def test_the_last_piece_can_be_bought(situation: Situation) -> None:
    """KL-R27"""
    s = situation("supply tridents 1\nturn 0\nseat  boat  divers\n0  shop  bare; bare\n1  bar")
    s.play("0: buy trident for 2")
    assert s.supply[1] == 0
    assert s.reason(0, "buy trident for 1") == "out-of-stock"


def test_nothing_is_bought_without_the_money(situation: Situation) -> None:
    """KL-R25: a shop where nothing can be paid is a lost half-day"""
    s = situation("turn 0\nseat  boat  money\n0  shop  30\n1  shop  100")
    assert s.legal() == ["leave", "buy hose for 1"]
    refused = s.refused(0, "buy trident for 1")
    assert refused is not None
    assert (refused.id, refused.args) == ("keylargo-reason-no-money", {"amount": 40, "money": 30})


def test_with_a_full_set_nothing_can_be_fitted(situation: Situation) -> None:
    """KL 2.3"""
    s = situation("turn 0\nseat  boat  divers\n0  shop  hose hose trident weight\n1  bar")
    assert [e.args["place"] for e in s.told("idle")] == ["shop"]
