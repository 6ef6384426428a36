"""What the rules of thumb weigh with: thousandths of an honour point, but where said otherwise.

Set by judgement; those of the Ronin, and of who is spared, by games of bots among themselves.
"""

# What deeds tell of roles, in points; so many points halve a likelihood, which never falls further than so many times.
HALVING, DOUBT = 8, 12
ATTACKED, SPARED, HINDERED, HELPED = 10, 3, 5, 8
MOST = 40  # points from one seat to another
IN_THE_DARK = 2  # what is done to others than the Shogun tells so many times less

# Per cent.
RONIN = 60  # how much of an enemy the Ronin is with as many points as one's own camp
EARLY, LATE, LITTLE = 25, 50, 2  # how much the Ronin hurts anybody; it is late once an honour has come down so far
TILT = 12  # what each point adds that a camp, or the Ronin, leads by
ASPIRATION = 50  # chance to win from which the end of the game is welcome
SURE = 25  # enmity below which nobody draws a weapon
FRIEND = 10  # how likely somebody is of one's own camp from which nobody ends the game over a defeat of theirs
KEPT = 10  # how likely somebody does not answer with a card that is known to be in hand

HONOUR = 1000
CHANCE = 100  # for each per cent above what one aspires to
PAIN = (0, 250, 220, 180, 140, 100, 90, 80, 70, 60)  # a wound, by the resilience before it
CARD = 200  # a card, whichever
WEAPON, DAMAGE, ACCURACY = 80, 40, 20  # a weapon in hand, and more for what it can do
SPENDING = 10  # times less a weapon is missed if it is used: it is what it was kept for
PARRY, SECOND_PARRY = 300, 200
PLAYS = (220, 240, 200, 280, 220, 220, 240)  # Geisha … Daimyo in hand
POINT = 600  # a Daimyo in hand, near the end
PROPERTIES = (350, 300, 400, 200)  # Focus … Bushido, in hand or before their owner
CHARM = 250  # a random card lost
CODE, NEIGHBOUR = 300, 100  # Bushido before a player, and before whom it comes next
READY = 180  # a card for a point of Nobunaga's

# What comes first in a turn.
END_OF_GAME, PLACING, DRAWING, HINDERING, CALLING = 100_000, 40_000, 30_000, 20_000, 10_000

# How a game turns out, in thousandths of the logarithm of odds; fitted to games of rules of thumb among themselves.
HONOUR_BY_LEAST = (0, 680, 430, 280, 130)  # a point, by the least honour that anybody has
RESILIENCE, DOWN, HELD, LAID = 70, 650, 110, 110  # a point, to have none, a card in hand, a property
HEADSTART = (-250, 0, 900, -200, 0, 1400)  # of each camp among up to five players, among more
