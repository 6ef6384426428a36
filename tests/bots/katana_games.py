"""Many seeded games of Katana, a camp by rules of thumb and the others at random, compiled; and the table of them.

    uv run python -m tests.bots.katana_games --games 1000 --seed 1

The random is uniform over the distinct legal actions, to end the turn among them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.bots import katana
from ludotheque.bots.katana.beliefs import SIZE
from ludotheque.core.chance import next_word
from ludotheque.core.modes import Rules, compiled
from ludotheque.core.play import current_player, random_action
from ludotheque.core.questions import apply_action, is_terminal, legal_actions, setup, to_act
from ludotheque.core.rule import rule
from ludotheque.games.katana import GAME, end, roles
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.state import Camp, End

choose, camp_of, winning_camp = katana.choose, roles.camp_of, end.winning_camp
SWORD = End.SWORD
NOBODY_THINKS, ALL_THINK = 0, 0b111
TURNS, DECISIONS, BY_SWORD, OWN_BLOWS = 3, 4, 5, 6  # what is counted after the games that each camp won


@rule
def games(
    states: Any, options: Any, key: Any, deals: Any, dice: Any, out: Any, mind: Any, counts: Any, thinking: int, n: int
) -> None:
    """Plays n games, the camps of the mask `thinking` by rules of thumb. The deals are the same whoever plays."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(deals[0])
        states[0] = states[1]
        s = states[0]
        setup(s, options, key)
        while not is_terminal(s):
            seat = current_player(to_act(s))
            if thinking >> camp_of(s.role[seat]) & 1:
                apply_action(s, seat, choose(s, seat, mind, out, legal_actions(s, seat, out)))
            else:
                apply_action(s, seat, random_action(s, seat, dice[0], out))
        counts[winning_camp(s)] += 1
        counts[TURNS] += s.turns
        counts[DECISIONS] += s.ply
        counts[BY_SWORD] += s.end == SWORD
        counts[OWN_BLOWS] += s.lost_sword > 0


@dataclass(frozen=True)
class Tally:
    """What n games came to."""

    n: int
    wins: list[int]
    """By camp."""
    turns: int
    decisions: int
    by_sword: int
    own_blows: int
    """Games that ended with a defeat by one's own camp."""

    def share(self, camp: Camp) -> Interval:
        return interval(self.wins[camp], self.n)


@dataclass(frozen=True)
class Interval:
    """A share in per cent, and the 95 % interval of Wilson about it."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1f} [{self.low:.1f}–{self.high:.1f}]"


def interval(wins: int, n: int) -> Interval:
    z = 1.96
    share, spread = wins / n, z * z / n
    middle = (share + spread / 2) / (1 + spread)
    half = (share * (1 - share) * spread + spread * spread / 4) ** 0.5 / (1 + spread)
    return Interval(100 * share, 100 * (middle - half), 100 * (middle + half))


def play_games(rules: Rules, players: int, thinking: int, n: int, seed: int) -> Tally:
    """So many games dealt from a seed, with the camps of the mask by rules of thumb."""
    play: Callable[..., None] = rules.bind(games)
    row = rules.row(GAME.row_of(GAME.options_of({"players": players})))
    key, out, mind, counts = (rules.row([0] * size) for size in (8, GAME.n_actions, SIZE, OWN_BLOWS + 1))
    deals, dice = rules.generators(seed), rules.generators(seed + 1)
    play(rules.states(2), row, key, deals, dice, out, mind, counts, thinking, n)
    return Tally(n, [int(each) for each in counts[:TURNS]], *(int(each) for each in counts[TURNS:]))


def camps_of(players: int) -> list[Camp]:
    return [camp for camp in Camp if roles.number_of(players, camp)]


def main() -> None:
    reader = argparse.ArgumentParser(description="Katana's rules of thumb against chance")
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    rules = compiled(GAME)
    print("| players | camp | at random | by rules of thumb |\n|---|---|---|---|")
    for players in PLAYERS:
        chance = play_games(rules, players, NOBODY_THINKS, given.games, given.seed)
        for camp in camps_of(players):
            thought = play_games(rules, players, 1 << camp, given.games, given.seed)
            print(f"| {players} | {camp.name.capitalize()} | {chance.share(camp)} | {thought.share(camp)} |")
    print("\n| players | Shogun | Ninja | Ronin | turns | decisions | by the sword | by a blow to one's own camp |")
    print("|---|---|---|---|---|---|---|---|")
    for players in PLAYERS:
        tally = play_games(rules, players, ALL_THINK, given.games, given.seed)
        wins = [str(tally.share(camp)) if camp in camps_of(players) else "" for camp in Camp]
        lengths = [f"{total / tally.n:.1f}" for total in (tally.turns, tally.decisions)]
        ends = [str(interval(count, tally.n)) for count in (tally.by_sword, tally.own_blows)]
        print(f"| {players} | {' | '.join([*wins, *lengths, *ends])} |")


if __name__ == "__main__":
    main()
