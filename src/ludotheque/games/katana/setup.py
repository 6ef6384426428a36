"""Setting up (KA 3.1)."""

from __future__ import annotations

from ludotheque.core.chance import pick, shuffle, start
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.cards import ACCURACY, DAMAGE, FACTORS, HONOUR, MULTIPLIERS, RESILIENCE, TOKENS
from ludotheque.games.katana.hands import give
from ludotheque.games.katana.learning import note_deal
from ludotheque.games.katana.roles import number_of
from ludotheque.games.katana.state import (
    CHARACTERS,
    KINDS,
    NOBODY,
    WEAPONS,
    Camp,
    Phase,
    Role,
    State,
)
from ludotheque.games.katana.turn import begin_turn

FIGURES = 1  # the row that `setup` reads: the number of players, then the figures of the edition
FEWEST = 3  # players; figures by number of players begin with these


@rule
def setup(s: State, options: Row, key: Row) -> None:
    """KA 3.1: roles, characters, honour, hands; then the Shogun's first turn begins."""
    open_box(s, options)
    start(s.chance, key)
    deal_roles(s)
    deal_characters(s)
    hand_out_honour(s)
    fill_deck(s)
    shuffle(s.deck, s.n_deck, s.chance)
    deal(s)
    note_deal(s)
    s.turn = s.shogun
    begin_turn(s)


@rule
def open_box(s: State, options: Row) -> None:
    """Writes down the number of players and the edition; nothing is dealt."""
    s.players = options[0]
    n = s.players - FEWEST
    for card in range(KINDS):
        s.copies[card] = options[FIGURES + card]
    for weapon in range(WEAPONS):
        s.accuracy[weapon] = options[FIGURES + ACCURACY + weapon]
        s.damage[weapon] = options[FIGURES + DAMAGE + weapon]
    for character in range(CHARACTERS):
        s.printed[character] = options[FIGURES + RESILIENCE + character]
    s.shogun_honour = options[FIGURES + HONOUR + 2 * n]
    s.others_honour = options[FIGURES + HONOUR + 2 * n + 1]
    for i in range(FACTORS):
        s.factors[i] = options[FIGURES + MULTIPLIERS + FACTORS * n + i]
    s.phase = Phase.PLAY
    s.target = NOBODY
    s.ender = NOBODY


@rule
def deal_roles(s: State) -> None:
    """KA 3.1.1, KA-R03: the roles for so many players; which Ninja cards are left out is seen by nobody."""
    fill_roles(s.role, s.players, pick_left_out(s))
    shuffle(s.role, s.players, s.chance)
    for seat in range(s.players):
        if s.role[seat] == Role.SHOGUN:
            s.shogun = seat
            s.revealed[seat] = Role.SHOGUN


@rule
def pick_left_out(s: State) -> int:
    """The Ninja card that is not in the game with fewer than six players; UNKNOWN where all three are."""
    if number_of(s.players, Camp.NINJA) == 3:
        return Role.UNKNOWN
    return Role.NINJA_1 + pick(s.chance, 3)


@rule
def fill_roles(roles: Row, players: int, left_out: int) -> None:
    """KA 2.6: the Shogun first, then the other roles of a game of so many players."""
    n = 0
    for _ in range(number_of(players, Camp.SHOGUN)):
        roles[n] = Role.SHOGUN if n == 0 else Role.SAMURAI
        n += 1
    for ninja in range(Role.NINJA_1, Role.NINJA_3 + 1):
        if ninja != left_out:
            roles[n] = ninja
            n += 1
    if number_of(players, Camp.RONIN) > 0:
        roles[n] = Role.RONIN


@rule
def deal_characters(s: State) -> None:
    """KA 3.1.2: one each, face up; full resilience. The deck is room to shuffle in."""
    for character in range(CHARACTERS):
        s.deck[character] = character
    shuffle(s.deck, CHARACTERS, s.chance)
    for seat in range(s.players):
        s.character[seat] = s.deck[seat]
        s.resilience[seat] = s.printed[s.character[seat]]
    for character in range(CHARACTERS):
        s.deck[character] = 0


@rule
def hand_out_honour(s: State) -> None:
    """KA 2.8."""
    s.box = TOKENS
    for seat in range(s.players):
        s.honour[seat] = s.others_honour
        if seat == s.shogun:
            s.honour[seat] = s.shogun_honour
        s.box -= s.honour[seat]


@rule
def fill_deck(s: State) -> None:
    for card in range(KINDS):
        for _ in range(s.copies[card]):
            s.deck[s.n_deck] = card
            s.n_deck += 1


@rule
def deal(s: State) -> None:
    """KA 2.8, KA-R58: four cards to the Shogun, then clockwise 5, 5, 6, 6, 7, 7."""
    for step in range(s.players):
        for _ in range(starting_hand(step)):
            s.n_deck -= 1
            give(s, (s.shogun + step) % s.players, s.deck[s.n_deck])
            s.deck[s.n_deck] = 0


@rule
def starting_hand(step: int) -> int:
    """KA 2.8: cards for the seat so many places clockwise from the Shogun."""
    return 4 + (step + 1) // 2
