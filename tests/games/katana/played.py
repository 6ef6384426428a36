"""Situations of Katana, spelled out as position texts, to be played on in either mode.

    s = situation('''
        turn 0
        seat  role     character  resilience  honour  hand            front
        0     shogun   musashi    5           5       katana, parry   focus
        1     ninja_1  benkei     2           3       parry 2         armor
        deck 40 top bokken, geisha
        discarded kiseru, bo
    ''')
    s.play("0: katana > 1", "1: suffer")
    assert s.honour == [6, 2, 3, 3, 3]

`docs/record-format.md` tells the words of a position. Five play, unless it says otherwise; it is the Play phase of the
Shogun, seat 0 where no role is said. `moment recover` begins the turn instead: recover, Bushido and the draws are then
done. Characters that are not said have abilities that do not matter in this turn; hands that are not said have cards
that answer nothing.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.lists import kinds_in
from ludotheque.core.modes import Rules
from ludotheque.core.play import seats_in
from ludotheque.core.sentence import Sentence
from ludotheque.games.katana import GAME
from ludotheque.games.katana.position.lists import card_names
from ludotheque.games.katana.position.told import tell
from ludotheque.games.katana.state import KINDS, Card, Phase, Property, State
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
    def told(self) -> dict[str, Any]:
        """All that a scenario may expect, by its words."""
        return tell(self.now)

    @property
    def turn(self) -> int:
        """The seat that is asked; -1 after the end."""
        return self.rules.to_act(self.state).bit_length() - 1

    @property
    def phase(self) -> str:
        return Phase(self.now.phase).name.lower()

    def seen(self, seat: int | None) -> State:
        """What a seat, or a spectator, sees."""
        return GAME.open(self.rules.observe(self.state, seat))

    def play(self, *deeds: str) -> Played:
        """Does what `1: parry parry` says, if it is legal; 90 cards are then still there (KA 4.7)."""
        for deed in deeds:
            seat, text = deed.split(": ")
            assert int(seat) == self.turn, f"{deed!r}: seat {self.turn} is asked"
            assert text in self.legal(), f"{text!r} is not among {self.legal()}"
            self.rules.apply_action(self.state, int(seat), GAME.action_of(self.box, text))
            assert self.told["cards"] + sum(self.now.aside) == sum(self.box.copies)
        return self

    def legal(self) -> list[str]:
        """What the seat that is asked may do."""
        return [GAME.action_text(self.box, each) for each in self.rules.legal_actions(self.state, self.turn)]

    def legal_with(self, word: str) -> list[str]:
        """What of it has this word: a card, an action, or `> 2`."""
        return [text for text in self.legal() if f" {word} " in f" {text} "]

    def refused(self, seat: int, text: str) -> Sentence | None:
        """Why the seat may not do this, asked of what it sees; also holds legality and reason together."""
        action = GAME.action_of(self.box, text)
        sentence = GAME.reason(self.seen(seat), seat, action)
        assert (sentence is None) == (action in self.rules.legal_actions(self.state, seat)), (text, sentence)
        return sentence

    def reason(self, seat: int, text: str) -> str | None:
        """The name of the reason why the seat may not do this; None if it may."""
        sentence = self.refused(seat, text)
        return sentence.id.removeprefix("katana-reason-") if sentence else None

    @property
    def resilience(self) -> list[int]:
        return list(self.now.resilience)[: self.now.players]

    @property
    def honour(self) -> list[int]:
        """Honour points; none is ever lost but to the box (KA 4.7)."""
        s = self.now
        assert sum(s.honour) + s.box == sum(self.box.honour) + self.box.box
        return list(s.honour)[: s.players]

    @property
    def held(self) -> list[int]:
        """How many cards each seat holds."""
        return list(self.now.n_held)[: self.now.players]

    def hand(self, seat: int) -> str:
        """The cards of a seat, in the order of the kinds: `katana, parry 2`; empty for none."""
        s = self.now
        kinds = kinds_in(s.hands.row(seat))
        assert len(kinds) == s.n_held[seat]
        assert s.held[seat] == sum(1 << kind for kind in set(kinds))
        return ", ".join(card_names(kinds))

    def front(self, seat: int) -> str:
        """The properties before a seat: `focus 2, armor`; empty for none."""
        s = self.now
        return ", ".join(card_names(Card.FOCUS + each for each in Property for _ in range(s.placed[seat, each])))

    @property
    def discarded(self) -> list[str]:
        """The discard pile, oldest first."""
        pile: list[str] = self.told["discarded"]
        return pile

    @property
    def deck(self) -> list[str]:
        """The deck from its top down."""
        s = self.now
        return [Card(s.deck[i]).name.lower() for i in reversed(range(s.n_deck))]

    def difficulty(self, seat: int, target: int) -> int:
        """The difficulty for a seat to attack another."""
        n: int = self.told["difficulty"][seat][target]
        return n

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)[: self.now.players]

    @property
    def winners(self) -> list[int]:
        return seats_in(self.rules.winners(self.state))

    @property
    def over(self) -> bool:
        return self.rules.is_terminal(self.state)

    def known(self, viewer: int, seat: int) -> str:
        """The cards that a viewer knows to be in another hand."""
        s = self.now
        return ", ".join(card_names(kinds_in([s.known[viewer, seat * KINDS + card] for card in range(KINDS)])))

    def facts(self, seat: int | None) -> dict[str, Any]:
        return GAME.facts(self.seen(seat), seat)

    def events(self, seat: int | None) -> list[Sentence]:
        return GAME.events(self.seen(seat), seat)

    def happened(self, *kinds: str, to: int | None = None) -> list[Sentence]:
        """Of what the last decision did, the events of these kinds, as a seat or a spectator is told them."""
        return [event for event in self.events(to) if event.id.removeprefix("katana-event-") in kinds]


class Situation(Situations[Played]):
    """Sets up situations in one mode; see this module's first lines."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, Played)
