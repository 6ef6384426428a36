"""Before the first card: names that are typed while people come and go, links, and who belongs together."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, sit_down


def test_a_name_being_typed_stays_when_somebody_comes_and_reaches_the_table(house: House, arrive: Arrivals) -> None:
    host, guest = arrive(house), arrive(house)
    open_table(host, "open", "bot:discovery")
    link = copied_link(host, 2)
    field = host.page.get_by_role("textbox", name=host.say("page-name"))
    field.press_sequentially("Cam")
    sit_down(guest, link, "Inès")
    host.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")
    expect(field).to_have_value("Cam")
    expect(field).to_be_focused()
    field.press_sequentially("ille")
    begin(host, [guest])
    guest.until(lambda view: view["table"]["seats"][0]["name"] == "Camille")


def test_a_name_being_typed_is_kept_when_another_begins(house: House, arrive: Arrivals) -> None:
    host, guest = arrive(house), arrive(house)
    open_table(host, "open", "bot:discovery")
    guest.go(copied_link(host, 2))
    guest.page.get_by_role("textbox", name=guest.say("page-name")).press_sequentially("Inès")
    begin(host, [guest])
    host.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")


def test_a_seat_that_was_left_can_be_offered_again(house: House, arrive: Arrivals) -> None:
    host, guest, again = arrive(house), arrive(house), arrive(house)
    open_table(host, "open", "bot:discovery")
    link = copied_link(host, 2)
    sit_down(guest, link, "Inès")
    copy = host.page.get_by_role("button", name=host.say("page-copy-link", number=2))
    expect(copy).to_have_count(0)
    guest.page.close()
    expect(host.page.get_by_text(host.say("page-seat-away"))).to_be_visible()
    assert copied_link(host, 2) == link
    expect(host.page.get_by_role("region", name=host.say("page-link-for", who="Inès"))).to_have_count(0)
    host.page.get_by_role("button", name=host.say("page-show-qr", number=2)).click()
    expect(host.page.get_by_role("region", name=host.say("page-link-for", who="Inès"))).to_be_visible()
    again.go(link)
    again.until(lambda view: view["table"]["seats"][1]["name"] == "Inès" and view["you"] == 1)
    expect(copy).to_have_count(0)


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
