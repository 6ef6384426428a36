"""What a table shows at a glance, worked out by the rules from an observation alone."""

from __future__ import annotations

from typing import Any

from ludotheque.core.naming import word
from ludotheque.core.play import seats_in
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import N_ACTIONS, letter
from ludotheque.games.keylargo.choices import legal_actions
from ludotheque.games.keylargo.dive import boat_at, divers_for
from ludotheque.games.keylargo.end import fortune, scores, winners
from ludotheque.games.keylargo.legality import DIVES
from ludotheque.games.keylargo.market import must_sell
from ludotheque.games.keylargo.recollection import known, memory, moment, passed_on
from ludotheque.games.keylargo.state import (
    ENCOUNTERS,
    HALVES,
    KINDS,
    NONE,
    SEATS,
    TEAM,
    Action,
    Depth,
    Encounter,
    Item,
    Phase,
    Service,
    State,
    Stock,
    Type,
)
from ludotheque.games.keylargo.words import HALF, amount_of, card, weekday

Json = dict[str, Any]
VISITS = {
    Phase.BAR: Action.BAR,
    Phase.LOOK: Action.BAR,
    Phase.DOLPHINS: Action.DOLPHINS,
    Phase.SHOP: Action.SHOP,
    Phase.MARKET: Action.MARKET,
}


def facts(s: State, seat: int | None) -> Json:
    """The table as this viewer sees it; a seat of None is a spectator. `web/src/games/keylargo/facts.ts` types it."""
    busy = s.phase not in (Phase.PROGRAM, Phase.OVER)
    return {
        "day": s.day,
        "half": HALF[s.half],
        "days": [{"weekday": weekday(day + 1), "income": s.income[day]} for day in range(s.days)],
        "phase": word(Phase(s.phase)),
        "encounters": bool(s.encounters),
        "pickpocket": bool(s.pickpocket),
        "first": s.first,
        "order": [(s.first + step) % s.players for step in range(s.players)],
        "turn": s.turn if busy else None,
        "seats": [seat_facts(s, each) for each in range(s.players)],
        "places": places(s),
        "wrecks": [wreck_facts(s, seat, wreck) for wreck in range(s.n_wrecks)],
        "supply": {"divers": s.supply[Stock.DIVERS], **{f"{word(i)}s": s.supply[i] for i in Item}},
        "encounterDeck": s.n_encounter_deck,
        "encounterDiscards": encounters(s.encounter_discards),
        "dive": dive(s) if s.phase in DIVES else None,
        "visit": visit(s, seat) if s.phase in VISITS else None,
        "you": None if seat is None else you(s, seat),
        "deals": {} if seat is None else deals(s, seat),
        "over": over(s) if s.phase == Phase.OVER else None,
    }


def piles(s: State) -> list[Json]:
    """The cards of each wreck and the deck of encounters; the last card of each is its top."""
    wrecks = [
        {"pile": letter(wreck), "cards": [card(s, s.stack[wreck, i] - 1) for i in reversed(range(s.left[wreck]))]}
        for wreck in range(s.n_wrecks)
    ]
    deck = [word(Encounter(s.encounter_deck[i])) for i in reversed(range(s.n_encounter_deck))]
    return [*wrecks, {"pile": "encounters", "cards": deck}] if s.encounters else wrecks


def encounters(copies: Row | list[int]) -> list[str]:
    """Encounter cards by name, in the order of the places."""
    counts = list(copies)
    return [word(each) for each in Encounter for _ in range(counts[each])]


def seat_facts(s: State, seat: int) -> Json:
    """What everybody sees of a seat."""
    turned = [s.turned[seat, half] - 1 for half in range(HALVES)]
    return {
        "money": s.money[seat],
        "divers": [diver_facts(s, seat, diver) for diver in range(s.max_team)],
        "backs": {word(depth): s.backs[seat, depth] for depth in Depth},
        "boat": boat(s, seat),
        "turned": [None if action == NONE else word(Action(action)) for action in turned],
        "ready": s.phase == Phase.PROGRAM and not s.owing >> seat & 1,
        "done": is_done(s, seat),
        "encounters": s.n_encounters[seat],
        "used": bool(s.used >> seat & 1),
        "declined": bool(s.declined >> seat & 1),
    }


def diver_facts(s: State, seat: int, diver: int) -> Json | None:
    """A diver with what it carries and how deep it reaches (KL 1.4); None where the place is free."""
    if not s.team[seat, diver]:
        return None
    reach = max(depth for depth in Depth if divers_for(s, seat, depth) >> diver & 1)
    return {
        "diver": diver + 1,
        "hoses": s.hoses[seat, diver],
        "trident": bool(s.tridents[seat, diver]),
        "weight": bool(s.weights[seat, diver]),
        "reach": word(reach),
    }


def boat(s: State, seat: int) -> Json:
    """Where a boat lies in this half-day."""
    if s.site[seat] != NONE:
        return {"at": "wreck", "wreck": letter(s.site[seat])}
    if s.place[seat] != NONE:
        return {"at": word(Action(s.place[seat])), "wreck": None}
    return {"at": "moored" if is_moored(s, seat) else None, "wreck": None}


def step_of(s: State, seat: int) -> int:
    """The seat's place in today's order, from 0."""
    return (seat - s.first) % s.players


def is_moored(s: State, seat: int) -> bool:
    """KL-R08: a dive for which there was no wreck."""
    placed = not s.placing or step_of(s, seat) < s.step - (s.turn == seat)
    return s.phase not in (Phase.PROGRAM, Phase.OVER) and placed


def is_done(s: State, seat: int) -> bool:
    """Whether its action of this half-day is over."""
    if s.phase in (Phase.PROGRAM, Phase.OVER) or s.placing:
        return False
    return step_of(s, seat) < step_of(s, s.turn)


def tariff(prices: list[int], boats: int) -> Json:
    return {"prices": prices, "now": prices[boats - 1] if boats else None}


def places(s: State) -> Json:
    """KL 1.6 to 1.9: who is where, and what it costs or brings."""
    boats = {place: arrivals(s, place) for place in Action}
    sold = (Type.GOODS, Type.ANTIQUE, Type.GOLD)
    return {
        "bar": {
            "boats": boats[Action.BAR],
            **{word(each): tariff(s.bar.row(each), s.boats[Action.BAR]) for each in Service},
        },
        "dolphins": {"boats": boats[Action.DOLPHINS], "income": s.income[s.day - 1]},
        "shop": {
            "boats": boats[Action.SHOP],
            **{word(each): tariff(s.shop.row(each), s.boats[Action.SHOP]) for each in Item},
        },
        "market": {
            "boats": boats[Action.MARKET],
            **{word(each): tariff(s.market.row(each), s.boats[Action.MARKET]) for each in sold},
        },
    }


def arrivals(s: State, place: int) -> list[int]:
    """The seats with a boat there, in the order of arrival."""
    order = [(s.first + step) % s.players for step in range(s.players)]
    return [seat for seat in order if s.place[seat] == place]


def wreck_facts(s: State, viewer: int | None, wreck: int) -> Json:
    lying = boat_at(s, wreck)
    looks = [(s.looks[seat, wreck], seat) for seat in range(s.players) if s.looks[seat, wreck]]
    return {
        "letter": letter(wreck),
        "depth": word(Depth(s.depth[wreck])),
        "left": s.left[wreck],
        "boat": None if lying == NONE else lying,
        "monsters": known_monsters(s, wreck),
        "looked": [{"seat": seat, **moment(when)} for when, seat in sorted(looks)],
        "memory": None if viewer is None else memory(s, viewer, wreck),
    }


def known_monsters(s: State, wreck: int) -> int:
    """The least number of monsters that the wreck can hold after all that was seen of it."""
    return next((j for j in range(s.left[wreck] + 1) if s.lurking[wreck, j]), 0)


def dive(s: State) -> Json:
    """The dive in progress (KL 2.4)."""
    return {
        "seat": s.turn,
        "wreck": letter(s.site[s.turn]),
        "divers": [
            {
                "diver": diver + 1,
                "present": bool(s.down >> diver & 1),
                "drawn": bool(s.drew >> diver & 1),
                "heldBack": bool(s.held_back >> diver & 1),
            }
            for diver in range(TEAM)
            if s.team[s.turn, diver]
        ],
        "aside": s.n_aside,
        "treasures": s.n_drawn,
        "monster": card(s, s.met - 1) if s.met else None,
        "drawer": None if s.drawer == NONE else s.drawer + 1,
    }


def visit(s: State, viewer: int | None) -> Json:
    """The visit in progress at a port."""
    return {
        "seat": s.turn,
        "place": word(VISITS[Phase(s.phase)]),
        "encounter": word(Encounter(s.effect - 1)) if s.effect else None,
        "hired": s.hired,
        "robbed": s.robbed,
        "rounds": s.rounds,
        "looked": None if s.looked == NONE else letter(s.looked),
        "bought": {word(item): s.bought[item] for item in Item},
        "most": s.max_bought,
        "sold": s.n_sold,
        "extra": s.n_extra,
        "mustSell": viewer == s.turn and s.phase == Phase.MARKET and must_sell(s, s.turn),
    }


def you(s: State, seat: int) -> Json:
    """What the viewer alone sees: programs, cards, fortune, and what it knows of others' hands."""
    program = [s.program[seat, half] - 1 for half in range(HALVES)]
    total = fortune(s, seat)
    return {
        "program": None if NONE in program else [word(Action(action)) for action in program],
        "hand": [card(s, kind) for kind in range(KINDS) for _ in range(s.hands[seat, kind])],
        "encounters": encounters([s.encounter_hands[seat, each] for each in range(ENCOUNTERS)]),
        "money": s.money[seat],
        "treasures": total - s.money[seat],
        "fortune": total,
        "known": known(s, seat),
        "passedOn": passed_on(s, seat),
    }


def deals(s: State, seat: int) -> dict[str, int]:
    """What each legal action costs or brings for certain, by its id."""
    out = Row([0]) * N_ACTIONS
    n = legal_actions(s, seat, out)
    amounts = {out[i]: amount_of(s, out[i]) for i in range(n)}
    return {str(number): amount for number, amount in amounts.items() if amount}


def over(s: State) -> Json:
    """The end, counted out as the box does it (KL 2.9)."""
    points = Row([0]) * SEATS
    scores(s, points)
    return {
        "scores": [points[seat] for seat in range(s.players)],
        "winners": seats_in(winners(s)),
        "money": [s.money[seat] for seat in range(s.players)],
        "treasures": [
            [card(s, kind) for kind in range(KINDS) for _ in range(s.shown[seat, kind])] for seat in range(s.players)
        ],
    }
