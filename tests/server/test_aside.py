"""Long work for those who ask is done one piece after the other, and not without end."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from time import sleep

import pytest

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.app import STATUS
from ludotheque.server.aside import Aside
from ludotheque.table import AskUndo, HandOver, Row, Table, UndoAsked, absence, judging
from tests.server.lies import live_table
from tests.server.served import WAIT, Served, settled


def test_games_are_looked_into_one_after_the_other_and_not_without_end() -> None:
    at_work: list[int] = []
    most: list[int] = []

    def work(number: int) -> int:
        at_work.append(number)
        most.append(len(at_work))
        sleep(0.01)
        at_work.remove(number)
        return number

    async def ask() -> list[object]:
        aside = Aside()
        asked = [aside.do([f"{number}"], work, number) for number in range(Aside.MOST + 1)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        return [*done, await aside.do(["0"], work, -1)]

    *done, refused, again = asyncio.run(ask())
    assert (done, again, max(most)) == (list(range(Aside.MOST)), -1, 1)
    assert isinstance(refused, Refused)
    assert STATUS[refused.sentence.id] == 503


def test_one_table_and_one_address_leave_room_for_others() -> None:
    async def ask() -> list[object]:
        aside = Aside()
        whose = [("table", "address")] * Aside.MOST_OF_ONE + [("table", "b"), ("c", "address"), ("c", "b")]
        return await asyncio.gather(*(aside.do(each, "/".join, each) for each in whose), return_exceptions=True)

    *done, of_the_table, of_the_address, of_another = asyncio.run(ask())
    assert (done, of_another) == (["table/address"] * Aside.MOST_OF_ONE, "c/b")
    for refused in (of_the_table, of_the_address):
        assert isinstance(refused, Refused)
        assert STATUS[refused.sentence.id] == 503


def test_what_is_asked_at_many_tables_is_looked_into_one_after_the_other(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work: list[Table] = []
    most: list[int] = []

    def look_into(table: Table, intent: AskUndo) -> list[Row]:
        at_work.append(table)
        most.append(len(at_work))
        sleep(0.05)
        at_work.remove(table)
        raise Refused(Sentence("error-undo-nothing"))

    monkeypatch.setattr(judging, "ask_undo", look_into)
    with ExitStack() as stack:
        lines = [stack.enter_context(served.seat(served.make("me", "device"), 0)) for _ in range(4)]
        for line in lines:
            line.say(type="ask_undo", decision=1)
        assert {line.refusal() for line in lines} == {"error-undo-nothing"}
    assert most == [1, 1, 1, 1]


def test_while_another_table_has_its_turn_the_game_goes_on(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_at: list[int] = []
    begun, has_decided = threading.Event(), threading.Event()

    def look_into(table: Table, intent: AskUndo) -> list[Row]:
        asked_at.append(table.seq)
        begun.set()
        assert has_decided.wait(WAIT)
        raise Refused(Sentence("error-undo-nothing"))

    monkeypatch.setattr(judging, "ask_undo", look_into)
    elsewhere, made = (served.make("me", "device") for _ in range(2))
    with served.seat(elsewhere, 0) as first, served.seat(made, 0) as line, served.seat(made, 1) as other:
        before = line.view["seq"]
        first.say(type="ask_undo", decision=1)
        assert begun.wait(WAIT)
        line.say(type="ask_undo", decision=1)
        aside = live_table(served, made)._aside
        settled(lambda: len(aside._pieces) >= 2)
        other.decide()
        line.until(lambda view: view["seq"] > before)
        has_decided.set()
        assert {first.refusal(), line.refusal()} == {"error-undo-nothing"}
    assert asked_at == [before, before + 1]


def test_who_leaves_while_somebody_asks_holds_up_no_other_table(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand-over waits behind the question, and only then has to answer it."""
    begun, may_ask = threading.Event(), threading.Event()
    threads: list[threading.Thread] = []
    hand_over = absence.hand_over

    def ask(table: Table, intent: AskUndo) -> list[Row]:
        begun.set()
        assert may_ask.wait(WAIT)
        return [UndoAsked(intent.seat, table.line[0])]

    def leave(table: Table, intent: HandOver) -> list[Row]:
        threads.append(threading.current_thread())
        return hand_over(table, intent)

    monkeypatch.setattr(judging, "ask_undo", ask)
    monkeypatch.setattr(absence, "hand_over", leave)
    made = served.make("me", "device")
    with served.seat(made, 0) as line, served.seat(made, 1) as other:
        line.decide()
        line.say(type="ask_undo", decision=1)
        assert begun.wait(WAIT)
        other.say(type="hand_over")
        lock = live_table(served, made)._lock
        settled(lambda: lock._waiters)
        may_ask.set()
        other.until(lambda view: view["table"]["seats"][1]["deputy"])
    assert [thread.name.startswith("asyncio") for thread in threads] == [True]


def test_where_too_much_is_asked_one_comes_again_and_a_seat_is_given_to_a_bot_all_the_same(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Aside, "MOST", 0)
    with served.seat(served.make("me", "device", game="korsar"), 0) as line:
        line.say(type="ask_undo", decision=1)
        assert line.refusal() == "error-too-often"
        line.say(type="hand_over")
        line.until(lambda view: view["table"]["seats"][0]["deputy"])
