"""How the members of a game's enums are called in texts, in JSON and in the catalogue."""

from __future__ import annotations

from enum import IntEnum


def word(member: IntEnum) -> str:
    """The name in texts and JSON: `watchful_diver`."""
    return member.name.lower()


def code(name: str) -> str:
    """The name of an enum member, or the type of an action, as part of a message id: `watchful-diver`."""
    return name.lower().replace("_", "-")
