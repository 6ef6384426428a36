"""The log is all there is of a table; and what it tells to whom."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.modes import State
from ludotheque.core.sentence import Refused
from ludotheque.core.sight import noise
from ludotheque.table import (
    Decide,
    Named,
    Table,
)
from ludotheque.table.telling import entries
from tests.table.playing import HUMAN, do, korsar, played, sentences, table


def test_of_the_rows_of_a_game_only_the_last_one_ends_it() -> None:
    rows = played(table(HUMAN, HUMAN)).rows
    growing = Table(HIGHCARD, rows[:1])
    ending = []
    for row in rows[1:]:
        ending.append(growing.ends([row]))
        assert growing.status != "over"
        growing.apply(row)
    assert ending == [False] * (len(rows) - 2) + [True]
    assert not growing.ends([Named(0, "Malo", 3)])


def test_the_same_rows_give_the_same_table_byte_for_byte() -> None:
    first = played(table(HUMAN, HUMAN))
    again = Table(HIGHCARD, first.rows)
    assert again.worlds == first.worlds
    assert [again.log(seat) for seat in (0, 1, None)] == [first.log(seat) for seat in (0, 1, None)]


def test_a_whole_game_of_korsar_is_its_rows() -> None:
    first = played(korsar(6))
    again = Table(first.game, first.rows)
    assert again.worlds == first.worlds
    assert [again.position(seat) for seat in (0, 5, None)] == [first.position(seat) for seat in (0, 5, None)]
    assert [again.log(seat) for seat in (0, 5, None)] == [first.log(seat) for seat in (0, 5, None)]


def test_the_log_asked_for_step_by_step_is_the_log() -> None:
    whole = played(table(HUMAN, HUMAN))
    stepwise = Table(HIGHCARD, whole.rows[:1])
    told = list(stepwise.log(0))
    for row in whole.rows[1:]:
        before = stepwise.seq
        stepwise.apply(row)
        told += stepwise.log(0, before)
    assert told == whole.log(0)


def test_the_log_tells_private_details_to_their_owner_only() -> None:
    playing = korsar(3)
    seat = playing.to_act()[0]
    do(playing, Decide(seat, 1, playing.game.action_of(playing.seen(seat, playing.moment), "draw"), "human"))
    own, others = sentences(playing, seat)[-1], sentences(playing, None)[-1]
    assert own[0] == others[0] == "korsar-event-draw"
    assert own[1]["card"] != "none"
    assert others[1] == sentences(playing, (seat + 1) % 3)[-1][1] == {"card": "none"}
    assert [playing.log(each)[-1].mine for each in (seat, (seat + 1) % 3, None)] == [True, False, False]


@pytest.mark.parametrize("start", [table(HUMAN, HUMAN, HUMAN), korsar(3), korsar(6)], ids=["highcard", "3", "6"])
def test_what_a_seat_is_shown_does_not_depend_on_what_it_does_not_see(start: Table) -> None:
    """For every seat and a spectator, in moments of a whole game, with all that is hidden turned to noise."""
    chance = random.Random(5)
    whole = played(start)
    for seq in range(1, len(whole.rows), 1 + len(whole.rows) // 10):
        truth, lie = Table(whole.game, whole.rows[: seq + 1]), Table(whole.game, whole.rows[: seq + 1])
        for seat in (*range(len(whole.seats)), None):
            lie.state = blurred(truth, seat, chance)
            lie.worlds[seq] = lie.rules.dump(lie.state)
            assert lie.worlds[seq] != truth.worlds[seq]
            assert lie.position(seat) == truth.position(seat)
            assert entries(lie, seq, seat) == entries(truth, seq, seat)


def blurred(table: Table, seat: int | None, chance: random.Random) -> State:
    """The table's state with noise wherever the seat does not see."""
    state = table.rules.load(table.worlds[-1])
    sight = table.game.sight(state, seat)
    noise(state, lambda field: sight.rows(field.seen), chance.randint)
    return state


def test_a_log_of_other_rules_is_not_continued() -> None:
    rows = table(HUMAN, HUMAN).rows
    with pytest.raises(Refused, match="error-rules-version"):
        Table(replace(HIGHCARD, version=2), rows)
    with pytest.raises(ValueError, match="begins with its Opened row"):
        Table(HIGHCARD, rows[1:])
