"""Going back over the wire: who is asked, what bots do meanwhile, and what everybody is sent."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.records import read_record, verify
from ludotheque.server import desk
from ludotheque.server.lapses import PATIENCE
from ludotheque.server.live import LiveTable
from ludotheque.server.thinker import Choose
from ludotheque.store import open_store, sqlite_in
from ludotheque.table import AskUndo, Decided, Intent, Row, SeatPlan, Table, UndoAsked, UndoLapsed, Undone, open_table
from tests.server.hands import Hands
from tests.server.lies import advance, expect_nothing_hidden, lie, live_table
from tests.server.served import WAIT, Json, Line, Served, play, secret_of, serving, settled


def rows(served: Served, made: Json) -> list[Row]:
    return served.house.store.read(made["table"])


def ask(line: Line) -> None:
    line.say(type="ask_undo", decision=line.view["undo"])


def answer(line: Line, agree: bool) -> None:
    line.say(type="answer_undo", question=line.view["question"]["question"], agree=agree)


def is_asked(view: Json) -> bool:
    return view["question"] is not None


def is_settled(view: Json) -> bool:
    return view["question"] is None


def drawn(lines: list[Line]) -> tuple[Line, list[Line]]:
    """Whoever begins draws a card, which is news; that line, and the others."""
    first = next(line for line in lines if line.view["decision"] is not None)
    draw = next(n for n, each in enumerate(first.view["legal"]) if each["fields"]["type"] == "draw")
    first.decide(draw)
    for line in lines:
        line.until(lambda view: any(entry["sentence"]["id"] == "korsar-event-draw" for entry in view["log"]))
    return first, [line for line in lines if line is not first]


def seated(served: Served, made: Json, stack: ExitStack, *seats: int) -> list[Line]:
    return [stack.enter_context(served.seat(made, seat)) for seat in seats]


def test_the_others_are_asked_and_one_no_leaves_everything_as_it_is(served: Served) -> None:
    made = served.make("me", "device", "device", game="korsar")
    with ExitStack() as stack:
        asker, others = drawn(seated(served, made, stack, 0, 1, 2))
        held = asker.view["observation"]["hands"]
        ask(asker)
        for line in (asker, *others):
            question = line.until(is_asked)["question"]
            assert (question["seat"], question["moves"]) == (asker.view["you"], 1)
            assert question["waits_for"] == [other.view["you"] for other in others]
            assert line.view["undo"] is None
        answer(others[0], True)
        assert asker.until(lambda view: len(view["question"]["waits_for"]) == 1)
        answer(others[1], False)
        for line in (asker, *others):
            line.until(is_settled)
            assert line.log[-1]["sentence"]["id"] == "table-undo-declined"
        assert asker.view["observation"]["hands"] == held
        assert asker.view["undo"] is None


def test_when_all_agree_everybody_sees_what_they_saw_before_the_decision(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    with ExitStack() as stack:
        lines = seated(served, made, stack, 0, 1)
        before = [line.view for line in lines]
        asker, (other,) = drawn(lines)
        ask(asker)
        other.until(is_asked)
        answer(other, True)
        for line, view in zip(lines, before, strict=True):
            line.until(lambda view: is_settled(view) and view["log"][-1]["sentence"]["id"] == "table-undone")
            for part in ("observation", "facts", "legal", "refusals", "to_act"):
                assert line.view[part] == view[part]
        # What was drawn before works no more, and what is drawn now does.
        first = before[asker.view["you"]]
        asker.say(type="decide", decision=first["decision"], action=first["legal"][0]["action"])
        assert asker.refusal() == "error-stale"
        asker.decide()
        asker.until(lambda view: view["log"][-1]["sentence"]["id"].startswith("korsar-event"))


def test_an_answer_to_a_question_that_is_settled_is_refused(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    with ExitStack() as stack:
        asker, (other,) = drawn(seated(served, made, stack, 0, 1))
        ask(asker)
        other.until(is_asked)
        number = other.view["question"]["question"]
        for _ in range(2):
            other.say(type="answer_undo", question=number, agree=False)
        assert other.refusal() == "error-undo-settled"
        other.say(type="ask_undo", decision=1)
        assert other.refusal() == "error-undo-nothing"


def test_who_only_watches_is_not_asked_and_asks_nothing(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    with ExitStack() as stack:
        watching = stack.enter_context(served.seat(made, None))
        asker, _ = drawn(seated(served, made, stack, 0, 1))
        ask(asker)
        assert watching.until(is_asked)["undo"] is None
        answer(watching, False)
        assert watching.refusal() == "error-not-seated"


def until_rung_at(hands: Hands, seconds: float) -> None:
    """Waits until there is a bell for then: the server sets it while the view is on its way."""
    settled(lambda: hands.waiting == [seconds])


@contextmanager
def asked_while_a_bot_thinks(tmp_path: Path, hands: Hands) -> Iterator[tuple[Served, Json, Line]]:
    """At Key Largo all lay their programs face down: two people have, one of them asks, and the bot is at it."""
    may_answer = threading.Event()

    async def waits(question: Choose) -> int:
        await asyncio.to_thread(may_answer.wait)
        return question.legal[0]

    with ExitStack() as stack:
        served = stack.enter_context(serving(tmp_path, think=waits, time=hands))
        made = served.make("me", "device", "easygoing", game="keylargo")
        first, second = seated(served, made, stack, 0, 1)
        first.decide()
        first.until(lambda view: 0 not in view["to_act"])
        second.until(lambda view: 0 not in view["to_act"])
        second.decide()
        first.until(lambda view: 1 not in view["to_act"])
        ask(first)
        first.until(is_asked)
        may_answer.set()
        until_rung_at(hands, PATIENCE)
        yield served, made, first


def expect_lapsed(served: Served, made: Json) -> None:
    kinds = [type(row) for row in rows(served, made)]
    asked = kinds.index(UndoAsked)
    assert kinds[asked : asked + 3] == [UndoAsked, UndoLapsed, Decided]


def test_bots_wait_for_an_answer_and_the_question_lapses(tmp_path: Path) -> None:
    hands = Hands()
    with asked_while_a_bot_thinks(tmp_path, hands) as (served, made, line):
        hands.turn(PATIENCE - 1)
        assert line.is_quiet()
        hands.turn(1)
        line.until(lambda view: view["to_act"] != [2])
        expect_lapsed(served, made)


def test_a_question_that_the_store_did_not_let_lapse_lapses_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()

    async def full(rows: list[Row]) -> None:
        raise Refused(Sentence("error-not-stored"))

    with asked_while_a_bot_thinks(tmp_path, hands) as (served, made, line):
        with monkeypatch.context() as broken:
            broken.setattr(live_table(served, made), "_make_durable", full)
            hands.turn(PATIENCE)
            until_rung_at(hands, PATIENCE)
        assert line.is_quiet()
        hands.turn(PATIENCE)
        line.until(lambda view: view["to_act"] != [2])
        expect_lapsed(served, made)


def test_who_asks_gains_no_time_for_anybody(tmp_path: Path) -> None:
    """A bot that decides for who has none left waits for no answer."""
    hands = Hands()
    with serving(tmp_path, time=hands) as served, ExitStack() as stack:
        made = served.make("me", "device", game="korsar", clock=15)
        asker, (other,) = drawn(seated(served, made, stack, 0, 1))
        ask(asker)
        other.until(is_asked)
        hands.turn(15)
        other.until(is_settled)
        kinds = [type(row) for row in rows(served, made)]
        asked = kinds.index(UndoAsked)
        assert kinds[asked : asked + 2] == [UndoAsked, Decided]
        assert [row.by for row in rows(served, made) if isinstance(row, Decided)][-1] == "time_up"


def test_a_bot_whose_decision_crosses_with_going_back_makes_the_next_one_without_delay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "PAUSE", 1000.0)
    is_asked_for = threading.Event()

    async def think(question: Choose) -> int:
        await asyncio.to_thread(is_asked_for.wait)
        return question.legal[0]

    with serving(tmp_path, think=think) as served:
        made = served.make("me", "easygoing", "easygoing", game="keylargo")
        with served.seat(made, 0) as line:
            line.decide()
            line.until(lambda view: view["undo"] is not None)
            live = live_table(served, made)
            intend = live.table.intend

            def slowly(intent: Intent) -> list[Row]:
                """Until both bots stand at the door with their decisions."""
                if isinstance(intent, AskUndo):
                    is_asked_for.set()
                    settled(lambda: len(live._lock._waiters or ()) >= 2)
                return intend(intent)

            monkeypatch.setattr(live.table, "intend", slowly)
            ask(line)
            line.until(lambda view: view["log"] and view["log"][-1]["sentence"]["id"] == "table-undone")
            line.until(lambda view: view["to_act"] == [0])
        assert [row.by for row in rows(served, made) if isinstance(row, Decided) and row.seat] == ["bot", "bot"]


def test_a_bot_that_thinks_while_the_game_goes_back_decides_anew(tmp_path: Path) -> None:
    """Its answer to what is no more is dropped in silence."""
    has_gone_back = threading.Event()

    async def slowly(question: Choose) -> int:
        await asyncio.to_thread(has_gone_back.wait, WAIT)
        return question.legal[0]

    with serving(tmp_path, think=slowly) as served:
        made = served.make("me", "easygoing", "easygoing", game="keylargo")
        with served.seat(made, 0) as line:
            line.decide()
            line.until(lambda view: view["undo"] is not None)
            ask(line)
            line.until(lambda view: view["log"] and view["log"][-1]["sentence"]["id"] == "table-undone")
            has_gone_back.set()
            line.until(lambda view: view["to_act"] == [0])
            number = line.view["decision"]
            line.decide()
            line.until(lambda view: view["decision"] != number)
        decided = [row for row in rows(served, made) if isinstance(row, Decided)]
        last_programmed = max(index for index, row in enumerate(decided) if row.seat == 0)
        assert [row.by for row in decided[:last_programmed] if row.seat] == ["bot", "bot"]


def test_at_a_table_for_learning_one_goes_back_to_the_first_decision(served: Served) -> None:
    made = served.make("me", "easygoing", "easygoing", game="korsar", learning=True)
    with served.seat(made, 0) as line:
        assert line.view["table"]["learning"]
        first = line.until(lambda view: view["decision"] is not None)
        for _ in range(3):
            number = line.view["decision"]
            line.decide()
            line.until(lambda view, number=number: (view["decision"] or 0) > number)  # type: ignore[misc]  # a lambda's default has no type
        while line.view["undo"] is not None:
            moment = line.view["seq"]
            ask(line)
            line.until(lambda view, moment=moment: view["seq"] > moment and view["decision"] is not None)  # type: ignore[misc]  # the same
        assert line.view["observation"] == first["observation"]
        play(line, random.Random(3))
    record = read_record(served.ask("GET", f"/api/tables/{made['table']}/record", authorization=bearer(made)).text)
    verify(record)
    undone = [row for row in rows(served, made) if isinstance(row, Undone)]
    assert len(undone) == 3
    assert len(record.decisions) < sum(isinstance(row, Decided) for row in rows(served, made))


def bearer(made: Json) -> str:
    return f"Bearer {secret_of(made, 0)}"


def test_before_the_end_the_record_of_a_seat_holds_what_is_in_force(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    with ExitStack() as stack:
        asker, (other,) = drawn(seated(served, made, stack, 0, 1))
        path, secret = f"/api/tables/{made['table']}/record", f"Bearer {secret_of(made, asker.view['you'])}"
        before = read_record(served.ask("GET", path, authorization=secret).text)
        ask(asker)
        asker.until(is_asked)
        other.until(is_asked)
        answer(other, True)
        asker.until(is_settled)
        after = read_record(served.ask("GET", path, authorization=secret).text)
    assert (len(before.decisions), len(after.decisions)) == (1, 0)


def test_a_table_for_learning_has_no_other_people(served: Served) -> None:
    for seats in (["me", "device"], ["me", "open"]):
        described = [{"kind": kind} for kind in seats]
        body = {"game": "korsar", "options": {"players": 2}, "seats": described, "learning": True}
        answer = served.post(str(body).replace("'", '"').replace("True", "true"))
        assert (answer.status, answer.error) == (422, "error-learning-alone")


def test_a_question_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as served, ExitStack() as stack:
        made = served.make("me", "device", game="korsar")
        asker, (other,) = drawn(seated(served, made, stack, 0, 1))
        ask(asker)
        asked = other.until(is_asked)["question"]
        seat = other.view["you"]
    with serving(tmp_path) as again, again.seat(made, seat) as line:
        assert line.view["question"] == asked
        answer(line, True)
        line.until(is_settled)
        assert isinstance(rows(again, made)[-1], Undone)


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("keylargo", 3), ("katana", 5)])
def test_no_byte_of_an_answer_depends_on_what_a_seat_does_not_see(served: Served, game: str, players: int) -> None:
    """Whoever has decided asks, of the true table and of one with noise where they do not see."""
    made = served.make("me", *["device"] * (players - 1), game=game)
    chance = random.Random(11)
    for _ in range(3):
        advance(served, made, 7, chance)
        live = live_table(served, made)
        truth = live.table
        seat = truth.line_at(truth.seq)[-1].seat
        told = [told_of(served, made, seat, live, table) for table in (truth, lie(truth, seat, chance))]
        live.table = truth
        assert told[0] == told[1]
        assert any('"id":"table-undo' in text for text in told[0])


def told_of(served: Served, made: Json, seat: int, live: object, table: object) -> list[str]:
    """What comes to a seat that asks to take its last decision back; nothing of it is kept."""
    live.table = table  # type: ignore[attr-defined]  # a LiveTable's own
    kept: list[Callable[..., object]] = [live._make_durable]  # type: ignore[attr-defined]  # the same

    async def not_kept(rows: list[Row]) -> None:
        pass

    live._make_durable = not_kept  # type: ignore[attr-defined]  # the same
    try:
        with served.seat(made, seat) as line:
            ask(line)
            line.look()
            return line.raw
    finally:
        live._make_durable = kept[0]  # type: ignore[attr-defined]  # the same


def test_what_is_sent_after_going_back_depends_on_nothing_hidden(served: Served) -> None:
    made = served.make("me", "device", "device", game="keylargo")
    with served.seat(made, 0) as line:
        line.decide()
        line.until(lambda view: view["undo"] is not None)
        ask(line)
        line.until(lambda view: view["log"][-1]["sentence"]["id"] == "table-undone")
    expect_nothing_hidden(served, made, 3)


def test_what_is_refused_to_one_who_has_left_is_not_printed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = open_store(sqlite_in(tmp_path / "tables.sqlite"))

    async def leave() -> None:
        rows = open_table(HIGHCARD, {"players": 2}, [SeatPlan("human"), SeatPlan("human")], bytes(32))
        live = LiveTable("t", Table(HIGHCARD, rows), {}, store, Hands())
        asking = asyncio.create_task(live.take(AskUndo(0, 99)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        while live._lock.locked():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)

    asyncio.run(leave())
    gc.collect()
    store.close()
    assert caplog.messages == []
