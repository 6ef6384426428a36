"""KA 3.9: Bushido, which wanders."""

from __future__ import annotations

import pytest

from tests.games.katana.played import Played, Situation


def check(situation: Situation, top: str, hand: str, honour: int = 3) -> Played:
    """The turn of seat 1 begins, before whom Bushido lies; this card is on top of the deck."""
    s = situation(f"deck 30 top {top}\nseat  hand  honour  front\n0  geisha  5  -\n1  {hand}  {honour}  bushido")
    return s.play("0: end")


@pytest.mark.parametrize("target", range(5))
def test_bushido_may_be_placed_before_anybody(situation: Situation, target: int) -> None:
    """KA-R34: oneself included, at any distance"""
    s = situation("seat  hand\n0  bushido, bo").play(f"0: bushido > {target}")
    assert s.front(target) == "bushido"
    assert s.hand(0) == "bo"
    assert s.discarded == []


def test_bushido_may_be_placed_before_a_harmless_player(situation: Situation) -> None:
    """KA-R30, KA-R34"""
    s = situation("seat  hand  resilience\n0  bushido 2, bo  4\n1  geisha  0\n2  -  5")
    assert s.legal_with("bushido") == [f"bushido > {seat}" for seat in range(5)]
    s.play("0: bushido > 2")
    assert s.front(2) == "bushido"


def test_only_one_bushido_is_in_play(situation: Situation) -> None:
    """KA-R34, KA-S15: a new one once none is"""
    s = situation("seat  hand  front\n0  bushido, geisha  -\n3  bo  bushido")
    assert [s.reason(0, f"bushido > {seat}") for seat in range(5)] == ["code-in-play"] * 5
    s.play("0: geisha bushido > 3")
    assert s.legal_with("bushido") == [f"bushido > {seat}" for seat in range(5)]


def test_bushido_is_not_placed_as_other_properties_are(situation: Situation) -> None:
    """KA 3.9"""
    s = situation("seat  hand\n0  bushido, focus")
    assert s.reason(0, "bushido > 1") is None
    assert "bushido" not in s.legal()


@pytest.mark.parametrize("top", ["parry", "geisha", "focus", "bushido"])
def test_anything_but_a_weapon_passes_it_on(situation: Situation, top: str) -> None:
    """KA 3.9, KA-S13: to the left neighbour; then the turn goes on"""
    s = check(situation, top, "bo")
    assert s.front(1) == ""
    assert s.front(2) == "bushido"
    assert s.discarded == [top]
    assert (s.turn, s.phase, s.held[1]) == (1, "play", 3)


def test_the_left_neighbour_of_the_last_seat_is_the_first(situation: Situation) -> None:
    """KA 3.9"""
    s = situation("turn 3\ndeck 30 top parry\nseat  front\n4  bushido").play("3: end")
    assert s.front(0) == "bushido"


def test_a_weapon_puts_a_choice(situation: Situation) -> None:
    """KA-R35: a weapon out of the hand, or honour"""
    s = check(situation, "bokken", "bo, katana, parry, geisha")
    assert (s.turn, s.phase) == (1, "bushido")
    assert s.legal() == ["discard bo", "discard katana", "lose_honour"]
    assert s.reason(1, "discard parry") == "no-weapon"
    assert s.reason(1, "discard geisha") == "no-weapon"
    assert s.reason(1, "discard bokken") == "not-in-hand"
    assert s.reason(1, "end") == "answer-first"


def test_a_weapon_discarded_passes_it_on(situation: Situation) -> None:
    """KA-R35, KA-R62: first the weapon is discarded, then the Code moves"""
    s = check(situation, "bokken", "bo, katana").play("1: discard katana")
    kinds = [event.id.removeprefix("katana-event-") for event in s.events(1)]
    assert kinds == ["discarded", "code-passed", "drew", "drew"]
    assert s.discarded == ["bokken", "katana"]
    assert s.front(2) == "bushido"
    assert s.honour == [5, 3, 3, 3, 3]
    assert (s.turn, s.phase, s.held[1]) == (1, "play", 3)


def test_honour_lost_goes_to_the_box_and_the_code_is_discarded(situation: Situation) -> None:
    """KA-R35, KA 3.9"""
    s = check(situation, "bokken", "bo, katana")
    box = s.now.box
    s.play("1: lose_honour")
    assert s.honour == [5, 2, 3, 3, 3]
    assert s.now.box == box + 1
    assert [s.front(seat) for seat in range(5)] == [""] * 5
    assert s.discarded == ["bokken", "bushido"]
    assert (s.turn, s.phase, s.held[1]) == (1, "play", 4)


def test_without_a_weapon_honour_is_lost_and_it_is_asked_all_the_same(situation: Situation) -> None:
    """KA-R35, KA-R61, KA-R53"""
    s = check(situation, "bokken", "parry, geisha")
    assert s.turn == 1
    assert s.legal() == ["lose_honour"]


def test_an_empty_hand_does_not_save_from_it(situation: Situation) -> None:
    """KA 3.5, KA-R30"""
    s = check(situation, "bokken", "-")
    assert s.legal() == ["lose_honour"]


def test_the_last_honour_point_ends_the_game(situation: Situation) -> None:
    """KA 3.9, KA-S14: at once, without a Draw phase and without the Lost Sword"""
    s = check(situation, "bokken", "katana, geisha", 1).play("1: lose_honour")
    assert (s.over, s.told["end"], s.told["lost_sword"]) == (True, "honour", "nobody")
    assert s.honour == [5, 0, 3, 3, 3]
    assert s.held[1] == 2


def test_hanzo_may_give_his_last_weapon(situation: Situation) -> None:
    """KA-R18, KA-R35: that is no parry"""
    s = situation("turn 0\ndeck 30 top bokken\nseat  character  hand  front\n1  hanzo  bo  bushido")
    s.play("0: end", "1: discard bo")
    assert s.front(2) == "bushido"


@pytest.mark.parametrize("resilience", [0, 1, 3])
def test_it_is_checked_every_turn_of_whom_it_lies_before(situation: Situation, resilience: int) -> None:
    """KA-R05: whether there was something to recover or not"""
    text = f"deck 30 top parry\nseat  resilience  front\n1  {resilience}  bushido"
    s = situation(text).play("0: end")
    assert s.front(2) == "bushido"
    assert s.resilience[1] == (resilience or 5)


def test_recovering_comes_before_the_check(situation: Situation) -> None:
    """KA 3.2.1"""
    s = situation("deck 30 top bokken\nseat  resilience  hand  front\n1  0  bo  bushido").play("0: end")
    assert s.phase == "bushido"
    assert s.resilience[1] == 5


def test_it_is_not_checked_in_the_turns_of_others(situation: Situation) -> None:
    """KA 3.9"""
    s = situation("deck 30 top bokken, bo, kiseru\nseat  front\n2  bushido").play("0: end")
    assert (s.turn, s.phase) == (1, "play")
    assert s.discarded == []


def test_what_is_placed_before_oneself_is_checked_in_the_next_turn_only(situation: Situation) -> None:
    """KA 3.9"""
    s = situation("deck 30 top bokken\nseat  hand\n0  bushido, bo").play("0: bushido > 0")
    assert (s.turn, s.phase) == (0, "play")


def test_the_flipped_card_lies_under_what_is_paid(situation: Situation) -> None:
    """KA-R36: it is on the discard pile before any payment"""
    s = check(situation, "bokken", "bo")
    assert s.discarded == ["bokken"]
    s.play("1: discard bo")
    assert s.discarded == ["bokken", "bo"]


def test_a_flip_that_empties_the_deck_is_shuffled_in_and_still_counts(situation: Situation) -> None:
    """KA-R36"""
    s = situation("deck 1 top bokken\ndiscarded geisha 2\nseat  hand  front\n1  bo  bushido").play("0: end")
    assert s.honour == [4, 2, 2, 2, 2]
    assert sorted(s.deck) == ["bokken", "geisha", "geisha"]
    assert (s.turn, s.phase, s.told["discards"]) == (1, "bushido", 0)
    assert s.legal() == ["discard bo", "lose_honour"]
    s.play("1: lose_honour")
    assert s.honour == [4, 1, 2, 2, 2]
    assert s.held[1] == 3


def test_a_flip_that_ends_the_game_asks_nothing(situation: Situation) -> None:
    """KA-R36, KA-R40"""
    s = situation("deck 1 top bokken\nseat  hand  honour  front\n1  bo  3  bushido\n3  bo  1  -").play("0: end")
    assert s.over
    assert s.honour == [4, 2, 2, 0, 2]
    assert s.front(1) == "bushido"
    assert s.held[1] == 1


def test_without_a_card_the_code_stays(situation: Situation) -> None:
    """KA-R39: deck and discard pile are empty"""
    s = situation("deck 0\nseat  hand  front\n1  bo  bushido").play("0: end")
    assert s.front(1) == "bushido"
    assert s.honour == [5, 3, 3, 3, 3]
    assert (s.turn, s.phase, s.held[1]) == (1, "play", 1)


@pytest.mark.parametrize(
    ("top", "deed", "taken"),
    [("parry", "", "parry"), ("bokken", "discard katana", "katana"), ("bokken", "lose_honour", "bushido")],
)
def test_ieyasu_may_take_what_then_lies_on_top(situation: Situation, top: str, deed: str, taken: str) -> None:
    """KA-R24: the card shown, the weapon discarded for it, or the Code itself"""
    s = situation(f"deck 30 top {top}\nseat  character  hand  front\n1  ieyasu  katana, geisha  bushido").play("0: end")
    if deed:
        s.play(f"1: {deed}")
    assert s.phase == "draw"
    held = s.held[1]
    s.play("1: take_back")
    assert taken in s.hand(1)
    assert s.held[1] == held + 2


def three(situation: Situation, turn: int, honour: int) -> Played:
    """Three players; a weapon was flipped for the seat whose turn it is, who holds another."""
    return situation(
        f"players 3\nturn {turn}\nflipped bokken\nseat  hand  honour  front\n{turn}  katana  {honour}  bushido"
    )


def test_the_shogun_of_three_never_loses_honour_to_it(situation: Situation) -> None:
    """KA-R48, KA 3.12: either branch is open; that of honour costs nothing and discards the Code"""
    s = three(situation, 0, 1)
    assert s.legal() == ["discard katana", "lose_honour"]
    s.play("0: lose_honour")
    assert s.honour == [1, 3, 3]
    assert s.front(0) == ""
    assert s.discarded == ["bokken", "bushido"]
    assert not s.over


def test_the_shogun_of_three_may_pass_it_on(situation: Situation) -> None:
    """KA-R48"""
    s = three(situation, 0, 6).play("0: discard katana")
    assert s.front(1) == "bushido"
    assert s.honour == [6, 3, 3]


def test_a_ninja_of_three_loses_honour_as_usual(situation: Situation) -> None:
    """KA-R48"""
    assert three(situation, 1, 3).play("1: lose_honour").honour == [6, 2, 3]


def test_the_shogun_of_four_loses_honour_as_others_do(situation: Situation) -> None:
    """KA-R48: it is a rule of three players"""
    s = situation("players 4\nflipped bokken\nseat  hand  front\n0  katana  bushido").play("0: lose_honour")
    assert s.honour == [4, 3, 3, 3]
