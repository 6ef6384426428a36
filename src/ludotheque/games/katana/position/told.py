"""What a scenario may expect of a state of Katana, by name."""

from __future__ import annotations

from typing import Any

from ludotheque.core.lists import mask
from ludotheque.core.naming import word
from ludotheque.core.play import seats_in
from ludotheque.core.position import Bag
from ludotheque.games.katana.attack import weapon_limit
from ludotheque.games.katana.end import in_play, is_terminal, total_of
from ludotheque.games.katana.position.deeds import deed_lines
from ludotheque.games.katana.position.memories import memory_lines
from ludotheque.games.katana.position.writing import resolving
from ludotheque.games.katana.reach import difficulty, is_harmless
from ludotheque.games.katana.state import KINDS, PROPERTIES, Camp, Card, Character, End, Phase, Role, State


def tell(s: State) -> dict[str, Any]:
    """Everything by the names that `docs/record-format.md` lists."""
    seats = range(s.players)
    pile = [word(Card(s.discarded[i])) for i in range(s.n_discarded)]
    return {
        "active": s.turn,
        "turns": s.turns,
        "moment": word(Phase(s.phase)),
        "resolving": resolving(s) if s.resolving else "nothing",
        "asked": seats_in(s.affected),
        "answered": seats_in(s.answered),
        "weapons": [s.weapons, weapon_limit(s, s.turn)],
        "roles": [word(Role(s.role[seat])) for seat in seats],
        "characters": [word(Character(s.character[seat])) for seat in seats],
        "resilience": [s.resilience[seat] for seat in seats],
        "honour": [s.honour[seat] for seat in seats],
        "box": s.box,
        "held": [s.n_held[seat] for seat in seats],
        "hands": [Bag(named(s.hands.row(seat), 0)) for seat in seats],
        "front": [Bag(named(s.placed.row(seat), Card.FOCUS)) for seat in seats],
        "harmless": [seat for seat in seats if is_harmless(s, seat)],
        "difficulty": [[difficulty(s, seat, other) if seat != other else 0 for other in seats] for seat in seats],
        "deck": s.n_deck,
        "discards": s.n_discarded,
        "discarded": pile,
        "discard_pile": Bag(pile),
        "exhaustions": s.exhaustions,
        "deeds": [line.removeprefix("deeds ") for line in deed_lines(s)],
        "memories": memory_lines(s, mask(seats)),
        "end": word(End(s.end)),
        "lost_sword": word(Camp(s.lost_sword - 1)) if s.lost_sword else "nobody",
        "totals": {word(camp): total_of(s, camp) if is_terminal(s) else 0 for camp in Camp if in_play(s, camp)},
        "cards": census(s),
    }


def named(copies: list[int], first: int) -> dict[str, int]:
    """Cards by name, with their numbers; the kinds in a row from `first` on."""
    return {word(Card(first + i)): n for i, n in enumerate(copies) if n}


def census(s: State) -> int:
    """Cards that lie anywhere; all 90 of the box, but for those aside (KA 4.7)."""
    held = sum(s.hands[seat, card] for seat in range(s.players) for card in range(KINDS))
    placed = sum(s.placed[seat, property] for seat in range(s.players) for property in range(PROPERTIES))
    return held + placed + s.n_deck + s.n_discarded + (s.resolving > 0)
