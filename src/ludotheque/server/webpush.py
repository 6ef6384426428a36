"""`WebPush`: messages to browsers through their push services (RFC 8030, 8291 and 8292), in the name of this house."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import requests
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid
from pywebpush import WebPusher, WebPushException, webpush

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.store import Address

KEY = "push-key.pem"
SECONDS = 10.0
"""For a connection, and for each silence of an answer."""
AT_ONCE = 4
GONE = (404, 410)

HOSTS = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "*.notify.windows.com")
"""The push services of browsers; a server that called any other address would do so in somebody's name."""

# At lower levels it writes addresses into the log: at this one's too, of an answer that is none.
logging.getLogger("urllib3").setLevel(logging.ERROR)


class WebPush:
    """`contact`: `mailto:…` or `https://…`, where push services find whoever answers for this house."""

    def __init__(self, key: Vapid, contact: str, also: Sequence[str] = ()) -> None:
        """`also`: more origins that messages may be sent to."""
        self._key, self._contact = key, contact
        self._allowed = re.compile("|".join([*map(of_host, HOSTS), *map(re.escape, also)]))
        point = key.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        # Its own threads, so that a push service that is slow holds up nothing else.
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")

    def accepts(self, address: Address) -> bool:
        """Whether it is an address of a push service that is known, and its keys are keys."""
        origin, slash, path = split(address.endpoint)
        if not slash or not self._allowed.fullmatch(origin) or not re.fullmatch(r"[!-\[\]-~]*", path):
            return False
        try:
            WebPusher(info_of(address)).encode(b"?")
        except (WebPushException, ValueError):
            return False
        return True

    async def send(self, address: Address, text: str, seconds: int) -> bool:
        """Sends a text that is worth reading for so long; whether the address is still one. Raises if it fails."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._send, address, text, seconds)

    def _send(self, address: Address, text: str, seconds: int) -> bool:
        with requests.Session() as session:
            # Elsewhere than where it was checked to go it goes not.
            session.max_redirects = 0
            try:
                webpush(
                    info_of(address),
                    text,
                    vapid_private_key=self._key,
                    vapid_claims={"sub": self._contact},
                    timeout=SECONDS,
                    ttl=seconds,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.status_code in GONE:
                    return False
                raise
        return True

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def of_host(host: str) -> str:
    """What an origin there is spelled like; a star stands for any names in front."""
    return "https://" + re.escape(host).replace(r"\*", r"[a-z0-9][a-z0-9.-]*")


def split(endpoint: str) -> tuple[str, str, str]:
    """The origin of an address, the "/" behind it, and the rest."""
    found = re.match(r"([a-z]+://[^/]*)(/?)", endpoint)
    return (found[1], found[2], endpoint[found.end() :]) if found else ("", "", "")


def info_of(address: Address) -> dict[str, str | bytes | dict[str, str | bytes]]:
    """The address as the library has it, which is as the browser gave it."""
    return {"endpoint": address.endpoint, "keys": {"p256dh": address.p256dh, "auth": address.auth}}


def key_in(folder: Path) -> Vapid:
    """The key that push services know this house by; made if it is not there. Raises Refused."""
    file = folder / KEY
    try:
        if not file.exists():
            key = Vapid()
            key.generate_keys()
            with open(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as made:
                made.write(key.private_pem())
        return Vapid.from_pem(file.read_bytes())
    except (OSError, ValueError, TypeError) as error:
        raise Refused(Sentence("error-push-key", {"file": str(file)})) from error
