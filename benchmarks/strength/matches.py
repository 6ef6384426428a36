"""Which bots meet: each level the one below it, and the strongest one those that it is measured by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from ludotheque.arena.contest import Contest, contest_of
from ludotheque.bots import levels_of
from ludotheque.core.game import OptionValue, option_text
from ludotheque.games import find_game

Table = Mapping[str, OptionValue]

LADDER = 60.0
"""Per cent of the games that a level is to win against the one below."""


@dataclass(frozen=True)
class Match:
    """A contest on duplicate deals. `asked`: per cent that its first bot is to win at least, if that is said."""

    part: str
    game: str
    table: Table
    bots: tuple[str, ...]
    asked: float | None = None
    by_camp: bool = False

    @property
    def name(self) -> str:
        seating = [f"{name}-{option_text(value)}" for name, value in self.table.items()]
        camps = ["by-camp"] if self.by_camp else []
        return "_".join([self.game, *seating, *camps, *self.bots])

    def contest(self, seed: int) -> Contest:
        game = find_game(self.game)
        return contest_of(game, self.table, self.bots, seed, duplicate=True, by_camp=self.by_camp)

    def command(self, games: int, seed: int) -> str:
        """What plays the same games."""
        seating = f"--players {self.table['players']}" + " --teams" * bool(self.table.get("teams"))
        camps = " --by-camp" * self.by_camp
        return (
            f"ludotheque arena {self.game} --bots {','.join(self.bots)} {seating}{camps} --duplicate"
            f" --games {games} --seed {seed}"
        )


def matches(game: str) -> Iterator[Match]:
    """All of a game; no bot is measured by itself."""
    yield from ladder(game)
    for match in YARDSTICKS[game](strongest(game)):
        if match.part == "alone" or len(set(match.bots)) > 1:
            yield match


def strongest(game: str) -> str:
    return list(levels_of(game))[-1]


def ladder(game: str) -> Iterator[Match]:
    """Each level against the one below, with half the seats each; in Katana the camps in turn."""
    levels = list(levels_of(game))
    for lower, upper in pairwise(levels):
        for table in LADDERS[game]:
            yield Match("ladder", game, table, (upper, lower), LADDER, by_camp=game in DEALT)


LADDERS: dict[str, list[Table]] = {
    "korsar": [{"players": 4}],
    "keylargo": [{"players": 4}],
    "katana": [{"players": 5}, {"players": 6}],
}
DEALT = {"katana"}
"""Games in which camps are dealt."""


def korsar(bot: str) -> Iterator[Match]:
    yield Match("yardstick", "korsar", {"players": 4}, (bot, *["random"] * 3), 85)
    yield Match("yardstick", "korsar", {"players": 4}, ("artemis", *["random"] * 3))
    yield Match("yardstick", "korsar", {"players": 2}, (bot, "artemis"), 70)
    yield Match("yardstick", "korsar", {"players": 4}, (bot, *["artemis"] * 3), 40)
    yield Match("yardstick", "korsar", {"players": 4, "teams": True}, (bot, "artemis"), 50)


def keylargo(bot: str) -> Iterator[Match]:
    yield Match("yardstick", "keylargo", {"players": 4}, (bot, *["shrewd"] * 3), 45)


def katana(bot: str) -> Iterator[Match]:
    """Each camp in turn among others of a weaker bot, and on the same deals that one alone."""
    for players in (5, 6):
        for better, reference in ((bot, "public"), ("strong", "public"), ("strong", "random")):
            yield Match("camps", "katana", {"players": players}, (better, reference, reference), by_camp=True)
        for reference in ("public", "random"):
            yield Match("alone", "katana", {"players": players}, (reference,), by_camp=True)


YARDSTICKS = {"korsar": korsar, "keylargo": keylargo, "katana": katana}
