"""A finished game seen again: moment by moment, with any eyes, from a file, and gone on with."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, expect

from ludotheque.games import find_game
from ludotheque.records import write_record
from ludotheque.table import Begun, Decide, Decided, SeatPlan, Table, open_table
from tests.browser.axe import expect_no_fault
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.person import Json, Person

NAMES = ("Camille", "Inès", "Malo", "Corail")
SEED = bytes(range(32))
GAMES = [("korsar", 3), ("keylargo", 3), ("katana", 4)]


def finished(game: str, players: int) -> Table:
    """A game between people, played at random to its end."""
    plans = [SeatPlan("human", name) for name in NAMES[:players]]
    rules, chance = find_game(game), random.Random(7)
    table = Table(rules, open_table(rules, {"players": players}, plans, SEED))
    while table.status == "playing":
        seat = table.to_act()[0]
        action = chance.choice(table.legal_actions(seat))
        for row in table.intend(Decide(seat, table.decision(seat), action, "human")):
            table.apply(row)
    return table


def come(person: Person, made: Json, query: str = "") -> None:
    person.go(f"/t/{made['table']}/replay{query}#{made['seats'][0]['secret']}")
    expect(line(person)).to_be_visible()


def line(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("replay-scrubber"))


def eye(person: Person, name: str) -> Locator:
    return person.page.get_by_role("radio", name=name, exact=True)


def count(person: Person, number: int, total: int) -> str:
    return person.say("replay-move-count", number=number, total=total)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_steps_keys_and_addresses_lead_to_moments(
    house: House, arrive: Arrivals, game: str, players: int, screen: Screen
) -> None:
    table = finished(game, players)
    made, total = house.keep(table), len(table.line) - 1
    person = arrive(house, screen)
    come(person, made, f"?moment={table.line[5]}")
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 5, total))
    person.page.get_by_role("button", name=person.say("replay-next"), exact=True).click()
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 6, total))
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("ArrowLeft")
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 4, total))
    assert f"moment={table.line[4]}&" in person.page.url
    expect_no_fault(person.page, f"{game} seen again")
    person.page.reload()
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 4, total))
    person.page.keyboard.press("Home")
    expect(line(person)).to_have_attribute("aria-valuetext", person.say("replay-at-deal", total=total))


def test_each_pair_of_eyes_is_asked_for_by_itself(house: House, arrive: Arrivals) -> None:
    table = finished("korsar", 3)
    made, person = house.keep(table), arrive(house)
    answers: list[Json] = []

    def note(request: Request) -> None:
        if "/replay?eye=" in request.url:
            answers.append(request.response().json())  # type: ignore[union-attr]  # a finished request has one

    person.page.on("requestfinished", note)
    come(person, made, f"?moment={table.line[9]}")
    for name in ("Inès", person.say("replay-eye-spectator"), person.say("replay-eye-open")):
        eye(person, name).click()
        expect(eye(person, name)).to_be_checked()
    person.page.wait_for_timeout(100)
    assert [answer["eye"] for answer in answers] == ["0", "1", "spectator", "open"]
    for answer, seen_by in zip(answers, (0, 1, None), strict=False):
        for frame in answer["frames"]:
            rows: Any = frame["observation"]["hands"]
            assert [seat for seat, row in enumerate(rows or []) if row is not None] in ([seen_by], [])
    expect(person.page.get_by_role("heading", name=person.say("replay-hands"))).to_be_visible()


def test_a_kept_file_is_shown_and_a_broken_one_is_told_by_its_line(
    house: House, arrive: Arrivals, tmp_path: Path
) -> None:
    table = finished("korsar", 3)
    nonces = next(row.nonces for row in table.rows if isinstance(row, Begun))
    decisions = [(row.seat, row.action) for row in table.rows if isinstance(row, Decided)]
    text = write_record(table.game, table.opened.options, table.edition, NAMES[:3], SEED, nonces, decisions)
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("\nover\n", "\nunfinished\n"), encoding="utf-8")
    person = arrive(house, lang="en")
    person.forgive("422")
    person.go("/")
    person.page.get_by_role("link", name=person.say("replay-file"), exact=True).click()
    person.page.locator("input[type=file]").set_input_files(bad)
    expect(person.page.get_by_role("alert").filter(has_text="bad.txt")).to_be_visible()
    person.page.locator("input[type=file]").set_input_files(good)
    expect(line(person)).to_be_visible()
    expect(eye(person, "Inès")).to_be_visible()


def test_what_if_opens_a_table_at_that_moment(house: House, arrive: Arrivals) -> None:
    table = finished("korsar", 3)
    made, person = house.keep(table), arrive(house)
    come(person, made, f"?moment={table.line[7]}")
    person.page.get_by_role("button", name=person.say("replay-what-if"), exact=True).click()
    person.page.get_by_role("button", name=person.say("replay-what-if-go"), exact=True).click()
    view = person.until(lambda view: view["table"]["status"] == "playing")
    assert view["table"]["origin"] == {"table": made["table"], "moment": table.line[7], "decisions": 7}
    assert sorted(seat["kind"] for seat in view["table"]["seats"]) == ["bot", "bot", "human"]
    expect(person.page.get_by_text(person.say("replay-what-if-table", decisions=7))).to_be_visible()
