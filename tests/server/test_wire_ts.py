"""The browser's types are those that the server speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from ludotheque.server import messages
from ludotheque.server.wire_ts import WIRE, is_fresh, spelled, wire_ts


def test_the_browsers_types_are_fresh() -> None:
    assert is_fresh(), f"run python -m ludotheque.server.wire_ts: {WIRE} is not what the server says"


def test_types_that_are_not_fresh_are_told(tmp_path: Path) -> None:
    assert not is_fresh(tmp_path / "wire.ts")
    (tmp_path / "wire.ts").write_text(wire_ts().replace("seq: number", "seq: string"), encoding="utf-8")
    assert not is_fresh(tmp_path / "wire.ts")


@pytest.mark.parametrize("message", [*get_args(messages.FromServer), *get_args(messages.FromClient)])
def test_every_message_is_tagged_in_both_languages(message: Any) -> None:
    tag = message.__struct_config__.tag
    assert f'export interface {message.__name__} {{\n  type: "{tag}";' in wire_ts()


def test_a_type_without_a_twin_is_told() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        spelled(tuple[int, str])
