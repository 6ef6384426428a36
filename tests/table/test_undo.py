"""Taking back decisions: free where nothing new came out and nobody else acted, else asked, and never in silence."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused
from ludotheque.games import find_game
from ludotheque.table import (
    NO_PACE,
    AnswerUndo,
    AskUndo,
    Decide,
    Decided,
    HandedOver,
    HandOver,
    Intent,
    LapseUndo,
    Opened,
    Pace,
    Row,
    SeatPlan,
    Table,
    TakeBack,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Undone,
    open_table,
)
from ludotheque.table.rows import By

HUMAN, OPEN, BOT = SeatPlan("human"), SeatPlan("open"), SeatPlan("bot", "Basile", level="discovery")
SEED = bytes(range(32))


def table(game: str, *seats: SeatPlan, learning: bool = False, pace: Pace = NO_PACE) -> Table:
    played = HIGHCARD if game == "highcard" else find_game(game)
    rows = open_table(played, {"players": len(seats)}, seats, SEED, learning=learning, pace=pace)
    return Table(played, rows)


def do(table: Table, *intents: Intent) -> list[Row]:
    rows: list[Row] = []
    for intent in intents:
        for row in table.intend(intent):
            table.apply(row)
            rows.append(row)
    return rows


def why_not(table: Table, intent: Intent) -> str:
    with pytest.raises(Refused) as refused:
        table.intend(intent)
    return refused.value.sentence.id


def decide(table: Table, text: str | None = None) -> int:
    """Whoever owes a decision first makes it: this one, else the first legal one; returns the seat."""
    seat = table.to_act()[0]
    action = (
        table.legal_actions(seat)[0] if text is None else table.game.action_of(table.seen(seat, table.moment), text)
    )
    by: By = "human" if table.seats[seat].kind == "human" else "bot"
    do(table, Decide(seat, table.decision(seat), action, by))
    return seat


def offered(table: Table, kind: str) -> str:
    """The text of the first action of this kind that is legal."""
    position = table.position(table.to_act()[0])
    assert position is not None
    return next(offer.text for offer in position.legal if offer.fields["type"] == kind)


def said(table: Table, seat: int | None, row: int = -1) -> list[str]:
    return [entry.sentence.id for entry in table.log(seat, table.seq + row)]


def ask(table: Table, seat: int) -> AskUndo:
    last = table.last_undoable(seat)
    assert last is not None
    return AskUndo(seat, last)


def answered(table: Table, seat: int, agree: bool) -> AnswerUndo:
    assert table.question is not None
    return AnswerUndo(seat, table.question.seq, agree)


# A pirate sent out: everybody saw the card, nobody drew one.


def sent_out(*others: SeatPlan, pace: Pace = NO_PACE) -> tuple[Table, int]:
    playing = table("korsar", HUMAN, *others, pace=pace)
    while playing.to_act() != [0] or playing.last_undoable(0) is None or not has(playing, "lay_ship"):
        decide(playing)
    return playing, decide(playing, offered(playing, "lay_ship"))


def has(table: Table, kind: str) -> bool:
    position = table.position(table.to_act()[0])
    return position is not None and any(offer.fields["type"] == kind for offer in position.legal)


def test_a_card_laid_from_the_hand_is_taken_back_freely() -> None:
    playing, seat = sent_out(HUMAN)
    to = playing.line[-2]
    assert do(playing, ask(playing, seat)) == [Undone(0, to)]
    assert playing.worlds[-1] == playing.worlds[to]
    for viewer in (0, 1, None):
        assert said(playing, viewer) == ["table-undone"]


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
    other = Table(table.game, table.rows)
    other.worlds[before] = table.rules.sample_hidden(table.observation(seat, before), seat, dice.getrandbits(63))
    other.state = other.rules.load(other.worlds[before])
    other.rules.apply_action(other.state, seat, row.action)
    other.worlds[moment] = other.rules.dump(other.state)
    same = other.observation(seat, moment) == table.observation(seat, moment)
    return other if same and other.worlds[before] != table.worlds[before] else None
