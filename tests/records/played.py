"""Games for the tests of records: played at random, as a table would have played them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Options
from ludotheque.core.modes import plain
from ludotheque.core.seal import commitment, deal_key
from ludotheque.games import find_game
from ludotheque.records import write_record, write_view
from ludotheque.records.writing import Choice, check_sum

KORSAR = find_game("korsar")
SEED = bytes(range(32))
NAMES = ("Inès", "Malo", "", "Zoé", "Hans", "Élodie", "Yann", "Théo")


@dataclass
class Played:
    """A game from its deal on, with what every seat saw after each decision."""

    game: Game[Any]
    options: Options
    nonces: tuple[bytes, ...]
    edition: Edition
    decisions: list[Choice] = field(default_factory=list)
    observations: dict[int | None, list[bytes]] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: int(self.options["players"])]

    def record(self) -> str:
        return write_record(self.game, self.options, self.edition, self.names, SEED, self.nonces, self.decisions)

    def view(self, seat: int | None, decisions: int) -> str:
        """The seat's own view after so many decisions."""
        seen, made = self.observations[seat][: decisions + 1], self.decisions[:decisions]
        return write_view(self.game, self.options, self.edition, self.names, commitment(SEED), seat, seen, made)


def played(
    options: Mapping[str, object],
    game: Game[Any] = KORSAR,
    nonces: Sequence[bytes] = (),
    edition: Edition | None = None,
) -> Played:
    """A whole game at random; the same every time."""
    complete = game.options_of(options)
    players = int(complete["players"])
    done = Played(game, complete, tuple(nonces) or (b"",) * players, edition or game.edition)
    rules, dice = plain(game), random.Random(2)
    s = rules.new_state()
    rules.setup(s, complete, deal_key(SEED, done.nonces), done.edition.figures)
    viewers: list[int | None] = [None, *range(players)]
    done.observations = {seat: [rules.observe(s, seat)] for seat in viewers}
    while not rules.is_terminal(s):
        owing = [seat for seat in range(players) if rules.to_act(s) >> seat & 1]
        seat = dice.choice(owing)
        action = dice.choice(rules.legal_actions(s, seat))
        rules.apply_action(s, seat, action)
        done.decisions.append((seat, action))
        for viewer in viewers:
            done.observations[viewer].append(rules.observe(s, viewer))
    return done


def sealed_again(text: str) -> str:
    """The text with a check sum that fits, as somebody writes it who knows how."""
    lines = text.rstrip("\n").split("\n")[:-1]
    return "\n".join([*lines, f"end {check_sum(lines)}", ""])


def changed(text: str, old: str, new: str) -> str:
    """The text with one change, sealed again."""
    assert old in text
    return sealed_again(text.replace(old, new, 1))
