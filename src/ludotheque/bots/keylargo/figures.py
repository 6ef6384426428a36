"""What the rules of thumb weigh with: dollars, but where said otherwise.

Found by playing bots with different figures against each other.
"""

HAUL = (10, 58, 110)  # what a place in the team for each depth is good for, in every dive to come
ARMED, UNARMED = 2, 60  # tridents that deep water asks for, and what it is good for without them
MONSTERS = (0, 15, 30)  # hundredths of the cards of each depth
UNIT, UNSOLD = 30, 20  # a unit at the market, usually, and at the end
KEPT = 5  # above its price at the end, to keep a unit for another visit
PROFIT = 17  # a unit, for which it is worth going to the market
DIVER_LOST, HOSE_LOST = 160, 90  # what fleeing costs, if there is time to replace it
SPARED = 20  # a trident or a weight kept for another dive
WISHES, NEED = 130, 27  # ready money that one wants, and per cent that it is worth more for every dive to come
SURPRISE = 10  # an encounter card, whichever
HIRING, FITTING, DIVING, STEALING = 72, 250, 180, 80  # per cent of what is reckoned that it counts in the end
BOATS = 0  # column of a tariff: one hopes to be alone
FIRST = 1000  # before all else of this visit
LIKINGS = 1009  # as many ways to like one action more than another
WHIM = 108  # per cent by which liking may add to a plan
