"""KA 4.2: Battle Cry and Jujutsu. Every other player answers, one after the other."""

from __future__ import annotations

import pytest

from tests.games.katana.played import Situation

both_calls = pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
ANSWERS = {"battle_cry": ("parry", "parry parry"), "jujutsu": ("bo", "discard bo")}
"""For each call a card that answers it, and the answer."""


@both_calls
@pytest.mark.parametrize("turn", [0, 2, 4])
def test_the_others_answer_clockwise_from_the_left(situation: Situation, call: str, turn: int) -> None:
    """KA-R16, KA 4.2.2"""
    s = situation(f"turn {turn}\nseat  hand\n{turn}  {call}").play(f"{turn}: {call}")
    assert s.told["asked"] == sorted({0, 1, 2, 3, 4} - {turn})
    for step in (1, 2, 3, 4):
        seat = (turn + step) % 5
        assert (s.turn, s.phase, s.told["resolving"]) == (seat, call, call)
        s.play(f"{seat}: suffer")
    assert (s.turn, s.phase) == (turn, "play")


@both_calls
def test_a_suitable_card_saves_from_the_wound(situation: Situation, call: str) -> None:
    """KA 3.8"""
    card, answer = ANSWERS[call]
    s = situation(f"players 3\nseat  hand\n0  {call}\n1  {card}, geisha\n2  geisha").play(f"0: {call}")
    assert s.legal() == [answer, "suffer"]
    s.play(f"1: {answer}")
    assert s.resilience[1] == 5
    assert s.hand(1) == "geisha"
    assert s.discarded == [card]


@both_calls
def test_one_may_take_the_wound_with_a_suitable_card_in_hand(situation: Situation, call: str) -> None:
    """KA-R17"""
    card, _ = ANSWERS[call]
    s = situation(f"players 3\nseat  hand\n0  {call}\n1  {card}\n2  geisha").play(f"0: {call}", "1: suffer")
    assert s.hand(1) == card
    assert s.resilience[1] == 4


@both_calls
def test_who_has_no_suitable_card_is_asked_all_the_same(situation: Situation, call: str) -> None:
    """KA-R53, KA-R61: one answer is possible, and being asked tells nothing of the hand"""
    s = situation(f"players 3\nseat  hand\n0  {call}\n1  geisha, daimyo\n2  geisha").play(f"0: {call}")
    assert s.turn == 1
    assert s.legal() == ["suffer"]


def test_a_weapon_does_not_answer_battle_cry(situation: Situation) -> None:
    """KA 3.8"""
    s = situation("players 3\nseat  hand\n0  battle_cry\n1  bo, geisha\n2  geisha").play("0: battle_cry")
    assert s.reason(1, "parry bo") == "no-parry"
    assert s.reason(1, "discard bo") == "not-now"
    assert s.reason(1, "parry parry") == "not-in-hand"


def test_a_parry_does_not_answer_jujutsu(situation: Situation) -> None:
    """KA 3.8"""
    s = situation("players 3\nseat  hand\n0  jujutsu\n1  parry, geisha\n2  geisha").play("0: jujutsu")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "discard parry") == "no-weapon"
    assert s.reason(1, "discard geisha") == "no-weapon"
    assert s.reason(1, "parry parry") == "not-now"


def test_any_weapon_answers_jujutsu_and_none_is_played(situation: Situation) -> None:
    """KA-R17: it is discarded, attacks nobody and counts for no limit"""
    s = situation("players 3\nseat  hand\n0  jujutsu, bo\n1  bokken, daikyu\n2  geisha").play("0: jujutsu")
    assert s.legal() == ["discard bokken", "discard daikyu", "suffer"]
    s.play("1: discard daikyu")
    assert s.told["weapons"] == [0, 2]
    assert s.resilience == [4, 5, 5]


def test_the_call_lies_on_all_answers(situation: Situation) -> None:
    """KA 4.2.3, KA-R33, KA-S11"""
    s = situation("players 3\nseat  hand\n0  jujutsu\n1  bo\n2  katana")
    s.play("0: jujutsu", "1: discard bo", "2: discard katana")
    assert s.discarded == ["bo", "katana", "jujutsu"]


@both_calls
def test_chiyome_is_skipped(situation: Situation, call: str) -> None:
    """KA-R19"""
    s = situation(f"players 3\nseat  character  hand\n0  goemon  {call}\n1  chiyome  parry, bo\n2  tomoe  geisha")
    s.play(f"0: {call}")
    assert s.told["asked"] == [2]
    s.play("2: suffer")
    assert s.resilience == [5, 4, 4]
    assert s.held[1] == 2


@both_calls
def test_who_is_asked_is_fixed_when_the_call_is_played(situation: Situation, call: str) -> None:
    """KA-R16, KA-R08: whoever falls meanwhile changes nothing for the others"""
    s = situation(f"seat  hand  resilience\n0  {call}  4\n1  geisha  1\n2  -  5\n3  geisha  0\n4  geisha  5")
    s.play(f"0: {call}")
    assert s.told["asked"] == [1, 4]
    s.play("1: suffer")
    assert s.told["asked"] == [4]
    assert s.told["answered"] == [1]


@both_calls
def test_a_call_touches_at_any_distance(situation: Situation, call: str) -> None:
    """KA 3.8: difficulty, Armors and Benkei do not matter"""
    s = situation(f"players 7\nseat  character  hand  front\n0  goemon  {call}  -\n3  benkei  geisha  armor 3")
    s.play(f"0: {call}")
    assert s.told["asked"] == [1, 2, 3, 4, 5, 6]


@both_calls
def test_a_call_may_be_played_though_it_touches_nobody(situation: Situation, call: str) -> None:
    """KA-R29"""
    s = situation(f"players 3\nseat  hand\n0  {call}, bo\n1  -\n2  -").play(f"0: {call}")
    assert (s.turn, s.phase) == (0, "play")
    assert s.discarded == [call]


@both_calls
def test_ginchiyo_loses_the_point(situation: Situation, call: str) -> None:
    """KA-R20: she is protected from weapons only"""
    s = situation(f"players 3\nseat  character  hand\n0  goemon  {call}\n1  ginchiyo  geisha\n2  tomoe  geisha")
    s.play(f"0: {call}", "1: suffer")
    assert s.resilience[1] == 3


@both_calls
def test_musashi_and_fast_draw_add_nothing(situation: Situation, call: str) -> None:
    """KA-R21"""
    s = situation(f"players 3\nseat  character  hand  front\n0  musashi  {call}  fast_draw 2\n1  goemon  geisha  -")
    s.play(f"0: {call}", "1: suffer")
    assert s.resilience[1] == 4


@both_calls
def test_neither_tomoe_nor_ushiwaka_draws(situation: Situation, call: str) -> None:
    """KA-R21"""
    s = situation(f"players 3\nseat  character  hand\n0  tomoe  {call}\n1  ushiwaka  geisha\n2  goemon  geisha")
    s.play(f"0: {call}", "1: suffer", "2: suffer")
    assert s.held == [0, 1, 1]


def test_hanzo_answers_battle_cry_with_a_weapon_that_is_not_his_last_card(situation: Situation) -> None:
    """KA-R18"""
    text = "players 3\nseat  character  hand\n0  goemon  battle_cry\n1  hanzo  {}\n2  tomoe  geisha"
    s = situation(text.format("bokken, geisha")).play("0: battle_cry", "1: parry bokken")
    assert s.resilience[1] == 4
    assert s.hand(1) == "geisha"
    s = situation(text.format("bokken")).play("0: battle_cry")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry bokken") == "last-card"


def test_hanzo_may_discard_his_last_card_for_jujutsu(situation: Situation) -> None:
    """KA-R18, KA-S12: that is no parry"""
    s = situation("players 3\nseat  character  hand\n0  goemon  jujutsu\n1  hanzo  bokken\n2  tomoe  geisha")
    s.play("0: jujutsu", "1: discard bokken")
    assert s.resilience[1] == 4
    assert s.told["harmless"] == [0, 1]


@both_calls
def test_when_the_game_ends_the_rest_is_not_asked(situation: Situation, call: str) -> None:
    """KA 4.2.2, KA-R40: they suffer nothing, and the call is in nobody's hand"""
    s = situation(f"seat  hand  resilience  honour\n0  {call}  4  5\n1  geisha  1  1")
    s.play(f"0: {call}", "1: suffer")
    assert s.over
    assert s.resilience == [4, 0, 5, 5, 5]
    assert s.discarded == []
    assert s.told["resolving"] == call


@both_calls
def test_a_defeat_is_over_before_the_next_answers(situation: Situation, call: str) -> None:
    """KA-R16, KA 4.2.2"""
    s = situation(f"seat  hand  resilience\n0  {call}  4\n1  geisha  1\n2  geisha  1").play(f"0: {call}", "1: suffer")
    assert s.honour == [6, 2, 3, 3, 3]
    assert s.turn == 2


@both_calls
def test_nothing_else_is_done_before_all_have_answered(situation: Situation, call: str) -> None:
    """KA 4.6, KA-R22"""
    s = situation(f"seat  character  hand\n0  nobunaga  {call}, daimyo\n1  goemon  parry, bo, daimyo").play(
        f"0: {call}"
    )
    assert s.reason(0, "daimyo") == "not-your-turn"
    assert s.reason(0, "pay") == "not-your-turn"
    assert s.reason(1, "daimyo") == "answer-first"
    assert s.reason(1, "end") == "answer-first"
    assert s.reason(2, "suffer") == "not-your-turn"


def test_a_call_is_played_in_ones_own_turn_only(situation: Situation) -> None:
    """KA 3.3"""
    s = situation("seat  hand\n0  geisha\n1  battle_cry, jujutsu")
    assert s.reason(1, "battle_cry") == "not-your-turn"
    assert s.reason(1, "jujutsu") == "not-your-turn"
    assert s.reason(0, "jujutsu") == "not-in-hand"
