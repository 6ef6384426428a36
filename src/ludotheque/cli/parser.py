"""A command's arguments, read by argparse under headings and complaints in the words of the catalogue."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NoReturn

from ludotheque.words import Words


class Parser(argparse.ArgumentParser):
    """The parser of one command; `about` says what the command does."""

    def __init__(self, command: str, about: str, say: Words) -> None:
        super().__init__(
            prog=f"ludotheque {command}",
            description=about,
            add_help=False,
            formatter_class=partial(Formatter, usage_word=say.say("cli-usage")),
        )
        self.say = say
        self.got = self.prog
        self._positionals.title = say.say("cli-arguments")
        self._optionals.title = say.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say.say("cli-help"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments, understood; if they cannot be, says so and exits with status 2."""
        self.got = shlex.join([*self.prog.split(), *arguments])
        return self.parse_args(arguments)

    def error(self, message: str) -> NoReturn:
        """Says what was not understood and what is expected; argparse's own message is in English only."""
        self.exit(2, self.say.say("error-arguments", got=self.got) + "\n" + self.format_usage())


class Formatter(argparse.HelpFormatter):
    """argparse's own, with another word for "usage: "."""

    def __init__(self, prog: str, *, usage_word: str) -> None:
        super().__init__(prog)
        self.usage_word = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self.usage_word} ")
