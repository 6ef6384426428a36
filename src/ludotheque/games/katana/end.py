"""The end of the game and the score (KA 3.11)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.core.tally import Tally
from ludotheque.games.katana.events import Event, tell, tell_sum
from ludotheque.games.katana.learning import note_shown
from ludotheque.games.katana.roles import camp_of, is_ninja, number_of
from ludotheque.games.katana.state import NOBODY, NONE, Camp, Card, End, Phase, Role, State

SHOGUN, SAMURAI, NINJA, NINJA_WITH_MOST_STARS, RONIN = range(5)  # places in `factors`
LOST_SWORD = 3


@rule
def end_by_honour(s: State, ender: int) -> None:
    """KA 3.11: the game ends as soon as somebody has no honour left."""
    for seat in range(s.players):
        if s.honour[seat] == 0:
            finish(s, End.HONOUR, ender)
            return


@rule
def finish(s: State, end: End, ender: int) -> None:
    """KA-R40: at once; a card being resolved stays where it is. Roles and Daimyos are shown and counted."""
    s.phase = Phase.OVER
    s.end = end
    s.ender = ender
    tell(s, Event.END, ender, NOBODY, NONE, end, s.lost_sword - 1)
    for seat in range(s.players):
        reveal(s, seat)
    for seat in range(s.players):
        show_daimyos(s, seat)
    for camp in range(3):
        if in_play(s, camp):
            tell(s, Event.SCORE, NOBODY, NOBODY, NONE, total_of(s, camp), camp)


@rule
def reveal(s: State, seat: int) -> None:
    s.revealed[seat] = s.role[seat]
    tell(s, Event.ROLE, seat, NOBODY, NONE, 0, s.role[seat])


@rule
def show_daimyos(s: State, seat: int) -> None:
    """KA-R42: every one in hand is laid open; the other cards stay hidden."""
    s.daimyos[seat] = s.hands[seat, Card.DAIMYO]
    note_shown(s, seat, Card.DAIMYO, s.daimyos[seat])
    if s.daimyos[seat] > 0:
        tell_sum(s, Event.DAIMYOS, seat, s.daimyos[seat])


@rule
def in_play(s: State, camp: int) -> bool:
    return number_of(s.players, camp) > 0


@rule
def is_terminal(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def factor_of(s: State, seat: int) -> int:
    """KA 2.7: by how much the seat's honour counts."""
    role = s.revealed[seat]
    if role == Role.SHOGUN:
        return s.factors[SHOGUN]
    if role == Role.SAMURAI:
        return s.factors[SAMURAI]
    if role == Role.RONIN:
        return s.factors[RONIN]
    if has_most_stars(s, seat):
        return s.factors[NINJA_WITH_MOST_STARS]
    return s.factors[NINJA]


@rule
def has_most_stars(s: State, seat: int) -> bool:
    """KA-R04: among the Ninjas in play."""
    for other in range(s.players):
        if is_ninja(s.revealed[other]) and s.revealed[other] > s.revealed[seat]:
            return False
    return True


@rule
def points_of(s: State, seat: int) -> int:
    """KA 3.11, KA-R41, KA-R42: honour times factor, and one a Daimyo in hand, which the Ronin does not count."""
    points = s.honour[seat] * factor_of(s, seat)
    if s.revealed[seat] != Role.RONIN:
        points += s.daimyos[seat]
    return points


@rule
def total_of(s: State, camp: int) -> int:
    """KA-R43, KA-R44: a camp's points, less three for the Lost Sword; it may go below zero."""
    total = 0
    for seat in range(s.players):
        if camp_of(s.revealed[seat]) == camp:
            total += points_of(s, seat)
    if s.lost_sword == camp + 1:
        total -= LOST_SWORD
    return total


@rule
def scores(s: State, out: Row) -> None:
    """Each seat has its camp's total; before the end nothing is counted, since roles are hidden (KA-R60)."""
    for seat in range(s.players):
        out[seat] = 0
        if s.phase == Phase.OVER:
            out[seat] = total_of(s, camp_of(s.revealed[seat]))


@rule
def winning_camp(s: State) -> int:
    """KA 3.11: the Swordmaster's camp, else the one with the highest total."""
    if s.end == End.SWORD:
        return camp_of(s.revealed[s.ender])
    return best_camp(total_of(s, Camp.SHOGUN), total_of(s, Camp.NINJA), total_of(s, Camp.RONIN))


@rule
def best_camp(shogun: int, ninjas: int, ronin: int) -> int:
    """KA-R45: by totals; in a tie Ninjas before Shogun before Ronin."""
    if ronin > max(ninjas, shogun):
        return Camp.RONIN
    if shogun > ninjas:
        return Camp.SHOGUN
    return Camp.NINJA


@rule
def winners(s: State) -> int:
    """Bit mask of the seats of the winning camp; nobody before the end."""
    mask = 0
    if s.phase == Phase.OVER:
        camp = winning_camp(s)
        for seat in range(s.players):
            if camp_of(s.revealed[seat]) == camp:
                mask |= 1 << seat
    return mask


def tally(s: State) -> Tally:
    """Turn by turn, the points of each seat's camp: what it would have if roles and Daimyos were shown now."""
    shown = State.unpack(s.pack())
    for seat in range(s.players):
        shown.revealed[seat] = s.role[seat]
        shown.daimyos[seat] = s.hands[seat, Card.DAIMYO]
    return Tally(s.turns, tuple(total_of(shown, camp_of(s.role[seat])) for seat in range(s.players)))
