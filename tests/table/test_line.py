"""Going back: what is in force after it, what the log keeps, and that nothing drawn before it works any more."""

from __future__ import annotations

import random

from highcard import GAME as HIGHCARD

from ludotheque.table import Begun, Decide, Hinted, Row, Table, Undone, open_table
from tests.table.playing import HUMAN, do


def decided(table: Table, n: int) -> Table:
    """After n more decisions, of whoever owes one first."""
    for _ in range(n):
        seat = table.to_act()[0]
        do(table, Decide(seat, table.decision(seat), table.legal_actions(seat)[0], "human"))
    return table


def dealt() -> Table:
    return Table(HIGHCARD, open_table(HIGHCARD, {"players": 2}, [HUMAN, HUMAN], bytes(32)))


def test_the_game_goes_back_byte_for_byte_and_its_log_keeps_what_was() -> None:
    table = decided(dealt(), 5)
    before = list(table.rows)
    table.apply(Undone(1, 3))
    assert table.worlds[-1] == table.worlds[3]
    assert table.moment == table.seq
    assert table.observation(0, table.moment) == table.observation(0, 3)
    assert table.rules.dump(table.state) == table.worlds[3]
    assert table.rows == [*before, Undone(1, 3)]
    assert table.to_act() == Table(HIGHCARD, before[:4]).to_act()


def test_every_seats_next_decision_has_a_number_that_none_had() -> None:
    table = decided(dealt(), 4)
    numbers = [table.decision(seat) for seat in (0, 1)]
    table.apply(Undone(0, 2))
    assert [table.decision(seat) for seat in (0, 1)] == [number + 1 for number in numbers]


def test_the_line_is_what_is_not_undone() -> None:
    table = decided(dealt(), 4)
    assert (table.line, isinstance(table.rows[1], Begun)) == ([1, 2, 3, 4, 5], True)
    table.apply(Undone(1, 3))
    assert table.line == [1, 2, 3]
    decided(table, 1)
    table.apply(Hinted(0, table.decision(0)))
    decided(table, 1)
    assert table.line == [1, 2, 3, 7, 9]
    table.apply(Undone(0, 1))
    assert table.line == [1]


def test_the_line_at_a_moment_is_what_was_in_force_then() -> None:
    table = decided(dealt(), 4)
    table.apply(Undone(1, 3))
    decided(table, 1)
    rows: list[Row] = table.rows
    assert table.line_at(1) == []
    assert table.line_at(5) == rows[2:6]
    assert table.line_at(6) == table.line_at(3) == rows[2:4]
    assert table.line_at(7) == [*rows[2:4], rows[7]]


def test_to_play_the_line_at_a_moment_gives_that_moment() -> None:
    """In a game with many steps back, at random places."""
    dice, table = random.Random(3), dealt()
    for _ in range(40):
        if table.status == "playing" and dice.random() < 0.7:
            decided(table, 1)
        else:
            table.apply(Undone(0, dice.choice(table.line)))
    for moment in range(1, len(table.rows)):
        state = table.rules.load(table.worlds[1])
        for row in table.line_at(moment):
            table.rules.apply_action(state, row.seat, row.action)
        assert table.rules.dump(state) == table.worlds[moment]
    again = Table(HIGHCARD, table.rows)
    assert (again.worlds, again.line) == (table.worlds, table.line)


def test_what_happened_is_told_once_though_the_game_was_there_again() -> None:
    table = decided(dealt(), 4)
    told = len(table.log(0))
    table.apply(Undone(1, 3))
    assert any(entry.seq == 3 and entry.sentence.id.startswith("highcard-event") for entry in table.log(0))
    assert not any(entry.sentence.id.startswith("highcard-event") for entry in table.log(0)[told:])
