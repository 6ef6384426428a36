"""KA 2.5: what the twelve characters can do."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Character.BENKEI)
def test_benkei_is_one_harder_to_reach(situation: Situation) -> None:
    """KA 3.4"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      bokken, bo
        1     benkei     geisha
        """
    )
    assert [s.difficulty(seat, 1) for seat in (0, 2, 3, 4)] == [2, 2, 3, 3]
    assert s.reason(0, "bokken > 1") == "out-of-reach"
    assert s.reason(0, "bo > 1") is None


@does_not(Character.BENKEI)
def test_benkei_attacks_like_anybody_and_shields_nobody_beyond_him(situation: Situation) -> None:
    """KA 3.4: only the target's ability counts"""
    s = situation(
        """
        turn 1
        seat  character  hand
        1     benkei     bokken
        """
    )
    assert [s.difficulty(1, seat) for seat in (0, 2, 3, 4)] == [1, 1, 2, 2]
    assert s.difficulty(0, 2) == 2
    assert s.legal_with("bokken") == ["bokken > 0", "bokken > 2"]


@does_not(Character.BENKEI)
def test_benkei_is_not_protected_from_what_knows_no_difficulty(situation: Situation) -> None:
    """KA 3.8"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  hand
        0     tomoe      geisha, diversion, jujutsu
        1     benkei     daimyo 3
        2     goemon     -
        """
    )
    s.play("0: geisha hand > 1", "0: diversion > 1", "0: jujutsu", "1: suffer")
    assert s.held[1] == 1
    assert s.resilience[1] == 4


@meets(Character.BENKEI, Card.ARMOR)
def test_two_armors_add_to_benkeis_own_difficulty(situation: Situation) -> None:
    """KA-R26: three places away, nothing but Kojirō's weapons gets there"""
    s = situation(
        """
        players 7
        turn 0
        seat  character  hand    front
        0     tomoe      daikyu  -
        3     benkei     geisha  armor 2
        """
    )
    assert s.difficulty(0, 3) == 3 + 2 + 1
    assert s.reason(0, "daikyu > 3") == "out-of-reach"


@does(Character.CHIYOME)
@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_call_passes_over_chiyome(situation: Situation, call: str) -> None:
    """KA-R19: not asked, though a card would answer"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  character  hand
        0     tomoe      {call}
        1     chiyome    parry, bo
        2     goemon     geisha
        """
    )
    s.play(f"0: {call}")
    assert s.told["asked"] == [2]
    s.play("2: suffer")
    assert s.resilience == [5, 4, 4]
    assert s.hand(1) == "bo, parry"


@does_not(Character.CHIYOME)
def test_chiyome_suffers_from_weapons(situation: Situation) -> None:
    """KA 2.5, KA 3.6"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      katana
        1     chiyome    geisha
        """
    )
    s.play("0: katana > 1", "1: suffer")
    assert s.resilience[1] == 1


@meets(Character.CHIYOME, Card.GEISHA, Card.DIVERSION, Card.TEA_CEREMONY)
def test_chiyome_is_open_to_geisha_diversion_and_tea_ceremony(situation: Situation) -> None:
    """KA-R19"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  hand                              front
        0     tomoe      geisha 2, diversion, tea_ceremony  -
        1     chiyome    daimyo 3                          focus
        2     goemon     -                                 -
        """
    )
    s.play("0: geisha focus > 1", "0: geisha hand > 1", "0: diversion > 1")
    assert s.front(1) == ""
    assert s.hand(1) == "daimyo"
    assert s.hand(0) == "tea_ceremony, daimyo"
    s.play("0: tea_ceremony")
    assert s.held[1] == 2


@meets(Character.CHIYOME, Card.BUSHIDO)
def test_chiyome_answers_bushido_like_anybody(situation: Situation) -> None:
    """KA-R19"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  honour  hand    front
        1     chiyome    3       geisha  bushido
        deck 30 top bokken
        """
    )
    assert s.legal() == ["lose_honour"]
    s.play("1: lose_honour")
    assert s.honour[1] == 2


@does(Character.GINCHIYO)
@pytest.mark.parametrize(("weapon", "left"), [("nodachi", 2), ("kanabo", 3)])
def test_ginchiyo_suffers_one_wound_less_from_a_weapon(situation: Situation, weapon: str, left: int) -> None:
    """KA 3.6, KA-S07"""
    s = situation(
        f"""
        turn 0
        seat  character  hand
        0     tomoe      {weapon}
        1     ginchiyo   geisha
        """
    )
    s.play(f"0: {weapon} > 1", "1: suffer")
    assert s.resilience[1] == left


@does_not(Character.GINCHIYO)
def test_ginchiyo_never_suffers_less_than_one_wound(situation: Situation) -> None:
    """KA-R11, KA-S07: her last point can be taken"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand      front
        0     tomoe      5           shuriken 2  focus
        1     ginchiyo   2           geisha    -
        """
    )
    s.play("0: shuriken > 1", "1: suffer")
    assert s.resilience[1] == 1
    s.play("0: shuriken > 1", "1: suffer")
    assert s.resilience[1] == 0
    assert s.honour == [6, 2, 3, 3, 3]


@does_not(Character.GINCHIYO)
def test_ginchiyos_own_weapons_lose_nothing(situation: Situation) -> None:
    """KA 2.5: and she is alone in suffering less"""
    s = situation(
        """
        turn 1
        seat  character  hand
        1     ginchiyo   katana
        2     goemon     geisha
        """
    )
    s.play("1: katana > 2", "2: suffer")
    assert s.resilience[2] == 2


@meets(Character.GINCHIYO, Character.MUSASHI, Card.FAST_DRAW)
def test_all_that_the_attacker_adds_comes_before_ginchiyos_one_less(situation: Situation) -> None:
    """KA-R11, KA-S07: 1 + 1 + 1 - 1"""
    s = situation(
        """
        turn 0
        seat  character  hand    front
        0     musashi    bokken  fast_draw
        1     ginchiyo   geisha  -
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 2


@does(Character.GOEMON)
def test_goemon_plays_two_weapons_a_turn(situation: Situation) -> None:
    """KA 3.3"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken 3
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.legal_with("bokken") == ["bokken > 1", "bokken > 4"]
    s.play("0: bokken > 4", "4: suffer")
    assert s.told["weapons"] == [2, 2]
    assert s.resilience == [5, 4, 5, 5, 4]


@does_not(Character.GOEMON)
def test_goemon_plays_no_third_weapon(situation: Situation) -> None:
    """KA 3.3: parried ones count; and his second one is nobody else's"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken 3
        1     tomoe      parry 2, kiseru 2, geisha
        """
    )
    s.play("0: bokken > 1", "1: parry parry", "0: bokken > 1", "1: parry parry")
    assert s.reason(0, "bokken > 1") == "weapon-limit"
    s.play("0: end")
    assert s.told["weapons"] == [0, 1]


@meets(Character.GOEMON, Card.FOCUS, Card.GEISHA)
def test_goemons_second_weapon_adds_to_focus_while_it_lies_there(situation: Situation) -> None:
    """KA-S08, KA-R27, KA-R28: a Focus that Geisha takes in the same turn is missing at once"""
    s = situation(
        """
        turn 0
        seat  character  hand              front
        0     goemon     bokken 4, geisha  focus
        """
    )
    assert s.told["weapons"] == [0, 3]
    s.play("0: bokken > 1", "1: suffer", "0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") is None
    s.play("0: geisha focus > 0")
    assert s.told["weapons"] == [2, 2]
    assert s.reason(0, "bokken > 1") == "weapon-limit"


@meets(Character.GOEMON, Card.FOCUS)
def test_goemon_as_the_shogun_of_three_adds_all_up(situation: Situation) -> None:
    """KA 3.3, KA 3.12"""
    s = situation(
        """
        players 3
        turn 0
        seat  role    character  hand    front
        0     shogun  goemon     bokken  focus 2
        """
    )
    assert s.told["weapons"] == [0, 1 + 2 + 1 + 1]


@does(Character.HANZO)
def test_hanzo_parries_with_a_weapon(situation: Situation) -> None:
    """KA-R18, KA-S10: it is discarded, no more"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      katana
        1     hanzo      bokken, daimyo, parry
        """
    )
    s.play("0: katana > 1")
    assert s.legal() == ["parry bokken", "parry parry", "suffer"]
    s.play("1: parry bokken")
    assert s.resilience[:2] == [5, 4]
    assert s.hand(1) == "parry, daimyo"
    assert s.discarded == ["bokken", "katana"]


@does(Character.HANZO)
@meets(Card.BATTLE_CRY)
def test_hanzo_answers_a_battle_cry_with_a_weapon(situation: Situation) -> None:
    """KA-R18, KA-S11"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand            honour
        0     tomoe      5           battle_cry      5
        1     hanzo      4           kiseru, geisha  3
        2     goemon     5           -               3
        3     musashi    5           -               3
        4     nobunaga   1           geisha          2
        """
    )
    s.play("0: battle_cry", "1: parry kiseru", "4: suffer")
    assert s.resilience == [5, 4, 5, 5, 0]
    assert s.honour == [6, 3, 3, 3, 1]
    assert s.discarded == ["kiseru", "battle_cry"]


@does_not(Character.HANZO)
@pytest.mark.parametrize("card", ["katana > 1", "battle_cry"])
def test_hanzos_last_card_parries_only_if_it_is_a_parry(situation: Situation, card: str) -> None:
    """KA-R18, KA-S10: a Parry leaves him empty-handed and harmless"""
    text = """
        turn 0
        seat  character  hand
        0     tomoe      katana, battle_cry
        1     hanzo      {}
        """
    s = situation(text.format("bokken"))
    s.play(f"0: {card}")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry bokken") == "last-card"
    s = situation(text.format("parry"))
    s.play(f"0: {card}", "1: parry parry")
    assert s.resilience[1] == 4
    assert 1 in s.told["harmless"]


@does_not(Character.HANZO)
def test_hanzo_parries_with_nothing_but_weapons_and_parries(situation: Situation) -> None:
    """KA 2.5: and two weapons stop only one attack, since the second is then the last card"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken 2
        1     hanzo      bo, kiseru
        """
    )
    s.play("0: bokken > 1", "1: parry bo", "0: bokken > 1")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry kiseru") == "last-card"
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken
        1     hanzo      geisha, focus, bushido
        """
    )
    s.play("0: bokken > 1")
    assert s.legal() == ["suffer"]


@meets(Character.HANZO, Card.JUJUTSU)
def test_hanzo_may_discard_his_last_weapon_for_jujutsu(situation: Situation) -> None:
    """KA-R18, KA-S12"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  resilience  hand
        0     tomoe      5           jujutsu
        1     ginchiyo   3           bo
        2     hanzo      4           bokken
        """
    )
    s.play("0: jujutsu", "1: suffer", "2: discard bokken")
    assert s.resilience == [5, 2, 4]
    assert s.told["harmless"] == [0, 2]


@does(Character.HIDEYOSHI)
def test_hideyoshi_draws_three_cards(situation: Situation) -> None:
    """KA 3.2.2"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand
        1     hideyoshi  geisha
        deck 30 top bokken, katana, bo, nodachi
        """
    )
    assert s.hand(1) == "bokken, bo, katana, geisha"


@does_not(Character.HIDEYOSHI)
def test_hideyoshi_draws_no_more_than_others_otherwise(situation: Situation) -> None:
    """KA 2.5: two for a Daimyo, one of another's Tea Ceremony; and nobody else draws three"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  hand
        0     hideyoshi  daimyo
        1     goemon     tea_ceremony
        """
    )
    s.play("0: daimyo")
    assert s.held[0] == 2
    s.play("0: end")
    assert s.held[1] == 1 + 2
    s.play("1: tea_ceremony")
    assert s.held[0] == 3


@meets(Character.HIDEYOSHI)
def test_hideyoshi_as_the_shogun_of_three_draws_four_cards(situation: Situation) -> None:
    """KA 3.2.2, KA 3.12"""
    s = situation(
        """
        players 3
        turn 0
        moment recover
        seat  role    character  hand
        0     shogun  hideyoshi  -
        deck 30 top bokken, katana, bo, nodachi, parry
        """
    )
    assert s.hand(0) == "bokken, bo, katana, nodachi"


@meets(Character.HIDEYOSHI, Card.BUSHIDO)
def test_hideyoshi_draws_his_three_after_bushido(situation: Situation) -> None:
    """KA 3.9, KA-R38: and stops where the deck that ran out ends the game"""
    text = """
        turn 1
        moment recover
        seat  character  honour  hand    front
        1     hideyoshi  {}      geisha  bushido
        deck 3 top parry, katana, bo
        discarded daimyo, nodachi
        """
    s = situation(text.format(2))
    assert s.held[1] == 1 + 3
    assert s.honour == [4, 1, 2, 2, 2]
    assert s.front(2) == "bushido"
    s = situation(text.format(1))
    assert s.over
    assert s.hand(1) == "bo, katana, geisha"


@does(Character.IEYASU)
def test_ieyasu_may_take_his_first_card_from_the_discard_pile(situation: Situation) -> None:
    """KA-R23, KA-S27: its top card; the second comes from the deck"""
    text = """
        turn 1
        moment recover
        seat  character  hand
        1     ieyasu     daimyo
        deck 30 top bo, kiseru, parry, bokken
        discarded nodachi, katana
        """
    s = situation(text)
    assert (s.turn, s.phase) == (1, "draw")
    assert s.legal() == ["take_back", "draw"]
    s.play("1: take_back")
    assert s.hand(1) == "bo, katana, daimyo"
    assert s.discarded == ["nodachi"]
    assert s.phase == "play"
    s = situation(text)
    s.play("1: draw")
    assert s.hand(1) == "kiseru, bo, daimyo"
    assert s.discarded == ["nodachi", "katana"]


@does_not(Character.IEYASU)
def test_ieyasu_is_not_asked_where_no_card_has_been_discarded(situation: Situation) -> None:
    """KA-R23"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand
        1     ieyasu     geisha
        deck 30 top bo, kiseru
        """
    )
    assert s.phase == "play"
    assert s.hand(1) == "kiseru, bo, geisha"
    assert s.reason(1, "take_back") == "not-now"


@does_not(Character.IEYASU)
@meets(Card.DAIMYO)
def test_ieyasu_takes_nothing_else_from_the_discard_pile(situation: Situation) -> None:
    """KA-R23, KA-S27: neither for a Daimyo nor a second card, not even as the Shogun of three"""
    s = situation(
        """
        players 3
        turn 0
        moment recover
        seat  role    character  hand
        0     shogun  ieyasu     daimyo
        deck 30 top bo, kiseru, parry, bokken, geisha
        discarded nodachi, katana
        """
    )
    s.play("0: take_back")
    assert s.hand(0) == "kiseru, bo, katana, daimyo"
    s.play("0: daimyo")
    assert s.hand(0) == "bokken, kiseru, bo, katana, parry"
    assert s.discarded == ["nodachi", "daimyo"]


@meets(Character.IEYASU, Card.BUSHIDO)
@pytest.mark.parametrize(
    ("flipped", "answers", "taken", "hand"),
    [
        ("daikyu", ["1: discard wakizashi"], "wakizashi", "wakizashi, geisha"),
        ("daikyu", ["1: lose_honour"], "bushido", "wakizashi, geisha, bushido"),
        ("parry", [], "parry", "wakizashi, parry, geisha"),
    ],
)
def test_after_bushido_ieyasu_may_take_whatever_lies_on_top_then(
    situation: Situation, flipped: str, answers: list[str], taken: str, hand: str
) -> None:
    """KA-R24: the card turned up, the weapon that he gave for it, or the Code itself"""
    s = situation(
        f"""
        turn 1
        moment recover
        seat  character  hand       front
        1     ieyasu     wakizashi  bushido
        deck 30 top {flipped}, geisha
        """
    )
    s.play(*answers)
    assert s.phase == "draw"
    assert s.discarded[-1] == taken
    s.play("1: take_back")
    assert s.hand(1) == hand


@meets(Character.IEYASU, Card.BUSHIDO)
def test_ieyasu_is_not_asked_where_bushido_turned_up_the_last_card(situation: Situation) -> None:
    """KA-R36, KA-R23: that card has been shuffled, with all others, and none is left on the pile"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand    front
        1     ieyasu     geisha  bushido
        deck 1 top parry
        discarded parry, parry, parry
        """
    )
    assert s.phase == "play"
    assert s.hand(1) == "parry 2, geisha"
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.discarded == []
    assert s.front(2) == "bushido"


@meets(Character.IEYASU)
def test_ieyasu_can_keep_the_deck_from_running_out(situation: Situation) -> None:
    """KA-R37, KA-R39: nobody loses honour while there is no card to shuffle"""
    text = """
        turn 1
        moment recover
        seat  character  hand
        1     ieyasu     geisha
        deck 1 top bo
        discarded katana
        """
    s = situation(text)
    s.play("1: take_back")
    assert s.hand(1) == "bo, katana, geisha"
    assert s.honour == [5, 3, 3, 3, 3]
    s = situation(text)
    s.play("1: draw")
    assert s.hand(1) == "bo, katana, geisha"
    assert s.honour == [4, 2, 2, 2, 2]


@does(Character.KOJIRO)
def test_kojiros_weapons_know_no_difficulty(situation: Situation) -> None:
    """KA 3.4, KA-R25"""
    s = situation(
        """
        players 7
        turn 0
        seat  character  hand
        0     kojiro     bokken
        """
    )
    assert s.difficulty(0, 3) == 3
    assert s.legal_with("bokken") == [f"bokken > {seat}" for seat in range(1, 7)]
    s.play("0: bokken > 3", "3: suffer")
    assert s.resilience[3] == 4


@does_not(Character.KOJIRO)
def test_kojiro_cannot_attack_the_harmless_nor_twice(situation: Situation) -> None:
    """KA-R25, KA-S28, KA 3.3"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     kojiro     5           bokken 2
        1     goemon     5           -
        2     musashi    0           geisha
        """
    )
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.reason(0, "bokken > 2") == "harmless"
    assert s.reason(0, "bokken > 0") == "not-yourself"
    s.play("0: bokken > 3", "3: suffer")
    assert s.reason(0, "bokken > 3") == "weapon-limit"


@does_not(Character.KOJIRO)
def test_kojiro_is_no_easier_to_reach_for_others(situation: Situation) -> None:
    """KA 2.5: it is his own weapons that ignore difficulty"""
    s = situation(
        """
        turn 0
        seat  character  hand    front
        0     tomoe      bokken  -
        1     kojiro     geisha  armor
        """
    )
    assert s.reason(0, "bokken > 1") == "out-of-reach"


@meets(Character.KOJIRO, Card.ARMOR, Character.BENKEI)
def test_kojiro_ignores_armors_and_benkei(situation: Situation) -> None:
    """KA-R25, KA-S28: but a Parry stops him like anybody"""
    s = situation(
        """
        players 7
        turn 0
        seat  character  hand    front
        0     kojiro     bokken  -
        3     benkei     parry   armor 4
        """
    )
    assert s.difficulty(0, 3) == 8
    s.play("0: bokken > 3", "3: parry parry")
    assert s.resilience[3] == 5


@does(Character.MUSASHI)
def test_musashis_weapons_deal_one_wound_more(situation: Situation) -> None:
    """KA 3.6"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     musashi    kiseru
        1     goemon     geisha
        """
    )
    s.play("0: kiseru > 1", "1: suffer")
    assert s.resilience[1] == 2


@does_not(Character.MUSASHI)
def test_musashi_suffers_no_more_wounds_than_others(situation: Situation) -> None:
    """KA 3.6: it is what he deals"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     kiseru
        1     musashi    geisha
        """
    )
    s.play("0: kiseru > 1", "1: suffer")
    assert s.resilience[1] == 3


@meets(Character.MUSASHI, Card.FAST_DRAW)
def test_musashi_with_two_fast_draws_deals_three_wounds_more(situation: Situation) -> None:
    """KA 3.6, KA-R12: what is more than enough is ignored"""
    s = situation(
        """
        turn 0
        seat  character  hand              front
        0     musashi    bokken, wakizashi  focus, fast_draw 2
        1     goemon     geisha            -
        4     nobunaga   geisha            -
        """
    )
    s.play("0: bokken > 1", "1: suffer", "0: wakizashi > 4", "4: suffer")
    assert s.resilience[1] == 5 - 4
    assert s.resilience[4] == 0
    assert s.told["deeds"][0] == "0 > 1: attacked 1, spared 1, wounded 4"
    assert s.honour == [6, 3, 3, 3, 2]


@does(Character.NOBUNAGA)
def test_nobunaga_pays_resilience_for_cards(situation: Situation) -> None:
    """KA 2.5, KA-R22, KA-S25: as often as he likes"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   3           -
        deck 30 top katana, bo, kiseru
        """
    )
    s.play("0: pay", "0: pay")
    assert s.resilience[0] == 1
    assert s.hand(0) == "bo, katana"


@does_not(Character.NOBUNAGA)
def test_nobunaga_never_pays_his_last_point(situation: Situation) -> None:
    """KA-R22, KA-S25"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   1           -
        """
    )
    assert s.reason(0, "pay") == "last-point"
    assert s.legal() == ["end"]


@does_not(Character.NOBUNAGA)
def test_nobunaga_pays_in_his_play_phase_alone(situation: Situation) -> None:
    """KA-R22: not while a card is resolved, not while he discards, not in another's turn; and nobody else does"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   5           bokken, parry 8
        1     tomoe      5           bo, geisha
        """
    )
    s.play("0: bokken > 1")
    assert s.reason(0, "pay") == "not-your-turn"
    assert s.reason(1, "pay") == "answer-first"
    s.play("1: suffer", "0: end")
    assert s.phase == "discard"
    assert s.reason(0, "pay") == "too-many-cards"
    s.play("0: discard parry")
    assert s.reason(1, "pay") == "not-nobunaga"
    s.play("1: bo > 0")
    assert s.reason(0, "pay") == "answer-first"


@meets(Character.NOBUNAGA)
def test_what_nobunaga_pays_may_exhaust_the_deck(situation: Situation) -> None:
    """KA-R37, KA-R22: the point is paid, and it is no wound"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   5           -
        deck 1 top katana
        discarded bo, bo
        """
    )
    s.play("0: pay")
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.told["deck"] == 2
    assert s.told["deeds"] == []
    s.play("0: pay")
    assert s.hand(0) == "bo, katana"


@meets(Character.NOBUNAGA, Card.KATANA)
def test_a_card_that_nobunaga_has_paid_for_may_be_played_at_once(situation: Situation) -> None:
    """KA 3.2.3, KA-R22"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   2           -
        1     goemon     5           geisha
        deck 30 top katana
        """
    )
    s.play("0: pay", "0: katana > 1", "1: suffer")
    assert s.resilience[:2] == [1, 2]


@does(Character.TOMOE)
@pytest.mark.parametrize(("weapon", "resilience"), [("bokken", 5), ("wakizashi", 5), ("wakizashi", 1)])
def test_tomoe_draws_one_card_for_each_weapon_that_wounds(situation: Situation, weapon: str, resilience: int) -> None:
    """KA-S26, KA-R14: one, whatever the damage; for a defeat as well"""
    s = situation(
        f"""
        turn 0
        seat  character  resilience   hand
        0     tomoe      5            {weapon}
        1     goemon     {resilience}  geisha
        deck 30 top katana, bo
        """
    )
    s.play(f"0: {weapon} > 1", "1: suffer")
    assert s.hand(0) == "katana"


@does_not(Character.TOMOE)
def test_tomoe_draws_nothing_where_her_weapon_ends_the_game(situation: Situation) -> None:
    """KA-R14, KA-R40: nor where it is parried"""
    s = situation(
        """
        turn 0
        seat  character  resilience  honour  hand      front
        0     tomoe      5           5       bokken 2  focus
        1     goemon     1           1       parry, bo  -
        """
    )
    s.play("0: bokken > 1", "1: parry parry")
    assert s.held[0] == 1
    s.play("0: bokken > 1", "1: suffer")
    assert s.over
    assert s.held[0] == 0


@does_not(Character.TOMOE)
def test_tomoe_draws_nothing_when_she_is_wounded(situation: Situation) -> None:
    """KA 2.5"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken
        1     tomoe      geisha
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.held[:2] == [0, 1]


@does(Character.USHIWAKA)
@pytest.mark.parametrize(("resilience", "drawn"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_ushiwaka_draws_a_card_for_each_wound_of_a_weapon(situation: Situation, resilience: int, drawn: int) -> None:
    """KA-R15, KA-S09: the last one included, what is ignored not"""
    s = situation(
        f"""
        turn 0
        seat  character  resilience    hand
        0     goemon     5             nodachi
        1     ushiwaka   {resilience}  geisha
        """
    )
    s.play("0: nodachi > 1", "1: suffer")
    assert s.resilience[1] == resilience - drawn
    assert s.held[1] == 1 + drawn


@does_not(Character.USHIWAKA)
def test_ushiwaka_draws_nothing_once_the_game_is_over(situation: Situation) -> None:
    """KA-R14, KA-R40"""
    s = situation(
        """
        turn 0
        seat  character  resilience  honour  hand
        0     goemon     5           5       bokken
        1     ushiwaka   1           1       geisha
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.over
    assert s.held[1] == 1


@does_not(Character.USHIWAKA)
def test_ushiwaka_draws_nothing_for_wounds_that_he_deals(situation: Situation) -> None:
    """KA 2.5"""
    s = situation(
        """
        turn 1
        seat  character  hand
        1     ushiwaka   katana
        2     goemon     geisha
        """
    )
    s.play("1: katana > 2", "2: suffer")
    assert s.held[1:3] == [0, 1]


@meets(Character.TOMOE, Character.USHIWAKA)
def test_ushiwaka_draws_before_tomoe(situation: Situation) -> None:
    """KA-R14: the weapon lies on the discard pile by then"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      nodachi
        1     ushiwaka   geisha
        deck 30 top bokken, kiseru, bo, katana, shuriken
        """
    )
    s.play("0: nodachi > 1", "1: suffer")
    assert s.hand(1) == "bokken, kiseru, bo, geisha"
    assert s.hand(0) == "katana"
    assert s.discarded == ["nodachi"]


@meets(Character.TOMOE, Character.USHIWAKA)
def test_the_deck_may_run_out_between_the_draws_of_ushiwaka_and_tomoe(situation: Situation) -> None:
    """KA-R14, KA-R38: the weapon itself is shuffled; where that ends the game, she draws nothing"""
    text = """
        turn 0
        seat  character  honour  hand
        0     tomoe      5       nodachi
        1     ushiwaka   3       geisha
        2     goemon     {}      geisha
        deck 3 top bokken, kiseru, bo
        """
    s = situation(text.format(2))
    s.play("0: nodachi > 1", "1: suffer")
    assert s.hand(1) == "bokken, kiseru, bo, geisha"
    assert s.honour == [4, 2, 1, 2, 2]
    assert s.hand(0) == "nodachi"
    assert (s.deck, s.discarded) == ([], [])
    s = situation(text.format(1))
    s.play("0: nodachi > 1", "1: suffer")
    assert s.over
    assert s.honour == [4, 2, 0, 2, 2]
    assert s.held[:2] == [0, 4]
    assert s.discarded == ["nodachi"]
