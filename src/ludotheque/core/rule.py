"""@rule: a function of plain integers over a state, which runs as it stands or compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Marks a function that may be compiled. It stays plain Python until `compiler.Compiler` copies it.

    A rule takes records, rows and integers, calls only other rules (by their bare names) or itself, no two of which
    call each other, has no default argument, and makes no arrays of its own.
    """
    function.__dict__["is_rule"] = True
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__dict__.get("is_rule", False)


def question(name: str) -> Callable[..., Any]:
    """A stand-in for a game's question, for templates: rules that are written once for every game.

    A `Binder` puts the game's own rule in its place.
    """

    @rule
    def unbound(*_: object) -> Any:
        raise TypeError(f"{name} belongs to no game yet; bind the template first")

    unbound.__dict__["question"] = name
    return unbound


class Binder:
    """Copies rules for one game: each `question` becomes the game's own rule, and all that a copy calls is copied.

    `questions`: the game's rules by name.
    """

    def __init__(self, questions: Mapping[str, Callable[..., Any]]) -> None:
        self.questions = questions
        self.scopes: dict[int, dict[str, Any]] = {}
        self.copies: dict[tuple[CodeType, int], Any] = {}

    def __call__(self, function: Callable[..., Any]) -> Any:
        """The copy of a rule or template."""
        assert isinstance(function, FunctionType)
        asked = function.__dict__.get("question")
        if asked:
            return self(self.questions[asked])
        key = (function.__code__, id(function.__globals__))
        if key not in self.copies:
            scope = self._scope(function.__globals__)
            if key not in self.copies:
                self.copies[key] = self.copy(function, scope)
        return self.copies[key]

    def _scope(self, module: dict[str, Any]) -> dict[str, Any]:
        """The module's names, each rule among them replaced by its copy."""
        if id(module) not in self.scopes:
            scope = self.scopes[id(module)] = dict(module)
            scope.update({name: self(value) for name, value in module.items() if is_rule(value)})
        return self.scopes[id(module)]

    def copy(self, function: FunctionType, scope: dict[str, Any]) -> Any:
        """The function over another scope."""
        twin = FunctionType(function.__code__, scope, function.__name__)
        twin.__qualname__ = function.__qualname__
        return twin
