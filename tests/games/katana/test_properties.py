"""What holds after every decision, over random games of every number of players; and that each property can fail.

LUDOTHEQUE_GAMES sets how many games of each are played, 2,000 if it is not set.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.games.katana import GAME
from ludotheque.games.katana.events import Event
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.state import KINDS, Card, Character, Phase, Property, State
from ludotheque.games.katana.turn import apply_action
from tests.games.katana.properties import COUNTED, STATES, tally, walk

GAMES = int(os.environ.get("LUDOTHEQUE_GAMES", "2000"))


def walked(rules: Rules, games: int, players: int) -> tuple[int, str]:
    """The property broken in random games, 0 for none, and what is needed to find the game again."""
    row, key = rules.row(rules.game.row_of(GAME.options_of({"players": players}))), rules.row([0] * 8)
    out = rules.row([0] * GAME.n_actions)
    code = int(rules.bind(walk)(rules.states(STATES), row, key, rules.generators(players), out, games))
    return code, f"property {code}, key {[int(word) for word in key]}, {players} players"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_properties_hold_in_random_games(players: int) -> None:
    """KA 4.7"""
    code, game = walked(compiled(GAME), GAMES, players)
    assert code == 0, game


def test_the_properties_hold_in_plain_mode_too() -> None:
    """The plain state refuses what lies outside."""
    code, game = walked(plain(GAME), 2, 6)
    assert code == 0, game


def test_random_games_see_everything_that_can_happen() -> None:
    """So that no property holds only because its case never comes: every event, every card, every character."""
    rules = compiled(GAME)
    row = rules.row(GAME.row_of(GAME.options_of({"players": 5})))
    room, counts = rules.row([0] * GAME.n_actions), rules.row([0] * COUNTED)
    rules.bind(tally)(rules.states(STATES), row, rules.row([0] * 8), rules.generators(1), room, counts, 4000)
    cards, characters = Event.SCORE + 1, Event.SCORE + 1 + KINDS
    assert {event.name for event in Event if counts[event] == 0} == set()
    assert {card.name for card in Card if counts[cards + card] == 0} == set()
    assert {each.name for each in Character if counts[characters + each] == 0} == set()


# Games in which one rule is broken: the walk must name the property that this breaks.


def deals_a_card_twice(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.copies[0] += 1


def keeps_a_point_of_honour(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.box += 1


def heals_beyond_the_printed_value(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.resilience[0] = s.printed[s.character[0]] + 1


def miscounts_a_hand(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.n_held[0] += 1


def has_two_codes(s: State, seat: int, action: int) -> None:
    """Both in the place of cards of the deck, so that the box is whole."""
    apply_action(s, seat, action)
    for each in (0, 1):
        s.n_deck -= 1
        s.copies[s.deck[s.n_deck]] -= 1
        s.copies[Card.BUSHIDO] += 1
        s.placed[each, Property.BUSHIDO] += 1


def asks_somebody_else(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.asked = (s.asked + 1) % s.players


def remembers_what_is_not_so(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.known[0, KINDS] = 1 + s.hands[1, 0]


def ends_too_early(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.phase = Phase.OVER


BROKEN = [
    (deals_a_card_twice, 1),
    (keeps_a_point_of_honour, 2),
    (heals_beyond_the_printed_value, 3),
    (miscounts_a_hand, 4),
    (has_two_codes, 5),
    (asks_somebody_else, 6),
    (remembers_what_is_not_so, 7),
    (ends_too_early, 8),
]


@pytest.mark.parametrize(("fault", "code"), BROKEN, ids=[fault.__name__ for fault, _ in BROKEN])
def test_a_broken_rule_breaks_its_property(fault: Callable[[State, int, int], None], code: int) -> None:
    rules = plain(replace(GAME, apply_action=fault))
    assert walked(rules, 1, 5)[0] == code
