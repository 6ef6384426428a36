"""Moments of Katana, each found in a game that is dealt from a number: the same every time."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any, NamedTuple

from ludotheque.games import find_game
from ludotheque.games.katana.state import Card
from ludotheque.table import Decide, SeatPlan, Table, open_table

Json = dict[str, Any]

# How often a lively player does such a thing, beside the others: games soon come to all that can be asked.
WEIGHTS = {"attack": 3.0, "place": 4.0, "bushido": 6.0, "end": 0.8, "pay": 0.5, "suffer": 2.0, "parry": 2.0}


def weight(fields: Json) -> float:
    return WEIGHTS.get(fields["type"], 1.0)


class Moment(NamedTuple):
    """When a seat is asked, and what it then sees that makes the moment worth looking at."""

    phase: str
    like: Callable[[Json], bool] = lambda facts: True
    answers: int = 2


def is_varied(facts: Json) -> bool:
    """A hand of all three kinds, somebody down, properties lying about."""
    kinds = {held["kind"] for held in facts["you"]["hand"]}
    lying = sum(sum(seat["properties"].values()) for seat in facts["seats"])
    return len(kinds) == 3 and lying > 3 and any(seat["harmless"] != "no" for seat in facts["seats"])


def holds(card: str) -> Callable[[Json], bool]:
    return lambda facts: any(held["card"] == card for held in facts["you"]["hand"])


MOMENTS = {
    "play": Moment("play", is_varied, answers=10),
    "attacked": Moment("parry", holds("parry")),
    "cry": Moment("battle_cry", lambda facts: len(facts["call"]["order"]) > 1),
    "jujutsu": Moment("jujutsu", answers=3),
    "bushido": Moment("bushido"),
    "draw": Moment("draw"),
    "discard": Moment("discard", answers=4),
    "over": Moment("over", answers=0),
}
NAMES = ("Camille", "Malo", "Inès", "Papy Jo", "Sylve", "Nour", "Léa")
GAMES = 60


@cache
def played_to(name: str, players: int) -> tuple[Table, int]:
    """The first of many games that comes to the moment, and who is asked; at the end all seats are as good: the first.

    The table is not to be played on.
    """
    for number in range(GAMES):
        for table in moments_of(number, players):
            asked = table.to_act()[0] if table.to_act() else 0
            if is_like(table, MOMENTS[name], asked):
                return table, asked
    raise AssertionError(f"no game of {players} comes to {name}")


def moments_of(number: int, players: int) -> Iterator[Table]:
    """A game dealt from the seed of this number, after every decision up to its end."""
    game, chance = find_game("katana"), random.Random(number)
    plans = [SeatPlan("human", name) for name in NAMES[:players]]
    table = Table(game, open_table(game, {"players": players}, plans, number.to_bytes(32, "big")))
    yield table
    while table.status != "over":
        seat = table.to_act()[0]
        legal = table.legal_actions(seat)
        weights = [weight(game.action_fields(table.state, action)) for action in legal]
        (action,) = chance.choices(legal, weights)
        for row in table.intend(Decide(seat, table.decision(seat), action, "human")):
            table.apply(row)
        yield table


def is_like(table: Table, moment: Moment, seat: int) -> bool:
    seen = table.position(seat)
    assert seen is not None
    is_then: bool = seen.facts["phase"] == moment.phase
    return is_then and len(seen.legal) >= moment.answers and moment.like(seen.facts)


def without(table: Table, seat: int, cards: Collection[Card]) -> Table:
    """The same table, but now the seat holds none of these cards: they lie in the deck, and others are in the hand."""
    other = table.still()
    s = other.state
    assert s is not None
    spare = [place for place in range(s.n_deck) if s.deck[place] not in cards]
    for card in cards:
        while s.hands[seat, card]:
            place = spare.pop()
            given = s.deck[place]
            s.deck[place] = card
            s.hands[seat, card] -= 1
            s.hands[seat, given] += 1
    s.held[seat] = sum(1 << card for card in Card if s.hands[seat, card])
    other.worlds[other.moment] = other.rules.dump(s)
    return other
