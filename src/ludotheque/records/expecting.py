"""What a scenario expects, compared with what is: one question a word, and the game's own figures by name."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.play import seats_in
from ludotheque.core.position import Bag
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.records.scene import Scene


@dataclass(frozen=True)
class Difference:
    """One thing that is not as expected; `after` is the decision made last, empty for none."""

    after: str
    what: str
    got: str
    expected: str


Compared = Iterator[tuple[str, Any, Any]]
"""What is compared, what it is, what was expected."""


def differences(scene: Scene, expect: Mapping[str, Any]) -> Iterator[Difference]:
    """Everything in which the state differs from what is expected; raises Flaw for a word that means nothing."""
    for word, expected in expect.items():
        compare = WORDS.get(word, figure(word))
        for what, got, wanted in compare(scene, expected):
            if not same(got, wanted):
                yield Difference(scene.after, what[:LONGEST], *apart(shown(got), shown(wanted)))


def turn(scene: Scene, expected: Any) -> Compared:
    """The seat that decides."""
    yield "turn", scene.turn, expected


def over(scene: Scene, expected: Any) -> Compared:
    yield "over", scene.rules.is_terminal(scene.state), expected


def scores(scene: Scene, expected: Any) -> Compared:
    """One score a seat."""
    yield "scores", scene.rules.scores(scene.state)[: scene.players], expected


def winners(scene: Scene, expected: Any) -> Compared:
    yield "winners", seats_in(scene.rules.winners(scene.state)), expected


def legal(scene: Scene, expected: Any) -> Compared:
    """All legal actions of the seat that decides, and no other."""
    yield "legal", Bag(legal_texts(scene)), expected


def legal_with(scene: Scene, expected: Any) -> Compared:
    """All legal actions whose text holds some words: `"> ship 0" = [...]`."""
    for words, wanted in table(scene, expected, "legal_with").items():
        yield f"legal_with {words}", Bag(text for text in legal_texts(scene) if words in text), wanted


def allowed(scene: Scene, expected: Any) -> Compared:
    for text in texts(scene, expected, "allowed"):
        yield text, why_not(scene, text), "allowed"


def refused(scene: Scene, expected: Any) -> Compared:
    """Actions that are not allowed, each with the name of the game's reason."""
    for text, reason in table(scene, expected, "refused").items():
        yield text, why_not(scene, text), reason


def accepted(scene: Scene, expected: Any) -> Compared:
    """Options with which the game makes a table."""
    for options in tables(scene, expected, "accepted"):
        yield shown(options), judged(scene, options), "accepted"


def rejected(scene: Scene, expected: Any) -> Compared:
    """Options with which it makes none."""
    for options in tables(scene, expected, "rejected"):
        yield shown(options), judged(scene, options), "rejected"


WORDS: dict[str, Callable[[Scene, Any], Compared]] = {
    question.__name__: question
    for question in (turn, over, scores, winners, legal, legal_with, allowed, refused, accepted, rejected)
}
"""What may be expected of any game."""


def figure(word: str) -> Callable[[Scene, Any], Compared]:
    """A figure that the game names itself; of a table of figures some may be expected."""

    def compare(scene: Scene, expected: Any) -> Compared:
        known = told(scene)
        if word not in known:
            raise scene.flaw(Sentence("error-scenario-word", {"got": word, "expected": ", ".join([*WORDS, *known])}))
        got = known[word]
        if isinstance(got, dict) and not isinstance(got, Bag) and isinstance(expected, dict):
            for name, wanted in expected.items():
                yield f"{word}.{name}", got.get(name), wanted
        else:
            yield word, got, expected

    return compare


def told(scene: Scene) -> dict[str, Any]:
    """The game's own figures of the whole state."""
    positions = scene.game.positions
    figures: dict[str, Any] = positions.tell(scene.game.open(scene.rules.dump(scene.state))) if positions else {}
    return figures


def legal_texts(scene: Scene) -> list[str]:
    seat = scene.turn
    if not isinstance(seat, int):
        return []
    o = scene.observation(seat)
    return [scene.game.action_text(o, action) for action in scene.legal(seat)]


def why_not(scene: Scene, text: str) -> str:
    """`allowed`, or the name of the game's reason; raises Flaw where reason and legal actions disagree."""
    seat, action = scene.decision(text)
    why = scene.game.reason(scene.observation(seat), seat, action)
    if (why is None) != (action in scene.legal(seat)):
        raise scene.flaw(Sentence("error-scenario-disagree"), text)
    return "allowed" if why is None else why.id.removeprefix(f"{scene.game.name}-reason-")


def judged(scene: Scene, options: Mapping[str, object]) -> str:
    try:
        scene.game.options_of(options)
    except Refused:
        return "rejected"
    return "accepted"


def table(scene: Scene, expected: Any, key: str) -> dict[str, Any]:
    if not isinstance(expected, dict):
        raise scene.flaw(Sentence("error-scenario-type", {"key": key}))
    return expected


def texts(scene: Scene, expected: Any, key: str) -> list[str]:
    if not isinstance(expected, list) or not all(isinstance(text, str) for text in expected):
        raise scene.flaw(Sentence("error-scenario-type", {"key": key}))
    return expected


def tables(scene: Scene, expected: Any, key: str) -> list[dict[str, Any]]:
    if not isinstance(expected, list) or not all(isinstance(options, dict) for options in expected):
        raise scene.flaw(Sentence("error-scenario-type", {"key": key}))
    return expected


LONGEST = 300
"""As much of a value is shown at most, around the place where it differs."""


def apart(got: str, expected: str) -> tuple[str, str]:
    """Both texts; long ones from shortly before the first place where they differ."""
    if max(len(got), len(expected)) <= LONGEST:
        return got, expected
    same = next((i for i, (a, b) in enumerate(zip(got, expected, strict=False)) if a != b), 0)
    start = max(same - LONGEST // 3, 0)
    return part(got, start), part(expected, start)


def part(text: str, start: int) -> str:
    end = start + LONGEST
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")


def same(got: Any, expected: Any) -> bool:
    """Equality in which a Bag is any order of its cards, and a truth value is no number."""
    if isinstance(got, Bag):
        return isinstance(expected, list) and all(isinstance(x, str) for x in expected) and Counter(expected) == got
    if isinstance(got, list) and isinstance(expected, list):
        return len(got) == len(expected) and all(map(same, got, expected))
    return type(got) is type(expected) and bool(got == expected)


def shown(value: Any) -> str:
    """A value as scenario files write it; bags in the order of their names."""
    if isinstance(value, Bag):
        return shown(sorted(value.elements()))
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {shown(each)}" for name, each in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False, default=str)
