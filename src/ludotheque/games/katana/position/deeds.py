"""What players have done to each other so far, in a position: `deeds 0 > 2: attacked 2, wounded 3, defeated 1`."""

from __future__ import annotations

import re

from ludotheque.core.lists import parts
from ludotheque.core.position import Page
from ludotheque.core.schema import Grid
from ludotheque.games.katana.state import State

LINE = re.compile(r"(?P<seat>\d+) > (?P<other>\d+): (?P<deeds>.+)")
FORM = "deeds 0 > 2: attacked 2, wounded 3"
DEEDS = ("attacked", "spared", "wounded", "defeated", "hindered", "helped")
DEED = re.compile(rf"(?P<deed>{'|'.join(DEEDS)}) (?P<n>\d+)")
MOST = 9999


def counts_of(s: State, deed: str) -> Grid:
    """How often each seat did this to each."""
    counts: Grid = getattr(s, deed)
    return counts


def read_deeds(s: State, page: Page) -> None:
    for said in page.take_all("deeds"):
        groups = said.by(LINE, FORM)
        seat, other = (groups[name].number(0, s.players - 1) for name in ("seat", "other"))
        for part in parts(groups["deeds"]):
            deed = part.by(DEED, FORM)
            counts_of(s, deed["deed"].text)[seat, other] = deed["n"].number(0, MOST)


def deed_lines(s: State) -> list[str]:
    """A line for each pair between whom there was something."""
    return [
        f"deeds {seat} > {other}: {', '.join(deeds)}"
        for seat in range(s.players)
        for other in range(s.players)
        if (deeds := [f"{deed} {n}" for deed in DEEDS if (n := counts_of(s, deed)[seat, other])])
    ]
