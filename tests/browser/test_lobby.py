"""Before the first card: names that are typed while people come and go, links, and who belongs together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludotheque.core.sentence import Sentence
from tests.browser.axe import HALF_OF_THEM, expect_large_enough, expect_no_fault
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, sit_down
from tests.browser.person import Person
from tests.browser.test_server_death import BROKEN_LINE
from tests.browser.wire import ME, link, made, next_view, sitting


def test_a_name_being_typed_stays_when_somebody_comes_and_reaches_the_table(house: House, arrive: Arrivals) -> None:
    host, guest = arrive(house), arrive(house)
    open_table(host, "open", "bot:discovery")
    invitation = copied_link(host, 2)
    field = host.page.get_by_role("textbox", name=host.say("page-name"))
    field.press_sequentially("Cam")
    sit_down(guest, invitation, "Inès")
    host.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")
    expect(field).to_have_value("Cam")
    expect(field).to_be_focused()
    field.press_sequentially("ille")
    begin(host, [guest])
    guest.until(lambda view: view["table"]["seats"][0]["name"] == "Camille")
    expect(guest.page.get_by_text(guest.say("page-table-of", who="Camille"), exact=True)).to_be_visible()


def test_a_name_being_typed_is_kept_when_another_begins(house: House, arrive: Arrivals) -> None:
    host, guest = arrive(house), arrive(house)
    open_table(host, "open", "bot:discovery")
    guest.go(copied_link(host, 2))
    guest.page.get_by_role("textbox", name=guest.say("page-name")).press_sequentially("Inès")
    begin(host, [guest])
    host.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")
    # It is not the guest's table, though nobody else has a name.
    for person in (host, guest):
        expect(person.page.get_by_text(person.say("page-summary", players=3), exact=True)).to_be_visible()
        expect(person.page.get_by_text(person.say("page-table-of", who="Inès"), exact=True)).to_have_count(0)


def test_a_link_is_good_once_and_who_has_lost_a_seat_is_given_a_new_one(mortal_house: House, arrive: Arrivals) -> None:
    house = mortal_house
    host, guest, again = arrive(house), arrive(house), arrive(house, lang="en")
    open_table(host, "open", "bot:discovery")
    invitation = copied_link(host, 2)
    table = host.view["table"]["id"]
    sit_down(guest, invitation, "Inès")
    # Whoever made the table has the link still: it opens nothing, and disturbs nobody.
    maker = arrive.another_tab(host, house)
    maker.go(invitation)
    expect_turned_away(maker, "error-invitation-used")
    expect_no_fault(maker.page, "a link that is used up")
    maker.page.get_by_role("link", name=maker.say("page-to-your-seat")).click()
    maker.until(lambda view: view["you"] == 0)
    maker.page.close()
    host.page.get_by_role("button", name=host.say("page-play-here")).click()
    # The browser that sits there may follow its link again, load the page again, or come from the shelf.
    comes: list[Callable[[], None]] = [lambda: guest.go(invitation), guest.reload, lambda: guest.go(f"/t/{table}")]
    for come in comes:
        come()
        guest.until(lambda view: view["you"] == 1)
        assert guest.lines[-1].secrets != [invitation.partition("#")[2]]
    renew = host.page.get_by_role("button", name=host.say("page-invite-again-for", who="Inès"))
    expect(renew).to_have_count(0)
    guest.page.goto("about:blank")
    expect(host.page.get_by_text(host.say("page-seat-away"))).to_be_visible()
    # Who has only just left may be on the way back.
    renew.click()
    present = host.words("", "Inès").sentence(Sentence("error-invite-present", seats={"seat": 1}))
    expect(host.page.get_by_text(present)).to_be_visible()
    a_minute_later(house, host)
    renew.click()
    expect(host.page.get_by_text(host.say("page-seat-invited"))).to_be_visible()
    new = copied_link(host, 2)
    assert new != invitation
    host.page.get_by_role("button", name=host.say("page-show-qr", number=2)).click()
    expect(host.page.get_by_role("region", name=host.say("page-link-for", who="Inès"))).to_be_visible()
    again.go(new)
    again.until(lambda view: view["table"]["seats"][1]["name"] == "Inès" and view["you"] == 1)
    expect(renew).to_have_count(0)
    guest.go(f"/t/{table}")
    expect_turned_away(guest, "error-seat-invited")


def test_who_follows_a_link_by_which_another_holds_the_seat_is_told(house: House, arrive: Arrivals) -> None:
    """A program that brings no secret of its own has come before."""
    table, guest = made(house, ME, {"kind": "open"}), arrive(house)
    with sitting(house, table, 1) as socket:
        next_view(socket, -1)
    guest.go(link(table, 1))
    expect(guest.page.get_by_text(guest.say("page-seat-shared"))).to_be_visible()
    assert guest.view["you"] == 1
    guest.go(link(table, 0))
    guest.until(lambda view: view["you"] == 0)
    expect(guest.page.get_by_text(guest.say("page-seat-shared"))).to_have_count(0)


def expect_turned_away(person: Person, why: str) -> None:
    expect(person.page.get_by_role("heading", name=person.say("page-not-your-seat"))).to_be_visible()
    expect(person.page.get_by_text(person.say(why))).to_be_visible()


def a_minute_later(house: House, person: Person) -> None:
    """A house that is opened again, by which everybody who left is away."""
    person.forgive(BROKEN_LINE)
    house.kill()
    expect(person.page.get_by_text(person.say("page-reconnecting"))).to_be_visible()
    house.start("from ludotheque.server import live; live.AWAY = 0.0; ")
    person.until_back()


def test_in_a_game_a_seat_moves_to_another_device_or_to_who_is_invited_anew(
    mortal_house: House, arrive: Arrivals
) -> None:
    house = mortal_house
    host, guest, other = arrive(house, PHONE), arrive(house, lang="en"), arrive(house)
    open_table(host, "open")
    sit_down(guest, copied_link(host, 2), "Inès")
    begin(host, [guest])
    other.go(shown_link(host, host.say("page-own-link-show"), host.say("page-own-link")))
    other.until(lambda view: view["you"] == 0)
    host.page.get_by_role("button", name=host.say("page-play-here")).click()
    expect(other.page.get_by_text(other.say("page-elsewhere"))).to_be_visible()
    expect_nobody_to_invite_anew(host, "Inès")
    guest.page.goto("about:blank")
    a_minute_later(house, host)
    new = shown_link(host, host.say("page-new-link-go"), host.say("page-link-for", who="Inès"))
    guest.go(f"/t/{host.view['table']['id']}")
    expect_turned_away(guest, "error-seat-invited")
    guest.go(new)
    guest.until(lambda view: view["you"] == 1)
    sat = host.words("", "Inès").sentence(Sentence("table-sat", seats={"seat": 1}))
    expect(host.page.get_by_role("status").get_by_text(sat)).to_be_visible()


def expect_nobody_to_invite_anew(person: Person, who: str) -> None:
    """Whoever is at the table cannot be chosen."""
    page, say = person.page, person.say
    page.get_by_role("button", name=say("page-settings")).click()
    expect(page.get_by_role("button", name=say("page-new-link-go"), exact=True)).to_be_disabled()
    there = page.get_by_role("combobox", name=say("page-new-link-for")).locator("option:disabled")
    expect(there).to_have_text([say("page-new-link-for"), say("page-new-link-not-for", who=who)])
    page.get_by_role("dialog").get_by_role("button", name=say("page-close")).first.click()


def shown_link(person: Person, button: str, title: str) -> str:
    """The link that the settings at a table show."""
    page, say = person.page, person.say
    page.get_by_role("button", name=say("page-settings")).click()
    page.get_by_role("button", name=button, exact=True).click()
    dialog = page.get_by_role("dialog", name=title, exact=True)
    expect_no_fault(page, title, HALF_OF_THEM[0])
    expect_large_enough(dialog)
    dialog.get_by_role("button", name=say("page-copy-short"), exact=True).click()
    expect(dialog.get_by_text(say("page-copied"))).to_be_visible()
    shown: str = page.evaluate("navigator.clipboard.readText()")
    dialog.get_by_role("button", name=say("page-close"), exact=True).first.click()
    expect(dialog).to_have_count(0)
    return shown


def test_a_link_that_works_on_this_computer_only_says_so(house: House, arrive: Arrivals) -> None:
    host = arrive(house)
    open_table(host, "open")
    card = host.page.get_by_role("region", name=host.say("page-link-for-seat", number=2))
    expect(card.get_by_text(host.say("page-link-only-here"))).to_be_visible()
    expect(card.get_by_text(host.say("page-qr-detail"))).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_partners_stand_together_before_the_game(house: House, arrive: Arrivals, screen: Screen) -> None:
    host = arrive(house, screen)
    open_table(host, "open", "bot:discovery", "bot:discovery", teams=True)
    rows = host.page.locator(".seats-column li").all_inner_texts()
    teams = [
        n for n, row in enumerate(rows) if row in (host.say("page-team", number=1), host.say("page-team", number=2))
    ]
    assert teams == [0, 3]
