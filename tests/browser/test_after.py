"""After the game: at its end there is a way to look back, which says at once what is known, and fills in."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Locator, Route, expect

from ludotheque.server.analyses import Work
from ludotheque.server.analysis import analysis_of, game_of
from ludotheque.server.course import course_of
from ludotheque.server.lookback import Analysis
from ludotheque.table import Table
from tests.browser.axe import HALF_OF_THEM, expect_large_enough, expect_no_fault
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.person import Json, Person
from tests.browser.wire import link
from tests.server.finished import judged_by_all_that_is_told, over, replied_by_all_that_is_told

GAMES = [("korsar", 3), ("keylargo", 3), ("katana", 5)]


@cache
def steps_of(table: Table) -> list[Analysis]:
    """How the analysis of the table fills in: before anything, half-way, whole; of judges who draw lots."""
    work = Work("t", game_of(table), "strong", 0)
    told = [analysis_of(work.game, "ahead", whole=False)]
    for past, action in work.steps:
        if action is None:
            work.game.judgements[past.decided] = judged_by_all_that_is_told(work.judge(past))
            if len(work.game.judgements) == len(work.game.pasts) // 2:
                told.append(analysis_of(work.game, "ahead", whole=False))
        else:
            work.game.replies[past.decided, action] = replied_by_all_that_is_told(work.foresee(past, action))
    return [*told, analysis_of(work.game, "ahead", whole=True)]


def at_the_end(house: House, person: Person, game: str, players: int, answers: list[Analysis]) -> Table:
    """Comes back to a table that is over, whose analysis is told as the first of these answers is by then."""
    table = over(game, players, {})
    asked: list[Analysis] = []

    def answer(route: Route) -> None:
        asked.append(answers[0])
        route.fulfill(body=msgspec.json.encode(answers[0]), content_type="application/json")

    person.page.route("**/analysis", answer)
    person.go(link(house.keep(table), 0))
    expect(button(person)).to_be_visible()
    assert not asked, "who does not look back has nobody think"
    return table


def button(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.say("page-after"), exact=True)


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("page-after"), exact=True)


def heading(person: Person, id: str, **args: str | int) -> Locator:
    return sheet(person).get_by_role("heading", name=person.say(id, **args), exact=True)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_looking_back_begins_with_what_happened_and_fills_in(
    house: House, arrive: Arrivals, game: str, players: int
) -> None:
    person, steps = arrive(house, lang="en"), steps_of(over(game, players, {}))
    left = list(steps)
    at_the_end(house, person, game, players, left)
    expect(person.page.locator("[data-course]").get_by_role("img")).to_be_visible()
    deed = person.page.locator(".deeds").get_by_role("link").last
    told, shown_at = deed.inner_text(), re.compile(r"/replay\?moment=\d+$")
    expect(deed).to_have_attribute("href", shown_at)
    button(person).click()
    expect(heading(person, "page-after-deeds")).to_be_visible()
    expect(sheet(person).get_by_role("link", name=told, exact=True)).to_have_attribute("href", shown_at)
    expect(sheet(person).get_by_text(progress(person, steps[0]))).to_be_visible()
    expect(heading(person, "page-after-graph")).to_have_count(0)
    left.pop(0)
    expect(sheet(person).get_by_text(progress(person, steps[1]))).to_be_visible()
    expect(heading(person, "page-after-graph")).to_be_visible()
    left.pop(0)
    expect(sheet(person).get_by_role("status").first).to_have_text(
        person.say("page-after-whole", all=n_decisions(steps[2]))
    )
    expect_course(person, over(game, players, {}), sheet(person).locator("[data-course]"))
    own = steps[2].seats[0]
    expect(heading(person, "page-after-sum", you="yes", who="")).to_be_visible()
    expect(heading(person, "page-after-costly", count=len(own.costly))).to_be_visible()
    words = person.words(*(person.say("page-seat-number", number=n + 1) for n in range(players)))
    for each in own.costly:
        expect(sheet(person).get_by_text(words.sentence(each.better)).first).to_be_visible()


def expect_course(person: Person, table: Table, graph: Locator) -> None:
    """What each side had is drawn, and can be read in figures, from which its moments are seen again."""
    course = course_of(table)
    expect(graph.get_by_role("img")).to_be_visible()
    graph.get_by_text(person.say("page-after-graph-table")).click()
    rows = graph.get_by_role("row")
    expect(rows).to_have_count(1 + len(course.points))
    expect(rows.first.get_by_role("columnheader")).to_have_count(len(course.lines))
    counted = [re.sub("[^0-9−]", "", each).replace("−", "-") for each in rows.last.locator("td").all_inner_texts()]
    assert counted == [str(line.counts[-1]) for line in course.lines]
    shown_at = re.compile(rf"/replay\?moment={course.points[1].moment}$")
    expect(rows.nth(2).get_by_role("link")).to_have_attribute("href", shown_at)


def progress(person: Person, analysis: Analysis) -> str:
    done = sum(seat.judged for seat in analysis.seats)
    return person.say("page-after-progress", done=done, all=n_decisions(analysis))


def n_decisions(analysis: Analysis) -> int:
    return sum(seat.decisions for seat in analysis.seats)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_on_a_phone_it_has_no_fault_and_nothing_is_wider_than_the_screen(
    house: House, arrive: Arrivals, game: str, players: int
) -> None:
    person, steps = arrive(house, PHONE), steps_of(over(game, players, {}))
    at_the_end(house, person, game, players, steps[-1:])
    expect(button(person)).to_be_in_viewport(ratio=1)
    button(person).tap()
    expect(heading(person, "page-after-graph")).to_be_visible()
    for figures in sheet(person).get_by_text(person.say("page-after-graph-table")).all():
        figures.tap()
    expect_no_fault(person.page, f"looking back at {game}", HALF_OF_THEM[random.Random(game).randrange(2)])
    expect_large_enough(sheet(person))
    content = sheet(person).locator(".content")
    assert content.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    # Its edge shows that more lies below, until nothing does.
    expect(content).to_have_attribute("data-more", "")
    content.evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
    expect(content).not_to_have_attribute("data-more", "")


def test_on_a_phone_four_teams_are_counted_in_one_sight(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    person.go(link(house.keep(over("korsar", 8, {"teams": True})), 0))
    places = person.page.get_by_role("dialog").get_by_role("row").filter(has=person.page.get_by_role("rowheader"))
    expect(places).to_have_count(4)
    for place in places.all():
        expect(place).to_be_in_viewport(ratio=1)


def test_by_keyboard_it_is_opened_read_for_another_seat_and_closed(house: House, arrive: Arrivals) -> None:
    person, steps = arrive(house, lang="en"), steps_of(over("katana", 5, {}))
    at_the_end(house, person, "katana", 5, steps[-1:])
    button(person).press("Enter")
    expect(heading(person, "page-after-sum", you="yes", who="")).to_be_visible()
    other = sheet(person).get_by_role("group").get_by_role("button").nth(2)
    other.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    name = person.say("page-seat-number", number=3)
    expect(heading(person, "page-after-sum", you="no", who=name)).to_be_visible()
    # No key is for the table behind, whose end would close.
    person.page.keyboard.press("Escape")
    expect(sheet(person)).to_have_count(0)
    expect(button(person)).to_be_focused()


@pytest.mark.parametrize(
    ("basis", "says"),
    [("none", "page-after-none"), ("not_ready", "page-after-not-ready"), ("failed", "page-after-failed")],
    ids=["none", "not ready", "failed"],
)
def test_where_nobody_can_judge_it_says_why_and_still_says_what_happened(
    house: House, arrive: Arrivals, basis: str, says: str
) -> None:
    person = arrive(house)
    told = msgspec.convert({**empty(), "basis": basis, "whole": basis != "not_ready"}, Analysis)
    at_the_end(house, person, "korsar", 3, [told])
    button(person).click()
    expect(sheet(person).get_by_text(person.say(says)).first).to_be_visible()
    expect(heading(person, "page-after-deeds")).to_be_visible()


def empty() -> Json:
    return {"basis": "ahead", "whole": False, "unknown": 0, "seats": [], "turning_points": []}


def test_what_went_wrong_is_said_and_may_be_tried_again(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    at_the_end(house, person, "korsar", 3, steps_of(over("korsar", 3, {}))[-1:])
    failure = {"error": {"id": "error-too-often", "args": {}, "seats": {}}}
    person.page.route("**/analysis", lambda route: route.fulfill(status=429, body=json.dumps(failure)), times=1)
    button(person).click()
    expect(sheet(person).get_by_role("alert").first).to_contain_text(person.say("error-too-often"))
    sheet(person).get_by_role("button", name=person.say("page-retry")).click()
    expect(heading(person, "page-after-graph")).to_be_visible()
    person.forgive("429")
