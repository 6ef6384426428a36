"""axe finds nothing at Key Largo's table, in any moment and on any of its sheets."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import HALF_OF_THEM, expect_no_fault
from tests.browser.conftest import Arrivals
from tests.browser.house import House
from tests.browser.keylargo import MOMENTS, passing
from tests.browser.wire import link


def test_no_moment_has_a_fault(house: House, arrive: Arrivals) -> None:
    people = [arrive(house), arrive(house, lang="en")]
    for number, (moment, table) in enumerate(passing(house, *MOMENTS, "over")):
        person = people[number % 2]
        person.go(link(table, 0))
        shown = person.page.get_by_role("dialog") if moment == "over" else person.page.locator("[data-own]")
        expect(shown).to_be_visible()
        expect_no_fault(person.page, moment, HALF_OF_THEM[number // 2 % 2])
        if moment == "program":
            for action in ("dive", "market"):
                person.page.locator(f'[data-program="{action}"]').click()
            expect_no_fault(person.page, "cards laid down", HALF_OF_THEM[0])
    person.page.get_by_role("button", name=person.say("keylargo-view-end-close")).click()
    expect_no_fault(person.page, "table after the end", HALF_OF_THEM[1])


def test_no_sheet_has_a_fault(house: House, arrive: Arrivals) -> None:
    """Those that may be opened at any time; by a watcher as well, who sees another's dive behind them."""
    _, table = next(passing(house, "place"))
    person, watcher = arrive(house), arrive(house, lang="en")
    for somebody, seat in ((person, 0), (watcher, None)):
        somebody.go(link(table, seat))
        somebody.until(lambda view: view["facts"])
    expect(watcher.page.locator("[data-wreck]").first).to_be_visible()
    expect_no_fault(watcher.page, "watching", HALF_OF_THEM[0])
    page = person.page
    sheets = ("[data-place=bar]", "[data-place=dolphins]", "[data-seat='1']", "[data-moves]", "[data-wreck]")
    for number, sheet in enumerate(sheets):
        page.locator(sheet).first.click(button="right" if sheet == "[data-wreck]" else "left")
        expect(page.locator("dialog[open]")).to_be_visible()
        expect_no_fault(page, sheet, HALF_OF_THEM[number % 2])
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name=person.say("keylargo-view-log"), exact=True).click()
    expect_no_fault(page, "log", HALF_OF_THEM[0])
