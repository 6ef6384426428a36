"""Events, actions and reasons as sentences of the catalogue: which message, with which figures and people."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from ludotheque.core.naming import code, word
from ludotheque.core.sentence import Sentence
from ludotheque.games.katana.actions import (
    TYPES,
    Attack,
    Breathe,
    Charm,
    CryBattle,
    Discard,
    Divert,
    Draw,
    EndPlay,
    LoseHonour,
    ParryWith,
    Pay,
    Place,
    PlaceBushido,
    Strip,
    Suffer,
    TakeBack,
    UseJujutsu,
    action,
    action_fields,
)
from ludotheque.games.katana.attack import weapon_limit, wounds_dealt
from ludotheque.games.katana.calls import WOUNDS, is_touched
from ludotheque.games.katana.cards import is_property, is_weapon
from ludotheque.games.katana.events import Event
from ludotheque.games.katana.legality import aimed_at, card_played, why_not
from ludotheque.games.katana.properties import bushido_cost, bushido_holder
from ludotheque.games.katana.reach import difficulty, places, standing
from ludotheque.games.katana.reasons import ALLOWED, Reason
from ludotheque.games.katana.roles import is_ninja, stars_of
from ludotheque.games.katana.state import (
    NOBODY,
    NONE,
    WEAPONS,
    Camp,
    Card,
    Character,
    End,
    Happening,
    Phase,
    Property,
    Role,
    State,
)
from ludotheque.games.katana.turn import HAND_LIMIT

Figures = dict[str, int | str]
Seats = dict[str, int]


def messages() -> list[str]:
    """Every message id that this game's events, actions and reasons can have."""
    return [
        *(f"katana-event-{code(e.name)}" for e in Event),
        *(f"katana-action-{code(kind)}" for kind in TYPES),
        *(f"katana-reason-{code(r.name)}" for r in Reason if r != ALLOWED),
    ]


def name(card: int) -> str:
    """A card as the argument of a sentence; `none` for one that is not seen."""
    return "none" if card == NONE else word(Card(card))


def card(s: State, kind: int) -> dict[str, Any]:
    """A playing card as JSON: {"card": "bo", "kind": "weapon", "accuracy": 2, "damage": 1}."""
    if is_weapon(kind):
        return {"card": word(Card(kind)), "kind": "weapon", "accuracy": s.accuracy[kind], "damage": s.damage[kind]}
    sort = "property" if is_property(kind) else "action"
    return {"card": word(Card(kind)), "kind": sort, "accuracy": 0, "damage": 0}


def role_name(role: int) -> str:
    """The role on a card that is seen; a Ninja's stars are told beside it."""
    return "ninja" if is_ninja(role) else word(Role(role))


def events(s: State, seat: int | None) -> list[Sentence]:
    """What the last decision did, in order, with what this viewer alone may know.

    Cards that a seat draws one after the other are one sentence to those who do not see them.
    """
    return [_event(s, i, seat) for i in range(s.n_events) if not _goes_on(s, i, seat)]


def _secret(s: State, i: int, viewer: int | None) -> int:
    """The card that this viewer alone is told about."""
    return NONE if viewer is None else s.details[viewer, i] - 1


def _goes_on(s: State, i: int, viewer: int | None) -> bool:
    """Whether a card is drawn unseen, by the same seat as the one before."""
    if i == 0 or s.events[i].seat != s.events[i - 1].seat:
        return False
    return all(s.events[each].kind == Event.DREW and _secret(s, each, viewer) == NONE for each in (i - 1, i))


def _n_drawn(s: State, i: int, viewer: int | None) -> int:
    """How many cards the sentence that begins here tells of."""
    after = range(i + 1, s.n_events)
    return 1 + sum(1 for _ in takewhile(lambda each: _goes_on(s, each, viewer), after))


def _event(s: State, i: int, viewer: int | None) -> Sentence:
    event = s.events[i]
    kind = Event(event.kind)
    seats = {"seat": event.seat, "other": event.other}
    args = _told(s, kind, event)
    if kind in (Event.DREW, Event.DIVERTED):
        args["card"] = name(_secret(s, i, viewer))
    if kind == Event.DREW:
        args["n"] = _n_drawn(s, i, viewer)
    return Sentence(f"katana-event-{code(kind.name)}", args, {who: n for who, n in seats.items() if n != NOBODY})


def _told(s: State, kind: Event, event: Happening) -> Figures:
    """The public arguments of an event."""
    match kind:
        case Event.TURN:
            return {"turn": event.amount}
        case Event.RECOVERED | Event.BREATHED:
            return {"life": event.amount}
        case Event.CODE_DROPPED:
            return {"honour": event.amount}
        case Event.FLIPPED | Event.TOOK_BACK | Event.PARRIED | Event.ANSWERED | Event.PLAYED:
            return {"card": name(event.card)}
        case Event.CHARMED | Event.PLACED | Event.DISCARDED:
            return {"card": name(event.card)}
        case Event.ATTACKED:
            return {"card": name(event.card), "difficulty": event.amount, "wounds": event.extra}
        case Event.HIT | Event.WOUNDED:
            return {"card": name(event.card), "wounds": event.amount, "left": event.extra}
        case Event.CALLED:
            return {"card": name(event.card), "n": event.amount}
        case Event.STRIPPED | Event.CODE_PLACED:
            return {"card": name(event.card), "whose": "own" if event.seat == event.other else "other"}
        case Event.PAID:
            return {"left": event.extra}
        case Event.SHUFFLED | Event.DAIMYOS:
            return {"n": event.amount}
        case Event.END:
            return {"how": how_it_ended(s)}
        case Event.ROLE:
            return {"role": role_name(event.extra), "stars": stars_of(event.extra)}
        case Event.SCORE:
            return {"camp": word(Camp(event.extra)), "points": event.amount}
    return {}


def how_it_ended(s: State) -> str:
    """KA 3.11: by the sword, by a blow at the attacker's own camp or at another, or without a blow."""
    if s.end == End.SWORD:
        return "sword"
    if s.lost_sword:
        return "lost_sword"
    return "honour" if s.ender == NOBODY else "blow"


def blow(s: State, seat: int, target: int, weapon: int) -> Figures:
    """What a weapon does unless parried: wounds dealt, resilience lost, and whether it was the last (KA 3.6)."""
    wounds = wounds_dealt(s, seat, target, weapon)
    return {
        "wounds": wounds,
        "loses": min(wounds, s.resilience[target]),
        "defeats": int(wounds >= s.resilience[target]),
    }


def difficulty_parts(s: State, seat: int, target: int) -> Figures:
    """KA 3.4: a difficulty, and what it is the sum of."""
    return {
        "difficulty": difficulty(s, seat, target),
        "places": places(standing(s), seat, target),
        "armors": s.placed[target, Property.ARMOR],
        "benkei": int(s.character[target] == Character.BENKEI),
    }


def offer(s: State, seat: int, number: int) -> Sentence:
    """A legal action as a sentence, with what it does for certain."""
    args, seats = _offered(s, seat, number)
    return Sentence(f"katana-action-{code(action(number).type)}", args, seats)


def _offered(s: State, seat: int, number: int) -> tuple[Figures, Seats]:
    match action(number):
        case Attack(weapon, target):
            blows = blow(s, seat, target, number % WEAPONS)
            return {"card": weapon, "difficulty": difficulty(s, seat, target), **blows}, {"other": target}
        case Strip(property, owner):
            return {"card": property}, {"other": owner}
        case Charm(target) | Divert(target):
            return {"n": s.n_held[target]}, {"other": target}
        case CryBattle() | UseJujutsu():
            return {"n": sum(is_touched(s, seat, each) for each in range(s.players))}, {}
        case Breathe(target):
            return {"life": s.printed[s.character[seat]] - s.resilience[seat]}, {"other": target}
        case Place(property):
            return {"card": property}, {}
        case PlaceBushido(target):
            return {}, {"other": target}
        case Pay():
            return {"left": s.resilience[seat] - 1}, {}
        case EndPlay():
            return {"n": max(0, s.n_held[seat] - HAND_LIMIT)}, {}
    return _answered(s, seat, number)


def _answered(s: State, seat: int, number: int) -> tuple[Figures, Seats]:
    """What an offer tells of an answer, or of Ieyasu's first card."""
    phase = word(Phase(s.phase))
    match action(number):
        case ParryWith(card):
            return {"card": card, "phase": phase}, {"other": s.turn}
        case Discard(card):
            return {"card": card, "phase": phase}, {"other": (seat + 1) % s.players}
        case Suffer():
            wounds = wounds_threatened(s, seat)
            return {"wounds": wounds, "left": s.resilience[seat] - wounds}, {"other": s.turn}
        case LoseHonour():
            cost = bushido_cost(s, seat)
            return {"honour": cost, "before": s.honour[seat], "left": s.honour[seat] - cost}, {}
        case TakeBack():
            return {"card": name(s.discarded[s.n_discarded - 1])}, {}
        case Draw():
            return {"n": s.n_deck}, {}
    return {}, {}


def wounds_threatened(s: State, seat: int) -> int:
    """The resilience that the seat loses if it takes what it is asked about (KA 3.6, KA 3.8)."""
    if s.phase != Phase.PARRY:
        return WOUNDS
    return min(wounds_dealt(s, s.turn, seat, s.resolving - 1), s.resilience[seat])


def reason(s: State, seat: int, number: int) -> Sentence | None:
    """Why the seat may not do this now; None if it may."""
    why = why_not(s, seat, number)
    if why == ALLOWED:
        return None
    args, seats = _reasoned(s, why, seat, number)
    return Sentence(f"katana-reason-{code(why.name)}", args, seats)


def _reasoned(s: State, why: Reason, seat: int, number: int) -> tuple[Figures, Seats]:
    """What the sentence of a reason names."""
    card, target = card_played(number), aimed_at(number)
    named: Figures = {} if card is None else {"card": name(card)}
    aimed: Seats = {} if target is None else {"other": target}
    match why:
        case Reason.NOT_YOUR_TURN:
            return {}, {"seat": s.asked}
        case Reason.NOT_IN_HAND | Reason.NOT_YOURSELF | Reason.ONLY_AN_ANSWER | Reason.NO_PARRY:
            return named, {}
        case Reason.WEAPON_LIMIT:
            return {"played": s.weapons, "most": weapon_limit(s, seat)}, {}
        case Reason.HARMLESS:
            return {"cause": harmless(s, number // WEAPONS)}, aimed
        case Reason.OUT_OF_REACH:
            return {**named, **out_of_reach(s, seat, number // WEAPONS, number % WEAPONS)}, aimed
        case Reason.NOT_IN_FRONT:
            return {"card": action_fields(s, number)["property"]}, aimed
        case Reason.EMPTY_HAND:
            return {}, aimed
        case Reason.CODE_IN_PLAY:
            return {}, {"other": bushido_holder(s)}
        case Reason.NO_WEAPON:
            return {**named, "phase": word(Phase(s.phase))}, {}
        case Reason.TOO_MANY_CARDS:
            return {"n": s.n_held[seat], "most": HAND_LIMIT}, {}
        case Reason.ANSWER_FIRST:
            return {"phase": word(Phase(s.phase))}, {"other": s.turn}
    return {}, {}


def harmless(s: State, seat: int) -> str:
    """KA 3.5: whether the seat is harmless, and by what."""
    if s.resilience[seat] == 0:
        return "resilience"
    return "hand" if s.n_held[seat] == 0 else "no"


def out_of_reach(s: State, seat: int, target: int, weapon: int) -> Figures:
    """KA 3.4: the figures of an attack that falls short; `plain`: nothing but places makes it difficult."""
    parts = difficulty_parts(s, seat, target)
    return {**parts, "plain": int(parts["difficulty"] == parts["places"]), "accuracy": s.accuracy[weapon]}
