"""What can be read here: the games there are, their rules, and the words of every sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from ludotheque import words
from ludotheque.bots import Level, deputy_of
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, OptionValue
from ludotheque.server.api import GameInfo, OptionInfo, Rules, RulesSection, Seating

# "## KO 2.5 Pirates": what reasons and help cite, and the title. Chapters have codes of capital letters.
HEADING = re.compile(r"^#{2,6} (?P<id>[A-Z]{2}(?: \d[\d.]*|(?:-\w+)+)) (?P<title>.+)$", re.MULTILINE)
# What the seating says is no option beside it.
SEATING = ("players", "teams")


def game_info(game: Game[Any], levels: Sequence[str], editions: Sequence[Edition]) -> GameInfo:
    """What a table of this game can be made of."""
    seatings = [seating(table) for table in game.tables]
    options = [OptionInfo(each.name, list(each.values)) for each in game.options if each.name not in SEATING]
    has_rules = any(game.folder.glob("rules.*.md"))
    names = [edition.name for edition in editions]
    offered = cast(list[Level], list(levels))
    has_lesson = game.lesson is not None
    deputy = cast(Level, deputy_of(game.name))
    return GameInfo(game.name, game.max_seats, seatings, options, offered, deputy, has_rules, has_lesson, names)


def seating(table: Mapping[str, OptionValue]) -> Seating:
    needed = {name: value for name, value in table.items() if name not in SEATING}
    return Seating(int(table["players"]), bool(table.get("teams", False)), needed)


@cache
def rules_of(folder: Path, lang: str) -> Rules:
    """The rules in a game's folder, `rules.<lang>.md`, by section; none where the game brings no such text."""
    path = folder / f"rules.{lang}.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return Rules(list(sections(text)))


def sections(text: str) -> Iterator[RulesSection]:
    """Each heading with a number, and the text below it; what stands before the first has the id ""."""
    # Here, since nobody may ever ask for rules, and the first page should not wait for it.
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    headings = list(HEADING.finditer(text))
    before = text[: headings[0].start()] if headings else text
    title, _, body = before.partition("\n")
    if before.strip():
        yield RulesSection("", title.lstrip("# "), markdown.render(body))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    for heading, end in zip(headings, ends, strict=False):
        yield RulesSection(heading["id"], heading["title"], markdown.render(text[heading.end() : end]))


@cache
def catalogue(lang: str, folders: tuple[Path, ...]) -> str:
    """Every message of the house and of the games from these folders, as Fluent source."""
    return words.concatenated(lang, folders)
