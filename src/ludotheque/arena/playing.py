"""One game of a contest, played by compiled rules."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime
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
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import find_game

SEAT_BITS = 6
"""What a seat takes of a number that holds more than the seat."""
MOST_LISTED = 20
"""Legal actions that are listed to whoever wrote a bot."""


@rule
def next_decision(states: Any, out: Any) -> int:
    """The seat that is to decide, and above it how many actions it has, which are in `out`; 0 at the end."""
    s = states[0]
    if is_terminal(s):
        return 0
    seat = current_player(to_act(s))
    n: int = legal_actions(s, seat, out)
    return n << SEAT_BITS | seat


@rule
def find_sides(states: Any, out: Any, n: int) -> None:
    """Writes the side of each of the first n seats."""
    for seat in range(n):
        out[seat] = side_of(states[0], seat)


@dataclass
class Player:
    """Who plays a seat of a game, and how much it thought: `seconds` of the processor."""

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
        sides, players = self.sides(s), self.players(s, seating)
        self.play_out(s, players, seating)
        winners, scores = seats_in(self.rules.winners(s)), self.rules.scores(s)
        end, day = self.end(s), datetime.now(UTC).date().isoformat()
        return [
            Row(
                game=seating.number,
                deal=seating.deal,
                seat=seat,
                bot=player.name,
                side=sides[seat],
                score=scores[seat],
                won=1 / len(winners) if seat in winners else 0.0,
                decisions=player.decisions,
                end=end,
                seconds=player.seconds,
                day=day,
            )
            for seat, player in enumerate(players)
        ]

    def players(self, s: State, seating: Seating) -> list[Player]:
        """A new bot for each seat, with a seed that depends on the contest's, the game and the seat alone."""
        names = [seating.line_up[place] for place in places_of(self.contest, self.sides(s).__getitem__)]
        seeds = [self.contest.draw("bot", seating.number, seat) for seat in self.seats]
        return [
            Player(name, self.bot(name, seat, int.from_bytes(seeds[seat][:7], "little"), seating))
            for seat, name in enumerate(names)
        ]

    def bot(self, name: str, seat: int, seed: int, seating: Seating) -> Bot:
        """Raises Refused if its maker fails."""
        try:
            return self.makers[name](self.rules, seat, seed)
        except (Exception, SystemExit) as error:
            raise failed(name, seat, seating, error) from error

    def play_out(self, s: State, players: list[Player], seating: Seating) -> None:
        """Asks each seat in its turn; raises Refused if its bot fails or answers with what is not legal."""
        find, clock = self.rules.bind(next_decision), time.process_time
        while found := find(s, self.out):
            seat = found & (1 << SEAT_BITS) - 1
            player, legal = players[seat], self.out[: found >> SEAT_BITS].tolist()
            observation = self.rules.observe(s, seat)
            begun = clock()
            try:
                action = player.bot.decide(observation, legal.copy())
            except (Exception, SystemExit) as error:
                raise failed(player.name, seat, seating, error) from error
            player.seconds += clock() - begun
            player.decisions += 1
            if action not in legal:
                raise answered_wrong(player.name, seat, seating, action, legal)
            self.rules.apply_action(s, seat, int(action))

    def end(self, s: State) -> dict[str, Any]:
        """What the game itself says of its end beside scores and winners, as far as it is a word or a number."""
        over = self.game.facts(self.game.open(self.rules.observe(s, None)), None)["over"]
        return {name: value for name, value in over.items() if value is None or isinstance(value, str | int)}


def failed(bot: str, seat: int, seating: Seating, error: BaseException) -> Refused:
    """That a bot failed, and with what."""
    where: dict[str, int | str] = {"bot": bot, "game": seating.number, "seat": seat}
    return Refused(Sentence("error-arena-bot-failed", {**where, "error": repr(error)}))


def answered_wrong(bot: str, seat: int, seating: Seating, action: object, legal: list[int]) -> Refused:
    listed = ", ".join(map(str, legal[:MOST_LISTED])) + ", …" * (len(legal) > MOST_LISTED)
    where: dict[str, int | str] = {"bot": bot, "game": seating.number, "seat": seat}
    return Refused(Sentence("error-arena-bot-illegal", {**where, "got": repr(action), "expected": listed}))


@cache
def table_of(contest: Contest) -> Table:
    """The table of a contest in this process; raises Refused for bots that cannot be found."""
    return Table(contest)
