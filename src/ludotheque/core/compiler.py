"""Rules compiled by Numba, and where what was compiled is kept. Nothing else imports the compiler.

Numba keys its cache by the function's own file and bytecode, which leaves stale callers when a helper or a data
file changes. Here a game's folder in the cache is named by a hash of all that the game is made of, and in it a
template's folder by a hash of every file whose rules it can reach. So an edit anywhere compiles again, and a fresh
checkout of the same sources finds what was compiled before.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Callable, Mapping
from enum import EnumType
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

import platformdirs
from numba import njit, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Compiler as NumbaCompiler

from ludotheque.core.rule import Binder, is_rule

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


def cache_name(game: str, folder: Path) -> str:
    """What a game's folder in the cache is called, `folder` being that of its sources."""
    return f"{game}-{stamp(CORE, folder)}"


def constants(module: Mapping[str, Any]) -> list[str]:
    """The numbers that compiled code freezes out of a module, in whatever file they were written down."""
    kept = {name: list(each) if isinstance(each, EnumType) else each for name, each in module.items()}
    return sorted(f"{name}={each!r}" for name, each in kept.items() if is_constant(each))


def is_constant(value: object) -> bool:
    if isinstance(value, tuple | list):
        return all(is_constant(each) for each in value)
    return isinstance(value, int | float)


class Compiler(Binder):
    """Copies the rules of one game, compiled at their first call or read from the cache. `folder`: the game's own.

    What `entry` gives may be called from Python. What a call of the compiler gives is for other rules alone: all but a
    few rules are never called in another way, and their wrappers took a fifth of the compiler's time.
    """

    def __init__(self, name: str, folder: Path, questions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__(questions)
        self.cache_name, self.inside = cache_name(name, folder), (CORE, folder)
        self.folders: dict[int, Path] = {}
        self.entries: dict[Callable[..., Any], Any] = {}

    def entry(self, function: Callable[..., Any]) -> Any:
        """The copy of a rule or template that may be called from Python."""
        if function not in self.entries:
            rule = self.questions.get(function.__dict__.get("question", ""), function)
            assert isinstance(rule, FunctionType)
            self.entries[function] = self._compiled(rule, self._scope(rule.__globals__), "entry")
        return self.entries[function]

    def copy(self, function: FunctionType, scope: dict[str, Any]) -> Any:
        return self._compiled(function, scope, "rule", no_cpython_wrapper=True, pipeline_class=RuleCompiler)

    def _compiled(self, function: FunctionType, scope: dict[str, Any], kind: str, **flags: Any) -> Any:
        twin = super().copy(function, scope)
        twin.__dict__.update(folder=str(self._folder(function)), kind=kind)
        compiled: Any = njit  # whose stubs do not know of wrappers
        dispatcher = compiled(nogil=True, error_model="numpy", no_cfunc_wrapper=True, **flags)(twin)
        dispatcher._cache = ContentCache(twin)  # type: ignore[no-untyped-call]  # Numba's own is untyped
        dispatcher.get_call_template = partial(call_widened, dispatcher.get_call_template)
        return dispatcher

    def _folder(self, function: FunctionType) -> Path:
        """Where the function is kept: the same for all of its module."""
        module = function.__globals__
        if id(module) not in self.folders:
            reached: dict[int, FunctionType] = {}
            asked: dict[str, str] = {}
            self._reach(function, reached, asked)
            files = sorted({Path(rule.__code__.co_filename) for rule in reached.values()})
            outside = [file for file in files if not any(file.is_relative_to(place) for place in self.inside)]
            frozen = [constants(rule.__globals__) for rule in reached.values()]
            place = hashlib.sha256(f"{stamp(*outside)} {sorted(asked.items())} {sorted(frozen)}".encode())
            self.folders[id(module)] = cache_folder() / self.cache_name / place.hexdigest()[:16]
        return self.folders[id(module)]

    def _reach(self, function: Callable[..., Any], reached: dict[int, FunctionType], asked: dict[str, str]) -> None:
        """Adds one rule of each module that the function's module reaches, its own among them, and what it asks."""
        assert isinstance(function, FunctionType)
        if id(function.__globals__) in reached:
            return
        reached[id(function.__globals__)] = function
        for value in function.__globals__.values():
            if is_rule(value):
                question = value.__dict__.get("question")
                rule = self.questions.get(question, value)
                if question in self.questions:
                    asked[question] = f"{rule.__module__}.{rule.__qualname__}"
                self._reach(rule, reached, asked)


def call_widened(template: Callable[..., Any], args: tuple[Any, ...], kws: Any) -> Any:
    """How one rule calls another: with every integer as an int64.

    Else a rule is compiled anew for each mixture of small fields, literals and enum members that it is called with.
    """
    return template(tuple(types.int64 if isinstance(arg, WIDENED) else arg for arg in args), kws)


WIDENED = (types.Integer, types.IntEnumMember, types.Boolean)


class RuleCode(JITCodeLibrary):
    """The code of a rule that only rules call, as it was lowered: nothing runs it before an entry links it.

    Numba would link into it all that it calls, optimise the whole and make machine code of that, at each rule again
    for all rules below: four fifths of the time. Here this is done once for each entry, and comes to the same code.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        if any(each.name.startswith(RuntimeLinker.PREFIX) for each in self._final_module.global_variables):
            raise TypeError(
                f"{self.name} comes back to itself through a rule that it calls; a rule that is compiled may call "
                "itself, but no two may call each other"
            )
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]  # Numba's own is untyped
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        """What Numba gives each function's environment to; there is no machine code that would use one."""
        return self

    def set_env(self, name: str, env: object) -> None:
        pass

    def serialize_using_object_code(self) -> Any:
        return self.serialize_using_bitcode()  # type: ignore[no-untyped-call]  # Numba's own is untyped


class RuleCompiler(NumbaCompiler):
    """Numba's own steps, which leave `RuleCode`."""

    def define_pipelines(self) -> Any:
        codegen, name = self.state.targetctx.codegen(), self.state.func_id.func_qualname
        self.state.library = RuleCode(codegen, name)  # type: ignore[no-untyped-call]
        self.state.library.enable_object_caching()
        return super().define_pipelines()  # type: ignore[no-untyped-call]


class ContentLocator(_CacheLocator):
    """Keeps a function in the folder that `Compiler` wrote on it, entries apart from others."""

    def __init__(self, function: FunctionType) -> None:
        self.folder, self.kind = function.__dict__["folder"], function.__dict__["kind"]
        self.line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return str(self.folder)

    def get_disambiguator(self) -> str:
        return f"{self.kind}-{self.line}"

    @classmethod
    def from_function(cls, function: FunctionType, _file: str) -> ContentLocator:
        locator = cls(function)
        locator.ensure_cache_path()  # type: ignore[no-untyped-call]  # Numba's own is untyped
        return locator


class ContentCacheImpl(CompileResultCacheImpl):
    _locator_classes: list[Any] = [ContentLocator]  # noqa: RUF012  # as Numba declares it

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Reads what was kept; Numba holds its lock meanwhile, so that nobody else sees the other kind of library."""
        codegen = target_context.codegen()
        if self.locator.kind == "rule":
            codegen._library_class = RuleCode
        try:
            return super().rebuild(target_context, payload)  # type: ignore[no-untyped-call]
        finally:
            codegen.__dict__.pop("_library_class", None)


class ContentCache(FunctionCache):
    _impl_class = ContentCacheImpl

    def save_overload(self, sig: Any, data: Any) -> None:
        """One process at a time: of two that add to an index at once, one would name the other's code as its own."""
        with (Path(self._cache_path) / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]  # Numba's own is untyped
