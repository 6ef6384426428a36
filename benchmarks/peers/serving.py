"""The process that times the works of one module; its argument is the module's name."""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TextIO

from benchmarks.peers.work import Ready, Work, repeat


def serve(module: str) -> None:
    """Answers on standard output, line by line: what can be timed, then for each line {"work", "seconds"} a count."""
    answers = own_output()
    works: list[Work] = importlib.import_module(module).works()
    say(answers, [{"kind": work.kind, "game": work.game, "how": work.how} for work in works])
    ready: dict[int, Ready] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        say(answers, answer(works, ready, asked["work"], asked["seconds"]))


def answer(works: Sequence[Work], ready: dict[int, Ready], i: int, seconds: float) -> dict[str, object]:
    """A count as JSON, or why there is none."""
    try:
        if i not in ready:
            ready[i] = works[i].begin()
        count = repeat(ready[i].once, seconds)
    except Exception as error:  # of any peer, for any reason: the table tells it
        return {"error": f"{type(error).__name__}: {error}"}
    return {"players": ready[i].players, "actions": ready[i].actions, **asdict(count)}


def own_output() -> TextIO:
    """Standard output for the answers alone: whatever a package prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def say(answers: TextIO, message: object) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


if __name__ == "__main__":
    serve(sys.argv[1])
