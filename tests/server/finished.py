"""Finished games, and who looks back on them with every byte that they are told."""

from __future__ import annotations

import random
from functools import cache

import msgspec

from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.core.sentence import Sentence
from ludotheque.games import find_game
from ludotheque.server.analyses import Work
from ludotheque.server.analysis import analysis_of, game_of
from ludotheque.server.lookback import Analysis
from ludotheque.server.thinker import Foresee, Judge
from ludotheque.table import Decided, SeatPlan, Table, open_table
from tests.server.served import Json


def over(game: str, players: int, options: Json, seed: int = 3) -> Table:
    """A table of people only, played at random to its end; not to be changed."""
    return played(game, players, tuple(options.items()), seed)


@cache
def played(game: str, players: int, options: tuple[tuple[str, bool], ...], seed: int) -> Table:
    found, chance = find_game(game), random.Random(seed)
    seats = [SeatPlan("human") for _ in range(players)]
    table = Table(found, open_table(found, {"players": players, **dict(options)}, seats, bytes([seed] * 32)))
    while table.status != "over":
        seat = table.to_act()[0]
        table.apply(Decided(seat, table.decision(seat), chance.choice(table.legal_actions(seat)), "human"))
    return table


def judged_by_all_that_is_told(question: Judge) -> Judgement:
    """Another judgement for every other byte of the question."""
    dice = random.Random(msgspec.json.encode(question))
    best = dice.choice([question.taken, *question.legal])
    kept = dice.random()
    return Judgement(best, kept if best == question.taken else dice.random(), kept, dice.random() / 10)


def replied_by_all_that_is_told(question: Foresee) -> Reply:
    dice = random.Random(msgspec.json.encode(question))
    return Reply(0, Sentence("page-hint", {"n": dice.randrange(1000)}), dice.uniform(0.2, 1))


def looked_back(table: Table) -> Analysis:
    """The whole analysis, of judges who use every byte that they are told."""
    work = Work("t", game_of(table), "strong", None)
    for past, action in work.steps:
        if action is None:
            work.game.judgements[past.decided] = judged_by_all_that_is_told(work.judge(past))
        else:
            work.game.replies[past.decided, action] = replied_by_all_that_is_told(work.foresee(past, action))
    return analysis_of(work.game, "ahead", whole=True)
