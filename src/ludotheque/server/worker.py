"""`Worker`: a process in which bots think, and what it can end in."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from ludotheque.server.thinker import Answer, Failed, Prepare, Question

LOADING = 60.0
"""Seconds for a new worker to load what is there to be loaded, on a busy machine."""
# -P: what lies in the folder in which the house was opened is no module of ours.
THINKER = (sys.executable, "-P", "-m", "ludotheque.server.thinker")


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
        """A worker that can be asked; raises BotFailed, or TimeoutError."""
        # In a session of its own: an interrupt at the terminal is for the server, which ends its workers.
        process = await asyncio.create_subprocess_exec(
            *self.command,
            *(str(self.memory), str(self.niceness)),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )
        worker = Worker(process)
        await worker.answer_to(b"", LOADING)
        return worker


class Worker:
    """`prepared`: the bots for which it has loaded, or compiled, all that they think with."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.prepared: set[Kind] = set()

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def load(self, kind: Kind, patience: float = LOADING) -> None:
        """Has it load all that such a bot thinks with; raises as `ask` does."""
        await self.ask(Prepare(*kind), patience)
        self.prepared.add(kind)

    async def ask(self, question: Question, patience: float) -> Answer:
        """The bot's answer; raises BotFailed, or TimeoutError after so many seconds."""
        answer = await self.answer_to(msgspec.json.encode(question) + b"\n", patience)
        if isinstance(answer, Failed):
            raise BotFailed(answer.what)
        return answer

    async def answer_to(self, line: bytes, patience: float) -> Answer:
        """A line there, a line back. A worker that does not answer is ended: it is thinking still, or dead."""
        try:
            async with asyncio.timeout(patience):
                return await self._exchange(line)
        except BaseException:
            await self.end()
            raise

    async def _exchange(self, line: bytes) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            await self.process.stdin.drain()
            answer: Answer = msgspec.json.decode(await self.process.stdout.readline(), type=Answer)
            return answer
        # ValueError: a line that does not end.
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise BotFailed("the worker died") from error

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
