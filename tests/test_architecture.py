"""The directions of imports, held, inside functions included: docs/architecture.md draws them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
WEB = ROOT / "web" / "src"

# The layers right below each layer, as docs/architecture.md draws them; it may import all that is below it.
BELOW: dict[str, set[str]] = {
    "cli": {"server", "arena"},
    "arena": {"bots"},
    "server": {"store", "bots", "records"},
    "store": {"table"},
    "table": {"games"},
    "bots": {"games", "search"},
    "records": {"games", "words"},
    "games": {"core"},
    "words": {"core"},
    "search": {"core"},
    "core": set(),
}

# Packages of others that a layer may import; a layer that is not named here may import any.
FOREIGN: dict[str, set[str]] = {
    "core": {"numpy", "numba", "platformdirs"},
    "games": set(),
    "arena": {"openskill", "pyarrow", "distributed"},
    "bots": {"numpy"},
    "search": set(),
    "table": {"numpy", "msgspec"},
    "words": {"fluent", "babel"},
}

# The one module that knows about the compiler.
COMPILER = "ludotheque.core.compiler"

# A live table is pure: nothing of these, nor of what is built on them.
INPUT_AND_OUTPUT = {
    "asyncio",
    "http",
    "os",
    "pathlib",
    "select",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
}


class Import(NamedTuple):
    """A module that a file imports, and the line where it does."""

    module: str
    line: int


def imports(source: str, module: str) -> Iterator[Import]:
    """Every import of a module's source, wherever it stands; `from x import y` counts as x.y.

    `module` is the file's own dotted name, with `.__init__` where it is a package's.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield from (Import(f"{base}.{name.name}", node.lineno) for name in node.names)
        elif isinstance(node, ast.Call) and is_import_module(node.func):
            yield from (Import(text, node.lineno) for text in constant_texts(node.args[:1]))


def is_import_module(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("import_module", "__import__")


def constant_texts(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def package_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def wrong_imports(source: str, module: str) -> list[str]:
    """What the source of this module imports and may not, one sentence each."""
    parts = module.split(".")
    layer = "cli" if parts[1] == "__main__" else parts[1]
    return [
        f"{module}:{found.line} imports {found.module}: {why}"
        for found in imports(source, module)
        if (why := why_not_import(parts, layer, found.module.split(".")))
    ]


def why_not_import(parts: list[str], layer: str, target: list[str]) -> str:
    """Why a module of this layer may not import the target; empty if it may."""
    if target[0] != "ludotheque":
        return why_not_foreign(".".join(parts), layer, target[0])
    if len(target) == 1 or target[1] == "__version__":
        return ""
    if target[1] == layer:
        return why_not_sibling(parts, target) if layer == "games" else ""
    if target[1] not in all_below(layer):
        return f"{layer} stands beside or below {target[1]}"
    # What lies in `bots/korsar/` may know its game; everybody else asks the Game object.
    if is_inside_a_game(target) and not (layer == "bots" and parts[2] == target[2]):
        return "a game is reached through its Game object, never through its files"
    return ""


def all_below(layer: str) -> set[str]:
    """The layers that this one may import."""
    return BELOW[layer].union(*map(all_below, BELOW[layer]))


def is_inside_a_game(target: list[str]) -> bool:
    return target[1] == "games" and len(target) > 2 and (PACKAGE / "games" / target[2]).is_dir()


def why_not_sibling(parts: list[str], target: list[str]) -> str:
    """Games import core only: neither each other nor the list of games, which imports them."""
    if len(parts) <= 3 and parts[-1] != target[-1]:
        return ""
    return "" if target[2:3] == parts[2:3] else "games never import each other"


def why_not_foreign(module: str, layer: str, package: str) -> str:
    if layer == "table" and package in INPUT_AND_OUTPUT:
        return "a live table does no input or output"
    if package in sys.stdlib_module_names:
        return ""
    if package in ("numba", "llvmlite") and module != COMPILER:
        return f"only {COMPILER} knows about the compiler"
    if layer in FOREIGN and package not in FOREIGN[layer]:
        return f"{layer} needs no package of others but {', '.join(sorted(FOREIGN[layer])) or 'none'}"
    return ""


def test_every_import_goes_down() -> None:
    files = package_files()
    assert files, f"no module found under {PACKAGE}"
    wrong = [line for path in files for line in wrong_imports(path.read_text("utf-8"), module_name(path))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("module", "source", "said"),
    [
        ("ludotheque.core.game", "import msgspec", "no package of others"),
        ("ludotheque.core.game", "def f():\n    from ludotheque.games import GAMES", "below games"),
        ("ludotheque.core.game", "from ..bots import chance", "below bots"),
        (
            "ludotheque.core.game",
            "import importlib\nimportlib.import_module('ludotheque.bots')",
            "below bots",
        ),
        ("ludotheque.games.korsar.state", "from ludotheque.games.katana import state", "each other"),
        ("ludotheque.games.korsar.state", "from ludotheque.games import GAMES", "each other"),
        ("ludotheque.games.korsar.state", "from ..katana import state", "each other"),
        ("ludotheque.games.korsar.state", "import ludotheque.words", "below words"),
        ("ludotheque.games.korsar.state", "import numba", "the compiler"),
        ("ludotheque.games.korsar.state", "import numpy", "but none"),
        ("ludotheque.core.game", "from numba import njit", "the compiler"),
        ("ludotheque.table.table", "from ludotheque import bots", "beside or below bots"),
        ("ludotheque.table.table", "import sqlite3", "input or output"),
        ("ludotheque.table.__init__", "from ..store import log", "below store"),
        ("ludotheque.records.read", "from ludotheque.games.korsar import state", "Game object"),
        ("ludotheque.bots.rules_of_thumb", "from ludotheque.games.korsar import state", "Game object"),
        ("ludotheque.bots.keylargo.bar", "from ludotheque.games.korsar import state", "Game object"),
        ("ludotheque.server.app", "import ludotheque.cli", "below cli"),
        ("ludotheque.server.app", "from ludotheque import arena", "below arena"),
        ("ludotheque.arena.playing", "from ludotheque.server import desk", "below server"),
        ("ludotheque.arena.playing", "import ludotheque.words", "below words"),
        ("ludotheque.server.app", "def f():\n    import numba", "the compiler"),
        ("ludotheque.words", "from ludotheque.records import read", "below records"),
    ],
)
def test_an_import_that_goes_up_or_aside_is_told(module: str, source: str, said: str) -> None:
    (told,) = wrong_imports(source, module)
    assert said in told


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ludotheque.core.compiler", "from numba import njit"),
        ("ludotheque.core.game", "import numpy as np\nfrom .schema import Field\nimport hashlib"),
        (
            "ludotheque.games.__init__",
            "from ludotheque.games import korsar\nfrom ludotheque.core.game import Game",
        ),
        (
            "ludotheque.games.korsar.__init__",
            "from ludotheque.games.korsar import state\nfrom . import setup",
        ),
        ("ludotheque.games.korsar.state", "from ludotheque.core.schema import Field"),
        ("ludotheque.bots.korsar", "from ludotheque.games.korsar import state"),
        ("ludotheque.bots.keylargo.bar", "from ludotheque.games.keylargo import state"),
        ("ludotheque.cli.serve", "from ludotheque.server import app\nfrom ludotheque import words"),
        ("ludotheque.store.log", "import sqlalchemy\nfrom ludotheque.table import Table"),
    ],
)
def test_an_import_that_goes_down_is_not_told(module: str, source: str) -> None:
    assert wrong_imports(source, module) == []


def test_every_layer_has_its_directions() -> None:
    there = {path.stem if path.suffix else path.name for path in PACKAGE.iterdir() if is_code(path)}
    assert there - {"__init__", "__main__"} <= BELOW.keys()


def is_code(path: Path) -> bool:
    return path.suffix == ".py" or (path / "__init__.py").is_file()


def test_the_directions_have_no_circle() -> None:
    for layer in BELOW:
        assert layer not in all_below(layer)  # on a circle this would not even end


# What a player waits for never imports the compiler.
WITHOUT_COMPILER = """
import sys
import ludotheque.table, ludotheque.store, ludotheque.server, ludotheque.cli, ludotheque.cli.serve
from ludotheque.core.modes import plain
from ludotheque.games import games
for game in games().values():
    rules = plain(game)
    rules.setup(rules.new_state(), game.options_of({}), bytes(32))
assert not {"numba", "llvmlite"} & set(sys.modules), "the compiler was imported"
"""


def run_python(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_server_and_table_never_import_the_compiler() -> None:
    done = run_python(WITHOUT_COMPILER)
    assert done.returncode == 0, done.stderr


def test_a_server_that_imports_the_compiler_is_told() -> None:
    done = run_python("import numba" + WITHOUT_COMPILER)
    assert "the compiler was imported" in done.stderr


def game_names() -> list[str]:
    return sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file())


def python_namings(source: str, names: list[str]) -> list[int]:
    """The lines on which a Python source holds the name of a game as a value: what a condition would need."""
    texts = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return [node.lineno for node in texts if node.value in names]


def browser_namings(source: str, names: list[str]) -> list[int]:
    """The same for TypeScript, Svelte and CSS: the name of a game in quotes, whole."""
    quoted = re.compile(rf"""(["'`])({"|".join(map(re.escape, names))})\1""")
    return [number for number, line in enumerate(source.splitlines(), 1) if quoted.search(line)]


def knows_its_game(path: Path, name: str) -> bool:
    """Whether the file belongs to that game (on the shelf `boxes` holds its lid), or is the list of games."""
    inside = path.relative_to(PACKAGE).parts if path.is_relative_to(PACKAGE) else path.relative_to(WEB).parts
    own = (("games", name), ("boxes", name), ("bots", name), ("bots", f"{name}.py"))
    return inside[:2] in own or inside == ("games", "__init__.py")


def test_no_condition_names_a_game_outside_its_files() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{line} names {name}"
        for name in game_names()
        for paths, namings in (
            (package_files(), python_namings),
            ([p for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte", ".css")], browser_namings),
        )
        for path in paths
        if not knows_its_game(path, name) and not path.name.endswith(".test.ts")
        for line in namings(path.read_text("utf-8"), [name])
    ]
    assert not named, "\n".join(named)


def test_a_condition_on_a_game_is_told() -> None:
    assert python_namings('if game.name == "korsar":\n    pass', ["korsar"]) == [1]
    assert python_namings('match name:\n    case "korsar":\n        pass', ["korsar"]) == [2]
    assert python_namings('"""Plays korsar."""\nkorsar = 1', ["korsar"]) == []
    assert browser_namings("\n{#if game === 'korsar'}", ["korsar"]) == [2]
    assert browser_namings('<a href="/rules/korsar">korsar</a>', ["korsar"]) == []
