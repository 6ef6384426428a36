"""Small situations of Key Largo, spelled out, and played on by plain rules.

    s = position('''
        players 3
        turn 1
        seat  money  divers         treasures       boat
        0                                           bar
        1     100    hose trident                   D
        wreck D medium: monster, gold 3
    ''')
    play(s, "1: draw 1")
    assert refused(s, "1: draw 1") == Reason.NOT_NOW

`docs/record-format.md` tells the words of a position. What chance answers next may be scripted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core import position as positions
from ludotheque.core.modes import plain
from ludotheque.core.play import current_player
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.legality import why_not
from ludotheque.games.keylargo.position.told import tell
from ludotheque.games.keylargo.reasons import Reason
from ludotheque.games.keylargo.state import State

RULES = plain(GAME)


def position(text: str, chance: Sequence[int] = ()) -> State:
    """The situation of a position text; `chance` are the answers of the next picks."""
    s = positions.read(GAME, text)
    for i, answer in enumerate(chance):
        s.chance.script[i] = answer
    s.chance.scripted = len(chance)
    return s


def deal(seed: int, **options: object) -> State:
    """A game as it begins."""
    s: State = RULES.new_state()
    RULES.setup(s, GAME.options_of(options), seed.to_bytes(32, "big"))
    return s


def decision(s: State, text: str) -> tuple[int, int]:
    """Seat and action of `1: draw 1`; without a seat it is the one to act."""
    seat, colon, deed = text.partition(": ")
    if not colon:
        seat, deed = str(current_player(RULES.to_act(s))), text
    return int(seat), GAME.action_of(s, deed)


def play(s: State, *texts: str) -> State:
    """Does what is said, if it is legal; every value stays in its field's range."""
    for text in texts:
        seat, action = decision(s, text)
        assert action in RULES.legal_actions(s, seat), f"{text!r}: {why_not(s, seat, action).name}; {legal(s)}"
        RULES.apply_action(s, seat, action)
        s.pack()
    return s


def legal(s: State, seat: int | None = None) -> list[str]:
    """What a seat, or the one to act, may do; nothing after the end."""
    acting = RULES.to_act(s)
    if seat is None:
        seat = current_player(acting) if acting else 0
    return [GAME.action_text(s, action) for action in RULES.legal_actions(s, seat)]


def refused(s: State, text: str) -> Reason:
    """Why this may not be done now, as the seat itself is told; ALLOWED if it may."""
    seat, action = decision(s, text)
    why = why_not(seen(s, seat), seat, action)
    assert (why == Reason.ALLOWED) == (action in RULES.legal_actions(s, seat)), (text, why.name)
    return why


def seen(s: State, seat: int | None) -> State:
    """What a seat, or a spectator, sees."""
    return GAME.open(RULES.observe(s, seat))


def facts(s: State, seat: int | None) -> dict[str, Any]:
    return GAME.facts(seen(s, seat), seat)


def told(s: State) -> dict[str, Any]:
    """Everything by the names that scenarios use: `told(s)["money"]`."""
    return tell(s)
