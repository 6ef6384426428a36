"""What a person sets or asks at a table: language, light, movement, rules; and what those who watch see."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from ludotheque.table import SeatPlan, Table
from ludotheque.words import Words
from tests.browser.axe import TWO_FRAMES
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.person import Json, Person, is_over
from tests.browser.playing import Player, expect_hand, play
from tests.browser.ways import by_click
from tests.browser.wire import BOT, ME, after, dealt, expect_nothing_but_what_is_seen, link, made, play_ahead
from tests.server.finished import over

# Every text that is read or heard, but for those of one letter.
TEXTS = """
() => {
  const texts = [document.title];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    // What was spoken once stays as it was said.
    if (!words.currentNode.parentElement.closest("script, style, svg, [aria-live]")) texts.push(words.currentNode.data);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    texts.push(each.getAttribute("aria-label") ?? each.getAttribute("title") ?? each.placeholder);
  }
  return texts.map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text));
}
"""


def texts(person: Person) -> list[str]:
    told: list[str] = person.page.evaluate(TEXTS)
    return told


def at_a_table(house: House, person: Person, decisions: int = 12, seed: int = 7) -> None:
    """In the middle of a game against three bots, and to play."""
    table = made(house, ME, BOT, BOT, BOT)
    play_ahead(house, table, [0], random.Random(seed), after(decisions))
    person.go(link(table, 0))
    person.until(lambda view: view["legal"])
    expect_hand(person)


def cards(lang: str) -> set[str]:
    """What captains and ships are called alone; Anne Bonny and a ketch are so in both languages."""
    say = Words(lang).say
    captains = {say("korsar-view-card", kind="captain", colour=each) for each in ("yellow", "red", "blue", "green")}
    return captains | {say("korsar-view-card", kind="ship", gold=gold) for gold in range(2, 9)}


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_language_is_switched_in_the_middle_of_a_game_and_every_word_with_it(
    house: House, arrive: Arrivals, screen: Screen
) -> None:
    person = arrive(house, screen)
    at_a_table(house, person)
    french = texts(person)
    person.page.get_by_role("button", name="English").click()
    # The words come over the network; then all change at once.
    expect(person.page.get_by_label(Words("en").say("korsar-view-hand"), exact=True).first).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    english = texts(person)
    names = {"Korsar", "(1) Korsar", *(seat["name"] for seat in person.view["table"]["seats"])}
    same = names | cards("fr") & cards("en")
    assert len(english) == len(french)
    assert [text for text in english if text in french and text not in same] == []
    person.page.get_by_role("button", name="Français").first.click()
    expect(person.page.get_by_label(person.say("korsar-view-hand"), exact=True).first).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    assert texts(person) == french
    assert len(person.lines) == 1


def test_the_page_is_dark_where_the_system_is_and_changes_at_a_touch(house: House, arrive: Arrivals) -> None:
    by_day, by_night = arrive(house), arrive(house, theme="dark")
    for person in (by_day, by_night):
        at_a_table(house, person, decisions=2)
    light, dark = brightness(by_day), brightness(by_night)
    assert dark < 0.25 < 0.75 < light
    by_day.page.get_by_role("button", name=by_day.say("page-to-dark")).click()
    by_night.page.get_by_role("button", name=by_night.say("page-to-light")).click()
    expect(by_day.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(by_night.page.locator("html")).to_have_attribute("data-theme", "light")
    assert (brightness(by_night), brightness(by_day)) == (light, dark)


def brightness(person: Person) -> float:
    """Of the ground that the table lies on, 0 to 1."""
    colour = person.page.locator(".table").first.evaluate("table => getComputedStyle(table).backgroundColor")
    red, green, blue = (int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")[:3])
    return (red + green + blue) / 765


# Counts the movements under way, frame by frame, for as long as the page lives.
COUNT_MOVEMENTS = """
() => {
  window.moved = new Set();
  const look = () => {
    for (const each of document.getAnimations()) {
      if (Number(each.effect?.getComputedTiming().activeDuration) > 20) {
        moved.add(each.animationName ?? each.transitionProperty ?? "moved");
      }
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_nothing_moves_for_those_who_want_no_movement(house: House, arrive: Arrivals) -> None:
    still, moving = arrive(house), arrive(house, motion="no-preference")
    for person in (still, moving):
        at_a_table(house, person)
        person.page.evaluate(COUNT_MOVEMENTS)
        play([Player(person, by_click)], random.Random(8), decisions=4)
    assert moving.page.evaluate("() => moved.size") > 0
    assert still.page.evaluate("() => [...moved]") == []


def test_those_who_watch_see_no_hand_and_may_do_nothing(house: House, arrive: Arrivals) -> None:
    table = made(house, ME, BOT, BOT)
    player, watcher = arrive(house), arrive(house)
    player.go(link(table, 0))
    watcher.go(link(table, None))
    player.until(lambda view: view["legal"])
    play([Player(player, by_click)], random.Random(9), decisions=8)
    newest = player.view["seq"]
    watcher.until(lambda view: view["seq"] >= newest)
    expect(watcher.page.get_by_text(watcher.say("korsar-view-watching")).first).to_be_visible()
    assert watcher.page.locator("[data-card], [data-action], [data-berth]").count() == 0
    assert all(view["legal"] == [] and view["facts"]["hand"] == [] for view in watcher.views)
    expect_nothing_but_what_is_seen(house, player, watcher)


@pytest.mark.parametrize(
    ("kind", "paragraph"), [("ship", "KO 2.4"), ("pirate", "KO 2.5"), ("captain", "KO 2.6"), ("admiral", "KO 2.6")]
)
def test_the_rules_open_at_the_paragraph_of_a_card(house: House, arrive: Arrivals, kind: str, paragraph: str) -> None:
    person = arrive(house, PHONE)
    table = table_with(house, kind)
    person.go(link(table, 0))
    person.until(lambda view: view["legal"])
    person.page.locator(f'[data-card^="{kind}"]').first.tap()
    if kind == "ship":
        # Beside "lay" the bar has no room for it: it stands in the list of what may be done.
        person.page.get_by_role("button", name=person.say("korsar-view-moves"), exact=True).tap()
    person.page.get_by_role("button", name=person.say("korsar-view-help-card")).tap()
    expect_rules(person, paragraph)


def test_the_rules_of_a_card_open_at_a_key(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    at_a_table(house, person, decisions=0)
    first: Json = person.view["facts"]["hand"][0]
    person.page.locator("[data-card]").first.focus()
    person.page.keyboard.press("?")
    expect_rules(person, {"ship": "KO 2.4", "pirate": "KO 2.5"}.get(first["kind"], "KO 2.6"))
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-card]").first).to_be_focused()


def table_with(house: House, kind: str) -> Json:
    """A new table at which the first seat was dealt such a card."""

    def suits(table: Table) -> bool:
        hand = table.game.facts(table.seen(0, table.moment), 0)["hand"]
        return any(card["kind"] == kind for card in hand)

    bot = SeatPlan("bot", level="easygoing")
    return house.keep(dealt(suits, SeatPlan("human", "Camille", 1), bot, bot))


def expect_rules(person: Person, paragraph: str) -> None:
    sheet = person.page.get_by_role("dialog", name=person.say("page-rules"))
    section = sheet.locator("section.marked")
    expect(section.get_by_role("heading").first).to_contain_text(paragraph)
    expect(section).to_be_in_viewport()


# Of a ship: what lies outside its frame, and sums that cover their sign.
OVER_THE_EDGE = """
() => [...document.querySelectorAll("[data-ship]")].flatMap((hit) => {
  const frame = hit.getBoundingClientRect();
  const inside = (part) => {
    const { left, right, bottom, width } = part.getBoundingClientRect();
    return width === 0 || (left > frame.left - 3 && right < frame.right + 3 && bottom < frame.bottom + 3);
  };
  const apart = (flag) => {
    const [sign, sum] = [...flag.children].map((part) => part.getBoundingClientRect());
    const beside = sign.right < sum.left + 3 || sign.bottom < sum.top + 3;
    return beside && sum.right < flag.getBoundingClientRect().right + 1;
  };
  const parts = [...hit.parentElement.querySelectorAll(":scope > .in > :not(.over, .art), .cols .flag")];
  return parts
    .filter((part) => !inside(part) || (part.matches(".flag") && !apart(part)))
    .map((part) => `${hit.ariaLabel} ${part.className} ${part.textContent}`);
})
"""


@pytest.mark.parametrize("players", [2, 5])
def test_all_four_colours_fit_on_a_ship_on_every_screen(house: House, arrive: Arrivals, players: int) -> None:
    person = arrive(house)
    crowded_sea(house, person, players)
    for width, height in ((360, 640), (768, 1024), (1100, 700), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(TWO_FRAMES)
        assert person.page.evaluate(OVER_THE_EDGE) == [], f"{width} x {height}"


def crowded_sea(house: House, person: Person, players: int) -> None:
    """A game played at random in which a ship has as many colours as can be, and others lie beside it."""
    others: list[Json] = [
        {"kind": "device", "name": f"Malo {token}", "token": token} for token in range(2, players + 1)
    ]
    for seed in range(40):
        table = made(house, ME, *others)
        seats, chance = range(players), random.Random(seed)
        view = play_ahead(house, table, seats, chance, lambda view: view["you"] == 0 and is_crowded(view, players))
        if not is_over(view):
            person.go(link(table, 0))
            person.until(lambda view: view["legal"])
            expect_hand(person)
            return
    raise AssertionError("no sea became crowded")


def is_crowded(view: Json, players: int) -> bool:
    ships = view["facts"]["ships"]
    return len(ships) >= min(players, 4) and any(len(ship["columns"]) >= min(players, 4) for ship in ships)


def test_a_table_that_could_not_be_drawn_says_so_and_is_asked_for_again(house: House, arrive: Arrivals) -> None:
    person, kept = arrive(house), house.keep(over("korsar", 2, {}))
    person.forgive("ERR_FAILED")
    for address in (link(kept, 0), f"/t/{kept['table']}/replay"):
        person.page.route("**/assets/Table-*.js", lambda route: route.abort())
        person.go(address)
        missing = person.page.get_by_role("alert").get_by_role("region", name=person.say("page-unreachable"))
        expect(missing).to_be_visible()
        expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
        person.page.unroute("**/assets/Table-*.js")
        missing.get_by_role("button", name=person.say("page-reload")).click()
        expect(person.page.locator("[data-card], .seat").first).to_be_visible()
        expect(missing).to_have_count(0)
