"""KA 2.3, 3.8: the eight action cards."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Card.PARRY)
def test_a_parry_stops_the_whole_attack(situation: Situation) -> None:
    """KA 3.6, KA-R10, KA-R09: four wounds, one card"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     nodachi          fast_draw
        1     parry 2, geisha  -
        """
    )
    s.play("0: nodachi > 1", "1: parry parry")
    assert s.resilience[1] == 5
    assert s.hand(1) == "parry, geisha"
    assert s.discarded == ["parry", "nodachi"]
    assert s.turn == 0


@does_not(Card.PARRY)
def test_a_parry_is_never_played_on_ones_own_initiative(situation: Situation) -> None:
    """KA-R52, KA 3.3"""
    s = situation(
        """
        turn 0
        seat  hand
        0     parry 2
        """
    )
    assert s.reason(0, "parry parry") == "only-an-answer"
    assert s.legal() == ["end"]


@does_not(Card.PARRY)
def test_only_the_target_may_parry_and_need_not(situation: Situation) -> None:
    """KA 3.6, KA-R10"""
    s = situation(
        """
        turn 0
        seat  hand
        0     bokken, parry
        1     parry
        2     parry
        """
    )
    s.play("0: bokken > 1")
    assert s.reason(0, "parry parry") == "not-your-turn"
    assert s.reason(2, "parry parry") == "not-your-turn"
    assert s.legal() == ["parry parry", "suffer"]
    s.play("1: suffer")
    assert s.resilience[1] == 4
    assert s.hand(1) == "parry"


@does_not(Card.PARRY)
def test_a_parry_is_no_answer_to_jujutsu(situation: Situation) -> None:
    """KA 3.8"""
    s = situation(
        """
        turn 0
        seat  hand
        0     jujutsu
        1     parry 2
        """
    )
    s.play("0: jujutsu")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry parry") == "not-now"
    assert s.reason(1, "discard parry") == "no-weapon"


@meets(Card.PARRY, Card.FOCUS)
def test_whoever_parries_with_the_last_card_is_harmless(situation: Situation) -> None:
    """KA 3.5, KA-R08: a second weapon has to go to somebody else, who is nearer now"""
    s = situation(
        """
        turn 0
        seat  hand      front
        0     bokken 2  focus
        1     parry     -
        """
    )
    assert s.reason(0, "bokken > 2") == "out-of-reach"
    s.play("0: bokken > 1", "1: parry parry")
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.legal_with("bokken") == ["bokken > 2", "bokken > 4"]


@meets(Card.PARRY, Character.TOMOE, Character.USHIWAKA)
def test_a_parried_weapon_brings_no_cards(situation: Situation) -> None:
    """KA 4.1.3, KA-S26: neither to Tomoe nor to Ushiwaka"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      kusarigama, geisha
        1     ushiwaka   parry, geisha
        """
    )
    s.play("0: kusarigama > 1", "1: parry parry")
    assert s.hand(0) == "geisha"
    assert s.hand(1) == "geisha"


@does(Card.GEISHA)
def test_geisha_discards_any_property_in_play(situation: Situation) -> None:
    """KA 3.8, KA-R33: at any distance; one copy of two, and the Geisha on top of it"""
    s = situation(
        """
        players 7
        turn 0
        seat  resilience  hand         front
        0     4           geisha 2     -
        3     5           parry        armor 2, focus
        5     0           -            fast_draw
        """
    )
    assert s.legal_with("geisha") == [
        "geisha focus > 3",
        "geisha armor > 3",
        "geisha fast_draw > 5",
        "geisha hand > 1",
        "geisha hand > 2",
        "geisha hand > 3",
        "geisha hand > 4",
        "geisha hand > 6",
    ]
    s.play("0: geisha armor > 3")
    assert s.front(3) == "focus, armor"
    assert s.discarded == ["armor", "geisha"]
    s.play("0: geisha fast_draw > 5")
    assert s.front(5) == ""


@does(Card.GEISHA)
@pytest.mark.parametrize(("place", "card"), [(0, "bokken"), (1, "katana"), (2, "parry"), (3, "parry")])
def test_geisha_discards_a_random_card_of_a_hand(situation: Situation, place: int, card: str) -> None:
    """KA 3.8: each copy is as likely as any other"""
    s = situation(
        """
        turn 0
        seat  hand
        0     geisha
        2     bokken, katana, parry 2
        """,
        chance=[place],
    )
    s.play("0: geisha hand > 2")
    assert s.held[2] == 3
    assert s.discarded == [card, "geisha"]
    assert s.held[0] == 0


@does_not(Card.GEISHA)
def test_geisha_needs_a_card_to_hit(situation: Situation) -> None:
    """KA-R28, KA-R29: not one's own hand, no empty one, no property that is not there"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand          front
        0     geisha, bo    -
        1     -             -
        2     -             -
        """
    )
    assert s.reason(0, "geisha hand > 0") == "not-yourself"
    assert s.reason(0, "geisha hand > 1") == "empty-hand"
    assert s.reason(0, "geisha armor > 1") == "not-in-front"
    assert s.legal() == ["end"]


@meets(Card.GEISHA, Card.BUSHIDO)
def test_geisha_may_rid_oneself_of_bushido(situation: Situation) -> None:
    """KA-R28, KA-S16: then the second Code may be placed (KA-R34)"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     geisha, bushido  bushido
        """
    )
    assert s.reason(0, "bushido > 1") == "code-in-play"
    s.play("0: geisha bushido > 0")
    assert s.front(0) == ""
    assert s.discarded == ["bushido", "geisha"]
    s.play("0: bushido > 1")
    assert s.front(1) == "bushido"


@meets(Card.GEISHA, Card.ARMOR)
def test_an_armor_that_geisha_takes_hardens_no_longer(situation: Situation) -> None:
    """KA 3.4: the same turn"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     geisha, bokken   -
        1     parry            armor
        """
    )
    assert s.reason(0, "bokken > 1") == "out-of-reach"
    s.play("0: geisha armor > 1", "0: bokken > 1")
    assert s.difficulty(0, 1) == 1


@meets(Card.GEISHA)
def test_whom_geisha_takes_the_last_card_is_harmless(situation: Situation) -> None:
    """KA 3.5: and does not lie between others any more"""
    s = situation(
        """
        turn 0
        seat  hand
        0     geisha, bokken
        1     daimyo
        """
    )
    assert s.difficulty(0, 2) == 2
    s.play("0: geisha hand > 1")
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.difficulty(0, 2) == 1
    assert s.legal_with("bokken") == ["bokken > 2", "bokken > 4"]


@does(Card.DIVERSION)
@pytest.mark.parametrize(("place", "card", "left"), [(0, "bokken", "katana, parry"), (2, "parry", "bokken, katana")])
def test_diversion_takes_a_random_card_into_ones_own_hand(
    situation: Situation, place: int, card: str, left: str
) -> None:
    """KA 3.8, KA-R53: which, is known to the two alone"""
    s = situation(
        """
        players 7
        turn 0
        seat  hand                   front
        0     diversion              -
        3     bokken, katana, parry  armor 3
        """,
        chance=[place],
    )
    s.play("0: diversion > 3")
    assert s.hand(0) == card
    assert s.hand(3) == left
    assert s.discarded == ["diversion"]
    assert s.known(3, 0) == card
    assert s.known(1, 0) == ""
    assert list(s.seen(1).hands.row(0)) == [0] * 25


@does_not(Card.DIVERSION)
def test_diversion_needs_another_hand_that_is_not_empty(situation: Situation) -> None:
    """KA-R29"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand           front
        0     diversion, bo  -
        1     -              focus
        2     -              armor
        """
    )
    assert s.reason(0, "diversion > 0") == "not-yourself"
    assert s.reason(0, "diversion > 1") == "empty-hand"
    assert s.legal() == ["end"]


@does_not(Card.DIVERSION)
def test_diversion_cannot_take_what_lies_in_front(situation: Situation) -> None:
    """KA 3.8: only out of a hand, here of one without resilience (KA-R30)"""
    s = situation(
        """
        players 3
        turn 0
        seat  resilience  hand       front
        0     4           diversion  -
        1     0           daimyo     focus
        """
    )
    s.play("0: diversion > 1")
    assert s.hand(0) == "daimyo"
    assert s.front(1) == "focus"


@meets(Card.DIVERSION, Card.KATANA, Card.ARMOR)
def test_a_weapon_that_diversion_brings_may_be_used_at_once(situation: Situation) -> None:
    """KA 3.8: against its owner too, who still has a card"""
    s = situation(
        """
        turn 0
        seat  hand           front
        0     diversion      -
        1     katana, parry  armor
        """,
        chance=[0],
    )
    assert s.legal_with("katana") == []
    s.play("0: diversion > 1", "0: katana > 1", "1: suffer")
    assert s.resilience[1] == 2


@meets(Card.DIVERSION)
def test_whom_diversion_takes_the_last_card_cannot_be_attacked_with_it(situation: Situation) -> None:
    """KA 3.5, KA-R08"""
    s = situation(
        """
        turn 0
        seat  hand
        0     diversion
        1     katana
        """
    )
    s.play("0: diversion > 1")
    assert s.reason(0, "katana > 1") == "harmless"
    assert s.legal_with("katana") == ["katana > 2", "katana > 3", "katana > 4"]


@does(Card.BATTLE_CRY)
def test_at_a_battle_cry_each_other_player_discards_a_parry_or_suffers_a_wound(situation: Situation) -> None:
    """KA 3.8, KA-R16, KA-R17, KA-R33: clockwise, at any difficulty; the Cry itself is discarded last"""
    s = situation(
        """
        turn 2
        seat  hand                 front
        0     parry, daimyo        armor 3
        1     geisha               -
        2     battle_cry, daimyo   -
        3     parry                -
        4     parry, bo            -
        """
    )
    s.play("2: battle_cry")
    assert s.told["asked"] == [0, 1, 3, 4]
    s.play("3: parry parry", "4: suffer", "0: parry parry", "1: suffer")
    assert s.resilience == [5, 4, 4, 5, 4]
    assert s.discarded == ["parry", "parry", "battle_cry"]
    assert (s.turn, s.phase) == (2, "play")


@does_not(Card.BATTLE_CRY)
def test_a_weapon_answers_no_battle_cry(situation: Situation) -> None:
    """KA 3.8: unless it is Hanzō's"""
    s = situation(
        """
        turn 0
        seat  hand
        0     battle_cry
        1     bo, katana
        """
    )
    s.play("0: battle_cry")
    assert s.reason(1, "parry bo") == "no-parry"
    assert s.reason(1, "discard bo") == "not-now"
    assert s.legal() == ["suffer"]


@does_not(Card.BATTLE_CRY)
def test_a_battle_cry_passes_over_harmless_players_and_needs_nobody(situation: Situation) -> None:
    """KA 3.8, KA-R29: it is discarded at once where nobody is touched"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  resilience  hand
        0     tomoe      5           battle_cry, bo
        1     goemon     0           parry
        2     musashi    3           -
        """
    )
    s.play("0: battle_cry")
    assert s.resilience == [5, 0, 3]
    assert s.discarded == ["battle_cry"]
    assert (s.turn, s.phase) == (0, "play")


@does_not(Card.BATTLE_CRY, Card.JUJUTSU, Card.FAST_DRAW, Character.MUSASHI, Character.GINCHIYO)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_wound_of_a_call_is_no_weapons_wound(situation: Situation, call: str) -> None:
    """KA-R20, KA-R21: Musashi and Fast Draw add nothing, Ginchiyo loses the full point"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  character  hand    front
        0     musashi    {call}  fast_draw 2
        1     ginchiyo   geisha  -
        2     goemon     geisha  -
        """
    )
    s.play(f"0: {call}", "1: suffer", "2: suffer")
    assert s.resilience == [5, 3, 4]


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@does_not(Character.TOMOE, Character.USHIWAKA)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_wound_of_a_call_brings_no_cards(situation: Situation, call: str) -> None:
    """KA-R21, KA-S09: neither to Tomoe nor to Ushiwaka"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  character  hand
        0     tomoe      {call}, daimyo
        1     ushiwaka   geisha
        2     goemon     -
        """
    )
    s.play(f"0: {call}", "1: suffer")
    assert s.resilience == [5, 3, 5]
    assert s.held == [1, 1, 0]


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_who_falls_to_a_call_hands_over_a_point_before_the_next_one_answers(situation: Situation, call: str) -> None:
    """KA 4.2.2, KA-R16, KA 3.7"""
    s = situation(
        f"""
        turn 0
        seat  resilience  honour  hand
        0     4           5       {call}
        1     1           2       geisha
        2     3           3       geisha
        """
    )
    s.play(f"0: {call}", "1: suffer")
    assert s.honour == [6, 1, 3, 3, 3]
    assert s.turn == 2
    assert s.told["asked"] == [2, 3, 4]


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_who_has_not_answered_when_a_call_ends_the_game_suffers_nothing(situation: Situation, call: str) -> None:
    """KA 4.2.2, KA-R40: the card being resolved lies on no pile"""
    s = situation(
        f"""
        turn 0
        seat  resilience  honour  hand
        0     4           5       {call}
        1     1           1       geisha
        2     1           1       geisha
        """
    )
    s.play(f"0: {call}", "1: suffer")
    assert s.over
    assert s.resilience == [4, 0, 1, 5, 5]
    assert s.honour == [6, 0, 1, 3, 3]
    assert s.discarded == []


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_call_whose_last_answer_ends_the_game_lies_on_no_pile(situation: Situation, call: str) -> None:
    """KA-R40, KA 3.11: and play does not go on"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  resilience  honour  hand
        0     4           6       {call}, geisha
        1     3           3       geisha
        2     1           1       geisha
        """
    )
    s.play(f"0: {call}", "1: suffer", "2: suffer")
    assert (s.over, s.turn) == (True, -1)
    assert s.honour == [7, 3, 0]
    assert s.discarded == []


@does(Card.TEA_CEREMONY)
def test_a_tea_ceremony_brings_three_cards_and_one_to_each_other_player(situation: Situation) -> None:
    """KA-R32, KA-R33: the player's three first, then clockwise, harmless or not"""
    s = situation(
        """
        players 4
        turn 2
        seat  character  resilience  hand
        0     tomoe      5           geisha
        1     goemon     0           geisha
        2     chiyome    4           tea_ceremony
        3     musashi    5           -
        deck 30 top bokken, kiseru, bo, katana, shuriken, nodachi
        """
    )
    s.play("2: tea_ceremony")
    assert s.hand(2) == "bokken, kiseru, bo"
    assert [s.hand(seat) for seat in (3, 0, 1)] == ["katana", "shuriken, geisha", "nodachi, geisha"]
    assert s.discarded == ["tea_ceremony"]
    assert s.told["deck"] == 24


@does_not(Card.TEA_CEREMONY)
def test_a_tea_ceremony_is_not_shuffled_by_its_own_draws(situation: Situation) -> None:
    """KA-R33, KA-R38, KA-R37: the deck runs out in the middle of it, everybody loses a point, and it goes on"""
    s = situation(
        """
        players 3
        turn 0
        seat  honour  hand
        0     6       tea_ceremony
        1     3       -
        2     2       -
        deck 4 top bokken, kiseru, bo, katana
        discarded geisha, geisha
        """
    )
    s.play("0: tea_ceremony")
    assert [s.hand(seat) for seat in range(3)] == ["bokken, kiseru, bo", "katana", "geisha"]
    assert s.honour == [5, 2, 1]
    assert s.deck == ["geisha"]
    assert s.discarded == ["tea_ceremony"]


@does_not(Card.TEA_CEREMONY)
def test_a_tea_ceremony_brings_nothing_more_once_the_game_is_over(situation: Situation) -> None:
    """KA-R38, KA-R40: the second card is the last of the deck, and somebody's last honour"""
    s = situation(
        """
        players 3
        turn 0
        seat  honour  hand
        0     6       tea_ceremony
        1     3       -
        2     1       -
        deck 2 top bokken, kiseru
        discarded geisha, geisha
        """
    )
    s.play("0: tea_ceremony")
    assert s.over
    assert s.held == [2, 0, 0]
    assert s.honour == [5, 2, 0]
    assert s.discarded == ["geisha", "geisha"]


@meets(Card.TEA_CEREMONY, Card.BOKKEN)
def test_who_draws_from_a_tea_ceremony_may_be_attacked_again(situation: Situation) -> None:
    """KA-S06, KA 3.5"""
    s = situation(
        """
        turn 0
        seat  hand
        0     tea_ceremony, bokken
        1     -
        """
    )
    assert s.reason(0, "bokken > 1") == "harmless"
    s.play("0: tea_ceremony", "0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 4


@meets(Card.TEA_CEREMONY, Character.HIDEYOSHI)
def test_hideyoshi_draws_three_from_a_tea_ceremony_like_everybody(situation: Situation) -> None:
    """KA 2.5: one more in his Draw phase alone"""
    s = situation(
        """
        players 3
        turn 1
        seat  character  hand
        1     hideyoshi  tea_ceremony
        """
    )
    s.play("1: tea_ceremony")
    assert s.held[1] == 3


@does(Card.JUJUTSU)
def test_at_jujutsu_each_other_player_discards_a_weapon_or_suffers_a_wound(situation: Situation) -> None:
    """KA 3.8, KA-R16, KA-R17, KA-R33"""
    s = situation(
        """
        turn 3
        seat  hand                front
        0     bokken, bo          armor 2
        1     geisha, daimyo      -
        2     naginata            -
        3     jujutsu, daimyo     -
        4     daikyu, parry       -
        """
    )
    s.play("3: jujutsu", "4: discard daikyu")
    assert s.legal() == ["discard bokken", "discard bo", "suffer"]
    s.play("0: discard bo", "1: suffer", "2: suffer")
    assert s.resilience == [5, 4, 4, 4, 5]
    assert s.hand(2) == "naginata"
    assert s.discarded == ["daikyu", "bo", "jujutsu"]
    assert (s.turn, s.phase) == (3, "play")


@does_not(Card.JUJUTSU)
def test_jujutsu_passes_over_harmless_players_and_is_no_weapon(situation: Situation) -> None:
    """KA 3.8, KA 3.3: the weapon of the turn is still to be played"""
    s = situation(
        """
        players 4
        turn 0
        seat  resilience  hand
        0     4           jujutsu, kiseru
        1     0           bo
        2     5           -
        3     5           bo, parry
        """
    )
    s.play("0: jujutsu")
    assert s.told["asked"] == [3]
    s.play("3: discard bo")
    assert s.told["weapons"] == [0, 1]
    s.play("0: kiseru > 3", "3: suffer")
    assert s.resilience == [4, 0, 5, 3]


@meets(Card.JUJUTSU)
def test_a_weapon_discarded_for_jujutsu_does_not_count_in_ones_own_turn(situation: Situation) -> None:
    """KA-R17: a discard attacks nobody and is no weapon played"""
    s = situation(
        """
        turn 0
        seat  hand
        0     jujutsu, geisha
        1     bo, bokken
        2     -
        3     -
        4     -
        """
    )
    s.play("0: jujutsu", "1: discard bo", "0: end")
    assert s.told["weapons"] == [0, 1]
    assert "0 > 1: attacked 1" not in s.told["deeds"]
    assert s.legal_with("bokken") == ["bokken > 0"]


@does(Card.BREATHING)
def test_breathing_restores_all_resilience_and_another_player_draws_a_card(situation: Situation) -> None:
    """KA 3.8, KA-R31"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     musashi    1           breathing
        2     goemon     3           geisha
        deck 30 top katana
        """
    )
    s.play("0: breathing > 2")
    assert s.resilience[0] == 5
    assert s.resilience[2] == 3
    assert s.hand(2) == "katana, geisha"
    assert s.discarded == ["breathing"]


@does_not(Card.BREATHING)
def test_breathing_gives_the_card_to_another_player(situation: Situation) -> None:
    """KA-R31: compulsory; nobody draws it for oneself"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand
        0     breathing
        """
    )
    assert s.reason(0, "breathing > 0") == "not-yourself"
    assert s.legal() == ["breathing > 1", "breathing > 2", "end"]


@meets(Card.BREATHING)
def test_breathing_at_full_resilience_makes_an_empty_handed_player_stand_again(situation: Situation) -> None:
    """KA-S30, KA 3.5"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     musashi    5           breathing
        2     goemon     5           -
        """
    )
    assert s.told["harmless"] == [2]
    s.play("0: breathing > 2")
    assert s.resilience[0] == 5
    assert s.held[2] == 1
    assert s.told["harmless"] == [0]


@meets(Card.BREATHING)
def test_a_card_from_breathing_leaves_a_defeated_player_harmless(situation: Situation) -> None:
    """KA-R31, KA 3.5: it restores nobody else's resilience"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     musashi    5           breathing, daimyo
        2     goemon     0           -
        """
    )
    s.play("0: breathing > 2")
    assert (s.resilience[2], s.held[2]) == (0, 1)
    assert s.told["harmless"] == [2]


@meets(Card.BREATHING, Character.NOBUNAGA)
def test_breathing_brings_back_what_nobunaga_has_paid(situation: Situation) -> None:
    """KA-R22, KA 3.8"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   3           breathing
        """
    )
    s.play("0: pay", "0: pay")
    assert s.reason(0, "pay") == "last-point"
    s.play("0: breathing > 1")
    assert s.resilience[0] == 5
    assert s.reason(0, "pay") is None


@does(Card.DAIMYO)
def test_a_daimyo_that_is_played_brings_two_cards(situation: Situation) -> None:
    """KA 3.8"""
    s = situation(
        """
        turn 0
        seat  hand
        0     daimyo
        deck 30 top bokken, katana, nodachi
        """
    )
    s.play("0: daimyo")
    assert s.hand(0) == "bokken, katana"
    assert s.discarded == ["daimyo"]


@does(Card.DAIMYO)
def test_a_daimyo_held_at_the_end_counts_one_point_that_nothing_multiplies(situation: Situation) -> None:
    """KA-R42, KA 3.11: with four, the Samurai's honour counts twice, and so does that of the Ninja with more stars"""
    s = situation(
        """
        players 4
        turn 0
        seat  role     resilience  honour  hand
        0     shogun   4           4       bokken
        1     ninja_1  1           1       geisha
        2     samurai  5           2       daimyo
        3     ninja_3  5           3       daimyo 2
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.told["totals"] == {"shogun": 5 + 2 * 2 + 1, "ninja": 0 + 3 * 2 + 2}


@does_not(Card.DAIMYO)
def test_a_daimyo_held_by_the_ronin_counts_nothing(situation: Situation) -> None:
    """KA-R42"""
    s = situation(
        """
        turn 0
        seat  role     resilience  honour  hand
        0     shogun   4           5       bokken
        1     ninja_1  1           1       geisha
        2     samurai  5           3       geisha
        3     ninja_3  5           3       geisha
        4     ronin    5           2       daimyo 3
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.told["totals"] == {"shogun": 9, "ninja": 3, "ronin": 4}


@does_not(Card.DAIMYO)
def test_a_daimyo_that_is_played_or_discarded_counts_nothing(situation: Situation) -> None:
    """KA-R42, KA-R40: the one whose draws end the game is in nobody's hand"""
    s = situation(
        """
        turn 0
        seat  role     honour  hand
        0     shogun   5       daimyo 2
        1     ninja_1  1       geisha
        2     samurai  3       geisha
        3     ninja_3  3       geisha
        4     ronin    2       geisha
        deck 1 top katana
        discarded daimyo, bo
        """
    )
    s.play("0: daimyo")
    assert s.over
    assert s.hand(0) == "katana, daimyo"
    assert s.honour == [4, 0, 2, 2, 1]
    assert s.discarded == ["daimyo", "bo"]
    assert s.told["totals"] == {"shogun": 4 + 2 + 1, "ninja": 2, "ronin": 2}


@meets(Card.DAIMYO, Character.HIDEYOSHI)
def test_each_daimyo_brings_hideyoshi_two_cards_like_everybody(situation: Situation) -> None:
    """KA 2.5, KA 3.3: any number of actions"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     hideyoshi  daimyo 3
        deck 30 top bo, bo, bo, bo, bo, parry
        """
    )
    s.play("0: daimyo", "0: daimyo", "0: daimyo")
    assert s.hand(0) == "bo 5, parry"


@meets(Card.DAIMYO, Card.DIVERSION)
def test_a_daimyo_that_diversion_takes_counts_for_its_new_holder(situation: Situation) -> None:
    """KA-R42"""
    s = situation(
        """
        turn 0
        seat  role     resilience  honour  hand
        0     shogun   4           5       diversion, bokken
        1     ninja_1  1           1       geisha
        2     samurai  5           3       geisha
        3     ninja_3  5           3       daimyo
        4     ronin    5           2       geisha
        """
    )
    s.play("0: diversion > 3", "0: bokken > 1", "1: suffer")
    assert s.told["totals"] == {"shogun": 6 + 3 + 1, "ninja": 3, "ronin": 4}
