"""The actions of Key Largo: ids for rules, dataclasses for people, a language-free text for records."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.core.naming import word
from ludotheque.core.numbering import start_of_range
from ludotheque.games.keylargo.state import (
    ENCOUNTERS,
    KINDS,
    SEATS,
    TEAM,
    WRECKS,
    Action,
    Depth,
    Encounter,
    Item,
    State,
    Type,
)

CARDS = len(Action)
# Each id is the start of its kind; what follows it in the range is said beside it.
PROGRAM = 0  # + 5 * morning + afternoon
DIVE = PROGRAM + CARDS * CARDS  # + wreck
DRAW = DIVE + WRECKS  # + diver
SURFACE = DRAW + TEAM
TRIDENT = SURFACE + 1  # + diver whose trident is used
FLEE = TRIDENT + TEAM
WEIGHT = FLEE + 1  # + 3 * diver whose weight is used + diver who draws
KEEP = WEIGHT + TEAM * TEAM
SABOTAGE = KEEP + 1  # + diver kept aboard
PASS = SABOTAGE + TEAM
DECLINE = PASS + 1
VOLUNTEER = DECLINE + 1  # + diver
HIRE = VOLUNTEER + TEAM
ROB = HIRE + 1  # + 3 * seat + depth
ROUND = ROB + SEATS * 3  # + first wreck
LOOK = ROUND + WRECKS  # + second wreck
DRUNKARD = LOOK + WRECKS  # + wreck
LEAVE = DRUNKARD + WRECKS
BUY = LEAVE + 1  # + 3 * item + diver
PLAY = BUY + 3 * TEAM  # + encounter card
SELL = PLAY + ENCOUNTERS  # + kind of wreck card
EXTRA = SELL + KINDS  # + kind, sold to the encounter in force
SELL_AS = EXTRA + KINDS  # + 3 * kind + type
N_ACTIONS = SELL_AS + 3 * KINDS
STARTS = (
    PROGRAM, DIVE, DRAW, SURFACE, TRIDENT, FLEE, WEIGHT, KEEP, SABOTAGE, PASS, DECLINE, VOLUNTEER, HIRE, ROB,
    ROUND, LOOK, DRUNKARD, LEAVE, BUY, PLAY, SELL, EXTRA, SELL_AS,
)  # fmt: skip


def start_of(number: int) -> int:
    """The start of the range that an id lies in; raises ValueError for no id."""
    return start_of_range(STARTS, N_ACTIONS, number)


@dataclass(frozen=True)
class Program:
    morning: str
    afternoon: str
    type: str = "program"


@dataclass(frozen=True)
class Dive:
    wreck: str
    type: str = "dive"


@dataclass(frozen=True)
class Draw:
    diver: int
    type: str = "draw"


@dataclass(frozen=True)
class Surface:
    type: str = "surface"


@dataclass(frozen=True)
class UseTrident:
    diver: int
    type: str = "use_trident"


@dataclass(frozen=True)
class Flee:
    type: str = "flee"


@dataclass(frozen=True)
class UseWeight:
    carrier: int
    diver: int
    type: str = "use_weight"


@dataclass(frozen=True)
class Keep:
    """Goes on without a weight."""

    type: str = "keep"


@dataclass(frozen=True)
class Sabotage:
    diver: int
    type: str = "sabotage"


@dataclass(frozen=True)
class Pass:
    type: str = "pass"


@dataclass(frozen=True)
class Decline:
    """No encounter card in this half-day (KL-R59)."""

    type: str = "decline"


@dataclass(frozen=True)
class CallVolunteer:
    diver: int
    type: str = "volunteer"


@dataclass(frozen=True)
class Hire:
    type: str = "hire"


@dataclass(frozen=True)
class Rob:
    seat: int
    depth: str
    type: str = "rob"


@dataclass(frozen=True)
class PayRound:
    wreck: str
    type: str = "pay_round"


@dataclass(frozen=True)
class LookAt:
    wreck: str
    type: str = "look_at"


@dataclass(frozen=True)
class AskDrunkard:
    wreck: str
    type: str = "drunkard"


@dataclass(frozen=True)
class Leave:
    type: str = "leave"


@dataclass(frozen=True)
class Buy:
    item: str
    diver: int
    type: str = "buy"


@dataclass(frozen=True)
class PlayEncounter:
    encounter: str
    type: str = "play_encounter"


@dataclass(frozen=True)
class Sell:
    card: str
    kind: int
    type: str = "sell"


@dataclass(frozen=True)
class SellExtra:
    """To the trafficker or the jeweller."""

    card: str
    kind: int
    type: str = "sell_extra"


@dataclass(frozen=True)
class SellAs:
    """To the easy mark, as another type."""

    card: str
    kind: int
    sold_as: str
    type: str = "sell_as"


AnyAction = (
    Program | Dive | Draw | Surface | UseTrident | Flee | UseWeight | Keep | Sabotage | Pass | Decline | CallVolunteer
    | Hire | Rob | PayRound | LookAt | AskDrunkard | Leave | Buy | PlayEncounter | Sell | SellExtra | SellAs
)  # fmt: skip
TYPES = tuple(kind.__dataclass_fields__["type"].default for kind in AnyAction.__args__)


def letter(wreck: int) -> str:
    """Wrecks are lettered A to P, shallow ones first."""
    return chr(ord("A") + wreck)


def card_text(s: State, kind: int) -> str:
    """A wreck card in records and positions: `medium goods 3`, `deep diamond 200`, `medium monster`."""
    depth, type = Depth(s.depth_of[kind]), Type(s.type_of[kind])
    figure = {Type.DIAMOND: f" {s.value[kind]}", Type.MONSTER: ""}.get(type, f" {s.units[kind]}")
    return f"{word(depth)} {word(type)}{figure}"


def card_of(s: State, text: str) -> int:
    """The kind that `card_text` writes so; raises ValueError that says what was expected."""
    for kind in range(KINDS):
        if s.copies[kind] > 0 and card_text(s, kind) == text:
            return kind
    raise ValueError(f"“{text}” is no wreck card; expected “medium goods 3”, “deep diamond 200” or “medium monster”")


def action(s: State, number: int) -> AnyAction:
    """The action of this id; raises ValueError if no action has it."""
    start = start_of(number)
    n = number - start
    match start:
        case 0:
            return Program(word(Action(n // CARDS)), word(Action(n % CARDS)))
        case _ if start == DIVE:
            return Dive(letter(n))
        case _ if start == DRAW:
            return Draw(n + 1)
        case _ if start == TRIDENT:
            return UseTrident(n + 1)
        case _ if start == WEIGHT:
            return UseWeight(n // TEAM + 1, n % TEAM + 1)
        case _ if start == SABOTAGE:
            return Sabotage(n + 1)
        case _ if start == VOLUNTEER:
            return CallVolunteer(n + 1)
        case _ if start == ROB:
            return Rob(n // 3, word(Depth(n % 3)))
        case _ if start == ROUND:
            return PayRound(letter(n))
        case _ if start == LOOK:
            return LookAt(letter(n))
        case _ if start == DRUNKARD:
            return AskDrunkard(letter(n))
        case _ if start == BUY:
            return Buy(word(Item(n // TEAM)), n % TEAM + 1)
        case _ if start == PLAY:
            return PlayEncounter(word(Encounter(n)))
        case _ if start == SELL:
            return Sell(card_text(s, n), n)
        case _ if start == EXTRA:
            return SellExtra(card_text(s, n), n)
        case _ if start == SELL_AS:
            return SellAs(card_text(s, n // 3), n // 3, word(Type(n % 3)))
    single: dict[int, AnyAction] = {
        SURFACE: Surface(),
        FLEE: Flee(),
        KEEP: Keep(),
        PASS: Pass(),
        DECLINE: Decline(),
        HIRE: Hire(),
    }
    return single.get(start, Leave())


def action_fields(s: State, number: int) -> dict[str, Any]:
    """The action as JSON."""
    return asdict(action(s, number))


def action_text(s: State, number: int) -> str:
    """`program dive bar`, `dive D`, `draw 2`, `weight 1 for 2`, `rob 2 deep`, `buy hose for 1`, `sell deep gold 4` …"""
    match action(s, number):
        case Program(morning, afternoon):
            return f"program {morning} {afternoon}"
        case UseTrident(diver):
            return f"trident {diver}"
        case UseWeight(carrier, diver):
            return f"weight {carrier} for {diver}"
        case Draw(diver) | Sabotage(diver) | CallVolunteer(diver) as deed:
            return f"{deed.type} {diver}"
        case Rob(seat, depth):
            return f"rob {seat} {depth}"
        case PayRound(wreck):
            return f"round {wreck}"
        case LookAt(wreck):
            return f"look {wreck}"
        case Dive(wreck) | AskDrunkard(wreck) as deed:
            return f"{deed.type} {wreck}"
        case Buy(item, diver):
            return f"buy {item} for {diver}"
        case PlayEncounter(encounter):
            return f"play {encounter}"
        case Sell(card):
            return f"sell {card}"
        case SellExtra(card):
            return f"extra {card}"
        case SellAs(card, _, sold_as):
            return f"sell {card} as {sold_as}"
        case deed:
            return deed.type


def action_of(s: State, text: str) -> int:
    """The id of the action that `action_text` writes exactly so; raises ValueError that says what was expected."""
    for number in range(N_ACTIONS):
        if is_written(s, number) and action_text(s, number) == text:
            return number
    raise ValueError(
        f"“{text}” is no action of keylargo; expected “program dive bar”, “dive D”, “draw 1”, “surface”, "
        "“rob 2 deep”, “buy hose for 1”, “sell medium goods 3”, “leave” …"
    )


def is_written(s: State, number: int) -> bool:
    """Whether the id means something: two different cards laid down, a kind of card that this edition has."""
    start = start_of(number)
    n = number - start
    if start == PROGRAM:
        return n // CARDS != n % CARDS
    if start in (SELL, EXTRA):
        return s.copies[n] > 0
    return start != SELL_AS or s.copies[n // 3] > 0
