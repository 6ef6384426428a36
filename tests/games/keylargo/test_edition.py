"""KL 1: what lies in the box, and the checks that a data file must pass (KL 1.12)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludotheque.core.modes import Rules
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.edition import (
    AT_CARDS,
    AT_ENCOUNTERS,
    AT_INCOME,
    AT_PRICES,
    AT_STACKS,
    AT_SUPPLY,
    CARD,
    EDITION,
    FILE,
    N_FIGURES,
    Card,
    cards_of,
    misprints,
    read_edition,
    tariffs,
)
from ludotheque.games.keylargo.encounters import place_of
from ludotheque.games.keylargo.state import ENCOUNTERS, KINDS, Action, Depth, Encounter, Type
from tests.games.keylargo.played import Situation
from tests.second import SECOND_KEYLARGO as SECOND

BOX = FILE.read_text(encoding="utf-8")
OTHER = BOX.replace('"tilsit-2005"', '"mine"')  # checked for sums, not for what the first edition is known to have

WRONG = [
    # (KL 1.12 point, the file, what stands there, what is put there, the row, what was got, what was expected)
    ("1 shallow", OTHER, "value = 60, count = 2", "value = 60, count = 3", "[shallow] cards", "21", "20"),
    ("1 medium", OTHER, '"monster", count = 5', '"monster", count = 4', "[medium] cards", "29", "30"),
    ("1 deep", OTHER, '"monster", count = 9', '"monster", count = 10', "[deep] cards", "31", "30"),
    ("2 three", OTHER, "3 = { shallow = 2", "3 = { shallow = 5", "[stacks.3] shallow", "5", "0–4"),
    ("2 five", OTHER, "medium = 6, deep = 6", "medium = 6, deep = 7", "[stacks.5] deep", "7", "0–6"),
    ("3 few", OTHER, "volunteer = 1", "volunteer = 0", "[encounters]", "23", "24, 25"),
    ("3 many", OTHER, "volunteer = 1", "volunteer = 3", "[encounters]", "26", "24, 25"),
    ("4 bar", OTHER, "diver = [80,", "diver = [85,", "[bar] diver", "(85, 100, 120, 120, 120)", "0, 10, 20 …"),
    ("4 shop", OTHER, "hose = [20, 30", "hose = [20, 31", "[shop] hose", "(20, 31, 40, 40, 40)", "0, 10, 20 …"),
    ("4 market", OTHER, "gold = [30,", "gold = [1,", "[market] gold", "(1, 30, 30, 30, 30)", "0, 10, 20 …"),
    ("4 negative", OTHER, "goods = [40,", "goods = [-40,", "[market] goods", "[-40, 30, 20, 20, 20]", "5 × 0–1000"),
    ("4 short", OTHER, "goods = [40, 30, ", "goods = [40, ", "[market] goods", "[40, 20, 20, 20]", "5 × 0–1000"),
    ("4 dolphins", OTHER, "income = [40, 60", "income = [40, 65", "[dolphins] income",
     "(40, 65, 60, 30, 30, 30, 30, 40, 60, 60)", "0, 10, 20 …"),
    ("4 value", OTHER, "units = 1, value = 20", "units = 1, value = 25", "cards 1 value", "25", "0, 10, 20 …"),
    ("4 diamond", OTHER, "value = 60, count = 2", "value = 65, count = 2", "cards 9 value", "65", "0, 10, 20 …"),
    ("4 money", OTHER, "money = 100", "money = 105", "[limits] money", "105", "10, 20, 30 …"),
    ("5 diver alone", BOX, "diver = [80,", "diver = [90,", "[bar] diver + round, 1", "110", "100"),
    ("5 diver for two", BOX, "diver = [80, 100", "diver = [80, 110", "[bar] diver + round, 2", "130", "120"),
    ("5 round for two", BOX, "round = [20, 20,", "round = [20, 10,", "[bar] diver + round, 2", "110", "120"),
    ("5 hose", BOX, "hose = [20,", "hose = [30,", "[shop] hose + trident, 1", "60", "50"),
    ("5 first Friday", BOX, "income = [40,", "income = [50,", "[dolphins] income, 1", "50", "40"),
    ("5 second Friday", BOX, "30, 40, 60, 60] # (R) but", "30, 50, 60, 60] #", "[dolphins] income, 8", "50", "40"),
    ("6 goods", BOX, '"goods", units = 5, value = 100', '"goods", units = 5, value = 90',
     '{ type = "goods", units = 5, value = 100 }', "0", "1"),
    ("6 gold", BOX, '"gold", units = 2, value = 40', '"gold", units = 2, value = 30',
     '{ type = "gold", units = 2, value = 40 }', "0", "1"),
    ("7 no units", OTHER, '"gold", units = 1,', '"gold", units = 0,', "cards 1 units", "0", "1–20"),
]  # fmt: skip
SHAPES = [
    # (what stands there, what is put there, the message, the row)
    ('"diamond", value = 60', '"diamond", units = 2, value = 60', "error-edition", "[shallow] cards 9"),
    ('"monster", count = 5', '"monster", units = 1, count = 5', "error-edition", "[medium] cards 13"),
    ('"monster", count = 5', '"monster", value = 20, count = 5', "error-edition", "[medium] cards 13"),
    ('"gold", units = 1, value = 20', '"gold", value = 20', "error-edition", "[shallow] cards 1"),
    ('"gold", units = 1,', '"silver", units = 1,', "error-edition", "[shallow] cards 1"),
    ('"gold", units = 1,', '["gold"], units = 1,', "error-edition", "[shallow] cards 1"),
    ('"gold", units = 1,', '"gold", units = "one",', "error-edition", "[shallow] cards 1"),
    ('"gold", units = 1,', '"gold", units = true,', "error-edition", "[shallow] cards 1"),
    ("units = 1, value = 20, count = 3", "units = 1, value = 20, count = -1", "error-edition", "[shallow] cards 1"),
    ("[shallow]\ncards = [", "[shallow]\nmore = 1\ncards = [", "error-edition-row", "[shallow] more"),
    ("[shallow]\ncards", "[shallow]\nwrecks", "error-edition-missing", "[shallow] cards"),
    ("units = 2, value = 40, count = 3 }", "units = 1, value = 20, count = 3 }", "error-edition", "cards 2"),
    ("team = 3", "team = 4", "error-edition", "[limits] team"),
    ("team = 3", "team = 0", "error-edition", "[limits] team"),
    ("days = 10", "days = 11", "error-edition", "[limits] days"),
    ("days = 10", "days = 0", "error-edition", "[limits] days"),
    ("divers = 15", "divers = 4", "error-edition", "[supply] divers"),
    ("hoses = 20", "hoses = 100", "error-edition", "[supply] hoses"),
    ("hoses = 20\n", "", "error-edition-missing", "[supply] hoses"),
    ("family = 2", "family = 2\nmayor = 1", "error-edition-row", "[encounters] mayor"),
    ('game = "keylargo"', 'game = "korsar"', "error-edition", "game"),
    ('edition = "mine"', 'edition = "Mine!"', "error-edition", "edition"),
    ("money = 100", "money = ", "error-edition-toml", ""),
]


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def refusal(text: str) -> Sentence:
    with pytest.raises(Refused) as refused:
        read_edition(text, "mine.toml")
    return refused.value.sentence


@pytest.mark.parametrize(("point", "text", "old", "new", "row", "got", "expected"), WRONG, ids=[w[0] for w in WRONG])
def test_a_box_that_does_not_add_up_is_refused(
    point: str, text: str, old: str, new: str, row: str, got: str, expected: str
) -> None:
    """KL 1.12, point by point: the message names file, row, what was got and what was expected"""
    everywhere = point.startswith("6")  # at least one such card, at whatever depth
    sentence = refusal(text.replace(old, new) if everywhere else edited(text, old, new))
    assert sentence.args == {"file": "mine.toml", "row": row, "got": got, "expected": expected}
    assert sentence.id == ("error-edition-sum" if point[0] in "13" else "error-edition")


@pytest.mark.parametrize(("old", "new", "id", "row"), SHAPES, ids=[new or old for old, new, *_ in SHAPES])
def test_a_row_of_another_form_is_refused(old: str, new: str, id: str, row: str) -> None:
    """KL 1.12.7: units for what is sold, an end value for treasures, neither for monsters"""
    sentence = refusal(edited(OTHER, old, new))
    assert (sentence.id, sentence.args.get("row", "")) == (id, row)


def test_what_the_first_edition_is_known_to_have_another_need_not_have() -> None:
    """KL 1.12.5, KL 1.12.6, KL-R01"""
    text = edited(edited(OTHER, "diver = [80,", "diver = [90,"), "income = [40,", "income = [50,")
    edition = read_edition(text, "mine.toml")
    assert edition.name == "mine"
    assert GAME.is_sound(edition.figures)


@pytest.mark.parametrize("total", [24, 25])
def test_24_or_25_encounter_cards_are_accepted(total: int) -> None:
    """KL 1.12.3, KL-R01"""
    text = edited(OTHER, "saboteur = 1", f"saboteur = {total - 23}")
    assert sum(read_edition(text, "mine.toml").figures[AT_ENCOUNTERS:]) == total


def changed(at: int, figure: int) -> list[int]:
    figures = list(EDITION.figures)
    figures[at] = figure
    return figures


FIGURES = [
    # (the figure changed, its place, what is put there, the row)
    ("team", 1, 4, "[limits] team"),
    ("days", 3, 0, "[limits] days"),
    ("supply of divers", AT_SUPPLY + 3, 4, "[supply] divers"),
    ("wrecks", AT_STACKS, 5, "[stacks.3] shallow"),
    ("price", AT_PRICES, 5, "[bar] diver"),
    ("negative price", AT_PRICES + 5, -10, "[bar] pickpocket"),
    ("income", AT_INCOME + 9, 61, "[dolphins] income"),
    ("negative copies", AT_CARDS + 4, -1, "cards 1"),
    ("type", AT_CARDS + 1, 5, "cards 1"),
    ("units", AT_CARDS + 2, 0, "cards 1 units"),
    ("units of a diamond", AT_CARDS + 8 * CARD + 2, 1, "cards 9 units"),
    ("value of a monster", AT_CARDS + 21 * CARD + 3, 10, "cards 22 value"),
    ("copies", AT_CARDS + 4, 4, "[shallow] cards"),
    ("encounters", AT_ENCOUNTERS, 3, "[encounters]"),
    ("negative encounters", AT_ENCOUNTERS + 11, -1, "[encounters]"),
]


@pytest.mark.parametrize(("name", "at", "figure", "row"), FIGURES, ids=[name for name, *_ in FIGURES])
def test_figures_that_no_box_has_are_not_sound(name: str, at: int, figure: int, row: str) -> None:
    """KL 1.12: wherever the figures come from, a record's header included"""
    figures = changed(at, figure)
    assert row in [misprint.row for misprint in misprints(figures)]
    assert not GAME.is_sound(figures)


@pytest.mark.parametrize("n", [0, N_FIGURES - 1, N_FIGURES + 1])
def test_as_many_figures_as_a_box_has_are_needed(n: int) -> None:
    """KL 1.12"""
    assert not GAME.is_sound((*SECOND.figures, 0)[:n])
    assert GAME.is_sound(SECOND.figures)


def test_the_box_holds_80_wreck_cards() -> None:
    """KL 1.10, KL-R33, KL-R34: end values are 20 a unit, and no monster lurks in shallow water"""
    cards = [card for card in cards_of(EDITION.figures) if card.copies]
    counts = {
        depth: [sum(c.copies for c in cards if (c.depth, c.type) == (depth, type)) for type in Type] for depth in Depth
    }
    assert counts == {
        Depth.SHALLOW: [6, 6, 6, 2, 0],
        Depth.MEDIUM: [7, 7, 7, 4, 5],
        Depth.DEEP: [5, 5, 5, 6, 9],
    }
    assert all(card.value == 20 * card.units for card in cards if card.type <= Type.GOLD)


@pytest.mark.parametrize(("depth", "value", "sale"), [(0, "37.0", "52.5"), (1, "74.4", "102.0"), (2, "141.0", "178.1")])
def test_the_mean_values_of_a_treasure_are_those_of_the_totals(depth: int, value: str, sale: str) -> None:
    """KL 1.10: the last table"""
    treasures = [c for c in cards_of(EDITION.figures) if c.depth == depth and c.copies and c.type != Type.MONSTER]
    n = sum(card.copies for card in treasures)
    at_30 = [card.copies * (card.units * 30 if card.units else card.value) for card in treasures]
    assert f"{sum(card.copies * card.value for card in treasures) / n:.1f}" == value
    assert f"{sum(at_30) / n:.1f}" == sale


def test_prices_are_those_of_the_board() -> None:
    """KL 1.6, KL 1.7, KL 1.8, KL-R21: three bands, in tables of five columns"""
    assert tariffs(EDITION.figures) == {
        "[bar] diver": (80, 100, 120, 120, 120),
        "[bar] pickpocket": (40, 50, 60, 60, 60),
        "[bar] round": (20,) * 5,
        "[shop] hose": (20, 30, 40, 40, 40),
        "[shop] trident": (30, 40, 60, 60, 60),
        "[shop] weight": (30, 40, 60, 60, 60),
        "[market] goods": (40, 30, 20, 20, 20),
        "[market] antique": (20, 30, 40, 40, 40),
        "[market] gold": (30,) * 5,
    }


def test_the_box_holds_24_encounter_cards_of_23_kinds() -> None:
    """KL 1.11, KL-R48, KL-R56: a Weight Seller beside the Trident Seller, and Family twice"""
    copies = EDITION.figures[AT_ENCOUNTERS:]
    assert sum(copies) == 24
    assert {Encounter(i) for i in range(ENCOUNTERS) if copies[i] == 2} == {Encounter.FAMILY}
    assert {copies[Encounter.TRIDENT_SELLER], copies[Encounter.WEIGHT_SELLER]} == {1}
    at = {place: sum(copies[e] for e in Encounter if place_of(e) == place) for place in Action}
    assert at == {Action.DIVE: 5, Action.BAR: 5, Action.DOLPHINS: 3, Action.SHOP: 6, Action.MARKET: 5}


def test_the_figures_of_the_box_are_read_from_its_file() -> None:
    """KL 1"""
    assert read_edition(BOX, FILE.name) == GAME.edition
    assert len(EDITION.figures) == N_FIGURES
    assert EDITION.name == "tilsit-2005"


def test_a_card_that_nobody_printed_is_none() -> None:
    """KL 1.10: places that an edition does not use"""
    kinds = cards_of(EDITION.figures)
    assert len(kinds) == KINDS
    assert set(kinds[37:]) == {Card(0, 0, 0, 0, 0)}


def test_another_edition_is_used_throughout_a_game(rules: Rules) -> None:
    """KL 1: money, prices, incomes, cards, length, encounters; the other numbers are in its file"""
    s = Situation(rules)(
        """
        turn 0
        seat  boat
        0     bar
        1     shop
        """,
        figures=SECOND.figures,
        encounters=True,
    )
    assert s.money == [150, 150, 150]
    assert s.facts(None)["places"]["bar"]["diver"] == {"prices": [90, 110, 130, 150, 170], "now": 90}
    s.play("0: hire", "0: leave")
    assert s.facts(None)["places"]["shop"]["weight"]["now"] == 10
    s.play("1: buy weight for 1", "1: buy hose for 1")
    assert s.money == [60, 110, 150]
    s.play("1: buy trident for 1")
    assert s.supply == [8, 3, 2, 8]
    assert [event.args["amount"] for event in s.told("income")] == [30] * 3  # seat 2, and two in the afternoon
    assert [len(day) for day in s.facts(None)["days"]] == [2] * 8


def test_the_discounters_piece_stays_beyond_a_limit_of_three(rules: Rules) -> None:
    """KL 2.7, KL-R65: the third of a kind, then the third purchase, and no more"""
    s = Situation(rules)(
        """
        turn 0
        seat  boat  money  encounters  divers
        0     shop  300    discounter  bare; bare
        1     bar
        """,
        figures=SECOND.figures,
        encounters=True,
    )
    s.play("0: buy hose for 1", "0: buy hose for 1", "0: play discounter", "0: buy hose for 2")
    assert s.reason(0, "buy trident for 1") is None
    s.play("0: buy trident for 1")
    assert s.asked == [1]  # nothing more can be bought: the visit is over


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_of_another_edition_ends_after_its_own_days(rules: Rules, players: int) -> None:
    """KL 1.2, KL 1.5: eight days, and its own wrecks"""
    s = Situation(rules).deal(3, SECOND.figures, players=players, encounters=True)
    assert [wreck["depth"] for wreck in s.facts(None)["wrecks"]] == depths(SECOND.figures, players)
    assert s.now.n_encounter_deck == 25
    days = set()
    while s.asked:
        days.add(s.now.day)
        legal = s.rules.legal_actions(s.state, s.asked[0])
        s.rules.apply_action(s.state, s.asked[0], legal[len(legal) // 2])
    assert days == set(range(1, 9))
    values = {card.value for card in cards_of(SECOND.figures)}
    assert {card["value"] for hand in s.facts(None)["over"]["treasures"] for card in hand} <= values


def depths(figures: Sequence[int], players: int) -> list[str]:
    stacks = figures[AT_STACKS + 3 * (players - 3) :][:3]
    return [depth.name.lower() for depth in Depth for _ in range(stacks[depth])]
