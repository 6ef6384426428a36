"""A schema with every kind of field, for the tests of the core."""

from __future__ import annotations

from typing import Annotated

from ludotheque.core.schema import HIDDEN, OWNER, TEAM, Field, Grid, Record, Records, Row

SEATS = 3


class Boat(Record):
    """Three bytes and a padded word."""

    gold: Annotated[int, Field("i1", least=0, most=8, doc="its gold")]
    crew: Annotated[int, Field("i4", least=-1, doc="its crew")]
    flags: Annotated[Row, Field("u1", 2, doc="its flags")]


class Purse(Record):
    """A nested record that nobody sees."""

    coins: Annotated[Row, Field("i8", 2)]
    left: Annotated[int, Field("i1", least=0)]


class Harbour(Record):
    """Every kind of field, with padding between and after."""

    turn: Annotated[int, Field("i1", least=0, most=SEATS - 1, doc="whose turn it is")]
    wind: Annotated[int, Field("i2", doc="as it blows")]
    hands: Annotated[Grid, Field("i1", SEATS, 4, seen=OWNER, least=0, most=6, doc="cards held")]
    plans: Annotated[Row, Field("i2", SEATS, seen=TEAM, least=0, doc="a plan a seat")]
    deck: Annotated[Row, Field("u1", 5, seen=HIDDEN, doc="the deck")]
    n_boats: Annotated[int, Field("i1", least=0, most=2)]
    boats: Annotated[Records[Boat], Field(Boat, 2, count="n_boats", doc="boats in use")]
    purse: Annotated[Purse, Field(Purse, seen=HIDDEN)]
    big: Annotated[int, Field("i8")]
    last: Annotated[int, Field("i1")]


def filled() -> Harbour:
    """A harbour with another value in every cell."""
    s = Harbour()
    s.turn, s.wind, s.n_boats, s.big, s.last = 2, -300, 1, -(2**40), 7
    for seat in range(SEATS):
        s.plans[seat] = 1000 + seat
        for card in range(4):
            s.hands[seat, card] = (seat + card) % 7
    for i in range(5):
        s.deck[i] = 250 + i
    s.boats[0].gold, s.boats[0].crew, s.boats[0].flags[1] = 8, -1, 255
    s.boats[1].gold, s.boats[1].crew = 3, 70000
    s.purse.coins[0], s.purse.left = 2**62, 1
    return s
