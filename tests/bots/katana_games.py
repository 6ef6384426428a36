"""Many seeded games of Katana, a camp by rules of thumb and the others at random, compiled; and the tables of them.

    uv run python -m tests.bots.katana_games --games 1000 --seed 1

The random is uniform over the distinct legal actions, to end the turn among them; with `--busy` it ends the turn only
when there is nothing else to do.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.arena.intervals import Interval, wilson
from ludotheque.bots.katana import thumb
from ludotheque.bots.katana.beliefs import SIZE
from ludotheque.core.chance import next_word, pick
from ludotheque.core.modes import Rules, compiled
from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, is_terminal, legal_actions, setup, to_act
from ludotheque.core.rule import rule
from ludotheque.games.katana import GAME, end, roles
from ludotheque.games.katana.actions import END
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.state import Camp, End

choose, camp_of, winning_camp = thumb.choose, roles.camp_of, end.winning_camp
SWORD = End.SWORD
NOBODY_THINKS, ALL_THINK = 0, 0b111
TURNS, DECISIONS, BY_SWORD, OWN_BLOWS = 3, 4, 5, 6  # what is counted after the games that each camp won
ROOM = max(GAME.n_actions, SIZE)


@rule
def games(states: Any, options: Any, sources: Any, rooms: Any, counts: Any, thinking: int, busy: int, n: int) -> None:
    """Plays n games, the camps of the mask `thinking` by rules of thumb. `sources`: for deals, and for random deeds.

    `rooms`: for a key, for legal actions and for a mind.
    """
    key, out, mind = rooms[0], rooms[1], rooms[2]
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(sources[0])
        states[0] = states[1]
        s = states[0]
        setup(s, options, key)
        while not is_terminal(s):
            seat = current_player(to_act(s))
            if thinking >> camp_of(s.role[seat]) & 1:
                apply_action(s, seat, choose(s, seat, sources[1], out, mind))
            else:
                legal = legal_actions(s, seat, out)
                apply_action(s, seat, out[pick(sources[1], n_wanted(out, legal, busy))])
        counts[winning_camp(s)] += 1
        counts[TURNS] += s.turns
        counts[DECISIONS] += s.ply
        counts[BY_SWORD] += s.end == SWORD
        counts[OWN_BLOWS] += s.lost_sword > 0


@rule
def n_wanted(out: Any, legal: int, busy: int) -> int:
    """How many of the legal actions the random chooses from: all, or if it is busy all but the end of the turn."""
    if busy and legal > 1 and out[legal - 1] == END:
        return legal - 1
    return legal


def interval(count: int, n: int) -> Interval:
    """The share in per cent."""
    return wilson(count / n, n) * 100


@dataclass(frozen=True)
class Tally:
    """What n games came to; `own_blows`: those that ended with a defeat by the own camp."""

    n: int
    wins: list[int]  # by camp
    turns: int
    decisions: int
    by_sword: int
    own_blows: int

    def share(self, camp: Camp) -> Interval:
        return interval(self.wins[camp], self.n)


def play_games(rules: Rules, players: int, thinking: int, n: int, seed: int, *, busy: bool = False) -> Tally:
    """So many games dealt from a seed, with the camps of the mask by rules of thumb."""
    play: Callable[..., None] = rules.bind(games)
    options = rules.row(GAME.row_of(GAME.options_of({"players": players})))
    counts, rooms = rules.row([0] * (OWN_BLOWS + 1)), tuple(rules.row([0] * ROOM) for _ in range(3))
    sources = (rules.generators(seed)[0], rules.generators(seed + 1)[0])
    play(rules.states(2), options, sources, rooms, counts, thinking, busy, n)
    return Tally(n, [int(each) for each in counts[:TURNS]], *(int(each) for each in counts[TURNS:]))


def camps_of(players: int) -> list[Camp]:
    return [camp for camp in Camp if roles.number_of(players, camp)]


def print_against_chance(rules: Rules, n: int, seed: int, *, busy: bool) -> None:
    print("| players | camp | all at random | the camp by rules of thumb |\n|---|---|---|---|")
    for players in PLAYERS:
        chance = play_games(rules, players, NOBODY_THINKS, n, seed, busy=busy)
        for camp in camps_of(players):
            thought = play_games(rules, players, 1 << camp, n, seed, busy=busy)
            print(f"| {players} | {camp.name.capitalize()} | {chance.share(camp)} | {thought.share(camp)} |")


def print_among_themselves(rules: Rules, n: int, seed: int) -> None:
    print("| players | Shogun | Ninja | Ronin | turns | decisions | by the sword | by a blow to the own camp |")
    print("|---|---|---|---|---|---|---|---|")
    for players in PLAYERS:
        tally = play_games(rules, players, ALL_THINK, n, seed)
        wins = [str(tally.share(camp)) if camp in camps_of(players) else "" for camp in Camp]
        lengths = [f"{total / tally.n:.1f}" for total in (tally.turns, tally.decisions)]
        ends = [str(interval(count, tally.n)) for count in (tally.by_sword, tally.own_blows)]
        print(f"| {players} | {' | '.join([*wins, *lengths, *ends])} |")


def main() -> None:
    reader = argparse.ArgumentParser(description="Katana's rules of thumb against chance, and among themselves")
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--busy", action="store_true", help="a random that ends a turn only with nothing else to do")
    given = reader.parse_args()
    print_against_chance(compiled(GAME), given.games, given.seed, busy=given.busy)
    print()
    print_among_themselves(compiled(GAME), given.games, given.seed)


if __name__ == "__main__":
    main()
