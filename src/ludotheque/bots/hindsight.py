"""Looking back on a decision with what its seat knew then: what it promised, and what the best one would have."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from ludotheque.bots.searching import Searching
from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.core.play import current_player
from ludotheque.core.sentence import Sentence
from ludotheque.games import find_game
from ludotheque.search import Budget, Choice

SEARCHING = 4
"""The best action is looked for with this part of the bot's budget."""
COMPARING = Budget(3_000, seconds=2.0)
"""With this, the action taken and the best one are compared."""
WORLDS = 40
"""In which it is seen what somebody else does next."""


@dataclass(frozen=True)
class Judgement:
    """What two actions promised, as shares of a win, 0 to 1: the one held `best`, and the one taken.

    `doubt`: the standard error of how much better the best one is; 0 where they are the same.
    """

    best: int
    promised: float
    kept: float
    doubt: float


@dataclass(frozen=True)
class Reply:
    """What somebody else does next, most likely: who, what, and in which share of the worlds considered."""

    seat: int
    sentence: Sentence
    share: float


def judge(maker: Searching, observation: bytes, seat: int, legal: list[int], taken: int, seed: int) -> Judgement:
    """The decision, judged by what the seat saw. Always the same for the same seed, unless the time runs out."""
    rules = compiled(find_game(maker.game.name))
    budget = Budget(max(1, maker.budget.simulations // SEARCHING), COMPARING.seconds)
    best = maker.within(budget)(rules, seat, seed).look(observation)[0].action
    actions = [taken] if best == taken else [taken, best]
    kept, *better = maker.within(COMPARING)(rules, seat, seed).compare(observation, legal, actions)
    if not better:
        return Judgement(taken, kept.worth, kept.worth, 0.0)
    return Judgement(best, better[0].worth, kept.worth, math.sqrt(variance(kept) + variance(better[0])))


def variance(choice: Choice) -> float:
    """Of a worth that is a mean of wins; of anything between a win and none it is less."""
    return choice.worth * (1 - choice.worth) / choice.visits


def likely_reply(maker: Searching, observation: bytes, seat: int, action: int, seed: int) -> Reply | None:
    """What the next other seat most likely does after the action, by the bot's guide, as far as the seat can tell.

    None where nobody else decides any more, or does so in secret.
    """
    rules = plain(maker.game)
    met = Counter(
        reply for world in range(WORLDS) if (reply := reply_in(rules, observation, seat, action, seed + world))
    )
    return max(
        (Reply(who, sentence_of(said), n / WORLDS) for (who, said), n in met.items()),
        key=lambda reply: reply.share,
        default=None,
    )


Said = tuple[str, tuple[tuple[str, int | str], ...], tuple[tuple[str, int], ...]]
"""A sentence that can be counted."""


def reply_in(rules: Rules, observation: bytes, seat: int, action: int, seed: int) -> tuple[int, Said] | None:
    """The same in one of the worlds that the seat considers possible."""
    game = rules.game
    s = rules.load(rules.sample_hidden(observation, seat, seed))
    dice, out, room = rules.generators(seed)[0], rules.row([0] * game.n_actions), rules.row([0] * game.room)
    mover = seat
    while mover == seat:
        rules.apply_action(s, mover, action)
        if rules.is_terminal(s):
            return None
        mover = current_player(rules.to_act(s))
        action = game.choose(s, mover, dice, out, room)
    if game.is_secret(s, mover, action):
        return None
    sentence = game.offer(game.open(rules.observe(s, mover)), mover, action)
    return mover, (sentence.id, tuple(sorted(sentence.args.items())), tuple(sorted(sentence.seats.items())))


def sentence_of(said: Said) -> Sentence:
    id, args, seats = said
    return Sentence(id, dict(args), dict(seats))
