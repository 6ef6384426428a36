"""Running a case: its situation, its decisions, and what differs from what is expected."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.modes import Rules, plain
from ludotheque.core.sentence import Flaw
from ludotheque.records.expecting import Difference, differences
from ludotheque.records.scenario import Case
from ludotheque.records.scene import scene_of


@dataclass(frozen=True)
class Outcome:
    """What came of a case: what differs, and what made it impossible to go on; passed if neither."""

    case: Case
    differences: tuple[Difference, ...] = ()
    flaw: Flaw | None = None

    @property
    def passed(self) -> bool:
        return not self.differences and self.flaw is None


def run_case(case: Case, rules: Rules | None = None) -> Outcome:
    """Runs the case by plain rules, or by those given."""
    found: list[Difference] = []
    try:
        scene = scene_of(case, rules or plain(case.game))
        for step in case.steps:
            for text in step.do:
                scene.decide(text)
            found += differences(scene, step.expect)
    except Flaw as flaw:
        return Outcome(case, tuple(found), flaw)
    return Outcome(case, tuple(found))
