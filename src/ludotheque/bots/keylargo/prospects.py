"""What the days still to come allow: how often one can dive, and what ready money is good for until then."""

from __future__ import annotations

from ludotheque.bots.keylargo.figures import NEED, WISHES
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.state import Action, State


@rule
def dives_in(s: State, days: int) -> int:
    """Dives that these days leave time and cards for."""
    cards = 0
    for wreck in range(s.n_wrecks):
        cards += s.left[wreck]
    return min(days, 1 + cards // (2 * s.players))


@rule
def dives_left(s: State, seat: int) -> int:
    """Dives to come after the present action."""
    today = s.half == 0 and s.program[seat, 1] == Action.DIVE + 1
    return dives_in(s, s.days - s.day + today)


@rule
def need(money: int, amount: int, dives: int) -> int:
    """What ready money is worth beyond its amount: it hires and equips, while there is time to dive."""
    missing = min(amount, max(0, WISHES - money))
    return missing * dives * NEED // 100
