"""KA 3.10, KA 4.4, KA 4.5: drawing, and running out."""

from __future__ import annotations

from itertools import permutations, product

from tests.games.katana.played import Played, Situation


def kinds(s: Played) -> list[str]:
    """The kinds of events of the last decision, each card that seat 0 draws by itself."""
    return [event.id.removeprefix("katana-event-") for event in s.events(0)]


def test_cards_are_drawn_one_by_one_from_the_top(situation: Situation) -> None:
    """KA-R06, KA 4.4"""
    s = situation("deck 10 top katana, bo, parry\nseat  hand\n0  daimyo").play("0: daimyo")
    assert s.hand(0) == "bo, katana"
    assert s.deck[0] == "parry"
    assert kinds(s) == ["played", "drew", "drew"]


def test_drawing_is_compulsory(situation: Situation) -> None:
    """KA-R06: in the Draw phase nothing is asked"""
    s = situation("deck 10 top katana, bo\nseat  hand\n1  -").play("0: end")
    assert s.hand(1) == "bo, katana"
    assert (s.turn, s.phase) == (1, "play")


def test_when_the_last_card_is_taken_everybody_loses_a_point(situation: Situation) -> None:
    """KA-R37, KA 3.10: at the same moment, to the box; the discard pile is the new deck"""
    s = situation("deck 2\ndiscarded geisha, bo, kiseru, parry\nseat  hand\n0  daimyo")
    box = s.now.box
    s.play("0: daimyo")
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.now.box == box + 5
    assert kinds(s) == ["played", "drew", "drew", "exhausted", "shuffled"]
    assert sorted(s.deck) == ["bo", "geisha", "kiseru", "parry"]
    assert s.now.exhaustions == 1


def test_a_deck_that_is_not_empty_costs_nothing(situation: Situation) -> None:
    """KA-R37: one card is left"""
    s = situation("deck 3\ndiscarded geisha, bo\nseat  hand\n0  daimyo").play("0: daimyo")
    assert s.honour == [5, 3, 3, 3, 3]
    assert s.now.n_deck == 1


def test_no_further_card_need_be_drawn_for_it(situation: Situation) -> None:
    """KA-R37: a single draw that empties the deck is enough"""
    s = situation("deck 1\ndiscarded bo 3\nseat  hand\n0  breathing").play("0: breathing > 2")
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.discarded == ["breathing"]


def test_the_rest_of_a_draw_comes_out_of_the_new_deck(situation: Situation) -> None:
    """KA-R38, KA-S17"""
    s = situation("deck 1 top katana\ndiscarded bo 5\nseat  hand\n0  tea_ceremony").play("0: tea_ceremony")
    assert s.hand(0) == "bo 2, katana"
    assert s.honour == [4, 2, 2, 2, 2]


def test_the_new_deck_may_run_out_in_the_same_effect(situation: Situation) -> None:
    """KA-R38, KA-R39: here with no discarded card to go on with"""
    s = situation("deck 1 top katana\ndiscarded bo\nseat  hand\n0  daimyo").play("0: daimyo")
    assert s.hand(0) == "bo, katana"
    assert kinds(s) == ["played", "drew", "exhausted", "shuffled", "drew"]
    assert (s.now.exhaustions, s.now.n_deck) == (1, 0)


def test_each_time_the_deck_runs_out_everybody_loses_a_point(situation: Situation) -> None:
    """KA-R38, KA-R39: before the check of Bushido, by the card shown, and by the first card drawn"""
    s = situation(
        """
        turn 4
        deck 0
        discarded bo
        seat  character  honour  hand    front
        0     hideyoshi  5       -       bushido
        1     tomoe      5       geisha  -
        4     goemon     5       geisha  -
        """
    )
    s.play("4: end")
    assert (s.now.exhaustions, s.honour) == (2, [3, 3, 1, 1, 3])
    s.play("0: lose_honour")
    assert (s.now.exhaustions, s.honour) == (3, [1, 2, 0, 0, 2])
    assert s.over
    assert s.hand(0) == "bo"


def test_a_card_being_resolved_is_not_shuffled_in(situation: Situation) -> None:
    """KA-R33, KA 4.5.3: it goes to the discard pile after its effect, so its own draws cannot bring it back"""
    s = situation("deck 1\ndiscarded bo 4\nseat  hand\n0  daimyo").play("0: daimyo")
    assert s.deck == ["bo"] * 3
    assert s.discarded == ["daimyo"]


def test_a_played_action_lies_on_what_it_discarded(situation: Situation) -> None:
    """KA-R33"""
    s = situation("seat  hand  front\n0  geisha 2, bo  -\n1  parry  armor")
    s.play("0: geisha armor > 1", "0: geisha hand > 1")
    assert s.discarded == ["armor", "geisha", "parry", "geisha"]


def test_who_loses_the_last_point_ends_the_game_at_once(situation: Situation) -> None:
    """KA-R38, KA-R40, KA-S18: nothing more is drawn or shuffled, and what is being resolved is in nobody's hand"""
    s = situation("deck 1\ndiscarded bo 4\nseat  honour  hand\n0  5  daimyo\n2  1  geisha").play("0: daimyo")
    assert (s.over, s.told["end"], s.told["lost_sword"]) == (True, "honour", "nobody")
    assert s.honour == [4, 2, 0, 2, 2]
    assert s.held[0] == 1
    assert s.told["resolving"] == "daimyo"
    assert (s.now.n_deck, s.discarded) == (0, ["bo"] * 4)
    assert s.scores[0] == 4 + 2


def test_nobody_else_draws_from_a_tea_ceremony_that_ended_the_game(situation: Situation) -> None:
    """KA-R40"""
    s = situation("deck 4\ndiscarded bo 4\nseat  honour  hand\n0  1  tea_ceremony\n1  3  -\n2  3  -")
    s.play("0: tea_ceremony")
    assert s.over
    assert s.held[:3] == [3, 1, 0]


def test_with_no_card_anywhere_nothing_is_drawn_or_lost(situation: Situation) -> None:
    """KA-R39: the deck and the discard pile are empty"""
    s = situation("deck 0\nseat  hand\n0  daimyo, tea_ceremony").play("0: daimyo")
    assert s.hand(0) == "tea_ceremony"
    assert s.honour == [5, 3, 3, 3, 3]
    assert s.discarded == ["daimyo"]
    assert s.now.exhaustions == 0


def test_it_runs_out_at_the_next_draw_for_which_there_are_discarded_cards(situation: Situation) -> None:
    """KA-R39"""
    s = situation("deck 0\nseat  hand\n0  daimyo, tea_ceremony").play("0: daimyo", "0: tea_ceremony")
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.hand(0) == "daimyo"
    assert s.discarded == ["tea_ceremony"]


def test_the_last_card_taken_with_no_discarded_card_costs_nothing_yet(situation: Situation) -> None:
    """KA-R39, KA-R37"""
    s = situation("deck 2\nseat  hand\n0  daimyo, bo").play("0: daimyo")
    assert s.held[0] == 3
    assert s.honour == [5, 3, 3, 3, 3]
    assert s.discarded == ["daimyo"]
    s.play("0: end")
    assert s.honour == [4, 2, 2, 2, 2]
    assert "daimyo" in s.hand(1)


def test_ushiwaka_and_tomoe_draw_across_an_empty_deck(situation: Situation) -> None:
    """KA-R38, KA-R14: the weapon lies on the discard pile before they draw, and is shuffled in"""
    s = situation(
        """
        deck 1 top katana
        discarded geisha
        seat  character  resilience  hand
        0     tomoe      5           kiseru
        1     ushiwaka   4           parry
        """,
        chance=[0],
    )
    s.play("0: kiseru > 1", "1: suffer")
    assert s.held[:2] == [1, 3]
    assert s.honour == [4, 2, 2, 2, 2]
    assert sorted([*s.hand(0).split(", "), *s.hand(1).split(", ")]) == ["geisha", "katana", "kiseru", "parry"]


def test_the_new_deck_may_lie_in_any_order(situation: Situation) -> None:
    """KA 4.5.3: each of the six orders of three cards once, by the answers of chance"""
    orders = set()
    for chance in product(range(3), range(2)):
        s = situation("deck 1\ndiscarded bo, katana, parry\nseat  hand\n0  breathing", chance=chance)
        orders.add(tuple(s.play("0: breathing > 1").deck))
    assert orders == set(permutations(["bo", "katana", "parry"]))
