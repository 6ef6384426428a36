"""Actions: ids, fields and language-free texts."""

from __future__ import annotations

import pytest

from ludotheque.core.schema import Row
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import (
    DIVE,
    EXTRA,
    N_ACTIONS,
    PROGRAM,
    SELL,
    SELL_AS,
    STARTS,
    TYPES,
    card_of,
    card_text,
    is_written,
    start_of,
)
from ludotheque.games.keylargo.setup import open_box
from ludotheque.games.keylargo.state import KINDS, State
from tests.second import SECOND_KEYLARGO as SECOND

EDITIONS = pytest.mark.parametrize("figures", [GAME.figures, SECOND.figures], ids=["tilsit-2005", "second"])


def box(figures: tuple[int, ...] = GAME.figures) -> State:
    s = State()
    open_box(s, Row(GAME.row_of(GAME.options_of({"players": 5}), figures)))
    return s


@EDITIONS
def test_every_action_is_read_as_it_is_written(figures: tuple[int, ...]) -> None:
    s = box(figures)
    ids = [number for number in range(N_ACTIONS) if is_written(s, number)]
    texts = [GAME.action_text(s, number) for number in ids]
    assert len(set(texts)) == len(ids)
    assert [GAME.action_of(s, text) for text in texts] == ids


@EDITIONS
def test_ids_that_mean_nothing_are_the_same_card_twice_and_cards_that_nobody_printed(figures: tuple[int, ...]) -> None:
    """KL-R04, KL 1.10"""
    s = box(figures)
    silent = [number for number in range(N_ACTIONS) if not is_written(s, number)]
    unprinted = sum(copies == 0 for copies in s.copies)
    assert [number for number in silent if number < DIVE] == [PROGRAM, 6, 12, 18, 24]
    assert len(silent) == 5 + unprinted * 5  # sold, sold to an encounter, sold as one of three types
    assert {start_of(number) for number in silent} == ({PROGRAM, SELL, EXTRA, SELL_AS} if unprinted else {PROGRAM})


@EDITIONS
def test_every_card_is_read_as_it_is_written(figures: tuple[int, ...]) -> None:
    s = box(figures)
    kinds = [kind for kind in range(KINDS) if s.copies[kind]]
    assert [card_of(s, card_text(s, kind)) for kind in kinds] == kinds


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("program dive bar", {"type": "program", "morning": "dive", "afternoon": "bar"}),
        ("dive D", {"type": "dive", "wreck": "D"}),
        ("draw 2", {"type": "draw", "diver": 2}),
        ("surface", {"type": "surface"}),
        ("trident 3", {"type": "use_trident", "diver": 3}),
        ("flee", {"type": "flee"}),
        ("weight 1 for 2", {"type": "use_weight", "carrier": 1, "diver": 2}),
        ("keep", {"type": "keep"}),
        ("sabotage 1", {"type": "sabotage", "diver": 1}),
        ("pass", {"type": "pass"}),
        ("decline", {"type": "decline"}),
        ("volunteer 2", {"type": "volunteer", "diver": 2}),
        ("hire", {"type": "hire"}),
        ("rob 2 deep", {"type": "rob", "seat": 2, "depth": "deep"}),
        ("round A", {"type": "pay_round", "wreck": "A"}),
        ("look P", {"type": "look_at", "wreck": "P"}),
        ("drunkard C", {"type": "drunkard", "wreck": "C"}),
        ("leave", {"type": "leave"}),
        ("buy hose for 1", {"type": "buy", "item": "hose", "diver": 1}),
        ("play old_hand", {"type": "play_encounter", "encounter": "old_hand"}),
        ("sell medium goods 3", {"type": "sell", "card": "medium goods 3", "kind": 13}),
        ("extra deep diamond 200", {"type": "sell_extra", "card": "deep diamond 200", "kind": 33}),
        (
            "sell shallow gold 1 as antique",
            {"type": "sell_as", "card": "shallow gold 1", "kind": 0, "sold_as": "antique"},
        ),
    ],
)
def test_an_action_has_fields_for_the_browser(text: str, fields: dict[str, object]) -> None:
    s = box()
    number = GAME.action_of(s, text)
    assert GAME.action_fields(s, number) == fields
    assert GAME.action_text(s, number) == text
    assert fields["type"] in TYPES


def test_every_type_of_action_is_reached_by_an_id() -> None:
    s = box()
    found = {GAME.action_fields(s, number)["type"] for number in range(N_ACTIONS) if is_written(s, number)}
    assert found == set(TYPES)
    assert sorted(STARTS) == list(STARTS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Leave",
        "leave ",
        "program dive dive",
        "program dive",
        "dive Q",
        "dive d",
        "draw 0",
        "draw 4",
        "draw ¹",
        "trident",
        "weight 1",
        "weight 1 for 4",
        "rob 5 deep",
        "rob 1 abyss",
        "buy boat for 1",
        "buy hose",
        "play mayor",
        "sell goods 3",
        "sell medium goods 9",
        "sell medium goods 03",
        "sell medium gold 3 as diamond",
        "extra medium",
    ],
)
def test_what_is_no_action_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        GAME.action_of(box(), text)


@pytest.mark.parametrize("number", [-1, N_ACTIONS, 99999])
def test_an_id_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"id {number}"):
        GAME.action_fields(box(), number)


def test_ids_lie_in_one_fixed_range() -> None:
    assert GAME.n_actions == N_ACTIONS
    assert start_of(N_ACTIONS - 1) == SELL_AS
