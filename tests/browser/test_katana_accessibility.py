"""axe finds nothing at Katana's table, in any moment and on any of its sheets."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import katana
from tests.browser.axe import EVERY_LOOK, HALF_OF_THEM, expect_no_fault
from tests.browser.conftest import Arrivals
from tests.browser.house import House
from tests.browser.katana import come_to, expect_asked
from tests.browser.wire import link
from tests.games.katana.moments import MOMENTS


@pytest.mark.parametrize("players", [7, 3])
def test_no_moment_has_a_fault(house: House, arrive: Arrivals, players: int) -> None:
    """For who is asked, and for a neighbour who waits."""
    people = [arrive(house), arrive(house, lang="en")]
    for number, name in enumerate(MOMENTS):
        person = people[number % 2]
        table, seat = come_to(house, name, players)
        person.go(link(table, seat))
        expect_asked(person, name)
        expect_no_fault(person.page, name, EVERY_LOOK if players == 7 else HALF_OF_THEM[number % 2])
        if name not in ("play", "over"):
            person.go(link(table, (seat + 1) % players))
            expect(person.page.locator("[data-story]")).to_be_visible()
            expect_no_fault(person.page, f"{name}, asked of somebody else", HALF_OF_THEM[number % 2])
    person.page.get_by_role("button", name=person.say("katana-view-end-close")).click()
    expect_no_fault(person.page, "table after the end", HALF_OF_THEM[1])


def test_no_card_in_hand_has_a_fault_when_it_is_taken_up(house: House, arrive: Arrivals) -> None:
    table, seat = come_to(house, "play")
    person = arrive(house)
    person.go(link(table, seat))
    expect_asked(person, "play")
    deeds = {each["fields"]["type"]: each["fields"] for each in person.view["legal"]}
    taken_up = [katana.card(person.page, deeds[each]) for each in sorted(deeds.keys() - {"end", "pay"})]
    assert len(taken_up) > 2
    for number, held in enumerate(taken_up):
        held.click()
        expect(held).to_have_attribute("aria-pressed", "true")
        expect_no_fault(person.page, f"card {number}", HALF_OF_THEM[number % 2])
        held.click()


def test_no_sheet_has_a_fault(house: House, arrive: Arrivals) -> None:
    """Those that may be opened at any time; of a phone that is passed round and of a desk; and by who watches."""
    table, seat = come_to(house, "play")
    person, watcher = arrive(house), arrive(house, lang="en")
    for somebody, place in ((person, seat), (watcher, None)):
        somebody.go(link(table, place))
        somebody.until(lambda view: view["facts"])
    expect(watcher.page.locator("[data-seat]").first).to_be_visible()
    expect_no_fault(watcher.page, "watching", HALF_OF_THEM[0])
    sheets = {
        (1440, 900): (f'[data-seat="{(seat + 1) % 7}"]', "[data-pile] button"),
        (360, 640): (
            f'[data-seat="{(seat + 1) % 7}"]',
            "[data-pile] button",
            ".own .chip",
            ".me",
            "[data-moves]",
            "[data-log-door]",
        ),
    }
    page = person.page
    for (width, height), doors in sheets.items():
        page.set_viewport_size({"width": width, "height": height})
        for door in doors:
            page.locator(door).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            expect_no_fault(page, door, [("light", (width, height)), ("dark", (width, height))])
            if door == ".own .chip":
                page.locator("[data-role] .toggle").click()
                expect_no_fault(page, "own role", [("light", (width, height))])
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
