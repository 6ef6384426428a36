"""Installs the peers into environments of their own, times them and this project in turn, and prints the tables.

    uv run python -m benchmarks.peers --write

On a quiet machine, some five minutes; the first run takes longer, for it downloads and compiles.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path

import platformdirs

from benchmarks.peers.environments import Peer, installed, peers
from benchmarks.peers.measuring import ROOT, Program, measure, one_core
from benchmarks.peers.tables import OURS, page_of

PAGE = ROOT / "docs" / "performance.md"
FOLDER = platformdirs.user_cache_path("ludotheque") / "peers"
BEGIN, END = "<!-- tables of the comparison -->", "<!-- end of the comparison -->"


def main() -> int:
    arguments = reader().parse_args()
    chosen = [peer for peer in peers() if arguments.only is None or peer.name in arguments.only]
    programs = [Program("ours", OURS, lambda: Path(sys.executable))]
    for peer in chosen:
        programs.append(Program(peer.name, peer.title, partial(installed, peer, arguments.folder)))
    before = load()
    with one_core():
        lines = measure(programs, arguments.rounds, arguments.seconds, arguments.folder / "logs", tell)
    page = page_of(lines, conditions(chosen, arguments.rounds, arguments.seconds, (before, load())))
    print(page)
    if arguments.write:
        arguments.page.write_text(between(arguments.page.read_text(encoding="utf-8"), page), encoding="utf-8")
    return 0


def reader() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser("benchmarks.peers", description="How fast this is, beside other projects")
    found.add_argument(
        "--only",
        nargs="*",
        metavar="PEER",
        help="peers by their names in peers.toml, all without this; none named: only ourselves",
    )
    found.add_argument("--rounds", type=int, default=7, help="repetitions of everything in turn, 7 without this")
    found.add_argument("--seconds", type=float, default=0.5, help="how long each one takes, 0.5 without this")
    found.add_argument("--write", action="store_true", help="write the tables into the page, too")
    found.add_argument("--page", type=Path, default=PAGE, help="the page, docs/performance.md without this")
    found.add_argument("--folder", type=Path, default=FOLDER, help="where the peers' environments are kept")
    return found


def conditions(compared: list[Peer], rounds: int, seconds: float, loads: tuple[str, str]) -> str:
    versions = ", ".join(f"{peer.title} {peer.version}" for peer in compared)
    return (
        f"Measured on {datetime.now(UTC).date().isoformat()}: {processor()}, {os.cpu_count()} CPUs, "
        f"{platform.system()}, Python {platform.python_version()}, NumPy {version('numpy')}, Numba {version('numba')}. "
        f"{versions or 'No peers'}. Medians of {rounds} repetitions in turn [lowest–highest], each of at least "
        f"{seconds:g} s of processor time on one core; load of the machine {loads[0]} before, {loads[1]} after.\n"
    )


def processor() -> str:
    """The processor's name, as far as the system tells."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def load() -> str:
    """Of the last minute, where the system tells."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def between(text: str, new: str) -> str:
    """The page with something new between its marks; raises ValueError if they are not there."""
    before, found, rest = text.partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not found or not closed:
        raise ValueError(f"expected the marks {BEGIN} and {END} in the page")
    return f"{before}{BEGIN}\n\n{new}\n{END}{after}"


def tell(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
