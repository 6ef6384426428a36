"""KO 2.8: the end of the game and the score."""

from __future__ import annotations

from ludotheque.games.korsar import GAME
from tests.games.korsar.situation import Situation


def test_the_game_ends_at_once_when_the_last_card_is_a_ship_laid(situation: Situation) -> None:
    """KO-R29, KO-R32, KO-R33, KO-S18"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "ship 4", 1: "red 2, ship 5", 2: "ship 2, ship 3, blue 1"},
        loot={0: "ship 3, ship 4", 1: "ship 4"},
        ships=["6 of 1: 2 green 3", "5 of 2: 0 red 2, 1 blue 2", "3 of 1"],
        deck="",
    )
    s.play("0: ship 4")
    assert s.turn == -1
    assert s.rules.is_terminal(s.state)
    assert s.loot == [11, 7, 6]
    assert s.ships == ["5 of 2: 0 red 2, 1 blue 2"]
    assert s.scores == [11, 2, 1]
    assert s.winners == [0]
    assert s.rules.returns(s.state)[:3] == [1.0, 0.0, 0.0]


def test_discarding_the_last_card_ends_the_game(situation: Situation) -> None:
    """KO-R30, KO-S19"""
    s = situation(
        players=2,
        turn=0,
        hands={0: "green 3", 1: "ship 2, yellow 1"},
        loot={0: "ship 4, ship 5", 1: "ship 8"},
        ships=["4 of 1: 0 red 2, 1 blue 2"],
        deck="",
    )
    assert s.legal() == ["discard pirate green 3"]
    s.play("0: discard pirate green 3")
    assert s.turn == -1
    assert s.ships == ["4 of 1: 0 red 2, 1 blue 2"]
    assert s.scores == [9, 6]
    assert s.facts(None)["over"]["reason"] == "discarded"


def test_playing_the_last_card_ends_the_game(situation: Situation) -> None:
    """KO-R29"""
    s = situation(players=2, turn=0, hands={0: "green 3", 1: "ship 2"}, ships=["4 of 1"], deck="")
    s.play("0: pirate green 3 > ship 0")
    assert s.turn == -1
    assert s.scores == [4, -2]
    assert s.facts(None)["over"]["reason"] == "played"


def test_an_empty_hand_does_not_end_the_game_while_the_deck_has_cards(situation: Situation) -> None:
    """KO-R29, KO-R31, KO-S20"""
    s = situation(players=2, turn=0, hands={0: "ship 4", 1: "red 1"}, deck="blue 1, blue 1, blue 2")
    s.play("0: ship 4")
    assert s.turn == 1


def test_the_game_ends_when_somebody_else_draws_the_last_card_and_a_hand_is_empty(situation: Situation) -> None:
    """KO-R31: the end names who is out of cards, not who drew"""
    s = situation(players=3, turn=1, hands={1: "red 1", 2: "ship 3"}, deck="ship 8")
    s.play("1: draw")
    assert s.turn == -1
    assert s.scores == [0, -8, -3]
    over = s.facts(None)["over"]
    assert (over["reason"], over["seat"]) == ("drew", 0)


def test_drawing_the_last_card_does_not_end_the_game_if_everybody_holds_cards(situation: Situation) -> None:
    """KO-R29"""
    s = situation(players=2, turn=0, hands={1: "red 1"}, deck="ship 8")
    s.play("0: draw")
    assert s.turn == 1
    assert s.now.n_deck == 0


def test_nobody_else_gets_another_turn(situation: Situation) -> None:
    """KO-R29: the next player does not collect first; the final collection decides"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "red 4", 1: "ship 2", 2: "ship 2"},
        ships=["5 of 1: 2 blue 3", "6 of 2: 1 green 1"],
        deck="",
    )
    s.play("0: pirate red 4 > ship 0")
    assert s.loot == [5, 6, 0]
    assert s.facts(None)["over"]["final"] == [[5], [6], []]


def test_ships_in_hand_count_against_their_holder_and_other_cards_nothing(situation: Situation) -> None:
    """KO-R33, KO-R34, KO-S21: a score may be negative; equal scores win together"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "red 1", 1: "ship 2, captain red, admiral", 2: "ship 7, blue 4"},
        loot={0: "ship 6, ship 6", 1: "ship 5, ship 5, ship 4", 2: "ship 3"},
        deck="",
    )
    s.play("0: discard pirate red 1")
    assert s.scores == [12, 12, -4]
    assert s.winners == [0, 1]
    assert s.rules.returns(s.state) == [1.0, 1.0] + [0.0] * 6


def test_there_are_no_winners_before_the_end(situation: Situation) -> None:
    """KO 2.8"""
    s = situation(players=2, turn=0, hands={0: "red 1"}, loot={0: "ship 8"})
    assert s.winners == []
    assert s.rules.returns(s.state) == [0.0] * 8
    assert s.facts(0)["over"] is None


def test_all_may_have_negative_scores_and_the_highest_wins(situation: Situation) -> None:
    """KO-R33"""
    s = situation(players=3, turn=1, hands={0: "ship 3", 1: "red 1, ship 2", 2: "ship 4"}, deck="")
    s.play("1: discard pirate red 1", "2: ship 4")
    assert s.scores == [-3, -2, 4]
    s = situation(players=2, turn=0, hands={0: "ship 8", 1: "ship 2"}, ships=["5 of 1: 0 red 1, 1 blue 1"], deck="")
    s.play("0: ship 8")
    assert s.winners == [0]


def test_everybody_sees_the_ships_left_in_every_hand_when_the_game_is_over(situation: Situation) -> None:
    """KO-R33: they are counted out in the open, so every viewer reads the same scores"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "red 1", 1: "ship 2, ship 5, captain red", 2: "ship 7, ship 2, ship 2"},
        loot={0: "ship 6", 1: "ship 8"},
        deck="",
    )
    s.play("0: discard pirate red 1")
    for viewer in (0, 1, 2, None):
        over = s.facts(viewer)["over"]
        assert over["in_hand"] == [[], [2, 5], [2, 2, 7]]
        assert over["scores"] == [6, 1, -11]
        assert over["winners"] == [0]


def test_cards_that_count_nothing_stay_hidden_after_the_end(situation: Situation) -> None:
    """KO 2.10"""
    s = situation(players=2, turn=0, hands={0: "red 1", 1: "captain red"}, deck="")
    s.play("0: discard pirate red 1")
    assert GAME.view(s.seen(0), 0)["hands"][1] is None


def test_the_longest_game_is_bounded_by_draws_and_plays() -> None:
    """KO 2.8, KO-P3: at most 78 - 6n draws and 78 plays or discards"""
    assert GAME.max_plies == (78 - 12) + 78
