"""Whole games of Key Largo, from the shelf to the fortunes."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser import keylargo
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.keylargo import expect_fortunes
from tests.browser.person import Json, Person
from tests.browser.playing import Player, play
from tests.browser.ways import expect_told
from tests.browser.wire import BOT, ME, expect_nothing_but_what_is_seen, link, made

MALO: Json = {"kind": "device", "name": "Malo", "token": 2}
# Of what may be used now: in sight, whole, and not under something else. Of a sheet that is open: what is in it,
# as that of what a round has shown, which is put away before the next thing is done.
OUT_OF_REACH = """
() => [...(document.querySelector(".dock") ?? document).querySelectorAll(
  "[data-program], [data-confirm], .dive [data-choice], .dock footer button, .wreck.legal"
)]
  .filter((each) => each.checkVisibility() && !each.closest("[inert]"))
  .filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there === null || !(each.contains(there) || there.contains(each));
  })
  .map((each) => each.getAttribute("aria-label") ?? each.textContent)
"""


def at_table(house: House, *people: Person, others: int, **options: bool) -> Json:
    """A new table of these people, and of bots."""
    seats = [ME, *[MALO] * (len(people) - 1)]
    table = made(house, *seats, *[BOT] * others, game="keylargo", **options)
    for seat, person in enumerate(people):
        person.go(link(table, seat))
        person.until(lambda view: view["legal"])
    return table


def test_two_people_and_a_bot_play_with_encounters_and_with_the_mouse(house: House, arrive: Arrivals) -> None:
    host, second, watcher = arrive(house), arrive(house, lang="en"), arrive(house)
    table = at_table(house, host, second, others=1, encounters=True)
    watcher.go(link(table, None))
    play([Player(host, keylargo.by_click, 0.8), Player(second, keylargo.from_list, 0.8)], random.Random(1))
    expect_fortunes(house, host, second, watcher)
    expect_nothing_but_what_is_seen(house, host, second, watcher)


def test_two_people_play_against_three_bots_without_encounters(house: House, arrive: Arrivals) -> None:
    host, second = arrive(house), arrive(house)
    at_table(house, host, second, others=3)
    play([Player(host, keylargo.by_click), Player(second, keylargo.by_click, 0.9)], random.Random(2))
    expect_fortunes(house, host, second)


def test_a_game_is_played_by_keyboard_alone(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    at_table(house, person, others=3)
    play([Player(person, keylargo.by_keyboard, 0.7)], random.Random(3), check=expect_focus_at_the_table)
    expect_fortunes(house, person)


def expect_focus_at_the_table(player: Player) -> None:
    """The focus never falls to the page."""
    expect(player.person.page.locator("main.stage :focus, main.stage:focus")).to_have_count(1)


def test_a_game_is_played_by_touch_on_a_phone_and_nothing_is_out_of_reach(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    at_table(house, person, others=2, encounters=True)
    play([Player(person, keylargo.by_touch, 0.7)], random.Random(4), check=expect_all_within_reach)
    expect_fortunes(house, person)


def expect_all_within_reach(player: Player) -> None:
    """What may be done now lies on the screen, and the page does not scroll."""
    page = player.person.page
    expect_told(page, "() => [document.documentElement.scrollWidth, scrollX, scrollY]", [360, 0, 0])
    expect_told(page, OUT_OF_REACH, [])
