"""Asking to take back a decision: who is asked, who answers, and how the question ends."""

from __future__ import annotations

import pytest

from ludotheque.table import (
    AnswerUndo,
    AskUndo,
    Decide,
    HandedOver,
    HandOver,
    LapseUndo,
    Pace,
    Table,
    TakeBack,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Undone,
)
from tests.table.going_back import answered, ask, decide, said, sent_out, table
from tests.table.playing import BOT, HUMAN, do, why_not


def test_a_card_drawn_is_not_and_the_others_are_asked() -> None:
    playing = table("korsar", HUMAN, HUMAN, HUMAN)
    seat = decide(playing, "draw")
    to = playing.line[-2]
    others = [each for each in range(3) if each != seat]
    assert do(playing, ask(playing, seat)) == [UndoAsked(seat, to)]
    assert do(playing, answered(playing, others[0], True)) == [UndoAnswered(others[0], True)]
    assert playing.moment == playing.line[-1] != to
    assert do(playing, answered(playing, others[1], True)) == [UndoAnswered(others[1], True), Undone(seat, to)]
    assert playing.worlds[-1] == playing.worlds[to]
    assert [said(playing, None, row)[0] for row in (-4, -3, -2, -1)] == [
        "table-undo-asked",
        "table-undo-agreed",
        "table-undo-agreed",
        "table-undone",
    ]


def test_one_no_is_enough_and_the_same_is_not_asked_twice() -> None:
    playing = table("korsar", HUMAN, HUMAN, HUMAN)
    seat = decide(playing, "draw")
    first, other = ((seat + 1) % 3, (seat + 2) % 3)
    request = ask(playing, seat)
    do(playing, request)
    do(playing, answered(playing, first, True))
    no = answered(playing, other, False)
    before = playing.worlds[playing.moment]
    assert do(playing, no) == [UndoAnswered(other, False)]
    assert playing.rules.dump(playing.state) == before
    assert playing.question is None
    assert said(playing, seat) == ["table-undo-declined"]
    assert why_not(playing, no) == "error-undo-settled"
    assert why_not(playing, request) == "error-undo-again"
    assert playing.last_undoable(seat) is None


def with_three_decisions_of(seat: int) -> Table:
    """The last of them is a card drawn, and nobody has acted since."""
    playing = table("korsar", HUMAN, HUMAN)
    while playing.seats[seat].decided < 2 or playing.to_act() != [seat]:
        decide(playing, "draw")
    decide(playing, "draw")
    return playing


def test_who_was_refused_asks_about_no_earlier_move_either_until_they_have_moved() -> None:
    """Else whoever asks about each of their moves in turn has everybody wait each time."""
    playing = with_three_decisions_of(0)
    assert playing.last_undoable(0) == 3
    do(playing, AskUndo(0, 3))
    do(playing, answered(playing, 1, False))
    for decision in (1, 2, 3):
        assert why_not(playing, AskUndo(0, decision)) == "error-undo-again"
    while playing.seats[0].decided < 4:
        decide(playing, "draw")
    for decision in (1, 2, 3):
        assert why_not(playing, AskUndo(0, decision)) == "error-undo-again"
    assert [type(row) for row in do(playing, AskUndo(0, 4))] == [UndoAsked]


@pytest.mark.parametrize("end", ["withdrawn", "lapsed", "dropped"])
def test_a_question_that_came_to_nothing_is_not_asked_again(end: str) -> None:
    playing = with_three_decisions_of(0)
    do(playing, AskUndo(0, 1))
    question = playing.question
    assert question is not None
    if end == "withdrawn":
        do(playing, AnswerUndo(0, question.seq, False))
    elif end == "lapsed":
        do(playing, LapseUndo(question.seq))
    else:
        assert decide(playing, "draw") == 1
    assert playing.question is None
    for decision in (1, 2, 3):
        assert why_not(playing, AskUndo(0, decision)) == "error-undo-again"


def test_who_was_allowed_to_go_back_may_ask_to_go_back_further() -> None:
    playing = with_three_decisions_of(0)
    for decision in (3, 2, 1):
        do(playing, AskUndo(0, decision))
        assert isinstance(do(playing, answered(playing, 1, True))[-1], Undone)
    assert playing.last_undoable(0) is None


def test_when_somebody_else_has_acted_the_others_are_asked_though_nothing_new_came_out() -> None:
    """At Key Largo both lay their programs face down."""
    playing = table("keylargo", HUMAN, HUMAN, HUMAN)
    decide(playing)
    assert do(playing, ask(playing, 0))[0] == Undone(0, playing.line[-1])
    decide(playing)
    decide(playing)
    assert [type(row) for row in do(playing, ask(playing, 0))] == [UndoAsked]


def test_a_bot_says_no_where_something_new_was_seen() -> None:
    playing = table("korsar", HUMAN, BOT)
    while playing.to_act() != [0]:
        decide(playing)
    decide(playing, "draw")
    rows = do(playing, ask(playing, 0))
    assert [type(row) for row in rows] == [UndoAsked, UndoAnswered]
    assert rows[1] == UndoAnswered(1, False)
    assert said(playing, 0) == ["table-undo-declined-bot"]


def test_a_bot_that_plays_for_a_person_answers_as_a_bot_does_and_so_it_is_told() -> None:
    playing = table("korsar", HUMAN, HUMAN)
    seat = decide(playing, "draw")
    do(playing, HandOver(1 - seat, "easygoing", "late"), ask(playing, seat))
    assert playing.rows[-1] == UndoAnswered(1 - seat, False)
    do(playing, TakeBack(1 - seat))
    assert said(playing, seat, -2) == ["table-undo-declined-bot", *said(playing, seat)]


def test_a_bot_that_comes_in_a_person_s_place_says_no_to_the_open_question_where_something_new_was_seen() -> None:
    playing = table("korsar", HUMAN, HUMAN, HUMAN)
    seat = decide(playing, "draw")
    first, other = ((seat + 1) % 3, (seat + 2) % 3)
    do(playing, ask(playing, seat))
    do(playing, answered(playing, first, True))
    # Who asked, and who has answered, is not waited for.
    for away in (seat, first):
        assert do(playing, HandOver(away, "easygoing", "asked")) == [HandedOver(away, "easygoing", "asked")]
        assert playing.question is not None
    rows = do(playing, HandOver(other, "easygoing", "asked"))
    assert rows == [HandedOver(other, "easygoing", "asked"), UndoAnswered(other, False)]
    assert playing.question is None
    assert said(playing, None) == ["table-undo-declined-bot"]


def test_a_bot_that_comes_in_a_person_s_place_agrees_where_nothing_new_was_seen() -> None:
    timed = Pace(clock=60)
    playing, seat = sent_out(HUMAN, HUMAN, pace=timed)
    to = playing.line[-2]
    action = playing.rows[playing.line[-1]].action  # type: ignore[union-attr]  # a decision
    do(playing, ask(playing, seat))
    do(playing, Decide(seat, playing.decision(seat), action, "human"))
    assert do(playing, ask(playing, seat)) == [UndoAsked(seat, to)]
    assert do(playing, HandOver(1, "easygoing", "asked"))[1:] == [UndoAnswered(1, True)]
    assert do(playing, HandOver(2, "easygoing", "asked"))[1:] == [UndoAnswered(2, True), Undone(seat, to)]
    assert playing.worlds[-1] == playing.worlds[to]
    assert said(playing, None, -2) == ["table-undo-agreed", "table-undone"]


def test_a_bot_that_laid_its_cards_face_down_does_not_mind() -> None:
    playing = table("keylargo", HUMAN, BOT, BOT)
    decide(playing)
    to = playing.line[-2]
    decide(playing)
    assert playing.to_act() == [2]
    assert do(playing, ask(playing, 0)) == [Undone(0, to)]
    assert playing.to_act() == [0, 1, 2]


def test_a_decision_withdraws_the_question_and_all_are_told() -> None:
    playing = table("korsar", HUMAN, HUMAN)
    seat = decide(playing, "draw")
    do(playing, ask(playing, seat))
    yes = answered(playing, 1 - seat, True)
    decide(playing)
    assert playing.question is None
    assert said(playing, None)[0] == "table-undo-dropped"
    assert why_not(playing, yes) == "error-undo-settled"
    decide(playing)
    assert "table-undo-dropped" not in said(playing, None)


def test_who_asked_may_withdraw_but_not_agree() -> None:
    playing = table("korsar", HUMAN, HUMAN)
    seat = decide(playing, "draw")
    do(playing, ask(playing, seat))
    assert do(playing, answered(playing, seat, True)) == []
    assert do(playing, answered(playing, seat, False)) == [UndoAnswered(seat, False)]
    assert said(playing, 1 - seat) == ["table-undo-withdrawn"]


def test_a_question_that_waited_too_long_lapses_once() -> None:
    playing = table("korsar", HUMAN, HUMAN)
    seat = decide(playing, "draw")
    do(playing, ask(playing, seat))
    assert playing.question is not None
    lapse = LapseUndo(playing.question.seq)
    assert do(playing, lapse, lapse) == [UndoLapsed(seat)]
    assert said(playing, None) == ["table-undo-lapsed"]


def test_one_question_is_asked_at_a_time() -> None:
    playing = table("korsar", HUMAN, HUMAN)
    while not all(playing.seats[seat].decided for seat in (0, 1)):
        decide(playing)
    other = ask(playing, 1)
    assert [type(row) for row in do(playing, ask(playing, 0))] == [UndoAsked]
    assert playing.last_undoable(1) is None
    assert why_not(playing, other) == "error-undo-open"
