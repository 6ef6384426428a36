"""A browser that stores nothing: who sits there is told before their seat is lost, and given the link that keeps it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import open_table
from tests.browser.person import Person

REFUSES = "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); }"


def without_storage(person: Person) -> Person:
    person.page.context.add_init_script(REFUSES)
    return person


def test_who_sits_in_a_browser_that_stores_nothing_is_given_the_link_of_their_seat(
    house: House, arrive: Arrivals
) -> None:
    host, later = without_storage(arrive(house, PHONE)), arrive(house, lang="en")
    open_table(host, "open", "bot:discovery")
    told = host.page.get_by_role("region", name=host.say("page-not-kept"))
    told.get_by_role("button").click()
    dialog = host.page.get_by_role("dialog", name=host.say("page-not-kept-link"))
    dialog.get_by_role("button", name=host.say("page-copy-short"), exact=True).click()
    expect(dialog.get_by_text(host.say("page-copied"))).to_be_visible()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    dialog.get_by_role("button", name=host.say("page-close"), exact=True).first.click()
    # As long as the tab is there it needs no link.
    host.reload()
    host.until(lambda view: view["you"] == 0)
    host.page.get_by_role("button", name=host.say("page-fill-and-begin")).click()
    host.until(lambda view: view["table"]["status"] == "playing")
    expect(told).to_be_visible()
    host.page.close()
    later.go(link)
    later.until(lambda view: view["you"] == 0)
    expect(later.page.get_by_text(later.say("page-not-kept"))).to_have_count(0)


def test_a_device_that_is_passed_round_and_stores_nothing_says_what_is_lost(house: House, arrive: Arrivals) -> None:
    person = without_storage(arrive(house, PHONE))
    open_table(person, "device", "bot:discovery", way="page-one-device", names={2: "Malo"})
    person.page.get_by_role("main").get_by_role("button").first.tap()
    person.until(lambda view: view["you"] is not None)
    told = person.page.get_by_role("region", name=person.say("page-not-kept-passed"))
    expect(told).to_be_visible()
    # Whose hand is open is shown no link by which somebody could open it elsewhere unseen.
    expect(told.get_by_role("button")).to_have_count(0)
