"""The catalogue of words, read: every text of every message, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.games import games
from ludotheque.words import concatenated

# Where games from other packages keep their words.
FOLDERS = tuple(game.folder / "locale" for game in games().values())


class Entry(NamedTuple):
    """One text of a message: its value (attribute "") or an attribute; what it names and what it shows."""

    variables: frozenset[str]
    references: frozenset[tuple[str, str]]
    texts: tuple[str, ...]


class Reader(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[tuple[str, str]] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def read(pattern: ast.Pattern) -> Entry:
    reader = Reader()
    reader.visit(pattern)
    return Entry(frozenset(reader.variables), frozenset(reader.references), tuple(reader.texts))


@cache
def parsed(lang: str) -> tuple[ast.Message | ast.Junk | Any, ...]:
    return tuple(FluentParser().parse(concatenated(lang, FOLDERS)).body)


@cache
def catalogue(lang: str) -> dict[tuple[str, str], Entry]:
    """Every text by message id and attribute."""
    entries = {}
    for message in parsed(lang):
        if isinstance(message, ast.Message):
            if message.value:
                entries[message.id.name, ""] = read(message.value)
            for attribute in message.attributes:
                entries[message.id.name, attribute.id.name] = read(attribute.value)
    return entries


def ids(lang: str) -> set[str]:
    return {id for id, _ in catalogue(lang)}


def all_texts(lang: str) -> Iterator[tuple[str, str]]:
    for (id, attribute), entry in catalogue(lang).items():
        yield from ((f"{id}.{attribute}", text) for text in entry.texts)
