"""A bot plays for a person who is away: it is wished, seen by all, taken back, and what was missed is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotheque.core.sentence import Sentence
from ludotheque.games import find_game
from ludotheque.table import Closed, Decided, SeatPlan, Table
from ludotheque.table import open_table as open_table_rows
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, sit_down
from tests.browser.person import Json, Person
from tests.browser.playing import Player, decide
from tests.browser.ways import by_click
from tests.browser.wire import ME, expect_nothing_but_what_is_seen, link, made


def deputies(view: Json) -> list[str | None]:
    return [seat["deputy"] for seat in view["table"]["seats"]]


def let_a_bot_play(person: Person) -> None:
    person.page.get_by_role("button", name=person.say("page-settings")).click()
    person.page.get_by_role("button", name=person.say("page-hand-over-go"), exact=True).click()
    person.until(lambda view: deputies(view)[view["you"]])


def test_a_person_leaves_a_bot_in_their_place_all_see_it_and_who_comes_back_reads_what_was_missed(
    house: House, arrive: Arrivals
) -> None:
    host, guest = arrive(house), arrive(house, PHONE, lang="en")
    host.go("/")
    host.page.get_by_role("textbox", name=host.say("page-name")).fill("Camille")
    open_table(host, "open", "bot:easygoing")
    sit_down(guest, copied_link(host, 2), "Malo")
    begin(host, [guest])

    let_a_bot_play(guest)
    expect(guest.page.get_by_text(guest.say("page-deputy"))).to_be_visible()
    host.until(lambda view: deputies(view)[guest.seat])
    expect(host.page.get_by_text(host.say("page-seat-deputy")).first).to_be_visible()
    # Nothing is offered to who is away, and the bot goes on.
    assert (guest.view["legal"], guest.view["decision"]) == ([], None)
    address = guest.page.url
    guest.page.close()

    while not decided_by_bot(house, host.view["table"]["id"], guest.seat):
        view = host.until(lambda view: view["legal"])
        draw = next(offer for offer in view["legal"] if offer["fields"]["type"] == "draw")
        decide(Player(host, by_click), draw)
        host.until(lambda view: view["legal"])

    back = arrive.another_tab(guest, house)
    back.go(address)
    back.until(lambda view: not any(deputies(view)))
    missed = back.page.get_by_role("dialog", name=back.say("page-missed"))
    expect(missed.get_by_role("listitem").first).to_be_visible()
    missed.get_by_role("button", name=back.say("page-missed-go-on")).click()
    expect(missed).not_to_be_visible()
    host.until(lambda view: not any(deputies(view)))
    told = Sentence("table-taken-back", seats={"seat": guest.seat})
    names = [seat["name"] for seat in host.view["table"]["seats"]]
    expect(host.page.get_by_text(host.words(*names).sentence(told)).first).to_be_visible()
    expect_nothing_but_what_is_seen(house, host, guest, back)


def test_one_chooses_how_strong_the_bot_is_that_plays_in_one_s_place(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    table = made(house, ME, {"kind": "device", "name": "Malo", "token": 2}, start_player=1)
    person.go(link(table, 0))
    person.until(bool)
    person.page.get_by_role("button", name=person.say("page-settings")).click()
    levels = person.page.get_by_role("combobox", name=person.say("page-hand-over-level"))
    expect(levels).to_have_value("strong")
    levels.select_option("easygoing")
    person.page.get_by_role("button", name=person.say("page-hand-over-go"), exact=True).click()
    person.until(lambda view: deputies(view) == ["easygoing", None])
    person.page.get_by_role("button", name=person.say("page-settings")).click()
    shown = person.say("page-seat-deputy-level", level=person.say("level-easygoing"))
    expect(person.page.get_by_role("dialog").get_by_text(shown)).to_be_visible()


def test_a_seat_is_taken_back_where_the_page_was_left_open(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    # The other is to play, and does not.
    table = made(house, ME, {"kind": "device", "name": "Malo", "token": 2}, start_player=1)
    person.go(link(table, 0))
    person.until(bool)
    let_a_bot_play(person)
    person.page.get_by_role("button", name=person.say("page-take-back")).click()
    person.until(lambda view: not any(deputies(view)))
    missed = person.page.get_by_role("dialog", name=person.say("page-missed"))
    expect(missed).to_contain_text(person.say("page-missed-none"))
    missed.get_by_role("button", name=person.say("page-missed-go-on")).click()
    expect(person.page.get_by_text(person.say("page-deputy"))).not_to_be_visible()


@pytest.mark.parametrize("game", ["korsar", "keylargo", "katana"])
def test_what_is_said_over_the_table_covers_nothing_that_can_be_touched(
    house: House, arrive: Arrivals, game: str
) -> None:
    person = arrive(house, PHONE)
    others = [{"kind": "device", "name": name, "token": 2 + number} for number, name in enumerate(("Malo", "Zoé"))]
    person.go(link(made(house, ME, *others, game=game), 0))
    person.until(bool)
    let_a_bot_play(person)
    strip = person.page.get_by_role("region", name=person.say("page-deputy")).bounding_box()
    table = person.page.get_by_role("main").bounding_box()
    assert strip is not None
    assert table is not None
    assert (strip["y"], strip["y"] + strip["height"]) == (0, table["y"])
    assert table["y"] + table["height"] == PHONE.height
    # What lies under the words of a message can be touched, and it can be put away.
    toast = person.page.locator(".toast")
    words = toast.locator("span").first
    expect(words).to_be_visible()
    assert words.evaluate(UNDER_IT) == "MAIN"
    toast.get_by_role("button", name=person.say("page-close")).click()
    expect(words).to_have_count(0)


UNDER_IT = """(words) => {
  const { x, y, width, height } = words.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest("main, .toast").nodeName;
}"""


def test_a_closed_table_says_so_and_what_is_left_to_do(house: House, arrive: Arrivals) -> None:
    person, other = arrive(house, PHONE), arrive(house, lang="en")
    for game, guest in (("korsar", person), ("keylargo", other), ("katana", person)):
        seats = [SeatPlan("human", "Camille", 1), SeatPlan("human", "Malo", 2), SeatPlan("human", "Zoé", 3)]
        found = find_game(game)
        table = Table(found, open_table_rows(found, {"players": 3}, seats, bytes(32)))
        table.apply(Closed("abandoned"))
        guest.go(link(house.keep(table), 0))
        sheet = guest.page.get_by_role("dialog", name=guest.say("page-closed"))
        expect(sheet).to_contain_text(guest.say("page-closed-detail"))
        sheet.get_by_role("button", name=guest.say("page-close")).click()
        guest.page.get_by_role("button", name=guest.say("page-closed-more")).click()
        expect(sheet.get_by_role("link", name=guest.say("page-to-shelf"))).to_be_visible()


def decided_by_bot(house: House, table: str, seat: int) -> bool:
    rows = house.table(table).rows
    return any(isinstance(row, Decided) and (row.seat, row.by) == (seat, "bot") for row in rows)
