"""KA 3.2: the phases of a turn."""

from __future__ import annotations

import pytest

from tests.games.katana.played import Situation


def test_a_turn_is_recover_draw_play_discard_and_then_the_left_neighbours(situation: Situation) -> None:
    """KA 3.2"""
    s = situation("seat  resilience  hand\n1  0  7 more").play("0: end")
    assert (s.turn, s.now.turn, s.phase) == (1, 1, "play")
    assert s.resilience[1] == 5
    assert s.held[1] == 9
    s.play("1: end")
    assert (s.turn, s.phase) == (1, "discard")
    s.play(f"1: {s.legal()[0]}", f"1: {s.legal()[-1]}")
    assert s.turn == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_play_goes_clockwise(situation: Situation, players: int) -> None:
    """KA 3.2, KA 3.1.5"""
    s = situation(f"players {players}\nseat  hand\n0  geisha")
    for step in range(players):
        assert (s.turn, s.now.turns) == (step, step + 1)
        while s.turn == step:
            s.play(f"{step}: {s.legal()[-1]}")
    assert s.turn == 0


def test_who_has_no_resilience_gets_all_of_it_back(situation: Situation) -> None:
    """KA 3.2.1: the printed value"""
    s = situation("seat  character  resilience\n0  goemon  5\n1  hanzo  0").play("0: end")
    assert s.resilience[1] == 4


@pytest.mark.parametrize("resilience", [1, 2, 4])
def test_who_has_a_point_left_recovers_nothing(situation: Situation, resilience: int) -> None:
    """KA-R55, KA-S32"""
    s = situation(f"seat  character  resilience\n0  chiyome  4\n1  goemon  {resilience}").play("0: end")
    assert s.resilience[1] == resilience
    assert not s.happened("recovered")


def test_nobody_recovers_in_the_turn_of_another(situation: Situation) -> None:
    """KA 3.7"""
    s = situation("seat  resilience\n1  0\n3  0").play("0: end")
    assert s.resilience == [4, 5, 5, 0, 5]


@pytest.mark.parametrize(
    ("players", "turn", "character", "drawn"),
    [
        (5, 1, "tomoe", 2),
        (5, 0, "tomoe", 2),
        (5, 1, "hideyoshi", 3),
        (3, 0, "tomoe", 3),
        (3, 0, "hideyoshi", 4),
        (3, 1, "tomoe", 2),
    ],
)
def test_two_cards_are_drawn_and_one_more_by_hideyoshi_and_by_the_shogun_of_three(
    situation: Situation, players: int, turn: int, character: str, drawn: int
) -> None:
    """KA 3.2.2, KA 3.12, KA-S23"""
    before = (turn - 1) % players
    s = situation(
        f"players {players}\nturn {before}\nseat  character  hand\n{before}  chiyome  -\n{turn}  {character}  -"
    )
    s.play(f"{before}: end")
    assert s.held[turn] == drawn


def test_a_harmless_player_has_a_turn(situation: Situation) -> None:
    """KA 3.5"""
    s = situation("seat  resilience  hand\n1  0  -").play("0: end")
    assert s.turn == 1
    assert (s.resilience[1], s.held[1]) == (5, 2)


def test_one_may_play_nothing(situation: Situation) -> None:
    """KA 3.2.3"""
    s = situation("seat  hand\n0  bo, focus").play("0: end")
    assert s.turn == 1
    assert s.hand(0) == "bo, focus"


def test_one_plays_as_many_cards_as_one_likes_in_any_order(situation: Situation) -> None:
    """KA 3.2.3, KA 3.3: actions and properties without limit, identical ones too"""
    s = situation("seat  hand\n0  daimyo 2, focus 2, armor, fast_draw, bo, geisha")
    s.play("0: focus", "0: daimyo", "0: bo > 1", "1: suffer", "0: armor", "0: focus", "0: daimyo", "0: fast_draw")
    assert s.front(0) == "focus 2, armor, fast_draw"
    assert s.turn == 0


def test_one_cannot_take_away_ones_own_properties(situation: Situation) -> None:
    """KA 3.3: no action does; Geisha is needed"""
    s = situation("seat  hand  front\n0  bo  focus, armor")
    assert s.legal_with("armor") == s.legal_with("focus") == []


def test_a_parry_is_not_played_in_ones_own_turn(situation: Situation) -> None:
    """KA-R52: without an attack"""
    s = situation("seat  hand\n0  parry, bo")
    assert s.reason(0, "parry parry") == "only-an-answer"
    assert s.reason(0, "parry bo") == "not-now"
    assert s.legal_with("parry") == []


@pytest.mark.parametrize("deed", ["suffer", "lose_honour", "take_back", "draw", "discard bo"])
def test_nothing_is_answered_that_nobody_asks(situation: Situation, deed: str) -> None:
    """KA 4.6"""
    assert situation("seat  hand\n0  parry, bo").reason(0, deed) == "not-now"


def test_only_the_active_player_plays(situation: Situation) -> None:
    """KA 3.2, KA 3.3"""
    s = situation("seat  hand\n0  bo\n1  focus, daimyo, bo")
    for deed in ("focus", "daimyo", "bo > 2", "end", "parry parry"):
        assert s.reason(1, deed) == "not-your-turn"


def test_above_seven_cards_are_discarded_to_seven(situation: Situation) -> None:
    """KA-R50, KA-S29: cards and order are the player's choice"""
    s = situation("seat  hand\n0  bokken, katana, parry 3, 4 more").play("0: end")
    assert (s.turn, s.phase) == (0, "discard")
    assert "discard parry" in s.legal()
    s.play("0: discard katana", "0: discard bokken")
    assert s.discarded == ["katana", "bokken"]
    assert (s.held[0], s.turn) == (7, 1)


def test_seven_cards_are_not_too_many(situation: Situation) -> None:
    """KA-R50, KA 3.2.4"""
    assert situation("seat  hand\n0  7 more").play("0: end").turn == 1


def test_the_others_keep_more_than_seven(situation: Situation) -> None:
    """KA-R50"""
    s = situation("seat  hand\n0  bo\n1  geisha\n2  9 more").play("0: end")
    assert (s.turn, s.phase, s.held[2]) == (1, "play", 9)


def test_before_discarding_is_done_nothing_is_played(situation: Situation) -> None:
    """KA-R50"""
    s = situation("seat  character  hand\n0  nobunaga  bokken, daimyo, focus, 6 more").play("0: end")
    assert [s.reason(0, deed) for deed in ("daimyo", "focus", "bokken > 1", "pay", "end")] == ["too-many-cards"] * 5
    assert s.reason(0, "discard katana") == "not-in-hand"
    assert s.reason(0, "suffer") == "not-now"


def test_nobunaga_pays_a_point_for_a_card_as_often_as_he_likes(situation: Situation) -> None:
    """KA-R22, KA-S25: never the last one"""
    s = situation("seat  character  resilience  hand\n0  nobunaga  3  bo").play("0: pay", "0: pay")
    assert s.resilience[0] == 1
    assert s.held[0] == 3
    assert s.reason(0, "pay") == "last-point"


def test_nobunagas_point_is_no_wound(situation: Situation) -> None:
    """KA-R22: nobody dealt it"""
    s = situation("seat  character  resilience  hand\n0  nobunaga  3  bo").play("0: pay")
    assert s.honour == [5, 3, 3, 3, 3]
    assert sum(s.now.wounded.cells) == 0


def test_nobunaga_pays_in_his_play_phase_only(situation: Situation) -> None:
    """KA-R22: not while a card is being resolved, not in another's turn, not when he discards"""
    s = situation("seat  character  resilience  hand\n0  nobunaga  5  bo, 8 more\n1  goemon  5  parry")
    s.play("0: bo > 1")
    assert s.reason(0, "pay") == "not-your-turn"
    s.play("1: suffer")
    assert s.reason(0, "pay") is None
    s.play("0: end")
    assert s.reason(0, "pay") == "too-many-cards"


def test_nobody_but_nobunaga_pays(situation: Situation) -> None:
    """KA-R22, KA 2.5"""
    s = situation("seat  character\n0  goemon\n1  nobunaga")
    assert s.reason(0, "pay") == "not-nobunaga"
    assert s.reason(1, "pay") == "not-your-turn"


def test_ieyasu_is_asked_about_his_first_card(situation: Situation) -> None:
    """KA-R23: the top of the discard pile, or the deck"""
    s = situation("deck 20 top bo, kiseru\ndiscarded nodachi, katana\nseat  character  hand\n1  ieyasu  -").play(
        "0: end"
    )
    assert (s.turn, s.phase) == (1, "draw")
    assert s.legal() == ["take_back", "draw"]
    assert s.reason(1, "end") == "answer-first"
    s.play("1: take_back")
    assert s.hand(1) == "bo, katana"
    assert s.discarded == ["nodachi"]


def test_ieyasu_may_draw_from_the_deck(situation: Situation) -> None:
    """KA-R23"""
    s = situation("deck 20 top bo, kiseru\ndiscarded katana\nseat  character  hand\n1  ieyasu  -").play(
        "0: end", "1: draw"
    )
    assert s.hand(1) == "kiseru, bo"
    assert s.discarded == ["katana"]


def test_ieyasu_is_not_asked_without_a_discard_pile(situation: Situation) -> None:
    """KA-R23"""
    s = situation("seat  character  hand\n1  ieyasu  -").play("0: end")
    assert (s.turn, s.phase, s.held[1]) == (1, "play", 2)


def test_nothing_can_be_done_after_the_end(situation: Situation) -> None:
    """KA 3.11"""
    s = situation("deck 1\nseat  honour  hand\n0  1  daimyo, bo\n1  3  geisha").play("0: daimyo")
    s.play("0: end")
    assert s.over
    assert s.turn == -1
    assert [s.reason(seat, "end") for seat in range(5)] == ["game-over"] * 5
