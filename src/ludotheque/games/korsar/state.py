"""Everything there is to know about a game of Korsar at one moment, and who knows it (KO 2.10)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ludotheque.core.chance import Chance
from ludotheque.core.schema import HIDDEN, TEAM, Field, Grid, Record, Records, Row
from ludotheque.games.korsar.cards import CARDS, COLOURS, KINDS, PIRATE

SEATS = 8
MAX_SHIPS = 25
SHIPS = PIRATE  # kinds of ship
MAX_PLAYS = 53  # every pirate and character
MAX_EVENTS = 40
NOBODY = -1
NONE = -1


class CaptainRule(IntEnum):
    CHASE, LAST_PLACED = range(2)


class MinAttack(IntEnum):
    ANY, MATCH = range(2)


class PiratesAfterCharacter(IntEnum):
    ALLOWED, FORBIDDEN = range(2)


class TeamAdmiral(IntEnum):
    TEAM, OWNER_ONLY = range(2)


class LootVisibility(IntEnum):
    HIDDEN, OPEN = range(2)


class End(IntEnum):
    """What the last action was (KO 2.8.3); NOT_YET while the game goes on."""

    NOT_YET, DREW, LAID, PLAYED, DISCARDED = range(5)


class Ship(Record):
    """A ship on the table, with what was played on it."""

    card: Annotated[int, Field("i1", least=0, most=KINDS - 1, doc="its kind of card")]
    number: Annotated[int, Field("i1", least=0, doc="its place in the order of all ships laid in this game")]
    owner: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the seat that laid it")]
    side: Annotated[Row, Field("i1", COLOURS, least=NOBODY, doc="side that plays each colour here, -1: free")]
    strength: Annotated[Row, Field("i1", COLOURS, least=0, doc="sum of the pirates of each colour")]
    character: Annotated[int, Field("i1", least=NONE, doc="captain or Admiral standing here, -1: none")]
    master: Annotated[int, Field("i1", least=NOBODY, doc="seat that played that character, -1: none")]
    first: Annotated[int, Field("i1", least=NONE, doc="place in `plays` of the first card played here, -1: none")]
    last: Annotated[int, Field("i1", least=NONE, doc="place in `plays` of the latest card played here")]


class Play(Record):
    """A card played on a ship. Chased characters are gone from the ship's chain."""

    card: Annotated[int, Field("i1", least=0, most=KINDS - 1, doc="its kind")]
    seat: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="who played it")]
    next: Annotated[int, Field("i1", least=NONE, doc="the next card played on the same ship, -1: none")]


class Happening(Record):
    """One thing that the last decision did. `kind` says which of the fields count."""

    kind: Annotated[int, Field("i1", least=0, doc="see `events.Event`")]
    seat: Annotated[int, Field("i1", least=NOBODY, doc="whom it concerns")]
    other: Annotated[int, Field("i1", least=NOBODY, doc="the other seat: the ship's owner, the chaser")]
    card: Annotated[int, Field("i1", least=NONE, doc="the card")]
    ship: Annotated[int, Field("i1", least=NONE, doc="the ship's kind of card")]
    total: Annotated[int, Field("i1", doc="strength of the side there afterwards")]
    against: Annotated[int, Field("i1", doc="that of the strongest other side, -1: a character stands there")]


class State(Record):
    """A game of Korsar."""

    players: Annotated[int, Field("i1", least=0, most=SEATS, doc="seats at the table")]
    teams: Annotated[int, Field("i1", least=0, most=1, doc="1: seats 2k and 2k + 1 are partners")]
    captain_rule: Annotated[int, Field("i1", least=0, most=1, doc="option (KO 2.9)")]
    min_attack: Annotated[int, Field("i1", least=0, most=1, doc="option (KO 2.9)")]
    pirates_after_character: Annotated[int, Field("i1", least=0, most=1, doc="option (KO 2.9)")]
    team_admiral: Annotated[int, Field("i1", least=0, most=1, doc="option (KO 2.9)")]
    palette: Annotated[int, Field("i1", least=0, doc="option (KO 2.9)")]
    partner_sees_hand: Annotated[int, Field("i1", least=0, most=1, doc="option (KO 2.9)")]
    loot_visibility: Annotated[int, Field("i1", least=0, most=1, doc="option (KO 2.9)")]
    copies: Annotated[Row, Field("i1", KINDS, least=0, doc="edition: copies of each card in the box")]
    worth: Annotated[Row, Field("i1", KINDS, least=0, doc="edition: gold of a ship, strength of a pirate")]

    phase: Annotated[int, Field("i1", least=0, most=1, doc="0: play, 1: over")]
    ply: Annotated[int, Field("i2", least=0, doc="decisions made")]
    first: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the start player")]
    turn: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the seat whose turn it is")]
    round: Annotated[int, Field("i2", least=0, doc="rounds begun")]
    barred: Annotated[int, Field("i1", least=NONE, doc="ship closed to the second partner (KO 3.4), -1: none")]
    fresh: Annotated[int, Field("i1", least=NONE, doc="ship laid by the first partner in this round, -1: none")]
    end: Annotated[int, Field("i1", least=0, most=4, doc="the action that ended the game, see `End`")]
    ender: Annotated[int, Field("i1", least=NOBODY, doc="who ran out of cards at the end, -1: not yet")]

    n_held: Annotated[Row, Field("i1", SEATS, least=0, doc="cards in each hand, which all may count")]
    hands: Annotated[Grid, Field("i1", SEATS, KINDS, seen=TEAM, least=0, most=6, doc="copies of each card held")]
    held: Annotated[Row, Field("i4", SEATS, seen=TEAM, least=0, most=2**KINDS - 1, doc="bit mask of kinds held")]
    n_deck: Annotated[int, Field("i1", least=0, most=CARDS, doc="cards in the deck")]
    deck: Annotated[Row, Field("i1", CARDS, seen=HIDDEN, least=0, most=KINDS - 1, doc="the deck; its last is on top")]
    n_discarded: Annotated[int, Field("i1", least=0, most=CARDS, doc="cards in the discard pile")]
    discarded: Annotated[Row, Field("i1", CARDS, least=0, doc="the discard pile, oldest first")]

    aside: Annotated[Row, Field("i1", KINDS, least=0, doc="copies left out of a position set up by hand")]

    n_ships: Annotated[int, Field("i1", least=0, most=MAX_SHIPS, doc="ships on the table")]
    ships: Annotated[Records[Ship], Field(Ship, MAX_SHIPS, count="n_ships", doc="in the order of laying")]
    n_laid: Annotated[int, Field("i1", least=0, doc="ships laid so far")]
    n_plays: Annotated[int, Field("i1", least=0, most=MAX_PLAYS, doc="cards played on ships so far")]
    plays: Annotated[Records[Play], Field(Play, MAX_PLAYS, count="n_plays", doc="chained ship by ship")]
    n_taken: Annotated[int, Field("i1", least=0, most=MAX_SHIPS, doc="ships collected so far")]
    taken: Annotated[Row, Field("i1", MAX_SHIPS, least=0, doc="ships collected, in order (seen when taken)")]
    taker: Annotated[Row, Field("i1", MAX_SHIPS, least=0, doc="the seat that collected each")]
    n_final: Annotated[int, Field("i1", least=0, doc="how many of those in the final collection")]
    loot: Annotated[Row, Field("i2", SEATS, doc="gold collected, by side")]
    unlaid: Annotated[Grid, Field("i1", SEATS, SHIPS, least=0, doc="ships left in each hand, counted out at the end")]

    n_events: Annotated[int, Field("i1", least=0, most=MAX_EVENTS, doc="what the last decision did: how many")]
    events: Annotated[Records[Happening], Field(Happening, MAX_EVENTS, count="n_events", doc="… and what")]
    details: Annotated[
        Grid,
        Field("i1", SEATS, MAX_EVENTS, seen=TEAM, least=0, most=KINDS, doc="a seat's private part: card + 1"),
    ]
    chance: Annotated[Chance, Field(Chance, seen=HIDDEN, doc="the generator of shuffles")]
