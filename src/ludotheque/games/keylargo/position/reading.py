"""Reading a position of Key Largo: what it says, what fills the rest, and the steps that run by themselves."""

from __future__ import annotations

from ludotheque.core.chance import key_of, start, words_of
from ludotheque.core.position import Page, Said
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.day import begin_half, proceed
from ludotheque.games.keylargo.position.box import Box
from ludotheque.games.keylargo.position.decks import read_decks
from ludotheque.games.keylargo.position.dives import read_fresh
from ludotheque.games.keylargo.position.doubts import check_doubts, read_doubts
from ludotheque.games.keylargo.position.memories import complete_memories, read_memories
from ludotheque.games.keylargo.position.moments import check_moment, read_day, read_moment
from ludotheque.games.keylargo.position.seats import COLUMNS, read_seats
from ludotheque.games.keylargo.position.stacks import lay_empty_wrecks, read_cards
from ludotheque.games.keylargo.setup import open_box
from ludotheque.games.keylargo.state import KINDS, Phase, State


def read(page: Page, options: Row) -> State:
    """The situation, with what follows by itself from a turn that begins; raises Flaw for a contradiction."""
    s = State()
    open_box(s, options)
    lay_empty_wrecks(s, options)
    start(s.chance, Row(words_of(key_of(0))))
    box = Box(s)
    moment = read_day(s, page, options)
    rows = page.seats(COLUMNS, s.players)
    read_seats(s, page, rows)
    read_moment(s, page, rows, moment, box)
    memories, doubts = read_memories(s, page), read_doubts(s, page)
    read_cards(s, page, rows, box)
    read_decks(s, page, rows, box)
    read_fresh(s, page, moment)
    complete_memories(s, memories, doubts)
    for viewer, said in doubts.items():
        check_doubts(s, viewer, said)
    check_moment(s, moment or Said(1, ""))
    go_on(s)
    return s


def go_on(s: State) -> None:
    """What follows by itself: a half-day for which all have chosen, a turn that begins, hands laid open at the end."""
    if s.phase == Phase.PROGRAM and s.owing == 0:
        begin_half(s)
    proceed(s)
    if s.phase == Phase.OVER:
        for seat in range(s.players):
            for kind in range(KINDS):
                s.shown[seat, kind] = s.hands[seat, kind]
