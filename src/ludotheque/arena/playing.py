"""One game of a contest, played by compiled rules."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque.arena.contest import Contest, places_of
from ludotheque.arena.entrants import maker_of
from ludotheque.arena.results import Row
from ludotheque.arena.seating import Seating
from ludotheque.bots import Bot
from ludotheque.core.modes import State, compiled
from ludotheque.core.play import current_player, seats_in
from ludotheque.core.questions import is_terminal, legal_actions, side_of, to_act
from ludotheque.core.rule import rule
from ludotheque.games import find_game

SEATS = 6
"""Bits that a seat takes."""


@rule
def next_decision(states: Any, out: Any) -> int:
    """The seat that is to decide, and above it how many actions it has, which are in `out`; 0 at the end."""
    s = states[0]
    if is_terminal(s):
        return 0
    seat = current_player(to_act(s))
    n: int = legal_actions(s, seat, out)
    return n << SEATS | seat


@rule
def find_sides(states: Any, out: Any, n: int) -> None:
    """Writes the side of each of the first n seats."""
    for seat in range(n):
        out[seat] = side_of(states[0], seat)


@dataclass
class Hand:
    """A seat while a game is played: who plays it and how much it thought."""

    name: str
    bot: Bot
    decisions: int = 0
    seconds: float = 0.0


class Table:
    """Where the games of a contest are played, one after the other."""

    def __init__(self, contest: Contest) -> None:
        self.contest, self.options = contest, dict(contest.options)
        self.rules = compiled(find_game(contest.game))
        self.game = self.rules.game
        self.seats = range(int(self.options["players"]))
        self.makers = {name: maker_of(contest.game, name) for name in contest.bots}
        self.out = self.rules.row([0] * max(self.game.n_actions, len(self.seats)))

    def deal(self, number: int) -> State:
        s = self.rules.new_state()
        self.rules.setup(s, self.options, self.contest.draw("deal", number), self.contest.figures)
        return s

    def sides(self, s: State) -> list[int]:
        """The side of each seat, as it was dealt."""
        self.rules.bind(find_sides)(s, self.out, len(self.seats))
        sides: list[int] = self.out[: len(self.seats)].tolist()
        return sides

    def play(self, seating: Seating) -> list[Row]:
        """Plays a game to its end; gives a row a seat."""
        s = self.deal(seating.deal)
        sides, hands = self.sides(s), self.hands(s, seating)
        self.play_out(s, hands, seating)
        winners, scores = seats_in(self.rules.winners(s)), self.rules.scores(s)
        end = self.end(s)
        return [
            Row(
                game=seating.number,
                deal=seating.deal,
                seat=seat,
                bot=hand.name,
                side=sides[seat],
                score=scores[seat],
                won=1 / len(winners) if seat in winners else 0.0,
                decisions=hand.decisions,
                end=end,
                seconds=hand.seconds,
            )
            for seat, hand in enumerate(hands)
        ]

    def hands(self, s: State, seating: Seating) -> list[Hand]:
        """A new bot for each seat, with a seed that depends on the contest's, the game and the seat alone."""
        names = [seating.line_up[place] for place in places_of(self.contest, self.sides(s).__getitem__)]
        seeds = [self.contest.draw("bot", seating.number, seat) for seat in self.seats]
        return [
            Hand(name, self.makers[name](self.rules, seat, int.from_bytes(seeds[seat][:7], "little")))
            for seat, name in enumerate(names)
        ]

    def play_out(self, s: State, hands: list[Hand], seating: Seating) -> None:
        """Asks each seat in its turn; raises ValueError for an answer that is not legal."""
        find, clock = self.rules.bind(next_decision), time.perf_counter
        while found := find(s, self.out):
            seat = found & (1 << SEATS) - 1
            hand, legal = hands[seat], self.out[: found >> SEATS].tolist()
            observation = self.rules.observe(s, seat)
            begun = clock()
            try:
                action = hand.bot.decide(observation, legal.copy())
            except Exception as error:
                error.add_note(f"{hand.name} in seat {seat} of {seating}, of {self.contest}")
                raise
            hand.seconds += clock() - begun
            hand.decisions += 1
            if action not in legal:
                raise ValueError(f"{hand.name} in seat {seat} of {seating} answered {action}, expected one of {legal}")
            self.rules.apply_action(s, seat, int(action))

    def end(self, s: State) -> dict[str, Any]:
        """What the game itself says of its end beside scores and winners, as far as it is a word or a number."""
        over = self.game.facts(self.game.open(self.rules.observe(s, None)), None)["over"]
        return {name: value for name, value in over.items() if value is None or isinstance(value, str | int)}


@cache
def table_of(contest: Contest) -> Table:
    """The table of a contest in this process; raises Refused for bots that cannot be found."""
    return Table(contest)
