"""From the shelf to a table, by the page's own means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import expect

from tests.browser.person import Person


def play_now(person: Person) -> None:
    """Against bots, in one tap."""
    person.go("/")
    person.page.get_by_role("button", name=person.say("page-play-now")).first.click()
    person.until(lambda view: view["legal"])


def open_table(
    person: Person,
    *others: str,
    game: str = "Korsar",
    teams: bool = False,
    way: str = "page-invite",
    names: Mapping[int, str] | None = None,
    edition: str = "",
    clock: int = 0,
    hints: bool | None = None,
) -> None:
    """A new table with oneself and these: "open", "device", "bot:discovery" or "bot:easygoing".

    `names`: of people on the same device, by seat, counted from 1; `edition`: another than the one shown;
    `clock`: seconds to decide, fewer than sixty; `hints`: whether they are allowed, None for what the page proposes.
    """
    page, say = person.page, person.say
    if page.url == "about:blank":
        person.go("/")
    page.get_by_role("article", name=game).get_by_role("link", name=say(way)).click()
    seats = 1 + len(others)
    named = say("page-summary-teams" if teams else "page-summary", players=seats)
    page.get_by_role("button", name=named, exact=True).click()
    for number, kind in enumerate(others, start=2):
        label = (
            say("page-seat-number-team", number=number, team=(number + 1) // 2)
            if teams
            else say("page-seat-number", number=number)
        )
        page.get_by_role("combobox", name=label, exact=True).select_option(kind)
    for number, name in (names or {}).items():
        page.get_by_role("textbox", name=say("page-name-of-seat", number=number)).fill(name)
    if edition:
        page.get_by_role("radiogroup", name=say("page-edition")).get_by_text(edition, exact=True).click()
    if clock:
        page.get_by_role("radiogroup", name=say("page-clock")).get_by_text(say("page-pace-decision")).click()
        named = say("page-time-left", days=0, hours=0, minutes=0, seconds=clock)
        page.get_by_role("radiogroup", name=say("page-pace-decision")).get_by_text(named, exact=True).click()
    if hints is not None:
        named = say("page-hints-allowed" if hints else "page-hints-none")
        page.get_by_role("radiogroup", name=say("page-hints")).get_by_text(named, exact=True).click()
    page.get_by_role("button", name=say("page-open-table" if "open" in others else "page-begin"), exact=True).click()
    person.until(lambda view: True)


def copied_link(person: Person, number: int | None) -> str:
    """The link to a seat, counted from 1, or for None the one for those who watch, as the page copies it."""
    say = person.say
    named = say("page-copy-watch") if number is None else say("page-copy-link", number=number)
    person.page.get_by_role("button", name=named).click()
    expect(person.page.get_by_text(say("page-copied"))).to_be_visible()
    link: str = person.page.evaluate("navigator.clipboard.readText()")
    person.page.get_by_role("status").get_by_role("button", name=say("page-close")).click()
    return link


def sit_down(person: Person, link: str, name: str) -> None:
    """Opens an invitation and says who one is."""
    person.go(link)
    person.until(bool)
    field = person.page.get_by_role("textbox", name=person.say("page-name"))
    field.fill(name)
    field.press("Enter")
    person.until(lambda view: view["table"]["seats"][view["you"]]["name"] == name)


def begin(host: Person, guests: Sequence[Person]) -> None:
    """Everybody is there: the game is dealt."""
    for guest in guests:
        host.until(lambda view, seat=guest.seat: view["table"]["seats"][seat]["kind"] == "human")  # type: ignore[misc]
    host.page.get_by_role("button", name=host.say("page-begin"), exact=True).click()
    for person in (host, *guests):
        person.until(lambda view: view["table"]["status"] == "playing")
