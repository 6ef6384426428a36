"""Actions: ids, fields and language-free texts."""

from __future__ import annotations

import pytest

from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, N_ACTIONS, SLOT, TYPES, card_of, card_text
from ludotheque.games.korsar.cards import KINDS, PIRATE
from ludotheque.games.korsar.state import MAX_SHIPS, State

PALETTES = range(3)
IDS = [
    *(slot * SLOT + card for slot in range(MAX_SHIPS) for card in range(PIRATE, KINDS)),
    *(LAY + card for card in range(PIRATE)),
    DRAW,
    *(DISCARD + card for card in range(KINDS)),
]


def opened(palette: int) -> State:
    s = State()
    s.palette = palette
    for card in range(KINDS):
        s.worth[card] = GAME.figures[KINDS + card]
    return s


@pytest.mark.parametrize("palette", PALETTES)
def test_every_action_is_read_as_it_is_written(palette: int) -> None:
    s = opened(palette)
    texts = [GAME.action_text(s, number) for number in IDS]
    assert [GAME.action_of(s, text) for text in texts] == IDS
    assert len(set(texts)) == len(IDS) == 25 * 21 + 7 + 1 + 28


@pytest.mark.parametrize("palette", PALETTES)
def test_every_card_is_read_as_it_is_written(palette: int) -> None:
    s = opened(palette)
    assert [card_of(s, card_text(s, card)) for card in range(KINDS)] == list(range(KINDS))


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("draw", {"type": "draw"}),
        ("ship 5", {"type": "lay_ship", "gold": 5}),
        ("pirate red 3 > ship 2", {"type": "play_pirate", "colour": "red", "strength": 3, "ship": 2}),
        ("captain red > ship 24", {"type": "play_captain", "colour": "red", "ship": 24}),
        ("admiral > ship 0", {"type": "play_admiral", "ship": 0}),
        ("discard ship 8", {"type": "discard_ship", "gold": 8}),
        ("discard pirate red 3", {"type": "discard_pirate", "colour": "red", "strength": 3}),
        ("discard captain green", {"type": "discard_captain", "colour": "green"}),
        ("discard admiral", {"type": "discard_admiral"}),
    ],
)
def test_an_action_has_fields_for_the_browser(text: str, fields: dict[str, object]) -> None:
    s = opened(0)
    assert GAME.action_fields(s, GAME.action_of(s, text)) == fields
    assert GAME.action_text(s, GAME.action_of(s, text)) == text
    assert fields["type"] in (*TYPES, "discard_ship")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "Draw",
        "draw ",
        "ship 1",
        "ship 9",
        "ship 55",
        "ship 5 > ship 0",
        "pirate red 5 > ship 0",
        "pirate black 1 > ship 0",
        "pirate red 3 > ship 25",
        "pirate red 3 > ship -1",
        "pirate red 3",
        "captain > ship 0",
        "admiral",
        "admiral > ship",
        "discard",
        "discard joker",
        "pirate red ³ > ship 0",
        "red 3 > ship 0",
        "pirate captain red > ship 0",
        "pirate red 3 > ship 00",
        "discard red 3",
    ],
)
def test_what_is_no_action_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        GAME.action_of(opened(0), text)


@pytest.mark.parametrize("number", [-1, 0, 6, 28, LAY + PIRATE, DRAW - 1, DRAW + 1, DISCARD + KINDS, N_ACTIONS, 99999])
def test_an_id_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"id {number}"):
        GAME.action_fields(opened(0), number)


def test_ids_lie_in_one_fixed_range() -> None:
    assert max(IDS) < GAME.n_actions == N_ACTIONS
    assert min(IDS) >= 0
