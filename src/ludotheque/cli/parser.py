"""A command's arguments, read by argparse under headings and complaints in the words of the catalogue."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
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
        self._positionals.title = say.say("cli-arguments")
        self._optionals.title = say.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say.say("cli-help"))

    def error(self, message: str) -> NoReturn:
        """Says what argparse did not understand, and exits with status 2."""
        self.exit(2, self.say.say("error-arguments", detail=message, command=self.prog) + "\n")


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
