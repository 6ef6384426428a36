"""Actions: ids, fields and language-free texts."""

from __future__ import annotations

import pytest

from ludotheque.games.katana import GAME
from ludotheque.games.katana.actions import DRAW, N_ACTIONS, STARTS, TYPES, start_of
from ludotheque.games.katana.legality import aimed_at, card_played
from ludotheque.games.katana.state import Card, State


def test_every_action_is_read_as_it_is_written() -> None:
    texts = [GAME.action_text(State(), number) for number in range(N_ACTIONS)]
    assert len(set(texts)) == N_ACTIONS
    assert [GAME.action_of(State(), text) for text in texts] == [*range(N_ACTIONS)]


@pytest.mark.parametrize(
    ("text", "fields", "card", "target"),
    [
        ("bokken > 3", {"type": "attack", "weapon": "bokken", "target": 3}, Card.BOKKEN, 3),
        ("daikyu > 0", {"type": "attack", "weapon": "daikyu", "target": 0}, Card.DAIKYU, 0),
        ("geisha armor > 3", {"type": "strip", "property": "armor", "owner": 3}, Card.GEISHA, 3),
        ("geisha hand > 3", {"type": "charm", "target": 3}, Card.GEISHA, 3),
        ("diversion > 2", {"type": "divert", "target": 2}, Card.DIVERSION, 2),
        ("battle_cry", {"type": "battle_cry"}, Card.BATTLE_CRY, None),
        ("tea_ceremony", {"type": "tea_ceremony"}, Card.TEA_CEREMONY, None),
        ("jujutsu", {"type": "jujutsu"}, Card.JUJUTSU, None),
        ("daimyo", {"type": "daimyo"}, Card.DAIMYO, None),
        ("breathing > 6", {"type": "breathe", "target": 6}, Card.BREATHING, 6),
        ("fast_draw", {"type": "place", "property": "fast_draw"}, Card.FAST_DRAW, None),
        ("bushido > 1", {"type": "bushido", "target": 1}, Card.BUSHIDO, 1),
        ("pay", {"type": "pay"}, None, None),
        ("end", {"type": "end"}, None, None),
        ("parry bokken", {"type": "parry", "card": "bokken"}, Card.BOKKEN, None),
        ("parry parry", {"type": "parry", "card": "parry"}, Card.PARRY, None),
        ("discard bushido", {"type": "discard", "card": "bushido"}, Card.BUSHIDO, None),
        ("suffer", {"type": "suffer"}, None, None),
        ("lose_honour", {"type": "lose_honour"}, None, None),
        ("take_back", {"type": "take_back"}, None, None),
        ("draw", {"type": "draw"}, None, None),
    ],
)
def test_an_action_has_fields_for_the_browser(
    text: str, fields: dict[str, object], card: Card | None, target: int | None
) -> None:
    number = GAME.action_of(State(), text)
    assert GAME.action_fields(State(), number) == fields
    assert GAME.action_text(State(), number) == text
    assert (card_played(number), aimed_at(number)) == (card, target)


def test_every_type_of_action_is_reached_by_an_id() -> None:
    assert {GAME.action_fields(State(), number)["type"] for number in range(N_ACTIONS)} == set(TYPES)
    assert sorted(STARTS) == list(STARTS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "End",
        "end ",
        "bokken",
        "bokken > 7",
        "bokken >3",
        "parry > 1",
        "geisha > 1",
        "geisha bokken > 1",
        "diversion",
        "battle_cry > 1",
        "breathing > 07",
        "bushido",
        "armor > 1",
        "parry",
        "parry armor",
        "discard",
        "discard sword",
        "lose honour",
    ],
)
def test_what_is_no_action_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        GAME.action_of(State(), text)


@pytest.mark.parametrize("number", [-1, N_ACTIONS, 99999])
def test_an_id_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"id {number}"):
        GAME.action_fields(State(), number)


def test_ids_lie_in_one_fixed_range() -> None:
    assert GAME.n_actions == N_ACTIONS
    assert start_of(N_ACTIONS - 1) == DRAW
