"""KO 2.3: collect, then exactly one action."""

from __future__ import annotations

import pytest

from ludotheque.core.modes import Rules
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from tests.games.korsar.situation import Situation


def test_a_turn_is_exactly_one_action(situation: Situation) -> None:
    """KO 2.3, KO-R07"""
    s = situation(players=3, turn=0, hands={0: "ship 3, ship 4", 1: "ship 2"})
    s.play("0: ship 3")
    assert s.turn == 1
    assert s.hand(0) == "ship 4"
    assert s.now.ply == 1


def test_a_player_draws_the_top_card_of_the_deck(situation: Situation) -> None:
    """KO 2.3"""
    s = situation(players=2, turn=0, hands={}, deck="red 4, ship 8, admiral")
    s.play("0: draw", "1: draw")
    assert s.hand(0) == "red 4"
    assert s.hand(1) == "ship 8"
    assert s.now.n_deck == 1


def test_there_is_no_passing(situation: Situation) -> None:
    """KO-R10: the draw is the only choice of who has nothing else; every action is a draw, a card laid or played"""
    s = situation(players=2, turn=0, hands={})
    assert s.legal() == ["draw"]
    assert not any("pass" in message for message in GAME.messages())


def test_there_is_no_hand_limit(situation: Situation) -> None:
    """KO-R11"""
    s = situation(players=2, turn=0, hands={})
    for _ in range(39):
        s.play("0: draw", "1: draw")
    assert list(s.now.n_held)[:2] == [39, 39]
    assert s.now.n_deck == 0


def test_an_empty_deck_cannot_be_drawn_from_and_opens_the_discard(situation: Situation) -> None:
    """KO-R11, KO-R28, KO-S17"""
    ships = ["3 of 1: 0 red 1, 1 green 2"]
    hands = {0: "ship 5, red 2", 1: "ship 2"}
    s = situation(players=2, turn=0, hands=hands, ships=ships, deck="")
    assert s.legal() == ["pirate red 2 > ship 0", "ship 5", "discard pirate red 2"]
    assert s.reason(0, "draw") == "deck-empty"
    refused = s.refused(0, "discard ship 5")
    assert refused is not None
    assert refused.id == "korsar-reason-ship-discard"
    assert refused.args["gold"] == 5


def test_with_cards_in_the_deck_nothing_may_be_discarded(situation: Situation) -> None:
    """KO-R11, KO-R28, KO-S17"""
    ships = ["3 of 1: 0 red 1, 1 green 2"]
    s = situation(players=2, turn=0, hands={0: "ship 5, red 2, captain red, admiral"}, ships=ships, deck="blue 1")
    assert s.legal() == ["pirate red 2 > ship 0", "captain red > ship 0", "ship 5", "draw"]
    for card in ("pirate red 2", "captain red", "admiral"):
        assert s.reason(0, f"discard {card}") == "deck-not-empty"
    assert s.reason(0, "discard ship 5") == "ship-discard"
    assert s.reason(0, "draw") is None


def test_a_discard_uses_up_the_turn_and_lies_on_the_open_pile(situation: Situation) -> None:
    """KO-R28"""
    hands = {0: "captain red, admiral, blue 1", 1: "ship 2, ship 3"}
    s = situation(players=2, turn=0, hands=hands, deck="")
    assert s.legal() == ["discard pirate blue 1", "discard captain red", "discard admiral"]
    s.play("0: discard admiral")
    assert s.turn == 1
    s.play("1: ship 2", "0: discard captain red", "1: ship 3")
    assert s.discarded == ["admiral", "captain red"]
    assert s.facts(1)["discard"] == {"cards": 2, "top": {"kind": "captain", "colour": "red"}}


def test_who_holds_only_ships_must_lay_one_when_the_deck_is_empty(situation: Situation) -> None:
    """KO-R35"""
    s = situation(players=2, turn=0, hands={0: "ship 5, ship 2", 1: "ship 3"}, deck="")
    assert s.legal() == ["ship 2", "ship 5"]


def test_who_holds_nothing_useful_draws_or_discards(situation: Situation) -> None:
    """KO-R35"""
    s = situation(players=2, turn=0, hands={0: "captain red", 1: "ship 3"})
    assert s.legal() == ["draw"]
    s = situation(players=2, turn=0, hands={0: "captain red", 1: "ship 3"}, deck="")
    assert s.legal() == ["discard captain red"]


def test_an_empty_hand_must_draw_while_the_deck_has_cards(situation: Situation) -> None:
    """KO-R31, KO-S20"""
    s = situation(players=2, turn=0, hands={0: "ship 4", 1: "red 1"}, deck="blue 1, blue 1, blue 2")
    s.play("0: ship 4", "1: pirate red 1 > ship 0")
    assert s.legal() == ["draw"]


def test_only_the_seat_whose_turn_it_is_may_act(situation: Situation) -> None:
    """KO 2.3"""
    s = situation(players=3, turn=1, hands={0: "ship 3", 1: "ship 4"})
    refused = s.refused(0, "ship 3")
    assert refused is not None
    assert refused.id == "korsar-reason-not-your-turn"
    assert refused.seats == {"seat": 1}
    assert s.reason(2, "draw") == "not-your-turn"
    assert s.reason(1, "draw") is None


def test_nothing_may_be_done_after_the_end(situation: Situation) -> None:
    """KO 2.8"""
    s = situation(players=2, turn=0, hands={0: "red 1", 1: "ship 2, red 2"}, deck="")
    s.play("0: discard pirate red 1")
    assert s.turn == -1
    for seat in (0, 1):
        assert s.reason(seat, "draw") == "game-over"
    assert s.reason(1, "ship 2") == "game-over"


def test_a_card_must_be_in_hand(situation: Situation) -> None:
    """KO 2.3"""
    s = situation(players=2, turn=0, hands={0: "red 1"}, ships=["3 of 1"])
    for text in ("pirate red 2 > ship 0", "captain red > ship 0", "admiral > ship 0", "ship 5", "discard admiral"):
        assert s.reason(0, text) == "not-in-hand"
    refused = s.refused(0, "pirate red 2 > ship 0")
    assert refused is not None
    assert refused.args == {"card": "pirate", "colour": "red", "strength": 2}
    assert s.reason(0, "pirate red 1 > ship 0") is None


def test_a_card_needs_a_ship_that_is_there(situation: Situation) -> None:
    """KO 2.5: a card may aim at any ship on the table, and at no other"""
    s = situation(players=2, turn=0, hands={0: "red 1, admiral"}, ships=["3 of 1"])
    assert s.reason(0, "pirate red 1 > ship 1") == "no-such-ship"
    assert s.reason(0, "admiral > ship 24") == "no-such-ship"
    assert s.reason(0, "pirate red 1 > ship 0") is None


def test_every_reason_has_a_message_of_its_own() -> None:
    """And ALLOWED, which is none, is zero."""
    names = [message for message in GAME.messages() if message.startswith("korsar-reason-")]
    assert len(names) == len(set(names)) == len(Reason) - 1
    assert ALLOWED == 0


@pytest.mark.parametrize(("players", "teams"), [(2, False), (5, False), (4, True), (8, True)])
def test_what_is_legal_and_what_has_a_reason_never_disagree(rules: Rules, players: int, teams: bool) -> None:
    """In a random game, for all action ids and every seat, from what the seat sees."""
    options = GAME.options_of({"players": players, "teams": teams, "min_attack": "match"})
    s = rules.new_state()
    rules.setup(s, options, (players * 2 + teams).to_bytes(32))
    turns = 0
    while not rules.is_terminal(s):
        turn = rules.to_act(s).bit_length() - 1
        legal = rules.legal_actions(s, turn)
        if turns % 12 == 0:
            for seat in range(players):
                o = GAME.open(rules.observe(s, seat))
                tries = GAME.tries(o, seat)
                allowed = [action for action in tries if GAME.reason(o, seat, action) is None]
                assert sorted(allowed) == (legal if seat == turn else [])
                assert tries == list(dict.fromkeys(tries))
        assert legal == sorted(set(legal))
        rules.apply_action(s, turn, legal[(turns * 7) % len(legal)])
        turns += 1
