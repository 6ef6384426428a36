"""Who may decide at a table, and when; hints, and what a decision takes of the time."""

from __future__ import annotations

from dataclasses import replace

from highcard import GAME as HIGHCARD

from ludotheque.table import (
    Decide,
    Decided,
    Hinted,
    Pace,
    Table,
    TakeHint,
)
from tests.table.playing import BOT, HUMAN, OPEN, cards, choose, do, played, sentences, table, why_not


def test_both_decide_at_once_in_either_order() -> None:
    playing = table(HUMAN, HUMAN)
    assert playing.to_act() == [0, 1]
    second, first = choose(playing, 1), choose(playing, 0)
    do(playing, second, first)
    assert [playing.seats[seat].decided for seat in (0, 1)] == [1, 1]
    assert playing.to_act() == [0, 1]


def test_a_decision_is_stale_by_its_own_number_alone() -> None:
    playing = table(HUMAN, HUMAN)
    first, others = choose(playing, 0), choose(playing, 1)
    do(playing, first)
    assert why_not(playing, first) == "error-stale"
    # What somebody else decided meanwhile makes nobody's decision stale.
    do(playing, others)
    # A number to come is no better than one gone by.
    assert why_not(playing, replace(choose(playing, 0), decision=3)) == "error-stale"


def test_who_has_decided_waits() -> None:
    playing = table(HUMAN, HUMAN)
    do(playing, choose(playing, 0))
    assert why_not(playing, choose(playing, 0, 1)) == "highcard-reason-not-now"


def test_an_illegal_action_is_refused_with_the_games_reason() -> None:
    playing = table(HUMAN, HUMAN)
    foreign = cards(playing, 0)[0]
    assert why_not(playing, Decide(1, 1, foreign, "human")) == "highcard-reason-not-in-hand"
    for action in (-1, 12, 2**31):
        assert why_not(playing, Decide(1, 1, action, "human")) == "error-illegal-action"


def test_nobody_decides_for_a_bot_and_no_bot_for_a_person() -> None:
    playing = table(HUMAN, BOT)
    assert why_not(playing, choose(playing, 1)) == "error-not-seated"
    assert why_not(playing, replace(choose(playing, 0), by="bot")) == "error-not-seated"
    card = cards(playing, 1)[0]
    assert do(playing, Decide(1, 1, card, "stand_in")) == [Decided(1, 1, card, "stand_in")]
    assert sentences(playing, None)[-1][0] == "table-stand-in"


def test_of_a_bot_that_is_not_ready_all_are_told_once_while_a_simpler_one_decides() -> None:
    playing = table(BOT, BOT)
    for _ in range(2):
        for seat in (0, 1):
            decision = replace(choose(playing, seat), by="not_ready")
            assert do(playing, decision) == [Decided(seat, decision.decision, decision.action, "not_ready")]
    told = [entry.sentence for entry in playing.log(None) if entry.sentence.id == "table-not-ready"]
    assert [sentence.seats for sentence in told] == [{"seat": 0}, {"seat": 1}]
    assert why_not(table(HUMAN, BOT), replace(choose(table(HUMAN, BOT), 0), by="not_ready")) == "error-not-seated"


def test_where_there_is_a_clock_a_bot_decides_for_who_lets_the_time_run_out_and_all_are_told() -> None:
    playing = table(HUMAN, BOT, HUMAN, pace=Pace(clock=60))
    late, own = replace(choose(playing, 0), by="time_up"), choose(playing, 0)
    assert do(playing, late) == [Decided(0, 1, late.action, "time_up")]
    for seat in (0, 1, 2, None):
        assert sentences(playing, seat)[-1] == ("table-time-up", {})
        assert playing.log(seat)[-1].sentence.seats == {"seat": 0}
    # The own decision came after it.
    assert why_not(playing, own) == "error-stale"


def test_nobodys_time_runs_out_without_a_clock_nor_ever_a_bots() -> None:
    assert why_not(table(HUMAN, HUMAN), replace(choose(table(HUMAN, HUMAN), 0), by="time_up")) == "error-not-seated"
    playing = table(HUMAN, BOT, pace=Pace(clock=60))
    assert why_not(playing, replace(choose(playing, 1), by="time_up")) == "error-not-seated"
    assert why_not(playing, replace(choose(playing, 0), by="bot")) == "error-not-seated"


def test_a_hint_is_told_to_all_once_a_decision_and_changes_nothing_else() -> None:
    playing = table(HUMAN, BOT, HUMAN, hints=True)
    before = playing.state
    assert do(playing, TakeHint(0, 1), TakeHint(0, 1)) == [Hinted(0, 1)]
    for seat in (0, 1, 2, None):
        assert sentences(playing, seat)[-1] == ("table-hinted", {})
        assert playing.log(seat)[-1].sentence.seats == {"seat": 0}
    assert (playing.state, playing.to_act()) == (before, [0, 1, 2])
    do(playing, choose(playing, 0), *(replace(choose(playing, 1), by="bot"), choose(playing, 2)))
    assert do(playing, TakeHint(0, 2)) == [Hinted(0, 2)]


def test_that_hints_may_be_had_is_said_when_the_table_is_made() -> None:
    assert [id for id, _ in sentences(table(HUMAN, OPEN, hints=True), None)] == ["table-opened", "table-hints-allowed"]
    assert [id for id, _ in sentences(table(HUMAN, OPEN), None)] == ["table-opened"]


def test_a_hint_is_for_a_person_whose_turn_it_is_where_hints_may_be_had() -> None:
    assert why_not(table(HUMAN, BOT), TakeHint(0, 1)) == "error-no-hints"
    assert why_not(table(HUMAN, OPEN, hints=True), TakeHint(0, 1)) == "error-not-begun"
    playing = table(HUMAN, BOT, hints=True)
    assert why_not(playing, TakeHint(0, 2)) == "error-stale"
    assert why_not(playing, TakeHint(1, 1)) == "error-not-seated"
    do(playing, choose(playing, 0))
    assert why_not(playing, TakeHint(0, 1)) == "error-stale"
    assert why_not(playing, TakeHint(0, 2)) == "error-not-your-turn"
    over = played(table(HUMAN, HUMAN, hints=True))
    assert why_not(over, TakeHint(0, over.decision(0))) == "error-table-over"


def test_nothing_is_decided_before_the_game_or_after_it() -> None:
    assert why_not(table(HUMAN, OPEN), Decide(0, 1, 0, "human")) == "error-not-begun"
    over = played(table(HUMAN, HUMAN))
    assert over.status == "over"
    assert why_not(over, Decide(0, over.decision(0), 0, "human")) == "error-table-over"


def test_what_is_not_used_of_a_decisions_time_is_kept_for_the_game_and_no_more_than_that_is_lost() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(clock=10, bank=300))
    assert [seat.kept for seat in playing.seats] == [300_000, 300_000]
    do(playing, replace(choose(playing, 0), spent=4_000), replace(choose(playing, 1), spent=320_000))
    assert [seat.kept for seat in playing.seats] == [306_000, 0]
    again = Table(HIGHCARD, playing.rows)
    assert [seat.kept for seat in again.seats] == [306_000, 0]
    assert [again.opened.pace.given(seat.kept) for seat in again.seats] == [316, 10]


def test_without_a_reserve_nothing_is_kept() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(clock=10))
    do(playing, replace(choose(playing, 0), spent=4_000))
    assert playing.opened.pace.given(playing.seats[0].kept) == 10


def test_a_seat_is_asked_since_the_row_by_which_it_owes_its_decision() -> None:
    playing = table(HUMAN, HUMAN, HUMAN)
    begun = playing.seq
    assert [seat.asked for seat in playing.seats] == [begun] * 3
    do(playing, choose(playing, 1))
    # Who has not decided yet has been asked all the while.
    assert [seat.asked for seat in playing.seats] == [begun, -1, begun]
    do(playing, choose(playing, 0), choose(playing, 2))
    assert [seat.asked for seat in playing.seats] == [playing.seq] * 3
