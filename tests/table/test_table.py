"""The table: who may open it, sit, have a name, begin."""

from __future__ import annotations

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table import (
    Begin,
    Begun,
    Contribute,
    Fill,
    Filled,
    Invite,
    Invited,
    Name,
    Named,
    Sat,
    SeatPlan,
    Sit,
    open_table,
)
from tests.table.playing import BOT, HUMAN, OPEN, SEED, do, sentences, table, why_not


def test_a_table_without_open_seats_begins_at_once() -> None:
    assert table(HUMAN, BOT).status == "playing"


def test_a_table_with_an_open_seat_waits_and_shows_no_card() -> None:
    waiting = table(HUMAN, OPEN)
    assert waiting.status == "open"
    assert waiting.position(0) is None
    assert waiting.to_act() == []


def test_an_open_seat_is_taken_named_and_the_game_begun() -> None:
    waiting = table(SeatPlan("human", "Inès", token=3), OPEN)
    rows = do(waiting, Sit(1), Name(1, "  Malo   le  Grand ", 5), Begin(1))
    assert rows == [Sat(1, 1), Named(1, "Malo le Grand", 5), Begun((b"", b""))]
    assert waiting.status == "playing"


def test_an_open_seat_may_be_given_to_a_bot() -> None:
    waiting = table(HUMAN, OPEN)
    assert do(waiting, Fill(0, 1, "easygoing", "Colette")) == [Filled(1, "easygoing", "Colette", 2)]
    assert (waiting.seats[1].kind, waiting.seats[1].level) == ("bot", "easygoing")


def test_the_game_does_not_begin_while_a_seat_is_open() -> None:
    assert why_not(table(HUMAN, OPEN), Begin(0)) == "error-seats-open"


def test_who_only_watches_neither_begins_nor_fills() -> None:
    waiting = table(HUMAN, OPEN)
    assert why_not(waiting, Begin(None)) == "error-not-seated"
    assert why_not(waiting, Fill(None, 1, "discovery", "Colette")) == "error-not-seated"


def test_a_taken_seat_is_not_given_to_a_bot() -> None:
    waiting = table(HUMAN, OPEN)
    assert why_not(waiting, Fill(0, 0, "discovery", "Colette")) == "error-seat-taken"
    assert why_not(waiting, Fill(0, 9, "discovery", "Colette")) == "error-seat-taken"


def test_a_bots_seat_is_not_taken_by_a_person() -> None:
    waiting = table(HUMAN, OPEN)
    do(waiting, Fill(0, 1, "discovery", "Colette"))
    assert why_not(waiting, Sit(1)) == "error-seat-of-bot"
    assert why_not(waiting, Name(1, "Malo", 1)) == "error-not-seated"


def test_sitting_down_again_changes_nothing() -> None:
    assert do(table(HUMAN, OPEN), Sit(0), Sit(1), Sit(1)) == [Sat(1, 2)]


def test_who_is_invited_anew_keeps_name_and_token_but_not_what_was_added_to_the_seed() -> None:
    waiting = table(HUMAN, OPEN)
    do(waiting, Sit(1), Name(1, "Inès", 5), Contribute(1, "sea"))
    assert do(waiting, Invite(0, 1, b"")) == [Invited(1, 0)]
    assert do(waiting, Sit(1), Sit(1)) == [Sat(1, 5)]
    assert (waiting.seats[1].name, waiting.seats[1].nonce) == ("Inès", b"")
    do(waiting, Contribute(1, "wind"), Begin(0), Invite(0, 1, b""))
    # What the game was dealt from stays.
    assert waiting.seats[1].nonce == b"wind"
    assert sentences(waiting, None)[-1] == ("table-invited", {})


def test_nobody_invites_for_ever() -> None:
    t = table(HUMAN, HUMAN)
    do(t, *[Invite(0, 1, b"")] * 50)
    assert why_not(t, Invite(0, 1, b"")) == "error-invite-often"
    assert do(t, Invite(1, 0, b"")) == [Invited(0, 1)]


def test_everybody_reads_who_takes_their_own_seat_elsewhere() -> None:
    t = table(HUMAN, HUMAN)
    assert do(t, Invite(1, 1, b""), Sit(1)) == [Invited(1, 1), Sat(1, 2)]
    assert t.log(0)[-2].sentence == Sentence("table-moved", seats={"seat": 1})
    assert [entry.mine for entry in t.log(1)[-2:]] == [True, True]


def test_a_game_begins_once() -> None:
    playing = table(HUMAN, HUMAN)
    assert why_not(playing, Begin(0)) == "error-already-begun"
    assert why_not(playing, Fill(0, 1, "discovery", "Colette")) == "error-already-begun"


def test_a_name_is_not_changed_for_ever() -> None:
    """A log is kept for ever."""
    t = table(HUMAN, HUMAN)
    for i in range(100):
        do(t, Name(0, f"Malo {i}", 1))
    assert why_not(t, Name(0, "Malo", 1)) == "error-name-often"
    assert do(t, Name(0, "Malo 99", 1)) == []
    assert do(t, Name(1, "Inès", 2)) == [Named(1, "Inès", 2)]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("x" * 25, "error-name-long"),
        ("a\u202eb", "error-name-signs"),
        ("a\x00", "error-name-signs"),
        ("\u3164", "error-name-signs"),
        ("\u2800 \ufe0f", "error-name-signs"),
        ("\u0301", "error-name-signs"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(name: str, said: str) -> None:
    assert why_not(table(HUMAN, HUMAN), Name(0, name, 1)) == said
    with pytest.raises(Refused, match=said):
        table(SeatPlan("human", name), HUMAN)


def test_two_have_never_the_same_token() -> None:
    playing = table(SeatPlan("human", token=2), SeatPlan("human", token=2))
    assert [seat.token for seat in playing.seats] == [2, 3]
    assert do(playing, Name(0, "Inès", 3)) == [Named(0, "Inès", 4)]


def test_a_table_has_as_many_seats_as_players() -> None:
    with pytest.raises(Refused, match="error-seats"):
        open_table(HIGHCARD, {"players": 3}, [HUMAN, HUMAN], SEED)
    with pytest.raises(Refused, match="error-option-value"):
        table(HUMAN)
