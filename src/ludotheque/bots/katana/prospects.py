"""How likely a seat's camp wins if the game ends now (KA 3.11), over all dealings of the roles."""

from __future__ import annotations

from ludotheque.bots.katana.beliefs import WEIGHTS, camp_in, n_dealings
from ludotheque.bots.katana.figures import ASPIRATION, CHANCE
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.end import LOST_SWORD, NINJA, NINJA_WITH_MOST_STARS, RONIN, SAMURAI, SHOGUN, best_camp
from ludotheque.games.katana.roles import camp_of, is_ninja, stars_of
from ludotheque.games.katana.state import NOBODY, Camp, Card, State


@rule
def is_last_blow(s: State, attacker: int, victim: int) -> bool:
    """Whether the game ends if the victim is defeated now: by the last honour, or because nobody else stands."""
    return s.honour[victim] == 1 or is_last_standing(s, attacker, victim)


@rule
def is_last_standing(s: State, attacker: int, victim: int) -> bool:
    """KA 3.11: whether nobody but these two has any resilience; with three players that ends nothing."""
    if s.players == 3:
        return False
    for seat in range(s.players):
        if seat != attacker and seat != victim and s.resilience[seat] > 0:
            return False
    return True


@rule
def last_blow(s: State, seat: int, mind: Row, attacker: int, victim: int) -> int:
    """What it is worth to a seat that the game ends with this defeat; below zero if it had better go on."""
    won = total = 0
    alone = is_last_standing(s, attacker, victim)
    for n in range(n_dealings(s)):
        total += mind[WEIGHTS + n]
        if alone and camp_in(s, n, attacker) != camp_in(s, n, victim):
            won += mind[WEIGHTS + n] * (camp_in(s, n, attacker) == camp_of(s.role[seat]))
        elif camp_after(s, seat, n, attacker, victim, 0) == camp_of(s.role[seat]):
            won += mind[WEIGHTS + n]
    return CHANCE * (100 * won // total - ASPIRATION)


@rule
def end_by_toll(s: State, seat: int, mind: Row, payer: int) -> int:
    """What the end is worth if a payer, or everybody, loses an honour point to the box; nothing if it does not end."""
    if not is_broke_after(s, payer):
        return 0
    won = total = 0
    for n in range(n_dealings(s)):
        total += mind[WEIGHTS + n]
        if camp_after(s, seat, n, NOBODY, payer, payer == NOBODY) == camp_of(s.role[seat]):
            won += mind[WEIGHTS + n]
    return CHANCE * (100 * won // total - ASPIRATION)


@rule
def is_broke_after(s: State, payer: int) -> bool:
    """Whether that takes anybody's last honour."""
    if payer != NOBODY:
        return s.honour[payer] == 1
    for seat in range(s.players):
        if s.honour[seat] == 1:
            return True
    return False


@rule
def camp_after(s: State, seat: int, n: int, gainer: int, loser: int, toll: int) -> int:
    """Who wins in the nth dealing after a point went from loser to gainer and everybody paid the toll (KA-R45)."""
    return best_camp(
        twice_total(s, seat, n, Camp.SHOGUN, gainer, loser, toll),
        twice_total(s, seat, n, Camp.NINJA, gainer, loser, toll),
        twice_total(s, seat, n, Camp.RONIN, gainer, loser, toll),
    )


@rule
def twice_total(s: State, seat: int, n: int, camp: int, gainer: int, loser: int, toll: int) -> int:
    """Twice the points of a camp (KA 3.11): the Lost Sword is paid, of the Daimyos only one's own are known."""
    total = 0
    for other in range(s.players):
        if camp_in(s, n, other) == camp:
            honour = s.honour[other] + (other == gainer) - (other == loser) - toll
            total += honour * twice_factor(s, seat, other, camp)
    if camp == camp_of(s.role[seat]) and camp != Camp.RONIN:
        total += 2 * s.hands[seat, Card.DAIMYO]
    if gainer != NOBODY and camp_in(s, n, gainer) == camp and camp_in(s, n, loser) == camp:
        total -= 2 * LOST_SWORD
    return total


@rule
def twice_factor(s: State, seat: int, other: int, camp: int) -> int:
    """Twice what the honour of a player of this camp counts (KA 2.7); in between where stars are not known."""
    if camp == Camp.RONIN:
        return 2 * s.factors[RONIN]
    if other == s.shogun:
        return 2 * s.factors[SHOGUN]
    if camp == Camp.SHOGUN:
        return 2 * s.factors[SAMURAI]
    few, most = 2 * s.factors[NINJA], 2 * s.factors[NINJA_WITH_MOST_STARS]
    if not is_ninja(s.role[seat]) or stars_of(s.role[seat]) == 2:
        return (few + most) // 2
    if (stars_of(s.role[seat]) == 3) == (other == seat):
        return most
    return few
