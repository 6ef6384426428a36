"""What `weighing.py` weighs with: hundredths of a gold, but where said otherwise.

The mean of two fits by `benchmarks/figures.py`, but for LAST: with nothing there it does better against its like, with
more against the rules of thumb, which hinder nobody who is about to collect.
"""

# Where each figure stands. Of each gold of a ship:
LEADING, LEADS = 0, 4  # that one leads by 1, 2, 3, or by 4 or more
CROWDED = 4  # more of it for each other side that plays there: fewer colours are left
BACKED = 5  # more of it if the captain of the colour that one begins with there is in one's hand
MANY = 6  # less of it for each side above two
COMMANDED = 7  # where one's own character stands
APART = 8  # where others fight and one has no pirate yet
SOON, SIDES = 9, 4  # that the next side is about to take, among 2, 3, 4, or 5 sides or more
LATER, LAST = 13, 14  # per cent of that, if it is another side, if it is the one before
# Of a card that is kept:
PIRATES, KEPT_CAPTAIN, KEPT_ADMIRAL = 15, 19, 20  # a pirate of strength 1, 2, 3, 4, a captain, the Admiral
SPENT = 21  # per cent of that which are gone with the deck
# Of drawing and laying:
DRAWN, HELD = 22, 23  # a card, and less of it for each card in hand
LAID, LAID_GOLD, LAID_LATE = 24, 25, 26  # a ship, each gold of it, and more of that the later it is
LATE = 27  # cards a seat in the deck below which it becomes late, until there are none

FIGURES = (
    74, 46, 54, 95,
    -4, 30, -12,
    44,
    34,
    239, 119, 80, 60, 54, 20,
    53, 174, 306, 504, 198, 42,
    113,
    113, -2,
    64, -40, 140,
    6,
)  # fmt: skip
