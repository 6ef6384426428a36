"""High card, a stranger's game: twelve cards are shuffled, each player holds three; three times all choose one
in secret at once, the highest takes the trick. Most tricks win.

It lies outside the package and is found through its entry point: one folder and one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

from ludotheque.core.chance import Chance, restart, shuffle, start
from ludotheque.core.game import Game, Option
from ludotheque.core.rule import rule
from ludotheque.core.schema import HIDDEN, OWNER, Field, Grid, Record, Records, Row
from ludotheque.core.sentence import Sentence

SEATS, CARDS, HAND = 4, 12, 3
PLAYED, TRICK = 0, 1


class Happening(Record):
    kind: Annotated[int, Field("i1", doc="0: a card is turned up, 1: a trick is taken")]
    seat: Annotated[int, Field("i1", doc="whose")]
    card: Annotated[int, Field("i1", doc="which card")]


class State(Record):
    players: Annotated[int, Field("i1", doc="seats at the table")]
    phase: Annotated[int, Field("i1", doc="0: play, 1: over")]
    ply: Annotated[int, Field("i2", doc="decisions made")]
    owing: Annotated[int, Field("i1", doc="bit mask of the seats that have not chosen yet")]
    hands: Annotated[Grid, Field("i1", SEATS, CARDS, seen=OWNER, least=0, most=1, doc="cards held")]
    chosen: Annotated[Row, Field("i1", SEATS, seen=OWNER, least=0, most=CARDS, doc="the card chosen, plus 1")]
    n_deck: Annotated[int, Field("i1", doc="cards left over")]
    deck: Annotated[Row, Field("i1", CARDS, seen=HIDDEN, least=0, most=CARDS - 1, doc="the cards left over")]
    gone: Annotated[Row, Field("i1", CARDS, doc="1: the card was played")]
    n_gone: Annotated[int, Field("i1", doc="cards played")]
    tricks: Annotated[Row, Field("i1", SEATS, doc="tricks taken")]
    n_events: Annotated[int, Field("i1", doc="what the last decision did: how many")]
    events: Annotated[Records[Happening], Field(Happening, SEATS + 1, count="n_events", doc="… and what")]
    chance: Annotated[Chance, Field(Chance, seen=HIDDEN, doc="the generator")]


class Reason(IntEnum):
    ALLOWED, NOT_NOW, NOT_IN_HAND = range(3)


@rule
def setup(s: State, options: Row, key: Row) -> None:
    s.players = options[0]
    start(s.chance, key)
    for card in range(CARDS):
        s.deck[card] = card
    s.n_deck = CARDS
    shuffle(s.deck, CARDS, s.chance)
    for seat in range(s.players):
        for _ in range(HAND):
            deal(s, seat)
    s.owing = (1 << s.players) - 1


@rule
def deal(s: State, seat: int) -> None:
    s.n_deck -= 1
    s.hands[seat, s.deck[s.n_deck]] = 1
    s.deck[s.n_deck] = 0


@rule
def to_act(s: State) -> int:
    return s.owing


@rule
def why_not_choose(s: State, seat: int, card: int) -> Reason:
    if not s.owing >> seat & 1:
        return Reason.NOT_NOW
    if s.hands[seat, card] == 0:
        return Reason.NOT_IN_HAND
    return Reason.ALLOWED


@rule
def legal_actions(s: State, seat: int, out: Row) -> int:
    n = 0
    for card in range(CARDS):
        if seat < s.players and why_not_choose(s, seat, card) == Reason.ALLOWED:
            out[n] = card
            n += 1
    return n


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    for i in range(s.n_events):
        s.events[i].kind = s.events[i].seat = s.events[i].card = 0
    s.n_events = 0
    s.ply += 1
    s.owing &= ~(1 << seat)
    s.chosen[seat] = action + 1
    if s.owing == 0:
        reveal(s)


@rule
def reveal(s: State) -> None:
    best = 0
    for seat in range(s.players):
        card = s.chosen[seat] - 1
        s.chosen[seat] = 0
        s.hands[seat, card] = 0
        s.gone[card] = 1
        s.n_gone += 1
        tell(s, PLAYED, seat, card)
        if card > s.events[best].card:
            best = seat
    s.tricks[best] += 1
    tell(s, TRICK, best, 0)
    if s.n_gone == HAND * s.players:
        s.phase = 1
    else:
        s.owing = (1 << s.players) - 1


@rule
def tell(s: State, kind: int, seat: int, card: int) -> None:
    event = s.events[s.n_events]
    event.kind = kind
    event.seat = seat
    event.card = card
    s.n_events += 1


@rule
def is_terminal(s: State) -> bool:
    return s.phase == 1


@rule
def scores(s: State, out: Row) -> None:
    for seat in range(s.players):
        out[seat] = s.tricks[seat]


@rule
def winners(s: State) -> int:
    if s.phase == 0:
        return 0
    best = 0
    mask = 0
    for seat in range(s.players):
        if s.tricks[seat] > best:
            best = s.tricks[seat]
            mask = 0
        if s.tricks[seat] == best:
            mask |= 1 << seat
    return mask


@rule
def shown_to(s: State, seat: int) -> int:
    return 1 << seat


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    s.n_deck = 0
    for card in range(CARDS):
        if s.gone[card] == 0 and s.hands[seat, card] == 0:
            s.deck[s.n_deck] = card
            s.n_deck += 1
    shuffle(s.deck, s.n_deck, source)
    held = HAND - s.n_gone // s.players
    for other in range(s.players):
        if other != seat:
            for _ in range(held):
                deal(s, other)
            if s.phase == 0 and not s.owing >> other & 1:
                s.chosen[other] = lowest_card(s, other) + 1
    restart(s.chance, source)


@rule
def lowest_card(s: State, seat: int) -> int:
    card = 0
    while s.hands[seat, card] == 0:
        card += 1
    return card


def reason(s: State, seat: int, action: int) -> Sentence | None:
    why = why_not_choose(s, seat, action)
    names = {Reason.NOT_NOW: "highcard-reason-not-now", Reason.NOT_IN_HAND: "highcard-reason-not-in-hand"}
    return None if why == Reason.ALLOWED else Sentence(names[why], {"card": action + 1})


def facts(s: State, seat: int | None) -> dict[str, Any]:
    scores = [s.tricks[i] for i in range(s.players)]
    ended = {"scores": scores, "winners": [i for i in range(s.players) if scores[i] == max(scores)]}
    return {"tricks": scores, "deck": s.n_deck, "over": ended if s.phase == 1 else None}


def events(s: State, seat: int | None) -> list[Sentence]:
    names = ("highcard-event-played", "highcard-event-trick")
    told = [s.events[i] for i in range(s.n_events)]
    return [Sentence(names[e.kind], {"card": e.card + 1}, {"seat": e.seat}) for e in told]


def offer(s: State, seat: int, action: int) -> Sentence:
    return Sentence("highcard-action-choose", {"card": action + 1})


def action_fields(s: State, action: int) -> dict[str, Any]:
    return {"type": "choose", "card": action + 1}


def action_text(s: State, action: int) -> str:
    return f"choose {action + 1}"


def action_of(s: State, text: str) -> int:
    verb, _, card = text.partition(" ")
    if verb != "choose" or not card.isdigit() or not 1 <= int(card) <= CARDS:
        raise ValueError(f"“{text}” is no action of highcard; expected “choose 1” to “choose {CARDS}”")
    return int(card) - 1


def messages() -> Sequence[str]:
    return [
        "highcard-event-played", "highcard-event-trick", "highcard-action-choose",
        "highcard-reason-not-now", "highcard-reason-not-in-hand",
    ]  # fmt: skip


GAME = Game(
    name="highcard",
    version=1,
    state=State,
    options=(Option("players", (2, 3, 4)),),
    tables=({"players": 2}, {"players": 3}, {"players": 4}),
    n_actions=CARDS,
    max_seats=SEATS,
    max_plies=SEATS * HAND,
    folder=Path(__file__).parent,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply_action=apply_action,
    is_terminal=is_terminal,
    scores=scores,
    winners=winners,
    shown_to=shown_to,
    sample_hidden=sample_hidden,
    check_options=lambda _: None,
    sides=lambda options: tuple(range(int(options["players"]))),
    reason=reason,
    tries=lambda s, seat: list(range(CARDS)),
    facts=facts,
    events=events,
    offer=offer,
    action_fields=action_fields,
    action_text=action_text,
    action_of=action_of,
    messages=messages,
)
