"""Before the first card: names that are typed while people come and go."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrivals
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
