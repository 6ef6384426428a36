"""@rule: a function of plain integers over a state, which runs as it stands or compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Marks a function that may be compiled. It stays plain Python until `compiler.Compiler` copies it.

    A rule takes records, rows and integers, calls only other rules (by their bare names), has no default
    argument, and makes no arrays of its own.
    """
    function.__dict__["is_rule"] = True
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__dict__.get("is_rule", False)


def question(name: str) -> Callable[..., Any]:
    """A stand-in for a game's question, for templates: rules that are written once for every game.

    `bind` (here, and its compiled twin) puts the game's own rule in its place.
    """

    @rule
    def unbound(*_: object) -> Any:
        raise TypeError(f"{name} belongs to no game yet; bind the template first")

    unbound.__dict__["question"] = name
    return unbound


def bind(template: Callable[..., Any], questions: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
    """The template as a plain function in which every `question` of its module is this game's rule.

    Templates that call templates of the same module are bound along.
    """
    assert isinstance(template, FunctionType)
    scope = dict(template.__globals__)
    for name, value in template.__globals__.items():
        if not is_rule(value):
            continue
        if "question" in value.__dict__:
            scope[name] = questions[value.__dict__["question"]]
        elif value.__globals__ is template.__globals__:
            scope[name] = FunctionType(value.__code__, scope, name)
    return FunctionType(template.__code__, scope, template.__name__)
