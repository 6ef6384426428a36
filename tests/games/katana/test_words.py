"""Every event, action and reason as a sentence in both languages, with what its reader may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from ludotheque.core.modes import compiled
from ludotheque.core.sentence import Sentence
from ludotheque.games.katana import GAME
from ludotheque.games.katana.actions import N_ACTIONS, TYPES
from ludotheque.games.katana.events import Event
from ludotheque.games.katana.reasons import Reason
from ludotheque.games.katana.state import State
from ludotheque.words import LANGUAGES, Words
from tests.games.katana.played import Played, Situation

NAMES = ("Malo", "Inès", "Corail", "Zoé", "Hans", "Élodie", "Yann")
Told = tuple[int | None, Sentence]


def refusals(o: State, seat: int) -> Iterator[Told]:
    """The answer to every action there is, by whatever seat."""
    for number in range(N_ACTIONS):
        refused = GAME.reason(o, seat, number)
        if refused:
            yield seat, refused


def sentences(seed: int) -> Iterator[Told]:
    """All that is said in a random game that likes to do what it has seldom done: to who acts, to others, to nobody."""
    situation, dice, done = Situation(compiled(GAME)), Random(seed), Counter[str]()
    s = situation.deal(seed, players=3 + seed % 5)
    while not s.over:
        seat = s.turn
        o, legal = s.seen(seat), s.rules.legal_actions(s.state, seat)
        offers = {action: GAME.offer(o, seat, action) for action in legal}
        yield from ((seat, offer) for offer in offers.values())
        if o.ply % 15 == seed % 15:
            yield from refusals(o, seat)
            other = dice.randrange(o.players)
            yield from refusals(s.seen(other), other)
        seldom = min(legal, key=lambda action, offers=offers: done[offers[action].id])  # type: ignore[misc]
        action = seldom if dice.random() < 0.3 else dice.choice(legal)
        done[offers[action].id] += 1
        s.rules.apply_action(s.state, seat, action)
        for viewer in (None, seat, dice.randrange(o.players)):
            yield from ((viewer, told) for told in s.events(viewer))
    yield from refusals(s.seen(0), 0)


# What random games seldom or never see: a position, the deeds, and then every offer, refusal and event of it.
MOMENTS = [
    ("0  nobunaga  1  bokken, geisha  -", []),
    ("0  hanzo     4  bokken          -\nturn 1\nresolving battle_cry\nasked 0", []),
    ("0  hanzo     4  bokken, parry   -\nturn 1\nresolving bo > 0", []),
    ("0  hanzo     4  bokken, geisha  -\nturn 1\nresolving bo > 0", ["0: parry bokken"]),
    ("0  musashi   5  geisha          bushido\nflipped bokken", ["0: lose_honour"]),
    ("0  goemon    5  geisha          bushido", ["0: geisha bushido > 0"]),
    ("0  goemon    5  bushido         -", ["0: bushido > 0"]),
    ("0  goemon    5  bushido         -\n1  tomoe  5  geisha  bushido", []),
    ("0  goemon    5  bokken          -\n1  tomoe  1  parry  -", ["0: bokken > 1", "1: suffer"]),
    ("0  goemon    5  tea_ceremony    -\ndeck 1\ndiscarded bokken", ["0: tea_ceremony"]),
    ("0  goemon    5  battle_cry      -\n1  chiyome  4  geisha  -\n2  tomoe  0  -  -\nplayers 3", []),
]


def spelled_out(rows: str, deeds: list[str]) -> Iterator[Told]:
    """All that is said to seat 0 in a moment of the list."""
    lines = rows.split("\n")
    seats = [line for line in lines if line[0].isdigit()]
    others = [line for line in lines if not line[0].isdigit()]
    text = "\n".join([*others, "seat  character  resilience  hand  front", *seats])
    s = Situation(compiled(GAME))(text).play(*deeds)
    o = s.seen(0)
    if s.turn == 0:
        yield from ((0, GAME.offer(o, 0, action)) for action in s.rules.legal_actions(s.state, 0))
    yield from refusals(o, 0)
    yield from ((0, event) for event in s.events(0))


@pytest.fixture(scope="module")
def told() -> dict[str, list[Told]]:
    """Of every message, some of the sentences in which it was said."""
    found: dict[str, list[Told]] = {}
    games = (sentences(seed) for seed in range(10))
    moments = (spelled_out(*moment) for moment in MOMENTS)
    for viewer, sentence in chain(*games, *moments):
        some = found.setdefault(sentence.id, [])
        if len(some) < 60 and (viewer, sentence) not in some:
            some.append((viewer, sentence))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_has_its_words_and_all_their_arguments(lang: str, told: dict[str, list[Told]]) -> None:
    for id, some in told.items():
        for viewer, sentence in some:
            text = Words(lang, NAMES, viewer).sentence(sentence)
            assert text, id
            assert not re.search(r"[{}]|\?\?\?|  |None", text), (sentence, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_names_its_rule(lang: str, told: dict[str, list[Told]]) -> None:
    """Each reason cites a paragraph that stands on the rules page"""
    page = (GAME.folder / f"rules.{lang}.md").read_text("utf-8")
    headings = set(re.findall(r"^## (KA(?:-\w+|[ \u00a0][\d.]+)) ", page, re.MULTILINE))
    for id, some in told.items():
        if id.startswith("katana-reason-"):
            for _, sentence in some:
                text = Words(lang, NAMES).sentence(sentence)
                named = re.search(r"\((?:règle|rule) (KA [\d.]+?)\)\.$", text)
                assert named, text
                assert named[1] in {heading.replace("\u00a0", " ") for heading in headings}, text


def test_every_event_action_and_reason_is_said(told: dict[str, list[Told]]) -> None:
    """So that none is checked only on paper; and none is said that is not listed"""
    listed = set(GAME.messages())
    assert told.keys() <= listed
    assert sorted(listed - told.keys()) == []
    assert len(listed) == len(Event) + len(TYPES) + len(Reason) - 1


def drawn(s: Played, viewer: int | None) -> list[tuple[int, int | str, int | str]]:
    return [(e.seats["seat"], e.args["card"], e.args["n"]) for e in s.happened("drew", to=viewer)]


def test_cards_drawn_in_a_row_are_one_sentence_to_those_who_do_not_see_them(situation: Situation) -> None:
    """KA 3.8: three for oneself, then one for each other"""
    s = situation("deck 20 top bokken, geisha, katana, parry, bo\nseat  hand\n0  tea_ceremony").play("0: tea_ceremony")
    others = [(2, "none", 1), (3, "none", 1), (4, "none", 1)]
    assert drawn(s, None) == [(0, "none", 3), (1, "none", 1), *others]
    assert drawn(s, 0) == [(0, "bokken", 1), (0, "geisha", 1), (0, "katana", 1), (1, "none", 1), *others]
    assert drawn(s, 1) == [(0, "none", 3), (1, "parry", 1), *others]


def test_a_deck_that_runs_out_is_told_between_two_draws(situation: Situation) -> None:
    """KA-R38"""
    s = situation("deck 1\ndiscarded bokken 4\nseat  hand\n0  daimyo").play("0: daimyo")
    kinds = [event.id.removeprefix("katana-event-") for event in s.events(1)]
    assert kinds == ["played", "drew", "exhausted", "shuffled", "drew"]
    assert drawn(s, 1) == [(0, "none", 1), (0, "none", 1)]


def test_a_card_taken_by_diversion_is_named_to_its_two_players_only(situation: Situation) -> None:
    """KA-R53"""
    s = situation("seat  hand\n0  diversion\n1  nodachi").play("0: diversion > 1")
    assert [s.happened("diverted", to=viewer)[0].args["card"] for viewer in (0, 1, 2, None)] == [
        "nodachi", "nodachi", "none", "none",
    ]  # fmt: skip
    [hidden], [open_to_both] = s.happened("diverted", to=2), s.happened("diverted", to=1)
    assert Words("fr", NAMES, 2).sentence(hidden) == "Malo joue une Diversion et prend une carte à Inès."
    assert Words("fr", NAMES, 1).sentence(open_to_both) == "Malo joue une Diversion et vous prend un Nodachi."


def test_an_attack_is_told_to_attacker_target_and_others(situation: Situation) -> None:
    s = situation("seat  character  hand\n0  goemon  nodachi\n1  tomoe  parry").play("0: nodachi > 1")
    [event] = s.happened("attacked")
    assert [Words("en", NAMES, viewer).sentence(event) for viewer in (0, 1, None)] == [
        "You attack Inès with a Nodachi: difficulty 1; unparried, 3 wounds.",
        "Malo attacks you with a Nodachi: difficulty 1; unparried, 3 wounds.",
        "Malo attacks Inès with a Nodachi: difficulty 1; unparried, 3 wounds.",
    ]


OFFERS = """
    seat  character  resilience  hand                                                      front
    0     nobunaga   3           kusarigama, geisha, diversion, battle_cry, breathing, bo 4  -
    1     goemon     2           parry 3                                                   armor
    2     chiyome    4           parry                                                     -
    3     tomoe      5           -                                                         -
    4     hanzo      4           bokken                                                    -
"""


@pytest.mark.parametrize(
    ("text", "kind", "args", "seats"),
    [
        (
            "kusarigama > 1",
            "attack",
            {"card": "kusarigama", "difficulty": 2, "wounds": 2, "loses": 2, "defeats": 1},
            {"other": 1},
        ),
        (
            "bo > 2",
            "attack",
            {"card": "bo", "difficulty": 2, "wounds": 1, "loses": 1, "defeats": 0},
            {"other": 2},
        ),
        ("geisha armor > 1", "strip", {"card": "armor"}, {"other": 1}),
        ("geisha hand > 1", "charm", {"n": 3}, {"other": 1}),
        ("diversion > 2", "divert", {"n": 1}, {"other": 2}),
        ("battle_cry", "battle-cry", {"n": 2}, {}),
        ("breathing > 3", "breathe", {"life": 2}, {"other": 3}),
        ("pay", "pay", {"left": 2}, {}),
        ("end", "end", {"n": 2}, {}),
    ],
)
def test_an_offer_says_what_it_does_for_certain(
    situation: Situation, text: str, kind: str, args: dict[str, int | str], seats: dict[str, int]
) -> None:
    s = situation(OFFERS)
    offer = GAME.offer(s.seen(0), 0, GAME.action_of(s.box, text))
    assert (offer.id, offer.args, offer.seats) == (f"katana-action-{kind}", args, seats)


@pytest.mark.parametrize(
    ("text", "seat", "deed", "args"),
    [
        ("resolving nodachi > 1\nseat  resilience  hand\n1  2  parry", 1, "suffer", {"wounds": 2, "left": 0}),
        ("resolving nodachi > 1\nseat  resilience  hand\n1  5  parry", 1, "suffer", {"wounds": 3, "left": 2}),
        ("resolving jujutsu\nseat  resilience  hand\n1  5  parry", 1, "suffer", {"wounds": 1, "left": 4}),
        ("resolving nodachi > 1\nseat  hand\n1  parry", 1, "parry parry", {"card": "parry", "phase": "parry"}),
        ("resolving jujutsu\nseat  hand\n1  bo", 1, "discard bo", {"card": "bo", "phase": "jujutsu"}),
        (
            "flipped bo\nseat  hand  front\n0  katana  bushido",
            0,
            "discard katana",
            {"card": "katana", "phase": "bushido"},
        ),
        (
            "flipped bo\nseat  honour  front\n0  3  bushido",
            0,
            "lose_honour",
            {"honour": 1, "before": 3, "left": 2},
        ),
    ],
)
def test_an_answer_says_what_it_saves_or_costs(
    situation: Situation, text: str, seat: int, deed: str, args: dict[str, int | str]
) -> None:
    s = situation(text)
    assert GAME.offer(s.seen(seat), seat, GAME.action_of(s.box, deed)).args == args


def refused(s: Played, seat: int, deed: str, lang: str) -> str:
    sentence = s.refused(seat, deed)
    assert sentence is not None
    return Words(lang, NAMES, seat).sentence(sentence)


def test_a_target_out_of_reach_is_explained_by_its_sum(situation: Situation) -> None:
    """KA 3.4"""
    s = situation("seat  character  hand  front\n0  goemon  bo, bokken  -\n1  benkei  parry  armor\n2  tomoe  parry  -")
    assert refused(s, 0, "bo > 1", "fr") == (
        "Attaquer Inès est de difficulté 3 (1 + Armure + Benkei), et le Bō n’atteint que 2 (règle KA 3.4)."
    )
    assert refused(s, 0, "bokken > 2", "en") == (
        "Attacking Corail has difficulty 2, and the Bokken only reaches 1 (rule KA 3.4)."
    )


@pytest.mark.parametrize(
    ("row", "expected"),
    [("1  tomoe  0  parry", "Inès n’a plus de point de vie"), ("1  tomoe  5  -", "Inès n’a plus de carte en main")],
)
def test_a_harmless_target_is_explained_by_what_it_lacks(situation: Situation, row: str, expected: str) -> None:
    """KA 3.5"""
    s = situation(f"seat  character  resilience  hand\n0  goemon  5  bokken\n{row}")
    assert refused(s, 0, "bokken > 1", "fr").startswith(expected)


FALLEN = "players 4\nseat  role  resilience  honour  hand\n0  ninja_1  4  2  bokken\n3  shogun  {}  5  parry\n"


@pytest.mark.parametrize(
    ("text", "how", "expected"),
    [
        (FALLEN.format(0) + "1  samurai  1  3  parry\n2  ninja_2  0  3  parry", "sword", "Il ne reste que Malo debout"),
        (FALLEN.format(4) + "1  samurai  1  1  parry\n2  ninja_2  4  3  parry", "blow", "Malo prend un dernier point"),
        (FALLEN.format(4) + "1  ninja_2  1  1  parry\n2  samurai  4  3  parry", "lost_sword", "Malo a fait tomber"),
    ],
)
def test_the_end_says_by_whose_blow_it_came(situation: Situation, text: str, how: str, expected: str) -> None:
    """KA 3.11, KA-R43"""
    s = situation(f"turn 0\n{text}").play("0: bokken > 1", "1: suffer")
    [end] = s.happened("end")
    assert end.args == {"how": how}
    assert Words("fr", NAMES).sentence(end).startswith(expected)
    assert "Malo" not in Words("fr", NAMES, 0).sentence(end)


def test_the_end_without_a_blow_is_nobodys(situation: Situation) -> None:
    """KA-R38, KA-S18"""
    s = situation("deck 1\ndiscarded bokken\nseat  honour  hand\n0  3  daimyo\n2  1  parry").play("0: daimyo")
    [end] = s.happened("end")
    assert (end.args, end.seats) == ({"how": "honour"}, {})


def test_events_of_the_decision_before_are_forgotten(situation: Situation) -> None:
    """Nothing of a draw stays behind for later eyes."""
    s = situation("seat  hand\n0  daimyo, focus").play("0: daimyo")
    assert sum(s.now.details.cells) > 0
    s.play("0: focus")
    assert sum(s.now.details.cells) == 0
    assert [s.now.events[i].kind for i in range(s.now.n_events)] == [Event.PLACED]
