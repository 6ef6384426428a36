"""The clock of a table: time is the server's, each has their own, and a bot decides for who lets it run out."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.games import find_game
from ludotheque.server.clock import Clock, Owed
from ludotheque.server.thinker import Choose
from ludotheque.table import Decided, Pace, Table
from tests.server.hands import Hands
from tests.server.lies import live_table
from tests.server.served import Json, Line, Served, any_legal, serving, settled


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def house(tmp_path: Path, hands: Hands) -> Iterator[Served]:
    with serving(tmp_path, time=hands) as served:
        yield served


def clock_of(hands: Hands) -> tuple[Clock, list[str]]:
    """A clock of sixty seconds, and what it has rung."""
    rung: list[str] = []
    return Clock(hands, lambda: rung.append("up")), rung


def wind(clock: Clock, owed: dict[int, int], runs_for: list[int]) -> None:
    """Seats owe decisions of these numbers, of sixty seconds each; the time of some runs."""
    clock.wind({seat: Owed(decision, 60, seat in runs_for) for seat, decision in owed.items()})


def left(clock: Clock) -> dict[int, tuple[float, bool]]:
    return {each.seat: (each.seconds, each.running) for each in clock.told()}


# ---- a clock by itself


def test_a_decision_has_all_its_time_and_that_passes(hands: Hands) -> None:
    clock, rung = clock_of(hands)
    wind(clock, {2: 1}, [2])
    assert left(clock) == {2: (60, True)}
    hands.turn(59)
    assert (left(clock), rung, clock.is_up(2)) == ({2: (1, True)}, [], False)
    hands.turn(1)
    assert (left(clock), rung, clock.is_up(2)) == ({2: (0, True)}, ["up"], True)


def test_time_stands_still_for_whom_it_does_not_run_and_goes_on_where_it_stood(hands: Hands) -> None:
    clock, rung = clock_of(hands)
    wind(clock, {2: 1}, [2])
    hands.turn(20)
    wind(clock, {2: 1}, [])
    hands.turn(500)
    assert (left(clock), rung, hands.waiting) == ({2: (40, False)}, [], [])
    wind(clock, {2: 1}, [2])
    hands.turn(40)
    assert rung == ["up"]


def test_each_has_a_time_of_their_own_and_the_next_decision_a_new_one(hands: Hands) -> None:
    clock, rung = clock_of(hands)
    wind(clock, {0: 1, 1: 1}, [0, 1])
    hands.turn(30)
    wind(clock, {0: 2, 1: 1}, [0, 1])
    assert left(clock) == {0: (60, True), 1: (30, True)}
    hands.turn(30)
    assert (rung, clock.is_up(0), clock.is_up(1)) == (["up"], False, True)
    # The bell of the other still rings.
    wind(clock, {0: 2, 1: 1}, [0, 1])
    assert hands.waiting == [30]
    wind(clock, {}, [])
    assert (left(clock), hands.waiting) == ({}, [])


# ---- at a table


def told(line: Line) -> list[Json]:
    time_left: list[Json] = line.view["time_left"]
    return time_left


def span(seat: int, seconds: float, running: bool = True) -> Json:
    return {"seat": seat, "seconds": seconds, "running": running}


def hear_of(line: Line, wanted: list[Json]) -> None:
    """Listens until this is told of the time, with a view or with who came and went."""
    heard = told(line)
    while heard != wanted:
        heard = line.hear().get("time_left", heard)


def said(line: Line) -> list[str]:
    return [entry["sentence"]["id"] for entry in line.log]


def test_when_time_is_up_a_bot_decides_all_are_told_and_the_game_goes_on(house: Served, hands: Hands) -> None:
    made = house.make("me", "discovery", clock=60)
    with house.seat(made, 0) as line, house.seat(made, None) as watcher:
        assert line.view["table"]["clock"] == 60
        for number in (1, 2, 3):
            line.turn(number)
            assert told(line) == [span(0, 60)]
            hands.turn(60)
        for each in (line, watcher):
            each.until(lambda view: view["table"]["status"] == "over")
            assert said(each).count("table-time-up") == 3
            assert told(each) == []
    own = [row for row in house.house.store.read(made["table"]) if isinstance(row, Decided) and row.seat == 0]
    assert [(row.decision, row.by) for row in own] == [(1, "time_up"), (2, "time_up"), (3, "time_up")]


def test_who_comes_back_and_who_watches_see_the_same_time_left(house: Served, hands: Hands) -> None:
    made = house.make("me", "device", clock=60)
    with house.seat(made, 1):
        with house.seat(made, 0):
            hands.turn(25)
            with house.seat(made, None) as watcher:
                assert told(watcher) == [span(0, 35), span(1, 35)]
        with house.seat(made, 0) as again:
            assert told(again) == [span(0, 35), span(1, 35)]


def test_a_decision_in_time_is_the_persons_own_and_one_after_the_bots_is_stale(house: Served, hands: Hands) -> None:
    made = house.make("me", "discovery", clock=60)
    with house.seat(made, 0) as line:
        line.turn(1)
        hands.turn(59)
        line.decide()
        late = line.turn(2)
        assert "table-time-up" not in said(line)
        hands.turn(60)
        line.turn(3)
        line.say(type="decide", decision=2, action=late["legal"][0]["action"])
        assert line.refusal() == "error-stale"
        assert said(line).count("table-time-up") == 1


def test_who_decides_while_the_bot_still_thinks_has_decided(tmp_path: Path, hands: Hands) -> None:
    asked, may_answer = threading.Event(), threading.Event()

    async def thinks(question: Choose) -> int:
        if question.seat == 0:
            asked.set()
            await asyncio.to_thread(may_answer.wait)
        return await any_legal(question)

    with serving(tmp_path, think=thinks, time=hands) as served:
        made = served.make("me", "discovery", clock=60)
        with served.seat(made, 0) as line:
            line.turn(1)
            hands.turn(60)
            assert asked.wait(10)
            line.decide()
            line.turn(2)
            may_answer.set()
            line.decide()
            line.turn(3)
            assert "table-time-up" not in said(line)


def test_the_bot_knows_what_the_seat_sees_and_plays_by_rules_of_thumb(tmp_path: Path, hands: Hands) -> None:
    asked: list[Choose] = []

    async def thinks(question: Choose) -> int:
        asked.append(question)
        return question.legal[0]

    with serving(tmp_path, think=thinks, time=hands) as served:
        made = served.make("me", "device", game="korsar", clock=60, start_player=0)
        with served.seat(made, 0) as line, served.seat(made, 1) as other:
            table = Table(find_game("korsar"), served.house.store.read(made["table"]))
            hands.turn(60)
            other.until(lambda view: view["to_act"] == [1])
            line.until(lambda view: view["to_act"] == [1])
    (question,) = asked
    assert question.observation == table.observation(0, table.moment)
    assert (question.level, question.seat, question.legal) == ("strong", 0, table.legal_actions(0))
    assert list(table.game.open(question.observation).chance.key) == [0] * 8


def test_where_no_bot_has_rules_of_thumb_the_random_one_decides(tmp_path: Path, hands: Hands) -> None:
    asked: list[Choose] = []

    async def thinks(question: Choose) -> int:
        asked.append(question)
        return question.legal[0]

    with serving(tmp_path, think=thinks, time=hands) as served:
        made = served.make("me", "device", clock=60)
        with served.seat(made, 0) as line:
            hands.turn(60)
            line.until(lambda view: 0 not in view["to_act"])
    assert {question.level for question in asked} == {"discovery"}


def test_of_who_decides_at_the_same_time_each_has_their_own_and_tells_only_that_they_are_ready(
    house: Served, hands: Hands
) -> None:
    made = house.make("me", "device", "device", clock=60)
    with house.seat(made, 0) as one, house.seat(made, 1) as other, house.seat(made, 2) as third:
        hands.turn(30)
        one.decide()
        for line in (other, third):
            line.until(lambda view: view["to_act"] == [1, 2])
            assert told(line) == [span(1, 30), span(2, 30)]
        hands.turn(30)
        for line in (one, other, third):
            line.turn(2)
            assert told(line) == [span(0, 60), span(1, 60), span(2, 60)]
            assert said(line).count("table-time-up") == 2


def test_nobodys_time_runs_before_the_game_nor_after_it(house: Served, hands: Hands) -> None:
    made = house.make("me", "open", clock=60)
    with house.seat(made, 0) as host, house.seat(made, 1) as guest:
        assert (told(host), hands.waiting) == ([], [])
        host.say(type="begin")
        host.turn(1)
        assert told(host) == [span(0, 60), span(1, 60)]
        for number in (1, 2, 3):
            for line in (host, guest):
                line.turn(number)
                line.decide()
        host.until(lambda view: view["table"]["status"] == "over")
        assert (told(host), hands.waiting) == ([], [])


def test_time_stands_still_while_nobody_is_at_the_table_though_somebody_may_watch(house: Served, hands: Hands) -> None:
    made = house.make("me", "open", clock=60)
    with house.seat(made, 0) as host, house.seat(made, 1):
        host.say(type="begin")
        host.turn(1)
        hands.turn(10)
    with house.seat(made, None) as watcher:
        hear_of(watcher, [span(0, 50, running=False), span(1, 50, running=False)])
        hands.turn(500)
        assert hands.waiting == []
        with house.seat(made, 1) as guest:
            # Who is away is waited for by who is there.
            assert told(guest) == [span(0, 50), span(1, 50)]
            hear_of(watcher, [span(0, 50), span(1, 50)])
            hands.turn(50)
            guest.turn(2)


def test_on_a_device_passed_round_it_runs_for_the_open_hand_only(house: Served, hands: Hands) -> None:
    made = house.make("me", "device", clock=60)
    with house.seat(made, None) as covered:
        assert told(covered) == [span(0, 60, running=False), span(1, 60, running=False)]
        with house.seat(made, 1) as line:
            assert told(line) == [span(0, 60, running=False), span(1, 60)]
            hands.turn(20)
        hear_of(covered, [span(0, 60, running=False), span(1, 40, running=False)])


def test_for_a_device_that_is_put_away_it_runs_while_somebody_else_waits(house: Served, hands: Hands) -> None:
    made = house.make("me", "device", "open", clock=60)
    with house.seat(made, 2) as guest:
        with house.seat(made, 0) as host:
            host.say(type="begin")
            host.turn(1)
            guest.turn(1)
            assert told(host) == [span(0, 60), span(1, 60, running=False), span(2, 60)]
            hands.turn(20)
        hear_of(guest, [span(0, 40), span(1, 60), span(2, 40)])


def test_who_hands_over_and_takes_back_gains_no_time(house: Served, hands: Hands) -> None:
    made = house.make("me", "discovery", clock=60)
    with house.seat(made, 0) as line:
        line.turn(1)
        hands.turn(50)
        house.house.desk.tempo = 1000
        line.say(type="hand_over")
        line.until(lambda view: view["table"]["seats"][0]["deputy"] is not None)
        assert told(line) == []
        hands.turn(4)
        line.say(type="take_back")
        line.until(lambda view: view["table"]["seats"][0]["deputy"] is None)
        assert told(line) == [span(0, 6)]


def test_who_hands_over_and_leaves_finds_as_much_time_as_there_was(house: Served, hands: Hands) -> None:
    made = house.make("me", "discovery", clock=60)
    house.house.desk.tempo = 1000
    with house.seat(made, 0) as line:
        line.say(type="hand_over")
        line.until(lambda view: view["table"]["seats"][0]["deputy"] is not None)
    settled(lambda: not live_table(house, made).viewers)
    hands.turn(500)
    with house.seat(made, 0) as line:
        assert told(line) == [span(0, 60)]


def test_what_a_bot_decides_for_a_person_brings_nothing_into_their_reserve(house: Served, hands: Hands) -> None:
    made = house.make("me", "discovery", clock=10, bank=300)
    with house.seat(made, 0) as line:
        line.turn(1)
        hands.turn(100)
        line.say(type="hand_over")
        line.until(lambda view: view["table"]["status"] == "over")
    own = [row for row in house.house.store.read(made["table"]) if isinstance(row, Decided) and row.seat == 0]
    assert [row.spent for row in own] == [100_000, 10_000, 10_000]
    assert live_table(house, made).table.seats[0].kept == 210_000


def test_after_a_restart_the_time_begins_anew(tmp_path: Path, hands: Hands) -> None:
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", "discovery", clock=60)
        with served.seat(made, 0):
            hands.turn(50)
    later = Hands()
    with serving(tmp_path, time=later) as served, served.seat(made, 0) as line:
        line.until(lambda view: view["to_act"] == [0])
        assert (line.view["table"]["clock"], told(line)) == (60, [span(0, 60)])
        later.turn(60)
        line.turn(2)
        assert "table-time-up" in said(line)


def test_of_a_reserve_a_decision_takes_what_it_takes_and_a_restart_gives_none_of_it_back(
    tmp_path: Path, hands: Hands
) -> None:
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", "discovery", clock=10, bank=300)
        with served.seat(made, 0) as line:
            line.turn(1)
            assert told(line) == [span(0, 310)]
            hands.turn(100)
            line.decide()
            line.turn(2)
            assert told(line) == [span(0, 220)]
    (own,) = [row for row in served.house.store.read(made["table"]) if isinstance(row, Decided) and row.seat == 0]
    assert own.spent == 100_000
    later = Hands()
    with serving(tmp_path, time=later) as served, served.seat(made, 0) as line:
        line.turn(2)
        assert told(line) == [span(0, 220)]
        later.turn(220)
        line.turn(3)
        # What is left then is what a decision brings.
        assert told(line) == [span(0, 10)]
        assert said(line).count("table-time-up") == 1


DAY = 86_400


def hours_left(line: Line) -> list[tuple[int, float]]:
    """To the hour: when a row was written is known to the second."""
    return [(each["seat"], round(each["seconds"] / 3600)) for each in told(line)]


def test_days_pass_though_nobody_is_at_the_table_and_a_restart_does_not_stop_them(tmp_path: Path, hands: Hands) -> None:
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", "device", days=2)
        with served.seat(made, 0) as line:
            assert hours_left(line) == [(0, 48), (1, 48)]
            line.decide()
        hands.turn(DAY)
        with served.seat(made, None) as watcher:
            assert hours_left(watcher) == [(1, 24)]
    later = Hands()
    later.turn(1.5 * DAY)
    with serving(tmp_path, time=later) as served, served.seat(made, None) as watcher:
        assert hours_left(watcher) == [(1, 12)]


def test_by_real_time_too(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        served.house.paces = (Pace(clock=1),)
        made = served.make("me", "discovery", clock=1)
        with served.seat(made, 0) as line:
            line.turn(2)
            assert "table-time-up" in said(line)


def test_a_house_says_which_clocks_it_has_and_refuses_another(house: Served) -> None:
    paces = json.loads(house.ask("GET", "/api/games").text)["paces"]
    assert paces[:2] == [{"clock": 0, "bank": 0, "days": 0}, {"clock": 15, "bank": 0, "days": 0}]
    assert {"clock": 15, "bank": 600, "days": 0} in paces
    assert paces[-1] == {"clock": 0, "bank": 0, "days": 7}
    wanted = {"game": "highcard", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": 5}
    answer = house.post(json.dumps(wanted))
    assert (answer.status, answer.error) == (422, "error-pace")


def test_a_table_stored_by_a_program_that_knew_no_clock_opens_as_one_without(tmp_path: Path, hands: Hands) -> None:
    with serving(tmp_path) as served:
        made = served.make("me", "discovery")
    with sqlite3.connect(tmp_path / "tables.sqlite") as stored:
        for field in ("clock", "bank", "days"):
            stored.execute(f"UPDATE log SET row = replace(row, ',\"{field}\":0', '') WHERE seq = 0")
            assert stored.execute(f"SELECT count(*) FROM log WHERE row LIKE '%{field}%'").fetchone() == (0,)
    stored.close()
    with serving(tmp_path, time=hands) as served, served.seat(made, 0) as line:
        assert (line.view["table"]["clock"], told(line), hands.waiting) == (0, [], [])
        line.decide()
        line.turn(2)
