"""Names of tables and secrets of seats: random from the operating system; of secrets only hashes are kept."""

from __future__ import annotations

import hashlib
import re
import secrets

# Who watches has a secret too; it stands in the store under this number.
WATCHER = -1
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
# What a secret looks like; one that a browser makes of its own has to be so too.
WHOLE = "[A-Za-z0-9_-]{24}"


def new_table_id() -> str:
    """Ten letters and digits that are not taken for one another: it may be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_secret() -> str:
    """144 bits, as 24 characters that stand in a link as they are."""
    return secrets.token_urlsafe(18)


def is_whole(secret: str) -> bool:
    return re.fullmatch(WHOLE, secret) is not None


def new_seed() -> bytes:
    """The 256 bits that all chance of one table comes from."""
    return secrets.token_bytes(32)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so a plain SHA-256 cannot be turned back."""
    return hashlib.sha256(secret.encode()).digest()
