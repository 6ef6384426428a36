"""The cards of a position that have no place yet, and the fixed order in which they fill what is left open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque.core.naming import word
from ludotheque.core.position import Said
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.state import ENCOUNTERS, KINDS, Depth, Encounter, State, Type


class Box:
    """The copies of each wreck card, and of each encounter card, that a position has not placed yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = list(s.copies)
        self.encounters = list(s.encounter_copies) if s.encounters else [0] * ENCOUNTERS

    def take(self, said: Said, depth: int | None) -> int:
        """The wreck card that is named, its depth by itself or by where it lies; raises Flaw if no copy is left."""
        kind = card_of(self.s, said, depth)
        if self.left[kind] == 0:
            raise said.flaw("error-keylargo-copies", card=card_text(self.s, kind), copies=self.s.copies[kind])
        self.left[kind] -= 1
        return kind

    def take_monsters(self, n: int, depth: int, said: Said) -> list[int]:
        """n monsters of a depth; raises Flaw if so many are not left."""
        return [self.take(Said(said.line, word(Type.MONSTER)), depth) for _ in range(n)]

    def treasures(self, depth: int) -> list[int]:
        """The kinds of treasure with this back, in the order of the edition."""
        return [kind for kind in self.cards(depth) if self.s.type_of[kind] != Type.MONSTER]

    def cards(self, depth: int) -> list[int]:
        """The kinds of card with this back, monsters last."""
        kinds = [kind for kind in range(KINDS) if self.s.copies[kind] and self.s.depth_of[kind] == depth]
        return sorted(kinds, key=lambda kind: self.s.type_of[kind] == Type.MONSTER)

    def fill(self, n: int, wanted: Iterable[int], kinds: Sequence[int], said: Said) -> list[int]:
        """n cards: those wanted, as far as they are left, then these kinds in order; raises Flaw if there are fewer."""
        filling: list[int] = []
        for kind in (*wanted, *(each for each in kinds for _ in range(self.left[each]))):
            if len(filling) < n and self.left[kind] > 0:
                self.left[kind] -= 1
                filling.append(kind)
        if len(filling) < n:
            raise said.flaw("error-keylargo-too-many-cards", missing=n - len(filling))
        return filling

    def take_encounter(self, said: Said) -> int:
        """The encounter card that is named; raises Flaw if there is no such card, or no copy left."""
        encounter = encounter_of(said)
        if self.encounters[encounter] == 0:
            copies = self.s.encounter_copies[encounter]
            raise said.flaw("error-keylargo-encounter-copies", card=said.text, copies=copies)
        self.encounters[encounter] -= 1
        return encounter

    def fill_encounters(self, n: int, said: Said) -> list[int]:
        """n encounter cards, in the order of the places; raises Flaw if so many are not left."""
        filling = [encounter for encounter in range(ENCOUNTERS) for _ in range(self.encounters[encounter])]
        if n > len(filling):
            raise said.flaw("error-keylargo-too-many-cards", missing=n - len(filling))
        for encounter in filling[:n]:
            self.encounters[encounter] -= 1
        return filling[:n]


def card_of(s: State, said: Said, depth: int | None) -> int:
    """The kind of card that is named; raises Flaw."""
    text = said.text if depth is None else f"{word(Depth(depth))} {said.text}"
    for kind in range(KINDS):
        if s.copies[kind] > 0 and card_text(s, kind) == text:
            return kind
    raise said.flaw("error-keylargo-card")


def encounter_of(said: Said) -> int:
    for encounter in Encounter:
        if word(encounter) == said.text:
            return encounter
    raise said.flaw("error-keylargo-encounter")
