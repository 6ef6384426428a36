"""The end of the game and the score (KL 2.9)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.core.tally import Tally
from ludotheque.games.keylargo.events import Event, tell_sum
from ludotheque.games.keylargo.state import KINDS, NOBODY, Phase, State


@rule
def end_game(s: State) -> None:
    """KL 2.9, KL-R66: after the last afternoon all hands are laid open and counted."""
    s.phase = Phase.OVER
    s.owing = 0
    tell_sum(s, Event.END, NOBODY, 0)
    for seat in range(s.players):
        for kind in range(KINDS):
            s.shown[seat, kind] = s.hands[seat, kind]
        tell_sum(s, Event.FORTUNE, seat, fortune(s, seat))


@rule
def is_terminal(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def fortune(s: State, seat: int) -> int:
    """KL 2.9: money and the end values of all treasures in hand; divers and equipment are worth nothing."""
    total = s.money[seat]
    for kind in range(KINDS):
        copies = s.hands[seat, kind]
        if s.phase == Phase.OVER:
            copies = s.shown[seat, kind]
        total += copies * s.value[kind]
    return total


@rule
def scores(s: State, out: Row) -> None:
    """One fortune a seat, in dollars; before the end only of the hands that can be seen."""
    for seat in range(s.players):
        out[seat] = fortune(s, seat)


@rule
def winners(s: State) -> int:
    """KL-R31: the highest fortune; ties share the win."""
    if s.phase != Phase.OVER:
        return 0
    best = fortune(s, 0)
    mask = 0
    for seat in range(s.players):
        total = fortune(s, seat)
        if total > best:
            best = total
            mask = 0
        if total == best:
            mask |= 1 << seat
    return mask


def tally(s: State) -> Tally:
    """Day by day, each seat's fortune in dollars: what it would have if all was counted now."""
    return Tally(s.day, tuple(fortune(s, seat) for seat in range(s.players)))
