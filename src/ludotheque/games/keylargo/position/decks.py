"""The encounter cards of a position (KL 3.1): hands, deck and discards."""

from __future__ import annotations

import re

from ludotheque.core.lists import numbers, parts
from ludotheque.core.position import Page, Said
from ludotheque.games.keylargo.position.box import Box
from ludotheque.games.keylargo.position.seats import Rows, give_encounter, read_encounters
from ludotheque.games.keylargo.state import ENCOUNTER_DECK, ENCOUNTERS, State

DECK = re.compile(r"(?P<n>\d+)?(?: ?top (?P<top>.+))?")


def read_decks(s: State, page: Page, rows: Rows, box: Box) -> None:
    """Every encounter card: what is named nowhere is in the deck, or beyond its number on the discards."""
    open_hands = list(read_encounters(s, rows, box))
    if not s.encounters:
        return
    for part in parts(page.take("discarded")):
        s.encounter_discards[box.take_encounter(part)] += 1
    said = page.take("deck")
    groups = said.by(DECK, "20 top family, drunkard") if said else {}
    top = [box.take_encounter(part) for part in parts(groups.get("top"))]
    for seat, n, where in open_hands:
        for encounter in box.fill_encounters(n, where):
            give_encounter(s, seat, encounter, where)
    n = groups["n"].number(len(top), ENCOUNTER_DECK) if "n" in groups else len(top) + sum(box.encounters)
    for encounter in reversed([*top, *box.fill_encounters(n - len(top), said or Said(1, "deck"))]):
        s.encounter_deck[s.n_encounter_deck] = encounter
        s.n_encounter_deck += 1
    for encounter in range(ENCOUNTERS):
        s.encounter_discards[encounter] += box.encounters[encounter]
    read_reshuffle(s, page)


def read_reshuffle(s: State, page: Page) -> None:
    """`recycled`: cards of the last reshuffle not seen since; `old`: how many of each hand are older (KL-R37)."""
    recycled = Box(s)
    for part in parts(page.take("recycled")):
        s.recycled[recycled.take_encounter(part)] += 1
    for seat, n in enumerate(numbers(page.take("old"), 0, s.max_encounters)[: s.players]):
        s.old_encounters[seat] = n
