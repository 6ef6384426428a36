"""Who can play (KL 2.1) and the options of a table (KL 3, KL-R01). Defaults are the rules of the box."""

from __future__ import annotations

from ludotheque.core.game import Option, Options, OptionValue
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games.keylargo.edition import PLAYERS
from ludotheque.games.keylargo.state import SEATS

# In the order in which `setup` reads them.
OPTIONS = (
    Option("players", (4, 3, 5)),
    Option("encounters", (False, True)),
    Option("pickpocket", (True, False)),
    Option("first_player", ("random", *range(SEATS))),
)

TABLES: tuple[dict[str, OptionValue], ...] = tuple({"players": n} for n in PLAYERS)

VARIANTS: tuple[dict[str, OptionValue], ...] = ({"encounters": False}, {"encounters": True})


def check_options(options: Options) -> None:
    """KL 2.1.1: raises Refused for a first player who is not there."""
    first = options["first_player"]
    if first != "random" and int(first) >= int(options["players"]):
        args: dict[str, int | str] = {"got": int(first), "players": int(options["players"])}
        raise Refused(Sentence("error-keylargo-first-player", args))


def sides(options: Options) -> tuple[int, ...]:
    """Each seat plays for itself."""
    return tuple(range(int(options["players"])))
