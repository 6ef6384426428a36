"""A process in which bots think: reads questions as lines of JSON, writes a line with an answer for each.

It loads games and bots and nothing of the server, and ends when the server does. The compiler comes along with the
first question about a bot that looks ahead, and with no other.
"""

from __future__ import annotations

import os
import resource
import sys
from dataclasses import replace
from typing import BinaryIO

import msgspec

from ludotheque.bots import Bot, levels_of
from ludotheque.bots.hindsight import Judgement, Reply, judge, likely_reply
from ludotheque.bots.searching import Searching, SearchingBot
from ludotheque.core.modes import compiled, plain
from ludotheque.core.play import current_player
from ludotheque.games import find_game
from ludotheque.search import Choice
from ludotheque.server.failures import kind_and_place

SHORTEST = 0.1
"""Seconds that every look ahead may take: of less than that a busy machine makes nothing."""


class Question(msgspec.Struct, frozen=True, tag=True):
    """What is asked of the bot of a level; each kind of question is answered in its own way."""

    game: str
    level: str

    def answered(self) -> Answer:
        raise NotImplementedError


class Prepare(Question, frozen=True, tag=True):
    """To load all that such a bot thinks with: minutes where it has to be compiled, else seconds."""

    def answered(self) -> Ready:
        observation, seat, legal = first_choice(self.game)
        bot = bot_of(self.game, self.level, seat, seed=0, seconds=0.0)
        bot.decide(observation, legal)
        if isinstance(bot, SearchingBot):
            # Here, so that only who has the compiler loads it.
            from ludotheque.server.pruning import prune

            prune(find_game(self.game))
        return Ready()


class Choose(Question, frozen=True, tag=True):
    """Which action it takes: all it knows is the observation of its seat. `seed` is for its own dice.

    `seconds`: how long it may look ahead; 0 for a bot that does not.
    """

    observation: bytes
    seat: int
    legal: list[int]
    seed: int
    seconds: float = 0.0

    def answered(self) -> Answer:
        return Chosen(int(self.bot().decide(self.observation, self.legal)))

    def bot(self) -> Bot:
        return bot_of(self.game, self.level, self.seat, self.seed, self.seconds)


class Weigh(Choose, frozen=True, tag=True):
    """The same of one that looks ahead, and what it thinks of every action that it has looked at."""

    def answered(self) -> Weighed:
        bot = self.bot()
        if not isinstance(bot, SearchingBot):
            raise TypeError(f"{self.level} of {self.game} does not look ahead, and weighs nothing")
        return Weighed(bot.look(self.observation))


class Judge(Choose, frozen=True, tag=True, kw_only=True):
    """What the action that was `taken` promised then, and what the best one; asked of one that looks ahead."""

    taken: int

    def answered(self) -> Judged:
        maker = searching_of(self.game, self.level)
        return Judged(judge(maker, self.observation, self.seat, self.legal, self.taken, self.seed))


class Foresee(Choose, frozen=True, tag=True, kw_only=True):
    """What somebody else most likely does after the action that was, or might have been, `taken`."""

    taken: int

    def answered(self) -> Foreseen:
        maker = searching_of(self.game, self.level)
        return Foreseen(likely_reply(maker, self.observation, self.seat, self.taken, self.seed))


class Ready(msgspec.Struct, frozen=True, tag=True):
    """What was to be loaded is loaded."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """The action chosen."""

    action: int


class Weighed(msgspec.Struct, frozen=True, tag=True):
    """The actions as it judges them, the best first."""

    choices: list[Choice]


class Judged(msgspec.Struct, frozen=True, tag=True):
    """What it thinks of a decision that was made."""

    judgement: Judgement


class Foreseen(msgspec.Struct, frozen=True, tag=True):
    """What it thinks that comes next, if anything can be told."""

    reply: Reply | None


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The kind of error that the bot ended in, and where."""

    what: str


Asked = Prepare | Choose | Weigh | Judge | Foresee
Answer = Ready | Chosen | Weighed | Judged | Foreseen | Failed


def seconds_of(game: str, level: str, most: float) -> float:
    """How long a bot of this level may look ahead; 0 for one that does not.

    At most `most`, which the level with the largest budget has; one with a smaller budget has its share of that.
    """
    levels = levels_of(game)
    maker = levels.get(level)
    if not isinstance(maker, Searching):
        return 0.0
    largest = max(each.budget.simulations for each in levels.values() if isinstance(each, Searching))
    share = max(SHORTEST, most * maker.budget.simulations / largest)
    return min(most, share, maker.budget.seconds or most)


def bot_of(game: str, level: str, seat: int, seed: int, seconds: float) -> Bot:
    """A bot of this level: compiled if it looks ahead, and then with so much time at most."""
    maker = levels_of(game)[level]
    if isinstance(maker, Searching):
        return maker.within(replace(maker.budget, seconds=seconds))(compiled(find_game(game)), seat, seed)
    return maker(plain(find_game(game)), seat, seed)


def searching_of(game: str, level: str) -> Searching:
    """What makes bots of a level that looks ahead; raises TypeError for another."""
    maker = levels_of(game)[level]
    if not isinstance(maker, Searching):
        raise TypeError(f"{level} of {game} does not look ahead, and judges nothing")
    return maker


def first_choice(name: str) -> tuple[bytes, int, list[int]]:
    """The first decision of a game in which there is something to choose: what its seat sees, the seat, its actions."""
    game = find_game(name)
    rules = plain(game)
    s = rules.new_state()
    rules.setup(s, game.options_of(game.tables[0]), bytes(32))
    seat, legal = 0, [0]
    while len(legal) == 1:
        seat = current_player(rules.to_act(s))
        legal = rules.legal_actions(s, seat)
        if len(legal) == 1:
            rules.apply_action(s, seat, legal[0])
    return rules.observe(s, seat), seat, legal


def answer(question: Question) -> Answer:
    """Asks the bot; whatever it raises becomes an answer."""
    try:
        return question.answered()
    except Exception as error:
        return Failed(kind_and_place(error))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Says that it is ready, then answers until there are no more questions."""
    decoder = msgspec.json.Decoder(Asked)
    write(answers, Ready())
    for line in questions:
        write(answers, answer(decoder.decode(line)))


def write(answers: BinaryIO, answer: Answer) -> None:
    answers.write(msgspec.json.encode(answer) + b"\n")
    answers.flush()


def limit_memory(memory: int) -> None:
    """At most so many bytes for this process; where the system gives less already, that: it cannot be raised."""
    _, given = resource.getrlimit(resource.RLIMIT_DATA)
    most = min(memory, sys.maxsize if given == resource.RLIM_INFINITY else given)
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def main(memory: int, niceness: int) -> None:
    """`memory`: the most that it may have, in bytes; `niceness`: how far it steps back behind the server."""
    limit_memory(memory)
    os.nice(niceness)
    # What a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
