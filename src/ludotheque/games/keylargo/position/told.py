"""What a scenario may expect of a state of Key Largo, by name."""

from __future__ import annotations

from typing import Any

from ludotheque.core.naming import word
from ludotheque.core.position import Bag
from ludotheque.games.keylargo.actions import card_text, letter
from ludotheque.games.keylargo.position.doubts import doubt_lines
from ludotheque.games.keylargo.position.lists import in_depth, seats_in
from ludotheque.games.keylargo.position.memories import known_lines, memory_lines
from ludotheque.games.keylargo.position.writing import (
    boat,
    divers,
    encounter_names,
    program,
)
from ludotheque.games.keylargo.state import KINDS, Action, Depth, Phase, State, Stock
from ludotheque.games.keylargo.words import HALF, weekday

EVERYBODY = -1


def tell(s: State) -> dict[str, Any]:
    """Everything by the names that `docs/record-format.md` lists."""
    seats = range(s.players)
    stacks = {letter(wreck): stack(s, wreck) for wreck in range(s.n_wrecks)}
    return {
        "day": s.day,
        "weekday": weekday(s.day),
        "half": HALF[s.half],
        "first": s.first,
        "moment": word(Phase(s.phase)),
        "programs": [program(s, seat, EVERYBODY) for seat in seats],
        "boats": [boat(s, seat) for seat in seats],
        "at": {word(place): s.boats[place] for place in Action},
        "money": [s.money[seat] for seat in seats],
        "divers": [divers(s, seat) for seat in seats],
        "treasures": [Bag(hand(s, s.hands.row(seat))) for seat in seats],
        "backs": [[s.backs[seat, depth] for depth in Depth] for seat in seats],
        "supply": {word(stock): s.supply[stock] for stock in Stock},
        "wrecks": stacks,
        "lying": {name: Bag(cards) for name, cards in stacks.items()},
        "left": {name: len(cards) for name, cards in stacks.items()},
        "gone": Bag(hand(s, list(s.gone))),
        "down": [diver + 1 for diver in range(s.max_team) if s.down >> diver & 1],
        "aside": s.n_aside,
        "encounters": [Bag(encounter_names(s.encounter_hands.row(seat))) for seat in seats],
        "deck": s.n_encounter_deck,
        "discarded": Bag(encounter_names(list(s.encounter_discards))),
        "played": seats_in(s, s.used),
        "declined": seats_in(s, s.declined),
        "known": [line.removeprefix("known ") for line in known_lines(s, EVERYBODY)],
        "doubts": [line.removeprefix("doubt ") for line in doubt_lines(s, EVERYBODY)],
        "memories": [line.removeprefix("memory ") for line in memory_lines(s, EVERYBODY)],
        "cards": census(s),
    }


def hand(s: State, copies: list[int]) -> dict[str, int]:
    """Cards by name, with their numbers."""
    return {card_text(s, kind): n for kind, n in enumerate(copies) if n}


def stack(s: State, wreck: int) -> list[str]:
    """The cards of a wreck, the top card first."""
    return [in_depth(s, s.stack[wreck, i] - 1) for i in reversed(range(s.left[wreck]))]


def census(s: State) -> int:
    """Wreck cards that lie anywhere, what was put away unseen left out."""
    held = sum(s.hands[seat, kind] for seat in range(s.players) for kind in range(KINDS))
    return held + sum(s.left[wreck] for wreck in range(s.n_wrecks)) + sum(s.gone) + s.n_aside + (s.met > 0)
