"""A case in play: its situation, the decisions made in it, and which are legal."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ludotheque.core import position
from ludotheque.core.chance import MAX_SCRIPTED, key_of
from ludotheque.core.game import Game, Options
from ludotheque.core.modes import Rules, State
from ludotheque.core.play import current_player
from ludotheque.core.sentence import Flaw, Refused, Sentence
from ludotheque.records.scenario import Case

DECISION = re.compile(r"(?P<seat>\d): (?P<action>.+)")


@dataclass
class Scene:
    """A case by some rules; `state` changes in place, `after` is the decision made last, empty for none."""

    case: Case
    rules: Rules
    state: State
    players: int
    after: str = ""

    @property
    def game(self) -> Game[Any]:
        return self.case.game

    @property
    def turn(self) -> int | str:
        """The seat that decides; the lowest if there are several."""
        mask = self.rules.to_act(self.state)
        return current_player(mask) if mask else "nobody"

    def observation(self, seat: int) -> Any:
        return self.game.open(self.rules.observe(self.state, seat))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; none if it owes no decision."""
        return self.rules.legal_actions(self.state, seat) if self.rules.to_act(self.state) >> seat & 1 else []

    def decision(self, text: str) -> tuple[int, int]:
        """Seat and action id of `1: draw`; without a seat it is the one to act. Raises Flaw."""
        parts = DECISION.fullmatch(text)
        seat = int(parts["seat"]) if parts else self.turn
        if not isinstance(seat, int):
            raise self.flaw(Sentence("error-table-over"), text)
        if seat >= self.players:
            raise self.flaw(Sentence("error-record-seat", {"got": seat, "players": self.players}), text)
        try:
            return seat, self.game.action_of(self.observation(seat), parts["action"] if parts else text)
        except ValueError:
            raise self.flaw(Sentence("error-no-action", {"game": self.game.name}), text) from None

    def decide(self, text: str) -> None:
        """Makes the decision, in place; raises Flaw with the game's own reason if it is not legal."""
        seat, action = self.decision(text)
        if action not in self.legal(seat):
            why = self.game.reason(self.observation(seat), seat, action)
            raise self.flaw(why or Sentence("error-illegal-action"), text)
        self.rules.apply_action(self.state, seat, action)
        self.after = text

    def flaw(self, sentence: Sentence, text: str = "") -> Flaw:
        """Something that makes the case, or one of its decisions, impossible."""
        return flaw(self.case, sentence, text)


def scene_of(case: Case, rules: Rules) -> Scene:
    """The case before its first decision: dealt, or as its position says. Raises Flaw."""
    try:
        s, options = dealt(case, rules) if case.deal is not None else laid_out(case)
    except Flaw:
        raise
    except Refused as refused:
        raise flaw(case, refused.sentence) from None
    script(case, s)
    return Scene(case, rules, rules.load(s.pack()), int(options["players"]))


def dealt(case: Case, rules: Rules) -> tuple[Any, Options]:
    """A game dealt from the seed that the case names, as a plain record."""
    options, s = case.game.options_of(case.options), rules.new_state()
    rules.setup(s, options, key_of(case.deal or 0))
    return case.game.open(rules.dump(s)), options


def laid_out(case: Case) -> tuple[Any, Options]:
    """The position of the case, as a plain record."""
    try:
        options = position.options_on(case.game, position.Page(case.given), case.options)
        return position.read(case.game, case.given, case.options), options
    except Flaw as wrong:
        raise Flaw(wrong.sentence, wrong.line + case.given_line, wrong.quote or case.id) from None


def script(case: Case, s: Any) -> None:
    """Puts what chance will answer into the state."""
    answers = case.chance
    if len(answers) > MAX_SCRIPTED or not all(type(n) is int and 0 <= n < 2**15 for n in answers):
        raise flaw(case, Sentence("error-scenario-type", {"key": "chance"}))
    for i, answer in enumerate(answers):
        s.chance.script[i] = answer
    s.chance.scripted = len(answers)


def flaw(case: Case, sentence: Sentence, text: str = "") -> Flaw:
    return Flaw(sentence, case.line, f"{case.id}, {text}" if text else case.id)
