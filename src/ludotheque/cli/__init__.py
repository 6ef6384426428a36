"""The command line: a command is a file here, with `add_arguments(parser)` and `run(arguments) -> status`.

Only the file of the command that is asked for is imported: serving a page never waits for what a bench needs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from ludotheque import __version__, words
from ludotheque.cli.parser import Parser
from ludotheque.core.sentence import Refused, Sentence

# What each command does, as a message of the catalogue. The first is done where none is named.
COMMANDS = {
    "serve": "cli-serve-about",
    "check": "cli-check-about",
    "replay": "cli-replay-about",
    "verify": "cli-verify-about",
    "bench": "cli-bench-about",
    "arena": "cli-arena-about",
}
DEFAULT = "serve"

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


def main(given: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit status: 0 done, 1 refused or failed, 2 misunderstood."""
    arguments = list(sys.argv[1:] if given is None else given)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no é still gets its sentence
    say = words.Words(words.language(os.environ))
    try:
        status = dispatch(arguments, say)
        sys.stdout.flush()
        return status
    except Refused as refused:
        sys.stderr.write(say.sentence(refused.sentence) + "\n")
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def dispatch(arguments: list[str], say: words.Words) -> int:
    """Finds the command, reads its arguments and runs it."""
    if arguments[:1] in (["-h"], ["--help"]):
        sys.stdout.write(overview(say))
        return DONE
    if arguments == ["--version"]:
        sys.stdout.write(f"ludotheque {__version__}\n")
        return DONE
    named = bool(arguments) and not arguments[0].startswith("-")
    name = arguments[0] if named else DEFAULT
    if name not in COMMANDS:
        unknown = Sentence("error-command", {"got": name, "expected": ", ".join(COMMANDS)})
        sys.stderr.write(say.sentence(unknown) + "\n")
        return MISUSED
    command = command_of(name)
    parser = Parser(name, say.say(COMMANDS[name]), say)
    command.add_arguments(parser)
    status: int = command.run(parser.read(arguments[named:]))
    return status


def command_of(name: str) -> Any:  # a module; its two functions are the file's promise
    """The command's module, imported now."""
    return import_module(f"ludotheque.cli.{name}")


def overview(say: words.Words) -> str:
    """What `ludotheque --help` prints: each command and what it does."""
    wide = max(map(len, COMMANDS))
    lines = [f"  {name:{wide}}  {say.say(about)}" for name, about in COMMANDS.items()]
    return "\n".join([say.say("cli-about"), "", *lines, "", say.say("cli-more-help"), ""])
