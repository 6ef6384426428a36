"""Many seeded games of Key Largo's rules of thumb against random seats, compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.bots.keylargo import thumb
from ludotheque.bots.keylargo.notes import NOTES
from ludotheque.core.chance import next_word
from ludotheque.core.modes import Rules
from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, is_terminal, scores, setup, to_act, winners
from ludotheque.core.rule import rule
from ludotheque.core.usual import random_action

choose = thumb.choose


@rule
def games(
    states: Any, options: Any, key: Any, generators: Any, out: Any, room: Any, wins: Any, fortunes: Any, n_bots: int,
    n: int,
) -> None:  # fmt: skip
    """Plays n games, in each the next seats by rules of thumb; counts by seat, the first bot's being 0."""
    for game in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        states[0] = states[1]
        s = states[0]
        setup(s, options, key)
        while not is_terminal(s):
            seat = current_player(to_act(s))
            place = (seat - game) % s.players
            if place < n_bots:
                apply_action(s, seat, choose(s, seat, generators[0], out, room))
            else:
                apply_action(s, seat, random_action(s, seat, generators[0], out, room))
        scores(s, out)
        for seat in range(s.players):
            place = (seat - game) % s.players
            wins[place] += winners(s) >> seat & 1
            fortunes[place] += out[seat]


def play_games(rules: Rules, table: dict[str, Any], n_bots: int, n: int, seed: int) -> tuple[list[int], list[int]]:
    """Games won and dollars made by each place, of n seeded games; shared ones count for each winner."""
    game = rules.game
    play: Callable[..., None] = rules.bind(games)
    wins, fortunes = rules.row([0] * game.max_seats), rules.row([0] * game.max_seats)
    row, key, out, room = (
        rules.row(values)
        for values in (game.row_of(game.options_of(table)), [0] * 8, [0] * game.n_actions, [0] * NOTES)
    )
    play(rules.states(2), row, key, rules.generators(seed), out, room, wins, fortunes, n_bots, n)
    return list(wins), list(fortunes)
