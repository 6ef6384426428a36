"""Events, actions and reasons as sentences of the catalogue: which message, with which figures and people."""

from __future__ import annotations

from typing import Any

from ludotheque.core.naming import code, word
from ludotheque.core.sentence import Sentence
from ludotheque.games.keylargo.actions import (
    BUY,
    CARDS,
    DIVE,
    DRUNKARD,
    EXTRA,
    HIRE,
    ROB,
    ROUND,
    SABOTAGE,
    SELL,
    SELL_AS,
    TYPES,
    VOLUNTEER,
    action_fields,
    card_text,
    letter,
    start_of,
)
from ludotheque.games.keylargo.bar import bar_price
from ludotheque.games.keylargo.dive import boat_at
from ludotheque.games.keylargo.encounters import place_of
from ludotheque.games.keylargo.events import Event
from ludotheque.games.keylargo.legality import why_not
from ludotheque.games.keylargo.market import extra_amount, unit_price
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.shop import shop_price
from ludotheque.games.keylargo.state import (
    KINDS,
    NOBODY,
    NONE,
    TEAM,
    Action,
    Depth,
    Encounter,
    Happening,
    Item,
    Service,
    State,
    Type,
)

Figures = dict[str, int | str]
WEEKDAYS = ("friday", "saturday", "sunday", "monday", "tuesday", "wednesday", "thursday")
HALF = ("morning", "afternoon")


def messages() -> list[str]:
    """Every message id that this game's events, actions and reasons can have."""
    return [
        *(f"keylargo-event-{code(e.name)}" for e in Event),
        *(f"keylargo-action-{code(kind)}" for kind in TYPES),
        *(f"keylargo-reason-{code(r.name)}" for r in Reason if r != ALLOWED),
    ]


def weekday(day: int) -> str:
    """KL 1.9: day 1 is a Friday."""
    return WEEKDAYS[(day - 1) % len(WEEKDAYS)]


def figures(s: State, kind: int) -> Figures:
    """What a wreck card shows, as arguments of a sentence; a card that is not seen has the kind -1."""
    if kind == NONE:
        return {"card": "none", "units": 0, "value": 0}
    type, depth = Type(s.type_of[kind]), Depth(s.depth_of[kind])
    return {"card": word(type), "units": s.units[kind], "value": s.value[kind], "depth": word(depth)}


def card(s: State, kind: int) -> dict[str, Any]:
    """A wreck card as JSON: {"kind": 17, "type": "goods", "depth": "medium", "units": 3, "value": 60}."""
    args = figures(s, kind)
    return {"kind": kind, "type": args.pop("card"), **args}


def events(s: State, seat: int | None) -> list[Sentence]:
    """What the last decision did, in order, with what this viewer alone may know."""
    return [_event(s, i, seat) for i in range(s.n_events) if s.events[i].kind != Event.SAW or s.events[i].seat == seat]


def _event(s: State, i: int, viewer: int | None) -> Sentence:
    event = s.events[i]
    kind = Event(event.kind)
    secret = NONE if viewer is None else s.details[viewer, i] - 1
    seats = {"seat": event.seat, "other": event.other}
    args = {**_told(s, kind, event), **_secret(s, kind, event, secret)}
    return Sentence(f"keylargo-event-{code(kind.name)}", args, {w: n for w, n in seats.items() if n != NOBODY})


def _told(s: State, kind: Event, event: Happening) -> Figures:
    """The public arguments of an event."""
    match kind:
        case Event.DAY:
            return {"day": event.amount, "weekday": weekday(event.amount)}
        case Event.HALF:
            return {"half": HALF[event.amount], "day": event.extra, "weekday": weekday(event.extra)}
        case Event.TURNED:
            return {"action": word(Action(event.card))}
        case Event.ARRIVED:
            return {"place": word(Action(event.card)), "boats": event.amount}
        case Event.IDLE:
            return {"place": word(Action(event.card))}
        case Event.SAILED | Event.LOOKED:
            return {"wreck": letter(event.wreck), "depth": word(Depth(event.extra))}
        case Event.DIVED:
            return {"wreck": letter(event.wreck), "depth": word(Depth(event.extra)), "amount": event.amount}
        case Event.SABOTAGED:
            return {"diver": event.diver + 1}
        case Event.MONSTER | Event.TREASURE:
            return {"wreck": letter(event.wreck), "diver": event.diver + 1, "depth": word(Depth(event.extra))}
        case Event.TRIDENT | Event.WEIGHT:
            return {"diver": event.diver + 1, "carrier": event.extra + 1}
        case Event.FLED:
            return {"diver": event.diver + 1, "amount": event.amount}
        case Event.SHUFFLED | Event.SURFACED:
            return {"wreck": letter(event.wreck), "amount": event.amount}
        case Event.EMPTY | Event.SAW:
            return {"wreck": letter(event.wreck)}
        case Event.HIRED:
            return {"amount": event.amount, "hose": event.extra}
        case Event.ROBBED:
            return {"amount": event.amount, "depth": word(Depth(event.extra))}
        case Event.INCOME:
            return {"amount": event.amount, "weekday": weekday(event.extra)}
        case Event.PLAYED:
            return {"encounter": word(Encounter(event.card))}
        case Event.BOUGHT:
            return {"item": word(Item(event.extra)), "diver": event.diver + 1, "amount": event.amount}
        case Event.SOLD:
            sold_as: Figures = {"sold_as": word(Type(event.extra)), "as_is": int(event.extra == s.type_of[event.card])}
            return {**figures(s, event.card), **sold_as, "amount": event.amount}
        case Event.SOLD_EXTRA:
            return {**figures(s, event.card), "encounter": word(Encounter(event.extra)), "amount": event.amount}
        case Event.ROUND | Event.RESHUFFLED:
            return {"amount": event.amount}
        case Event.FORTUNE:
            return {"amount": event.amount, "cards": laid_open(s, event.seat)}
    return {}


def laid_open(s: State, seat: int) -> str:
    """The hand that a seat shows at the end (KL-R66), as records write cards; the page draws them."""
    return ", ".join(card_text(s, kind) for kind in range(KINDS) for _ in range(s.shown[seat, kind]))


def _secret(s: State, kind: Event, event: Happening, secret: int) -> Figures:
    """The private arguments of an event, or that this viewer is told none."""
    match kind:
        case Event.CHOSE if secret == NONE:
            return {"morning": "none", "afternoon": "none"}
        case Event.CHOSE:
            return {"morning": word(Action(secret // CARDS)), "afternoon": word(Action(secret % CARDS))}
        case Event.FOUND:
            return {"encounter": "none" if secret == NONE else word(Encounter(secret))}
        case Event.TREASURE | Event.ROBBED | Event.SAW:
            return {**figures(s, secret), "depth": word(Depth(event.extra))}
    return {}


def amount_of(s: State, number: int) -> int:
    """What an action costs (below zero) or brings for certain, in dollars."""
    start = start_of(number)
    n = number - start
    if start == HIRE:
        return -bar_price(s, Service.DIVER)
    if start == ROB:
        return -bar_price(s, Service.PICKPOCKET)
    if start == ROUND:
        return -bar_price(s, Service.ROUND)
    if start == BUY:
        return -shop_price(s, n // TEAM)
    if start == SELL:
        return s.units[n] * unit_price(s, s.type_of[n])
    if start == EXTRA:
        return extra_amount(s, n)
    if start == SELL_AS:
        return s.units[n // 3] * unit_price(s, n % 3)
    return 0


def offer(s: State, seat: int, number: int) -> Sentence:
    """A legal action as a sentence, with what it does for certain."""
    start, fields = start_of(number), action_fields(s, number)
    name = f"keylargo-action-{code(fields.pop('type'))}"
    n = number - start
    args: Figures = {key: value for key, value in fields.items() if key not in ("seat", "kind", "card")}
    seats = {}
    if start in (HIRE, ROB, ROUND, BUY, SELL, EXTRA, SELL_AS):
        args["amount"] = abs(amount_of(s, number))
    if start in (SELL, EXTRA, SELL_AS):
        args |= figures(s, n // 3 if start == SELL_AS else n)
    if start == EXTRA:
        args["encounter"] = word(Encounter(s.effect - 1))
    elif start == DIVE:
        args |= {"depth": word(Depth(s.depth[n])), "left": s.left[n]}
    elif start == ROB:
        args["n"] = s.backs[n // 3, n % 3]
        seats["other"] = n // 3
    elif start == SABOTAGE:
        seats["other"] = s.turn
    elif name == "keylargo-action-leave":
        args["place"] = word(Action(s.place[seat]))
    elif name == "keylargo-action-flee":
        args["diver"] = s.drawer + 1
    return Sentence(name, args, seats)


def reason(s: State, seat: int, number: int) -> Sentence | None:
    """Why the seat may not do this now; None if it may."""
    why = why_not(s, seat, number)
    if why == ALLOWED:
        return None
    args, seats = _reasoned(s, why, seat, number)
    return Sentence(f"keylargo-reason-{code(why.name)}", args, seats)


def _reasoned(s: State, why: Reason, seat: int, number: int) -> tuple[Figures, dict[str, int]]:
    """What the sentence of a reason names."""
    fields = action_fields(s, number)
    start = start_of(number)
    n = number - start
    match why:
        case Reason.NOT_YOUR_TURN:
            return {}, {"seat": s.asked}
        case Reason.WRECK_TAKEN:
            return {"wreck": fields["wreck"]}, {"seat": boat_at(s, n)}
        case Reason.NO_SUCH_WRECK | Reason.SAME_WRECK:
            return {"wreck": fields["wreck"]}, {}
        case Reason.WRECK_EMPTY:
            return {"wreck": fields.get("wreck") or letter(s.site[s.turn])}, {}
        case Reason.TOO_DEEP:
            return {"wreck": fields["wreck"], "depth": word(Depth(s.depth[n]))}, {}
        case Reason.NO_SUCH_DIVER | Reason.NOT_PRESENT | Reason.HAS_DRAWN | Reason.NO_TRIDENT:
            return {"diver": fields["diver"]}, {}
        case Reason.NO_WEIGHT:
            return {"diver": fields["carrier"]}, {}
        case Reason.NO_MONEY:
            return {"amount": abs(amount_of(s, number)), "money": s.money[seat]}, {}
        case Reason.NOTHING_TO_STEAL:
            return {"depth": fields["depth"]}, {"other": n // 3}
        case Reason.OUT_OF_STOCK | Reason.CANNOT_CARRY:
            return {"item": fields["item"], "diver": fields["diver"]}, {}
        case Reason.BOUGHT_ENOUGH:
            return {"amount": s.max_bought}, {}
        case Reason.OTHER_TYPE:
            return {"type": word(Type(s.sold_type))}, {}
        case Reason.OTHER_PLACE | Reason.NO_EFFECT | Reason.TOO_LATE | Reason.ONLY_SHALLOW:
            encounter = encounter_of(number)
            return {"encounter": word(encounter), "place": word(Action(place_of(encounter)))}, {}
    return {}, {}


def encounter_of(number: int) -> Encounter:
    """The encounter card that an action plays."""
    start = start_of(number)
    aimed = {SABOTAGE: Encounter.SABOTEUR, VOLUNTEER: Encounter.VOLUNTEER, DRUNKARD: Encounter.DRUNKARD}
    return aimed[start] if start in aimed else Encounter(number - start)
