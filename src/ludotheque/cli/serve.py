"""`ludotheque serve`, and `ludotheque` alone: opens the house, and the browser on it."""

from __future__ import annotations

import argparse
import errno
import math
import os
import re
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque import words
from ludotheque.cli import DONE
from ludotheque.cli.parser import Parser
from ludotheque.core.sentence import Refused, Sentence

if TYPE_CHECKING:
    from ludotheque.server.callers import Post

PORT = 8000
LEAST_MB = 256
EVERYWHERE = ("0.0.0.0", "::")
WHY_NOT_LISTEN: dict[int | None, str] = {errno.EADDRINUSE: "taken", errno.EACCES: "forbidden"}
"""The system's own words are in English only."""


def add_arguments(parser: Parser) -> None:
    say = parser.say.say
    parser.add_argument("--host", default="127.0.0.1", help=say("cli-serve-host"))
    parser.add_argument("--port", type=int, default=None, help=say("cli-serve-port", port=str(PORT)))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    parser.add_argument("--data", type=Path, default=None, metavar="DIR", help=say("cli-serve-data"))
    parser.add_argument(
        "--edition", type=Path, action="append", default=[], metavar="FILE", help=say("cli-serve-edition")
    )
    parser.add_argument("--bot-tempo", type=seconds, default=1.0, metavar="SECONDS", help=say("cli-serve-bot-tempo"))
    parser.add_argument(
        "--bot-seconds", type=some_seconds, default=1.0, metavar="SECONDS", help=say("cli-serve-bot-seconds")
    )
    parser.add_argument(
        "--bot-memory",
        type=megabytes,
        default=2048,
        metavar="MB",
        help=say("cli-serve-bot-memory", least=str(LEAST_MB)),
    )
    parser.add_argument("--upgrade", action="store_true", help=say("cli-serve-upgrade"))
    parser.add_argument(
        "--hand-over-after", type=whole, default=3, metavar="TIMES", help=say("cli-serve-hand-over-after")
    )
    parser.add_argument("--abandon-after", type=whole, default=0, metavar="DAYS", help=say("cli-serve-abandon-after"))
    parser.add_argument("--push", type=contact, default=None, metavar="ADDRESS", help=say("cli-serve-push"))


def seconds(text: str) -> float:
    """A time that a bot may take; raises ValueError for one that never ends, or ends before it begins."""
    number = float(text)
    if not 0 <= number < math.inf:
        raise ValueError(f"a time in seconds is 0 or more, got {text}")
    return number


def whole(text: str) -> int:
    """So many times, or days; raises ValueError for less than none."""
    number = int(text)
    if number < 0:
        raise ValueError(f"0 or more are expected, got {text}")
    return number


def contact(text: str) -> str:
    """Where push services find the host; raises ValueError for what is no address."""
    if not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*", text):
        raise ValueError(f"an address is mailto:somebody@example.org or https://…, got {text}")
    return text


def some_seconds(text: str) -> float:
    """A time in which something can be thought; raises ValueError for none at all."""
    number = seconds(text)
    if not number:
        raise ValueError(f"a time to look ahead is more than 0 seconds, got {text}")
    return number


def megabytes(text: str) -> int:
    """The most memory of a worker; raises ValueError for less than it needs to start."""
    number = int(text)
    if number < LEAST_MB:
        raise ValueError(f"a worker needs {LEAST_MB} MB, got {text}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Serves until interrupted. Raises Refused if the address, the folder or an edition cannot be had."""
    # Here, so that `--help` and complaints about arguments come at once.
    from ludotheque.cli.consent import left_with_consent
    from ludotheque.cli.editions import editions_at
    from ludotheque.server.app import make_app
    from ludotheque.server.desk import Desk
    from ludotheque.server.opening import open_house, served_alone
    from ludotheque.server.serving import serve
    from ludotheque.server.workers import Workers, usual_count

    say = words.Words(words.language(os.environ))
    editions = editions_at(arguments.edition)
    folder = data_folder(arguments.data)
    with served_alone(folder), listen(arguments.host, arguments.port) as listening:
        left = left_with_consent(folder, arguments.upgrade, say)
        address = address_of(arguments.host, listening.getsockname()[1])
        workers = Workers(usual_count(), seconds=arguments.bot_seconds, memory=arguments.bot_memory << 20)
        desk = Desk(workers, arguments.bot_tempo, arguments.hand_over_after)
        house = open_house(folder, desk, editions, left, arguments.abandon_after, post_of(folder, arguments.push))

        def ready() -> None:
            sys.stdout.write(say.say("cli-serve-open", address=address) + "\n")
            sys.stdout.flush()
            if not arguments.no_browser:
                # Some browsers are waited for until they are closed.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        serve(make_app(house), listening, ready)
    return DONE


def listen(host: str, port: int | None) -> socket.socket:
    """The port asked for; without one the usual port, or any if somebody has that one."""
    from ludotheque.server import serving

    try:
        if port is not None:
            return serving.listen(host, port)
        try:
            return serving.listen(host, PORT)
        except OSError:
            return serving.listen(host, 0)
    # TypeError: a name that no host can have.
    except (OSError, OverflowError, TypeError) as error:
        why = WHY_NOT_LISTEN.get(getattr(error, "errno", None), "nowhere")
        raise Refused(Sentence("error-address", {"host": host, "port": str(port or PORT), "why": why})) from error


def post_of(folder: Path, contact: str | None) -> Post | None:
    """Who tells people that are away, if that is wished; raises Refused if it cannot be had."""
    if contact is None:
        return None
    try:
        from ludotheque.server.webpush import WebPush, key_in
    except ImportError as error:
        raise Refused(Sentence("error-push-extra")) from error
    return WebPush(key_in(folder), contact)


def data_folder(given: Path | None) -> Path:
    """Where the tables are kept; made if it is not there."""
    if given is None:
        import platformdirs

        given = platformdirs.user_data_path("ludotheque", appauthor=False)
    try:
        given.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(Sentence("error-data-folder", {"folder": str(given), "why": "no-folder"})) from error
    return given


def address_of(host: str, port: int) -> str:
    """What to open in a browser: for a host that listens everywhere, the address that others can reach."""
    name = lan_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def lan_address() -> str:
    """This machine's own address in its network. Nothing is sent: the system only chooses a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            # 192.0.2.0/24 is reserved for documentation: nobody is there.
            way.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        found: str = way.getsockname()[0]
        return found
