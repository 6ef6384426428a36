"""A process in which bots think: reads questions as lines of JSON, writes a line with an answer for each.

It loads games and bots and nothing of the server, and ends when the server does.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from ludotheque.server.failures import kind_and_place


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: all it knows is the observation of its seat. `seed` is for its own dice."""

    game: str
    level: str
    observation: bytes
    seat: int
    legal: list[int]
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The action chosen, or the kind of error that the bot ended in and where."""

    action: int | None = None
    failed: str | None = None


def answer(question: Question) -> Answer:
    """Asks the bot; whatever it raises becomes an answer."""
    from ludotheque.bots import make_bot
    from ludotheque.core.modes import plain
    from ludotheque.games import find_game

    try:
        bot = make_bot(plain(find_game(question.game)), question.level, question.seat, question.seed)
        return Answer(action=int(bot.decide(question.observation, question.legal)))
    except Exception as error:
        return Answer(failed=kind_and_place(error))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more questions."""
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    # What a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
