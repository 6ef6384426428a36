"""Everything there is to know about a game of Key Largo at one moment, and who knows it (KL 2.10)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ludotheque.core.chance import Chance
from ludotheque.core.schema import HIDDEN, OWNER, Field, Grid, Record, Records, Row

SEATS = 5
TEAM = 3  # places for divers
HALVES = 2
WRECKS, STACK = 16, 5
PILE = 30  # most cards of one depth
KINDS = 48  # of wreck cards an edition may have
ENCOUNTERS = 23  # different encounter cards
ENCOUNTER_DECK = 25
DAYS = 10
MAX_BOATS = 5
MAX_EVENTS = 72
DOUBTS, GUESSES = 6, 16  # cards that may be in several hands, and ways in which they may lie, see doubts.py
NOBODY = -1
NONE = -1


class Action(IntEnum):
    """The five action cards (KL 1.3)."""

    DIVE, BAR, DOLPHINS, SHOP, MARKET = range(5)


class Phase(IntEnum):
    """What is decided now; after OVER come the steps that run by themselves, between decisions only."""

    PROGRAM, PLACE, SABOTAGE, DRAW, MONSTER, TREASURE, WATCH = range(7)
    BAR, LOOK, DOLPHINS, SHOP, MARKET, OVER = range(7, 13)
    NEXT_BOAT, ASK_SABOTEURS, TOP_CARD, OFFER_DRAWS, BACK_ABOARD = range(13, 18)


class Depth(IntEnum):
    SHALLOW, MEDIUM, DEEP = range(3)


class Type(IntEnum):
    """Types of wreck cards; the first three are sold at the market, in the order of its tariff (KL 1.8)."""

    GOODS, ANTIQUE, GOLD, DIAMOND, MONSTER = range(5)


class Item(IntEnum):
    """Equipment, in the order of the shop's tariff (KL 1.7)."""

    HOSE, TRIDENT, WEIGHT = range(3)


class Service(IntEnum):
    """What the bar offers, in the order of its tariff (KL 1.6)."""

    DIVER, PICKPOCKET, ROUND = range(3)


class Stock(IntEnum):
    """The supply: the three items, then divers."""

    HOSES, TRIDENTS, WEIGHTS, DIVERS = range(4)


class Encounter(IntEnum):
    """The encounter cards (KL 1.11), place by place."""

    VOLUNTEER, HASTY_BUYER, OLD_HAND, SABOTEUR, WATCHFUL_DIVER = range(5)
    TOURIST_BAR, DRUNKARD, ROOKIE_DIVER, CHEAP_PICKPOCKET, INSEPARABLE_BROTHERS = range(5, 10)
    TOURIST_DOLPHINS, FAMILY = range(10, 12)
    TOURIST_SHOP, HOSE_SELLER, TRIDENT_SELLER, WEIGHT_SELLER, DISCOUNTER, GOOD_PAL = range(12, 18)
    TOURIST_MARKET, EASY_MARK, TRAFFICKER, JEWELLER, GOLD_PROSPECTOR = range(18, 23)


class Happening(Record):
    """One thing that the last decision did. `kind` says which of the fields count."""

    kind: Annotated[int, Field("i1", least=0, doc="see `events.Event`")]
    seat: Annotated[int, Field("i1", least=NOBODY, doc="whom it concerns")]
    other: Annotated[int, Field("i1", least=NOBODY, doc="the other seat: robbed, sabotaged")]
    card: Annotated[int, Field("i1", least=NONE, doc="wreck card, encounter card or action card")]
    wreck: Annotated[int, Field("i1", least=NONE, doc="the wreck")]
    diver: Annotated[int, Field("i1", least=NONE, doc="the diver")]
    amount: Annotated[int, Field("i4", doc="dollars or a number of things")]
    extra: Annotated[int, Field("i1", least=NONE, doc="depth, type, item or the other diver")]


class State(Record):
    """A game of Key Largo."""

    players: Annotated[int, Field("i1", least=0, most=SEATS, doc="seats at the table")]
    encounters: Annotated[int, Field("i1", least=0, most=1, doc="option: the encounter deck (KL 3)")]
    pickpocket: Annotated[int, Field("i1", least=0, most=1, doc="option: pickpockets for hire (KL-R01)")]

    bar: Annotated[Grid, Field("i2", 3, MAX_BOATS, least=0, doc="edition: price of each service by boats (KL 1.6)")]
    shop: Annotated[Grid, Field("i2", 3, MAX_BOATS, least=0, doc="edition: price of each item by boats (KL 1.7)")]
    market: Annotated[Grid, Field("i2", 3, MAX_BOATS, least=0, doc="edition: price a unit by boats (KL 1.8)")]
    income: Annotated[Row, Field("i2", DAYS, least=0, doc="edition: dolphin income of each day (KL 1.9)")]
    days: Annotated[int, Field("i1", least=0, most=DAYS, doc="edition: length of the game (KL 1.2)")]
    max_team: Annotated[int, Field("i1", least=0, most=TEAM, doc="edition: divers in a team (KL 1.2)")]
    max_hoses: Annotated[int, Field("i1", least=0, most=9, doc="edition: hoses on a diver (KL 1.2)")]
    max_bought: Annotated[int, Field("i1", least=0, most=9, doc="edition: pieces bought in a visit (KL 1.2)")]
    max_encounters: Annotated[int, Field("i1", least=0, most=9, doc="edition: encounter cards in hand (KL 1.2)")]
    copies: Annotated[Row, Field("i1", KINDS, least=0, doc="edition: copies of each wreck card (KL 1.10)")]
    depth_of: Annotated[Row, Field("i1", KINDS, least=0, most=2, doc="edition: depth on its back")]
    type_of: Annotated[Row, Field("i1", KINDS, least=0, most=4, doc="edition: its type")]
    units: Annotated[Row, Field("i1", KINDS, least=0, doc="edition: unit value; 0 for diamonds and monsters")]
    value: Annotated[Row, Field("i2", KINDS, least=0, doc="edition: dollars at the end")]
    sellable: Annotated[int, Field("i8", least=0, doc="bit mask of the kinds that the market buys")]
    of_type: Annotated[Row, Field("i8", 5, least=0, doc="bit mask of the kinds of each type")]
    encounter_copies: Annotated[Row, Field("i1", ENCOUNTERS, least=0, doc="edition: copies of each (KL 1.11)")]

    phase: Annotated[int, Field("i1", least=0, most=17, doc="what is decided, see `Phase`")]
    ply: Annotated[int, Field("i2", least=0, doc="decisions made")]
    day: Annotated[int, Field("i1", least=0, most=DAYS, doc="1: the first Friday, to 10: the second Sunday")]
    half: Annotated[int, Field("i1", least=0, most=1, doc="0: morning, 1: afternoon")]
    first: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="who has the first-player card today")]
    step: Annotated[int, Field("i1", least=0, doc="how many have been placed, then resolved, in this half-day")]
    placing: Annotated[int, Field("i1", least=0, most=1, doc="1: boats are being placed, 0: actions resolved")]
    turn: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the seat that is placed or acts")]
    asked: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="the seat that decides, outside programming")]
    owing: Annotated[int, Field("i1", least=0, most=2**SEATS - 1, doc="bit mask of seats still to program")]
    program: Annotated[Grid, Field("i1", SEATS, HALVES, seen=OWNER, least=0, most=5, doc="cards laid down: action + 1")]
    turned: Annotated[Grid, Field("i1", SEATS, HALVES, least=0, most=5, doc="cards turned up: action + 1")]

    place: Annotated[Row, Field("i1", SEATS, least=NONE, most=4, doc="the action a boat stands for, -1: moored")]
    site: Annotated[Row, Field("i1", SEATS, least=NONE, most=WRECKS - 1, doc="the wreck under a boat, -1: none")]
    boats: Annotated[Row, Field("i1", 5, least=0, most=SEATS, doc="boats at each place in this half-day")]
    money: Annotated[Row, Field("i4", SEATS, least=0, doc="dollars")]
    divers: Annotated[Row, Field("i1", SEATS, least=0, most=TEAM, doc="divers in each team")]
    team: Annotated[Grid, Field("i1", SEATS, TEAM, least=0, most=1, doc="1: a diver has this place")]
    hoses: Annotated[Grid, Field("i1", SEATS, TEAM, least=0, most=9, doc="hoses of each diver")]
    tridents: Annotated[Grid, Field("i1", SEATS, TEAM, least=0, most=1, doc="trident of each diver")]
    weights: Annotated[Grid, Field("i1", SEATS, TEAM, least=0, most=1, doc="weight of each diver")]
    supply: Annotated[Row, Field("i1", 4, least=0, doc="hoses, tridents, weights, divers left")]

    n_wrecks: Annotated[int, Field("i1", least=0, most=WRECKS, doc="wrecks in this game")]
    depth: Annotated[Row, Field("i1", WRECKS, least=0, most=2, doc="depth of each wreck; shallow ones first")]
    left: Annotated[Row, Field("i1", WRECKS, least=0, most=STACK, doc="cards left in each wreck")]
    stack: Annotated[
        Grid, Field("i1", WRECKS, STACK, seen=HIDDEN, least=0, most=KINDS, doc="cards: kind + 1; the last is on top")
    ]
    lurking: Annotated[
        Grid,
        Field("i8", WRECKS, STACK + 1, least=0, doc="weights of j of its monsters having been met, see hidden.py"),
    ]
    pile: Annotated[Row, Field("i1", PILE, seen=HIDDEN, least=0, most=KINDS, doc="room to shuffle in; empty in play")]
    gone: Annotated[Row, Field("i1", KINDS, least=0, doc="copies that left the game: sold, killed")]
    held: Annotated[Row, Field("i8", SEATS, seen=OWNER, least=0, doc="bit mask of kinds in hand")]
    hands: Annotated[Grid, Field("i1", SEATS, KINDS, seen=OWNER, least=0, doc="copies of each treasure in hand")]
    backs: Annotated[Grid, Field("i1", SEATS, 3, least=0, doc="treasures in hand by the depth on their backs")]
    shown: Annotated[Grid, Field("i1", SEATS, KINDS, least=0, doc="hands, laid open at the end")]

    down: Annotated[int, Field("i1", least=0, most=7, doc="this dive: bit mask of the divers present")]
    drew: Annotated[int, Field("i1", least=0, most=7, doc="this dive: divers who have had their own draw")]
    held_back: Annotated[int, Field("i1", least=0, most=7, doc="this dive: divers kept aboard by saboteurs")]
    drawer: Annotated[int, Field("i1", least=NONE, most=2, doc="this dive: who draws or drew last, -1: nobody")]
    drawn_at: Annotated[Row, Field("i1", TEAM, least=0, doc="this dive: number of the last card each one drew")]
    n_cards: Annotated[int, Field("i1", least=0, doc="this dive: cards drawn")]
    n_drawn: Annotated[int, Field("i1", least=0, doc="this dive: treasures brought up")]
    met: Annotated[int, Field("i1", least=0, most=KINDS, doc="this dive: the monster being met, kind + 1")]
    n_aside: Annotated[int, Field("i1", least=0, most=STACK, doc="this dive: monsters set aside")]
    aside: Annotated[Row, Field("i1", STACK, least=0, most=KINDS, doc="this dive: which, kind + 1")]
    fresh: Annotated[
        Row, Field("i1", SEATS, seen=OWNER, least=0, most=KINDS, doc="this dive: the treasure drawn last, kind + 1")
    ]
    watching: Annotated[int, Field("i1", least=0, most=1, doc="this dive: 1 for the draw of a watchful diver")]

    effect: Annotated[int, Field("i1", least=0, most=ENCOUNTERS, doc="encounter in force in this visit: card + 1")]
    hired: Annotated[int, Field("i1", least=0, doc="this visit: divers hired")]
    robbed: Annotated[int, Field("i1", least=0, doc="this visit: pickpockets hired")]
    rounds: Annotated[int, Field("i1", least=0, most=1, doc="this visit: rounds paid")]
    looked: Annotated[int, Field("i1", least=NONE, most=WRECKS - 1, doc="this visit: first wreck of the round")]
    bought: Annotated[Row, Field("i1", 3, least=0, doc="this visit: items bought")]
    sold_type: Annotated[int, Field("i1", least=NONE, most=2, doc="this visit: type of the normal sale, -1: none")]
    n_sold: Annotated[int, Field("i1", least=0, doc="this visit: cards of the normal sale")]
    n_extra: Annotated[int, Field("i1", least=0, doc="this visit: cards sold to the encounter")]

    used: Annotated[int, Field("i1", least=0, most=2**SEATS - 1, doc="seats that played an encounter this half-day")]
    declined: Annotated[int, Field("i1", least=0, most=2**SEATS - 1, doc="seats that want none in this half-day")]
    n_encounters: Annotated[Row, Field("i1", SEATS, least=0, doc="encounter cards in each hand")]
    encounter_hands: Annotated[
        Grid, Field("i1", SEATS, ENCOUNTERS, seen=OWNER, least=0, doc="copies of each encounter card in hand")
    ]
    encounter_discards: Annotated[Row, Field("i1", ENCOUNTERS, least=0, doc="the open discard pile")]
    n_encounter_deck: Annotated[int, Field("i1", least=0, most=ENCOUNTER_DECK, doc="cards in the encounter deck")]
    encounter_deck: Annotated[
        Row, Field("i1", ENCOUNTER_DECK, seen=HIDDEN, least=0, most=ENCOUNTERS - 1, doc="the deck; its last is on top")
    ]
    recycled: Annotated[Row, Field("i1", ENCOUNTERS, least=0, doc="cards of the last reshuffle not seen since")]
    old_encounters: Annotated[Row, Field("i1", SEATS, least=0, doc="cards in hand from before that reshuffle")]

    looks: Annotated[Grid, Field("i1", SEATS, WRECKS, least=0, doc="half-day of a seat's last look, 1 to 20; 0: never")]
    seen: Annotated[
        Grid,
        Field("i1", SEATS, WRECKS * STACK, seen=OWNER, least=0, most=KINDS, doc="remembered cards, see memory.py"),
    ]
    took: Annotated[
        Grid, Field("i1", SEATS, WRECKS * SEATS, seen=OWNER, least=0, doc="how many of them a hand surely holds")
    ]
    known: Annotated[
        Grid, Field("i1", SEATS, SEATS * KINDS, seen=OWNER, least=0, doc="copies known to be in another hand")
    ]
    n_doubtful: Annotated[Row, Field("i1", SEATS, seen=OWNER, least=0, most=DOUBTS, doc="how many of the next")]
    doubtful: Annotated[
        Grid,
        Field("i1", SEATS, DOUBTS, seen=OWNER, least=-WRECKS, most=KINDS, doc="cards that moved unseen, see doubts.py"),
    ]
    n_guesses: Annotated[Row, Field("i1", SEATS, seen=OWNER, least=0, most=GUESSES, doc="how many of the next")]
    guess: Annotated[
        Grid, Field("i4", SEATS, GUESSES, seen=OWNER, least=0, doc="where they may all be, see core/guesses.py")
    ]
    weight: Annotated[Grid, Field("i8", SEATS, GUESSES, seen=OWNER, least=0, doc="how likely that is")]

    n_events: Annotated[int, Field("i1", least=0, most=MAX_EVENTS, doc="what the last decision did: how many")]
    events: Annotated[Records[Happening], Field(Happening, MAX_EVENTS, count="n_events", doc="… and what")]
    details: Annotated[
        Grid, Field("i1", SEATS, MAX_EVENTS, seen=OWNER, least=0, doc="a seat's private part: card or program + 1")
    ]
    chance: Annotated[Chance, Field(Chance, seen=HIDDEN, doc="the generator of shuffles and picks")]
