"""Everything there is to know about a game of Katana at one moment, and who knows it (KA-R53)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ludotheque.core.chance import Chance
from ludotheque.core.schema import HIDDEN, OWNER, Field, Grid, Record, Records, Row

SEATS = 7
WEAPONS, PROPERTIES, KINDS, CARDS = 13, 4, 25, 90
CHARACTERS = 12
DOUBTS, GUESSES = 6, 12  # cards that a seat knew in a hand, and ways in which they may lie now, see doubts.py
MAX_EVENTS = 48
NOBODY = -1
NONE = -1


class Card(IntEnum):
    """The kinds of playing cards (KA 2.2, 2.3, 2.4): weapons, actions, properties."""

    BOKKEN, KISERU, WAKIZASHI, BO, KUSARIGAMA, KATANA, SHURIKEN, KANABO = range(8)
    NODACHI, NAGINATA, NAGAYARI, TANEGASHIMA, DAIKYU = range(8, 13)
    PARRY, GEISHA, DIVERSION, BATTLE_CRY, TEA_CEREMONY, JUJUTSU, BREATHING, DAIMYO = range(13, 21)
    FOCUS, ARMOR, FAST_DRAW, BUSHIDO = range(21, 25)


class Property(IntEnum):
    """What lies before a player; its card is `Card.FOCUS` and so much more."""

    FOCUS, ARMOR, FAST_DRAW, BUSHIDO = range(4)


class Character(IntEnum):
    """KA 2.5."""

    BENKEI, CHIYOME, GINCHIYO, GOEMON, HANZO, HIDEYOSHI = range(6)
    IEYASU, KOJIRO, MUSASHI, NOBUNAGA, TOMOE, USHIWAKA = range(6, 12)


class Role(IntEnum):
    """The role cards (KA 2.6); Ninjas by their stars. UNKNOWN: not seen."""

    UNKNOWN, SHOGUN, SAMURAI, NINJA_1, NINJA_2, NINJA_3, RONIN = range(7)


class Camp(IntEnum):
    """Who wins together (KA 2.6)."""

    SHOGUN, NINJA, RONIN = range(3)


class Phase(IntEnum):
    """What is decided now."""

    BUSHIDO, DRAW, PLAY, PARRY, BATTLE_CRY, JUJUTSU, DISCARD, OVER = range(8)


class End(IntEnum):
    """How the game ended (KA 3.11)."""

    NOT_YET, HONOUR, SWORD = range(3)


class Happening(Record):
    """One thing that the last decision did. `kind` says which of the fields count."""

    kind: Annotated[int, Field("i1", least=0, doc="see `events.Event`")]
    seat: Annotated[int, Field("i1", least=NOBODY, doc="whom it concerns")]
    other: Annotated[int, Field("i1", least=NOBODY, doc="the other seat: target, attacker, neighbour")]
    card: Annotated[int, Field("i1", least=NONE, doc="the card")]
    amount: Annotated[int, Field("i2", doc="points, wounds, difficulty or a number of cards")]
    extra: Annotated[int, Field("i1", least=NONE, doc="resilience left, wounds threatened, a role or a camp")]


class State(Record):
    """A game of Katana."""

    players: Annotated[int, Field("i1", least=0, most=SEATS, doc="seats at the table")]
    copies: Annotated[Row, Field("i1", KINDS, least=0, doc="edition: copies of each card in the box (KA 2.2 … 2.4)")]
    accuracy: Annotated[Row, Field("i1", WEAPONS, least=0, doc="edition: highest difficulty that it reaches")]
    damage: Annotated[Row, Field("i1", WEAPONS, least=0, doc="edition: wounds that a weapon deals")]
    printed: Annotated[Row, Field("i1", CHARACTERS, least=0, doc="edition: resilience of each character (KA 2.5)")]
    shogun_honour: Annotated[int, Field("i1", least=0, doc="edition: honour of the Shogun at the start (KA 2.8)")]
    others_honour: Annotated[int, Field("i1", least=0, doc="edition: honour of each other at the start (KA 2.8)")]
    factors: Annotated[Row, Field("i1", 5, least=0, doc="edition: see `roles.factor` (KA 2.7)")]

    phase: Annotated[int, Field("i1", least=0, most=7, doc="what is decided, see `Phase`")]
    ply: Annotated[int, Field("i2", least=0, doc="decisions made")]
    shogun: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the Shogun's seat, the first to play")]
    turn: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the active player")]
    turns: Annotated[int, Field("i2", least=0, doc="turns begun")]
    asked: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the seat that decides")]
    weapons: Annotated[int, Field("i1", least=0, doc="weapons played in this turn")]
    resolving: Annotated[int, Field("i1", least=0, most=KINDS, doc="the card being resolved, kind + 1; 0: none")]
    target: Annotated[int, Field("i1", least=NOBODY, doc="who is attacked, -1: nobody")]
    difficulty: Annotated[int, Field("i1", least=0, doc="of the attack being resolved")]
    affected: Annotated[int, Field("i1", least=0, doc="bit mask of the seats still to answer Battle Cry or Jujutsu")]
    answered: Annotated[int, Field("i1", least=0, doc="bit mask of the seats that have answered it")]
    flipped: Annotated[int, Field("i1", least=0, most=KINDS, doc="the weapon shown for Bushido, kind + 1; 0: none")]

    role: Annotated[Row, Field("i1", SEATS, seen=OWNER, least=0, most=6, doc="role card, see `Role`")]
    revealed: Annotated[Row, Field("i1", SEATS, least=0, most=6, doc="roles turned up: the Shogun's, at the end all")]
    character: Annotated[Row, Field("i1", SEATS, least=0, most=CHARACTERS - 1, doc="see `Character`")]
    resilience: Annotated[Row, Field("i1", SEATS, least=0, doc="resilience points")]
    honour: Annotated[Row, Field("i1", SEATS, least=0, doc="honour points")]
    box: Annotated[int, Field("i1", least=0, doc="honour points in the box")]
    placed: Annotated[Grid, Field("i1", SEATS, PROPERTIES, least=0, doc="copies of each property before a player")]
    n_held: Annotated[Row, Field("i1", SEATS, least=0, doc="cards in each hand")]
    hands: Annotated[Grid, Field("i1", SEATS, KINDS, seen=OWNER, least=0, doc="copies of each card held")]
    held: Annotated[Row, Field("i4", SEATS, seen=OWNER, least=0, doc="bit mask of kinds held")]
    n_deck: Annotated[int, Field("i1", least=0, most=CARDS, doc="cards in the draw deck")]
    deck: Annotated[Row, Field("i1", CARDS, seen=HIDDEN, least=0, most=KINDS - 1, doc="the deck; its last is on top")]
    n_discarded: Annotated[int, Field("i1", least=0, most=CARDS, doc="cards in the discard pile")]
    discarded: Annotated[Row, Field("i1", CARDS, least=0, doc="the discard pile; its last is on top")]
    piled: Annotated[Row, Field("i1", KINDS, least=0, doc="copies of each card in the discard pile")]
    exhaustions: Annotated[int, Field("i1", least=0, doc="how often the deck ran out")]
    aside: Annotated[Row, Field("i1", KINDS, least=0, doc="copies left out of a position set up by hand")]

    attacked: Annotated[Grid, Field("i2", SEATS, SEATS, least=0, doc="weapons played by a seat on a seat")]
    spared: Annotated[
        Grid, Field("i2", SEATS, SEATS, least=0, doc="weapons played on others that could have hit this seat")
    ]
    wounded: Annotated[Grid, Field("i2", SEATS, SEATS, least=0, doc="resilience taken by a seat from a seat")]
    defeated: Annotated[Grid, Field("i2", SEATS, SEATS, least=0, doc="defeats of a seat by a seat")]
    hindered: Annotated[
        Grid, Field("i2", SEATS, SEATS, least=0, doc="Geishas, Diversions and Bushidos of a seat against a seat")
    ]
    helped: Annotated[Grid, Field("i2", SEATS, SEATS, least=0, doc="Breathings of a seat in favour of a seat")]

    known: Annotated[
        Grid,
        Field("i1", SEATS, SEATS * KINDS, seen=OWNER, least=0, doc="copies known to be in a hand: seat * 25 + card"),
    ]
    n_doubtful: Annotated[Row, Field("i1", SEATS, seen=OWNER, least=0, most=DOUBTS, doc="how many of the next")]
    doubtful: Annotated[
        Grid, Field("i1", SEATS, DOUBTS, seen=OWNER, least=0, most=KINDS, doc="cards known before: kind + 1")
    ]
    n_guesses: Annotated[Row, Field("i1", SEATS, seen=OWNER, least=0, most=GUESSES, doc="how many of the next")]
    guess: Annotated[
        Grid, Field("i4", SEATS, GUESSES, seen=OWNER, least=0, doc="where they may all be, see core/guesses.py")
    ]
    weight: Annotated[Grid, Field("i4", SEATS, GUESSES, seen=OWNER, least=0, doc="how likely that is")]
    recent: Annotated[
        Grid, Field("i1", SEATS, KINDS, seen=OWNER, least=0, doc="unseen copies that came out of, or are in, this deck")
    ]
    elder: Annotated[
        Grid, Field("i1", SEATS, KINDS, seen=OWNER, least=0, doc="unseen copies that were not shuffled into this deck")
    ]
    drawn: Annotated[Row, Field("i1", SEATS, least=0, doc="most cards of a hand that may come out of this deck")]

    end: Annotated[int, Field("i1", least=0, most=2, doc="how it ended, see `End`")]
    ender: Annotated[int, Field("i1", least=NOBODY, doc="the Swordmaster, or whose blow ended the game; -1: nobody's")]
    lost_sword: Annotated[int, Field("i1", least=0, most=3, doc="camp that pays for the Lost Sword + 1; 0: none")]
    daimyos: Annotated[Row, Field("i1", SEATS, least=0, doc="Daimyos in each hand, shown at the end")]

    n_events: Annotated[int, Field("i1", least=0, most=MAX_EVENTS, doc="what the last decision did: how many")]
    events: Annotated[Records[Happening], Field(Happening, MAX_EVENTS, count="n_events", doc="… and what")]
    details: Annotated[
        Grid, Field("i1", SEATS, MAX_EVENTS, seen=OWNER, least=0, most=KINDS, doc="a seat's private part: card + 1")
    ]
    chance: Annotated[Chance, Field(Chance, seen=HIDDEN, doc="the generator of shuffles and random cards")]
