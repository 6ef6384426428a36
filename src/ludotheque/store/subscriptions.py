"""Where browsers want to be told that it is a seat's turn: what is written and read of the table `subscription`."""

from __future__ import annotations

import hashlib
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from ludotheque.store.schema import ended, secret, subscription

MOST_PER_SEAT = 4
"""The browsers of one person; one more takes the place of the oldest."""


@dataclass(frozen=True)
class Address:
    """A browser as its push service reaches it, the keys that only it can read by, and the language it is told in."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    lang: str


@dataclass
class Subscribe:
    """One more address of a seat, of whoever holds the secret of this hash; one that is there is brought up to date."""

    table: str
    seat: int
    key: bytes
    address: Address
    told: int
    done: Future[None] = field(default_factory=Future)

    @property
    def name(self) -> str:
        return f"table {self.table}, seat {self.seat}, an address"

    def write(self, connection: Connection) -> None:
        if connection.scalar(select(ended.c.seq).where(ended.c.table_id == self.table)) is not None:
            return
        opens = and_(secret.c.table_id == self.table, secret.c.seat == self.seat, secret.c.sha256 == self.key)
        # The seat may have changed hands while this waited.
        if connection.scalar(select(secret.c.seat).where(opens)) is None:
            return
        here, own = of_seat(self.table, self.seat), subscription.c.sha256 == hash_of(self.address.endpoint)
        told = connection.scalar(select(subscription.c.told).where(here, own))
        connection.execute(delete(subscription).where(here, own))
        newest_first = select(subscription.c.sha256).where(here).order_by(subscription.c.since.desc())
        for old in connection.scalars(newest_first).all()[MOST_PER_SEAT - 1 :]:
            connection.execute(delete(subscription).where(here, subscription.c.sha256 == old))
        kept = {"endpoint": self.address.endpoint, "p256dh": self.address.p256dh, "auth": self.address.auth}
        key = {"table_id": self.table, "seat": self.seat, "sha256": hash_of(self.address.endpoint)}
        connection.execute(
            insert(subscription), {**key, **kept, "lang": self.address.lang, "told": max(self.told, told or 0)}
        )


@dataclass
class Unsubscribe:
    """A seat's address less."""

    table: str
    seat: int
    endpoint: str = field(repr=False)
    done: Future[None] = field(default_factory=Future)

    @property
    def name(self) -> str:
        return f"table {self.table}, seat {self.seat}, an address less"

    def write(self, connection: Connection) -> None:
        own = subscription.c.sha256 == hash_of(self.endpoint)
        connection.execute(delete(subscription).where(of_seat(self.table, self.seat), own))


@dataclass
class Forget:
    """An address that its push service does not know any more."""

    endpoint: str = field(repr=False)
    done: Future[None] = field(default_factory=Future)
    name = "an address that is gone"

    def write(self, connection: Connection) -> None:
        connection.execute(delete(subscription).where(subscription.c.sha256 == hash_of(self.endpoint)))


@dataclass
class Told:
    """The seat's addresses know of its decision of this number."""

    table: str
    seat: int
    decision: int
    done: Future[None] = field(default_factory=Future)

    @property
    def name(self) -> str:
        return f"table {self.table}, seat {self.seat}, told of decision {self.decision}"

    def write(self, connection: Connection) -> None:
        late = and_(of_seat(self.table, self.seat), subscription.c.told < self.decision)
        connection.execute(update(subscription).where(late).values(told=self.decision))


def to_tell(connection: Connection, table: str, seat: int, decision: int) -> list[Address]:
    wanted = select(subscription.c.endpoint, subscription.c.p256dh, subscription.c.auth, subscription.c.lang)
    late = and_(of_seat(table, seat), subscription.c.told < decision)
    return [Address(*found) for found in connection.execute(wanted.where(late).order_by(subscription.c.since))]


def of_seat(table: str, seat: int) -> ColumnElement[bool]:
    return and_(subscription.c.table_id == table, subscription.c.seat == seat)


def hash_of(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()
