"""The counters that hold sizes, rates and numbers."""

from __future__ import annotations

import pytest

from ludotheque.server.limits import Bucket, Buckets, Doors, Limits, Rate, neighbourhood


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    now = [0.0]
    bucket = Bucket(Rate(3, 2), lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own_and_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(Rate(1, 0))
    taken = [buckets.take(address) for address in ("a", "a", "b", "c", "b", "a")]
    assert taken == [True, False, True, True, False, True]


def test_doors_count_in_all_and_by_address() -> None:
    doors = Doors(Limits(sockets=3, sockets_per_address=2))
    assert [doors.enter(address) for address in ("a", "a", "a", "b", "b")] == [True, True, False, True, False]
    doors.leave("a")
    assert doors.enter("b")
    for address in ("a", "b", "b"):
        doors.leave(address)
    assert not doors.open


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_of_the_new_kind_is_one_neighbour(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted
