"""The actions of Katana: ids for rules, dataclasses for people, a language-free text for records."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.core.naming import word
from ludotheque.core.numbering import start_of_range
from ludotheque.games.katana.state import KINDS, PROPERTIES, SEATS, WEAPONS, Card, Property, State

# Each id is the start of its kind; what follows it in the range is said beside it.
ATTACK = 0  # + 13 * target + weapon
STRIP = ATTACK + SEATS * WEAPONS  # Geisha: + 4 * owner + property
CHARM = STRIP + SEATS * PROPERTIES  # Geisha: + seat whose hand loses a card
DIVERT = CHARM + SEATS  # + seat
BATTLE_CRY = DIVERT + SEATS
TEA_CEREMONY = BATTLE_CRY + 1
JUJUTSU = TEA_CEREMONY + 1
DAIMYO = JUJUTSU + 1
BREATHE = DAIMYO + 1  # + seat that draws
PLACE = BREATHE + SEATS  # + property but Bushido
BUSHIDO = PLACE + PROPERTIES - 1  # + seat
PAY = BUSHIDO + SEATS  # Nobunaga
END = PAY + 1  # of the Play phase
PARRY = END + 1  # + weapon or Parry
DISCARD = PARRY + WEAPONS + 1  # + card: for Jujutsu, for Bushido, or above seven
SUFFER = DISCARD + KINDS
LOSE_HONOUR = SUFFER + 1
TAKE_BACK = LOSE_HONOUR + 1  # Ieyasu
DRAW = TAKE_BACK + 1
N_ACTIONS = DRAW + 1
STARTS = (
    ATTACK, STRIP, CHARM, DIVERT, BATTLE_CRY, TEA_CEREMONY, JUJUTSU, DAIMYO, BREATHE, PLACE, BUSHIDO, PAY, END,
    PARRY, DISCARD, SUFFER, LOSE_HONOUR, TAKE_BACK, DRAW,
)  # fmt: skip


def start_of(number: int) -> int:
    """The start of the range that an id lies in; raises ValueError for no id."""
    return start_of_range(STARTS, N_ACTIONS, number)


@dataclass(frozen=True)
class Attack:
    weapon: str
    target: int
    type: str = "attack"


@dataclass(frozen=True)
class Strip:
    """Geisha on a property in play."""

    property: str
    owner: int
    type: str = "strip"


@dataclass(frozen=True)
class Charm:
    """Geisha on a hand."""

    target: int
    type: str = "charm"


@dataclass(frozen=True)
class Divert:
    target: int
    type: str = "divert"


@dataclass(frozen=True)
class CryBattle:
    type: str = "battle_cry"


@dataclass(frozen=True)
class HoldTeaCeremony:
    type: str = "tea_ceremony"


@dataclass(frozen=True)
class UseJujutsu:
    type: str = "jujutsu"


@dataclass(frozen=True)
class PlayDaimyo:
    type: str = "daimyo"


@dataclass(frozen=True)
class Breathe:
    target: int
    type: str = "breathe"


@dataclass(frozen=True)
class Place:
    property: str
    type: str = "place"


@dataclass(frozen=True)
class PlaceBushido:
    target: int
    type: str = "bushido"


@dataclass(frozen=True)
class Pay:
    """Nobunaga's resilience for a card."""

    type: str = "pay"


@dataclass(frozen=True)
class EndPlay:
    type: str = "end"


@dataclass(frozen=True)
class ParryWith:
    card: str
    type: str = "parry"


@dataclass(frozen=True)
class Discard:
    card: str
    type: str = "discard"


@dataclass(frozen=True)
class Suffer:
    type: str = "suffer"


@dataclass(frozen=True)
class LoseHonour:
    type: str = "lose_honour"


@dataclass(frozen=True)
class TakeBack:
    """Ieyasu's first card, from the discard pile."""

    type: str = "take_back"


@dataclass(frozen=True)
class Draw:
    """Ieyasu's first card, from the deck."""

    type: str = "draw"


AnyAction = (
    Attack | Strip | Charm | Divert | CryBattle | HoldTeaCeremony | UseJujutsu | PlayDaimyo | Breathe | Place
    | PlaceBushido | Pay | EndPlay | ParryWith | Discard | Suffer | LoseHonour | TakeBack | Draw
)  # fmt: skip
TYPES = tuple(kind.__dataclass_fields__["type"].default for kind in AnyAction.__args__)


def action(number: int) -> AnyAction:
    """The action of this id; raises ValueError if no action has it."""
    start = start_of(number)
    n = number - start
    match start:
        case _ if start == ATTACK:
            return Attack(word(Card(n % WEAPONS)), n // WEAPONS)
        case _ if start == STRIP:
            return Strip(word(Property(n % PROPERTIES)), n // PROPERTIES)
        case _ if start == CHARM:
            return Charm(n)
        case _ if start == DIVERT:
            return Divert(n)
        case _ if start == BREATHE:
            return Breathe(n)
        case _ if start == PLACE:
            return Place(word(Property(n)))
        case _ if start == BUSHIDO:
            return PlaceBushido(n)
        case _ if start == PARRY:
            return ParryWith(word(Card(n)))
        case _ if start == DISCARD:
            return Discard(word(Card(n)))
    return SINGLE[start]


SINGLE: dict[int, AnyAction] = {
    BATTLE_CRY: CryBattle(),
    TEA_CEREMONY: HoldTeaCeremony(),
    JUJUTSU: UseJujutsu(),
    DAIMYO: PlayDaimyo(),
    PAY: Pay(),
    END: EndPlay(),
    SUFFER: Suffer(),
    LOSE_HONOUR: LoseHonour(),
    TAKE_BACK: TakeBack(),
    DRAW: Draw(),
}


def action_fields(s: State, number: int) -> dict[str, Any]:
    """The action as JSON."""
    return asdict(action(number))


def action_text(s: State, number: int) -> str:
    """`bokken > 3`, `geisha armor > 3`, `geisha hand > 3`, `diversion > 2`, `parry parry`, `discard katana`, `end` …"""
    match action(number):
        case Attack(weapon, target):
            return f"{weapon} > {target}"
        case Strip(property, owner):
            return f"geisha {property} > {owner}"
        case Charm(target):
            return f"geisha hand > {target}"
        case Divert(target):
            return f"diversion > {target}"
        case Breathe(target):
            return f"breathing > {target}"
        case PlaceBushido(target):
            return f"bushido > {target}"
        case Place(property):
            return property
        case ParryWith(card) | Discard(card) as deed:
            return f"{deed.type} {card}"
        case deed:
            return deed.type


NOWHERE = State()
TEXTS = {action_text(NOWHERE, number): number for number in range(N_ACTIONS)}


def action_of(s: State, text: str) -> int:
    """The id of the action that `action_text` writes exactly so; raises ValueError that says what was expected."""
    if text in TEXTS:
        return TEXTS[text]
    raise ValueError(
        f"“{text}” is no action of katana; expected “bokken > 3”, “geisha armor > 3”, “geisha hand > 3”, "
        "“diversion > 2”, “battle_cry”, “breathing > 2”, “parry bokken”, “suffer”, “discard katana”, “end” …"
    )
