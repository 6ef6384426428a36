"""Every game keeps the promises of `Game`: the built-in ones and a stranger's; and the suite notices who does not."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Annotated, Any

import pytest
from highcard import CARDS, SEATS, State
from highcard import GAME as HIGHCARD

from ludotheque.core import conformance
from ludotheque.core.chance import Chance
from ludotheque.core.conformance import CHECKS, Check, Nonconformity
from ludotheque.core.game import Game
from ludotheque.core.modes import Plain, Rules, compiled, plain
from ludotheque.core.schema import Field, Grid, Row
from ludotheque.core.tally import Tally
from ludotheque.games import BUILT_IN

TABLES = [(game, table) for game in (*BUILT_IN, HIGHCARD) for table in game.tables]
BOTH_MODES = pytest.mark.parametrize("mode", [plain, compiled], ids=["plain", "compiled"])


def name(value: object) -> str | None:
    if isinstance(value, Game):
        return value.name
    if isinstance(value, dict):
        return "-".join(str(part) for part in value.values())
    return getattr(value, "__name__", None)


@BOTH_MODES
@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize(("game", "table"), TABLES, ids=name)
def test_a_game_keeps_its_promises(
    game: Game[Any], table: dict[str, Any], check: Check, mode: Callable[[Game[Any]], Rules]
) -> None:
    check(mode(game), game.options_of(table), 1)


# The instrument itself: each fault below is one that a check must notice.


def legal_in_reverse(s: Any, seat: int, out: Row) -> int:
    n = HIGHCARD.legal_actions(s, seat, out)
    found = [out[i] for i in range(n)]
    for i in range(n):
        out[i] = found[n - 1 - i]
    return n


def legal_by_another_hand(s: Any, seat: int, out: Row) -> int:
    n = HIGHCARD.legal_actions(s, seat, out)
    return n if n < 2 or s.hands[(seat + 1) % s.players, 11] == 0 else n - 1


def legal_for_everybody(s: Any, seat: int, out: Row) -> int:
    out[0] = 0
    return 1


def to_act_by_hidden_cards(s: Any) -> int:
    return s.owing & ~(s.hands[0, 11] & (s.owing != 1)) if s.phase == 0 else 0


def apply_without_counting(s: Any, seat: int, action: int) -> None:
    HIGHCARD.apply_action(s, seat, action)
    s.ply = 0


def apply_showing_the_deck(s: Any, seat: int, action: int) -> None:
    HIGHCARD.apply_action(s, seat, action)
    s.gone[0] = s.deck[0]


def winners_too_early(s: Any) -> int:
    return 1


def facts_of_an_end(s: Any, seat: int | None) -> dict[str, Any]:
    return {"over": {"scores": [0], "winners": [0]}}


def facts_with_all_winning(s: Any, seat: int | None) -> dict[str, Any]:
    facts = HIGHCARD.facts(s, seat)
    return {**facts, "over": facts["over"] and {**facts["over"], "winners": list(range(s.players))}}


def setup_from_nothing(s: Any, options: Row, key: Row) -> None:
    HIGHCARD.setup(s, options, Row([0] * 8))


def sample_that_changes_the_own_hand(s: Any, seat: int, source: Any) -> None:
    HIGHCARD.sample_hidden(s, seat, source)
    s.hands[seat, 0] = 1 - s.hands[seat, 0]


def values_out_of_range(s: Any, seat: int, action: int) -> None:
    HIGHCARD.apply_action(s, seat, action)
    s.deck[0] = 100


class OpenState(State):
    hands: Annotated[Grid, Field("i1", SEATS, CARDS)]
    chosen: Annotated[Row, Field("i1", SEATS)]
    deck: Annotated[Row, Field("i1", CARDS)]
    chance: Annotated[Chance, Field(Chance)]


def tally_that_goes_back(s: Any) -> Tally:
    return Tally(HIGHCARD.max_plies + 1 - s.ply, tuple(s.tricks[seat] for seat in range(s.players)))


def tally_without_scores(s: Any) -> Tally:
    return Tally(1, (0,) * s.players)


def tally_of_the_end_alone(s: Any) -> Tally | None:
    return Tally(1, tuple(s.tricks[seat] for seat in range(s.players))) if s.phase == 1 else None


FAULTS: list[tuple[str, Check, dict[str, Any]]] = [
    ("ids descend", conformance.legal_actions_are_in_order, {"legal_actions": legal_in_reverse}),
    ("others may act", conformance.legal_actions_are_in_order, {"legal_actions": legal_for_everybody}),
    ("legality peeks", conformance.questions_do_not_peek, {"legal_actions": legal_by_another_hand}),
    ("being asked tells", conformance.questions_do_not_peek, {"to_act": to_act_by_hidden_cards}),
    ("a deed shows the deck", conformance.deeds_do_not_peek, {"apply_action": apply_showing_the_deck}),
    ("decisions are not counted", conformance.apply_refuses_nothing_legal, {"apply_action": apply_without_counting}),
    ("won before the end", conformance.returns_come_at_the_end, {"winners": winners_too_early}),
    ("an end not told", conformance.facts_tell_the_end, {"facts": lambda s, seat: {}}),
    ("an end told too early", conformance.facts_tell_the_end, {"facts": facts_of_an_end}),
    ("other winners told", conformance.facts_tell_the_end, {"facts": facts_with_all_winning}),
    ("a course that goes back", conformance.a_tally_ends_with_the_scores, {"tally": tally_that_goes_back}),
    ("a course to other scores", conformance.a_tally_ends_with_the_scores, {"tally": tally_without_scores}),
    ("a course of the end alone", conformance.a_tally_ends_with_the_scores, {"tally": tally_of_the_end_alone}),
    ("every deal the same", conformance.seeds_reproduce, {"setup": setup_from_nothing}),
    ("a longer game", conformance.the_longest_game_holds, {"max_plies": 5}),
    ("own hand swapped", conformance.samples_look_the_same, {"sample_hidden": sample_that_changes_the_own_hand}),
    ("two actions, one text", conformance.texts_read_back, {"action_text": lambda s, action: "choose"}),
    ("reasons against legality", conformance.texts_read_back, {"reason": lambda s, seat, action: None}),
    ("nothing is hidden", conformance.masks_hide_what_they_should, {"state": OpenState}),
]


@pytest.mark.parametrize(("fault", "check", "change"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_a_game_that_breaks_a_promise_is_noticed(fault: str, check: Check, change: dict[str, Any]) -> None:
    broken: Game[Any] = dataclasses.replace(HIGHCARD, **change)
    with pytest.raises(Nonconformity):
        check(Plain(broken), broken.options_of({"players": 3}), 1)


def test_a_mode_that_differs_from_the_other_is_noticed() -> None:
    class Forgetful(Plain):
        def apply_action(self, s: Any, seat: int, action: int) -> None:
            apply_without_counting(s, seat, action)

    with pytest.raises(Nonconformity):
        conformance.plain_and_compiled_agree(Forgetful(HIGHCARD), HIGHCARD.options_of({"players": 3}), 1)


def test_a_value_out_of_its_range_is_noticed() -> None:
    broken: Game[Any] = dataclasses.replace(HIGHCARD, apply_action=values_out_of_range)
    with pytest.raises(ValueError, match="deck"):
        conformance.a_state_is_a_value(Plain(broken), broken.options_of({"players": 3}), 1)
