"""@rule and its two modes: one text, bound to a game, plain or compiled, and never a stale result."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from numba import int64

from ludotheque.core import compiler
from ludotheque.core.compiler import Compiler, RuleCode, stamp
from ludotheque.core.rule import Binder, is_rule, question, rule

twice = question("twice")


@rule
def doubled(n: int) -> int:
    return n * 2


@rule
def tripled(n: int) -> int:
    return n * 3


@rule
def four_times(n: int) -> int:
    """A template that asks the game's question."""
    answer: int = twice(twice(n))
    return answer


@rule
def five_times(n: int) -> int:
    """A template that calls a template."""
    return four_times(n) + n


@rule
def ten_times(n: int) -> int:
    return five_times(n) * 2


@rule
def factorial(n: int) -> int:
    if n < 1:
        raise ValueError("expected at least 1")
    return 1 if n == 1 else n * factorial(n - 1)


@rule
def one_more_than_factorial(n: int) -> int:
    return factorial(n) + 1


@rule
def ping(n: int) -> int:
    return 0 if n == 0 else pong(n - 1)


@rule
def pong(n: int) -> int:
    return 1 if n == 0 else ping(n - 1)


@rule
def serve(n: int) -> int:
    return ping(n)


def test_a_rule_stays_a_plain_function() -> None:
    assert is_rule(doubled)
    assert doubled(4) == 8
    assert isinstance(doubled, FunctionType)
    assert not is_rule(test_a_rule_stays_a_plain_function)
    assert not is_rule(4)


def test_a_question_belongs_to_no_game_until_it_is_bound() -> None:
    with pytest.raises(TypeError, match="twice belongs to no game yet; bind the template first"):
        five_times(1)


def test_a_template_is_bound_to_a_games_rule_with_the_templates_it_calls() -> None:
    assert Binder({"twice": doubled})(five_times)(1) == 5
    assert Binder({"twice": tripled})(five_times)(1) == 10


def test_binding_leaves_the_template_unbound() -> None:
    Binder({"twice": doubled})(five_times)
    with pytest.raises(TypeError, match="bind the template first"):
        five_times(1)


def test_a_template_answers_alike_in_both_modes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    in_plain, compiled = Binder({"twice": doubled})(five_times), Compiler("doubling", tmp_path, {"twice": doubled})
    assert [compiled.entry(five_times)(n) for n in range(-3, 4)] == [in_plain(n) for n in range(-3, 4)]


def test_a_rule_that_others_call_may_be_called_from_python_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of the two was compiled first, and when both come from the cache."""
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    for _ in range(2):
        compiled = Compiler("doubling", tmp_path, {"twice": doubled})
        assert [compiled.entry(five_times)(2), compiled.entry(doubled)(2), compiled.entry(twice)(2)] == [10, 4, 4]


def test_a_rule_that_only_rules_call_is_kept_without_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled just now, and read from the cache by another entry that calls it."""
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    for entry, answer in ((five_times, 10), (ten_times, 20)):
        compiled = Compiler("doubling", tmp_path, {"twice": doubled})
        assert compiled.entry(entry)(2) == answer
        (made,) = compiled(four_times).overloads.values()
        assert isinstance(made.library, RuleCode)
        assert compiled(four_times).stats.cache_hits == {five_times: {}, ten_times: {(int64,): 1}}[entry]


def test_a_refusal_of_a_rule_comes_out_of_the_rules_that_call_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    for _ in range(2):
        with pytest.raises(ValueError, match="expected at least 1"):
            Compiler("doubling", tmp_path, {"twice": doubled}).entry(one_more_than_factorial)(0)


def test_a_rule_may_call_itself_but_no_two_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    assert Compiler("doubling", tmp_path, {"twice": doubled}).entry(one_more_than_factorial)(5) == 121
    with pytest.raises(TypeError, match=r"pong comes back to itself .* no two may call each other"):
        Compiler("doubling", tmp_path, {"twice": doubled}).entry(serve)(3)


# What was compiled before is found again only while nothing of what it was made of has changed.

FIGURES = "bonus = 3\n"
HELPER = """
from ludotheque.core.rule import rule

@rule
def helped(n):
    return n + 10
"""
GAME_RULES = """
import tomllib
from pathlib import Path

from ludotheque.core.rule import rule
from tiny_helper import helped

BONUS = tomllib.loads(Path(__file__).with_name("figures.toml").read_text())["bonus"]

@rule
def worth(n):
    return helped(n) + BONUS
"""
TEMPLATE = """
from ludotheque.core.rule import question, rule
from tiny_other import added

worth = question("worth")

@rule
def total(n):
    return added(worth(n))
"""
OTHER = """
from ludotheque.core.rule import rule
from tiny_figures import THOUSAND

@rule
def added(n):
    return n + THOUSAND
"""
FIGURES_OUTSIDE = "THOUSAND = 1000"
MODULES = ("tiny_helper", "tiny_game", "tiny_template", "tiny_other", "tiny_figures")


class Checkout:
    """A tiny game's folder, and beside it a template in two files, as a fresh process would find them."""

    def __init__(self, folder: Path) -> None:
        self.game, self.outside = folder / "game", folder / "outside"
        for place, name, text in [
            (self.game, "figures.toml", FIGURES),
            (self.game, "tiny_helper.py", HELPER),
            (self.game, "tiny_game.py", GAME_RULES),
            (self.outside, "tiny_template.py", TEMPLATE),
            (self.outside, "tiny_other.py", OTHER),
            (self.outside, "tiny_figures.py", FIGURES_OUTSIDE),
        ]:
            place.mkdir(exist_ok=True)
            (place / name).write_text(text, encoding="utf-8")

    def edit(self, path: Path, old: str, new: str) -> None:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def load(self, name: str) -> ModuleType:
        for module in MODULES:
            sys.modules.pop(module, None)
        importlib.invalidate_caches()
        return importlib.import_module(name)

    def compiler(self) -> Compiler:
        return Compiler("tiny", self.game, {"worth": self.load("tiny_game").worth})

    def worth(self, n: int) -> int:
        """The game's rule, compiled or from the cache."""
        made = self.compiler()
        return int(made.entry(made.questions["worth"])(n))

    def total(self, n: int) -> int:
        """The template bound to it."""
        made = self.compiler()
        return int(made.entry(importlib.import_module("tiny_template").total)(n))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    made = Checkout(tmp_path)
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(str(made.game))
    monkeypatch.syspath_prepend(str(made.outside))
    for module in MODULES:
        monkeypatch.delitem(sys.modules, module, raising=False)
    return made


def test_what_was_compiled_is_found_again(checkout: Checkout, tmp_path: Path) -> None:
    assert checkout.worth(0) == 13
    kept = sorted((tmp_path / "cache").rglob("*.nbc"))
    assert kept
    times = [path.stat().st_mtime_ns for path in kept]
    assert checkout.worth(0) == 13
    assert sorted((tmp_path / "cache").rglob("*.nbc")) == kept
    assert [path.stat().st_mtime_ns for path in kept] == times


def test_an_edited_data_file_is_never_answered_from_the_cache(checkout: Checkout) -> None:
    assert checkout.worth(0) == 13
    checkout.edit(checkout.game / "figures.toml", "3", "4")
    assert checkout.worth(0) == 14


def test_an_edited_helper_is_never_answered_from_the_cache(checkout: Checkout) -> None:
    assert checkout.worth(0) == 13
    checkout.edit(checkout.game / "tiny_helper.py", "10", "20")
    assert checkout.worth(0) == 23


def test_an_edited_template_is_never_answered_from_the_cache(checkout: Checkout) -> None:
    assert checkout.total(0) == 1013
    checkout.edit(checkout.outside / "tiny_template.py", "added(worth(n))", "added(worth(n)) + 1")
    assert checkout.total(0) == 1014


def test_an_edited_helper_of_a_template_is_never_answered_from_the_cache(checkout: Checkout) -> None:
    assert checkout.total(0) == 1013
    checkout.edit(checkout.outside / "tiny_other.py", "n + THOUSAND", "n + 2 * THOUSAND")
    assert checkout.total(0) == 2013


def test_an_edited_figure_of_a_template_is_never_answered_from_the_cache(checkout: Checkout) -> None:
    """In a file of figures alone, which no rule stands in."""
    assert checkout.total(0) == 1013
    checkout.edit(checkout.outside / "tiny_figures.py", "1000", "3000")
    assert checkout.total(0) == 3013


def test_a_game_with_another_rule_is_never_answered_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a test does that breaks a rule on purpose: same name, same folder, another function."""
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    assert Compiler("doubling", tmp_path, {"twice": doubled}).entry(five_times)(1) == 5
    assert Compiler("doubling", tmp_path, {"twice": tripled}).entry(five_times)(1) == 10


def test_without_its_stamp_the_cache_would_answer_stale(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above can fail: with a stamp that never changes the old figure comes back."""
    monkeypatch.setattr(compiler, "stamp", lambda *places: "always the same")
    assert checkout.worth(0) == 13
    checkout.edit(checkout.game / "tiny_helper.py", "10", "20")
    assert checkout.worth(0) == 13


def test_a_stamp_knows_sources_and_data_files_by_name_and_content(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "rules.py").write_text("A = 1\n")
    first = stamp(folder)
    assert stamp(folder) == first
    (folder / "cards.toml").write_text("ships = 25\n")
    second = stamp(folder)
    assert second != first
    (folder / "cards.toml").write_text("ships = 26\n")
    assert stamp(folder) != second
    (folder / "cards.toml").write_text("ships = 25\n")
    assert stamp(folder) == second
    (folder / "notes.txt").write_text("no rule reads this")
    assert stamp(folder) == second
    (folder / "cards.toml").rename(folder / "boxes.toml")
    assert stamp(folder) != second
    (folder / "boxes.toml").rename(folder / "cards.toml")
    inner = folder / "position"
    inner.mkdir()
    (inner / "box.py").write_text("B = 2\n")
    assert stamp(folder) not in (first, second)
