"""What stands before every route: foreign origins, security headers, and failures, which must tell nothing."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.sentence import Sentence
from ludotheque.server.answers import failure
from ludotheque.server.failures import log_failure

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # The style of an element only: where a card lies. No style sheet may be slipped in.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif is_foreign(Headers(scope=scope)):
            await turn_away(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY_HEADERS)
            await send(message)

        try:
            await self.app(scope, receive, send_guarded)
        except Exception as error:
            # It has been answered already; the server would print all of it.
            log_failure(error)


def is_foreign(headers: Headers) -> bool:
    """Whether a page from elsewhere asks: browsers say where from, and programs need not."""
    origin = headers.get("origin")
    return origin is not None and host_of(origin) != headers.get("host", "").lower()


def host_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """403, for a request and for a socket that is not open yet."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await failure(403, Sentence("error-foreign-origin"))(scope, receive, send)
