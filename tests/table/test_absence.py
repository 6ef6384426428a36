"""Who is away: a bot plays in their place by the table's log alone, and a table that nobody comes to is closed."""

from __future__ import annotations

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused
from ludotheque.table import (
    AskUndo,
    Close,
    Closed,
    Decide,
    HandedOver,
    HandOver,
    Intent,
    Pace,
    Sit,
    Table,
    TakeBack,
    TakeHint,
    TakenBack,
    UndoAnswered,
)
from ludotheque.table.undoing import people_but
from tests.table.playing import BOT, HUMAN, OPEN, choose, do, sentences, table, why_not

AWAY = HandOver(0, "easygoing", "asked")


def bots(playing: Table, seat: int) -> Decide:
    return Decide(seat, playing.decision(seat), playing.legal_actions(seat)[0], "bot")


def test_a_bot_decides_for_who_handed_over_and_the_person_does_not() -> None:
    playing = table(HUMAN, HUMAN, hints=True)
    assert do(playing, AWAY) == [HandedOver(0, "easygoing", "asked")]
    assert playing.seats[0].deputy == "easygoing"
    assert why_not(playing, choose(playing, 0)) == "error-handed-over"
    assert why_not(playing, TakeHint(0, playing.decision(0))) == "error-handed-over"
    assert why_not(playing, bots(playing, 1)) == "error-not-seated"
    do(playing, bots(playing, 0))
    assert playing.seats[0].decided == 1
    assert do(playing, AWAY) == []


def test_whom_a_bot_plays_for_takes_nothing_back_and_is_not_asked() -> None:
    playing = table(HUMAN, HUMAN, HUMAN)
    do(playing, choose(playing, 0), AWAY)
    assert why_not(playing, AskUndo(0, 1)) == "error-handed-over"
    do(playing, TakeBack(0), HandOver(1, "easygoing", "asked"))
    assert people_but(playing, 0) == [2]
    # A bot answers for who is away, as at a table with a bot: no, where something new was seen.
    do(playing, choose(playing, 2), AskUndo(0, 1))
    assert playing.rows[-1] == UndoAnswered(1, agree=False)


def test_who_takes_the_seat_back_decides_again_and_the_bot_does_not() -> None:
    playing = table(HUMAN, HUMAN)
    do(playing, AWAY)
    assert do(playing, TakeBack(0)) == [TakenBack(0)]
    assert why_not(playing, bots(playing, 0)) == "error-not-seated"
    do(playing, choose(playing, 0))
    assert do(playing, TakeBack(0)) == []


def test_everybody_is_told_who_is_away_and_why() -> None:
    playing = table(HUMAN, HUMAN)
    before = playing.seq
    do(playing, AWAY, TakeBack(0), HandOver(0, "easygoing", "late"))
    told = [("table-handed-over", {"why": "asked"}), ("table-taken-back", {}), ("table-handed-over", {"why": "late"})]
    assert sentences(playing, 1, before) == told == sentences(playing, None, before)
    assert [entry.mine for entry in playing.log(0, before)] == [True] * 3


def test_who_comes_back_has_all_of_the_time_again_for_what_is_owed() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(days=2))
    do(playing, HandOver(0, "easygoing", "late"), TakeBack(0))
    assert [seat.asked for seat in playing.seats] == [playing.seq, playing.seq - 2]


def test_who_leaves_and_comes_back_gains_no_time_but_for_what_came_meanwhile() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(days=2))
    begun = playing.seq
    do(playing, AWAY, TakeBack(0))
    assert [seat.asked for seat in playing.seats] == [begun, begun]
    do(playing, AWAY, bots(playing, 0), choose(playing, 1), TakeBack(0))
    assert playing.seats[0].asked == playing.seq


def test_how_often_in_a_row_a_time_was_up_is_counted_until_the_person_decides() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(clock=10))

    def time_is_up(seat: int) -> Decide:
        return Decide(seat, playing.decision(seat), playing.legal_actions(seat)[0], "time_up")

    do(playing, time_is_up(0))
    do(playing, choose(playing, 1))
    do(playing, time_is_up(0))
    assert [seat.late for seat in playing.seats] == [2, 0]
    do(playing, choose(playing, 1))
    do(playing, choose(playing, 0))
    assert playing.seats[0].late == 0


@pytest.mark.parametrize("plans", [(BOT, HUMAN), (OPEN, HUMAN)])
def test_only_a_person_at_a_game_may_hand_over(plans: tuple[object, ...]) -> None:
    playing = table(*plans)  # type: ignore[arg-type]  # both are tuples of plans
    assert why_not(playing, AWAY) in ("error-not-seated", "error-not-begun")


def test_nobody_fills_the_log_by_coming_and_going() -> None:
    playing = table(HUMAN, HUMAN)
    for _ in range(200):
        do(playing, AWAY, TakeBack(0))
    assert why_not(playing, AWAY) == "error-handed-over-often"


def test_a_closed_table_is_over_and_nobody_has_won() -> None:
    playing = table(HUMAN, HUMAN)
    do(playing, choose(playing, 0))
    assert playing.ends([Closed("abandoned")])
    assert do(playing, Close("abandoned")) == [Closed("abandoned")]
    assert (playing.status, playing.to_act(), playing.closed) == ("over", [], "abandoned")
    for seat in (0, 1, None):
        position = playing.position(seat)
        assert position is not None
        assert (position.to_act, position.legal, position.refusals) == ([], [], [])
    assert why_not(playing, Decide(1, 1, 0, "human")) == "error-table-over"
    assert why_not(playing, AWAY) == "error-table-over"
    assert do(playing, Close("abandoned")) == []
    assert sentences(playing, None)[-1] == ("table-closed", {"reason": "abandoned"})


def test_nobody_sits_down_any_more_where_the_table_was_closed_before_the_game() -> None:
    waiting = table(HUMAN, OPEN)
    do(waiting, Close("abandoned"))
    assert (waiting.status, waiting.position(0)) == ("over", None)
    assert why_not(waiting, Sit(1)) == "error-table-over"


def test_the_same_rows_give_the_same_table() -> None:
    playing = table(HUMAN, HUMAN)
    intents: list[Intent] = [AWAY, TakeBack(0), HandOver(1, "easygoing", "late"), Close("abandoned")]
    do(playing, *intents)
    again = Table(HIGHCARD, playing.rows)
    assert (again.seats, again.closed, again.status) == (playing.seats, "abandoned", "over")


def test_what_is_refused_is_no_row() -> None:
    with pytest.raises(Refused):
        table(HUMAN, OPEN).intend(AWAY)
