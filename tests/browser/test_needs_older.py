"""A table that this program cannot go on with: its page says so, and gives out what it may."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.axe import expect_no_fault
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.person import Json
from tests.browser.wire import link
from tests.data.stored import stored


@pytest.fixture
def behind(built: None, tmp_path: Path) -> Iterator[tuple[House, Json]]:
    """A house of today, and a table in mid-game of which the rules are gone."""
    made = stored("0001", "korsar", tmp_path)["playing"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE log SET row = replace(row, '\"version\":1', '\"version\":77') WHERE seq = 0")
    house = House(tmp_path, "--upgrade")
    yield house, made
    house.stop()
    # What it said before it opened: the copy, how many tables cannot go on, of which game, and what to do.
    assert house.complaints().count("\n") == 4


def test_a_table_that_needs_an_older_program_says_so_and_is_kept(
    behind: tuple[House, Json], arrive: Arrivals, tmp_path: Path
) -> None:
    house, made = behind
    for person in (arrive(house), arrive(house, PHONE, lang="en")):
        person.go(link(made, 0))
        page, say = person.page, person.say
        expect(page.get_by_role("heading", name=say("page-needs-older"))).to_be_visible()
        expect(page.get_by_text(say("error-rules-version", got=77, expected=1))).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name=say("page-keep-file")).click()
        download.value.save_as(tmp_path / "kept.txt")
        rows = [json.loads(line) for line in (tmp_path / "kept.txt").read_text(encoding="utf-8").splitlines()]
        assert {row["seat"] for row in rows if "action" in row} == {0}
        assert "seed" not in rows[0]
        expect_no_fault(page, "needs an older program")


def test_a_table_that_cannot_be_read_says_so(built: None, arrive: Arrivals, tmp_path: Path) -> None:
    made = stored("0001", "korsar", tmp_path)["playing"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE log SET row = '{garbage' WHERE seq = 0 AND table_id = ?", (made["table"],))
    house = House(tmp_path, "--upgrade")
    for person in (arrive(house), arrive(house, PHONE, lang="en", theme="dark")):
        person.go(link(made, 0))
        expect(person.page.get_by_role("heading", name=person.say("page-unreadable"))).to_be_visible()
        expect(person.page.get_by_text(person.say("error-unreadable"))).to_be_visible()
        expect_no_fault(person.page, "a table that cannot be read")
    house.stop()
    assert f"table {made['table']}: its log cannot be read" in house.complaints()


def test_a_table_that_the_house_fails_to_open_says_so(house: House, arrive: Arrivals) -> None:
    """And that this is no fault of the table; the page goes on trying."""

    def fail(line: WebSocketRoute) -> None:
        refused = {"type": "refused", "decision": None, "sentence": {"id": "error-not-opened", "args": {}, "seats": {}}}
        line.send(json.dumps(refused))
        line.close(code=1011)

    for person in (arrive(house), arrive(house, PHONE, lang="en", theme="dark")):
        person.page.route_web_socket(re.compile(r"/socket$"), fail)
        person.go("/t/2345678922#secret")
        expect(person.page.get_by_text(person.say("error-not-opened"))).to_be_visible()
        expect(person.page.get_by_text(person.say("page-reconnecting"))).to_be_visible()
        expect_no_fault(person.page, "a table that is not opened")
