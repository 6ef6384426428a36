"""The games: those of this package, and those that other packages bring through an entry point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ludotheque.core.edition import Edition, Sheet
from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import katana, keylargo, korsar

GROUP = "ludotheque.games"
BUILT_IN: tuple[Game[Any], ...] = (korsar.GAME, keylargo.GAME, katana.GAME)


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by name: the built-in ones, then the entry points of group `ludotheque.games`."""
    found = {game.name: game for game in BUILT_IN}
    for point in entry_points(group=GROUP):
        game = point.load()
        found.setdefault(game.name, game)
    return found


def find_game(name: str) -> Game[Any]:
    """The game of this name, `korsar`, or under an earlier version of its rules, `korsar@1`.

    Raises Refused with a sentence that lists the known ones.
    """
    plain, at, version = name.partition("@")
    known = games()
    if plain not in known or (at and not version.isdecimal()):
        raise Refused(Sentence("error-game", {"got": name, "expected": ", ".join(sorted(known))}))
    return known[plain].under(int(version)) if at else known[plain]


def edition_in(text: str, file: str) -> tuple[Game[Any], Edition]:
    """The edition in the text of a file, and the game that it says it is for; raises Refused, naming the file."""
    sheet, known = Sheet(text, file), ", ".join(sorted(games()))
    name = sheet.name("game", known)
    if name not in games():
        raise sheet.refused("game", name, known)
    game = games()[name]
    if game.read_edition is None:
        raise Refused(Sentence("error-edition-own", {"file": file, "game": name}))
    return game, game.read_edition(text, file)


def locale_folders(games: Iterable[Game[Any]]) -> tuple[Path, ...]:
    """Where games from other packages keep their words."""
    folders = (game.folder / "locale" for game in games)
    return tuple(folder for folder in folders if folder.is_dir())
