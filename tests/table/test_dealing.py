"""What a table is dealt from: its edition, its seed, and what people add to it."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.seal import deal_key
from ludotheque.core.sentence import Refused
from ludotheque.games import find_game
from ludotheque.table import (
    Begin,
    Begun,
    Contribute,
    Contributed,
    Fill,
    Opened,
    SeatPlan,
    Sit,
    Table,
    open_table,
)
from tests.second import SECOND
from tests.table.playing import BOT, HUMAN, OPEN, SEED, do, korsar, table, why_not


def with_second_edition() -> Table:
    game = find_game("korsar")
    return Table(game, open_table(game, {"players": 2}, [HUMAN] * 2, SEED, SECOND))


def test_a_table_is_dealt_with_its_edition_and_so_again_from_its_rows() -> None:
    first = with_second_edition()
    assert first.edition == SECOND
    assert tuple(first.game.open(first.worlds[-1]).copies) == SECOND.figures[:28]
    again = Table(first.game, first.rows)
    assert (again.edition, again.worlds) == (first.edition, first.worlds)
    assert first.worlds[-1] != korsar(2).worlds[-1]


def test_a_table_of_a_program_that_knew_no_editions_has_the_games_own() -> None:
    opened, *later = korsar(2).rows
    assert isinstance(opened, Opened)
    table = Table(find_game("korsar"), [replace(opened, edition=""), *later])
    assert table.edition == find_game("korsar").edition


def test_a_table_with_figures_that_no_box_has_is_not_opened() -> None:
    opened, *later = with_second_edition().rows
    assert isinstance(opened, Opened)
    with pytest.raises(Refused) as refused:
        Table(find_game("korsar"), [replace(opened, figures=(99, *opened.figures[1:])), *later])
    assert refused.value.sentence.id == "error-figures"


def test_the_commitment_is_to_the_seed_and_the_seed_is_never_printed() -> None:
    opened = table(HUMAN, HUMAN).opened
    assert opened.commitment == hashlib.sha256(SEED).hexdigest()
    assert "seed" not in repr(opened)


def test_every_nonce_changes_the_deal() -> None:
    keys = {deal_key(SEED, nonces) for nonces in [(b"", b""), (b"a", b""), (b"", b"a"), (b"aa", b""), (b"a", b"a")]}
    assert len(keys) == 5
    assert {len(key) for key in keys} == {32}


def test_a_game_is_dealt_from_the_seed_and_what_people_added_last() -> None:
    t = table(HUMAN, OPEN, OPEN)
    do(t, Sit(1), Contribute(0, "wind"), Contribute(1, "sea"), Contribute(0, "sail"))
    do(t, Fill(0, 2, "discovery", "Basile"), Begin(0))
    assert t.rows[-1] == Begun((b"sail", b"sea", b""))
    dealt = t.rules.new_state()
    t.rules.setup(dealt, t.opened.options, deal_key(SEED, (b"sail", b"sea", b"")), t.edition.figures)
    assert t.worlds[-1] == t.rules.dump(dealt)
    assert Table(HIGHCARD, t.rows).worlds == t.worlds


def test_a_table_that_begins_at_once_is_dealt_with_what_came_with_it() -> None:
    rows = open_table(HIGHCARD, {"players": 3}, [HUMAN, BOT, HUMAN], SEED, nonces=["wind", "", "Élan ☂"])
    assert rows[1:] == [
        Contributed(0, b"wind"),
        Contributed(2, "Élan ☂".encode()),
        Begun((b"wind", b"", "Élan ☂".encode())),
    ]


def test_what_comes_with_a_table_waits_for_who_is_still_to_come() -> None:
    rows = open_table(HIGHCARD, {"players": 2}, [HUMAN, OPEN], SEED, nonces=["wind", ""])
    assert rows[1:] == [Contributed(0, b"wind")]


@pytest.mark.parametrize("plan", [OPEN, BOT])
def test_nobody_adds_to_the_deal_for_a_seat_where_no_person_is(plan: SeatPlan) -> None:
    with pytest.raises(Refused, match="error-not-seated"):
        open_table(HIGHCARD, {"players": 2}, [HUMAN, plan], SEED, nonces=["wind", "sea"])
    t = table(HUMAN, plan, OPEN)
    assert why_not(t, Contribute(1, "sea")) == "error-not-seated"


def test_nothing_is_added_once_the_cards_are_dealt() -> None:
    assert why_not(table(HUMAN, HUMAN), Contribute(0, "wind")) == "error-dealt"


def test_the_same_word_again_writes_nothing_and_nobody_fills_the_log() -> None:
    t = table(HUMAN, OPEN)
    assert do(t, Contribute(0, "wind"), Contribute(0, "wind")) == [Contributed(0, b"wind")]
    for number in range(99):
        do(t, Contribute(0, str(number)))
    assert why_not(t, Contribute(0, "wind")) == "error-nonce-often"


@pytest.mark.parametrize(
    ("nonce", "why"),
    [
        ("x" * 41, "error-nonce-long"),
        ("", "error-nonce-signs"),
        ("  ", "error-nonce-signs"),
        ("a\x1b[2J", "error-nonce-signs"),
        ("\u202eabc", "error-nonce-signs"),
        ("\ud800", "error-nonce-signs"),
    ],
)
def test_what_is_added_can_be_shown_in_a_line(nonce: str, why: str) -> None:
    assert why_not(table(HUMAN, OPEN), Contribute(0, nonce)) == why
