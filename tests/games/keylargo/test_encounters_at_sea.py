"""KL 3.2: encounter cards of a dive. A docstring says that a card works, fails, or meets something else."""

from __future__ import annotations

from collections import Counter

from tests.games.keylargo.dives import BOTH_DIVE, dive
from tests.games.keylargo.played import Situation
from tests.second import SECOND_KEYLARGO as SECOND

# ---- Volunteer


def test_a_volunteer_brings_one_extra_card_from_a_shallow_wreck(situation: Situation) -> None:
    """KL-Volunteer works: beside the named diver's own draw (KL-R61)"""
    s = dive(situation, "A  bare  volunteer", "wreck A shallow: gold 1, goods 2, antique 3")
    assert s.legal() == ["draw 1", "surface", "decline", "volunteer 1"]
    s.play("0: volunteer 1")
    assert s.hand(0) == "shallow gold 1"
    s.play("0: draw 1")
    assert s.hand(0) == "shallow gold 1, shallow goods 2"
    assert s.facts(None)["encounterDiscards"] == ["volunteer"]


def test_a_volunteer_comes_also_after_the_last_draw(situation: Situation) -> None:
    """KL-Volunteer works: at any moment when no card is pending, the wreck has a card (KL-R43, KL-R61)"""
    s = dive(situation, "A  bare; bare  volunteer", "wreck A shallow: gold 1, goods 2, antique 3, gold 2")
    s.play("0: draw 1", "0: keep", "0: draw 2", "0: keep")
    assert s.legal() == ["surface", "decline", "volunteer 1", "volunteer 2"]
    s.play("0: volunteer 2")
    assert s.wreck("A") == ["gold 2"]
    assert s.asked == [1]


def test_no_volunteer_comes_to_deeper_water(situation: Situation) -> None:
    """KL-Volunteer fails: only shallow wrecks (KL-R43)"""
    s = dive(situation, "C  hose  volunteer")
    assert s.reason(0, "volunteer 1") == "only-shallow"
    assert s.legal() == ["draw 1", "surface", "decline"]


def test_a_volunteer_waits_while_a_drawn_card_is_pending(situation: Situation) -> None:
    """KL-Volunteer fails: not between a treasure and its weight, and not for somebody absent (KL-R43)"""
    s = dive(situation, "A  bare; -; bare  volunteer", "wreck A shallow: gold 1, goods 2, antique 3, gold 2")
    assert s.reason(0, "volunteer 2") == "no-such-diver"
    s.play("0: draw 1")
    assert s.phase == "treasure"
    assert s.reason(0, "volunteer 1") == "not-now"


def test_a_volunteer_may_empty_the_wreck_under_the_divers(situation: Situation) -> None:
    """KL-Volunteer fails: when no card is left (KL-R10)"""
    s = dive(situation, "A  bare; bare  volunteer", "wreck A shallow: gold 1")
    s.play("0: draw 1", "0: keep")
    assert s.asked == [1]
    assert s.cards(0) == "volunteer"


def test_a_treasure_of_the_volunteer_allows_a_weight(situation: Situation) -> None:
    """KL-Volunteer meets a weight: KL-R43, KL-R19"""
    s = dive(situation, "A  weight  volunteer", "wreck A shallow: gold 1, goods 2, antique 3")
    s.play("0: volunteer 1")
    assert s.legal() == ["weight 1 for 1", "keep"]
    s.play("0: weight 1 for 1", "0: draw 1")
    assert s.wreck("A") == []


def test_a_monster_of_the_volunteer_is_met_by_the_named_diver(situation: Situation) -> None:
    """KL-Volunteer meets a monster: KL-R43, KL-R34"""
    s = situation(
        """
        turn 0
        seat  boat  divers        encounters
        0     A     bare; weight  volunteer
        1     bar
        wreck A shallow: monster, gold 1
        """,
        encounters=True,
        figures=SECOND.figures,
    )
    s.play("0: volunteer 2")
    assert s.team(0) == "bare"
    assert s.now.n_aside == 1
    s.play("0: draw 1")
    assert s.hand(0) == "shallow gold 1"
    assert s.wreck("A") == ["monster"]


# ---- Hasty Buyer


def test_a_hasty_buyer_pays_the_best_market_price_at_once(situation: Situation) -> None:
    """KL-Hasty-Buyer works: 40 for goods and antiques, 30 for gold, whatever the boats (KL-R41)"""
    for card, amount in (("goods 5", 200), ("antique 4", 160), ("gold 4", 120)):
        s = dive(situation, "C  hose  hasty_buyer", f"wreck C medium: {card}, gold 3")
        s.play("0: draw 1")
        assert s.legal() == ["keep", "decline", "play hasty_buyer"]
        s.play("0: play hasty_buyer")
        assert (s.money[0], s.hand(0)) == (100 + amount, "")
        assert sum(s.now.gone) == 1
        [sold] = s.told("sold-extra")
        assert (sold.args["amount"], sold.args["encounter"]) == (amount, "hasty_buyer")


def test_a_hasty_buyer_wants_no_diamond(situation: Situation) -> None:
    """KL-Hasty-Buyer fails: diamonds are never sold (KL-R41)"""
    s = dive(situation, "C  hose  hasty_buyer", "wreck C medium: diamond 120, gold 3")
    s.play("0: draw 1")
    assert s.reason(0, "play hasty_buyer") == "not-sold"
    assert s.legal() == ["keep", "decline"]


def test_a_hasty_buyer_wants_only_the_card_just_drawn(situation: Situation) -> None:
    """KL-Hasty-Buyer fails: before the first draw and after putting the card away (KL-R41)"""
    s = dive(situation, "C  hose; hose  hasty_buyer", "wreck C medium: goods 5, diamond 120, gold 3")
    assert s.reason(0, "play hasty_buyer") == "not-now"
    s.play("0: draw 1", "0: keep")
    assert s.reason(0, "play hasty_buyer") == "not-now"
    s.play("0: draw 2")
    assert s.reason(0, "play hasty_buyer") == "not-sold"  # the goods are in the bag


def test_selling_in_haste_does_not_cancel_the_right_to_a_weight(situation: Situation) -> None:
    """KL-Hasty-Buyer meets a weight: KL-R41"""
    s = dive(situation, "C  hose weight  hasty_buyer", "wreck C medium: goods 5, diamond 120, gold 3")
    s.play("0: draw 1", "0: play hasty_buyer")
    assert s.legal() == ["weight 1 for 1", "keep"]
    s.play("0: weight 1 for 1")
    assert (s.hand(0), s.money[0]) == ("medium diamond 120", 300)


def test_a_card_sold_in_haste_is_seen_by_everybody(situation: Situation) -> None:
    """KL-Hasty-Buyer meets memory: whoever looked knows that it came from this wreck (KL-R30)"""
    s = dive(situation, "C  hose  hasty_buyer", "wreck C medium: goods 5, gold 3", "memory 2 of C in 1")
    s.play("0: draw 1", "0: play hasty_buyer")
    memory = s.memory(2, "C")
    assert memory is not None
    assert (memory["cards"], memory["took"], memory["exact"]) == (["medium gold 3"], [], True)


# ---- Old Hand


def test_an_old_hand_lets_the_diver_draw_again(situation: Situation) -> None:
    """KL-Old-Hand works: the monster is shuffled into the rest, no trident is used, nobody flees (KL-R42)"""
    s = dive(situation, "C  hose trident  old_hand", "wreck C medium: monster, gold 3", chance=(0,))
    s.play("0: draw 1")
    assert s.legal() == ["trident 1", "decline", "play old_hand"]
    s.play("0: play old_hand")
    assert s.hand(0) == "medium gold 3"
    assert s.team(0) == "hose trident"
    assert s.wreck("C") == ["monster"]


def test_the_old_hands_new_card_is_final(situation: Situation) -> None:
    """KL-Old-Hand works: if it is the monster again, the ordinary rule applies (KL-R42)"""
    s = dive(situation, "C  hose  old_hand", "wreck C medium: monster, gold 3", chance=(1,))
    s.play("0: draw 1", "0: play old_hand")
    assert (s.team(0), s.hand(0)) == ("", "")
    assert Counter(s.wreck("C")) == Counter(["monster", "gold 3"])


def test_an_old_hand_needs_another_card_in_the_wreck(situation: Situation) -> None:
    """KL-Old-Hand fails: alone, the monster would only come again (KL-R63)"""
    s = dive(situation, "C  hose  old_hand", "wreck C medium: monster")
    s.play("0: draw 1")
    assert s.reason(0, "play old_hand") == "no-effect"
    assert s.legal() == ["flee", "decline"]


def test_an_old_hand_comes_before_the_trident_and_only_for_a_monster(situation: Situation) -> None:
    """KL-Old-Hand fails: after the trident was used, or for a treasure (KL-R42)"""
    s = dive(situation, "C  hose trident  old_hand", "wreck C medium: monster, gold 3, goods 2")
    assert s.reason(0, "play old_hand") == "not-now"
    s.play("0: draw 1", "0: trident 1")
    assert s.phase == "treasure"
    assert s.reason(0, "play old_hand") == "not-now"


def test_monsters_set_aside_earlier_stay_aside(situation: Situation) -> None:
    """KL-Old-Hand meets a monster that lies aside: KL-R42, KL-R13"""
    s = dive(
        situation,
        "G  hose hose; hose hose  old_hand",
        "wreck G deep: monster, monster, gold 4",
        chance=(0,),
    )
    s.play("0: draw 1", "0: flee", "0: draw 2")
    assert s.facts(None)["dive"]["aside"] == 1
    s.play("0: play old_hand")
    assert s.hand(0) == "deep gold 4"
    assert s.wreck("G") == ["monster", "monster"]
    assert [e.args["amount"] for e in s.told("shuffled")] == [1, 1]


def test_a_monster_met_again_after_the_old_hand_needs_a_trident(situation: Situation) -> None:
    """KL-Old-Hand meets a trident: used only for the card drawn again (KL-R42, KL-R15)"""
    s = dive(situation, "C  hose trident  old_hand", "wreck C medium: monster, gold 3", chance=(1,))
    s.play("0: draw 1", "0: play old_hand")
    assert (s.team(0), s.hand(0), s.wreck("C")) == ("hose", "medium gold 3", [])


# ---- Watchful Diver


def test_a_watchful_diver_takes_the_last_card_too(situation: Situation) -> None:
    """KL-Watchful-Diver works: exactly one card is left after the dive (KL-R44)"""
    s = dive(situation, "C  hose  watchful_diver", "wreck C medium: gold 3, goods 2")
    s.play("0: draw 1", "0: keep")
    assert s.phase == "watch"
    assert s.legal() == ["pass", "decline", "play watchful_diver"]
    s.play("0: play watchful_diver")
    assert s.hand(0) == "medium gold 3, medium goods 2"
    assert [e.args["wreck"] for e in s.told("empty")] == ["C"]


def test_a_watchful_diver_may_let_it_lie(situation: Situation) -> None:
    """KL-Watchful-Diver works: or not (KL-R59)"""
    s = dive(situation, "C  hose  watchful_diver", "wreck C medium: gold 3, goods 2")
    s.play("0: draw 1", "0: keep", "0: pass")
    assert (s.wreck("C"), s.cards(0), s.asked) == (["goods 2"], "watchful_diver", [1])


def test_two_cards_left_are_one_too_many(situation: Situation) -> None:
    """KL-Watchful-Diver fails: neither two nor none (KL-R44)"""
    s = dive(situation, "C  hose  watchful_diver", "wreck C medium: gold 3, goods 2, gold 2")
    assert s.reason(0, "play watchful_diver") == "not-now"
    s.play("0: draw 1", "0: keep")
    assert s.asked == [1]
    s = dive(situation, "C  hose  watchful_diver", "wreck C medium: gold 3")
    s.play("0: draw 1", "0: keep")
    assert s.asked == [1]


def test_a_diver_who_did_not_draw_is_no_watchful_one(situation: Situation) -> None:
    """KL-Watchful-Diver fails: somebody still present must have drawn (KL-R60)"""
    s = dive(situation, "A  bare  watchful_diver", "wreck A shallow: gold 1")
    s.play("0: surface")
    assert s.asked == [1]
    s = dive(situation, "C  hose; hose  watchful_diver", "wreck C medium: monster")
    s.play("0: draw 1", "0: flee")
    assert s.asked == [1]  # the one who drew is gone (KL-R44)


def test_the_cards_are_counted_after_monsters_were_put_back(situation: Situation) -> None:
    """KL-Watchful-Diver meets a monster: KL-R44"""
    s = dive(situation, "C  hose; hose trident  watchful_diver", "wreck C medium: gold 3, monster")
    s.play("0: draw 2", "0: keep")
    assert s.phase == "draw"
    s.play("0: surface")
    assert s.phase == "watch"
    s.play("0: play watchful_diver")
    assert (s.team(0), s.wreck("C")) == ("hose; hose", [])
    s = dive(situation, "C  hose; hose  watchful_diver", "wreck C medium: monster, gold 3")
    s.play("0: draw 1", "0: flee", "0: draw 2", "0: keep")
    assert s.phase == "watch"  # the monster alone is one card


def test_the_last_diver_is_the_one_who_drew_most_recently(situation: Situation) -> None:
    """KL-Watchful-Diver meets a monster: whom it chases away (KL-R44)"""
    s = dive(situation, "C  hose; hose  watchful_diver", "wreck C medium: gold 3, goods 2, monster")
    s.play("0: draw 2", "0: keep", "0: draw 1", "0: keep", "0: play watchful_diver")
    assert s.team(0) == "-; hose"
    assert s.wreck("C") == ["monster"]


def test_a_weight_decides_who_drew_last(situation: Situation) -> None:
    """KL-Watchful-Diver meets a weight: whoever drew for it drew last (KL-R44, KL-R18)"""
    s = dive(situation, "C  hose; hose weight  watchful_diver", "wreck C medium: gold 3, goods 2, gold 3, monster")
    s.play("0: draw 2", "0: keep", "0: draw 1", "0: weight 2 for 2", "0: keep")
    s.play("0: play watchful_diver")
    assert s.team(0) == "hose"


# ---- asking


def test_nobody_is_asked_again_who_declined(situation: Situation) -> None:
    """KL-R59: not in this half-day"""
    s = dive(situation, "A  bare; bare  hasty_buyer", "wreck A shallow: gold 1, goods 2, gold 2")
    s.play("0: decline")
    assert s.legal() == ["draw 1", "draw 2", "surface"]
    s.play("0: draw 1", "0: draw 2")
    assert s.asked == [1]
    assert s.cards(0) == "hasty_buyer"
    assert s.facts(None)["seats"][0]["declined"] is True


def test_declining_when_a_card_is_pending_goes_on_with_it(situation: Situation) -> None:
    """KL-R59: with a treasure, a monster, and at the end"""
    s = dive(situation, "C  hose  old_hand", "wreck C medium: gold 3, monster, monster")
    s.play("0: draw 1", "0: decline")
    assert s.asked == [1]
    s = dive(situation, "C  hose; hose  old_hand", "wreck C medium: monster, gold 3, monster")
    s.play("0: draw 1", "0: decline")
    assert s.team(0) == "-; hose"
    s = dive(situation, "C  hose  watchful_diver", "wreck C medium: gold 3, monster")
    s.play("0: draw 1", "0: keep", "0: decline")
    assert s.wreck("C") == ["monster"]
    s = situation(BOTH_DIVE, encounters=True).play("0: decline")
    assert s.asked == [1]


def test_whoever_holds_no_encounter_card_is_never_asked_for_one(situation: Situation) -> None:
    """KL-R59: by public facts"""
    s = dive(situation, "A  bare  -", "wreck A shallow: gold 1, goods 2")
    assert s.legal() == ["draw 1", "surface"]
    assert s.reason(0, "decline") == "not-now"
    s.play("0: draw 1")
    assert s.asked == [1]
