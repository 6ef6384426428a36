"""The seat table of a position: money, divers and what they carry, treasures and encounter cards in hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludotheque.core.lists import parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.games.keylargo.position.box import Box
from ludotheque.games.keylargo.state import TEAM, Depth, Item, State, Stock, Type
from ludotheque.games.keylargo.wrecks import gain

COLUMNS = ("money", "divers", "treasures", "boat", "program", "encounters")
Rows = dict[int, dict[str, Said]]
MOST_MONEY = 9_999_999  # more than all cards of any box can bring
BARE, NO_DIVER = "bare", "-"
DIVERS_FORM = "hose hose trident weight; bare; -"
ITEMS = {word(item): item for item in Item}
DEPTHS = {word(depth): depth for depth in Depth}
MORE = re.compile(r"(?P<n>\d{1,2}) more (?P<depth>shallow|medium|deep)")
MORE_ENCOUNTERS = re.compile(r"(\d{1,2}) more")
STOCK = re.compile(r"(?P<stock>hoses|tridents|weights|divers) (?P<n>\d+)")
STOCKS = {word(stock): stock for stock in Stock}


def read_seats(s: State, page: Page, rows: Rows) -> None:
    """Money, divers, and the supply that they have left."""
    box = [*(s.supply[item] for item in Item), s.supply[Stock.DIVERS] + s.players]
    for seat, row in rows.items():
        if "money" in row:
            s.money[seat] = row["money"].number(0, MOST_MONEY)
        if "divers" in row:
            read_divers(s, seat, row["divers"])
    fitted = (s.hoses, s.tridents, s.weights, s.team)
    at_sea = [sum(grid[seat, diver] for seat in range(s.players) for diver in range(TEAM)) for grid in fitted]
    for stock in Stock:
        s.supply[stock] = max(0, box[stock] - at_sea[stock])
    for part in parts(page.take("supply")):
        said = part.by(STOCK, "hoses 18, tridents 9, weights 10, divers 8")
        stock = STOCKS[said["stock"].text]
        s.supply[stock] = said["n"].number(0, s.supply[stock])
    for stock in Stock:
        if at_sea[stock] > box[stock]:
            whose = max(rows.values(), key=lambda row: "divers" in row).get("divers", Said(1, ""))
            raise whose.flaw("error-keylargo-stock", stock=word(stock), box=box[stock], got=at_sea[stock])


def read_divers(s: State, seat: int, said: Said) -> None:
    """`hose trident; bare`: who is in the team, place by place."""
    places = said.split(";") if said.text != NO_DIVER else []
    if sum(place.text != NO_DIVER for place in places) > s.max_team or len(places) > TEAM:
        raise said.flaw("error-keylargo-team", most=s.max_team)
    s.team[seat, 0] = 0
    for diver, place in enumerate(places):
        if place.text == NO_DIVER:
            continue
        s.team[seat, diver] = 1
        for name in place.text.split() if place.text != BARE else []:
            fit(s, seat, diver, Said(place.line, name))
    s.divers[seat] = sum(s.team.row(seat))


def fit(s: State, seat: int, diver: int, said: Said) -> None:
    """KL 1.2: two hoses, one trident, one weight at most."""
    if said.text not in ITEMS:
        raise said.flaw("error-position-form", expected=DIVERS_FORM)
    item = ITEMS[said.text]
    grid, most = ((s.hoses, s.max_hoses), (s.tridents, 1), (s.weights, 1))[item]
    if grid[seat, diver] == most:
        raise said.flaw("error-keylargo-load", item=said.text, most=most)
    grid[seat, diver] += 1


def read_treasures(s: State, rows: Rows, box: Box) -> Iterator[tuple[int, int, int, Said]]:
    """Gives the cards named; then, for each `2 more deep`, seat, depth, how many, and where it is said."""
    for seat, row in rows.items():
        for part in parts(row.get("treasures")):
            more = MORE.fullmatch(part.text)
            if more:
                yield seat, DEPTHS[more["depth"]], int(more["n"]), part
                continue
            kind = box.take(part, None)
            if s.type_of[kind] == Type.MONSTER:
                raise part.flaw("error-keylargo-monster-in-hand")
            gain(s, seat, kind)


def read_encounters(s: State, rows: Rows, box: Box) -> Iterator[tuple[int, int, Said]]:
    """Gives the encounter cards named; then, for each `1 more`, seat, how many, and where it is said."""
    for seat, row in rows.items():
        for part in parts(row.get("encounters")):
            if not s.encounters:
                raise part.flaw("error-keylargo-without-encounters")
            more = MORE_ENCOUNTERS.fullmatch(part.text)
            if more:
                yield seat, int(more[1]), part
            else:
                give_encounter(s, seat, box.take_encounter(part), part)


def give_encounter(s: State, seat: int, encounter: int, said: Said) -> None:
    """KL 1.2: two in hand at most."""
    if s.n_encounters[seat] == s.max_encounters:
        raise said.flaw("error-keylargo-encounter-hand", most=s.max_encounters)
    s.encounter_hands[seat, encounter] += 1
    s.n_encounters[seat] += 1
