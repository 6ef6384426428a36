"""Who enters: a bot by its name, or from a file, with a budget where it searches.

fearsome            a bot of the game, or one that another package brings
fearsome@500        … with 500 simulations a decision
fearsome@0.5s       … with half a second a decision
mine.py:Mine        the maker of that name in a file
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from ludotheque.bots import Maker, bots_of
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.search import Budget

UNBOUNDED = 1 << 24
"""Simulations of a search that the clock ends."""


def maker_of(game: str, entrant: str) -> Maker:
    """What makes the bots of that name; raises Refused."""
    path = file_of(entrant)
    name, at, budget = entrant.rpartition(":")[2].partition("@")
    maker = in_file(path, name) if path else called(name, game)
    if not at:
        return maker
    within: Callable[[Budget], Maker] | None = getattr(maker, "within", None)
    if within is None:
        raise Refused(Sentence("error-arena-no-search", {"got": entrant, "name": name}))
    return within(budget_of(entrant, budget))


def called(name: str, game: str) -> Maker:
    """The game's bot of that name, or a stranger's."""
    bots = bots_of(game)
    if name not in bots:
        raise Refused(Sentence("error-arena-bot", {"game": game, "got": name, "expected": ", ".join(bots)}))
    try:
        return bots[name]
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error


def broken(bot: str, error: BaseException) -> Refused:
    """That a bot, or its file, cannot even be loaded."""
    return Refused(Sentence("error-arena-bot-load", {"bot": bot, "error": repr(error)}))


def file_of(entrant: str) -> Path | None:
    """The file of a bot that is in one."""
    file, colon, _ = entrant.rpartition(":")
    return Path(file) if colon else None


def in_file(path: Path, name: str) -> Maker:
    """The attribute of that name of a Python file, which is run."""
    spec = spec_from_file_location(f"ludotheque_entrant_{path.stem}", path) if os.path.isfile(path) else None
    if spec is None or spec.loader is None:
        raise Refused(Sentence("error-arena-bot-file", {"file": str(path)}))
    module = module_from_spec(spec)
    # Its dataclasses look for their module there.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise broken(str(path), error) from error
    if not callable(getattr(module, name, None)):
        makers = [each for each, value in vars(module).items() if callable(value) and not each.startswith("_")]
        args = {"file": str(path), "got": name, "expected": ", ".join(makers)}
        raise Refused(Sentence("error-arena-bot-in-file", args))
    maker: Maker = getattr(module, name)
    return maker


def budget_of(entrant: str, text: str) -> Budget:
    """500 simulations, or as many as fit into so many seconds; raises Refused.

    At most nine digits of simulations and five of seconds: more would be a slip of the finger.
    """
    if re.fullmatch(r"[1-9]\d{0,8}", text):
        return Budget(int(text))
    if re.fullmatch(r"\d{1,5}(\.\d{1,9})?s", text) and float(text[:-1]) > 0:
        return Budget(UNBOUNDED, float(text[:-1]))
    raise Refused(Sentence("error-arena-budget", {"got": entrant}))
