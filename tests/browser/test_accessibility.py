"""axe finds nothing on any page, in both lights, on a phone and on a desk."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_fault
from tests.browser.conftest import DESK, PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import copied_link, open_table, sit_down
from tests.browser.person import Json, Person, is_over
from tests.browser.playing import Player, expect_hand, next_player, play
from tests.browser.ways import by_click, by_touch
from tests.browser.wire import BOT, ME, after, link, made, play_ahead

MALO: Json = {"kind": "device", "name": "Malo", "token": 2}


def test_a_fault_on_a_page_is_found(house: House, arrive: Arrivals) -> None:
    """The check that the other tests rely on."""
    person = arrive(house)
    person.go("/")
    expect(person.page.get_by_role("article")).to_have_count(3)
    person.page.evaluate("() => document.querySelector('main').append(new Image())")
    with pytest.raises(AssertionError, match=r"shelf, dark, 1440 x 900: image-alt: "):
        expect_no_fault(person.page, "shelf")


def test_the_shelf_and_its_sheets_have_no_fault(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    page, say = person.page, person.say
    table = made(house, ME, BOT, BOT)
    person.go(link(table, 0))
    person.until(lambda view: view["legal"])
    page.get_by_role("link", name=say("page-to-shelf")).click()
    expect(page.get_by_role("article")).to_have_count(3)
    expect_no_fault(page, "shelf")
    for width, height in ((700, 1000), (999, 768)):
        page.set_viewport_size({"width": width, "height": height})
        ways = page.get_by_role("article").get_by_role("button", name=say("page-play-now"))
        expect(ways).to_have_count(3)
        for way in ways.all():
            expect(way).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": DESK.width, "height": DESK.height})
    page.get_by_role("button", name=say("page-watch")).click()
    expect_no_fault(page, "watch")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("page-settings")).click()
    expect_no_fault(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("page-token-choose", token=say("page-token-red"))).click()
    expect_no_fault(page, "tokens")


def test_a_new_table_has_no_fault(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    person.go("/new/keylargo")
    open_options(person.page)
    expect_no_fault(person.page, "new table of Key Largo")
    person.go("/new/korsar")
    open_options(person.page)
    expect_no_fault(person.page, "new table")
    person.page.get_by_role("button", name=person.say("page-summary-teams", players=6), exact=True).click()
    expect_no_fault(person.page, "new table in teams")


def open_options(page: Page) -> None:
    details = page.locator("details")
    expect(details).to_be_visible()
    details.evaluate("details => { details.open = true; }")


def test_an_invitation_has_no_fault_for_host_and_guest(house: House, arrive: Arrivals) -> None:
    host, guest = arrive(house), arrive(house)
    open_table(host, "open", "open", "bot:easygoing")
    sit_down(guest, copied_link(host, 2), "Malo")
    host.until(lambda view: view["table"]["seats"][1]["kind"] == "human")
    expect_no_fault(host.page, "invitation")
    expect_no_fault(guest.page, "guest")
    host.page.set_viewport_size({"width": 360, "height": 640})
    host.page.get_by_role("button", name=host.say("page-show-qr", number=3)).click()
    expect_no_fault(host.page, "QR code")


def test_the_table_has_no_fault_whoever_is_to_play(house: House, arrive: Arrivals) -> None:
    table = made(house, ME, MALO, BOT, BOT)
    play_ahead(house, table, [0, 1], random.Random(10), after(12))
    people = [arrive(house), arrive(house)]
    for seat, person in enumerate(people):
        person.go(link(table, seat))
        person.until(lambda view: view["facts"])
        expect_hand(person)
    player = next_player([Player(person, by_click) for person in people])
    assert player is not None
    to_play, waiting = player.person, people[1 - player.person.seat]
    watcher = arrive(house)
    watcher.go(link(table, None))
    watcher.until(lambda view: view["facts"])
    expect_no_fault(waiting.page, "waiting")
    expect_no_fault(watcher.page, "watching")
    expect_no_fault(to_play.page, "to play")
    expect_no_fault_with_a_card_chosen(to_play)
    expect_no_fault_of_sheets(to_play)


def expect_no_fault_with_a_card_chosen(person: Person) -> None:
    for kind in ("ship", "pirate", "captain"):
        held = person.page.locator(f'[data-card^="{kind}"]')
        if held.count():
            held.first.click()
            expect(person.page.locator("[aria-pressed=true][data-card]")).to_have_count(1)
            expect_no_fault(person.page, f"{kind} chosen")
            person.page.keyboard.press("Escape")


def expect_no_fault_of_sheets(person: Person) -> None:
    page, say = person.page, person.say
    page.get_by_role("button", name=say("page-help")).click()
    expect(page.get_by_role("dialog").get_by_role("heading").nth(1)).to_be_visible()
    expect_no_fault(page, "rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("page-settings")).click()
    expect_no_fault(page, "settings")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 360, "height": 640})
    for door in ("korsar-view-moves", "korsar-view-log"):
        page.get_by_role("button", name=say(door), exact=True).click()
        expect_no_fault(page, door)
        page.set_viewport_size({"width": 360, "height": 640})
        page.keyboard.press("Escape")


def test_the_end_of_a_game_has_no_fault(house: House, arrive: Arrivals) -> None:
    for teams in (False, True):
        table = made(house, ME, BOT, BOT, BOT, teams=teams)
        play_ahead(house, table, [0], random.Random(11))
        person = arrive(house)
        person.go(link(table, 0))
        person.until(is_over)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        expect_no_fault(person.page, "end")
        person.page.get_by_role("button", name=person.say("korsar-view-end-close")).click()
        expect_no_fault(person.page, "table after the end")


def test_the_lid_between_two_hands_has_no_fault(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    open_table(person, "device", "bot:discovery", way="page-one-device", names={2: "Malo"})
    view = person.until(lambda view: view["you"] is None and set(view["to_act"]) & {0, 1})
    expect_no_fault(person.page, "covered")
    seat = view["to_act"][0]
    person.page.locator(".curtain .btn.main").tap()
    person.until(lambda view: view["you"] == seat and view["legal"])
    play([Player(person, by_touch)], random.Random(12), decisions=1)
    if person.view["to_act"] != [seat]:
        person.until(lambda view: set(view["to_act"]) & {1 - seat} or view["legal"])
    expect_no_fault(person.page, "to be passed on")


def test_the_rules_and_lost_pages_have_no_fault(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    table = made(house, ME, BOT)
    for path, what in (
        ("/rules/korsar", "page-rules-of"),
        ("/t/nowhere#nobody", "page-no-table"),
        (f"/t/{table['table']}#nobody", "page-no-seat"),
        ("/here/is/nothing", "page-lost"),
        ("/new/chess", "page-lost"),
    ):
        person.go(path)
        heading = person.page.get_by_role("heading", name=person.say(what, game="Korsar"), level=1)
        expect(heading).to_be_visible()
        expect(person.page.get_by_text(person.say("page-loading"))).to_have_count(0)
        expect_no_fault(person.page, path)


def test_the_table_of_any_game_has_no_fault(strangers_house: House, arrive: Arrivals) -> None:
    person = arrive(strangers_house)
    person.go("/")
    expect(person.page.get_by_role("article")).to_have_count(4)
    expect_no_fault(person.page, "shelf")
    table = made(strangers_house, ME, MALO, game="highcard")
    person.go(link(table, 0))
    person.until(lambda view: view["legal"])
    expect(person.page.get_by_role("list", name=person.say("page-actions"))).to_be_visible()
    expect_no_fault(person.page, "to choose")
    person.page.keyboard.press("1")
    person.page.keyboard.press("Enter")
    person.until(lambda view: not view["legal"])
    expect_no_fault(person.page, "waiting")
    person.go("/")
    play_ahead(strangers_house, table, [0, 1], random.Random(13))
    person.go(link(table, 0))
    person.until(is_over)
    expect_no_fault(person.page, "end")
