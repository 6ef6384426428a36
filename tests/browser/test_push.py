"""At a table in days a browser may be told that it is one's turn: by a button alone, and by another one no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrivals, served
from tests.browser.house import House
from tests.browser.person import PATIENCE, Json, Person
from tests.browser.wire import ME, link, made, next_view, sitting
from tests.server.push_service import PushBrowser
from tests.server.test_push import KNOWN

# A browser without a push service of its own, as in this test, cannot subscribe: what it would be given is put there.
ADDRESS = PushBrowser(KNOWN[0]).address()
SUBSCRIBES = """
({endpoint, keys}) => {
  let known = null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("not as browsers want it");
    const bytes = Uint8Array.from(atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/") + "="),
      (letter) => letter.charCodeAt(0));
    known = { endpoint, options: { applicationServerKey: bytes.buffer }, toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => true };
    return known;
  };
  PushManager.prototype.getSubscription = async () => known;
}
"""


@pytest.fixture(scope="module")
def telling_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that tells those who are away."""
    yield from served(House(tmp_path_factory.mktemp("telling"), "--push", "mailto:host@example.org"))


def table_in_days(house: House, days: int = 2) -> Json:
    return made(house, ME, {"kind": "device", "name": "Malo", "token": 2}, start_player=1, days=days)


def settings(person: Person) -> None:
    person.page.get_by_role("button", name=person.say("page-settings")).click()


def addresses(house: House, table: Json) -> list[str]:
    with house._opened_store() as store:
        return [each.endpoint for each in store.to_tell(table["table"], 0, 99)]


def arrive_able(arrive: Arrivals, house: House, *permissions: str) -> Person:
    person = arrive(house, PHONE, lang="en")
    person.page.context.grant_permissions(list(permissions), origin=house.origin)
    person.page.add_init_script(f"({SUBSCRIBES})({json.dumps(ADDRESS)})")
    return person


def test_one_asks_to_be_told_and_to_be_told_no_more(telling_house: House, arrive: Arrivals) -> None:
    person = arrive_able(arrive, telling_house, "notifications")
    table = table_in_days(telling_house)
    person.go(link(table, 0))
    person.until(bool)
    assert addresses(telling_house, table) == []
    settings(person)
    button = person.page.get_by_role("button", name=person.say("page-push-on"), exact=True)
    expect(button).to_have_accessible_description(person.say("page-push-detail"))
    button.click()
    stop = person.page.get_by_role("button", name=person.say("page-push-off"), exact=True)
    expect(stop).to_have_accessible_description(person.say("page-push-is-on"))
    assert addresses(telling_house, table) == [KNOWN[0]]
    stop.click()
    expect(button).to_be_visible()
    assert addresses(telling_house, table) == []


def test_who_does_not_allow_it_reads_why_nothing_comes(telling_house: House, arrive: Arrivals) -> None:
    person = arrive_able(arrive, telling_house)
    table = table_in_days(telling_house)
    person.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    person.go(link(table, 0))
    person.until(bool)
    settings(person)
    person.page.get_by_role("button", name=person.say("page-push-on"), exact=True).click()
    expect(person.page.get_by_text(person.say("page-push-denied")).first).to_be_visible()
    assert addresses(telling_house, table) == []


def test_nothing_is_shown_where_it_is_not_set_up_or_decisions_have_no_days(
    house: House, telling_house: House, arrive: Arrivals
) -> None:
    for place, days in ((house, 2), (telling_house, 0)):
        person = arrive_able(arrive, place, "notifications")
        person.go(link(table_in_days(place, days), 0))
        person.until(bool)
        settings(person)
        expect(person.page.get_by_text(person.say("page-hand-over-to-bot"))).to_be_visible()
        expect(person.page.get_by_text(person.say("page-push"))).to_have_count(0)


def test_the_worker_shows_what_it_is_sent_unless_the_table_is_looked_at(telling_house: House, arrive: Arrivals) -> None:
    person = arrive_able(arrive, telling_house, "notifications")
    table = table_in_days(telling_house)
    person.go(link(table, 0))
    person.until(bool)
    # In this order: when the other table's is shown, this one's would have been.
    for path in (f"/t/{table['table']}", "/t/another"):
        push(person.page, {"title": "Korsar", "body": f"Your turn at {path}.", "path": path, "lang": "en"})
    person.page.wait_for_function(f"async () => (await ({SHOWN})()).includes('Your turn at /t/another.')")
    assert person.page.evaluate(SHOWN) == ["Your turn at /t/another."]


def test_whose_page_is_open_behind_another_one_is_told_by_the_page(telling_house: House, arrive: Arrivals) -> None:
    person = arrive_able(arrive, telling_house, "notifications")
    table = table_in_days(telling_house)
    person.go(link(table, 0))
    person.until(bool)
    settings(person)
    person.page.get_by_role("button", name=person.say("page-push-on"), exact=True).click()
    expect(person.page.get_by_role("button", name=person.say("page-push-off"), exact=True)).to_be_visible()
    person.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    with sitting(telling_house, table, 1) as socket:
        view = next_view(socket, -1)
        draw = {"type": "decide", "decision": view["decision"], "action": view["legal"][0]["action"]}
        socket.send(json.dumps(draw))
        person.until(lambda view: view["legal"])
    told = json.dumps(person.say("page-push-turn", who="Camille", days=2))
    person.page.wait_for_function(f"async () => (await ({SHOWN})()).includes({told})")


REGISTERED = "async () => { await navigator.serviceWorker.register('/push.js'); await navigator.serviceWorker.ready; }"
SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((each) => each.body);
}
"""


def push(page: Page, message: Json) -> None:
    """As the browser's own push service would deliver it."""
    workers: list[str] = []

    def noted(told: Json) -> None:
        workers.extend(each["registrationId"] for each in told["registrations"] if not each["isDeleted"])

    tools = page.context.new_cdp_session(page)
    tools.on("ServiceWorker.workerRegistrationUpdated", noted)
    page.evaluate(REGISTERED)
    tools.send("ServiceWorker.enable")
    deadline = monotonic() + PATIENCE
    while not workers and monotonic() < deadline:
        page.wait_for_timeout(20)
    assert workers, "the browser told of no worker"
    origin = page.evaluate("location.origin")
    delivered = {"origin": origin, "registrationId": workers[-1], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", delivered)
