"""A sentence for people, before it has words: a message of the catalogue and its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sentence:
    """`id` names the message; `args` are figures and code words; `seats` are people, by their seat numbers."""

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    seats: Mapping[str, int] = field(default_factory=dict)


class Refused(Exception):
    """Something that a person asked for and that is not done; carries the sentence that says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__()
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.sentence.id} {dict(self.sentence.args)}"

    def __reduce__(self) -> tuple[Any, ...]:
        """How it goes from one process to another: as it is, whatever its class was made with."""
        return type(self).__new__, (type(self),), self.__dict__


class Flaw(Refused):
    """What is wrong in a text that somebody wrote: why, the number of the line, and the words that are meant.

    `names` are those of the people in the sentence, where the text knows them.
    """

    def __init__(self, sentence: Sentence, line: int, quote: str = "", names: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.line, self.quote, self.names = line, quote, tuple(names)
