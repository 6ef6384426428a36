"""A game that the page knows nothing of, played at the table that every game has."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.sentence import Sentence
from tests.browser.conftest import Arrivals
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, sit_down
from tests.browser.person import Json, Person, is_over
from tests.browser.playing import Player, choice, decide
from tests.browser.wire import BOT, ME, as_json, dealt_anew, expect_nothing_but_what_is_seen, expect_told, link, made

TRICKS = 3


def test_a_game_from_outside_the_package_is_played_to_its_end_with_secret_choices(
    strangers_house: House, arrive: Arrivals
) -> None:
    host, guest = arrive(strangers_house), arrive(strangers_house, lang="en")
    open_table(host, "open", game=host.say("highcard"))
    sit_down(guest, copied_link(host, 2), "Malo")
    begin(host, [guest])
    for _ in range(TRICKS):
        choice = choose_by_click(host)
        expect_secret(host, guest, choice)
        answer = choose_by_keyboard(guest)
        for person in (host, guest):
            person.until(lambda view: view["legal"] or is_over(view))
            expect_shown(person, host.seat, choice)
            expect_shown(person, guest.seat, answer)
    assert sum(expect_result(strangers_house, host, guest)) == TRICKS
    expect_nothing_but_what_is_seen(strangers_house, host, guest)


def actions(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("page-actions")).get_by_role("button")


def choose_by_click(person: Person) -> int:
    offer = person.view["legal"][-1]
    return choose(person, offer, lambda: actions(person).filter(has_text=sentence(person, offer["sentence"])).click())


def choose_by_keyboard(person: Person) -> int:
    """The digit of the line, and Enter."""

    def press() -> None:
        person.page.keyboard.press("1")
        expect(actions(person).first).to_be_focused()
        person.page.keyboard.press("Enter")

    return choose(person, person.view["legal"][0], press)


def choose(person: Person, offer: Json, deed: Callable[[], None]) -> int:
    """Does it, waits until it is done, and gives the card."""
    number = person.view["decision"]
    deed()
    person.until(lambda view: view["decision"] != number)
    assert person.decided(number) == [offer["action"]]
    return int(offer["fields"]["card"])


def expect_secret(host: Person, guest: Person, card: int) -> None:
    """One has chosen: the other learns that it is so, and not what."""
    newest = host.view["seq"]
    guest.until(lambda view: view["seq"] >= newest)
    assert guest.view["to_act"] == [guest.seat]
    assert guest.view["observation"]["chosen"][host.seat] is None
    assert guest.view["observation"]["hands"][host.seat] is None
    # No card is there twice: what the one has chosen the other cannot.
    assert card not in [offer["fields"]["card"] for offer in guest.view["legal"]]
    expect(guest.page.get_by_text(shown(guest, host.seat, card))).to_have_count(0)
    expect(host.page.get_by_text(shown(host, host.seat, card))).to_have_count(0)


def expect_shown(person: Person, seat: int, card: int) -> None:
    log = person.page.get_by_role("region", name=person.say("page-log")).get_by_role("listitem")
    expect(log.filter(has_text=shown(person, seat, card))).to_have_count(1)


def shown(person: Person, seat: int, card: int) -> str:
    return sentence(person, {"id": "highcard-event-played", "args": {"card": card}, "seats": {"seat": seat}})


def sentence(person: Person, told: Json) -> str:
    names = [seat["name"] for seat in person.view["table"]["seats"]]
    return person.words(*names).sentence(Sentence(**told))


def expect_result(house: House, *people: Person) -> list[int]:
    """Every page shows the result, the one that the rules give for the game as it was stored."""
    table = house.table(people[0].view["table"]["id"])
    scores = table.rules.scores(table.state)[: len(table.seats)]
    for person in people:
        result = person.page.get_by_role("region", name=person.say("page-result"))
        comma = "\N{NARROW NO-BREAK SPACE}" if person.lang == "fr" else ","
        written = [f"{score:,}".replace(",", comma) for score in sorted(scores, reverse=True)]
        expect(result.locator("li strong")).to_have_text(written)
    return scores


# The page is told another name than Key Largo's.
UNKNOWN = """
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
Object.defineProperty(MessageEvent.prototype, "data", {
  get() {
    const told = data.get.call(this);
    return typeof told === "string" ? told.replaceAll('"game":"keylargo"', '"game":"unknown"') : told;
  },
});
"""


def test_key_largo_is_played_to_its_end_where_the_page_has_no_table_for_it(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    person.page.add_init_script(UNKNOWN)
    person.go(link(made(house, ME, BOT, BOT, game="keylargo", encounters=True), 0))
    view = person.until(lambda view: view["legal"])
    expect(person.page.get_by_role("region", name=person.say("page-state"))).to_contain_text("weekday friday")
    chance = random.Random(14)
    while not is_over(view):
        decide(Player(person, by_line, 0.7), choice(Player(person, by_line, 0.7), chance))
        view = person.until(lambda view: view["legal"] or is_over(view))
    expect_result(house, person)


def by_line(person: Person, offer: Json) -> None:
    line = actions(person).nth(person.view["legal"].index(offer))
    expect(line).to_contain_text(sentence(person, offer["sentence"]))
    line.click()


def test_a_wire_that_tells_another_hand_is_found_out(strangers_house: House, arrive: Arrivals) -> None:
    """The check that the other tests rely on, on a line that was tampered with."""
    host, guest = arrive(strangers_house), arrive(strangers_house)
    open_table(host, "open", game=host.say("highcard"))
    sit_down(guest, copied_link(host, 2), "Malo")
    begin(host, [guest])
    table = strangers_house.table(guest.view["table"]["id"])
    line = guest.lines[0]
    expect_told(dealt_anew(table, guest.seat), line)
    line.views[-1] = copy.deepcopy(guest.view)
    line.views[-1]["observation"]["hands"] = as_json(table.game.view(table.state, host.seat))["hands"]
    with pytest.raises(AssertionError):
        expect_told(dealt_anew(table, guest.seat), line)
