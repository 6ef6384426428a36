"""A person who is away: a bot of their seat's knowledge plays, all are told, and who comes back plays again."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.games import find_game
from ludotheque.games.keylargo.state import Phase
from ludotheque.server.thinker import Choose
from ludotheque.table import Decide, Decided, HandedOver, Opened, Pace, Row, SeatPlan, Table, TakenBack, open_table
from tests.games.katana.moments import played_to
from tests.server.hands import Hands
from tests.server.served import WAIT, Json, Line, Served, Thinking, any_legal, kept, serving, settled
from tests.server.test_clock import said


@pytest.fixture
def hands() -> Hands:
    return Hands()


def rows_of(served: Served, made: Json, kind: type[Row]) -> list[Row]:
    return [row for row in served.house.store.read(made["table"]) if isinstance(row, kind)]


def deputies(view: Json) -> list[str | None]:
    return [seat["deputy"] for seat in view["table"]["seats"]]


def goes_by(line: Line, hands: Hands, seconds: float, times: int) -> None:
    """So often the seat's time runs out."""
    for number in range(1, times + 1):
        line.turn(number)
        hands.turn(seconds)


def test_after_three_times_in_a_row_a_bot_plays_for_who_is_late_until_they_open_the_page(
    tmp_path: Path, hands: Hands
) -> None:
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", "open", game="korsar", start_player=0, clock=30)
        with served.seat(made, 0) as host:
            with served.seat(made, 1) as guest:
                host.say(type="begin")
                for number in (1, 2, 3):
                    host.turn(number)
                    host.decide()
                    guest.turn(number)
                    hands.turn(30)
                guest.until(lambda view: deputies(view)[1])
                assert said(guest).count("table-time-up") == 3
                # The bot goes on by itself, at its own pace, and no clock runs for it.
                host.turn(4)
                host.decide()
                host.turn(5)
                assert [each["seat"] for each in host.view["time_left"]] == [0]
            with served.seat(made, 1) as back:
                assert deputies(back.view) == [None, None]
                assert "table-taken-back" in said(back)
        own = [row for row in rows_of(served, made, Decided) if isinstance(row, Decided) and row.seat == 1]
        assert [row.by for row in own] == ["time_up"] * 3 + ["bot"]
        assert rows_of(served, made, HandedOver) == [HandedOver(1, "strong", "late")]
        assert rows_of(served, made, TakenBack) == [TakenBack(1)]


def test_who_plays_in_time_between_is_not_handed_over(tmp_path: Path, hands: Hands) -> None:
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, clock=30)
        with served.seat(made, 0) as one, served.seat(made, 1) as other:
            for number in (1, 2, 3, 4):
                one.turn(number)
                if number == 3:
                    one.decide()
                else:
                    hands.turn(30)
                other.turn(number)
                other.decide()
            one.turn(5)
        assert rows_of(served, made, HandedOver) == []


def test_a_house_may_never_hand_over(tmp_path: Path, hands: Hands) -> None:
    with serving(tmp_path, time=hands) as served:
        served.house.desk.patience = 0
        made = served.make("me", "discovery", clock=60)
        with served.seat(made, 0) as line:
            goes_by(line, hands, 60, 3)
            line.until(lambda view: view["table"]["status"] == "over")
        assert rows_of(served, made, HandedOver) == []


def test_a_person_hands_over_and_takes_back_when_they_like(served: Served) -> None:
    made = served.make("me", "device", game="korsar", start_player=0)
    with served.seat(made, 0) as line, served.seat(made, 1) as other:
        line.say(type="hand_over")
        other.turn(1)
        assert deputies(other.view) == ["strong", None]
        line.say(type="decide", decision=2, action=0)
        assert line.refusal() in ("error-handed-over", "error-stale")
        line.say(type="take_back")
        line.until(lambda view: deputies(view) == [None, None])
        other.decide()
        line.turn(2)
        line.decide()
        other.turn(2)
    own = [row for row in rows_of(served, made, Decided) if isinstance(row, Decided) and row.seat == 0]
    assert [row.by for row in own] == ["bot", "human"]


def test_who_hands_over_may_choose_how_strong_the_bot_is_and_it_gets_ready_at_once(tmp_path: Path) -> None:
    readied, asked = set(), []

    class Readied(Thinking):
        def prepare(self, game: str, level: str) -> None:
            readied.add((game, level))

    async def thinks(question: Choose) -> int:
        asked.append(question)
        return await any_legal(question)

    with serving(tmp_path, think=Readied(thinks)) as served:
        made = served.make("me", "device", game="korsar", start_player=1)
        with served.seat(made, 0) as line, served.seat(made, 1) as other:
            line.say(type="hand_over", level="fearsome")
            assert line.refusal() == "error-level"
            line.say(type="hand_over", level="easygoing")
            line.until(lambda view: deputies(view) == ["easygoing", None])
            assert readied == {("korsar", "easygoing")}
            other.turn(1)
            other.decide()
            other.turn(2)
        assert rows_of(served, made, HandedOver) == [HandedOver(0, "easygoing", "asked")]
    assert {(each.seat, each.level) for each in asked} == {(0, "easygoing")}


def test_a_line_that_only_broke_does_not_take_the_seat_back(served: Served) -> None:
    made = served.make("me", "device", game="korsar", start_player=1)
    with served.seat(made, 0) as line:
        line.say(type="hand_over")
        line.until(lambda view: deputies(view)[0])
        seen = line.view["seq"]
    with served.seat(made, 0, seen=seen) as again:
        assert deputies(again.view) == ["strong", None]
    with served.seat(made, 0) as opened:
        assert deputies(opened.view) == [None, None]


def test_those_who_watch_may_not_hand_over(served: Served) -> None:
    made = served.make("me", "discovery")
    with served.seat(made, None) as watcher:
        for message in ("hand_over", "take_back"):
            watcher.say(type=message)
            assert watcher.refusal() == "error-not-seated"


def test_where_all_people_are_away_bots_wait_until_somebody_looks_on(tmp_path: Path) -> None:
    has_left = threading.Event()

    async def thinks(question: Choose) -> int:
        await asyncio.to_thread(has_left.wait, WAIT)
        return await any_legal(question)

    with serving(tmp_path, think=thinks) as served:
        made = served.make("me", "discovery", game="korsar", start_player=1)
        with served.seat(made, 0) as line:
            line.say(type="hand_over")
            line.until(lambda view: deputies(view)[0])
        live, tasks = served.house.tables._live[made["table"]], served.house.desk._tasks
        settled(lambda: not live.viewers)
        rows = served.rows(made)
        # What was being thought over is still done; then nothing is.
        has_left.set()
        settled(lambda: not tasks)
        assert served.rows(made) == rows + 1
        with served.seat(made, None) as watcher:
            watcher.until(lambda view: view["seq"] > rows + 3)


# ---- odd moments: several owe at once, or one is asked out of turn


def asked_of(tmp_path: Path, hands: Hands, prepare: Callable[[Served], tuple[Json, int]]) -> tuple[list[Choose], Table]:
    """What bots were asked when a person's time was up, and the table as it was before."""
    asked: list[Choose] = []

    async def thinks(question: Choose) -> int:
        asked.append(question)
        return await any_legal(question)

    with serving(tmp_path, think=thinks, time=hands) as served:
        made, seat = prepare(served)
        with served.seat(made, seat) as line:
            first, *later = served.house.store.read(made["table"])
            table = Table(find_game(line.view["table"]["game"]), [first, *later])
            decision = line.view["decision"]
            assert decision is not None
            hands.turn(60)
            line.until(lambda view: view["decision"] != decision)
            assert "table-time-up" in said(line)
    return asked, table


def expect_only_own_knowledge(asked: list[Choose], table: Table, seat: int) -> None:
    (question, *_) = [each for each in asked if each.seat == seat]
    assert question.observation == table.observation(seat, table.moment)
    assert question.legal == table.legal_actions(seat)


def test_at_key_largo_a_program_not_written_in_time_is_written_with_what_the_seat_knows(
    tmp_path: Path, hands: Hands
) -> None:
    def prepare(served: Served) -> tuple[Json, int]:
        made = served.make("me", "open", "open", game="keylargo", clock=60)
        with served.seat(made, 0) as host, served.seat(made, 1), served.seat(made, 2):
            host.say(type="begin")
            host.until(lambda view: len(view["to_act"]) == 3)
        return made, 1

    asked, table = asked_of(tmp_path, hands, prepare)
    assert table.to_act() == [0, 1, 2]
    expect_only_own_knowledge(asked, table, 1)


def test_at_key_largo_who_does_not_draw_in_time_on_a_dive_is_drawn_for_with_what_the_seat_knows(
    tmp_path: Path, hands: Hands
) -> None:
    chance, game = random.Random(5), find_game("keylargo")
    people = [SeatPlan("human")] * 3
    table = Table(game, open_table(game, {"players": 3}, people, bytes(32), pace=Pace(clock=60)))
    while table.state.phase != Phase.DRAW:  # type: ignore[union-attr]  # it has begun
        seat = table.to_act()[0]
        decision = Decide(seat, table.decision(seat), chance.choice(table.legal_actions(seat)), "human")
        for row in table.intend(decision):
            table.apply(row)
    (diver,) = table.to_act()
    asked, stored = asked_of(tmp_path, hands, lambda served: (kept(served.house.store, table), diver))
    expect_only_own_knowledge(asked, stored, diver)


@pytest.mark.parametrize("moment", ["attacked", "cry", "jujutsu", "bushido"])
def test_at_katana_who_does_not_answer_in_time_is_answered_for_with_what_the_seat_knows(
    tmp_path: Path, hands: Hands, moment: str
) -> None:
    table, seat = played_to(moment, 5)

    def prepare(served: Served) -> tuple[Json, int]:
        first, *later = table.rows
        timed = Table(table.game, [with_clock(first), *later])
        return kept(served.house.store, timed), seat

    asked, stored = asked_of(tmp_path, hands, prepare)
    assert seat in stored.to_act()
    expect_only_own_knowledge(asked, stored, seat)


def with_clock(row: Row) -> Row:
    assert isinstance(row, Opened)
    return replace(row, clock=60)
