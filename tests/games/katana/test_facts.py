"""What a table shows at a glance (`web/src/games/katana/facts.ts` types it)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.katana import GAME
from ludotheque.games.katana.state import Card, Character, Phase, Property
from tests.games.katana.played import Played, Situation

TYPES = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "katana" / "facts.ts"
BOKKEN = {"card": "bokken", "kind": "weapon", "accuracy": 1, "damage": 1}
NODACHI = {"card": "nodachi", "kind": "weapon", "accuracy": 3, "damage": 3}
GEISHA = {"card": "geisha", "kind": "action", "accuracy": 0, "damage": 0}


def fields(name: str) -> set[str]:
    """The fields of an interface in the browser's types, those that it inherits included."""
    source = TYPES.read_text("utf-8")
    [(parent, body)] = re.findall(rf"export interface {name}(?: extends (\w+))? \{{(.*?)\n\}}", source, re.DOTALL)
    own = set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))
    return own | fields(parent) if parent else own


def words(name: str) -> set[str]:
    """The members of a union of strings in the browser's types."""
    [body] = re.findall(rf"export type {name} =(.*?);", TYPES.read_text("utf-8"), re.DOTALL)
    others = [words(each) for each in re.findall(r"\b([A-Z]\w+)\b", body)]
    return set(re.findall(r'"(\w+)"', body)).union(*others)


def attack(situation: Situation) -> Played:
    text = "seat  character  resilience  hand  front\n0  musashi  5  nodachi  fast_draw\n1  ginchiyo  3  parry 2  armor"
    return situation(text).play("0: nodachi > 1")


def test_facts_have_the_fields_that_the_browser_expects(situation: Situation) -> None:
    s = attack(situation)
    facts = s.facts(0)
    assert set(facts) == fields("Facts")
    assert set(facts["seats"][0]) == fields("SeatFact")
    assert set(facts["seats"][0]["properties"]) == words("Property")
    assert set(facts["seats"][0]["role"]) == fields("RoleFact")
    assert set(facts["seats"][1]["difficulty"]) == fields("Difficulty")
    assert set(facts["attack"]) == fields("AttackFact")
    assert set(facts["attack"]["weapon"]) == fields("CardFact")
    assert set(facts["deeds"]) == fields("Deeds")
    assert set(facts["you"]) == fields("You")
    assert set(s.facts(1)["you"]["hand"][0]) == fields("HandCard")
    s = situation("resolving jujutsu\nseat  hand\n1  bokken")
    assert set(s.facts(0)["call"]) == fields("CallFact")
    s = situation("flipped bokken\nseat  front\n0  bushido")
    assert set(s.facts(0)["bushido"]) == fields("BushidoFact")
    s = situation("known 0 of 2: bokken\nseat  hand\n2  bokken, geisha")
    assert set(s.facts(0)["you"]["known"][0]) == fields("Known")
    s = situation("seat  hand\n0  bokken")
    assert {frozenset(blow) for blow in s.facts(0)["blows"].values()} == {frozenset(fields("Blow"))}
    s = situation("over honour")
    assert set(s.facts(None)["over"]) == fields("Over")


@pytest.mark.parametrize(
    ("name", "members"),
    [("Card", Card), ("Property", Property), ("CharacterName", Character), ("Phase", Phase)],
)
def test_every_word_is_known_to_the_browser(name: str, members: type[Any]) -> None:
    assert words(name) == {member.name.lower() for member in members}


@pytest.mark.parametrize("players", [3, 5, 7])
def test_facts_are_json_for_every_viewer(situation: Situation, players: int) -> None:
    s = situation.deal(players, players=players)
    for n in range(60):
        if s.over:
            break
        legal = s.rules.legal_actions(s.state, s.turn)
        s.rules.apply_action(s.state, s.turn, legal[(n * 7) % len(legal)])
        if n % 10 == 0:
            for viewer in (None, *range(players)):
                assert json.loads(json.dumps(s.facts(viewer))) == s.facts(viewer)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_facts_are_the_same_in_every_world_that_a_seat_considers_possible(situation: Situation, players: int) -> None:
    """KA-R53: nothing hidden is told, nor can be worked out from what is"""
    s = situation.deal(players, players=players)
    for n in range(60):
        if s.over:
            break
        for viewer in range(players):
            seen = s.rules.observe(s.state, viewer)
            world = s.rules.load(s.rules.sample_hidden(seen, viewer, n))
            for each in (viewer, None):
                other = GAME.open(s.rules.observe(world, each))
                assert GAME.facts(other, each) == s.facts(each)
                assert GAME.events(other, each) == s.events(each)
        legal = s.rules.legal_actions(s.state, s.turn)
        s.rules.apply_action(s.state, s.turn, legal[(n * 5) % len(legal)])


def test_a_spectator_is_told_what_lies_open(situation: Situation) -> None:
    """KA-R53"""
    s = situation("turn 0\nseat  hand\n0  bokken 2, geisha\n1  katana, daimyo")
    mine, theirs, open_to_all = s.facts(0), s.facts(1), s.facts(None)
    assert (open_to_all["you"], open_to_all["blows"]) == (None, {})
    assert mine["you"]["hand"] == [{**BOKKEN, "copies": 2}, {**GEISHA, "copies": 1}]
    assert [card["card"] for card in theirs["you"]["hand"]] == ["katana", "daimyo"]
    assert [seat["cards"] for seat in open_to_all["seats"]][:2] == [3, 2]
    own = ("you", "blows", "seats")
    assert {k: v for k, v in mine.items() if k not in own} == {k: v for k, v in theirs.items() if k not in own}
    for one, other in zip(mine["seats"], theirs["seats"], strict=True):
        assert {**one, "role": None, "difficulty": None} == {**other, "role": None, "difficulty": None}


def roles(s: Played, viewer: int | None) -> list[str | None]:
    told = [seat["role"] for seat in s.facts(viewer)["seats"]]
    return [role and f"{role['role']} {role['stars']} x{role['multiplier']}" for role in told]


def test_a_seat_knows_its_own_role_and_the_shoguns(situation: Situation) -> None:
    """KA 3.1.1, KA 2.7"""
    s = situation("seat  role\n0  shogun\n1  ninja_2\n2  samurai\n3  ninja_3\n4  ronin")
    assert roles(s, None) == ["shogun 0 x1", None, None, None, None]
    assert roles(s, 1) == ["shogun 0 x1", "ninja 2 x1", None, None, None]
    assert roles(s, 2) == ["shogun 0 x1", None, "samurai 0 x1", None, None]
    assert roles(s, 4) == ["shogun 0 x1", None, None, None, "ronin 0 x2"]
    assert [s.facts(seat)["seats"][seat]["role"]["camp"] for seat in range(5)] == [
        "shogun", "ninja", "shogun", "ninja", "ronin",
    ]  # fmt: skip


def test_with_three_players_all_roles_are_known_but_not_the_stars(situation: Situation) -> None:
    """KA 3.12"""
    s = situation("players 3\nseat  role\n0  ninja_1\n1  shogun\n2  ninja_3")
    assert roles(s, None) == ["ninja 0 x1", "shogun 0 x2", "ninja 0 x1"]
    assert roles(s, 2) == ["ninja 0 x1", "shogun 0 x2", "ninja 3 x1"]


def test_how_much_a_ninja_of_four_counts_is_known_at_the_end(situation: Situation) -> None:
    """KA 2.7, KA-R04"""
    text = "players 4\nseat  role\n0  shogun\n1  ninja_2\n2  samurai\n3  ninja_1"
    s = situation(text)
    assert roles(s, 1) == ["shogun 0 x1", "ninja 2 xNone", None, None]
    assert roles(situation(f"over honour\n{text}"), None) == [
        "shogun 0 x1", "ninja 2 x2", "samurai 0 x2", "ninja 1 x1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, [("shogun", 1, 2, None), ("ninja", 2, 1, None)]),
        (4, [("shogun", 1, 1, None), ("samurai", 1, 2, None), ("ninja", 2, 1, 2)]),
        (5, [("shogun", 1, 1, None), ("samurai", 1, 1, None), ("ninja", 2, 1, None), ("ronin", 1, 2, None)]),
        (6, [("shogun", 1, 1, None), ("samurai", 1, 2, None), ("ninja", 3, 1, None), ("ronin", 1, 3, None)]),
        (7, [("shogun", 1, 1, None), ("samurai", 2, 1, None), ("ninja", 3, 1, None), ("ronin", 1, 3, None)]),
    ],
)
def test_the_roles_in_the_game_are_told(
    situation: Situation, players: int, expected: list[tuple[str, int, int, int | None]]
) -> None:
    """KA 2.6, KA 2.7"""
    told = situation(f"players {players}").facts(None)["roles"]
    assert [(each["role"], each["count"], each["multiplier"], each["most"]) for each in told] == expected


def test_a_seat_shows_its_points_and_what_lies_before_it(situation: Situation) -> None:
    """KA 3.3, KA 3.5"""
    s = situation("""
        seat  character  resilience  honour  hand          front
        0     goemon     5           6       bokken        focus 2, armor
        1     tomoe      0           2       parry         -
        2     hanzo      3           3       -             bushido, fast_draw 3
    """)
    seats = s.facts(None)["seats"]
    assert [seat["harmless"] for seat in seats] == ["no", "resilience", "hand", "no", "no"]
    assert [seat["weapons"] for seat in seats][:3] == [4, 1, 1]
    assert [(seat["character"], seat["resilience"], seat["full"], seat["honour"]) for seat in seats][:3] == [
        ("goemon", 5, 5, 6), ("tomoe", 0, 5, 2), ("hanzo", 3, 4, 3),
    ]  # fmt: skip
    assert seats[2]["properties"] == {"focus": 0, "armor": 0, "fast_draw": 3, "bushido": 1}
    assert s.facts(None)["weapons"] == {"played": 0, "most": 4}


def test_a_difficulty_is_told_with_what_it_is_the_sum_of(situation: Situation) -> None:
    """KA 3.4, KA-R26: harmless players do not count, and the shorter way does"""
    text = "players 6\nseat  character  hand  front\n2  goemon  parry  armor 2\n3  benkei  parry  armor\n4  tomoe  -  -"
    s = situation(text)
    told = [seat["difficulty"] for seat in s.facts(0)["seats"]]
    assert told[0] is None
    assert told[1] == {"total": 1, "places": 1, "armors": 0, "benkei": 0, "way": "clockwise"}
    assert told[2] == {"total": 4, "places": 2, "armors": 2, "benkei": 0, "way": "clockwise"}
    assert told[3] == {"total": 4, "places": 2, "armors": 1, "benkei": 1, "way": "anticlockwise"}
    assert told[5] == {"total": 1, "places": 1, "armors": 0, "benkei": 0, "way": "anticlockwise"}
    assert s.facts(1)["seats"][4]["difficulty"]["way"] == "both"
    assert [seat["difficulty"] for seat in s.facts(None)["seats"]] == [None] * 6


def test_an_attack_is_told_with_what_its_wounds_are_the_sum_of(situation: Situation) -> None:
    """KA 3.6, KA-R11: 3 + 1 for Musashi + 1 Fast Draw - 1 for Ginchiyo"""
    s = attack(situation)
    for viewer in (0, 1, 2, None):
        assert s.facts(viewer)["attack"] == {
            "attacker": 0, "target": 1, "weapon": NODACHI, "difficulty": 2, "wounds": 4, "damage": 3,
            "fastDraws": 1, "musashi": 1, "ginchiyo": 1, "loses": 3, "defeats": True,
        }  # fmt: skip
    facts = s.facts(None)
    assert (facts["phase"], facts["turn"], facts["asked"], facts["weapons"]["played"]) == ("parry", 0, 1, 1)
    assert facts["deeds"]["attacked"][0] == [0, 1, 0, 0, 0]
    assert s.play("1: parry parry").facts(None)["attack"] is None


def test_a_call_is_told_with_who_answers_and_whom_it_skips(situation: Situation) -> None:
    """KA 4.2, KA-R16, KA-R19"""
    s = situation("""
        turn 1
        seat  character  resilience  hand
        0     goemon     5           bokken
        1     musashi    5           jujutsu, geisha
        2     chiyome    4           bokken
        3     tomoe      5           bokken, geisha
        4     hanzo      0           bokken
    """).play("1: jujutsu", "3: discard bokken")
    for viewer in (0, 3, None):
        assert s.facts(viewer)["call"] == {
            "caller": 1,
            "card": "jujutsu",
            "order": [{"seat": 3, "answer": "given"}, {"seat": 0, "answer": "asked"}],
            "skipped": [{"seat": 2, "why": "chiyome"}, {"seat": 4, "why": "harmless"}],
            "loses": 1,
            "defeats": False,
        }
    s.play("0: suffer")
    assert s.facts(None)["call"] is None
    assert s.facts(None)["deeds"]["wounded"][1] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_call_tells_whether_its_wound_would_be_a_defeat(situation: Situation, call: str) -> None:
    """KA 3.7, KA 3.8: of who is asked now"""
    s = situation(f"turn 0\nresolving {call}\nseat  resilience\n1     2\n2     1")
    assert [s.facts(None)["call"][name] for name in ("loses", "defeats")] == [1, False]
    s.play("1: suffer")
    assert [s.facts(None)["call"][name] for name in ("loses", "defeats")] == [1, True]


@pytest.mark.parametrize(("players", "cost"), [(3, 0), (5, 1)])
def test_a_check_of_bushido_is_told_with_its_price(situation: Situation, players: int, cost: int) -> None:
    """KA 3.9, KA 3.12"""
    text = f"players {players}\nflipped bokken\nturn 0\nseat  role  front\n0  shogun  bushido"
    told = situation(text).facts(None)
    assert told["phase"] == "bushido"
    assert told["bushido"] == {"seat": 0, "flipped": BOKKEN, "next": 1, "cost": cost}


def test_the_discard_pile_may_be_looked_through(situation: Situation) -> None:
    """KA-R53"""
    facts = situation("discarded geisha, bokken, nodachi\ndeck 40").facts(None)
    assert facts["discard"] == {"cards": 3, "top": NODACHI, "pile": [GEISHA, BOKKEN, NODACHI]}
    assert (facts["deck"], facts["exhaustions"]) == (40, 0)
    assert situation("discarded -").facts(None)["discard"] == {"cards": 0, "top": None, "pile": []}


def test_a_blow_is_foretold_for_each_legal_attack(situation: Situation) -> None:
    """KA 3.6, KA-R12"""
    s = situation("seat  resilience  hand\n0  4  nodachi, bokken\n1  2  parry\n2  4  parry")
    blows = {GAME.action_text(s.box, int(number)): blow for number, blow in s.facts(0)["blows"].items()}
    assert blows["nodachi > 1"] == {"wounds": 3, "loses": 2, "defeats": True}
    assert blows["nodachi > 2"] == {"wounds": 3, "loses": 3, "defeats": False}
    assert blows["bokken > 1"] == {"wounds": 1, "loses": 1, "defeats": False}
    assert sorted(blows) == ["bokken > 1", "bokken > 4", "nodachi > 1", "nodachi > 2", "nodachi > 3", "nodachi > 4"]
    assert s.facts(1)["blows"] == {}


def test_a_card_taken_by_diversion_is_remembered_by_its_victim_alone(situation: Situation) -> None:
    """KA-R53"""
    s = situation("seat  hand\n0  diversion\n1  nodachi").play("0: diversion > 1")
    assert s.facts(1)["you"]["known"] == [{"seat": 0, "cards": [NODACHI]}]
    assert s.facts(2)["you"]["known"] == s.facts(0)["you"]["known"] == []


def test_a_known_card_may_have_been_taken_unseen(situation: Situation) -> None:
    s = situation("known 2 of 1: nodachi\nseat  hand\n0  diversion\n1  nodachi, geisha 3", chance=[3])
    assert s.facts(2)["you"]["known"] == [{"seat": 1, "cards": [NODACHI]}]
    s.play("0: diversion > 1")
    assert s.facts(2)["you"]["known"] == []
    assert s.facts(2)["you"]["somewhere"] == [{"card": NODACHI, "seats": [0, 1]}]


def test_the_end_is_counted_out(situation: Situation) -> None:
    """KA 3.11, KA-R41, KA-R42, KA-R43: a defeat by a teammate costs the camp three points"""
    s = situation("""
        players 6
        seat  role     resilience  honour  hand
        0     shogun   4           2       bokken, daimyo
        1     samurai  1           1       geisha
        2     ninja_1  4           4       geisha
        3     ninja_2  4           3       daimyo 2
        4     ninja_3  4           2       geisha
        5     ronin    4           3       -
    """).play("0: bokken > 1", "1: suffer")
    for viewer in (0, 1, None):
        over = s.facts(viewer)["over"]
        assert (over["how"], over["ender"], over["lostSword"]) == ("honour", 0, "shogun")
        assert (over["camp"], over["winners"], over["tie"]) == ("ninja", [2, 3, 4], False)
        assert over["scores"] == [1, 1, 11, 11, 11, 9]
        assert over["counts"][0] == {
            "seat": 0, "honour": 3, "factor": 1, "daimyos": 1, "daimyoPoints": 1, "points": 4,
        }  # fmt: skip
        assert over["camps"] == [
            {"camp": "shogun", "seats": [0, 1], "sum": 4, "penalty": 3, "total": 1},
            {"camp": "ninja", "seats": [2, 3, 4], "sum": 11, "penalty": 0, "total": 11},
            {"camp": "ronin", "seats": [5], "sum": 9, "penalty": 0, "total": 9},
        ]
    assert s.facts(None)["asked"] is None
    assert [seat["role"]["role"] for seat in s.facts(None)["seats"]] == [
        "shogun", "samurai", "ninja", "ninja", "ninja", "ronin",
    ]  # fmt: skip


def test_a_ronins_daimyos_are_shown_and_bring_nothing(situation: Situation) -> None:
    """KA-R42"""
    s = situation("over honour\nseat  role  honour  hand\n0  shogun  0  -\n4  ronin  2  daimyo 2")
    assert s.facts(None)["over"]["counts"][4] == {
        "seat": 4, "honour": 2, "factor": 2, "daimyos": 2, "daimyoPoints": 0, "points": 4,
    }  # fmt: skip
    assert s.facts(None)["over"]["ender"] is None


def test_a_tie_is_told(situation: Situation) -> None:
    """KA-R45, KA-S20"""
    s = situation("""
        players 4
        over honour
        seat  role     honour
        0     shogun   6
        1     samurai  0
        2     ninja_1  2
        3     ninja_2  2
    """)
    over = s.facts(None)["over"]
    assert (over["camp"], over["tie"], over["scores"]) == ("ninja", True, [6, 6, 6, 6])


def test_the_sword_needs_no_count(situation: Situation) -> None:
    """KA 3.11"""
    s = situation("""
        players 4
        seat  role     resilience  honour  hand
        0     ninja_1  4           1       bokken
        1     samurai  1           3       parry
        2     shogun   0           5       parry
        3     ninja_2  0           3       parry
        turn 0
    """).play("0: bokken > 1", "1: suffer")
    over = s.facts(None)["over"]
    assert (over["how"], over["ender"], over["camp"], over["tie"]) == ("sword", 0, "ninja", False)
    assert over["winners"] == [0, 3]
