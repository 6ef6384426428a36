"""Names and tokens of the people at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ludotheque.core.sentence import Refused, Sentence

MAX_NAME = 24
TOKENS = 8


def checked_name(name: str) -> str:
    """The name in its usual form; raises Refused if it is too long or has signs that cannot be shown."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(plain) > MAX_NAME:
        raise Refused(Sentence("error-name-long", {"got": len(plain), "most": MAX_NAME}))
    if not plain.isprintable():
        raise Refused(Sentence("error-name-signs"))
    return plain


def free_token(taken: Iterable[int], wanted: int) -> int:
    """The token wanted (1 to 8) if nobody has it, else the next one that is free, if any is."""
    others = set(taken)
    first = wanted if 1 <= wanted <= TOKENS else 1
    order = [(first - 1 + step) % TOKENS + 1 for step in range(TOKENS)]
    return next((token for token in order if token not in others), first)
