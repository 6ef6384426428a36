"""The actions of Korsar: ids for rules, dataclasses for people, a language-free text for records.

ids      0 …        slot * 32 + card: a pirate, captain or the Admiral on the ship at that slot (0 to 24)
       800 …        LAY + card: a ship
       832          DRAW
       864 …        DISCARD + card
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.games.korsar.cards import (
    ADMIRAL,
    CAPTAIN,
    GOLD,
    PALETTES,
    PIRATE,
    STRENGTHS,
    captain,
    colour_of,
    is_pirate,
    pirate,
    ship,
)
from ludotheque.games.korsar.state import MAX_SHIPS, State

SLOT = 32
LAY = MAX_SHIPS * SLOT
DRAW = LAY + SLOT
DISCARD = DRAW + SLOT
N_ACTIONS = DISCARD + SLOT


@dataclass(frozen=True)
class Draw:
    type: str = "draw"


@dataclass(frozen=True)
class LayShip:
    gold: int
    type: str = "lay_ship"


@dataclass(frozen=True)
class PlayPirate:
    colour: str
    strength: int
    ship: int
    type: str = "play_pirate"


@dataclass(frozen=True)
class PlayCaptain:
    colour: str
    ship: int
    type: str = "play_captain"


@dataclass(frozen=True)
class PlayAdmiral:
    ship: int
    type: str = "play_admiral"


@dataclass(frozen=True)
class DiscardShip:
    """Never allowed (KO-R28), but a player may try it and is told why."""

    gold: int
    type: str = "discard_ship"


@dataclass(frozen=True)
class DiscardPirate:
    colour: str
    strength: int
    type: str = "discard_pirate"


@dataclass(frozen=True)
class DiscardCaptain:
    colour: str
    type: str = "discard_captain"


@dataclass(frozen=True)
class DiscardAdmiral:
    type: str = "discard_admiral"


Allowed = Draw | LayShip | PlayPirate | PlayCaptain | PlayAdmiral | DiscardPirate | DiscardCaptain | DiscardAdmiral
Action = Allowed | DiscardShip
TYPES = tuple(kind.__dataclass_fields__["type"].default for kind in Allowed.__args__)


def colours(s: State) -> tuple[str, ...]:
    """The palette's name of each colour slot (KO 1.3)."""
    return tuple(PALETTES.values())[s.palette]


def action(s: State, number: int) -> Action:
    """The action of this id; raises ValueError if no action has it."""
    card, slot = number % SLOT, number // SLOT
    if number == DRAW:
        return Draw()
    if LAY <= number < DRAW and card < PIRATE:
        return LayShip(s.worth[card])
    if 0 <= number < LAY and is_pirate(card):
        return PlayPirate(colours(s)[colour_of(card)], s.worth[card], slot)
    if 0 <= number < LAY and CAPTAIN <= card < ADMIRAL:
        return PlayCaptain(colours(s)[colour_of(card)], slot)
    if 0 <= number < LAY and card == ADMIRAL:
        return PlayAdmiral(slot)
    if DISCARD <= number < N_ACTIONS and card < PIRATE:
        return DiscardShip(s.worth[card])
    if DISCARD <= number < N_ACTIONS and is_pirate(card):
        return DiscardPirate(colours(s)[colour_of(card)], s.worth[card])
    if DISCARD <= number < N_ACTIONS and CAPTAIN <= card < ADMIRAL:
        return DiscardCaptain(colours(s)[colour_of(card)])
    if DISCARD <= number < N_ACTIONS and card == ADMIRAL:
        return DiscardAdmiral()
    raise ValueError(f"no action of korsar has the id {number}")


def action_fields(s: State, number: int) -> dict[str, Any]:
    """The action as JSON."""
    return asdict(action(s, number))


def card_text(s: State, card: int) -> str:
    """A card in records and positions: `ship 5`, `red 3`, `captain red`, `admiral`."""
    if card < PIRATE:
        return f"ship {s.worth[card]}"
    if card < CAPTAIN:
        return f"{colours(s)[colour_of(card)]} {s.worth[card]}"
    if card < ADMIRAL:
        return f"captain {colours(s)[colour_of(card)]}"
    return "admiral"


def card_of(s: State, text: str) -> int:
    """The card that `card_text` writes so; raises ValueError that says what was expected."""
    words = text.split()
    names = colours(s)
    match words:
        case ["admiral"]:
            return ADMIRAL
        case ["captain", name] if name in names:
            return captain(names.index(name))
        case ["ship", figure] if figure in map(str, GOLD):
            return ship(int(figure))
        case [name, figure] if name in names and figure in map(str, STRENGTHS):
            return pirate(names.index(name), int(figure))
    raise ValueError(
        f"“{text}” is no card; expected “ship 5”, “{names[1]} 3”, “captain {names[1]}” or “admiral” "
        f"(colours here: {', '.join(names)})"
    )


def action_text(s: State, number: int) -> str:
    """`draw`, `ship 5`, `pirate red 3 > ship 2`, `captain red > ship 2`, `admiral > ship 2`, `discard pirate red 3`."""
    card = number % SLOT
    if number == DRAW:
        return "draw"
    kind = "pirate " if is_pirate(card) else ""
    if number >= DISCARD:
        return f"discard {kind}{card_text(s, card)}"
    if number >= LAY:
        return card_text(s, card)
    return f"{kind}{card_text(s, card)} > ship {number // SLOT}"


AIMED = re.compile(r"(?:pirate )?(?P<card>.+?) > ship (?P<slot>\d+)", re.ASCII)
DISCARDED = re.compile(r"discard (?:pirate )?(?P<card>.+)")
LAID = re.compile(r"ship \d", re.ASCII)


def action_of(s: State, text: str) -> int:
    """The id of the action that `action_text` writes exactly so; raises ValueError that says what was expected."""
    number = _read(s, text)
    if number is None or action_text(s, number) != text:
        raise ValueError(
            f"“{text}” is no action of korsar; expected “draw”, “ship 5”, “pirate red 3 > ship 2”, "
            "“captain red > ship 2”, “admiral > ship 2” or “discard pirate red 3”"
        )
    return number


def _read(s: State, text: str) -> int | None:
    if text == "draw":
        return DRAW
    aimed = AIMED.fullmatch(text)
    if aimed and int(aimed["slot"]) < MAX_SHIPS and card_of(s, aimed["card"]) >= PIRATE:
        return int(aimed["slot"]) * SLOT + card_of(s, aimed["card"])
    discarded = DISCARDED.fullmatch(text)
    if discarded:
        return DISCARD + card_of(s, discarded["card"])
    return LAY + card_of(s, text) if LAID.fullmatch(text) else None
