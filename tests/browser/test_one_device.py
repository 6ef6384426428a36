"""One device passed round, with the lid between hands."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser import katana, keylargo
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
