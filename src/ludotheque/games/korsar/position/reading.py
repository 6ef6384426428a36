"""Reading a position of Korsar: every card gets a place, or lies aside."""

from __future__ import annotations

import re

from ludotheque.core.chance import key_of, start, words_of
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.core.schema import Row
from ludotheque.games.korsar.cards import CARDS, KINDS, PIRATE
from ludotheque.games.korsar.control import add_to_loot
from ludotheque.games.korsar.end import count_out, out_of_cards
from ludotheque.games.korsar.position.box import Box
from ludotheque.games.korsar.position.ships import read_notes, read_ships
from ludotheque.games.korsar.setup import DEAL, START_PLAYER, give, open_box
from ludotheque.games.korsar.ships import throw
from ludotheque.games.korsar.state import NOBODY, End, State
from ludotheque.games.korsar.teams import side_of
from ludotheque.games.korsar.turn import begin_turn, skip_turns

COLUMNS = ("hand", "loot")
MAX_LOOT, MAX_COUNT = 100, 9999
TAKEN = re.compile(r"(?P<card>ship \d) by (?P<seat>\d+)")
OVER = re.compile(r"(?P<reason>[a-z]+) by (?P<seat>\d+)")
DECK = re.compile(r"(?P<n>\d+)?(?: ?top (?P<top>.+))?")
MORE = re.compile(r"(\d{1,2})(?: more)?")


def read(page: Page, options: Row) -> State:
    """The situation with its automatic steps done (KO 2.3.1); raises Flaw for a contradiction."""
    s = State()
    open_box(s, options)
    start(s.chance, Row(words_of(key_of(0))))
    box = Box(s)
    s.first = max(options[START_PLAYER] - 1, 0)
    s.turn = page.number("turn", 0, s.players - 1, s.first)
    s.round = page.number("round", 1, MAX_COUNT, 1)
    s.ply = page.number("ply", 0, MAX_COUNT, 0)
    rows = page.seats(COLUMNS, s.players)
    deck = page.take("deck")
    notes = read_ships(s, page, box)
    read_taken(s, page, box)
    read_loot(s, rows, box)
    read_notes(s, notes)  # they count the ships taken too
    read_discarded(s, page, box)
    read_cards(s, page, rows, deck, box)
    read_end(s, page, deck or Said(1, ""))
    return s


def read_taken(s: State, page: Page, box: Box) -> None:
    """`taken ship 2 by 1, ship 3 by 2`: ships collected, in order."""
    said = page.take("taken")
    for part in said.split(",") if said else []:
        parts = part.by(TAKEN, "ship 2 by 1")
        add_to_loot(s, collector(s, parts["seat"]), box.take(parts["card"]))
    s.n_final = page.number("final", 0, s.n_taken, 0)


def collector(s: State, said: Said) -> int:
    """A seat that collects for its side (KO-R37)."""
    seat = said.number(0, s.players - 1)
    if side_of(s, seat) != seat:
        raise said.flaw("error-korsar-second-partner", first=side_of(s, seat))
    return seat


def read_loot(s: State, rows: dict[int, dict[str, Said]], box: Box) -> None:
    """The column `loot`: ships, or a sum that counts those named elsewhere as well."""
    for seat, row in rows.items():
        said = row.get("loot")
        if said is None or said.text == "-":
            continue
        side = collector(s, Said(said.line, str(seat)))
        if said.text.isdigit():
            s.loot[side] = said.number(s.loot[side], MAX_LOOT)
            continue
        for part in said.split(","):
            card = box.take(part)
            if card >= PIRATE:
                raise part.flaw("error-korsar-no-ship")
            add_to_loot(s, side, card)


def read_discarded(s: State, page: Page, box: Box) -> None:
    """The discard pile, oldest first."""
    said = page.take("discarded")
    for part in said.split(",") if said else []:
        throw(s, box.take(part))


def read_cards(s: State, page: Page, rows: dict[int, dict[str, Said]], deck: Said | None, box: Box) -> None:
    """Hands, deck and what lies aside: first the cards that are named, then what fills the rest."""
    said = page.take("aside")
    aside = [box.take(part) for part in said.split(",")] if said else []
    open_places = {seat: read_hand(s, seat, rows.get(seat, {}).get("hand"), box) for seat in range(s.players)}
    parts = deck.by(DECK, "54 top red 4, green 4") if deck else {}
    top = [box.take(part) for part in parts["top"].split(",")] if "top" in parts else []
    for seat, (n, whose) in open_places.items():
        for card in box.fill(n, whose):
            give(s, seat, card)
    n_deck = parts["n"].number(len(top), CARDS) if "n" in parts else len(top) + sum(box.left)
    for card in reversed([*top, *box.fill(n_deck - len(top), deck or Said(1, ""))]):
        s.deck[s.n_deck] = card
        s.n_deck += 1
    for card in range(KINDS):
        s.aside[card] = box.left[card] + aside.count(card)


def read_hand(s: State, seat: int, said: Said | None, box: Box) -> tuple[int, Said]:
    """Gives the cards named; how many are left open: all six of a hand that is not said, n for `n more`."""
    if said is None:
        return DEAL, Said(1, f"seat {seat}")
    n_open = 0
    for part in said.split(",") if said.text != "-" else []:
        more = MORE.fullmatch(part.text)
        if more:
            n_open += int(more[1])
        else:
            give(s, seat, box.take(part))
    return n_open, said


def read_end(s: State, page: Page, deck: Said) -> None:
    """`over laid by 0`: why and by whom the game ended; without it the turn begins (KO 2.3)."""
    said = page.take("over")
    if said is not None:
        parts = said.by(OVER, "laid by 0")
        reasons = {word(end): end for end in End if end != End.NOT_YET}
        if parts["reason"].text not in reasons:
            raise parts["reason"].flaw("error-position-form", expected=", ".join(reasons))
        s.phase, s.end, s.ender = 1, reasons[parts["reason"].text], parts["seat"].number(0, s.players - 1)
        count_out(s)
        return
    if s.n_deck == 0 and out_of_cards(s) != NOBODY:
        raise deck.flaw("error-korsar-over", seat=out_of_cards(s))
    begin_turn(s)
    skip_turns(s)
