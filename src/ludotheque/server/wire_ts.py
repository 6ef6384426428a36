"""The browser's types, generated from `messages.py` and what stands beside it.

`python -m ludotheque.server.wire_ts` writes web/src/wire.ts.
"""

from __future__ import annotations

import dataclasses
import inspect
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ludotheque.bots import Level
from ludotheque.core.game import Options, OptionValue
from ludotheque.core.sentence import Sentence
from ludotheque.server import answers, api, lookback, messages
from ludotheque.server.limits import Limits
from ludotheque.table import Origin, pieces
from ludotheque.table.pace import Pace

WIRE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"

HEAD = "/** The messages between server and browser. Generated from server/messages.py; do not edit. */\n"
# Names that Python gives to types and TypeScript keeps.
ALIASES: dict[str, Any] = {  # Any: a type expression is no class
    "OptionValue": OptionValue,
    "Options": Options,
    "Level": Level,
    "FromServer": messages.FromServer,
    "FromClient": messages.FromClient,
}
NUMBERS = {"RECORD_BYTES": (Limits().record_bytes, "The longest file of a game that a house takes.")}
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
NOT_SENT = {messages.Message, messages.Received, pieces.Position, answers.Rejected}


def wire_ts() -> str:
    """The whole text of wire.ts."""
    blocks = [HEAD]
    blocks += [f"/** {doc} */\nexport const {name} = {value};\n" for name, (value, doc) in NUMBERS.items()]
    blocks += [f"export type {name} = {spelled(hint, name)};\n" for name, hint in ALIASES.items()]
    blocks += [interface(record) for record in records()]
    return "\n".join(blocks)


def records() -> Iterator[type]:
    """Every record that travels, in the order of its declaration."""
    yield from (Sentence, Pace, Origin)
    for module in (pieces, messages, api, lookback, answers):
        for each in vars(module).values():
            if inspect.isclass(each) and each.__module__ == module.__name__ and each not in NOT_SENT:
                yield each


def interface(record: type) -> str:
    """A record as a TypeScript interface, its docstring above it."""
    lines = [f"/** {inspect.getdoc(record)} */", f"export interface {record.__name__} {{"]
    lines += [f"  {name}: {kind};" for name, kind in members(record)]
    return "\n".join([*lines, "}", ""])


def members(record: type) -> Iterator[tuple[str, str]]:
    """The names and types of a record's fields; `?` marks one that may be left out."""
    tag = getattr(getattr(record, "__struct_config__", None), "tag", None)
    if tag is not None:
        yield "type", f'"{tag}"'
    hints = get_type_hints(record, include_extras=True)
    for name, may_be_left_out in field_names(record):
        yield f"{name}?" if may_be_left_out else name, spelled(hints[name])


def field_names(record: type) -> Iterator[tuple[str, bool]]:
    if issubclass(record, msgspec.Struct):
        for each in msgspec.structs.fields(record):
            yield each.name, not each.required
    elif dataclasses.is_dataclass(record):
        for field in dataclasses.fields(record):
            yield field.name, False


def spelled(hint: Any, but: str = "") -> str:  # Any: a type expression is no class
    """A Python type as TypeScript spells it; `but` is the alias being defined, not to be used for itself."""
    for name, alias in ALIASES.items():
        if hint == alias and name != but:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if inspect.isclass(hint) and get_origin(hint) is None:
        return hint.__name__
    return composed(get_origin(hint), get_args(hint))


def composed(origin: Any, arguments: tuple[Any, ...]) -> str:
    if origin is Annotated:
        return spelled(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(spelled(each) for each in arguments)
    if origin is list:
        inner = spelled(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<{spelled(arguments[0])}, {spelled(arguments[1])}>"
    raise TypeError(f"no TypeScript for {origin}: teach `composed` about it")


def is_fresh(path: Path = WIRE) -> bool:
    """Whether the committed file is what would be generated now."""
    return path.is_file() and path.read_text(encoding="utf-8") == wire_ts()


if __name__ == "__main__":
    WIRE.write_text(wire_ts(), encoding="utf-8")
