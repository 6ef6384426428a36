"""A visit to a port under way, in a position: what was done in it.

moment shop
turn 2
effect hose_seller
bought hose 2, trident 1
"""

from __future__ import annotations

import re

from ludotheque.core.lists import parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page
from ludotheque.games.keylargo.actions import letter
from ludotheque.games.keylargo.position.box import encounter_of
from ludotheque.games.keylargo.position.lists import counted
from ludotheque.games.keylargo.position.seats import ITEMS
from ludotheque.games.keylargo.position.stacks import wreck_of
from ludotheque.games.keylargo.state import NONE, Encounter, Item, State, Type

SOLD_TYPES = {word(type): type for type in (Type.GOODS, Type.ANTIQUE, Type.GOLD)}
SOLD = re.compile(r"(?P<type>goods|antique|gold) (?P<n>\d+)")
BOUGHT = re.compile(r"(?P<item>hose|trident|weight) (?P<n>\d+)")
MOST = 99


def read_visit(s: State, page: Page) -> None:
    """The lines of a visit."""
    effect, looked, sold = (page.take(name) for name in ("effect", "looked", "sold"))
    s.effect = encounter_of(effect) + 1 if effect else 0
    s.looked = wreck_of(s, looked) if looked else NONE
    s.hired = page.number("hired", 0, MOST, 0)
    s.robbed = page.number("robbed", 0, MOST, 0)
    s.rounds = page.number("rounds", 0, 1, 0)
    for part in parts(page.take("bought")):
        groups = part.by(BOUGHT, "hose 2, trident 1")
        s.bought[ITEMS[groups["item"].text]] = groups["n"].number(0, MOST)
    if sold:
        groups = sold.by(SOLD, "gold 2")
        s.sold_type, s.n_sold = SOLD_TYPES[groups["type"].text], groups["n"].number(1, MOST)
    s.n_extra = page.number("extra", 0, MOST, 0)


def visit_lines(s: State) -> list[str]:
    """The same lines again."""
    bought = [f"{word(item)} {s.bought[item]}" for item in Item if s.bought[item]]
    return [
        *([f"effect {word(Encounter(s.effect - 1))}"] if s.effect else []),
        *counted(hired=s.hired, robbed=s.robbed, rounds=s.rounds),
        *([f"looked {letter(s.looked)}"] if s.looked != NONE else []),
        *([f"bought {', '.join(bought)}"] if bought else []),
        *([f"sold {word(Type(s.sold_type))} {s.n_sold}"] if s.n_sold else []),
        *counted(extra=s.n_extra),
    ]
