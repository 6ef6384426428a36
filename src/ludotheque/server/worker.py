"""`Worker`: a process in which bots think, and what it can end in."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from ludotheque.server.thinker import Answer, Failed, Question

THINKER = (sys.executable, "-m", "ludotheque.server.thinker")


Kind = tuple[str, str]
"""A game, and the level of a bot for it."""


class BotFailed(Exception):
    """The bot raised an error, or its process died: which and where, for the log, and nothing of the game."""


@dataclass(frozen=True)
class Workplace:
    """What a worker is started with: the most memory it may have, in bytes, and how far it steps back (`nice`)."""

    memory: int
    niceness: int
    command: Sequence[str]

    async def start(self) -> Worker:
        # In a session of its own: an interrupt at the terminal is for the server, which ends its workers.
        process = await asyncio.create_subprocess_exec(
            *self.command,
            *(str(self.memory), str(self.niceness)),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )
        return Worker(process)


class Worker:
    """`prepared`: the bots for which it has loaded, or compiled, all that they think with."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.prepared: set[Kind] = set()

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: Question, patience: float) -> Answer:
        """One line there, one line back; raises BotFailed, or TimeoutError after so many seconds.

        A worker that did not answer is ended: it may be thinking still, or dead.
        """
        try:
            async with asyncio.timeout(patience):
                answer = await self._exchange(question)
        except BaseException:
            await self.end()
            raise
        if isinstance(answer, Failed):
            raise BotFailed(answer.what)
        return answer

    async def _exchange(self, question: Question) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
            return msgspec.json.decode(line, type=Answer)
        # ValueError: a line without an end.
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise BotFailed("the worker died") from error

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
