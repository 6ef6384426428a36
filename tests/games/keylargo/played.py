"""Situations of Key Largo, spelled out as position texts, to be played on in either mode.

    s = situation('''
        turn 0
        seat  boat  divers        treasures
        0     C     hose trident
        1     bar   bare          deep diamond 200
        wreck C medium: monster, gold 3
    ''')
    s.play("0: draw 1")

`docs/record-format.md` tells the words of a position. Three play, unless it says otherwise: A and B are shallow, C to F
medium, G to J deep. Boats that are not said lie at the dolphins, where nothing is to be decided, and in the afternoon
at the market or the dolphins; a boat at the bar after them keeps the game from running on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.modes import Rules
from ludotheque.core.play import seats_in
from ludotheque.core.sentence import Sentence
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.state import KINDS, TEAM, Depth, Encounter, State
from tests.games.situations import Situations


class Played:
    """A game in play, in one mode."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules, self.state = rules, rules.load(s.pack())
        self.box = s

    @property
    def now(self) -> State:
        """The whole state, opened; that it can be packed shows that every value is in its field's range."""
        return GAME.open(self.rules.dump(self.state))

    @property
    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return seats_in(self.rules.to_act(self.state))

    def seen(self, seat: int | None) -> State:
        """What a seat, or a spectator, sees."""
        return GAME.open(self.rules.observe(self.state, seat))

    def play(self, *deeds: str) -> Played:
        """Does what `1: dive B` says, if it is legal."""
        for deed in deeds:
            seat, text = deed.split(": ")
            assert int(seat) in self.asked, f"{deed!r}: the game waits for {self.asked}"
            action = GAME.action_of(self.box, text)
            assert action in self.rules.legal_actions(self.state, int(seat)), f"{text!r} is not in {self.legal()}"
            self.rules.apply_action(self.state, int(seat), action)
        _ = self.now
        return self

    def legal(self) -> list[str]:
        """What the seat that is asked may do."""
        return [GAME.action_text(self.box, each) for each in self.rules.legal_actions(self.state, self.asked[0])]

    def legal_with(self, word: str) -> list[str]:
        """What of it begins with this word."""
        return [text for text in self.legal() if text.split()[0] == word]

    def refused(self, seat: int, text: str) -> Sentence | None:
        """Why the seat may not do this, asked of what it sees; also holds legality and reason together."""
        return self.refused_of(seat, GAME.action_of(self.box, text))

    def refused_of(self, seat: int, action: int) -> Sentence | None:
        """The same of an action by its id, also one that has no text."""
        sentence = GAME.reason(self.seen(seat), seat, action)
        assert (sentence is None) == (action in self.rules.legal_actions(self.state, seat)), (action, sentence)
        return sentence

    def reason(self, seat: int, text: str) -> str | None:
        """The name of the reason why the seat may not do this; None if it may."""
        sentence = self.refused(seat, text)
        return sentence.id.removeprefix("keylargo-reason-") if sentence else None

    @property
    def phase(self) -> str:
        phase: str = self.facts(None)["phase"]
        return phase

    @property
    def money(self) -> list[int]:
        return list(self.now.money)[: self.now.players]

    @property
    def supply(self) -> list[int]:
        """Hoses, tridents, weights, divers."""
        return list(self.now.supply)

    def hand(self, seat: int) -> str:
        """The treasures of a seat."""
        s = self.now
        held = [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])]
        assert s.held[seat] == sum(1 << kind for kind in set(held))
        assert s.backs.row(seat) == [sum(s.depth_of[kind] == depth for kind in held) for depth in Depth]
        return ", ".join(card_text(s, kind) for kind in held)

    def cards(self, seat: int) -> str:
        """The encounter cards of a seat."""
        s = self.now
        held = [each.name.lower() for each in Encounter for _ in range(s.encounter_hands[seat, each])]
        assert s.n_encounters[seat] == len(held)
        return ", ".join(held)

    def team(self, seat: int) -> str:
        """The divers of a seat, as positions say them; `-` for a free place before others."""
        s = self.now
        assert s.divers[seat] == sum(s.team.row(seat))
        divers = [self._diver(s, seat, diver) for diver in range(TEAM)]
        while divers and divers[-1] == "-":
            divers.pop()
        return "; ".join(divers)

    def _diver(self, s: State, seat: int, diver: int) -> str:
        if not s.team[seat, diver]:
            return "-"
        items = ["hose"] * s.hoses[seat, diver]
        items += ["trident"] * s.tridents[seat, diver] + ["weight"] * s.weights[seat, diver]
        return " ".join(items) or "bare"

    def wreck(self, name: str) -> list[str]:
        """The cards of a wreck from the top, without its depth."""
        s, wreck = self.now, ord(name) - ord("A")
        kinds = [s.stack[wreck, i] - 1 for i in reversed(range(s.left[wreck]))]
        return [card_text(s, kind).split(" ", 1)[1] for kind in kinds]

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)[: self.now.players]

    @property
    def winners(self) -> list[int]:
        return seats_in(self.rules.winners(self.state))

    def facts(self, seat: int | None) -> dict[str, Any]:
        return GAME.facts(self.seen(seat), seat)

    def memory(self, seat: int, name: str) -> dict[str, Any] | None:
        """What a seat remembers of a wreck; cards as texts."""
        told: dict[str, Any] | None = self.facts(seat)["wrecks"][ord(name) - ord("A")]["memory"]
        if told is None:
            return None
        return {**told, "cards": [self._text(card) for card in told["cards"]]}

    def known(self, seat: int) -> dict[int, list[str]]:
        """The cards that a seat knows to be in others' hands."""
        return {each["seat"]: [self._text(card) for card in each["cards"]] for each in self.facts(seat)["you"]["known"]}

    def passed_on(self, seat: int) -> list[tuple[list[str], list[int]]]:
        """The cards that a seat knows to be in one of several hands."""
        return [
            ([self._text(card) for card in each["cards"]], each["seats"])
            for each in self.facts(seat)["you"]["passedOn"]
        ]

    def _text(self, card: Mapping[str, Any]) -> str:
        return card_text(self.box, card["kind"])

    def events(self, seat: int | None) -> list[Sentence]:
        return GAME.events(self.seen(seat), seat)

    def told(self, *kinds: str, to: int | None = None) -> list[Sentence]:
        """Of what the last decision did, the events of these kinds."""
        return [event for event in self.events(to) if event.id.removeprefix("keylargo-event-") in kinds]


class Situation(Situations[Played]):
    """Sets up situations in one mode; see this module's first lines."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, Played, players=3)
