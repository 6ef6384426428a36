"""What was compiled for another version of a game is removed when nobody has used it for long, and nothing else is."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from ludotheque.bots.searching import SearchingBot
from ludotheque.core.compiler import cache_name
from ludotheque.games import find_game
from ludotheque.server import thinker
from ludotheque.server.pruning import prune
from ludotheque.server.thinker import Prepare, Ready

KORSAR = find_game("korsar")
DAY = 86_400
OLD, RECENT = 31 * DAY, 29 * DAY
PRESENT = cache_name(KORSAR.name, KORSAR.folder)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    return tmp_path


def cache(
    folder: Path, name: str, written: float = OLD, read: float = OLD, noted: float = OLD, file: str = "choose.nbi"
) -> None:
    """One with a file that was written and read so many seconds ago, and that was noted to be used then."""
    inside = folder / name / "0123456789abcdef" / file
    inside.parent.mkdir(parents=True)
    inside.touch()
    now = time.time()
    os.utime(inside, (now - read, now - written))
    os.utime(inside.parent, (now - OLD, now - OLD))
    os.utime(folder / name, (now - OLD, now - noted))


def left(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_a_cache_that_was_neither_written_nor_read_nor_noted_for_long_is_removed(folder: Path) -> None:
    cache(folder, "korsar-0000000000000000")
    cache(folder, "katana-1111111111111111", file="lock")
    cache(folder, "katana-2222222222222222", file="choose.nbc.tmp.d2f0")
    cache(folder, "korsar-2222222222222222", written=RECENT)
    cache(folder, "korsar-3333333333333333", read=RECENT)
    cache(folder, "korsar-4444444444444444", noted=RECENT)
    prune(KORSAR)
    assert left(folder) == [f"korsar-{digit * 16}" for digit in "234"]


def test_the_cache_of_the_game_as_it_is_now_is_kept_and_noted(folder: Path) -> None:
    cache(folder, PRESENT)
    prune(KORSAR)
    assert left(folder) == [PRESENT]
    assert time.time() - (folder / PRESENT).stat().st_mtime < DAY


def test_what_is_no_cache_is_left_alone(folder: Path) -> None:
    for name in ("photos", "korsar-holiday", "korsar-00000000000000000"):
        cache(folder, name)
    (folder / "korsar-0123456789abcdef").touch()
    os.utime(folder / "korsar-0123456789abcdef", (0, 0))
    # Called as one by chance, and with somebody's files in it; or a link to a folder elsewhere.
    cache(folder, "photos-0123456789abcdef", file="island.jpg")
    (folder / "photos-fedcba9876543210").symlink_to(folder / "photos")
    before = left(folder)
    prune(KORSAR)
    assert left(folder) == before


def test_without_any_cache_there_is_nothing_to_remove(folder: Path) -> None:
    folder.rmdir()
    prune(KORSAR)
    assert not folder.exists()


class Thoughtless(SearchingBot):
    def __init__(self) -> None:
        pass

    def decide(self, observation: bytes, legal: list[int]) -> int:
        return legal[0]


def test_a_bot_that_gets_ready_removes_what_is_too_old(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "bot_of", lambda *_, **__: Thoughtless())
    cache(folder, "korsar-0000000000000000")
    assert Prepare("korsar", "strong").answered() == Ready()
    assert left(folder) == []
