"""The measurements behind docs/performance.md: what is timed, the processes that time it, and the tables made of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.peers import __main__ as comparison
from benchmarks.peers import environments, measuring, ours, tables
from benchmarks.peers.environments import NotInstalled, Peer, installed, peers
from benchmarks.peers.measuring import Line, NoAnswer, Program, Timer, measure
from benchmarks.peers.serving import answer
from benchmarks.peers.work import PLAY, PLAYOUTS, SEARCH, Count, Ready, Work, repeat
from ludotheque.core.modes import plain

GAMES = list(ours.TABLES.items())


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Processes find the modules that a test wrote in its folder, beside those of this project."""
    monkeypatch.setattr(measuring, "MODULES", "")
    monkeypatch.setattr(measuring, "ROOT", tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(comparison.PAGE.parent.parent))


def package(folder: Path, name: str, once: str) -> None:
    (folder / f"{name}.py").write_text(
        "import time\n"
        "from benchmarks.peers.work import Count, Ready, Work\n"
        "print('what a package says while it is imported')\n"
        f"def works(): return [Work('play', 'whist', 'loop', lambda: Ready(2, 7, {once}))]\n",
        encoding="utf-8",
    )


def program(name: str) -> Program:
    return Program(name, name.title(), lambda: Path(sys.executable))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_all_that_a_search_did_is_counted(name: str, players: int) -> None:
    counted = ours.simulations(plain, name, players, 4).once()
    assert counted.rounds == 4
    assert counted.seconds > 0


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_playouts_and_whole_games_are_as_long_as_games_are(name: str, players: int) -> None:
    for ready in (ours.playouts(plain, name, players, 2), ours.games(plain, name, players, 2)):
        counted = ready.once()
        assert (ready.players, counted.rounds) == (players, 2)
        assert counted.decisions is not None
        assert counted.decisions > 2 * 3 * players


def test_every_game_is_played_in_both_modes_and_searched() -> None:
    kinds = {(work.kind, work.game) for work in ours.works()}
    assert kinds == {(kind, game) for kind in (PLAY, SEARCH, PLAYOUTS) for game in ours.TABLES}
    assert len(ours.works()) == 4 * len(ours.TABLES)


def test_work_is_repeated_until_the_time_is_over() -> None:
    assert repeat(lambda: Count(3, 5, 0.25), 0.6) == Count(9, 15, 0.75)
    assert repeat(lambda: Count(3, None, 0.25), 0.0) == Count(3, None, 0.25)
    assert Count(1, None, 1.0) + Count(1, 2, 1.0) == Count(2, None, 2.0)


def test_a_work_that_cannot_begin_says_why_and_is_not_begun_at_import() -> None:
    def begin() -> Ready:
        raise ImportError("no such game here")

    assert answer([Work(PLAY, "whist", "loop", begin)], {}, 0, 0.0) == {"error": "ImportError: no such game here"}


@pytest.mark.usefixtures("elsewhere")
def test_programs_take_turns_and_the_first_time_does_not_count(tmp_path: Path) -> None:
    package(tmp_path, "fast", "lambda: Count(2, 20, 0.5)")
    package(tmp_path, "broken", "lambda: Count(1 // 0, 0, 0.5)")
    said: list[str] = []
    lines = measure([program("fast"), program("broken"), program("missing")], 3, 0.0, tmp_path, said.append)
    fast, broken, missing = lines
    assert fast.counts == [Count(2, 20, 0.5)] * 3
    assert (fast.players, fast.actions, fast.failure) == (2, 7, "")
    assert (broken.counts, broken.failure) == ([], "ZeroDivisionError: integer division or modulo by zero")
    assert "No module named" in missing.failure
    assert said[-1] == "repetition 3 of 3"


def test_our_own_work_is_timed_in_a_process_of_its_own(tmp_path: Path) -> None:
    timer = Timer("ours", Path(sys.executable), tmp_path / "ours.log")
    plainly = timer.works.index({"kind": PLAY, "game": "korsar", "how": "plain Python"})
    answered = timer.ask(plainly, 0.0)
    timer.close()
    assert (answered["players"], answered["rounds"], timer.process.returncode) == (3, 1, 0)


@pytest.mark.usefixtures("elsewhere")
def test_a_process_that_says_nothing_is_given_up(tmp_path: Path) -> None:
    package(tmp_path, "slow", "lambda: time.sleep(600)")
    timer = Timer("slow", Path(sys.executable), tmp_path / "slow.log")
    timer.patience = 0.2
    with pytest.raises(NoAnswer, match=r"no answer within 0\.2 s"):
        timer.ask(0, 0.0)
    timer.close()
    assert timer.process.returncode != 0


def test_a_peer_that_does_not_install_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(arguments: list[str], **_: object) -> None:
        raise subprocess.CalledProcessError(1, arguments, stderr="no wheel\n  for this machine\n")

    monkeypatch.setattr(subprocess, "run", refuse)
    peer = Peer("whist", "Whist", "whist", ("whist==1.0",))
    with pytest.raises(NotInstalled, match="no wheel for this machine"):
        installed(peer, tmp_path)
    whist = Program("whist", "Whist", lambda: installed(peer, tmp_path))
    (line,) = measure([whist], 1, 0.0, tmp_path, lambda _: None)
    assert "- Whist: no wheel for this machine\n" in tables.page_of([line], "")


def test_every_peer_has_a_module_and_exact_versions() -> None:
    folder = Path(environments.__file__).parent
    for peer in peers():
        assert (folder / f"{peer.name}.py").exists()
        assert peer.version
        assert all("==" in need for need in peer.needs)


def line(kind: str, *counts: Count, title: str = tables.OURS, failure: str = "") -> Line:
    return Line(title, kind, "korsar", "compiled", 3, 896, list(counts), failure)


MEASURED = [
    line(PLAY, Count(10, 1200, 0.5), Count(10, 1300, 1.0), Count(10, 1100, 1.0)),
    line(SEARCH, Count(1000, None, 0.01), Count(1000, None, 0.02)),
    line(PLAYOUTS, Count(1000, 90_000, 0.005), Count(1000, 90_000, 0.016)),
    line(PLAY, title="Whist", failure="its process ended\nwith code -6"),
]


def test_the_tables_have_medians_and_what_they_lie_between() -> None:
    page = tables.page_of(MEASURED, "Conditions.\n")
    assert "| Ludothèque | korsar | compiled | 3 | 896 | 120.0 | **1,300** [1,100–2,400] | 10 | 3,600 |" in page
    assert "| 90.0 | **75,000** [50,000–100,000] | **131,000** [62,500–200,000] | 1.62 | 2,000 |" in page
    assert "| Whist | korsar | compiled |  |  |  | did not run, see below |  |  |" in page
    assert "- Whist, korsar, compiled: its process ended with code -6\n" in page


def test_what_was_expected_and_is_not_there_is_said() -> None:
    page = tables.page_of(MEASURED, "")
    assert "75,000 simulations/s (at least 60,000: yes)" in page
    assert "1.62 times the time of the bare playouts (at most 1.5: **no**)" in page
    assert "Our search was not measured." in tables.page_of(MEASURED[:1], "")


def test_rows_are_as_wide_as_their_heads() -> None:
    for part in tables.page_of(MEASURED, "").split("\n\n"):
        rows = [row for row in part.splitlines() if row.startswith("|")]
        assert len({row.count("|") for row in rows}) <= 1


def test_the_page_keeps_what_stands_around_its_marks() -> None:
    page = f"before\n{comparison.BEGIN}\nold\n{comparison.END}\nafter\n"
    assert comparison.between(page, "new\n") == f"before\n{comparison.BEGIN}\n\nnew\n\n{comparison.END}\nafter\n"
    with pytest.raises(ValueError, match="expected the marks"):
        comparison.between("no marks", "new")
    assert comparison.between(comparison.PAGE.read_text(encoding="utf-8"), "new")
