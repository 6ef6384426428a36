"""`--edition FILE`: reading the editions that somebody names."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import edition_in
from ludotheque.records import Teller
from ludotheque.records.files import text_of
from ludotheque.words import language


def edition_at(path: Path) -> tuple[Game[Any], Edition]:
    """The edition in a file, and its game; raises Refused with a sentence that names the file."""
    try:
        text = text_of(path)
    except Refused as refused:
        raise Refused(Teller(language(os.environ)).placed(refused, str(path))) from None
    return edition_in(text, str(path))


def game_at(path: Path) -> Game[Any]:
    """The game of the edition in a file, as if that were its own; raises Refused."""
    game, edition = edition_at(path)
    return replace(game, edition=edition)


def editions_at(paths: Iterable[Path]) -> dict[str, list[Edition]]:
    """The editions in these files, by their games; raises Refused also for a name that is taken."""
    found: dict[str, list[Edition]] = {}
    for path in paths:
        game, edition = edition_at(path)
        others = found.setdefault(game.name, [])
        if edition.name in [each.name for each in (game.edition, *others)]:
            args = {"file": str(path), "game": game.name, "got": edition.name}
            raise Refused(Sentence("error-edition-twice", args))
        others.append(edition)
    return found
