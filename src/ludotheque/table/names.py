"""Names and tokens of the people at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ludotheque.core.sentence import Refused, Sentence

MAX_NAME = 24
TOKENS = 8
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are printed as nothing."""


def checked_name(name: str) -> str:
    """The name in its usual form; raises Refused if it is too long or has signs that cannot be shown."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(plain) > MAX_NAME:
        raise Refused(Sentence("error-name-long", {"got": len(plain), "most": MAX_NAME}))
    if not plain.isprintable() or (plain and not any(map(is_visible, plain))):
        raise Refused(Sentence("error-name-signs"))
    return plain


def is_visible(sign: str) -> bool:
    """Whether it shows by itself: a letter, a number, a symbol, but no accent without its letter."""
    return sign not in BLANK and unicodedata.category(sign)[0] in "LNPS"


def free_token(taken: Iterable[int], wanted: int) -> int:
    """The token wanted (1 to 8) if nobody has it, else the next one that is free, if any is."""
    others = set(taken)
    first = wanted if 1 <= wanted <= TOKENS else 1
    order = [(first - 1 + step) % TOKENS + 1 for step in range(TOKENS)]
    return next((token for token in order if token not in others), first)
