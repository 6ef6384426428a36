"""What a table shows at a glance, by the rules and from an observation only."""

from __future__ import annotations

from typing import Any

from ludotheque.core.naming import code
from ludotheque.core.play import seats_in
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import LAY, colours
from ludotheque.games.korsar.cards import CAPTAIN, KINDS, PIRATE, colour_of
from ludotheque.games.korsar.control import control
from ludotheque.games.korsar.end import scores, winners
from ludotheque.games.korsar.reasons import ALLOWED
from ludotheque.games.korsar.state import NOBODY, NONE, SEATS, End, LootVisibility, Play, Ship, State
from ludotheque.games.korsar.teams import is_second, partner_of, shown_to, side_of
from ludotheque.games.korsar.words import figures, outcome, tries, why_not

Json = dict[str, Any]


def facts(s: State, seat: int | None) -> Json:
    """The table as this viewer sees it; a seat of None is a spectator. `web/src/games/korsar/facts.ts` types it."""
    seats = range(s.players)
    return {
        "round": s.round,
        "first": s.first,
        "sides": [side_of(s, i) for i in seats],
        "colours": list(colours(s)),
        "deck": s.n_deck,
        "discard": {
            "cards": s.n_discarded,
            "top": card(s, s.discarded[s.n_discarded - 1]) if s.n_discarded else None,
        },
        "cards": [s.n_held[i] for i in seats],
        "haul": [haul(s, i) for i in seats],
        "taken": [taken(s, i, 0, s.n_taken) for i in seats],
        "loot": [s.loot[side_of(s, i)] if shows_loot(s, seat, i) else None for i in seats],
        "hand": [] if seat is None else hand(s, seat),
        "partner": partner(s, seat),
        "ships": [ship_facts(s, s.ships[slot]) for slot in range(s.n_ships)],
        "outcomes": {} if seat is None else outcomes(s, seat),
        "over": over(s) if s.phase == 1 else None,
    }


def card(s: State, kind: int) -> Json:
    """A card by its figures: {"kind": "pirate", "colour": "red", "strength": 3}."""
    args = dict(figures(s, kind))
    return {"kind": args.pop("card"), **args}


def piles(s: State) -> list[Json]:
    """The deck, whose last card is its top."""
    return [{"pile": "deck", "cards": [card(s, s.deck[i]) for i in reversed(range(s.n_deck))]}]


def hand(s: State, seat: int) -> list[Json]:
    """The cards of a hand, always in the same order: ships, pirates colour by colour, captains, the Admiral."""
    return [{**card(s, k), "copies": s.hands[seat, k]} for k in range(KINDS) if s.hands[seat, k] > 0]


def partner(s: State, seat: int | None) -> Json | None:
    """The partner's hand, where partners show theirs (KO-R44)."""
    if seat is None or shown_to(s, seat) == 1 << seat:
        return None
    return {"seat": partner_of(seat), "hand": hand(s, partner_of(seat))}


def haul(s: State, seat: int) -> int:
    """The gold that this seat would collect if its turn began now (KO 2.7, KO-R37)."""
    if is_second(s, seat):
        return 0
    ships = [s.ships[slot] for slot in range(s.n_ships)]
    return sum(s.worth[ship.card] for ship in ships if control(s, ship) == side_of(s, seat))


def taken(s: State, seat: int, start: int, stop: int) -> list[int]:
    """Gold of the ships that this seat collected, in order; each was seen when it was taken (KO 2.10)."""
    return [s.worth[s.taken[i]] for i in range(start, stop) if s.taker[i] == seat]


def shows_loot(s: State, viewer: int | None, seat: int) -> bool:
    """KO-R45: totals of others stay face down unless the table plays with open loot, or the game is over."""
    own = viewer is not None and side_of(s, viewer) == side_of(s, seat)
    return own or s.phase == 1 or s.loot_visibility == LootVisibility.OPEN


def ship_facts(s: State, ship: Ship) -> Json:
    leader = control(s, ship)
    cards = cards_at(s, ship)
    return {
        "number": ship.number,
        "gold": s.worth[ship.card],
        "owner": ship.owner,
        "control": None if leader == NOBODY else leader,
        "by": why_controlled(ship, leader),
        "best": max(ship.strength),
        "columns": columns(s, ship, [play for play in cards if play.card < CAPTAIN]),
        "character": None if ship.character == NONE else {**card(s, ship.character), "seat": ship.master},
        "older": [{**card(s, play.card), "seat": play.seat} for play in cards if play.card >= CAPTAIN],
    }


def why_controlled(ship: Ship, leader: int) -> str:
    """By a character, by strength, as its owner, or by nobody since the lead is tied."""
    if ship.character != NONE:
        return "character"
    if leader == NOBODY:
        return "tie"
    return "strength" if max(ship.strength) else "owner"


def cards_at(s: State, ship: Ship) -> list[Play]:
    """What was played on the ship and stays there, in order."""
    cards, at = [], ship.first
    while at != NONE:
        cards.append(s.plays[at])
        at = s.plays[at].next
    return cards


def columns(s: State, ship: Ship, pirates: list[Play]) -> list[Json]:
    """One column a side, in the order in which they came to the ship."""
    order = list(dict.fromkeys(colour_of(play.card) for play in pirates))
    return [
        {
            "side": ship.side[colour],
            "seats": sorted({play.seat for play in pirates if colour_of(play.card) == colour}),
            "colour": colours(s)[colour],
            "strength": ship.strength[colour],
            "leads": ship.strength[colour] == max(ship.strength),
            "cards": [
                {"strength": s.worth[play.card], "seat": play.seat}
                for play in pirates
                if colour_of(play.card) == colour
            ],
        }
        for colour in order
    ]


def outcomes(s: State, seat: int) -> dict[str, Json]:
    """What each legal card on a ship would do there, by action id."""
    aimed = [number for number in tries(s, seat) if number < LAY]
    return {str(number): dict(outcome(s, seat, number)) for number in aimed if why_not(s, seat, number) == ALLOWED}


def over(s: State) -> Json:
    """The end, counted out as the box does it (KO 2.8, KO 3.5)."""
    seats, points = range(s.players), Row([0]) * SEATS
    scores(s, points)
    return {
        "reason": code(End(s.end).name),
        "seat": s.ender,
        "scores": [points[i] for i in seats],
        "winners": seats_in(winners(s)),
        "final": [taken(s, i, s.n_taken - s.n_final, s.n_taken) for i in seats],
        "left": [{"gold": s.worth[s.ships[i].card], "owner": s.ships[i].owner} for i in range(s.n_ships)],
        "in_hand": [[s.worth[k] for k in range(PIRATE) for _ in range(s.unlaid[i, k])] for i in seats],
    }
