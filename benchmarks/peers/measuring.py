"""The processes that time, and their repetitions in turn, so that noise hits all alike."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from benchmarks.peers.environments import NotInstalled
from benchmarks.peers.work import Count

ROOT = Path(__file__).resolve().parent.parent.parent
MODULES = "benchmarks.peers."
PATIENCE = 600.0
"""Seconds for one answer: the first one of a work may have to wait for a compiler."""


class NoAnswer(Exception):
    """Says why a process did not answer."""


class Timer:
    """A process of `serving`, and the works that it can time. Raises NoAnswer."""

    def __init__(self, name: str, python: Path, log: Path, patience: float = PATIENCE) -> None:
        self.log, self.patience = log, patience
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("w", encoding="utf-8") as errors:
            command = [str(python), "-m", "benchmarks.peers.serving", f"{MODULES}{name}"]
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=errors, text=True)
        try:
            self.works: list[dict[str, str]] = self.answer()
        except NoAnswer:
            self.close()
            raise

    def ask(self, work: int, seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"work": work, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise NoAnswer("its process has ended") from None
        answered: dict[str, Any] = self.answer()
        return answered

    def answer(self) -> Any:
        assert self.process.stdout is not None
        overdue = threading.Event()

        def give_up() -> None:
            overdue.set()
            self.process.kill()

        clock = threading.Timer(self.patience, give_up)
        clock.start()
        line = self.process.stdout.readline()
        clock.cancel()
        if overdue.is_set():
            raise NoAnswer(f"no answer within {self.patience:g} s")
        if not line:
            raise NoAnswer(f"its process ended with code {self.process.wait()}: {self.last_words()}")
        return json.loads(line)

    def last_words(self) -> str:
        lines = self.log.read_text(encoding="utf-8", errors="replace").split("\n")
        return next((line.strip()[:300] for line in reversed(lines) if line.strip()), "it said nothing")

    def close(self) -> None:
        """Ends the process: it reads to the end of its input."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def no_process(seconds: float) -> NoReturn:
    raise NoAnswer("it has no process")


@dataclass
class Line:
    """A work and its counts, one a repetition; or why there are none."""

    title: str
    kind: str
    game: str
    how: str
    players: int = 0
    actions: int | None = None
    counts: list[Count] = field(default_factory=list)
    failure: str = ""
    ask: Callable[[float], Mapping[str, Any]] = no_process

    def add(self, answer: Mapping[str, Any]) -> None:
        if "error" in answer:
            self.failure = answer["error"]
            return
        self.players, self.actions = answer["players"], answer["actions"]
        self.counts.append(Count(answer["rounds"], answer["decisions"], answer["seconds"]))


@dataclass(frozen=True)
class Program:
    """What is compared. `python` gives the interpreter of its environment, or raises with the reason why not."""

    name: str
    title: str
    python: Callable[[], Path]


@contextmanager
def one_core() -> Iterator[None]:
    """Keeps this process, and all that it starts meanwhile, on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def measure(
    programs: Sequence[Program], rounds: int, seconds: float, logs: Path, say: Callable[[str], object]
) -> list[Line]:
    """Times all works of all programs `rounds` times in turn, so long each; a first time before does not count.

    In processes that find compiled what others compiled before them: one that has compiled itself is slower.
    """
    with ExitStack() as stack:
        say("compiling")
        take_turns(begun(programs, logs, stack), 0.0)
    with ExitStack() as stack:
        lines = begun(programs, logs, stack)
        say("warming up")
        take_turns(lines, 0.0)
        for line in lines:
            line.counts.clear()
        for repetition in range(rounds):
            say(f"repetition {repetition + 1} of {rounds}")
            take_turns(lines, seconds)
    return lines


def begun(programs: Sequence[Program], logs: Path, stack: ExitStack) -> list[Line]:
    """The works of all programs, each with its process, which ends with the stack; or why it has none."""
    found = []
    for program in programs:
        try:
            timer = Timer(program.name, program.python(), logs / f"{program.name}.log")
        except (NotInstalled, NoAnswer, OSError) as error:
            found.append(Line(program.title, "", "", "", failure=str(error)))
            continue
        stack.callback(timer.close)
        for i, work in enumerate(timer.works):
            found.append(Line(program.title, work["kind"], work["game"], work["how"], ask=partial(timer.ask, i)))
    return found


def take_turns(lines: Sequence[Line], seconds: float) -> None:
    """Times each work once more, unless it has failed before."""
    for line in lines:
        if line.failure:
            continue
        try:
            line.add(line.ask(seconds))
        except NoAnswer as error:
            line.failure = str(error)
