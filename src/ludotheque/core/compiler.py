"""Rules compiled by Numba, and where what was compiled is kept. Nothing else imports the compiler.

Numba keys its cache by the function's own file and bytecode, which leaves stale callers when a helper or a data
file changes. Here a game's folder in the cache is named by a hash of all that the game is made of, so an edit
anywhere in it compiles it again and a fresh checkout of the same sources finds what was compiled before.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import platformdirs
from numba import njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from ludotheque.core.rule import is_rule

CORE = Path(__file__).parent


def cache_folder() -> Path:
    """Where compiled rules are kept: $LUDOTHEQUE_CACHE, or the user's cache folder."""
    return Path(os.environ.get("LUDOTHEQUE_CACHE") or platformdirs.user_cache_path("ludotheque"))


def stamp(*places: Path) -> str:
    """A hash of every source and data file in these folders and files."""
    digest = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.suffix in {".py", ".toml"}:
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class Compiler:
    """Compiles the rules of one game. `folder` is the game's own folder, `questions` its rules by name."""

    def __init__(self, name: str, folder: Path, questions: Mapping[str, Callable[..., Any]]) -> None:
        self.name, self.questions = name, questions
        self.stamp = stamp(CORE, folder)
        self.scopes: dict[int, dict[str, Any]] = {}
        self.compiled: dict[Any, Any] = {}

    def __call__(self, function: Callable[..., Any]) -> Any:
        """The compiled twin of a rule or template; compiled at its first call, or read from the cache."""
        assert isinstance(function, FunctionType)
        asked = function.__dict__.get("question")
        if asked:
            return self(self.questions[asked])
        key = (function.__code__, id(function.__globals__))
        if key not in self.compiled:
            scope = self._scope(function.__globals__)
            if key not in self.compiled:
                self.compiled[key] = self._compile(function, scope)
        return self.compiled[key]

    def _scope(self, module: dict[str, Any]) -> dict[str, Any]:
        """The module's names, each rule among them replaced by its compiled twin."""
        if id(module) not in self.scopes:
            scope = self.scopes[id(module)] = dict(module)
            scope.update({name: self(value) for name, value in module.items() if is_rule(value)})
        return self.scopes[id(module)]

    def _compile(self, function: FunctionType, scope: dict[str, Any]) -> Any:
        twin = FunctionType(function.__code__, scope, function.__name__)
        twin.__qualname__ = function.__qualname__
        own = Path(function.__code__.co_filename)
        twin.__dict__["folder"] = str(cache_folder() / f"{self.name}-{self.stamp}" / stamp(own))
        dispatcher: Any = njit(nogil=True, error_model="numpy")(twin)
        dispatcher._cache = ContentCache(twin)  # type: ignore[no-untyped-call]  # Numba's own is untyped
        return dispatcher


class ContentLocator(_CacheLocator):
    """Keeps a function in the folder that `Compiler` wrote on it."""

    def __init__(self, function: FunctionType) -> None:
        self.folder, self.line = function.__dict__["folder"], function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return str(self.folder)

    def get_disambiguator(self) -> str:
        return str(self.line)

    @classmethod
    def from_function(cls, function: FunctionType, _file: str) -> ContentLocator:
        locator = cls(function)
        locator.ensure_cache_path()  # type: ignore[no-untyped-call]  # Numba's own is untyped
        return locator


class ContentCacheImpl(CompileResultCacheImpl):
    _locator_classes: list[Any] = [ContentLocator]  # noqa: RUF012  # as Numba declares it


class ContentCache(FunctionCache):
    _impl_class = ContentCacheImpl
