"""Who wins when bots meet: compiled games of Korsar, deal by deal from seed 0."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludotheque.bots import make_bot
from ludotheque.core.conformance import dealt
from ludotheque.core.game import OptionValue
from ludotheque.core.modes import compiled
from ludotheque.core.play import play, seats_in
from ludotheque.games.korsar import GAME

Z = 1.96  # half the width of a 95 % interval, in standard deviations


def victories(line_up: Sequence[str], n: int, **options: OptionValue) -> dict[str, float]:
    """The share of all victories that the bots of each name won; a shared victory is shared.

    The line-up moves on from game to game, by a seat, or by a team.
    """
    rules, won = compiled(GAME), dict.fromkeys(line_up, 0.0)
    table = GAME.options_of({"players": len(line_up), **options})
    for seed in range(n):
        at = seed * (2 if table["teams"] else 1) % len(line_up)
        names = [*line_up[at:], *line_up[:at]]
        bots = [make_bot(rules, name, seat, 1000 * seed + seat) for seat, name in enumerate(names)]
        s = play(rules, dealt(rules, table, seed), [bot.decide for bot in bots])
        winners = seats_in(rules.winners(s))
        for seat in winners:
            won[names[seat]] += 1 / len(winners) / n
    return won


def error(share: float, n: int) -> float:
    """Half the width of the 95 % interval of a share of n games."""
    return Z * math.sqrt(share * (1 - share) / n)
