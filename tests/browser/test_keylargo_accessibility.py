"""axe finds nothing at Key Largo's table, in any moment and on any of its sheets."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import HALF_OF_THEM, expect_no_fault
from tests.browser.conftest import Arrivals
from tests.browser.house import House
from tests.browser.keylargo import MOMENTS, reached
from tests.browser.person import is_over
from tests.browser.wire import link

LANGUAGES: tuple[Literal["fr", "en"], ...] = ("fr", "en")


@pytest.mark.parametrize(("number", "moment"), list(enumerate(MOMENTS)))
def test_no_moment_has_a_fault(house: House, arrive: Arrivals, number: int, moment: str) -> None:
    person = arrive(house, lang=LANGUAGES[number % 2])
    person.go(link(reached(house, moment), 0))
    person.until(lambda view: view["legal"])
    expect(person.page.locator("[data-own]")).to_be_visible()
    expect_no_fault(person.page, moment, HALF_OF_THEM[number // 2 % 2])


def test_no_sheet_has_a_fault(house: House, arrive: Arrivals) -> None:
    """Those that may be opened at any time; by a watcher as well, who sees another's dive behind them."""
    table = reached(house, "place")
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


def test_the_end_has_no_fault(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    person.go(link(reached(house, "over"), 0))
    person.until(is_over)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    expect_no_fault(person.page, "end")
    person.page.get_by_role("button", name=person.say("keylargo-view-end-close")).click()
    expect_no_fault(person.page, "table after the end", HALF_OF_THEM[1])


def test_two_cards_laid_down_have_no_fault(house: House, arrive: Arrivals) -> None:
    person = arrive(house, lang="en")
    person.go(link(reached(house, "program"), 0))
    person.until(lambda view: view["legal"])
    for action in ("dive", "market"):
        person.page.locator(f'[data-program="{action}"]').click()
    expect_no_fault(person.page, "cards laid down", HALF_OF_THEM[1])
