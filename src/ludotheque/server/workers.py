"""The processes in which bots think: a few, started when needed, replaced when they die or take too long."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from ludotheque.server.thinker import Answer, Question


class BotFailed(Exception):
    """The bot raised an error, or its process died: which and where, for the log, and nothing of the game."""


class WorkerDied(BotFailed):
    """Its process died, by the bot's doing or by another's, as when the system has no memory left."""


class Workers:
    """`think` may be called at any time; no more than `count` questions are thought over at once."""

    def __init__(self, count: int = 2, patience: float = 10.0) -> None:
        self._patience = patience
        self._free = asyncio.Semaphore(count)
        self._idle: list[Process] = []

    async def think(self, question: Question) -> int:
        """The bot's answer; raises BotFailed, or TimeoutError when it takes longer than a person would wait."""
        async with self._free:
            try:
                answer = await self._answer(question)
            except WorkerDied:
                answer = await self._answer(question)
        if answer.action is None:
            raise BotFailed(answer.failed)
        return answer.action

    async def _answer(self, question: Question) -> Answer:
        process = await self._process()
        try:
            async with asyncio.timeout(self._patience):
                answer = await ask(process, question)
        except BaseException:
            # It may be thinking still, or dead: in both cases nobody asks it again.
            await end(process)
            raise
        self._idle.append(process)
        return answer

    async def _process(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        # In a session of its own: an interrupt at the terminal is for the server, which ends its workers.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludotheque.server.thinker"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )

    async def close(self) -> None:
        for process in self._idle:
            await end(process)
        self._idle.clear()


async def ask(process: Process, question: Question) -> Answer:
    """One line there, one line back."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Answer)
    except (OSError, msgspec.DecodeError) as error:
        raise WorkerDied("the worker died") from error


async def end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
