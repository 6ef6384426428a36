"""One device passed round, with the lid between hands."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import open_table
from tests.browser.person import Person, is_over
from tests.browser.playing import Player, choice, decide, expect_hand, expect_scores
from tests.browser.ways import by_touch
from tests.browser.wire import expect_nothing_but_what_is_seen

NAMES = ("Camille", "Malo")


def test_two_people_play_on_one_phone_and_the_next_hand_stays_hidden_until_it_is_uncovered(
    house: House, arrive: Arrivals
) -> None:
    person = arrive(house, PHONE)
    person.go("/")
    person.page.get_by_role("textbox", name=person.say("page-name")).fill(NAMES[0])
    open_table(person, "device", "bot:easygoing", "bot:discovery", way="page-one-device", names={2: NAMES[1]})
    chance = random.Random(6)
    while True:
        seat = expect_covered(person)
        person.page.get_by_role("button", name=person.say("page-curtain-open", who=NAMES[seat])).tap()
        person.until(lambda view: view["you"] == seat and (view["legal"] or is_over(view)))  # noqa: B023
        if not play_until_handed_over(person, chance):
            break
        person.page.get_by_role("button", name=person.say("page-cover")).tap()
    expect_scores(house, person)
    expect_nothing_but_what_is_seen(house, person)


def expect_covered(person: Person) -> int:
    """The lid is on: page and wire hold no hand. Returns the seat that the device is to be passed to."""
    lines = len(person.lines)
    view = person.until(lambda view: view["you"] is None and set(view["to_act"]) & {0, 1})
    seat: int = next(each for each in view["to_act"] if each < 2)
    page, say = person.page, person.say
    expect(page.get_by_role("heading", name=say("page-curtain", who=NAMES[seat]))).to_be_visible()
    assert [line for line in page.locator("body").inner_text().split("\n") if line] == [
        "Korsar",
        say("page-curtain", who=NAMES[seat]),
        say("page-curtain-detail"),
        say("page-curtain-open", who=NAMES[seat]),
        say("page-curtain-leave"),
    ]
    assert page.locator("[data-card]").count() == 0
    # Only the line of those who watch is open, and it carries no hand.
    assert len(person.lines) <= lines + 1
    assert [line.views[-1]["you"] for line in person.lines if line.is_open] == [None]
    assert all(view["facts"]["hand"] == [] for view in person.lines[-1].views)
    return seat


def play_until_handed_over(person: Person, chance: random.Random) -> bool:
    """Plays this seat's turns until the other person is to play; False when the game is over."""
    other = 1 - person.seat
    while not is_over(person.view):
        expect_hand(person)
        player = Player(person, by_touch, 0.8)
        decide(player, choice(player, chance))
        view = person.until(lambda view: is_over(view) or view["legal"] or other in view["to_act"])
        if other in view["to_act"]:
            return True
    return False
