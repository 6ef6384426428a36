"""A table with a clock: it is chosen, shown, said, and when a time runs out a bot decides and the game goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from ludotheque.core.sentence import Sentence
from ludotheque.table import Decided
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, sit_down
from tests.browser.person import Json, Person
from tests.browser.wire import expect_nothing_but_what_is_seen

# The shortest that there is.
CLOCK = 15


def test_a_time_runs_out_all_are_told_and_the_game_goes_on(house: House, arrive: Arrivals) -> None:
    host, guest, watcher = arrive(house), arrive(house, PHONE, lang="en"), arrive(house)
    host.go("/")
    host.page.get_by_role("textbox", name=host.say("page-name")).fill("Camille")
    open_table(host, "open", clock=CLOCK)
    expect(host.page.get_by_text(host.say("page-pace-named-decision", clock=f"{CLOCK} s"))).to_be_visible()
    sit_down(guest, copied_link(host, 2), "Malo")
    watcher.go(copied_link(host, None))
    begin(host, [guest])
    watcher.until(lambda view: view["time_left"])
    for person in (host, guest, watcher):
        expect(person.page.get_by_role("timer")).to_be_visible()

    late = host if host.is_asked else guest
    said = late.page.locator("[aria-live=assertive]")
    expect(said).to_have_text(late.say("page-time-spoken", seconds=10))
    # On a phone the log is closed, so that it is told over the table; on a desk the log has it for good.
    expect(guest.page.get_by_role("status").filter(has_text=told(guest, late.seat))).to_be_visible()
    for person in (host, watcher):
        expect(person.page.get_by_text(told(person, late.seat)).first).to_be_visible()

    # The bot has decided, and then it was for the other to decide, in a time of their own.
    other = guest if late is host else host
    other.until(lambda _: any(waited_for(view) == [other.seat] for view in other.views))
    decided = [row for row in house.table(other.view["table"]["id"]).rows if isinstance(row, Decided)]
    assert (decided[0].seat, decided[0].by) == (late.seat, "time_up")
    expect_nothing_but_what_is_seen(house, host, guest, watcher)


def waited_for(view: Json) -> list[int]:
    return [span["seat"] for span in view["time_left"]]


def told(person: Person, late: int) -> str:
    """That this seat let its time run out, as this person reads it."""
    names = [seat["name"] for seat in person.view["table"]["seats"]]
    return person.words(*names).sentence(Sentence("table-time-up", seats={"seat": late}))
