"""Seeds that are promised and not used yet: who makes a table may ask for its commitment before adding to the seed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic

from ludotheque.core.seal import commitment
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.keys import new_seed

SECONDS = 600
"""How long a seed waits for its table."""


class Promises:
    """Seeds by their commitments, each for one table: a seed used twice would be known at the second one."""

    MOST = 10_000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: OrderedDict[str, tuple[float, bytes]] = OrderedDict()

    def make(self) -> str:
        """The commitment to a new seed; the oldest of too many is forgotten."""
        seed = new_seed()
        promised = commitment(seed)
        self._waiting[promised] = (self._clock() + SECONDS, seed)
        if len(self._waiting) > self.MOST:
            self._waiting.popitem(last=False)
        return promised

    def seed_for(self, promised: str, nonces: Sequence[str]) -> bytes:
        """The seed of that commitment, once; a new one if there is none (""). Raises Refused.

        Nonces without a promise are refused: a seed chosen after them would prove nothing.
        """
        if not promised:
            if any(nonces):
                raise Refused(Sentence("error-nonce-early"))
            return new_seed()
        until, seed = self._waiting.pop(promised, (0.0, b""))
        if not seed or self._clock() > until:
            raise Refused(Sentence("error-promise"))
        return seed
