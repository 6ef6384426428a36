"""What goes on in a position: whose turn it is, what waits for an answer, or how the game ended."""

from __future__ import annotations

import re

from ludotheque.core.lists import mask, numbers
from ludotheque.core.naming import word
from ludotheque.core.play import seats_in
from ludotheque.core.position import Page, Said
from ludotheque.games.katana.calls import is_touched
from ludotheque.games.katana.cards import is_weapon
from ludotheque.games.katana.position.box import Box
from ludotheque.games.katana.properties import bushido_holder
from ludotheque.games.katana.reach import difficulty, is_harmless
from ludotheque.games.katana.state import Camp, Card, Character, End, Phase, State
from ludotheque.games.katana.turn import HAND_LIMIT

RECOVER = "recover"
MOMENTS: dict[str, int] = {RECOVER: Phase.PLAY, **{word(p): p for p in (Phase.DRAW, Phase.PLAY, Phase.DISCARD)}}
"""What `moment` may say; the others follow from what is being resolved, or was shown for Bushido."""
CALLS: dict[int, Phase] = {Card.BATTLE_CRY: Phase.BATTLE_CRY, Card.JUJUTSU: Phase.JUJUTSU}
RESOLVING = re.compile(r"(?P<card>\w+)(?: > (?P<target>\d+))?")
RESOLVING_FORM = "nodachi > 2, battle_cry, jujutsu"
WEAPON_NAMES = {word(card): card for card in Card if is_weapon(card)}
OVER = re.compile(r"(?P<end>\w+)(?: by (?P<seat>\d+))?")
ENDS = {word(end): end for end in End if end != End.NOT_YET}
CAMPS = {word(camp): camp for camp in Camp}
IMPOSSIBLE = {
    Phase.PARRY: "error-katana-no-target",
    Phase.BATTLE_CRY: "error-katana-no-call",
    Phase.JUJUTSU: "error-katana-no-call",
    Phase.BUSHIDO: "error-katana-no-code",
    Phase.DRAW: "error-katana-no-choice",
    Phase.DISCARD: "error-katana-no-surplus",
}
MOST, MOST_A_TURN = 9999, 99


def read_counts(s: State, page: Page) -> None:
    """Whose turn it is, and how far the game is."""
    s.turn = s.asked = page.number("turn", 0, s.players - 1, s.shogun)
    s.turns = page.number("turns", 1, MOST, 1)
    s.ply = page.number("ply", 0, MOST, 0)
    s.weapons = page.number("weapons", 0, MOST_A_TURN, 0)
    s.exhaustions = page.number("exhaustions", 0, MOST_A_TURN, 0)


def read_open_cards(s: State, page: Page, box: Box) -> Said | None:
    """`resolving nodachi > 2`: what lies open and waits; `flipped bokken`: what was shown for Bushido."""
    resolving, flipped = page.take("resolving"), page.take("flipped")
    if resolving is not None:
        groups = resolving.by(RESOLVING, RESOLVING_FORM)
        (card,) = box.take(groups["card"])
        s.resolving = card + 1
        if is_weapon(card) != ("target" in groups):
            raise resolving.flaw("error-position-form", expected=RESOLVING_FORM)
        if is_weapon(card):
            s.target = groups["target"].number(0, s.players - 1)
    if flipped is not None:
        s.flipped = flipped.one_of(WEAPON_NAMES) + 1
    return resolving or flipped


def read_moment(s: State, page: Page, open_card: Said | None) -> bool:
    """What is decided; whether a turn begins now instead."""
    said, over = page.take("moment"), page.take("over")
    asked, answered = page.take("asked"), page.take("answered")
    s.phase = said.one_of(MOMENTS) if said else Phase.PLAY
    if open_card is not None:
        if said is not None:
            raise said.flaw("error-katana-two-moments")
        await_answer(s, asked, answered)
    elif asked or answered:
        raise (asked or answered or Said(1, "")).flaw("error-katana-nobody-asked")
    if over is not None:
        read_over(s, over)
        s.lost_sword = camp.one_of(CAMPS) + 1 if (camp := page.take("lost_sword")) else 0
    else:
        check_moment(s, open_card or said or Said(1, f"turn {s.turn}"))
    return said is not None and said.text == RECOVER and over is None


def await_answer(s: State, asked: Said | None, answered: Said | None) -> None:
    """Who is asked about the card that lies open (KA 4.6)."""
    card = s.resolving - 1
    if s.target >= 0:
        s.phase = Phase.PARRY
        s.asked = s.target
        s.difficulty = difficulty(s, s.turn, s.target)
    elif card in CALLS:
        s.phase = CALLS[card]
        s.answered = mask(numbers(answered, 0, s.players - 1))
        touched = [seat for seat in range(s.players) if is_touched(s, s.turn, seat) and not s.answered >> seat & 1]
        s.affected = mask(numbers(asked, 0, s.players - 1) if asked else touched)
        s.asked = next((seat for seat in clockwise(s) if s.affected >> seat & 1), s.turn)
    elif s.flipped:
        s.phase = Phase.BUSHIDO


def clockwise(s: State) -> list[int]:
    """All other seats, from the left of the one whose turn it is."""
    return [(s.turn + step) % s.players for step in range(1, s.players)]


def read_over(s: State, said: Said) -> None:
    """`over sword by 1`, `over honour`: how the game ended, and by whose blow."""
    groups = said.by(OVER, "honour by 2")
    s.phase = Phase.OVER
    s.end = groups["end"].one_of(ENDS)
    if "seat" in groups:
        s.ender = groups["seat"].number(0, s.players - 1)
    elif s.end == End.SWORD:
        raise said.flaw("error-position-form", expected="sword by 2")
    for seat in range(s.players):
        s.revealed[seat] = s.role[seat]
        s.daimyos[seat] = s.hands[seat, Card.DAIMYO]


def check_moment(s: State, said: Said) -> None:
    """Raises Flaw for a moment that cannot be in a game that goes on (KA 4.7)."""
    standing = [seat for seat in range(s.players) if s.resilience[seat] > 0]
    if 0 in list(s.honour)[: s.players] or len(standing) < (2 if s.players > 3 else 1):
        raise said.flaw("error-katana-over")
    if s.turn not in standing and said.text != RECOVER:
        raise said.flaw("error-katana-lying", seat=s.turn)
    if s.phase == Phase.PLAY and (s.resolving or s.flipped):
        raise said.flaw("error-position-form", expected=RESOLVING_FORM)
    if not is_possible(s):
        raise said.flaw(IMPOSSIBLE[Phase(s.phase)], seat=s.asked)


def is_possible(s: State) -> bool:
    """Whether this question can be put now, by what lies open to all."""
    match s.phase:
        case Phase.PARRY:
            return s.target != s.turn and not is_harmless(s, s.target)
        case Phase.BATTLE_CRY | Phase.JUJUTSU:
            return s.affected > 0 and all(is_touched(s, s.turn, seat) for seat in seats_in(s.affected))
        case Phase.BUSHIDO:
            return bushido_holder(s) == s.turn
        case Phase.DRAW:
            return s.character[s.turn] == Character.IEYASU and s.n_discarded > 0
        case Phase.DISCARD:
            return s.n_held[s.turn] > HAND_LIMIT
    return True
