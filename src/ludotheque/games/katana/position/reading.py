"""Reading a position of Katana: what it says, what fills the rest, and the turn that begins."""

from __future__ import annotations

from ludotheque.core.chance import key_of, start, words_of
from ludotheque.core.position import Page
from ludotheque.core.schema import Row
from ludotheque.games.katana.position.box import Box
from ludotheque.games.katana.position.cards import read_cards
from ludotheque.games.katana.position.deeds import read_deeds
from ludotheque.games.katana.position.memories import read_memories, remember
from ludotheque.games.katana.position.moments import read_counts, read_moment, read_open_cards
from ludotheque.games.katana.position.seats import COLUMNS, read_characters, read_points, read_roles
from ludotheque.games.katana.setup import open_box
from ludotheque.games.katana.state import State
from ludotheque.games.katana.turn import begin_turn


def read(page: Page, options: Row) -> State:
    """The situation; a turn that begins has recovered, checked Bushido and drawn. Raises Flaw for a contradiction."""
    s = State()
    open_box(s, options)
    start(s.chance, Row(words_of(key_of(0))))
    box = Box(s)
    rows = page.seats(COLUMNS, s.players)
    read_roles(s, rows)
    read_counts(s, page)
    read_characters(s, rows)
    read_points(s, page, rows)
    memories = read_memories(s, page)
    open_card = read_open_cards(s, page, box)
    read_cards(s, page, rows, memories, box)
    read_deeds(s, page)
    begins = read_moment(s, page, open_card)
    remember(s, memories)
    if begins:
        s.turns -= 1
        begin_turn(s)
    return s
