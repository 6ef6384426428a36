"""What is said about a text: its flaws with file and line, and a recorded game as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.core.modes import plain
from ludotheque.core.sentence import Flaw, Refused, Sentence
from ludotheque.games import games, locale_folders
from ludotheque.records.record import Record
from ludotheque.records.replaying import moments
from ludotheque.words import Words

LONGEST = 300
"""What a sentence quotes of a text at most, so that it stays readable."""


def short(value: int | str) -> int | str:
    """A long text without its middle."""
    if isinstance(value, int) or len(value) <= LONGEST:
        return value
    return f"{value[: LONGEST // 2]}…{value[-LONGEST // 2 :]}"


class Teller:
    """Sentences in one language, for whoever reads them outside a table."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.folders = locale_folders(games().values())
        self.words = Words(lang, folders=self.folders)

    def at(self, names: Iterable[str], viewer: int | None = None) -> Words:
        """The words of a table with these people."""
        return Words(self.lang, list(names), viewer, self.folders)

    def flaw(self, refused: Refused, file: str) -> str:
        """One sentence with file, line and reason."""
        return self.words.sentence(self.placed(refused, file))

    def placed(self, refused: Refused, file: str) -> Sentence:
        """The same before it has words, but for the reason."""
        names = refused.names if isinstance(refused, Flaw) else ()
        args = {name: short(value) for name, value in refused.sentence.args.items()}
        where: dict[str, int | str] = {"file": short(file)}
        where["reason"] = self.at(names).sentence(Sentence(refused.sentence.id, args, refused.sentence.seats))
        if not isinstance(refused, Flaw):
            return Sentence("error-in-file", where)
        if not refused.quote:
            return Sentence("error-in-line", {**where, "line": refused.line})
        return Sentence("error-in-words", {**where, "line": refused.line, "quote": short(refused.quote)})

    def story(self, record: Record, viewer: int | None) -> Iterator[str]:
        """The game as sentences, seen with one seat's eyes, or with a spectator's for None; raises Flaw."""
        words = self.at(record.names, viewer)
        for line, sentence in sentences(record, viewer):
            try:
                yield words.sentence(sentence)
            except (KeyError, ValueError):
                raise Flaw(Sentence("error-record-told", {"got": sentence.id}), line) from None


Told = Iterator[tuple[int, Sentence]]
"""Sentences, each with the number of the line that it comes from."""


def sentences(record: Record, viewer: int | None) -> Told:
    yield from told_by_rules(record, viewer) if record.seen_by is None else told_again(record)
    yield from told_result(record)


def told_again(record: Record) -> Told:
    """What the seat was told when it was told."""
    for decision in record.decisions:
        for sentence in decision.told:
            yield decision.line, sentence


def told_by_rules(record: Record, viewer: int | None) -> Told:
    """What each decision tells this viewer, asked of the game."""
    rules = plain(record.game)
    for moment in moments(record):
        if moment.decision is not None:
            o = record.game.open(rules.observe(moment.state, viewer))
            for sentence in record.game.events(o, viewer):
                yield moment.decision.line, sentence


def told_result(record: Record) -> Told:
    line = record.lines["over"]
    if record.result is None:
        yield line, Sentence("cli-replay-unfinished")
        return
    for seat, score in enumerate(record.result.scores):
        yield line, Sentence("cli-replay-score", {"score": score}, {"seat": seat})
    for seat in record.result.winners:
        yield line, Sentence("cli-replay-winner", seats={"seat": seat})
