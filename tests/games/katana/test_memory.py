"""KA-R53, KA-R63: who learns what, what is remembered of it, and that nobody else learns anything."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludotheque.games.katana.state import DOUBTS, KINDS, Card
from tests.games.katana.played import Played, Situation

# ---- cards that are known


def remembered(s: Played, viewer: int) -> list[str]:
    """What a seat knows or doubts of other hands, as a position writes it."""
    lines: list[str] = s.told["memories"]
    return [line for line in lines if line.startswith((f"known {viewer} ", f"doubt {viewer} "))]


def test_a_card_taken_by_diversion_is_known_to_its_victim(situation: Situation) -> None:
    """KA-R53: the thief holds it; nobody else knows it"""
    s = situation("seat  hand\n0  diversion, bo\n1  nodachi").play("0: diversion > 1")
    assert s.hand(0) == "bo, nodachi"
    assert s.known(1, 0) == "nodachi"
    assert [remembered(s, viewer) for viewer in (0, 2, 3, 4)] == [[]] * 4


def test_a_known_card_is_forgotten_when_it_is_played(situation: Situation) -> None:
    """KA-R53"""
    s = situation("seat  hand\n0  diversion, bo\n1  nodachi").play("0: diversion > 1", "0: nodachi > 2")
    assert remembered(s, 1) == []


def test_a_known_card_is_still_known_when_another_is_played(situation: Situation) -> None:
    """KA-R53"""
    s = situation("seat  hand\n0  diversion, bo\n1  nodachi").play(
        "0: diversion > 1", "0: bo > 2", "2: suffer", "0: end"
    )
    assert s.known(1, 0) == "nodachi"


def test_of_equal_cards_the_known_one_is_thought_to_be_played_first(situation: Situation) -> None:
    """KA-R53: the other may be there or not"""
    s = situation("seat  hand\n0  diversion, daimyo\n1  daimyo").play("0: diversion > 1")
    assert (s.known(1, 0), s.hand(0)) == ("daimyo", "daimyo 2")
    s.play("0: daimyo")
    assert s.known(1, 0) == ""


def test_the_card_that_ieyasu_takes_back_is_known_to_all(situation: Situation) -> None:
    """KA-R53, KA-R23"""
    s = situation("discarded bo, katana\nseat  character  hand\n1  ieyasu  -").play("0: end", "1: take_back")
    assert [s.known(viewer, 1) for viewer in (0, 2, 3, 4)] == ["katana"] * 4
    assert remembered(s, 1) == []
    s.play("1: katana > 2")
    assert [remembered(s, viewer) for viewer in range(5)] == [[]] * 5


def test_a_card_that_ieyasu_draws_from_the_deck_is_known_to_nobody(situation: Situation) -> None:
    """KA-R53"""
    s = situation("discarded bo, katana\nseat  character  hand\n1  ieyasu  -").play("0: end", "1: draw")
    assert [remembered(s, viewer) for viewer in range(5)] == [[]] * 5


def test_a_card_discarded_by_geisha_is_seen_by_all_and_known_no_more(situation: Situation) -> None:
    """KA-R53"""
    s = situation("known 2 of 1: katana\nseat  hand\n0  geisha\n1  katana, bo", chance=[1]).play("0: geisha hand > 1")
    assert s.discarded == ["katana", "geisha"]
    assert remembered(s, 2) == []


def test_a_known_card_that_the_thief_takes_is_known_in_no_other_hand(situation: Situation) -> None:
    """KA-R53"""
    text = "known 0 of 1: katana\nseat  hand\n0  diversion\n1  katana, bo"
    assert remembered(situation(text, chance=[1]).play("0: diversion > 1"), 0) == []
    assert remembered(situation(text, chance=[0]).play("0: diversion > 1"), 0) == ["known 0 of 1: katana"]


def test_a_card_given_as_an_answer_is_seen_by_all(situation: Situation) -> None:
    """KA-R53: for Jujutsu, or as a parry"""
    s = situation("known 3 of 1: bo\nseat  hand\n0  jujutsu\n1  bo, geisha").play("0: jujutsu", "1: discard bo")
    assert remembered(s, 3) == []
    s = situation("known 3 of 1: parry\nseat  hand\n0  bo\n1  parry, geisha").play("0: bo > 1", "1: parry parry")
    assert remembered(s, 3) == []


# ---- cards that are in one of several hands

THREE = "known 2 of 1: katana\nseat  hand\n0  diversion 2, armor, geisha\n1  katana, parry, bo\n3  geisha"


@pytest.mark.parametrize("card", [0, 1, 2])
def test_a_known_card_may_have_been_taken_unseen(situation: Situation, card: int) -> None:
    """KA-R53: one out of three was taken, so it is two to one; whichever it was"""
    s = situation(THREE, chance=[card]).play("0: diversion > 1")
    assert remembered(s, 2) == ["doubt 2 of katana: 2 in 1, 1 in 0"]
    assert s.known(2, 1) == s.known(2, 0) == ""


def test_the_only_card_of_a_hand_is_certainly_the_one_taken(situation: Situation) -> None:
    """KA-R53"""
    s = situation("known 2 of 1: katana\nseat  hand\n0  diversion\n1  katana").play("0: diversion > 1")
    assert remembered(s, 2) == ["known 2 of 0: katana"]


def test_thief_and_victim_are_in_no_doubt(situation: Situation) -> None:
    """KA-R53"""
    s = situation(THREE, chance=[0]).play("0: diversion > 1")
    assert remembered(s, 0) == []
    assert remembered(s, 1) == ["known 1 of 0: bo"]


def test_a_doubt_ends_when_the_card_is_seen(situation: Situation) -> None:
    """KA-R53: whichever of the hands it comes out of"""
    s = situation(THREE, chance=[1]).play("0: diversion > 1", "0: katana > 3")
    assert remembered(s, 2) == []


def test_a_doubt_ends_when_one_of_two_hands_is_empty(situation: Situation) -> None:
    """KA-R53: the card is in the other"""
    text = "known 2 of 1: katana\nseat  hand\n0  diversion, geisha\n1  katana, parry"
    s = situation(text, chance=[0, 0]).play("0: diversion > 1")
    assert remembered(s, 2) == ["doubt 2 of katana: 1 in 1, 1 in 0"]
    s.play("0: geisha hand > 1")
    assert remembered(s, 2) == ["known 2 of 0: katana"]


def test_a_card_seen_to_leave_makes_the_other_hand_likelier(situation: Situation) -> None:
    """KA-R53: by chance; of two cards in the hand one was not it, so two to one becomes one to one"""
    rows = "seat  hand\n0  bo, armor\n1  katana, parry\n3  geisha"
    s = situation(f"turn 3\ndoubt 2 of katana: 1 in 0, 2 in 1\n{rows}", chance=[1]).play("3: geisha hand > 1")
    assert s.discarded == ["parry", "geisha"]
    assert remembered(s, 2) == ["doubt 2 of katana: 1 in 0, 1 in 1"]


def test_a_card_played_makes_the_other_hand_likelier(situation: Situation) -> None:
    """KA-R53: by choice; the thief has three other cards than the one played, so one to two becomes three to eight"""
    s = situation(THREE, chance=[2]).play("0: diversion > 1")
    assert s.held[0] == 4
    s.play("0: armor")
    assert remembered(s, 2) == ["doubt 2 of katana: 8 in 1, 3 in 0"]


def test_a_known_card_that_leaves_tells_nothing_of_a_doubtful_one(situation: Situation) -> None:
    """KA-R53: it had its place in that hand all the time"""
    text = "known 2 of 0: armor\ndoubt 2 of katana: 1 in 0, 2 in 1\nseat  hand\n0  armor, geisha, bo\n1  katana, parry"
    s = situation(text).play("0: armor")
    assert remembered(s, 2) == ["doubt 2 of katana: 1 in 0, 2 in 1"]


def test_only_unknown_cards_are_places_for_a_doubtful_one(situation: Situation) -> None:
    """KA-R53: of three cards one is known; one of the other two was not it"""
    text = "known 2 of 0: bo\ndoubt 2 of katana: 1 in 0, 2 in 1\nseat  hand\n0  armor, geisha, bo\n1  katana, parry"
    s = situation(text).play("0: armor")
    assert remembered(s, 2) == ["known 2 of 0: bo", "doubt 2 of katana: 1 in 0, 4 in 1"]


def test_a_doubtful_card_may_be_taken_on(situation: Situation) -> None:
    """KA-R53: out of one of two hands, unseen, into a third"""
    s = situation(
        "turn 3\ndoubt 2 of katana: 1 in 0, 2 in 1\nseat  hand\n0  armor, geisha\n1  katana, parry\n3  diversion",
        chance=[0],
    )
    s.play("3: diversion > 1")
    assert remembered(s, 2) == ["doubt 2 of katana: 1 in 0, 1 in 1, 1 in 3"]


def test_who_doubts_of_six_cards_remembers_no_seventh(situation: Situation) -> None:
    """KA-R53: it may then be anywhere"""
    known = ["bokken", "kiseru", "bo", "kusarigama", "shuriken", "naginata", "parry"]
    rows = f"known 2 of 1: {', '.join(known)}\nseat  hand\n0  diversion\n1  {', '.join(known)}, geisha"
    s = situation(rows, chance=[7]).play("0: diversion > 1")
    [line] = remembered(s, 2)
    assert line.startswith(f"doubt 2 of {', '.join(known[:DOUBTS])}: 2 in 1 1 1 1 1 1, 1 in 0 1 1 1 1 1")
    assert s.now.recent[2, Card.PARRY] > 0
    assert s.now.elder[2, Card.PARRY] == 1


def test_of_two_known_cards_one_was_taken_at_most(situation: Situation) -> None:
    """KA-R53: one of three cards was taken, so it is one to one to one"""
    s = situation(THREE.replace("of 1: katana", "of 1: katana, parry"), chance=[1]).play("0: diversion > 1")
    assert remembered(s, 2) == ["doubt 2 of katana, parry: 1 in 1 1, 1 in 0 1, 1 in 1 0"]
    s.play("0: katana > 3")
    assert remembered(s, 2) == ["known 2 of 1: parry"]


def test_a_card_that_chance_takes_may_be_another_than_the_known_one(situation: Situation) -> None:
    """KA-R53: of the four cards that the other one may be, one is a Bo"""
    text = "players 3\nknown 2 of 1: bo\ndeck 3 top bo, armor, armor\nseat  hand\n0  geisha\n1  bo, focus\n2  -"
    s = situation(text, chance=[0]).play("0: geisha hand > 1")
    assert remembered(s, 2) == ["doubt 2 of bo: 1 in 1, 4 in -"]


# ---- what the new deck is made of


def test_all_know_what_the_new_deck_is_made_of(situation: Situation) -> None:
    """KA-R63: every discarded card was seen; all others that a seat does not see are in hands"""
    s = situation(
        "deck 1 top kiseru\ndiscarded bo 2, katana\nseat  hand\n0  breathing, daimyo\n1  armor\n2  focus\n3  -\n4  -"
    )
    s.play("0: breathing > 1")
    for viewer in range(5):
        assert copies(s.now.recent.row(viewer)) == {Card.BO: 2, Card.KATANA: 1}
    assert copies(s.now.elder.row(0)) == {Card.KISERU: 1, Card.ARMOR: 1, Card.FOCUS: 1}
    assert copies(s.now.elder.row(1)) == {Card.DAIMYO: 1, Card.FOCUS: 1}


def copies(row: Sequence[int]) -> dict[int, int]:
    return {card: row[card] for card in range(KINDS) if row[card]}


def test_a_card_drawn_from_the_new_deck_is_one_fewer_for_who_draws_it(situation: Situation) -> None:
    """KA-R63: the others know that a card of it is in that hand"""
    s = situation("deck 1\ndiscarded bo, bo, katana\nseat  hand\n0  breathing 2\n1  -", chance=[2, 1])
    s.play("0: breathing > 1", "0: breathing > 1")
    [drawn] = [card for card in (Card.BO, Card.KATANA) if s.now.hands[1, card]]
    assert s.now.recent[1, drawn] == 2 - (drawn == Card.KATANA) - 1
    assert copies(s.now.recent.row(2)) == {Card.BO: 2, Card.KATANA: 1}
    assert list(s.now.drawn)[:5] == [0, 1, 0, 0, 0]


# ---- nobody else learns anything

HANDS = """
    players 4
    deck top {deck}
    seat  character  hand
    0     nobunaga   {0}
    1     hanzo      {1}
    2     goemon     {2}
    3     tomoe      geisha
"""


def seen(s: Played, *viewers: int | None) -> list[bytes]:
    return [s.rules.observe(s.state, viewer) for viewer in viewers]


def situations(situation: Situation, first: Sequence[str], second: Sequence[str], *deeds: str) -> tuple[Played, Played]:
    """The same deeds with two deals: the top of the deck, then three hands."""
    one, other = (situation(HANDS.format(*hands, deck=deck)).play(*deeds) for deck, *hands in (first, second))
    return one, other


def test_who_has_a_parry_is_asked_as_who_has_none(situation: Situation) -> None:
    """KA-R53: nobody but the target can tell them apart"""
    one, other = situations(
        situation, ("armor", "bo", "parry, daimyo", "focus"), ("armor", "bo", "armor, focus", "focus"), "0: bo > 1"
    )
    assert seen(one, 0, 2, 3, None) == seen(other, 0, 2, 3, None)
    assert one.turn == other.turn == 1
    assert one.legal() != other.legal()


@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_who_can_answer_a_call_is_asked_as_who_cannot(situation: Situation, call: str) -> None:
    """KA-R53, KA-R61"""
    one, other = situations(
        situation, ("armor", call, "parry, bo", "focus"), ("armor", call, "armor, focus", "focus"), f"0: {call}"
    )
    assert seen(one, 0, 2, 3, None) == seen(other, 0, 2, 3, None)
    one.play("1: suffer")
    other.play("1: suffer")
    assert seen(one, 0, 2, 3, None) == seen(other, 0, 2, 3, None)


def test_who_can_pay_bushido_with_a_weapon_is_asked_as_who_cannot(situation: Situation) -> None:
    """KA-R53, KA-R61"""
    text = "deck top bokken\nseat  hand  front\n0  geisha  -\n1  {}  bushido"
    one, other = (situation(text.format(hand)).play("0: end") for hand in ("bo, katana", "armor, focus"))
    assert seen(one, 0, 2, 3, 4, None) == seen(other, 0, 2, 3, 4, None)
    assert one.legal() != other.legal()


@pytest.mark.parametrize("deed", ["daimyo", "pay"])
def test_a_card_drawn_is_seen_by_who_draws_it_alone(situation: Situation, deed: str) -> None:
    """KA-R53"""
    one, other = situations(
        situation, ("armor, bo", "daimyo", "bo", "focus"), ("katana, parry", "daimyo", "bo", "focus"), f"0: {deed}"
    )
    assert seen(one, 1, 2, 3, None) == seen(other, 1, 2, 3, None)
    assert seen(one, 0) != seen(other, 0)


def test_a_card_given_by_breathing_is_seen_by_who_draws_it_alone(situation: Situation) -> None:
    """KA-R53"""
    one, other = situations(
        situation,
        ("armor", "breathing", "bo", "focus"),
        ("katana", "breathing", "bo", "focus"),
        "0: breathing > 2",
    )
    assert seen(one, 0, 1, 3, None) == seen(other, 0, 1, 3, None)
    assert seen(one, 2) != seen(other, 2)


def test_a_card_taken_by_diversion_is_seen_by_its_two_players_alone(situation: Situation) -> None:
    """KA-R53"""
    text = HANDS.format("diversion", "bo, katana", "focus", deck="armor")
    one, other = (situation(text, chance=[card]).play("0: diversion > 1") for card in (0, 1))
    assert seen(one, 2, 3, None) == seen(other, 2, 3, None)
    assert all(a != b for a, b in zip(seen(one, 0, 1), seen(other, 0, 1), strict=True))


def test_after_the_end_hands_stay_hidden_but_for_daimyos(situation: Situation) -> None:
    """KA 3.11, KA-R42: those in hand are shown and counted"""
    text = "flipped bokken\nseat  honour  hand  front\n0  1  daimyo  bushido\n1  3  daimyo 2, {}  -"
    one, other = (situation(text.format(card)).play("0: lose_honour") for card in ("bo", "katana"))
    assert one.over
    assert one.known(3, 1) == "daimyo 2"
    assert one.known(1, 0) == "daimyo"
    assert seen(one, 0, 2, 3, 4, None) == seen(other, 0, 2, 3, 4, None)


def test_roles_are_seen_by_their_owners_alone(situation: Situation) -> None:
    """KA-R53, KA 3.1.1"""
    text = "players 4\nturn 0\nseat  role\n0  shogun\n1  samurai\n2  {}\n3  {}"
    one, other = (situation(text.format(*roles)) for roles in (("ninja_1", "ninja_2"), ("ninja_3", "ninja_1")))
    assert seen(one, 0, 1, None) == seen(other, 0, 1, None)
    assert seen(one, 2) != seen(other, 2)
    assert seen(one, 3) != seen(other, 3)


def test_what_is_public_is_seen_by_a_spectator(situation: Situation) -> None:
    """KA-R53, KA-R63: characters, points, properties, numbers of cards, all of the discard pile"""
    s = situation("deck 20\ndiscarded bo, katana\nseat  hand  front\n0  parry 2  armor\n1  geisha  focus").seen(None)
    assert list(s.n_held)[:2] == [2, 1]
    assert (s.n_deck, [s.discarded[0], s.discarded[1]]) == (20, [Card.BO, Card.KATANA])
    assert s.resilience[1] == 5
    assert s.placed[1, 0] == 1
    assert sum(s.hands.cells) == sum(s.deck) == sum(s.role) == sum(s.known.cells) == sum(s.recent.cells) == 0
