"""What goes on in a position: the day, the cards laid down, the boats, a dive or a visit under way."""

from __future__ import annotations

from ludotheque.core.lists import mask, numbers
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import N_ACTIONS, letter
from ludotheque.games.keylargo.choices import legal_actions
from ludotheque.games.keylargo.dive import boat_at
from ludotheque.games.keylargo.facts import VISITS
from ludotheque.games.keylargo.legality import DIVES
from ludotheque.games.keylargo.position.box import Box
from ludotheque.games.keylargo.position.dives import check_dive, read_dive
from ludotheque.games.keylargo.position.seats import Rows
from ludotheque.games.keylargo.position.stacks import wreck_of
from ludotheque.games.keylargo.position.visits import read_visit
from ludotheque.games.keylargo.setup import FIRST_PLAYER
from ludotheque.games.keylargo.state import NONE, Action, Phase, State
from ludotheque.games.keylargo.words import HALF

ACTIONS = {word(action): action for action in Action}
MOMENTS = {word(phase): phase for phase in Phase if phase <= Phase.OVER}
HIDDEN = "hidden"
MOORED = "-"
FILLING = (Action.DOLPHINS, Action.MARKET)
"""What lies in the place of a card that is not said: who holds no cards decides nothing there."""


def read_day(s: State, page: Page, options: Row) -> Said | None:
    """Day, half-day, first player, and the line `moment` if there is one."""
    s.day = page.number("day", 1, s.days, 1)
    s.ply = page.number("ply", 0, 9999, 0)
    first = max(options[FIRST_PLAYER] - 1, 0)
    s.first = page.number("first", 0, s.players - 1, (first + s.day - 1) % s.players)
    half = page.take("half")
    s.half = half.one_of({name: i for i, name in enumerate(HALF)}) if half else 0
    s.used = mask(numbers(page.take("played"), 0, s.players - 1))
    s.declined = mask(numbers(page.take("declined"), 0, s.players - 1))
    return page.take("moment")


def read_moment(s: State, page: Page, rows: Rows, moment: Said | None, box: Box) -> None:
    """Whose turn it is, and at what; without a word of it the cards of the day are laid down."""
    phase = moment.one_of(MOMENTS) if moment else Phase.PROGRAM
    programs = {seat: read_program(rows.get(seat, {}).get("program")) for seat in range(s.players)}
    turn = page.take("turn")
    if phase == Phase.OVER:
        end_days(s, rows)
    elif phase == Phase.PROGRAM and turn is None:
        lay_programs(s, rows, programs)
    else:
        s.turn = s.asked = s.first if turn is None else turn.number(0, s.players - 1)
        take_turn(s, rows, programs, phase or Phase.NEXT_BOAT)
    said = moment or Said(1, "")
    if s.phase in DIVES:
        if s.site[s.turn] == NONE:
            raise said.flaw("error-keylargo-not-there", seat=s.turn)
        read_dive(s, page, box)
    elif s.phase in VISITS:
        if s.place[s.turn] != VISITS[Phase(s.phase)]:
            raise said.flaw("error-keylargo-not-there", seat=s.turn)
        read_visit(s, page)


def read_program(said: Said | None) -> list[int | None] | None:
    """`dive bar`, `dive hidden` or `hidden`: the cards of both half-days, None for one that is not said."""
    if said is None or said.text == MOORED:
        return None
    names = said.text.split()
    cards = [None if name == HIDDEN else ACTIONS.get(name, NONE) for name in names]
    if names == [HIDDEN]:
        cards *= 2
    if len(cards) != 2 or NONE in cards:
        raise said.flaw("error-position-form", expected="dive bar")
    if cards[0] is not None and cards[0] == cards[1]:
        raise said.flaw("error-keylargo-same-action")
    return cards


def lay_down(s: State, seat: int, program: list[int | None]) -> None:
    """Both cards of a seat (KL-R04); the first ones that fit for those not said."""
    for half, card in enumerate(program):
        if card is None:
            program[half] = next(each for each in FILLING if each not in program)
        s.program[seat, half] = (program[half] or 0) + 1


def end_days(s: State, rows: Rows) -> None:
    s.phase = Phase.OVER
    s.step = s.players
    s.turn = s.asked = (s.first + s.step - 1) % s.players
    for seat, row in rows.items():
        if "boat" in row:
            stand(s, seat, row["boat"])


def lay_programs(s: State, rows: Rows, programs: dict[int, list[int | None] | None]) -> None:
    """Cards are laid down; when all have chosen, and in the afternoon, the half-day begins."""
    for row in rows.values():
        if "boat" in row and row["boat"].text != MOORED:
            raise row["boat"].flaw("error-keylargo-boat-early")
    if s.day > 1:  # the turn before was that of the last player of yesterday
        s.step = s.players
        s.turn = s.asked = (s.first - 2) % s.players
    s.phase = Phase.PROGRAM
    for seat, program in programs.items():
        if program is None and s.half == 0:
            s.owing |= 1 << seat
        else:
            lay_down(s, seat, program or [None, None])
            s.turned[seat, 0] = s.program[seat, 0] if s.half else 0


def take_turn(s: State, rows: Rows, programs: dict[int, list[int | None] | None], phase: Phase) -> None:
    """The half-day is under way: all cards are turned up, boats placed up to the one whose turn it is."""
    s.phase = phase
    s.placing = int(phase == Phase.PLACE)
    s.step = (s.turn - s.first) % s.players + (phase != Phase.NEXT_BOAT)
    placed = s.step - 1 if s.placing else s.players
    for step in range(s.players):
        seat = (s.first + step) % s.players
        program = programs[seat] or [None, None]
        boat = rows.get(seat, {}).get("boat")
        if step < placed:
            program[s.half] = action_of(s, seat, program[s.half], boat)
        elif s.placing and seat == s.turn:
            program[s.half] = Action.DIVE
        lay_down(s, seat, program)
        for half in range(s.half + 1):
            s.turned[seat, half] = s.program[seat, half]
        if step < placed:
            unsaid = rows.get(seat, {}).get("program", Said(1, "")).line
            stand(s, seat, boat or Said(unsaid, word(Action(s.program[seat, s.half] - 1))))


def action_of(s: State, seat: int, card: int | None, boat: Said | None) -> int:
    """The card of a boat that stands somewhere; raises Flaw if another one is turned up."""
    if boat is None:
        if card is not None:
            return card
        return VISITS[Phase(s.phase)] if seat == s.turn and s.phase in VISITS else Action.DOLPHINS
    action = ACTIONS.get(boat.text, Action.DIVE)
    if card not in (None, action):
        raise boat.flaw("error-keylargo-other-place", seat=seat, action=word(Action(card or 0)))
    return action


def stand(s: State, seat: int, said: Said) -> None:
    """A boat at a port, at a wreck by its letter, or moored: `-`."""
    if said.text == MOORED:
        return
    if said.text == word(Action.DIVE):
        raise said.flaw("error-keylargo-which-wreck", seat=seat)
    action = ACTIONS.get(said.text, Action.DIVE)
    if action == Action.DIVE:
        wreck = wreck_of(s, said)
        if boat_at(s, wreck) != NONE:
            raise said.flaw("error-keylargo-two-boats", wreck=letter(wreck), seat=boat_at(s, wreck))
        s.site[seat] = wreck
    s.place[seat] = action
    s.boats[action] += 1


def check_moment(s: State, said: Said) -> None:
    """Raises Flaw for a moment in which nothing can be decided."""
    check_dive(s, said)
    if s.phase not in (Phase.PROGRAM, Phase.OVER) and legal_actions(s, s.asked, Row([0]) * N_ACTIONS) == 0:
        raise said.flaw("error-keylargo-stuck", seat=s.asked)
