"""What happens at tables though nobody is there: days are up, and tables that nobody comes to are closed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from ludotheque.records import read_record, verify
from ludotheque.server.caretaker import Caretaker
from ludotheque.server.limits import Limits
from ludotheque.store import open_store, sqlite_in
from ludotheque.table import Closed, Decided, HandedOver
from tests.server.hands import Hands
from tests.server.served import Json, Served, secret_of, serving, settled
from tests.server.test_clock import DAY


def wait_for(served: Served, made: Json, kind: type) -> None:
    """Until the store has a row of that kind."""
    settled(lambda: any(isinstance(row, kind) for row in served.house.store.read(made["table"])))


def decided(served: Served, made: Json) -> list[tuple[int, str]]:
    return [(row.seat, row.by) for row in served.house.store.read(made["table"]) if isinstance(row, Decided)]


def wait_until_late(served: Served, made: Json, seat: int, times: int) -> None:
    """Until the seat's time was up so often."""
    settled(lambda: decided(served, made).count((seat, "time_up")) == times)


def test_when_days_are_up_a_bot_decides_though_nobody_is_there_and_the_table_is_not_in_memory(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, Limits(tables_in_memory=1), time=hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=2)
        served.make("me", "device")
        assert made["table"] not in served.house.tables._live
        hands.turn(2 * DAY - 60)
        assert decided(served, made) == []
        hands.turn(120)
        wait_for(served, made, Decided)
        assert decided(served, made) == [(0, "time_up")]


def test_what_was_up_while_the_house_was_closed_is_decided_when_it_opens(tmp_path: Path) -> None:
    with serving(tmp_path, time=Hands()) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=1)
    later = Hands()
    later.turn(1.5 * DAY)
    with serving(tmp_path, time=later) as served:
        wait_for(served, made, Decided)
        assert decided(served, made) == [(0, "time_up")]


def test_who_does_not_come_for_days_again_and_again_is_handed_over_and_the_others_wait_no_more(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=1)
        for number in (1, 2, 3):
            with served.seat(made, 1) as here:
                if number > 1:
                    here.turn(number - 1)
                    here.decide()
                    here.until(lambda view: view["to_act"] == [0])
            hands.turn(DAY + 60)
            wait_until_late(served, made, 0, number)
        wait_for(served, made, HandedOver)
        with served.seat(made, 1) as here:
            here.turn(3)
            here.decide()
            here.turn(4)
        assert decided(served, made)[-2:] == [(1, "human"), (0, "bot")]


def test_a_table_at_which_nothing_has_happened_for_so_many_days_is_closed(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, time=hands, abandon_after=30) as served:
        made = served.make("me", "device", game="korsar", start_player=0)
        waiting = served.make("me", "open")
        with served.seat(made, 0) as line:
            line.decide()
            line.until(lambda view: view["to_act"] == [1])
        hands.turn(29 * DAY)
        assert {live.table for live in served.house.store.live()} == {made["table"], waiting["table"]}
        hands.turn(1.1 * DAY)
        wait_for(served, waiting, Closed)
        wait_for(served, made, Closed)
        assert [live.table for live in served.house.store.live()] == []
        with served.seat(made, 1) as line:
            assert (line.view["table"]["status"], line.view["to_act"], line.view["legal"]) == ("over", [], [])
            assert line.log[-1]["sentence"] == {"id": "table-closed", "args": {"reason": "abandoned"}, "seats": {}}
        answer = served.ask("GET", f"/api/tables/{made['table']}/record", authorization=f"Bearer {secret_of(made, 0)}")
        assert "\nabandoned\n" in answer.text
        record = read_record(answer.text)
        verify(record)
        assert (record.result, len(record.decisions)) == (None, 1)
        answer = served.ask(
            "GET", f"/api/tables/{waiting['table']}/record", authorization=f"Bearer {secret_of(waiting, 0)}"
        )
        assert (answer.status, json.loads(answer.text)["error"]["id"]) == (422, "error-not-begun")


def test_a_table_at_which_somebody_sits_is_not_closed_and_without_a_rule_none_is(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, time=hands, abandon_after=30) as served:
        made = served.make("me", "device", game="korsar", start_player=0)
        with served.seat(made, 0) as line:
            hands.turn(40 * DAY)
            line.decide()
            line.until(lambda view: view["to_act"] == [1])
    later = Hands()
    later.turn(400 * DAY)
    with serving(tmp_path, time=later) as served, served.seat(made, 1) as line:
        assert line.view["table"]["status"] == "playing"


def test_who_comes_to_a_table_before_it_has_its_turn_stops_no_round(tmp_path: Path) -> None:
    woken: list[str] = []

    class Coming:
        """While the first table is fetched, somebody decides at the second: nothing is due there any more."""

        async def find(self, table: str) -> None:
            woken.append(table)
            caretaker._due.pop("second", None)

    store = open_store(sqlite_in(tmp_path / "tables.sqlite"))
    caretaker = Caretaker(store, Coming(), Hands())  # type: ignore[arg-type]  # as much of the tables as is asked for
    caretaker._due = {"first": 0.0, "second": 0.0, "third": 0.0}
    asyncio.run(caretaker._attend())
    store.close()
    assert (woken, caretaker._due, caretaker._bell is None) == (["first", "second", "third"], {}, False)
