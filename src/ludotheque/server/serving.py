"""Running the application: uvicorn over a socket that is open already, until it is told to end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# What a browser sends fits many times over; the route itself is stricter and can say why.
MOST_FRAME_BYTES = 65536
# A connection that takes nothing for so long is dead, whatever it says.
UNREAD_MILLISECONDS = 60_000
GRACE_SECONDS = 3
# A request that takes longer to come in, from its first byte to its last, is waited for no more.
ASKING_SECONDS = 10.0
# Of all kinds; beyond it requests are answered with 503.
MOST_CONNECTIONS = 3000


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address, port 0 for any that is free.

    Raises OSError, OverflowError for a port that there cannot be, TypeError for a name that no host can have.
    """
    if not host:
        raise OSError("no host, which the system would take for all of them")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Inherited by every connection, where the system knows it.
    with contextlib.suppress(AttributeError, OSError):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
    with contextlib.ExitStack() as unless_bound:
        unless_bound.callback(listening.close)
        listening.bind((host, port))
        unless_bound.pop_all()
    return listening


class Connection(H11Protocol):
    """uvicorn's, but for one who does not finish asking: there is only so much room for connections."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._patience = self.loop.call_later(ASKING_SECONDS, self._hang_up)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._answer_in_peace()

    def on_response_complete(self) -> None:
        self._patience.cancel()
        self._patience = self.loop.call_later(ASKING_SECONDS, self._hang_up)
        super().on_response_complete()
        self._answer_in_peace()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        super().connection_lost(exc)

    def _answer_in_peace(self) -> None:
        """All of the request is there: now it is the house that is waited for."""
        if self.conn.their_state in (h11.DONE, h11.MUST_CLOSE):
            self._patience.cancel()

    def _hang_up(self) -> None:
        # A connection that became a socket has another protocol, with limits of its own.
        if self.transport.get_protocol() is self:
            self.transport.abort()


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn's, but for one who sends pings and does not read: their answers are not kept for ever."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()


class Server(uvicorn.Server):
    """uvicorn's server, which calls back once it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def server_for(app: ASGIApp, ready: Callable[[], None]) -> Server:
    """The server, not running yet; `ready` is called when it answers."""
    config = uvicorn.Config(
        app,
        ws=TableSocket,
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        http=Connection,
        log_level="warning",
        access_log=False,
        server_header=False,
        # What stands in X-Forwarded-… may come from anybody.
        proxy_headers=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, ready)


def allow_many_files() -> None:
    """Every connection is an open file, and systems begin with few of them."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(app: ASGIApp, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until SIGINT or SIGTERM, then ends cleanly: what was acknowledged is in the store anyway."""
    allow_many_files()
    server = server_for(app, ready)
    # uvicorn raises the signal again after it has ended; by then it asks for nothing more.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: None)
    server.run(sockets=[listening])
