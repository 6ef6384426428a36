"""A house served as `ludotheque` serves it: by a process of its own, which may be killed and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ludotheque.games import find_game
from ludotheque.store import Store, open_store
from ludotheque.table import Opened, Table
from tests.server.served import Json, kept

ROOT = Path(__file__).resolve().parents[2]
STRANGER = ROOT / "tests" / "stranger"
STRANGERS_WORDS = STRANGER / "highcard" / "locale"
MAIN = "import sys; from ludotheque.cli import main; sys.exit(main())"
COMMAND = (sys.executable, "-c", MAIN)
GRACE = 10.0
READY = re.compile(r"\w+ of \w+ is (ready|being prepared; .*)\n")


class House:
    """A server over a folder, with more arguments if any; `with_stranger`: with the game outside the package too."""

    def __init__(self, folder: Path, *arguments: str, with_stranger: bool = False) -> None:
        self.folder, self.arguments, self.port = folder, arguments, 0
        self.environment = environment(with_stranger)
        self.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, before: str = "") -> None:
        """Serves, on the same port if it has served before; `before`: what the server's Python does first."""
        options = ("--no-browser", "--port", str(self.port), "--data", str(self.folder), "--bot-tempo", "0")
        with self.stderr.open("ab") as stderr:
            self.process = subprocess.Popen(
                (sys.executable, "-c", before + MAIN, *options, *self.arguments),
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=stderr,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r":(\d+)/", said)
        assert found, f"the server did not open: {said}{self.complaints()}"
        self.port = int(found[1])

    @property
    def stderr(self) -> Path:
        return self.folder / "stderr.txt"

    def complaints(self) -> str:
        """All that the server said of failures; that bots get ready is none."""
        lines = self.stderr.read_text(encoding="utf-8").splitlines(keepends=True)
        return "".join(line for line in lines if not READY.fullmatch(line))

    def kill(self) -> None:
        """SIGKILL: the server gets to end nothing."""
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """Asks the server to end, as Ctrl+C does."""
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(GRACE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def table(self, id: str) -> Table:
        """The table as the store has it: what was acknowledged, and nothing else."""
        with self._opened_store() as store:
            first, *later = store.read(id)
        assert isinstance(first, Opened)
        return Table(find_game(first.game), [first, *later])

    def keep(self, table: Table) -> Json:
        """Puts a table that was played elsewhere into the store; told as one that was made here."""
        with self._opened_store() as store:
            return kept(store, table)

    @contextmanager
    def _opened_store(self) -> Iterator[Store]:
        store = open_store(f"sqlite:///{self.folder / 'tables.sqlite'}")
        try:
            yield store
        finally:
            store.close()


def environment(with_stranger: bool) -> Mapping[str, str]:
    """The variables of a server; a package is found because its folder is on Python's path."""
    given = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(filter(None, [str(STRANGER) if with_stranger else "", given]))
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": path}
