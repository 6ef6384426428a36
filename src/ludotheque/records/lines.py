"""The lines of a text, read one after the other, each known by its number."""

from __future__ import annotations

import re
from typing import NoReturn

from ludotheque.core.sentence import Flaw, Sentence


class Lines:
    """A text being read from the top. Asking for more than there is means that the text was cut."""

    def __init__(self, text: str) -> None:
        self.lines = [line.removesuffix("\r") for line in text.split("\n")]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        self.at = 0

    @property
    def number(self) -> int:
        """The number of the line read last."""
        return max(self.at, 1)

    def next(self) -> str:
        """The next line; raises Flaw at the end of the text."""
        if self.at >= len(self.lines):
            raise self.flaw("error-record-cut")
        self.at += 1
        return self.lines[self.at - 1]

    def is_next(self, pattern: str) -> bool:
        """Whether there is a next line and it begins so (a regular expression)."""
        return self.at < len(self.lines) and re.match(pattern, self.lines[self.at]) is not None

    def say(self, word: str) -> str:
        """What the next line says after this word, which must begin it."""
        line = self.next()
        if line != word and not line.startswith(f"{word} "):
            self.misread(word)
        return line[len(word) :].strip()

    def misread(self, expected: str) -> NoReturn:
        """Refuses the line read last: it is not what was expected here, or the text ends in its middle."""
        if self.at == len(self.lines):
            raise self.flaw("error-record-cut")
        raise self.flaw("error-record-line", got=self.lines[self.at - 1][:80], expected=expected)

    def matched(self, pattern: str, expected: str) -> re.Match[str]:
        """The next line by a pattern that matches all of it."""
        match = re.fullmatch(pattern, self.next())
        if match is None:
            self.misread(expected)
        return match

    def indented(self) -> list[str]:
        """The indented lines that follow, without their indentation."""
        found = []
        while self.is_next("  "):
            found.append(self.next()[2:])
        return found

    def flaw(self, id: str, **args: int | str) -> Flaw:
        """A refusal of the line read last."""
        return Flaw(Sentence(id, args), self.number)
