"""Taking back decisions: free where nothing new came out and nobody else acted, and never in silence."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludotheque.core.sentence import Refused
from ludotheque.table import (
    AskUndo,
    Decide,
    Decided,
    Opened,
    Pace,
    Table,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tests.table.going_back import ask, decide, has, offered, said, sent_out, table
from tests.table.playing import BOT, HUMAN, OPEN, do, why_not


def test_a_card_laid_from_the_hand_is_taken_back_freely() -> None:
    playing, seat = sent_out(HUMAN)
    to = playing.line[-2]
    assert do(playing, ask(playing, seat)) == [Undone(0, to)]
    assert playing.worlds[-1] == playing.worlds[to]
    for viewer in (0, 1, None):
        assert said(playing, viewer) == ["table-undone"]


def test_the_log_says_from_where_the_game_went_on() -> None:
    """Whoever reads the log alone can leave out what did not happen in the end."""
    playing, seat = sent_out(HUMAN)
    to = playing.line[-2]
    do(playing, ask(playing, seat))
    (told,) = playing.log(None, playing.seq - 1)
    assert told.sentence.args == {"count": 1, "to": to}
    assert {entry.seq for entry in playing.log(None) if entry.seq > to} == {to + 1, told.seq}


def test_with_a_clock_the_same_is_taken_back_freely_once_then_the_others_are_asked() -> None:
    """Else whoever lays a card and takes it back has all of the time again, as often as they like."""
    timed = Pace(clock=60)
    for others, then in (([HUMAN], [UndoAsked(0, 4)]), ([BOT], [Undone(0, 4)])):
        playing, seat = sent_out(*others, pace=timed)
        to = playing.line[-2]
        action = playing.rows[playing.line[-1]].action  # type: ignore[union-attr]  # a decision
        assert do(playing, ask(playing, seat)) == [Undone(0, to)]
        do(playing, Decide(seat, playing.decision(seat), action, "human"))
        assert do(playing, ask(playing, seat)) == [replace(row, to=to) for row in then]


def test_the_choice_of_somebody_else_is_news_though_no_card_came_out() -> None:
    """A bot's pirate: it could have been another."""
    playing = table("korsar", HUMAN, BOT)
    laid = False
    while not laid:
        if playing.to_act() == [0]:
            own = decide(playing)
            assert own == 0
        if playing.status == "playing" and playing.to_act() == [1] and has(playing, "lay_ship"):
            decide(playing, offered(playing, "lay_ship"))
            laid = isinstance(playing.rows[-1], Decided) and playing.rows[-1].seat == 1
        elif playing.to_act() == [1]:
            decide(playing)
    assert [type(row) for row in do(playing, ask(playing, 0))] == [UndoAsked, UndoAnswered]


def test_at_a_table_for_learning_one_goes_back_as_far_as_one_likes_unasked() -> None:
    playing = table("korsar", HUMAN, BOT, BOT, learning=True)
    while playing.seats[0].decided < 4:
        decide(playing)
    begun = playing.line[0]
    while playing.last_undoable(0) is not None:
        assert [type(row) for row in do(playing, ask(playing, 0))] == [Undone]
    assert all(row.seat != 0 for row in playing.line_at(playing.seq))
    assert playing.line[0] == begun
    assert [entry.sentence.id for entry in playing.log(None)][:2] == ["table-opened", "table-learning"]


def test_a_table_for_learning_is_for_one_person_among_bots() -> None:
    for seats in ((HUMAN, HUMAN), (HUMAN, OPEN)):
        with pytest.raises(Refused, match="error-learning-alone"):
            table("korsar", *seats, learning=True)


def test_a_button_drawn_before_does_nothing_after_it() -> None:
    playing, seat = sent_out(HUMAN)
    request = ask(playing, seat)
    stale = [Decide(each, playing.decision(each), 0, "human") for each in (0, 1)]
    do(playing, request)
    assert [why_not(playing, each) for each in stale] == ["error-stale"] * 2
    # Twice the same button: the decision before that one is not taken back by mistake.
    assert playing.last_undoable(seat) is not None
    assert why_not(playing, request) == "error-stale"


def test_only_a_person_takes_back_and_only_what_they_decided_themselves() -> None:
    playing = table("korsar", HUMAN, HUMAN, pace=Pace(60))
    seat = playing.to_act()[0]
    assert why_not(playing, AskUndo(seat, 1)) == "error-undo-nothing"
    do(playing, replace(Decide(seat, 1, playing.legal_actions(seat)[0], "human"), by="time_up"))
    assert why_not(playing, AskUndo(seat, 1)) == "error-undo-nothing"
    with_bot = table("korsar", BOT, HUMAN)
    assert why_not(with_bot, AskUndo(0, 1)) == "error-not-seated"


def test_nothing_is_taken_back_before_the_game_nor_after_its_end() -> None:
    """The seed is told at the end."""
    assert why_not(table("korsar", HUMAN, OPEN), AskUndo(0, 1)) == "error-not-begun"
    over = table("highcard", HUMAN, BOT, learning=True)
    while over.status == "playing":
        decide(over)
    assert why_not(over, AskUndo(0, 1)) == "error-table-over"
    assert over.last_undoable(0) is None


def test_nobody_goes_back_for_ever() -> None:
    """A log is kept for ever."""
    playing = table("highcard", HUMAN, BOT, learning=True)
    for _ in range(200):
        decide(playing)
        do(playing, ask(playing, 0))
    decide(playing)
    assert why_not(playing, ask(playing, 0)) == "error-undo-often"


def test_an_earlier_program_had_no_table_for_learning() -> None:
    assert Opened("g", 1, {}, (), (), "", b"").learning is False


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("keylargo", 3), ("katana", 4)])
def test_whether_it_is_free_does_not_depend_on_what_the_seat_does_not_see(game: str, players: int) -> None:
    """In another world with the same observations before and after, the same answer comes."""
    dice, free = random.Random(7), dict[str, bool]()
    playing = table(game, *[HUMAN] * players)
    while len(set(free.values())) < 2:
        seat = dice.choice(playing.to_act())
        action = dice.choice(playing.legal_actions(seat))
        kind = playing.game.action_fields(playing.seen(seat, playing.moment), action)["type"]
        do(playing, Decide(seat, playing.decision(seat), action, "human"))
        other = None if kind in free else redealt(playing, seat, dice)
        if other is not None:
            rows = playing.intend(ask(playing, seat))
            assert other.intend(ask(other, seat)) == rows
            free[kind] = isinstance(rows[0], Undone)


def redealt(table: Table, seat: int, dice: random.Random) -> Table | None:
    """The table as it would be if what the seat did not see before its decision had been otherwise."""
    before, moment = table.line[-2:]
    row = table.rows[moment]
    assert isinstance(row, Decided)
    other = table.still()
    other.worlds[before] = table.rules.sample_hidden(table.observation(seat, before), seat, dice.getrandbits(63))
    other.state = other.rules.load(other.worlds[before])
    other.rules.apply_action(other.state, seat, row.action)
    other.worlds[moment] = other.rules.dump(other.state)
    same = other.observation(seat, moment) == table.observation(seat, moment)
    return other if same and other.worlds[before] != table.worlds[before] else None
