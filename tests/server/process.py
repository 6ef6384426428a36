"""`ludotheque serve` in a process of its own, to be killed, interrupted and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.served import Served

START = 120.0
"""More than the command takes to begin, or to end by itself, on a busy machine; only one that hangs takes so long."""

COMMAND = [sys.executable, "-c", "import sys; from ludotheque.cli import main; sys.exit(main())", "serve"]


@dataclass
class Process(Served):
    """A running command; its house cannot be looked into."""

    running: subprocess.Popen[str]
    said: str

    def kill(self) -> None:
        """As a loss of power would: no last words."""
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(START)

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Asks it to end; gives its status, and what it said after its first line."""
        self.running.send_signal(how)
        out, err = self.running.communicate(timeout=START)
        return self.running.returncode, out, err


@contextmanager
def command(data: Path, *arguments: str, port: int = 0, **environment: str) -> Iterator[Process]:
    """The command on this data folder, until the end of the block; it has said where it listens."""
    given = [*COMMAND, "--port", str(port), "--data", str(data), *arguments]
    if "BROWSER" not in environment:
        given.append("--no-browser")
    with subprocess.Popen(
        given,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    ) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        address = next((word for word in said.split() if word.startswith("http")), "")
        if not address:
            running.kill()
            raise AssertionError(f"it did not come up: {said}{running.communicate()}")
        try:
            # A house of another process is nobody's to look into.
            found = urlsplit(address).port or 0
            yield Process(None, found, running, said)  # type: ignore[arg-type]  # no house
        finally:
            running.kill()
