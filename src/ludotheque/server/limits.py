"""How much one may ask for: sizes, rates and numbers, and the counters that hold them."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ludotheque.server.kept import Kept


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What a house allows. Generous for people, however fast they play; tight for programs."""

    message_bytes: int = 4096
    body_bytes: int = 16384
    # More than any game of any box needs.
    record_bytes: int = 262_144
    sit_seconds: float = 10.0
    send_seconds: float = 20.0
    sockets: int = 2000
    sockets_per_address: int = 200
    arrivals: Rate = Rate(200, 5)
    tables_in_memory: int = 128
    messages: Rate = Rate(60, 20)
    new_tables: Rate = Rate(60, 0.5)
    promises: Rate = Rate(60, 0.5)
    wrong_secrets: Rate = Rate(30, 0.5)
    records: Rate = Rate(20, 1)


class Bucket:
    """Lets through what a rate allows."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._at = rate.burst, clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    MOST = 10_000

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: Kept[str, Bucket] = Kept(self.MOST)

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address) or self._buckets.keep(address, Bucket(self._rate))
        return bucket.take()


@dataclass
class Doors:
    """The open sockets, counted by address."""

    limits: Limits
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        """Whether one more socket may be opened from there; if so it is counted until `leave`."""
        if self.open.total() >= self.limits.sockets or self.open[address] >= self.limits.sockets_per_address:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def neighbourhood(host: str) -> str:
    """The address that limits count by: an IPv6 network of 64 bits is one subscriber."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return host
