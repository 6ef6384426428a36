"""A ship on the table, as a line: `ship 6 of 1 (laid this round): green 3 by 2, blue 3 by 0; admiral by 1`.

Cards stand in the order in which they were played; after the semicolon the character that holds the ship.
"""

from __future__ import annotations

import re

from ludotheque.core.position import Page, Said
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, GOLD, PIRATE, colour_of
from ludotheque.games.korsar.events import clear
from ludotheque.games.korsar.pirates import colour_on, why_not_colour
from ludotheque.games.korsar.position.box import Box
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from ludotheque.games.korsar.ships import gather, lay_ship
from ludotheque.games.korsar.state import MAX_SHIPS, NONE, CaptainRule, Ship, State
from ludotheque.games.korsar.teams import is_second, partner_of, side_of

LINE = re.compile(r"(?P<gold>\d+) of (?P<owner>\d+)(?: \((?P<notes>[^)]*)\))?(?:: (?P<cards>[^;]*))?(?:; (?P<top>.*))?")
FORM = "ship 6 of 1: green 3 by 2, blue 3 by 0; admiral by 1"
PLAYED = re.compile(r"(?P<card>.+) by (?P<seat>\d+)")
PLAYED_FORM = "green 3 by 2"
NUMBER, LAID, PLAYED_ON = "number", "laid this round", "played on this round"


def read_ships(s: State, page: Page, box: Box) -> list[Said]:
    """Lays the ships of the page in their order, with what was played on them; what stands in their brackets."""
    notes = []
    for said in page.take_all("ship"):
        parts = said.by(LINE, FORM)
        gold = parts["gold"].number(GOLD.start, GOLD.stop - 1)
        lay_ship(s, parts["owner"].number(0, s.players - 1), box.take(Said(said.line, f"ship {gold}")))
        clear(s)
        s.fresh = NONE
        ship = s.ships[s.n_ships - 1]
        for played in parts["cards"].split(",") if "cards" in parts else []:
            read_played(s, ship, played, box)
        if "top" in parts:
            read_character(s, ship, parts["top"], box)
        notes.append(parts.get("notes", Said(said.line, "")))
    return notes


def read_notes(s: State, notes: list[Said]) -> None:
    """A ship's number among all that were laid, and what the first partner did there in this round."""
    s.n_laid = s.n_taken + s.n_ships
    for slot, said in enumerate(notes):
        s.ships[slot].number = s.n_taken + slot
        for note in said.split(","):
            read_note(s, slot, note)
        s.n_laid = max(s.n_laid, s.ships[slot].number + 1)


def read_note(s: State, slot: int, note: Said) -> None:
    if note.text.startswith(NUMBER):
        s.ships[slot].number = Said(note.line, note.text[len(NUMBER) :].strip()).number(0, MAX_SHIPS - 1)
        return
    if note.text not in (LAID, PLAYED_ON):
        raise note.flaw("error-position-form", expected=f"{NUMBER} 4, {LAID}, {PLAYED_ON}")
    if not is_second(s, s.turn) or (note.text == LAID and s.ships[slot].owner != partner_of(s.turn)):
        raise note.flaw("error-korsar-this-round")
    if note.text == LAID:
        s.fresh = slot
    else:
        s.barred = slot


def read_played(s: State, ship: Ship, said: Said, box: Box) -> None:
    """A card that lies at the ship: a pirate, or a character that a newer one has overtaken (KO-R19)."""
    seat, card = who_and_what(s, said, box)
    if card < PIRATE:
        raise said.flaw("error-korsar-ship-on-ship")
    if card >= CAPTAIN:
        if s.captain_rule == CaptainRule.CHASE:
            raise said.flaw("error-korsar-older-character")
        check_character(s, ship, said, seat, card)
    else:
        check_colour(s, ship, said, seat, card)
        ship.side[colour_of(card)] = side_of(s, seat)
        ship.strength[colour_of(card)] += s.worth[card]
    gather(s, ship, seat, card)


def read_character(s: State, ship: Ship, said: Said, box: Box) -> None:
    """The character that holds the ship."""
    seat, card = who_and_what(s, said, box)
    if card < CAPTAIN:
        raise said.flaw("error-korsar-no-character")
    check_character(s, ship, said, seat, card)
    ship.character = card
    ship.master = seat


def who_and_what(s: State, said: Said, box: Box) -> tuple[int, int]:
    parts = said.by(PLAYED, PLAYED_FORM)
    return parts["seat"].number(0, s.players - 1), box.take(parts["card"])


def check_colour(s: State, ship: Ship, said: Said, seat: int, card: int) -> None:
    """KO-R14, KO-R15: never two colours of one side on a ship, nor two sides of one colour."""
    why = why_not_colour(ship, colour_on(ship, side_of(s, seat)), colour_of(card))
    if why == Reason.OWN_COLOUR:
        raise said.flaw("error-korsar-two-colours", seat=seat)
    if why != ALLOWED:
        raise said.flaw("error-korsar-shared-colour", seat=seat)


def check_character(s: State, ship: Ship, said: Said, seat: int, card: int) -> None:
    """KO-R18, KO 2.6: a captain stands beside a pirate of his colour, the Admiral on a ship of his side."""
    if card == ADMIRAL:
        if side_of(s, seat) != side_of(s, ship.owner):
            raise said.flaw("error-korsar-foreign-admiral", seat=seat, owner=ship.owner)
    elif colour_on(ship, side_of(s, seat)) != colour_of(card):
        raise said.flaw("error-korsar-lone-captain", seat=seat)
