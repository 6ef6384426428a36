"""A table played by people at their pages, and what all must see of its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.person import Json, Person, is_over
from tests.browser.ways import Way


class Player(NamedTuple):
    """A person, the way they play, and how readily they play a card where they could draw one."""

    person: Person
    way: Way
    eagerness: float = 0.5


Check = Callable[[Player], None]


def decide(player: Player, offer: Json) -> None:
    """Does it, and waits until it is done: it goes out once, and once is what comes of it."""
    person, way, _ = player
    number = person.view["decision"]
    way(person, offer)
    person.until(lambda view: view["decision"] != number)
    assert person.decided(number) == [offer["action"]]


def play(
    players: Sequence[Player], chance: random.Random, decisions: int | None = None, check: Check | None = None
) -> None:
    """Plays until the game is over, or so many decisions; `check` looks at each moment before a decision."""
    while decisions is None or decisions > 0:
        player = next_player(players)
        if player is None:
            return
        expect_hand(player.person)
        if check is not None:
            check(player)
        decide(player, choice(player, chance))
        decisions = None if decisions is None else decisions - 1


def next_player(players: Sequence[Player]) -> Player | None:
    """The one whose turn it is; None when the game is over."""
    by_seat = {player.person.seat: player for player in players}
    newest = max((player.person for player in players), key=lambda person: int(person.view["seq"]))
    view = newest.until(lambda view: is_over(view) or set(view["to_act"]) & set(by_seat))
    if is_over(view):
        return None
    player = by_seat[next(seat for seat in view["to_act"] if seat in by_seat)]
    player.person.until(lambda own: own["seq"] >= view["seq"])
    return player


# Deeds that leave things as they are.
IDLE = {
    "korsar": {"draw"},
    "keylargo": {"leave", "surface", "keep", "pass", "decline", "flee"},
    "katana": {"end"},
}


def choice(player: Player, chance: random.Random) -> Json:
    view = player.person.view
    legal: list[Json] = view["legal"]
    idle = [offer for offer in legal if offer["fields"]["type"] in IDLE[view["table"]["game"]]]
    offers = [offer for offer in legal if offer not in idle]
    if not offers or (idle and chance.random() > player.eagerness):
        offers = idle
    if view["table"]["game"] != "korsar":
        # One of every kind of deed is as likely as one of another, however many there are.
        deed = chance.choice(sorted({offer["fields"]["type"] for offer in offers}))
        offers = [offer for offer in offers if offer["fields"]["type"] == deed]
    return chance.choice(offers)


def expect_hand(person: Person) -> None:
    """The page shows every card that its seat holds, which may be none."""
    expect(person.page.locator(".table").first).to_be_visible()
    facts = person.view["facts"]
    game = person.view["table"]["game"]
    if game == "keylargo":
        expect(person.page.locator("[data-treasure]")).to_have_count(len(facts["you"]["hand"]))
    elif game == "katana" and facts["phase"] != "play" and not is_desk(person):
        # Where there is little room, what is asked lies over the hand, and tells itself what may be given.
        expect(person.page.locator("[data-question]")).to_be_visible()
    else:
        held = facts["you"]["hand"] if game == "katana" else facts["hand"]
        expect(person.page.locator("[data-card]")).to_have_count(sum(card["copies"] for card in held))


def is_desk(person: Person) -> bool:
    """Whether there is room for a hand beside all else."""
    size = person.page.viewport_size
    return size is not None and size["width"] >= 1200 and size["height"] >= 600


def expect_scores(house: House, *people: Person) -> None:
    """Every page counts out the scores, the same that the rules give for the game as it was stored."""
    table = house.table(people[0].view["table"]["id"])
    scores = table.rules.scores(table.state)[: len(table.seats)]
    by_side = sorted({seat.side: scores[seat.seat] for seat in table.seats}.values(), reverse=True)
    for person in people:
        person.until(is_over)
        assert person.view["facts"]["over"]["scores"] == scores
        dialog = person.page.get_by_role("dialog")
        expect(dialog.locator("td.score")).to_have_text([written(score) for score in by_side])
        mine = scores[person.seat] if person.view["you"] is not None else None
        if mine is not None:
            names = (person.say("korsar-view-you"), person.say("korsar-view-us"))
            own = dialog.get_by_role("row").filter(has_text=names[bool(table.opened.options["teams"])])
            expect(own.locator("td.score")).to_have_text(written(mine))


def written(score: int) -> str:
    """As it is printed: what is below zero with a minus sign, not with a hyphen."""
    return str(score).replace("-", "−")
