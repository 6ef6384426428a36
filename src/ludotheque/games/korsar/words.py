"""Events, actions and reasons as sentences of the catalogue: which message, with which figures and people."""

from __future__ import annotations

from ludotheque.core.naming import code
from ludotheque.core.sentence import Sentence
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT, TYPES, action, colours
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, PIRATE, colour_of
from ludotheque.games.korsar.events import Event
from ludotheque.games.korsar.pirates import colour_on, strength_after, strongest_other
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from ludotheque.games.korsar.state import NOBODY, NONE, End, State
from ludotheque.games.korsar.teams import partner_of, shown_to, side_of
from ludotheque.games.korsar.turn import why_not_act, why_not_aim, why_not_discard, why_not_draw

Figures = dict[str, int | str]


def messages() -> list[str]:
    """Every message id that this game's events, actions, reasons and ends can have."""
    return [
        *(f"korsar-event-{code(e.name)}" for e in Event if e != Event.DISCARD),
        *(f"korsar-event-discard-{kind}" for kind in ("pirate", "captain", "admiral")),
        *(f"korsar-action-{code(kind)}" for kind in TYPES),
        *(f"korsar-reason-{code(r.name)}" for r in Reason if r != ALLOWED),
    ]


def figures(s: State, card: int) -> Figures:
    """The printed figures of a card, as arguments of a sentence."""
    if card < PIRATE:
        return {"card": "ship", "gold": s.worth[card]}
    if card < CAPTAIN:
        return {"card": "pirate", "colour": colours(s)[colour_of(card)], "strength": s.worth[card]}
    if card < ADMIRAL:
        return {"card": "captain", "colour": colours(s)[colour_of(card)]}
    return {"card": "admiral"}


def events(s: State, seat: int | None) -> list[Sentence]:
    """What the last decision did, in order, with what this viewer alone may know."""
    shown = 0 if seat is None else shown_to(s, seat)
    return [_event(s, i, shown) for i in range(s.n_events)]


def _event(s: State, i: int, shown: int) -> Sentence:
    event = s.events[i]
    name = f"korsar-event-{code(Event(event.kind).name)}"
    seats = {"seat": event.seat, "other": event.other}
    args: Figures = {}
    match event.kind:
        case Event.DRAW:
            secret = s.details[event.seat, i] if shown >> event.seat & 1 else 0
            args = figures(s, secret - 1) if secret else {"card": "none"}
        case Event.DISCARD:
            args = figures(s, event.card)
            name += f"-{args['card']}"
        case Event.PIRATE:
            args = {**figures(s, event.card), "total": event.total, "against": event.against}
            args["outcome"] = balance(event.total, event.against)
            seats = {"seat": event.seat, "owner": event.other}
        case Event.CAPTAIN | Event.ADMIRAL:
            args, seats = figures(s, event.card), {"seat": event.seat, "owner": event.other}
        case Event.CHASE:
            args, seats = figures(s, event.card), {"seat": event.seat, "by": event.other}
        case Event.COLLECT | Event.FINAL_COLLECT | Event.LEFT:
            seats = {"seat": event.seat, "owner": event.other}
        case Event.END:
            args = {"reason": code(End(event.total).name)}
    if event.ship != NONE and event.kind not in (Event.SKIP, Event.END, Event.DRAW, Event.DISCARD):
        args["gold"] = s.worth[event.ship]
    if "owner" in seats and event.seat != NOBODY:
        args["whose"] = whose(s, event.seat, event.other)
    return Sentence(name, args, {who: where for who, where in seats.items() if where != NOBODY})


def whose(s: State, seat: int, owner: int) -> str:
    """Whose ship it is, as the seat sees it."""
    if seat == owner:
        return "own"
    return "partner" if side_of(s, seat) == side_of(s, owner) else "other"


def balance(total: int, against: int) -> str:
    """What a pirate brings: who leads with these strengths, `against` being NONE while a character stands there."""
    if against == NONE:
        return "no-effect"
    return "lead" if total > against else "tie" if total == against else "behind"


def offer(s: State, seat: int, number: int) -> Sentence:
    """A legal action as a sentence, with what it would do there for certain."""
    name = f"korsar-action-{code(action(s, number).type)}"
    card = number % SLOT
    if number == DRAW:
        return Sentence(name, {"deck": s.n_deck})
    if number >= LAY:
        return Sentence(name, figures(s, card))
    ship = s.ships[number // SLOT]
    args: Figures = {**figures(s, card), **outcome(s, seat, number), "gold": s.worth[ship.card]}
    seats = {"owner": ship.owner}
    if args["outcome"] == "chase":
        seats["chased"] = ship.master
        args["chased_card"] = figures(s, ship.character)["card"]
        args["chased_colour"] = figures(s, ship.character).get("colour", "none")
    return Sentence(name, args, seats)


def outcome(s: State, seat: int, number: int) -> Figures:
    """What a card on a ship would do there: own strength after it, the best other, and who would then lead."""
    card, ship, side = number % SLOT, s.ships[number // SLOT], side_of(s, seat)
    against = strongest_other(ship, side)
    total = strength_after(s, ship, side, card)
    if card >= CAPTAIN:
        return {"total": total, "against": against, "outcome": "hold" if ship.character == NONE else "chase"}
    return {
        "total": total,
        "against": against,
        "outcome": balance(total, against if ship.character == NONE else NONE),
    }


def reason(s: State, seat: int, number: int) -> Sentence | None:
    """Why the seat may not do this now; None if it may."""
    why, slot = why_not(s, seat, number), number // SLOT
    if why == ALLOWED:
        return None
    args, seats = figures(s, number % SLOT) if number != DRAW else {}, {}
    if why == Reason.NOT_YOUR_TURN:
        seats["seat"] = s.turn
    elif why in (Reason.OWN_COLOUR, Reason.FOREIGN_COLOUR, Reason.TOO_WEAK, Reason.CAPTAIN_NEEDS_PIRATE):
        ship, side = s.ships[slot], side_of(s, seat)
        mine = colour_on(ship, side)
        args["own"] = colours(s)[mine] if mine != NONE else "none"
        args["against"] = strongest_other(ship, side)
        args["total"] = strength_after(s, ship, side, number % SLOT)
        if why == Reason.FOREIGN_COLOUR:
            seats["holder"] = ship.side[colour_of(number % SLOT)]
    elif why in (Reason.NOT_OWN_SHIP, Reason.CHARACTER_THERE):
        seats["owner"] = s.ships[slot].owner
    elif why == Reason.SAME_ROUND:
        seats["partner"] = partner_of(seat)
    return Sentence(f"korsar-reason-{code(why.name)}", args, seats)


def why_not(s: State, seat: int, number: int) -> Reason:
    """The first rule in the way of any action at all, legal or not."""
    action(s, number)
    due = why_not_act(s, seat)
    if due != ALLOWED:
        return Reason(due)
    if number == DRAW:
        return Reason(why_not_draw(s))
    card, slot = number % SLOT, number // SLOT
    if s.hands[seat, card] == 0:
        return Reason.NOT_IN_HAND
    if number >= DISCARD:
        return Reason(why_not_discard(s, card))
    if number >= LAY:
        return ALLOWED
    if slot >= s.n_ships:
        return Reason.NO_SUCH_SHIP
    return Reason(why_not_aim(s, seat, slot, card))


def tries(s: State, seat: int) -> list[int]:
    """What a player would try: each card in hand on each ship in sight, drawing, laying, discarding."""
    cards = [card for card in range(ADMIRAL + 1) if s.hands[seat, card] > 0]
    aimed = [slot * SLOT + card for slot in range(s.n_ships) for card in cards if card >= PIRATE]
    laid = [LAY + card for card in cards if card < PIRATE]
    discarded = [DISCARD + card for card in cards] if s.n_deck == 0 else []
    return [*aimed, *laid, DRAW, *discarded]
