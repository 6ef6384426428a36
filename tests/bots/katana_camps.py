"""Games of Katana between two bots, the camps in turn: each camp by the one and the others by the other, and back."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.bots import Maker
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import Rules, compiled
from ludotheque.core.play import play
from ludotheque.games.katana import GAME, end
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import Camp
from tests.bots.katana_games import camps_of


def share(one: Maker, other: Maker, players: int, deals: int) -> float:
    """The share of games that `one` wins, on the same deals with either; fair is a half.

    Of each deal there are two games for each camp: the camp played by `one`, and all but the camp.
    """
    camps, won = camps_of(players), 0
    for seed in range(deals):
        for camp in camps:
            won += winning_camp({each: one if each == camp else other for each in Camp}, players, seed) == camp
            won += winning_camp({each: other if each == camp else one for each in Camp}, players, seed) != camp
    return won / (2 * deals * len(camps))


def winning_camp(makers: Mapping[Camp, Maker], players: int, seed: int) -> int:
    """Plays a game dealt from a seed, each camp by its own bots."""
    rules: Rules = compiled(GAME)
    s = dealt(rules, GAME.options_of({"players": players}), seed)
    roles = GAME.open(rules.dump(s)).role
    bots = [makers[Camp(camp_of(roles[seat]))](rules, seat, 100 * seed + seat) for seat in range(players)]
    return end.winning_camp(GAME.open(rules.dump(play(rules, s, [bot.decide for bot in bots]))))
