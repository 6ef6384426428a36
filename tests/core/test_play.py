"""Playing a game to its end."""

from __future__ import annotations

import pytest
from highcard import GAME

from ludotheque.core.conformance import dealt
from ludotheque.core.modes import compiled, plain
from ludotheque.core.play import current_player, play, random_games, seats_in


def test_the_current_player_is_the_lowest_seat_that_owes_a_decision() -> None:
    assert [current_player(mask) for mask in (0b1, 0b110, 0b1000)] == [0, 1, 3]


def test_a_bit_mask_names_its_seats_in_order() -> None:
    assert [seats_in(mask) for mask in (0, 0b1, 0b1101)] == [[], [0], [0, 2, 3]]


def test_each_player_is_asked_for_one_of_the_legal_actions() -> None:
    rules = plain(GAME)
    s = play(rules, dealt(rules, GAME.options_of({"players": 3}), 1), [lambda observation, legal: legal[0]] * 3)
    assert rules.is_terminal(s)
    assert sum(rules.scores(s)) == 3


def test_an_answer_that_is_not_legal_is_refused() -> None:
    rules = plain(GAME)
    with pytest.raises(ValueError, match="seat 0 answered 99"):
        play(rules, dealt(rules, GAME.options_of({"players": 2}), 1), [lambda observation, legal: 99] * 2)


def test_random_games_are_the_same_in_both_modes() -> None:
    ends = []
    for rules in (plain(GAME), compiled(GAME)):
        states, row = rules.states(2), rules.row(GAME.row_of(GAME.options_of({"players": 4})))
        room = rules.row([0] * 8), rules.generators(3), rules.row([0] * GAME.n_actions)
        decisions = rules.bind(random_games)(states, row, *room, 5)
        ends.append((decisions, rules.dump(states[:1] if rules is compiled(GAME) else states.copy()[0])))
    assert ends[0] == ends[1]
