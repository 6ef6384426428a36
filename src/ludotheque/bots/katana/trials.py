"""Every choice tried in the same worlds: it is done, a round is played on by the guide, and the outlook is noted.

The same worlds for all, so that luck does not decide between them; and not to the end, since what the dice of a whole
game add says nothing about one choice.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.katana.blows import is_whim
from ludotheque.bots.katana.deeds import judge
from ludotheque.bots.katana.outlook import outlook
from ludotheque.bots.katana.regard import regard
from ludotheque.core.questions import apply_action, choose, legal_actions, sample_hidden
from ludotheque.core.rule import rule
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import Phase

SEEN, WORLD, TRIAL, STATES = range(4)


@rule
def list_choices(states: Any, seat: int, generators: Any, out: Any, room: Any, choices: Any) -> int:
    """Writes down what is worth a trial, what the guide would do first unless it is a whim; returns how many."""
    guess = choose(states[SEEN], seat, generators[0], out, room)
    legal = legal_actions(states[SEEN], seat, out)
    judge(states[SEEN], seat, room)
    regard(states[SEEN], seat, room)
    choices[0] = guess
    n = int(not is_whim(states[SEEN], seat, room, guess))
    for i in range(legal):
        if out[i] != guess and not is_whim(states[SEEN], seat, room, out[i]):
            choices[n] = out[i]
            n += 1
    return max(1, n)


@rule
def try_out(
    states: Any, seat: int, worlds: int, choices: Any, totals: Any, squares: Any, generators: Any, out: Any, room: Any
) -> None:
    """Tries all choices in so many worlds.

    Adds up for each, in `totals`, the outlook of the seat's camp, and in `squares` the squares of how much it is
    better than that of the first one.
    """
    for _ in range(worlds):
        states[WORLD] = states[SEEN]
        sample_hidden(states[WORLD], seat, generators[0])
        camp = camp_of(states[WORLD].role[seat])
        first = 0
        for i in range(len(choices)):
            states[TRIAL] = states[WORLD]
            apply_action(states[TRIAL], seat, choices[i])
            play_round(states[TRIAL], generators[0], out, room)
            found = outlook(states[TRIAL], camp)
            if i == 0:
                first = found
            totals[i] += found
            squares[i] += (found - first) * (found - first)


@rule
def play_round(s: Any, source: Any, out: Any, room: Any) -> None:
    """Until it is the turn of the seat whose turn it is now, or the game is over."""
    stop = s.turns + s.players
    while s.phase != Phase.OVER and (s.turns < stop or s.phase != Phase.PLAY):
        apply_action(s, s.asked, choose(s, s.asked, source, out, room))
