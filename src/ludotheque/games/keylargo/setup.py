"""Setting up (KL 2.1): the box, the wrecks, the first player."""

from __future__ import annotations

from ludotheque.core.chance import pick, shuffle, start
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.day import begin_day
from ludotheque.games.keylargo.edition import AT_CARDS, AT_ENCOUNTERS, AT_INCOME, AT_PRICES, AT_STACKS, AT_SUPPLY, CARD
from ludotheque.games.keylargo.state import (
    DAYS,
    ENCOUNTERS,
    KINDS,
    MAX_BOATS,
    NONE,
    STACK,
    State,
    Stock,
    Type,
)

# The row that `setup` reads: the options in this order, then the figures of the edition.
PLAYERS, WITH_ENCOUNTERS, WITH_PICKPOCKET, FIRST_PLAYER, FIGURES = range(5)


@rule
def setup(s: State, options: Row, key: Row) -> None:
    """KL 2.1: open the box, deal the wrecks, find the first player, begin the first Friday."""
    open_box(s, options)
    start(s.chance, key)
    lay_wrecks(s, options)
    if s.encounters:
        fill_encounter_deck(s)
        shuffle(s.encounter_deck, s.n_encounter_deck, s.chance)
    s.first = first_player(s, options[FIRST_PLAYER] - 1)
    begin_day(s)


@rule
def open_box(s: State, options: Row) -> None:
    """Writes down options and edition, gives each player money and one bare diver; no wreck lies out yet."""
    s.players = options[PLAYERS]
    s.encounters = options[WITH_ENCOUNTERS]
    s.pickpocket = options[WITH_PICKPOCKET]
    read_limits(s, options)
    read_prices(s, options)
    for kind in range(KINDS):
        read_card(s, options, kind)
    for encounter in range(ENCOUNTERS):
        s.encounter_copies[encounter] = options[FIGURES + AT_ENCOUNTERS + encounter]
    for seat in range(s.players):
        s.team[seat, 0] = 1
        s.divers[seat] = 1
        s.place[seat] = s.site[seat] = NONE
    s.supply[Stock.DIVERS] -= s.players
    s.day = 1
    s.drawer = s.looked = s.sold_type = NONE


@rule
def read_limits(s: State, options: Row) -> None:
    """KL 1.1, 1.2: money, team, hoses, days, bought, held, then the supply."""
    for seat in range(s.players):
        s.money[seat] = options[FIGURES]
    s.max_team = options[FIGURES + 1]
    s.max_hoses = options[FIGURES + 2]
    s.days = options[FIGURES + 3]
    s.max_bought = options[FIGURES + 4]
    s.max_encounters = options[FIGURES + 5]
    for stock in range(4):
        s.supply[stock] = options[FIGURES + AT_SUPPLY + stock]


@rule
def read_prices(s: State, options: Row) -> None:
    """KL 1.6 to 1.9."""
    at = FIGURES + AT_PRICES
    for row in range(3):
        for boats in range(MAX_BOATS):
            s.bar[row, boats] = options[at + row * MAX_BOATS + boats]
            s.shop[row, boats] = options[at + (3 + row) * MAX_BOATS + boats]
            s.market[row, boats] = options[at + (6 + row) * MAX_BOATS + boats]
    for day in range(DAYS):
        s.income[day] = options[FIGURES + AT_INCOME + day]


@rule
def read_card(s: State, options: Row, kind: int) -> None:
    """KL 1.10."""
    at = FIGURES + AT_CARDS + CARD * kind
    if options[at + 4] == 0:
        return
    s.depth_of[kind] = options[at]
    s.type_of[kind] = options[at + 1]
    s.units[kind] = options[at + 2]
    s.value[kind] = options[at + 3]
    s.copies[kind] = options[at + 4]
    bit = 1 << kind
    s.of_type[s.type_of[kind]] |= bit
    if s.type_of[kind] <= Type.GOLD:
        s.sellable |= bit


@rule
def lay_wrecks(s: State, options: Row) -> None:
    """KL 1.5, 2.1.4, KL-R02, KL-R03: stacks of five, each depth by itself; what is left over goes away unseen."""
    for depth in range(3):
        lay_depth(s, depth, options[FIGURES + AT_STACKS + 3 * (s.players - 3) + depth])


@rule
def lay_depth(s: State, depth: int, stacks: int) -> None:
    """The wrecks of one depth: every card of that back goes through the pile, the first ones are dealt."""
    n = 0
    for kind in range(KINDS):
        if s.depth_of[kind] == depth:
            for _ in range(s.copies[kind]):
                s.pile[n] = kind + 1
                n += 1
    shuffle(s.pile, n, s.chance)
    for i in range(n):
        wreck = s.n_wrecks + i // STACK
        if i < stacks * STACK:
            s.stack[wreck, i % STACK] = s.pile[i]
        s.pile[i] = 0
    for _ in range(stacks):
        s.depth[s.n_wrecks] = depth
        s.left[s.n_wrecks] = STACK
        s.lurking[s.n_wrecks, 0] = 1
        s.n_wrecks += 1


@rule
def fill_encounter_deck(s: State) -> None:
    for encounter in range(ENCOUNTERS):
        for _ in range(s.encounter_copies[encounter]):
            s.encounter_deck[s.n_encounter_deck] = encounter
            s.n_encounter_deck += 1


@rule
def first_player(s: State, given: int) -> int:
    """KL 2.1.1: the given seat, else one at random."""
    if given != NONE:
        return given
    return pick(s.chance, s.players)
