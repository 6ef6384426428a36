"""Shares and means with their intervals of 95 %.

What happens on one deal goes together, so a deal is a cluster and counts as one observation. The error is that of a
ratio of sums over clusters, linearised (Cochran 1977, 6.3 and 9A). The interval about a share is that of Wilson
(1927), for as many independent games as would have had that error (Kott and Carr 1997): for independent games that
somebody wins or loses it is the usual one. It wants some thirty deals or more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Z = 1.959964


@dataclass(frozen=True)
class Interval:
    """An estimate between its bounds."""

    middle: float
    low: float
    high: float

    def __mul__(self, factor: float) -> Interval:
        return Interval(self.middle * factor, self.low * factor, self.high * factor)

    def __str__(self) -> str:
        return f"{self.middle:.1f} [{self.low:.1f}–{self.high:.1f}]"


def wilson(share: float, n: float) -> Interval:
    """The interval of Wilson about a share of n independent games."""
    spread = Z * Z / n
    middle = (share + spread / 2) / (1 + spread)
    half = (share * (1 - share) * spread + spread * spread / 4) ** 0.5 / (1 + spread)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Clusters:
    """Sums of something, and of how often it was looked at, by deal."""

    sums: dict[int, float]
    counts: dict[int, float]

    def share(self) -> Interval:
        """Of things between 0 and 1."""
        share, error = self.ratio()
        share = min(1.0, max(0.0, share))
        worth = share * (1 - share) / error**2 if error > 0 and 0 < share < 1 else len(self.counts)
        return wilson(share, worth)

    def mean(self) -> Interval:
        mean, error = self.ratio()
        return Interval(mean, mean - Z * error, mean + Z * error)

    def ratio(self) -> tuple[float, float]:
        """The mean and its standard error."""
        n, total = len(self.counts), sum(self.counts.values())
        mean = sum(self.sums.values()) / total
        squares = sum((self.sums[deal] - mean * count) ** 2 for deal, count in self.counts.items())
        return mean, (n / (n - 1) * squares) ** 0.5 / total if n > 1 else 0.0


def clusters(seen: Iterable[tuple[int, float]]) -> Clusters:
    """From pairs of a deal and a value."""
    sums: dict[int, float] = {}
    counts: dict[int, float] = {}
    for deal, value in seen:
        sums[deal] = sums.get(deal, 0.0) + value
        counts[deal] = counts.get(deal, 0.0) + 1
    return Clusters(sums, counts)
