"""Whether counts of what chance did are what they should be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def over_bound(counts: Mapping[Any, int], weights: Mapping[Any, float]) -> float:
    """Chi-square of counts against weights, by its 0.1 % bound (Wilson and Hilferty); rare cells are put together."""
    n, total = sum(counts.values()), sum(weights.values())
    cells = [(counts.get(key, 0), n * weight / total) for key, weight in weights.items()]
    rare = [cell for cell in cells if cell[1] < 8]
    cells = [cell for cell in cells if cell[1] >= 8]
    if rare:
        cells.append((sum(got for got, _ in rare), sum(expected for _, expected in rare)))
    freedom = max(1, len(cells) - 1)
    bound = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
    return float(sum((got - expected) ** 2 / expected for got, expected in cells) / bound)
