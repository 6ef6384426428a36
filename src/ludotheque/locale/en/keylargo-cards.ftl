# Key Largo: actions, places, depths, types of cards, days, encounter cards and options.
# $units: the units of a card. What an encounter card does is told in one sentence; the rest is in the rules.

## Actions and places

keylargo-action-name-dive = Dive
keylargo-action-name-bar = Bar
keylargo-action-name-dolphins = Dolphins
keylargo-action-name-shop = Shop
keylargo-action-name-market = Market
keylargo-place-bar = Mermaid Bar
keylargo-place-dolphins = Dolphin Cove
keylargo-place-shop = The Old Sea Dog
keylargo-place-market = Market of Finds

## Wreck cards

keylargo-depth-shallow = shallow
keylargo-depth-medium = medium
keylargo-depth-deep = deep
keylargo-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
keylargo-type-goods = goods
keylargo-type-antique = antique
keylargo-type-gold = gold
keylargo-type-diamond = diamond
keylargo-type-monster = monster

## Days

keylargo-weekday-friday = Friday
keylargo-weekday-saturday = Saturday
keylargo-weekday-sunday = Sunday
keylargo-weekday-monday = Monday
keylargo-weekday-tuesday = Tuesday
keylargo-weekday-wednesday = Wednesday
keylargo-weekday-thursday = Thursday
keylargo-weekday-short-friday = Fri
keylargo-weekday-short-saturday = Sat
keylargo-weekday-short-sunday = Sun
keylargo-weekday-short-monday = Mon
keylargo-weekday-short-tuesday = Tue
keylargo-weekday-short-wednesday = Wed
keylargo-weekday-short-thursday = Thu

## Encounter cards: diving

keylargo-encounter-volunteer = Volunteer
keylargo-encounter-volunteer-effect = At a shallow wreck, one of your present divers takes one more card.
keylargo-encounter-hasty-buyer = Hasty Buyer
keylargo-encounter-hasty-buyer-effect = You sell the treasure just taken at once, at the best market price; not a diamond.
keylargo-encounter-old-hand = Old Hand
keylargo-encounter-old-hand-effect = The monster just drawn is shuffled into the cards of the wreck, and its diver draws once more.
keylargo-encounter-saboteur = Saboteur
keylargo-encounter-saboteur-effect = One diver of another team does not dive in this half-day.
keylargo-encounter-watchful-diver = Watchful Diver
keylargo-encounter-watchful-diver-effect = When your dive leaves a single card in the wreck, your last diver takes that one too.

## Encounter cards: at the bar

keylargo-encounter-tourist-bar = Tourist
keylargo-encounter-tourist-bar-effect = No effect; discarded only at the bar.
keylargo-encounter-drunkard = Drunkard
keylargo-encounter-drunkard-effect = You look at the cards of one wreck for free, then shuffle them.
keylargo-encounter-rookie-diver = Rookie Diver
keylargo-encounter-rookie-diver-effect = The diver whom you hire arrives with a free hose.
keylargo-encounter-cheap-pickpocket = Cheap Pickpocket
keylargo-encounter-cheap-pickpocket-effect = The pickpocket whom you hire costs only $30.
keylargo-encounter-inseparable-brothers = Inseparable Brothers
keylargo-encounter-inseparable-brothers-effect = You hire two divers, or two pickpockets, each at the ordinary price.

## Encounter cards: with the dolphins

keylargo-encounter-tourist-dolphins = Tourist
keylargo-encounter-tourist-dolphins-effect = No effect; discarded only at Dolphin Cove.
keylargo-encounter-family = Family
keylargo-encounter-family-effect = The dolphins bring you twice as much in this visit.

## Encounter cards: at the shop

keylargo-encounter-tourist-shop = Tourist
keylargo-encounter-tourist-shop-effect = No effect; discarded only at the shop.
keylargo-encounter-hose-seller = Hose Seller
keylargo-encounter-hose-seller-effect = You may buy one hose beyond the pieces allowed.
keylargo-encounter-trident-seller = Trident Seller
keylargo-encounter-trident-seller-effect = You may buy one trident beyond the pieces allowed.
keylargo-encounter-weight-seller = Weight Seller
keylargo-encounter-weight-seller-effect = You may buy one weight beyond the pieces allowed.
keylargo-encounter-discounter = Discounter
keylargo-encounter-discounter-effect = After two like pieces, you may buy a third for $20 less.
keylargo-encounter-good-pal = Good Pal
keylargo-encounter-good-pal-effect = You pay for everything in this visit at the price of a single boat.

## Encounter cards: at the market

keylargo-encounter-tourist-market = Tourist
keylargo-encounter-tourist-market-effect = No effect; discarded only at the market.
keylargo-encounter-easy-mark = Easy Mark
keylargo-encounter-easy-mark-effect = One card that you sell passes for another type; not a diamond.
keylargo-encounter-trafficker = Trafficker
keylargo-encounter-trafficker-effect = On top of your normal sale, you sell up to five cards of any types but diamonds, at $30 a unit.
keylargo-encounter-jeweller = Jeweller
keylargo-encounter-jeweller-effect = On top of your normal sale, you sell one diamond for its end value.
keylargo-encounter-gold-prospector = Gold Prospector
keylargo-encounter-gold-prospector-effect = The gold of your normal sale brings $40 a unit.

## Options

keylargo-option-encounters = Encounter cards
    .help = The optional rule: with the dolphins one meets people who will help, or be in the way, later.
keylargo-option-encounters-false = without
keylargo-option-encounters-true = with
keylargo-option-pickpocket = Pickpocket
    .help = Whether somebody who steals a treasure can be hired at the bar.
keylargo-option-pickpocket-true = yes
keylargo-option-pickpocket-false = no
keylargo-option-first-player = Who begins
    .help = A seat drawn by lot, or a given one; the order then turns every day.
keylargo-option-first-player-random = by lot
keylargo-option-first-player-0 = seat 1
keylargo-option-first-player-1 = seat 2
keylargo-option-first-player-2 = seat 3
keylargo-option-first-player-3 = seat 4
keylargo-option-first-player-4 = seat 5
