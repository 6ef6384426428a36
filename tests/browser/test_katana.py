"""Whole games of Katana, from the shelf to the count of honour."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from ludotheque.games.katana.state import Phase
from ludotheque.table import Table
from tests.browser import katana
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.katana import expect_count, expect_no_secret_role
from tests.browser.person import Json, Person
from tests.browser.playing import Player, play
from tests.browser.ways import expect_told
from tests.browser.wire import BOT, ME, expect_nothing_but_what_is_seen, link, made
from tests.games.katana.moments import moments_of

MALO: Json = {"kind": "device", "name": "Malo", "token": 2}
# Of what may be used now: in sight, whole, and not under something else. Of cards that overlap only an edge is seen; a
# hand of more than fit is moved sideways, and so are more answers than fit up and down.
OUT_OF_REACH = """
() => [...document.querySelectorAll(
  "[data-seat], [data-card], [data-choice], .dock button, .own button, [data-pile] button"
)]
  .filter((each) => each.checkVisibility() && !each.closest("[inert]"))
  .filter((each) => {
    const moved = each.closest(".scroll, .hand");
    if (moved && (moved.scrollHeight > moved.clientHeight || moved.scrollWidth > moved.clientWidth))
      each.scrollIntoView();
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
    const x = each.matches("[data-card]") ? left + 8 : (left + right) / 2;
    const there = document.elementFromPoint(x, (top + bottom) / 2);
    return there === null || !(each.contains(there) || there.contains(each));
  })
  .map((each) => each.getAttribute("aria-label") ?? each.textContent)
"""


def at_table(house: House, *people: Person, others: int) -> Json:
    """A new table of these people, and of bots."""
    table = made(house, ME, *[MALO] * (len(people) - 1), *[BOT] * others, game="katana")
    for seat, person in enumerate(people):
        person.go(link(table, seat))
        person.until(lambda view: view["facts"])
    return table


def test_two_people_and_a_bot_play_with_the_mouse(house: House, arrive: Arrivals) -> None:
    host, second, watcher = arrive(house), arrive(house, lang="en"), arrive(house, lang="en")
    table = at_table(house, host, second, others=1)
    watcher.go(link(table, None))
    watcher.until(lambda view: view["facts"])
    play([Player(host, katana.by_click, 0.8), Player(second, katana.from_list, 0.8)], random.Random(1))
    expect_count(house, host, second, watcher)
    expect_nothing_but_what_is_seen(house, host, second, watcher)


def test_two_people_play_against_five_bots(house: House, arrive: Arrivals) -> None:
    host, second, watcher = arrive(house), arrive(house, lang="en"), arrive(house)
    table = at_table(house, host, second, others=5)
    watcher.go(link(table, None))
    watcher.until(lambda view: view["facts"])
    players = [Player(host, katana.by_click, 0.8), Player(second, katana.by_carrying, 0.8)]
    play(players, random.Random(2), check=lambda _: expect_neither_role_nor_hand(watcher))
    expect_count(house, host, second, watcher)
    expect_nothing_but_what_is_seen(house, host, second, watcher)


def expect_neither_role_nor_hand(watcher: Person) -> None:
    """Who watches is shown one role, the Shogun's, and the card on top of the discard pile at most."""
    facts = watcher.view["facts"]
    assert facts["you"] is None
    assert [seat for seat, fact in enumerate(facts["seats"]) if fact["role"]] == [facts["shogun"]]
    assert watcher.page.locator("[data-card], [data-role]").count() == 0
    expect_no_secret_role(watcher)


def test_a_game_is_played_by_keyboard_alone(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    at_table(house, person, others=3)
    play([Player(person, katana.by_keyboard, 0.8)], random.Random(3), check=expect_focus_at_the_table)
    expect_count(house, person)


def expect_focus_at_the_table(player: Player) -> None:
    """The focus never falls to the page."""
    expect(player.person.page.locator("main.stage :focus, main.stage:focus")).to_have_count(1)


def test_a_game_of_seven_is_played_by_touch_on_a_phone_and_nothing_is_out_of_reach(
    house: House, arrive: Arrivals
) -> None:
    person = arrive(house, PHONE, lang="en")
    at_table(house, person, others=6)
    play([Player(person, katana.by_touch, 0.8)], random.Random(4), check=expect_all_within_reach)
    expect_count(house, person)


def expect_all_within_reach(player: Player) -> None:
    """What may be done now lies on the screen, and the page does not scroll."""
    page = player.person.page
    told = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, scrollX, scrollY]"
    expect_told(page, told, [360, 640, 0, 0])
    expect_told(page, OUT_OF_REACH, [])


def test_five_cards_to_answer_a_call_with_and_the_wound_are_in_sight_on_a_phone(house: House, arrive: Arrivals) -> None:
    table = next(table for table in moments_of(0, 7) if answers(table, Phase.JUJUTSU) == 6)
    person = arrive(house, PHONE)
    person.go(link(house.keep(table), table.to_act()[0]))
    choices = person.page.locator("[data-choice]")
    expect(choices).to_have_count(6)
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)


def answers(table: Table, phase: Phase) -> int:
    """In how many ways who is asked may answer in this phase; 0 in any other."""
    if table.state is None or table.state.phase != phase:
        return 0
    return sum(len(table.legal_actions(seat)) for seat in table.to_act())
