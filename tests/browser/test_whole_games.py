"""Whole games of Korsar, from the shelf to the scores."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import COMMAND, House
from tests.browser.opening import begin, copied_link, open_table, play_now, sit_down
from tests.browser.person import Person
from tests.browser.playing import Player, expect_scores, play
from tests.browser.ways import by_carrying, by_click, by_keyboard, by_touch, expect_told, from_list, tab_to
from tests.browser.wire import expect_nothing_but_what_is_seen

# Of what may be used: in sight, whole, and not under something else.
OUT_OF_REACH = """
() => [...document.querySelectorAll("[data-card], [data-ship], .bar button")]
  .filter((each) => each.checkVisibility() && !each.closest("[inert]"))
  .filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there === null || !(each.contains(there) || there.contains(each));
  })
  .map((each) => each.dataset.card ?? each.dataset.ship ?? each.textContent)
"""


def test_three_people_and_a_bot_play_with_the_mouse_each_on_a_page_of_their_own(
    house: House, arrive: Arrivals, tmp_path: Path
) -> None:
    host, second, third, watcher = arrive(house), arrive(house), arrive(house, lang="en"), arrive(house)
    open_table(host, "open", "open", "bot:easygoing")
    watcher.go(copied_link(host, None))
    sit_down(second, copied_link(host, 2), "Malo")
    sit_down(third, copied_link(host, 3), "Inès")
    begin(host, [second, third])
    play([Player(host, by_click, 1.0), Player(second, by_carrying), Player(third, from_list)], random.Random(1))
    expect_scores(house, host, second, third, watcher)
    expect_nothing_but_what_is_seen(house, host, second, third, watcher)
    expect_no_secret_in_addresses(host, second, third, watcher)
    for person in (second, watcher):
        expect_record(person, tmp_path)


def expect_no_secret_in_addresses(*people: Person) -> None:
    """Nothing that a server's log or a proxy would write down gives a seat away."""
    secrets = {secret for person in people for line in person.lines for secret in line.secrets}
    for person in people:
        addresses = [*person.asked, person.page.url, *(line.socket.url for line in person.lines)]
        assert [each for each in addresses if any(secret in each for secret in secrets)] == []


def expect_record(person: Person, folder: Path) -> None:
    """The finished game can be kept, and `ludotheque verify` accepts the file."""
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name=person.say("page-keep-file")).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    verified = subprocess.run([*COMMAND, "verify", str(file)], capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr


def test_a_game_is_played_by_keyboard_alone_from_the_shelf_on(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    person.go("/")
    expect(person.page.get_by_role("article", name="Korsar")).to_be_visible()
    tab_to(person.page, "button.play")
    person.page.keyboard.press("Enter")
    person.until(lambda view: view["legal"])
    play([Player(person, by_keyboard)], random.Random(2), check=expect_focus_at_the_table)
    expect_scores(house, person)


def expect_focus_at_the_table(player: Player) -> None:
    """The focus never falls to the page."""
    expect(player.person.page.locator("main.stage :focus, main.stage:focus")).to_have_count(1)


def test_a_game_is_played_by_touch_on_a_phone_and_nothing_is_out_of_reach(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    play_now(person)
    play([Player(person, by_touch)], random.Random(3), check=expect_all_within_reach)
    expect_scores(house, person)


def expect_all_within_reach(player: Player) -> None:
    """Hand, board and buttons all lie on the screen at once, and the page does not scroll."""
    page = player.person.page
    assert scrolled(page) == [360, 640, 0, 0]
    expect_told(page, OUT_OF_REACH, [])


def scrolled(page: Page) -> list[int]:
    told: list[int] = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, scrollX, scrollY]"
    )
    return told


def test_in_teams_of_two_a_hand_is_shown_to_the_partner_and_to_nobody_else(house: House, arrive: Arrivals) -> None:
    host, partner, opponent, watcher = (arrive(house) for _ in range(4))
    open_table(host, "open", "open", "bot:easygoing", teams=True)
    watcher.go(copied_link(host, None))
    sit_down(partner, copied_link(host, 2), "Malo")
    sit_down(opponent, copied_link(host, 3), "Inès")
    begin(host, [partner, opponent])
    players = [Player(host, by_click, 0.9), Player(partner, from_list, 0.9), Player(opponent, by_click)]
    play(players, random.Random(4), check=lambda _: expect_hands_of_teams(host, partner, opponent, watcher))
    expect_scores(house, host, partner, opponent, watcher)
    expect_nothing_but_what_is_seen(house, host, partner, opponent, watcher)


def expect_hands_of_teams(host: Person, partner: Person, opponent: Person, watcher: Person) -> None:
    newest = max(person.view["seq"] for person in (host, partner, opponent, watcher))
    for person in (host, partner, opponent, watcher):
        person.until(lambda view: view["seq"] >= newest)
    for person, other in ((host, partner), (partner, host)):
        assert person.view["facts"]["partner"] == {"seat": other.seat, "hand": other.view["facts"]["hand"]}
        held = sum(card["copies"] for card in other.view["facts"]["hand"])
        expect(open_hand(person, other.seat).get_by_role("listitem")).to_have_count(held)
    # The other team sees its own partner, the bot.
    assert opponent.view["facts"]["partner"]["seat"] == 3
    assert watcher.view["facts"]["partner"] is None
    for person in (opponent, watcher):
        expect(open_hand(person, host.seat)).to_have_count(0)
        expect(open_hand(person, partner.seat)).to_have_count(0)


def open_hand(person: Person, seat: int) -> Locator:
    """Where this seat's hand would lie open on the page."""
    who = person.view["table"]["seats"][seat]["name"] or person.say("page-seat-number", number=seat + 1)
    named = person.say("korsar-view-partner-hand", who=who)
    # The innermost one of those that hold this heading.
    return person.page.locator("section:visible").filter(has=person.page.get_by_role("heading", name=named)).last
