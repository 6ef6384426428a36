"""The seal on a live table's chance: a seed is promised by its hash before the first card and shown at the end."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence


def commitment(seed: bytes) -> str:
    """What is shown before the first card, so that the seed shown at the end can be checked: its SHA-256."""
    return hashlib.sha256(seed).hexdigest()


def deal_key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The 256-bit key of the game: HMAC-SHA-256, by the seed, of the seats' nonces, each after its length."""
    said = b"".join(len(nonce).to_bytes(2, "big") + nonce for nonce in nonces)
    return hmac.new(seed, said, hashlib.sha256).digest()
