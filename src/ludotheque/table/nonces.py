"""What people add to the seed: words that they type, or that their browsers make up."""

from __future__ import annotations

from ludotheque.core.sentence import Refused, Sentence

MAX_NONCE = 40


def checked_nonce(nonce: str) -> bytes:
    """The nonce as UTF-8, exactly as it was given, so that who gave it finds it again.

    Raises Refused if there is nothing of it, if it is too long, or if it has signs that cannot be shown: at the end
    everybody may read it.
    """
    if len(nonce) > MAX_NONCE:
        raise Refused(Sentence("error-nonce-long", {"got": len(nonce), "most": MAX_NONCE}))
    if not nonce.strip() or not nonce.isprintable():
        raise Refused(Sentence("error-nonce-signs"))
    return nonce.encode()
