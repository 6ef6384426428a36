"""Setting up (KO 2.2): the box, the deal, the start player."""

from __future__ import annotations

from ludotheque.core.chance import pick, shuffle, start
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.cards import KINDS
from ludotheque.games.korsar.events import Event, confide, tell
from ludotheque.games.korsar.state import NOBODY, NONE, State
from ludotheque.games.korsar.teams import begin_team_turn

DEAL = 6
# The row that `setup` reads: the options in this order, then copies and worth of each kind.
PLAYERS, TEAMS, CAPTAIN_RULE, MIN_ATTACK, PIRATES_AFTER_CHARACTER, SIX_ALONE = range(6)
TEAM_ADMIRAL, START_PLAYER, PALETTE, PARTNER_SEES_HAND, LOOT_VISIBILITY, FIGURES = range(6, 12)


@rule
def setup(s: State, options: Row, key: Row) -> None:
    """KO 2.2: shuffle all 78 cards, deal six to each player, find the start player (KO-R05, KO-R49)."""
    open_box(s, options)
    start(s.chance, key)
    fill_deck(s)
    shuffle(s.deck, s.n_deck, s.chance)
    s.first = start_player(s, options[START_PLAYER] - 1)
    s.turn = s.first
    for _ in range(DEAL):
        for seat in range(s.players):
            give(s, seat, from_deck(s))


@rule
def open_box(s: State, options: Row) -> None:
    """Writes down options and edition; nothing is dealt, nothing lies on the table."""
    s.players = options[PLAYERS]
    s.teams = options[TEAMS]
    s.captain_rule = options[CAPTAIN_RULE]
    s.min_attack = options[MIN_ATTACK]
    s.pirates_after_character = options[PIRATES_AFTER_CHARACTER]
    s.team_admiral = options[TEAM_ADMIRAL]
    s.palette = options[PALETTE]
    s.partner_sees_hand = options[PARTNER_SEES_HAND]
    s.loot_visibility = options[LOOT_VISIBILITY]
    for card in range(KINDS):
        s.copies[card] = options[FIGURES + card]
        s.worth[card] = options[FIGURES + KINDS + card]
    s.ender = NOBODY
    s.round = 1
    begin_team_turn(s)


@rule
def fill_deck(s: State) -> None:
    for card in range(KINDS):
        for _ in range(s.copies[card]):
            s.deck[s.n_deck] = card
            s.n_deck += 1


@rule
def start_player(s: State, given: int) -> int:
    """KO-R05: the given seat, else one at random; in a team game a first partner."""
    if given != NONE:
        return given
    if s.teams:
        return 2 * pick(s.chance, s.players // 2)
    return pick(s.chance, s.players)


@rule
def from_deck(s: State) -> int:
    """Takes the top card off the deck."""
    s.n_deck -= 1
    card = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


@rule
def give(s: State, seat: int, card: int) -> None:
    """A card into a hand; there is no hand limit (KO-R11)."""
    s.hands[seat, card] += 1
    s.held[seat] |= 1 << card
    s.n_held[seat] += 1


@rule
def spend(s: State, seat: int, card: int) -> None:
    """A card out of a hand."""
    s.hands[seat, card] -= 1
    if s.hands[seat, card] == 0:
        s.held[seat] &= ~(1 << card)
    s.n_held[seat] -= 1


@rule
def draw(s: State, seat: int) -> None:
    """KO 2.3: the top card of the deck; only the seat itself (and a partner who sees its hand) learns which."""
    card = from_deck(s)
    give(s, seat, card)
    confide(s, seat, card)
    tell(s, Event.DRAW, seat, NOBODY, NONE, NONE, 0, 0)
