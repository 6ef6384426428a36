"""Many seeded games of one bot's seats against random ones, compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.bots.korsar import thumb
from ludotheque.core.chance import next_word
from ludotheque.core.modes import Rules
from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, is_terminal, setup, to_act, winners
from ludotheque.core.rule import rule
from ludotheque.core.usual import random_action

choose = thumb.choose


@rule
def duels(states: Any, options: Any, key: Any, generators: Any, out: Any, wins: Any, bots: int, n: int) -> None:
    """Plays n games, the seats of the mask `bots` by rules of thumb; counts in `wins` the games each seat won."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        states[0] = states[1]
        s = states[0]
        setup(s, options, key)
        while not is_terminal(s):
            seat = current_player(to_act(s))
            if bots >> seat & 1:
                apply_action(s, seat, choose(s, seat, generators[0], out, out))
            else:
                apply_action(s, seat, random_action(s, seat, generators[0], out, out))
        for seat in range(len(wins)):
            wins[seat] += winners(s) >> seat & 1


def wins_of(rules: Rules, table: dict[str, Any], bots: int, n: int, seed: int) -> list[int]:
    """Games won by each seat, of n seeded ones; shared ones count for each winner."""
    game = rules.game
    play: Callable[..., None] = rules.bind(duels)
    wins = rules.row([0] * game.max_seats)
    row, key, out = (
        rules.row(values) for values in (game.row_of(game.options_of(table)), [0] * 8, [0] * game.n_actions)
    )
    play(rules.states(2), row, key, rules.generators(seed), out, wins, bots, n)
    return list(wins)
