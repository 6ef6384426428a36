"""A server that dies in the middle of games, and the pages that were open."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from ludotheque.table import Row
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, play_now, sit_down
from tests.browser.person import Person
from tests.browser.playing import Player, choice, expect_scores, next_player, play
from tests.browser.ways import by_click, by_touch
from tests.browser.wire import expect_nothing_but_what_is_seen

# What Chromium says of a line that broke, and of each try while nobody answers.
BROKEN_LINE = r"WebSocket connection to .* failed"


def test_a_game_goes_on_by_itself_after_the_server_was_killed_and_started_again(
    mortal_house: House, arrive: Arrivals
) -> None:
    host, guest, alone, early = (arrive(mortal_house, *screen) for screen in ((), (), (PHONE,), ()))
    everybody = (host, guest, alone, early)
    open_table(host, "open", "bot:easygoing", "bot:discovery")
    sit_down(guest, copied_link(host, 2), "Malo")
    begin(host, [guest])
    play_now(alone)
    open_table(early, "open", "open")
    chance = random.Random(5)
    players = [Player(host, by_click, 0.8), Player(guest, by_click, 0.8)]
    play(players, chance, decisions=12)
    play([Player(alone, by_touch)], chance, decisions=4)

    # In the middle of a decision: clicked, and not known to have been received.
    player = next_player(players)
    assert player is not None
    player.way(player.person, choice(player, chance))
    acknowledged = [person.view["seq"] for person in everybody]
    mortal_house.kill()
    for person in everybody:
        person.forgive(BROKEN_LINE)
        expect(person.page.get_by_text(person.say("page-reconnecting"))).to_be_visible()
    kept = [rows(mortal_house, person) for person in everybody]
    mortal_house.start()

    for person, seq, stored in zip(everybody, acknowledged, kept, strict=True):
        person.until_back()
        assert len(stored) > seq
        assert rows(mortal_house, person)[: len(stored)] == stored
        expect(person.page.get_by_text(person.say("page-reconnecting"))).to_have_count(0)
    # What each page was ever sent, before and after, is what the store holds now.
    expect_nothing_but_what_is_seen(mortal_house, *everybody)

    play(players, chance)
    expect_scores(mortal_house, host, guest)
    play([Player(alone, by_touch)], chance, decisions=2)
    sit_down(guest, copied_link(early, 2), "Malo")


def rows(house: House, person: Person) -> list[Row]:
    return house.table(person.view["table"]["id"]).rows
