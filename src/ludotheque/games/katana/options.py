"""Who can play (KA 2.6). The rules of the box know no options."""

from __future__ import annotations

from ludotheque.core.game import Option, Options, OptionValue

PLAYERS = (3, 4, 5, 6, 7)

# In the order in which `setup` reads them.
OPTIONS = (Option("players", (5, 3, 4, 6, 7)),)

TABLES: tuple[dict[str, OptionValue], ...] = tuple({"players": n} for n in PLAYERS)


def check_options(options: Options) -> None:
    """Every number of players from 3 to 7 can play: nothing can be wrong with the options together."""


def sides(options: Options) -> tuple[int, ...]:
    """Each seat by itself: who plays with whom is hidden until the end (KA 3.1)."""
    return tuple(range(int(options["players"])))
