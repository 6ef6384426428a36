"""A push service of the test: browsers that have an address there, and what each was sent, read by its own keys."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ludotheque.server.webpush import WebPush, key_in
from tests.server.served import WAIT, Json

CONTACT = "mailto:host@example.org"


def base64url(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


@dataclass
class Arrived:
    """A request at an address: its heads, and its bytes as they came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushBrowser:
    """A browser with an address, as the page tells it to the house."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def address(self, lang: str = "en") -> Json:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64url(point), "auth": base64url(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "lang": lang}

    def read(self, arrived: Arrived) -> str:
        """What only this browser can read."""
        assert arrived.headers["content-encoding"] == "aes128gcm"
        text: bytes = http_ece.decrypt(arrived.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return text.decode()


class PushService:
    """`answers`: the status at an address, by its path; 201 at others. `garbled`: paths whose answers are no HTTP."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: dict[str, int] = {}
        self.garbled: set[str] = set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.arrived.append(Arrived(self.path, headers, body))
                status = service.answers.get(self.path, 201)
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{service.origin}/elsewhere")
                self.send_header("content-length", "0")
                if self.path in service.garbled:
                    self.flush_headers()
                    self.wfile.write(b"this is no header\r\n")
                self.end_headers()

            def log_message(self, *_: Any) -> None:  # Any: as http.server has it
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def browser(self, name: str) -> PushBrowser:
        return PushBrowser(f"{self.origin}/{name}")

    def post(self, folder: Path) -> WebPush:
        """What a house sends by that knows this service."""
        return WebPush(key_in(folder), CONTACT, also=[self.origin])

    def at(self, browser: PushBrowser) -> list[Json]:
        """What a browser was sent, read."""
        mine = [each for each in self.arrived if self.origin + each.path == browser.endpoint]
        return [json.loads(browser.read(each)) for each in mine]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join(WAIT)
        service.server.server_close()
