"""An environment of its own for each peer, with the versions that peers.toml names."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PEERS = Path(__file__).with_name("peers.toml")


@dataclass(frozen=True)
class Peer:
    """Another project. `name`: of its module in this folder; `needs`: exact versions from the package registry."""

    name: str
    title: str
    package: str
    needs: tuple[str, ...]

    @property
    def version(self) -> str:
        return next(need.partition("==")[2] for need in self.needs if need.startswith(f"{self.package}=="))


class NotInstalled(Exception):
    """Says why a peer could not be installed."""


def peers() -> list[Peer]:
    read = tomllib.loads(PEERS.read_text(encoding="utf-8"))
    return [Peer(name, each["title"], each["package"], tuple(each["needs"])) for name, each in read.items()]


def installed(peer: Peer, folder: Path) -> Path:
    """The Python of the peer's environment, made now if it is not there yet; raises NotInstalled."""
    place = folder / peer.name
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    folder.mkdir(parents=True, exist_ok=True)
    if not python.exists():
        uv(["venv", "--quiet", "--python", sys.executable, str(place)], folder)
    uv(["pip", "install", "--quiet", "--python", str(python), *peer.needs], folder)
    return python


def uv(arguments: Sequence[str], folder: Path) -> None:
    """Runs uv from a folder outside this project, whose own constraints are not the peers'."""
    try:
        subprocess.run(["uv", *arguments], cwd=folder, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise NotInstalled("uv is not there to install it; see https://docs.astral.sh/uv") from None
    except subprocess.CalledProcessError as error:
        raise NotInstalled(" ".join(error.stderr.split())[:300]) from None
