"""Who can play (KO 2.1) and the options of a table (KO 2.9). Defaults are the rules of the box."""

from __future__ import annotations

from ludotheque.core.game import Option, Options, OptionValue
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games.korsar.cards import PALETTES
from ludotheque.games.korsar.state import SEATS

ALONE, TEAMS_OF_TWO = (2, 3, 4, 5), (4, 6, 8)

# In the order in which `setup` reads them.
OPTIONS = (
    Option("players", (3, 2, 4, 5, 6, 8)),
    Option("teams", (False, True)),
    Option("captain_rule", ("chase", "last_placed")),
    Option("min_attack", ("any", "match")),
    Option("pirates_after_character", ("allowed", "forbidden")),
    Option("allow_six_individual", (False, True)),
    Option("team_admiral", ("team", "owner_only")),
    Option("start_player", ("random", *range(SEATS))),
    Option("palette", tuple(PALETTES)),
    Option("partner_sees_hand", (True, False)),
    Option("loot_visibility", ("hidden", "open")),
)


def _tables(numbers: tuple[int, ...], *, teams: bool) -> list[dict[str, OptionValue]]:
    return [{"players": n, "teams": teams} for n in numbers]


TABLES: tuple[dict[str, OptionValue], ...] = (
    *_tables(ALONE, teams=False),
    *_tables(TEAMS_OF_TWO, teams=True),
    {"players": 6, "teams": False, "allow_six_individual": True},  # KO-R02: a house rule
)


def check_options(options: Options) -> None:
    """KO-R01, KO-R02, KO-R05: raises Refused for numbers that cannot play, or a start seat that is not there."""
    players, teams = options["players"], options["teams"]
    alone = (*ALONE, 6) if options["allow_six_individual"] else ALONE
    possible = TEAMS_OF_TWO if teams else alone
    if players not in possible:
        name = "error-korsar-teams" if teams else "error-korsar-players"
        raise Refused(Sentence(name, {"got": int(players), "expected": ", ".join(map(str, possible))}))
    start = options["start_player"]
    if start != "random" and (int(start) >= int(players) or (teams and int(start) % 2)):
        raise Refused(Sentence("error-korsar-start-player", {"got": int(start), "players": int(players)}))


def sides(options: Options) -> tuple[int, ...]:
    """The side of each seat: its own number, or its team's first partner (KO 3.1)."""
    return tuple(seat - seat % 2 if options["teams"] else seat for seat in range(int(options["players"])))
