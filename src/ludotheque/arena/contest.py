"""A contest: all that decides which games are played and how they end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.arena.entrants import file_of, maker_of
from ludotheque.arena.seating import Schedule
from ludotheque.core.game import Game, OptionValue
from ludotheque.core.modes import plain
from ludotheque.games import find_game

PACKAGE = Path(ludotheque.__file__).parent


@dataclass(frozen=True)
class Contest:
    """What is played. `bots`: by name; one that is named twice has twice the seats.

    `duplicate`: the same deal for all seatings of a round. `by_camp`: bots play the camps as they are dealt, instead
    of seats. `figures`: those of the edition.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]
    seed: int
    duplicate: bool = False
    by_camp: bool = False
    figures: tuple[int, ...] = ()
    sources: str = ""

    @property
    def settings(self) -> dict[str, Any]:
        """All of it as JSON."""
        return {**asdict(self), "options": dict(self.options), "bots": list(self.bots), "figures": list(self.figures)}

    def draw(self, *what: object) -> bytes:
        """32 bytes that depend on the seed and on what they are for, and on nothing else."""
        return hashlib.sha256(" ".join(map(str, (self.seed, *what))).encode()).digest()


def contest_of(
    game: Game[Any],
    given: Mapping[str, object],
    bots: tuple[str, ...],
    seed: int,
    *,
    duplicate: bool = False,
    by_camp: bool = False,
) -> Contest:
    """A contest at a table with these options; raises Refused for options and bots that the game does not have."""
    options = tuple(game.options_of(given).items())
    for name in bots:
        maker_of(game.name, name)
    return Contest(game.name, options, bots, seed, duplicate, by_camp, game.figures, sources_of(game, bots))


def places_of(contest: Contest, side_of: Callable[[int], int]) -> list[int]:
    """The place of each seat in a line-up: those of one place are played by one bot. `side_of`: as it was dealt."""
    options = dict(contest.options)
    sides = find_game(contest.game).sides(options)
    if contest.by_camp:
        sides = tuple(map(side_of, range(int(options["players"]))))
    order = sorted(set(sides))
    return [order.index(side) for side in sides]


def schedule_of(contest: Contest) -> Schedule:
    """The games of a contest; raises Refused where its bots are too many."""
    rules = plain(find_game(contest.game))
    s = rules.new_state()
    rules.setup(s, dict(contest.options), contest.draw("deal", 0), contest.figures)
    places = places_of(contest, lambda seat: int(rules.game.side_of(s, seat)))
    return Schedule(contest.bots, max(places) + 1, contest.seed, duplicate=contest.duplicate)


def sources_of(game: Game[Any], entrants: Iterable[str]) -> str:
    """A hash of the rules, of the search, of what the bots are made of and of how they are seated.

    They decide every game, but for what other packages bring.
    """
    arena, bots = PACKAGE / "arena", PACKAGE / "bots"
    seating = [arena / f"{name}.py" for name in ("contest", "seating", "playing")]
    places = (PACKAGE / "core", PACKAGE / "search", game.folder, bots / game.name)
    inside = [file for place in places for kind in ("*.py", "*.toml") for file in place.rglob(kind)]
    given = [path for entrant in entrants if (path := file_of(entrant))]
    digest = hashlib.sha256()
    for file in (*sorted([*seating, *bots.glob("*.py"), *inside]), *given):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
