"""What the box holds (KL 1): the file of an edition, its figures as integers, and the checks of KL 1.12.

The figures, in this order, are what `setup` reads after the options:

    limits    money, team, hoses, days, bought, held                    KL 1.2
    supply    hoses, tridents, weights, divers                          KL 1.1
    stacks    shallow, medium, deep for 3, 4, 5 players                 KL 1.5
    prices    3 x 5 at the bar, 3 x 5 at the shop, 3 x 5 at the market  KL 1.6 … 1.8
    income    10 days                                                   KL 1.9
    cards     48 x depth, type, units, value, copies                    KL 1.10
    encounters  copies of each of the 23                                KL 1.11
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.core.edition import Edition, Misprint, Sheet, is_number
from ludotheque.core.naming import word
from ludotheque.games.keylargo.state import (
    DAYS,
    ENCOUNTERS,
    KINDS,
    MAX_BOATS,
    STACK,
    TEAM,
    Depth,
    Encounter,
    Item,
    Service,
    Stock,
    Type,
)

NAME = "keylargo"
PLAYERS = (3, 4, 5)
LIMITS = ("money", "team", "hoses", "days", "bought", "held")
MOST = {"money": 1000, "team": TEAM, "hoses": 9, "days": DAYS, "bought": 9, "held": 9}
SUPPLY = tuple(word(stock) for stock in Stock)
SOLD = ("goods", "antique", "gold")
MOST_PRICE, MOST_UNITS, MOST_STOCK = 1000, 20, 99
CARDS_OF = (20, 30, 30)  # KL 1.12: wreck cards of each depth
WRECKS_OF = tuple(cards // STACK for cards in CARDS_OF)
ENCOUNTER_CARDS = (24, 25)

AT_SUPPLY = len(LIMITS)
AT_STACKS = AT_SUPPLY + len(SUPPLY)
AT_PRICES = AT_STACKS + 9
AT_INCOME = AT_PRICES + 9 * MAX_BOATS
AT_CARDS = AT_INCOME + DAYS
CARD = 5  # figures of a card
AT_ENCOUNTERS = AT_CARDS + CARD * KINDS
N_FIGURES = AT_ENCOUNTERS + ENCOUNTERS


class Card(NamedTuple):
    """A kind of wreck card."""

    depth: int
    type: int
    units: int
    value: int
    copies: int


def read_edition(text: str, file: str) -> Edition:
    """The edition in a file like `edition.toml`; raises Refused that names file, row and what KL 1.12 expects."""
    sheet = Sheet(text, file)
    figures = [sheet.number(f"[limits] {name}", 0, MOST[name]) for name in LIMITS]
    figures += [sheet.number(f"[supply] {name}", 0, MOST_STOCK) for name in SUPPLY]
    for players in PLAYERS:
        figures += [sheet.number(f"[stacks.{players}] {word(depth)}", 0, WRECKS_OF[depth]) for depth in Depth]
    figures += [price for row in price_rows() for price in sheet.numbers(row, MAX_BOATS, 0, MOST_PRICE)]
    figures += sheet.numbers("[dolphins] income", DAYS, 0, MOST_PRICE)
    cards = [card for depth in Depth for card in read_cards(sheet, depth)]
    if len(cards) > KINDS:
        raise sheet.refused("cards", len(cards), f"0–{KINDS}")
    cards += [Card(0, 0, 0, 0, 0)] * (KINDS - len(cards))
    figures += [figure for card in cards for figure in card]
    figures += [sheet.number(f"[encounters] {word(encounter)}", 0, ENCOUNTER_CARDS[-1]) for encounter in Encounter]
    edition = sheet.edition(NAME, figures, misprints(figures))
    for misprint in tilsit(figures) if edition.name == "tilsit-2005" else ():
        raise misprint.refused(file)
    return edition


def price_rows() -> list[str]:
    """The rows of prices, as the file names them."""
    bar = [f"[bar] {word(service)}" for service in Service]
    shop = [f"[shop] {word(item)}" for item in Item]
    return [*bar, *shop, *(f"[market] {name}" for name in SOLD)]


def read_cards(sheet: Sheet, depth: Depth) -> Iterator[Card]:
    """The cards with one back: `{ type = "gold", units = 1, value = 20, count = 3 }`."""
    row, form = f"[{word(depth)}] cards", '{ type = "gold", units = 1, value = 20, count = 3 }'
    cards = sheet.take(row, f"[{form}, …]")
    if not isinstance(cards, list):
        raise sheet.refused(row, cards, f"[{form}, …]")
    for n, card in enumerate(cards, 1):
        read = read_card(card, depth)
        if read is None:
            raise sheet.refused(f"{row} {n}", card, form)
        yield read


def read_card(card: Any, depth: Depth) -> Card | None:
    """A card from a row of the file; None if it is none."""
    types = {word(type): type for type in Type}
    said = card.get("type") if isinstance(card, dict) else None
    if not isinstance(said, str) or said not in types:
        return None
    type = types[said]
    names = {Type.DIAMOND: ("value",), Type.MONSTER: ()}.get(type, ("units", "value"))
    if set(card) != {"type", "count", *names}:
        return None
    most = {"units": MOST_UNITS, "value": MOST_PRICE, "count": sum(CARDS_OF)}
    if not all(is_number(card[name], 0, most[name]) for name in ("count", *names)):
        return None
    return Card(depth, type, card.get("units", 0), card.get("value", 0), card["count"])


def cards_of(figures: Sequence[int]) -> list[Card]:
    return [Card(*figures[at : at + CARD]) for at in range(AT_CARDS, AT_ENCOUNTERS, CARD)]


def misprints(figures: Sequence[int]) -> Iterator[Misprint]:
    """KL 1.12 and the room that a state has: what no edition may have."""
    yield from limit_misprints(figures)
    yield from price_misprints(figures)
    cards = cards_of(figures)
    for n, card in enumerate(cards):
        yield from card_misprints(n, card, cards[:n])
    for depth in Depth:
        yield from sum_misprints(depth, figures, [card for card in cards if card.depth == depth])
    encounters = figures[AT_ENCOUNTERS:]
    if min(encounters) < 0 or sum(encounters) not in ENCOUNTER_CARDS:
        yield Misprint("[encounters]", sum(encounters), "24, 25", "error-edition-sum")


def limit_misprints(figures: Sequence[int]) -> Iterator[Misprint]:
    for name, figure in zip(LIMITS, figures[:AT_SUPPLY], strict=True):
        least = 1 if name in ("team", "days") else 0
        if not least <= figure <= MOST[name]:
            yield Misprint(f"[limits] {name}", figure, f"{least}–{MOST[name]}")
    if figures[0] % 10:
        yield Misprint("[limits] money", figures[0], "10, 20, 30 …")
    for name, figure in zip(SUPPLY, figures[AT_SUPPLY:AT_STACKS], strict=True):
        if not 0 <= figure <= MOST_STOCK or (name == "divers" and figure < PLAYERS[-1]):
            yield Misprint(f"[supply] {name}", figure, f"{PLAYERS[-1] if name == 'divers' else 0}–{MOST_STOCK}")
    for n, stacks in enumerate(figures[AT_STACKS:AT_PRICES]):
        row = f"[stacks.{PLAYERS[n // 3]}] {word(Depth(n % 3))}"
        if not 0 <= stacks <= WRECKS_OF[n % 3]:
            yield Misprint(row, stacks, f"0–{WRECKS_OF[n % 3]}")


def price_misprints(figures: Sequence[int]) -> Iterator[Misprint]:
    """KL 1.12: every price and every income is a multiple of 10."""
    rows = {**tariffs(figures), "[dolphins] income": tuple(figures[AT_INCOME:AT_CARDS])}
    for row, prices in rows.items():
        if not all(0 <= price <= MOST_PRICE and price % 10 == 0 for price in prices):
            yield Misprint(row, prices, "0, 10, 20 …")


def tariffs(figures: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """The prices of each row with 1, 2, 3, 4, 5 boats."""
    starts = range(AT_PRICES, AT_INCOME, MAX_BOATS)
    return {row: tuple(figures[at : at + MAX_BOATS]) for row, at in zip(price_rows(), starts, strict=True)}


def card_misprints(n: int, card: Card, before: Sequence[Card]) -> Iterator[Misprint]:
    """KL 1.12: units for what is sold, an end value for treasures, neither for monsters; each kind once."""
    row = f"cards {n + 1}"
    depth_fits = 0 <= card.depth < len(Depth)
    if not depth_fits or not 0 <= card.type < len(Type) or not 0 <= card.copies <= sum(CARDS_OF):
        yield Misprint(row, tuple(card), "depth 0–2, type 0–4, count 0–80")
        return
    if card.copies == 0:
        return
    units = (1, MOST_UNITS) if card.type <= Type.GOLD else (0, 0)
    if not units[0] <= card.units <= units[1]:
        yield Misprint(f"{row} units", card.units, f"{units[0]}–{units[1]}")
    most = 0 if card.type == Type.MONSTER else MOST_PRICE
    if not 0 <= card.value <= most or card.value % 10:
        yield Misprint(f"{row} value", card.value, "0" if most == 0 else "0, 10, 20 …")
    if any(named(other) == named(card) for other in before if other.copies > 0):
        yield Misprint(row, tuple(card), "≠")


def named(card: Card) -> tuple[int, int, int]:
    """What tells a card from all others in texts: depth, type, and units, or the value of a diamond."""
    return card.depth, card.type, card.value if card.type == Type.DIAMOND else card.units


def sum_misprints(depth: Depth, figures: Sequence[int], cards: Sequence[Card]) -> Iterator[Misprint]:
    """KL 1.12: so many cards of each depth, and enough of them for the stacks."""
    total = sum(card.copies for card in cards)
    if total != CARDS_OF[depth]:
        yield Misprint(f"[{word(depth)}] cards", total, CARDS_OF[depth], "error-edition-sum")
    for n, players in enumerate(PLAYERS):
        stacks = figures[AT_STACKS + 3 * n + depth]
        if stacks * STACK > total:
            yield Misprint(f"[stacks.{players}] {word(depth)}", stacks, f"0–{total // STACK}")


def tilsit(figures: Sequence[int]) -> Iterator[Misprint]:
    """KL 1.12: what the first edition is known for certain to have."""
    prices = tariffs(figures)
    diver, pay_round = prices["[bar] diver"], prices["[bar] round"]
    income = figures[AT_INCOME:AT_CARDS]
    kinds = {(card.type, card.units, card.value) for card in cards_of(figures) if card.copies > 0}
    for row, got, expected in (
        ("[bar] diver + round, 1", diver[0] + pay_round[0], 100),
        ("[bar] diver + round, 2", diver[1] + pay_round[1], 120),
        ("[bar] diver, 2", diver[1], 100),
        ("[shop] hose + trident, 1", prices["[shop] hose"][0] + prices["[shop] trident"][0], 50),
        ("[dolphins] income, 1", income[0], 40),
        ("[dolphins] income, 8", income[7], 40),
        ('{ type = "goods", units = 5, value = 100 }', int((Type.GOODS, 5, 100) in kinds), 1),
        ('{ type = "gold", units = 2, value = 40 }', int((Type.GOLD, 2, 40) in kinds), 1),
    ):
        if got != expected:
            yield Misprint(row, got, expected)


FILE = Path(__file__).with_name("edition.toml")
EDITION = read_edition(FILE.read_text(encoding="utf-8"), FILE.name)
