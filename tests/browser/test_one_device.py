"""One device passed round, with the lid between hands."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser import katana, keylargo
from tests.browser.axe import expect_no_fault
from tests.browser.conftest import PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.opening import open_table
from tests.browser.person import Person, is_over
from tests.browser.playing import Player, choice, decide, expect_hand, expect_scores
from tests.browser.ways import Way, by_touch
from tests.browser.wire import expect_nothing_but_what_is_seen

NAMES = ("Camille", "Malo")
# Wide enough for all that a desk shows, and touched.
TABLET = Screen(1280, 800, touch=True)


class Table(NamedTuple):
    """A game passed round: how thumbs go about it, and how often it goes to the other; None: until the end.

    `expect_at_first`: what holds when a hand has just been uncovered.
    """

    title: str
    way: Way
    times: int | None
    eagerness: float
    screen: Screen = PHONE
    expect_at_first: Callable[[Person], None] = lambda _: None


TABLES = {
    "korsar": Table("Korsar", by_touch, None, 0.8),
    "keylargo": Table("Key Largo", keylargo.by_touch, 12, 0.5),
    "katana": Table("Katana", katana.by_touch, 8, 0.8, TABLET, katana.expect_role_covered),
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_two_people_play_on_one_device_and_the_next_hand_stays_hidden_until_it_is_uncovered(
    house: House, arrive: Arrivals, table: Table
) -> None:
    person = arrive(house, table.screen)
    person.go("/")
    person.page.get_by_role("textbox", name=person.say("page-name")).fill(NAMES[0])
    others = ("device", "bot:easygoing", "bot:discovery")
    open_table(person, *others, game=table.title, way="page-one-device", names={2: NAMES[1]})
    chance = random.Random(6)
    for _ in count() if table.times is None else range(table.times):
        seat = expect_covered(person, table.title)
        person.page.get_by_role("button", name=person.say("page-curtain-open", who=NAMES[seat])).tap()
        person.until(lambda view: view["you"] == seat and (view["legal"] or is_over(view)))  # noqa: B023
        table.expect_at_first(person)
        if not play_until_handed_over(person, table, chance):
            expect_scores(house, person)
            break
        person.page.get_by_role("button", name=person.say("page-cover")).tap()
    expect_nothing_but_what_is_seen(house, person)


def test_a_seat_leaves_the_device_by_a_link_that_is_good_once_and_all_who_sit_there_read_it(
    house: House, arrive: Arrivals
) -> None:
    person, other = arrive(house, PHONE), arrive(house, lang="en")
    page, say = person.page, person.say
    person.go("/")
    page.get_by_role("textbox", name=say("page-name")).fill("Camille")
    open_table(person, "device", "device", way="page-one-device", names={2: "Malo", 3: "Nadia"})
    names = ("Camille", "Malo", "Nadia")
    view = person.until(lambda view: view["you"] is None and view["to_act"])
    seat: int = view["to_act"][0]
    page.get_by_role("button", name=say("page-curtain-open", who=names[seat])).tap()
    person.until(lambda view: view["you"] == seat)
    (kept,) = person.lines[-1].secrets
    move(person)
    expect_no_fault(page, "a seat that moves")
    # Who thinks better of it has the seat back, and may move again.
    page.get_by_role("link", name=say("page-moved-back")).click()
    person.until(lambda view: view["you"] == seat and view["table"]["seats"][seat]["invited_by"] is None)
    move(person)
    # A browser that lets go of the page meanwhile does not lose the link.
    person.reload()
    page.get_by_role("button", name=say("page-copy-short"), exact=True).click()
    expect(page.get_by_text(say("page-copied"))).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("link", name=say("page-moved-go-on")).click()
    # Whoever else passes the device reads whose seat is gone, and its hand is not asked for here.
    expect(page.get_by_text(say("page-curtain-moved", who=names[seat]))).to_be_visible()
    expect(page.get_by_role("button", name=say("page-curtain-open", who=names[seat]))).to_have_count(0)
    other.go(link)
    other.until(lambda view: view["you"] == seat)
    expect(other.page.get_by_text(other.say("page-seat-shared"))).to_have_count(0)
    # What the device knew of the seat opens it no more.
    person.go(f"{house.origin}/t/{view['table']['id']}#{kept}")
    expect(page.get_by_text(say("error-invitation-used"))).to_be_visible()


def move(person: Person) -> None:
    """Takes the seat whose hand is open away from the device."""
    page, say = person.page, person.say
    page.get_by_role("button", name=say("page-settings")).click()
    expect(page.get_by_role("button", name=say("page-own-link-show"))).to_have_count(0)
    page.get_by_role("button", name=say("page-new-link-go"), exact=True).first.click()
    expect(page.get_by_role("heading", name=say("page-moved"))).to_be_visible()


def expect_covered(person: Person, title: str) -> int:
    """The lid is on: page and wire hold no hand. Returns the seat that the device is to be passed to."""
    lines = len(person.lines)
    view = person.until(lambda view: view["you"] is None and set(view["to_act"]) & {0, 1})
    seat: int = next(each for each in view["to_act"] if each < 2)
    page, say = person.page, person.say
    expect(page.get_by_role("heading", name=say("page-curtain", who=NAMES[seat]))).to_be_visible()
    assert [line for line in page.locator("body").inner_text().split("\n") if line] == [
        title,
        say("page-curtain", who=NAMES[seat]),
        say("page-curtain-detail"),
        say("page-curtain-open", who=NAMES[seat]),
        say("page-curtain-leave"),
    ]
    assert page.locator("[data-card], [data-treasure], [data-program], [data-role]").count() == 0
    # Only the line of those who watch is open, and it carries no hand.
    assert len(person.lines) <= lines + 1
    assert [line.views[-1]["you"] for line in person.lines if line.is_open] == [None]
    assert all(not view["facts"].get("hand") and not view["facts"].get("you") for view in person.lines[-1].views)
    return seat


def play_until_handed_over(person: Person, table: Table, chance: random.Random) -> bool:
    """Plays this seat's turns until the other person is to play; False when the game is over."""
    other = 1 - person.seat
    while not is_over(person.view):
        expect_hand(person)
        player = Player(person, table.way, table.eagerness)
        decide(player, choice(player, chance))
        view = person.until(lambda view: is_over(view) or view["legal"] or other in view["to_act"])
        if other in view["to_act"] and not view["legal"]:
            return True
    return False
