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
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import N_ACTIONS, TYPES, is_written
from ludotheque.games.keylargo.events import Event
from ludotheque.games.keylargo.reasons import Reason
from ludotheque.games.keylargo.state import State
from ludotheque.words import LANGUAGES, Words
from tests.games.keylargo.played import Played, Situation
from tests.second import SECOND_KEYLARGO as SECOND

NAMES = ("Malo", "Inès", "Corail", "Zoé", "Hans")
Told = tuple[int | None, Sentence]


def said(kind: str, s: Played, viewer: int | None) -> list[Sentence]:
    return [event for event in s.events(viewer) if event.id == f"keylargo-event-{kind}"]


def refusals(o: State, seat: int) -> Iterator[Told]:
    """The answer to every action there is, by whatever seat."""
    for number in range(N_ACTIONS):
        if is_written(o, number) or number < 25:
            refused = GAME.reason(o, seat, number)
            if refused:
                yield seat, refused


def sentences(seed: int) -> Iterator[Told]:
    """All that is said in a random game that likes to do what it has seldom done: to who acts, to others, to nobody."""
    situation, dice, done = Situation(compiled(GAME)), Random(seed), Counter[str]()
    options = {"players": 3 + seed % 3, "encounters": seed % 4 > 0, "pickpocket": seed % 5 > 0}
    s = situation.deal(seed, SECOND.figures if seed % 2 else None, **options)
    while s.asked:
        seat = dice.choice(s.asked)
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
    ("0  C  hose  old_hand  -\nwreck C medium: monster, gold 3", ["0: draw 1"]),
    ("0  C  hose trident; hose  old_hand  -\nwreck C medium: monster, gold 3", ["0: draw 1"]),
    ("0  C  hose weight; hose  -  -\nwreck C medium: gold 3, gold 2", ["0: draw 1"]),
    ("0  C  hose  volunteer  -", []),
    ("0  A  bare; bare  volunteer, hasty_buyer  -", ["0: draw 1", "0: keep"]),
    ("0  market  bare  jeweller, tourist_market  deep diamond 200, deep gold 4", ["0: play jeweller"]),
    ("0  market  bare  jeweller  deep diamond 200", ["0: play jeweller", "0: extra deep diamond 200"]),
    ("0  market  bare  easy_mark  deep gold 4", ["0: play easy_mark"]),
    ("0  market  bare  gold_prospector  deep gold 4, deep gold 5", ["0: sell deep gold 4"]),
    ("0  shop  bare; bare; bare  hose_seller  -", ["0: buy weight for 1", "0: buy weight for 2"]),
    ("supply tridents 0\n0  shop  bare  hose_seller  -", []),
    ("0  bar  bare; bare; bare  drunkard  -", []),
    ("supply divers 0\n0  bar  bare  drunkard  -", []),
    ("deck 0\n0  dolphins  bare  tourist_bar  -", ["0: leave"]),
]


def spelled_out(row: str, deeds: list[str]) -> Iterator[Told]:
    """All that is said to seat 0 in a moment of the list."""
    lines = row.split("\n")
    lines.sort(key=lambda line: not line.startswith("0"))
    text = "\n".join(["turn 0", "seat  boat  divers  encounters  treasures", *lines, "1  bar"])
    s = Situation(compiled(GAME))(text, encounters=True).play(*deeds)
    o = s.seen(0)
    yield from ((0, GAME.offer(o, 0, action)) for action in s.rules.legal_actions(s.state, 0))
    yield from refusals(o, 0)
    yield from ((0, event) for event in s.events(0))


@pytest.fixture(scope="module")
def told() -> dict[str, list[Told]]:
    """Of every message, some of the sentences in which it was said."""
    found: dict[str, list[Told]] = {}
    games = (sentences(seed) for seed in range(8))
    moments = (spelled_out(*moment) for moment in MOMENTS)
    for viewer, sentence in chain(*games, *moments):
        some = found.setdefault(sentence.id, [])
        if len(some) < 40 and (viewer, sentence) not in some:
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
    headings = set(re.findall(r"^## (KL(?:-\w+| [\d.]+)) ", page, re.MULTILINE))
    for id, some in told.items():
        if id.startswith("keylargo-reason-"):
            text = Words(lang, NAMES).sentence(some[0][1])
            named = re.search(r"\((?:règle|rule) (KL[ \u00a0-][\w.]+?)\)\.$", text)
            assert named, text
            assert named[1].replace("\u00a0", " ") in headings, text


def test_every_event_action_and_reason_is_said(told: dict[str, list[Told]]) -> None:
    """So that none is checked only on paper; and none is said that is not listed"""
    listed = set(GAME.messages())
    assert told.keys() <= listed
    assert sorted(listed - told.keys()) == []
    assert len(listed) == len(Event) + len(TYPES) + len(Reason) - 1


def test_words_of_a_card_that_is_not_seen_tell_nothing(situation: Situation) -> None:
    """KL-R32"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose\n1  bar\nwreck C medium: goods 5, gold 3").play("0: draw 1")
    [mine], [others] = said("treasure", s, 0), said("treasure", s, 1)
    for lang in LANGUAGES:
        assert "5" in Words(lang, NAMES, 0).sentence(mine)
        assert "5" not in Words(lang, NAMES, 1).sentence(others)


@pytest.mark.parametrize(
    ("text", "kind", "args", "seats"),
    [
        ("hire", "hire", {"amount": 80}, {}),
        ("rob 1 deep", "rob", {"amount": 40, "depth": "deep", "n": 1}, {"other": 1}),
        ("round C", "pay-round", {"amount": 20, "wreck": "C"}, {}),
        ("leave", "leave", {"place": "bar"}, {}),
    ],
)
def test_an_offer_of_the_bar_says_what_it_costs(
    situation: Situation, text: str, kind: str, args: dict[str, int | str], seats: dict[str, int]
) -> None:
    s = situation("turn 0\nseat  boat  treasures\n0  bar  -\n1  shop  deep gold 4")
    offer = GAME.offer(s.seen(0), 0, GAME.action_of(s.box, text))
    assert (offer.id, offer.args, offer.seats) == (f"keylargo-action-{kind}", args, seats)


def test_an_offer_of_the_market_says_what_it_brings(situation: Situation) -> None:
    s = situation("turn 0\nseat  boat  treasures\n0  market  medium gold 3\n1  bar  -")
    offer = GAME.offer(s.seen(0), 0, GAME.action_of(s.box, "sell medium gold 3"))
    assert offer.args == {"card": "gold", "units": 3, "value": 60, "depth": "medium", "amount": 90}


def test_an_offer_of_a_wreck_says_how_deep_it_lies(situation: Situation) -> None:
    s = situation("seat  divers\n0  hose").play("0: program dive bar", "1: program bar shop", "2: program bar shop")
    offer = GAME.offer(s.seen(0), 0, GAME.action_of(s.box, "dive C"))
    assert offer.args == {"wreck": "C", "depth": "medium", "left": 5}


def test_events_of_the_decision_before_are_forgotten(situation: Situation) -> None:
    """Nothing of a draw stays behind for later eyes."""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose; hose\n1  bar\nwreck C medium: goods 5, gold 3, gold 2")
    s.play("0: draw 1")
    assert sum(s.now.details.cells) > 0
    s.play("0: surface")
    assert sum(s.now.details.cells) == 0
    assert [s.now.events[i].kind for i in range(s.now.n_events)] == [Event.SURFACED]
