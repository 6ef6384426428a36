"""A "what if": a finished game taken up at one of its moments."""

from __future__ import annotations

import random

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused
from ludotheque.table import (
    NO_PACE,
    AskUndo,
    Decide,
    Decided,
    Opened,
    Origin,
    Pace,
    SeatPlan,
    Table,
    Undone,
    open_table,
    what_if,
)
from ludotheque.table.rows import By
from tests.table.playing import SEED, do


def played(decisions: int = 10_000) -> Table:
    """A game between two people and a bot, played at random so far, or to its end."""
    seats = [SeatPlan("human", "Camille", 3), SeatPlan("human", "Inès", 1), SeatPlan("bot", "Malo", 2, "discovery")]
    table, chance = Table(HIGHCARD, open_table(HIGHCARD, {"players": 3}, seats, SEED, pace=Pace(60))), random.Random(2)
    while table.status == "playing" and len(table.line) <= decisions:
        decide(table, chance)
    return table


def decide(table: Table, chance: random.Random) -> None:
    seat = table.to_act()[0]
    by: By = "bot" if table.seats[seat].kind == "bot" else "human"
    action = chance.choice(table.legal_actions(seat))
    do(table, Decide(seat, table.decision(seat), action, by))


def test_it_begins_where_the_finished_game_was_with_the_same_cards_to_come() -> None:
    table = played()
    for n, moment in enumerate(table.line[:-1]):
        other = Table(HIGHCARD, what_if(table, "x", moment, 1, "easygoing"))
        assert other.worlds[-1] == table.worlds[moment]
        assert other.opened.origin == Origin("x", moment, n)
        assert (other.status, other.opened.pace) == ("playing", NO_PACE)


def test_one_person_sits_there_and_the_others_are_bots_under_the_same_names() -> None:
    table = played()
    other = Table(HIGHCARD, what_if(table, "x", table.line[0], 1, "easygoing"))
    assert [(seat.name, seat.token, seat.kind, seat.level) for seat in other.seats] == [
        ("Camille", 3, "bot", "easygoing"),
        ("Inès", 1, "human", None),
        ("Malo", 2, "bot", "discovery"),
    ]


def test_it_may_be_played_on() -> None:
    table, chance = played(), random.Random(5)
    other = Table(HIGHCARD, what_if(table, "x", table.line[2], table.rows[table.line[3]].seat, "easygoing"))  # type: ignore[union-attr]  # the line holds decisions
    while other.status == "playing":
        decide(other, chance)
    assert len(other.line) == len(table.line)


def test_one_goes_back_in_it_as_far_as_one_likes_unasked() -> None:
    table, chance = played(), random.Random(5)
    other = Table(HIGHCARD, what_if(table, "x", table.line[-3], 0, "easygoing"))
    while other.status == "playing" and other.decision(0) <= 2:
        decide(other, chance)
    gone_back = 0
    while (last := other.last_undoable(0)) is not None:
        for row in other.intend(AskUndo(0, last)):
            assert isinstance(row, Undone)
            other.apply(row)
            gone_back += 1
    assert gone_back >= 2
    rows = [other.rows[moment] for moment in other.line]
    assert [row for row in rows if isinstance(row, Decided) and row.seat == 0] == []


def test_what_was_taken_back_is_not_taken_up() -> None:
    table, chance = played(2), random.Random(9)
    first = table.line[1]
    undone = table.line[2]
    table.apply(Undone(table.rows[undone].seat, first))  # type: ignore[union-attr]  # as above
    while table.status == "playing":
        decide(table, chance)
    with pytest.raises(Refused, match="error-no-moment"):
        what_if(table, "x", undone, 0, "easygoing")
    rows = what_if(table, "x", table.line[-2], 0, "easygoing")
    other = Table(HIGHCARD, rows)
    assert other.worlds[-1] == table.worlds[table.line[-2]]
    assert [row.decision for row in rows if isinstance(row, Decided) and row.seat == 0] == list(
        range(1, other.decision(0))
    )


def test_a_game_that_is_not_over_is_not_taken_up() -> None:
    table = played(2)
    with pytest.raises(Refused, match="error-not-over"):
        what_if(table, "x", table.line[0], 0, "easygoing")


def test_it_is_not_taken_up_at_its_end_nor_at_no_moment_nor_on_no_seat() -> None:
    table = played()
    for moment in (-1, 0, table.line[-1], table.seq + 1):
        with pytest.raises(Refused, match="error-no-moment"):
            what_if(table, "x", moment, 0, "easygoing")
    for seat in (-1, 3):
        with pytest.raises(Refused, match="error-no-seat"):
            what_if(table, "x", table.line[0], seat, "easygoing")


def test_the_log_says_that_it_is_a_what_if() -> None:
    table = played()
    other = Table(HIGHCARD, what_if(table, "x", table.line[1], 0, "easygoing"))
    assert isinstance(other.rows[0], Opened)
    said = {entry.sentence.id: entry.sentence.args for entry in other.log(None)}
    assert said["table-what-if"] == {"decisions": 1}
