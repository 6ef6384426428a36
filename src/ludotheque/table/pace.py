"""How long the people at a table may take to decide."""

from __future__ import annotations

from dataclasses import dataclass

DAY = 86_400


@dataclass(frozen=True)
class Pace:
    """A person's time: none, for each decision, a bank for the whole game, or days. All zero: as long as they like.

    `clock`: seconds that each decision brings; `bank`: seconds for the whole game besides, so that what is not used
    of a decision's is kept; `days`: for each decision instead, which pass whether anybody is at the table or not.
    """

    clock: int = 0
    bank: int = 0
    days: int = 0

    @property
    def is_timed(self) -> bool:
        return self != NO_PACE

    def given(self, kept: int) -> float:
        """The seconds for the next decision of somebody who has kept so many milliseconds of the bank."""
        if self.days:
            return float(self.days * DAY)
        return self.clock + kept / 1000

    def kept(self, kept: int, spent: int) -> int:
        """The milliseconds of the bank that are left after a decision that took `spent` milliseconds."""
        return max(0, kept + self.clock * 1000 - spent) if self.bank else 0


NO_PACE = Pace()
