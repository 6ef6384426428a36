"""The cards of a position: first all that are named, then what fills the rest."""

from __future__ import annotations

import re

from ludotheque.core.lists import parts
from ludotheque.core.position import Page, Said
from ludotheque.games.katana.hands import give, throw
from ludotheque.games.katana.position.box import Box
from ludotheque.games.katana.position.memories import Memories
from ludotheque.games.katana.position.seats import MORE, Rows, read_front
from ludotheque.games.katana.setup import starting_hand
from ludotheque.games.katana.state import CARDS, KINDS, State

DECK = re.compile(r"(?P<n>\d+)?(?: ?top (?P<top>.+))?")


def read_cards(s: State, page: Page, rows: Rows, memories: Memories, box: Box) -> None:
    """Every card gets a place, or lies aside. What is being resolved has left the box already."""
    aside = named(page.take("aside"), box)
    read_front(s, rows, box)
    read_discarded(s, page, box)
    open_places = {seat: read_hand(s, seat, rows.get(seat, {}).get("hand"), box) for seat in range(s.players)}
    said = page.take("deck")
    deck = said.by(DECK, "54 top katana, parry 2") if said else {}
    top = named(deck.get("top"), box)
    for seat, (n, whose) in open_places.items():
        open_places[seat] = n - give_wanted(s, seat, n, memories, box), whose
    n_deck = deck["n"].number(len(top), CARDS) if "n" in deck else None
    below = [] if n_deck is None else box.wanted(n_deck - len(top), [*shown(s), *memories.in_deck()])
    for seat, (n, whose) in open_places.items():
        give_all(s, seat, box.fill(n, whose))
    n_open = sum(box.left) if n_deck is None else n_deck - len(top) - len(below)
    for card in reversed([*top, *below, *box.fill(n_open, said or Said(1, "deck"))]):
        s.deck[s.n_deck] = card
        s.n_deck += 1
    for card in range(KINDS):
        s.aside[card] = box.left[card] + aside.count(card)


def named(said: Said | None, box: Box) -> list[int]:
    """The cards of a list, in its order."""
    return [card for part in parts(said) for card in box.take(part)]


def read_discarded(s: State, page: Page, box: Box) -> None:
    """The discard pile, oldest first; if nothing is said of it, what was shown for Bushido lies there."""
    said = page.take("discarded")
    pile = named(said, box)
    if said is None and s.flipped:
        pile = box.wanted(1, [s.flipped - 1])
    for card in pile:
        throw(s, card)


def shown(s: State) -> list[int]:
    """What was shown for Bushido is in the deck if it is not on the discard pile (KA-R36)."""
    lies_there = any(s.discarded[i] == s.flipped - 1 for i in range(s.n_discarded))
    return [s.flipped - 1] if s.flipped and not lies_there else []


def read_hand(s: State, seat: int, said: Said | None, box: Box) -> tuple[int, Said]:
    """Gives the cards named; how many are left open: the whole set-up of a hand that is not said, n for `n more`."""
    if said is None:
        return starting_hand((seat - s.shogun) % s.players), Said(1, f"seat {seat}")
    n_open = 0
    for part in parts(said):
        more = MORE.fullmatch(part.text)
        if more:
            n_open += int(more[1])
        else:
            give_all(s, seat, box.take(part))
    return n_open, said


def give_wanted(s: State, seat: int, n: int, memories: Memories, box: Box) -> int:
    """The cards that somebody knows in this hand, n at most; how many."""
    kinds = box.wanted(n, memories.in_hand(s, seat))
    give_all(s, seat, kinds)
    return len(kinds)


def give_all(s: State, seat: int, kinds: list[int]) -> None:
    for card in kinds:
        give(s, seat, card)
