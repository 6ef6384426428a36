"""Small situations of Korsar, spelled out, to be played on in either mode.

    s = situation(
        players=3, turn=1,
        hands={1: "blue 1, red 4, ship 2"},
        ships=["5 of 0: 1 blue 2, 2 green 3", "4 of 2"],
    )

reads: the ship of 5 gold that seat 0 laid, with blue 2 by seat 1 and then green 3 by seat 2, and the unattacked
ship of 4 gold of seat 2. A hand that is not named is empty. The deck holds, from the top, the cards of `deck` and
then all that is named nowhere; an empty text means an empty deck, and the unnamed cards lie aside. It is the turn
of `turn`, after its collecting.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.modes import Rules
from ludotheque.core.schema import Row
from ludotheque.core.sentence import Sentence
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.actions import card_of, card_text
from ludotheque.games.korsar.cards import CAPTAIN, KINDS
from ludotheque.games.korsar.characters import play_character
from ludotheque.games.korsar.events import clear
from ludotheque.games.korsar.pirates import play_pirate
from ludotheque.games.korsar.setup import give, open_box
from ludotheque.games.korsar.ships import lay_ship
from ludotheque.games.korsar.state import State
from ludotheque.games.korsar.teams import begin_team_turn, side_of
from tests.games.situations import dealt_alike

Hands = Mapping[int, str]
SHIP = re.compile(r"(?P<gold>\d) of (?P<owner>\d)(?:: (?P<plays>.+))?")


class Played:
    """A situation in play, in one mode."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules, self.state = rules, rules.load(s.pack())

    @property
    def now(self) -> State:
        """The whole state, opened; that it can be packed shows that every value is in its field's range."""
        return GAME.open(self.rules.dump(self.state))

    @property
    def turn(self) -> int:
        """The seat that owes a decision; -1 after the end."""
        return self.rules.to_act(self.state).bit_length() - 1

    def seen(self, seat: int | None) -> State:
        """What a seat, or a spectator, sees."""
        return GAME.open(self.rules.observe(self.state, seat))

    def play(self, *deeds: str) -> Played:
        """Does what `1: pirate blue 2 > ship 0` says, if it is legal."""
        for deed in deeds:
            seat, text = deed.split(": ")
            assert int(seat) == self.turn, f"it is seat {self.turn}'s turn"
            assert text in self.legal(), f"{text!r} is not among {self.legal()}"
            self.rules.apply_action(self.state, int(seat), GAME.action_of(self.now, text))
            _ = self.now
        return self

    def legal(self) -> list[str]:
        """What the seat whose turn it is may do."""
        s = self.now
        return [GAME.action_text(s, action) for action in self.rules.legal_actions(self.state, self.turn)]

    def refused(self, seat: int, text: str) -> Sentence | None:
        """Why the seat may not do this, asked of what it sees; also holds legality and reason together."""
        o = self.seen(seat)
        action = GAME.action_of(o, text)
        sentence = GAME.reason(o, seat, action)
        assert (sentence is None) == (action in self.rules.legal_actions(self.state, seat)), (text, sentence)
        return sentence

    def reason(self, seat: int, text: str) -> str | None:
        """The name of the reason why the seat may not do this; None if it may."""
        sentence = self.refused(seat, text)
        return sentence.id.removeprefix("korsar-reason-") if sentence else None

    def hand(self, seat: int) -> str:
        s = self.now
        held = [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])]
        assert len(held) == s.n_held[seat]
        assert s.held[seat] == sum(1 << kind for kind in set(held))
        return ", ".join(card_text(s, kind) for kind in held)

    @property
    def loot(self) -> list[int]:
        s = self.now
        return [s.loot[seat] for seat in range(s.players)]

    @property
    def discarded(self) -> list[str]:
        """The discard pile, oldest first."""
        s = self.now
        return [card_text(s, s.discarded[i]) for i in range(s.n_discarded)]

    @property
    def ships(self) -> list[str]:
        """The ships on the table, written as `situation` reads them, the standing character last."""
        s = self.now
        return [self._ship(s, slot) for slot in range(s.n_ships)]

    def _ship(self, s: State, slot: int) -> str:
        ship, plays = s.ships[slot], []
        at = ship.first
        while at >= 0:
            plays.append(f"{s.plays[at].seat} {card_text(s, s.plays[at].card)}")
            at = s.plays[at].next
        if ship.character >= 0:
            plays.append(f"{ship.master} {card_text(s, ship.character)}")
        return f"{s.worth[ship.card]} of {ship.owner}" + (": " + ", ".join(plays) if plays else "")

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)[: self.now.players]

    @property
    def winners(self) -> list[int]:
        mask = self.rules.winners(self.state)
        return [seat for seat in range(self.now.players) if mask >> seat & 1]

    def facts(self, seat: int | None) -> dict[str, Any]:
        return GAME.facts(self.seen(seat), seat)

    def events(self, seat: int | None) -> list[Sentence]:
        return GAME.events(self.seen(seat), seat)


class Situation:
    """Sets up situations in one mode; see this module's first lines."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __call__(
        self,
        *,
        players: int,
        turn: int,
        hands: Hands,
        ships: Sequence[str] = (),
        loot: Hands | None = None,
        deck: str | None = None,
        teams: bool = False,
        **options: object,
    ) -> Played:
        given = GAME.options_of({"players": players, "teams": teams, "start_player": 0, **options})
        s = State()
        open_box(s, Row(GAME.row_of(given)))
        s.turn = turn
        for text in ships:
            _lay(s, text)
        for seat, cards in (loot or {}).items():
            for text in cards.split(", "):
                _loot(s, seat, card_of(s, text))
        for seat, cards in hands.items():
            for text in cards.split(", "):
                give(s, seat, card_of(s, text))
        _stack(s, deck)
        begin_team_turn(s)
        clear(s)
        return Played(self.rules, s)

    def deal(self, seed: int, **options: object) -> Played:
        """A game as it begins."""
        return Played(self.rules, dealt_alike(self.rules, seed, None, **options))


def _lay(s: State, text: str) -> None:
    parts = SHIP.fullmatch(text)
    assert parts, f"{text!r} is no ship"
    lay_ship(s, int(parts["owner"]), card_of(s, f"ship {parts['gold']}"))
    for play in (parts["plays"] or "").split(", "):
        if play:
            seat, name = play.split(" ", 1)
            card = card_of(s, name)
            (play_pirate if card < CAPTAIN else play_character)(s, int(seat), s.n_ships - 1, card)


def _loot(s: State, seat: int, card: int) -> None:
    s.taken[s.n_taken], s.taker[s.n_taken] = card, side_of(s, seat)
    s.n_taken += 1
    s.loot[side_of(s, seat)] += s.worth[card]


def _stack(s: State, deck: str | None) -> None:
    """The rest of the box: the deck, or aside if a deck was named that is empty."""
    named = [card_of(s, text) for text in deck.split(", ")] if deck else []
    left = [s.copies[kind] - placed(s)[kind] - named.count(kind) for kind in range(KINDS)]
    assert min(left) >= 0, "there are not so many copies of a card"
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    if deck is None:
        named += rest
    else:
        for kind in rest:
            s.aside[kind] += 1
    for card in reversed(named):
        s.deck[s.n_deck] = card
        s.n_deck += 1


def placed(s: State) -> list[int]:
    """Copies of each kind that lie anywhere at all, told by looking everywhere."""
    return [
        sum(s.hands[seat, kind] for seat in range(s.players))
        + sum(s.deck[i] == kind for i in range(s.n_deck))
        + sum(s.discarded[i] == kind for i in range(s.n_discarded))
        + sum(s.taken[i] == kind for i in range(s.n_taken))
        + sum((s.ships[i].card == kind) + (s.ships[i].character == kind) for i in range(s.n_ships))
        + sum(play == kind for i in range(s.n_ships) for play in plays_at(s, i))
        + s.aside[kind]
        for kind in range(KINDS)
    ]


def plays_at(s: State, slot: int) -> list[int]:
    """The kinds of card played on a ship that stay there, in order."""
    out, at = [], s.ships[slot].first
    while at >= 0:
        out.append(s.plays[at].card)
        at = s.plays[at].next
    return out
