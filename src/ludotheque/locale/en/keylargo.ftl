# Key Largo: what happens, what one may do, why not.
# Arguments: $card the type of a wreck card (none: not seen), $units its units, $value what it is worth at the end,
# $depth the depth of a wreck or of a card’s back, $diver and $carrier the numbers of divers,
# $amount dollars or a number of things. The names of things are in keylargo-cards.ftl.

keylargo = Key Largo

## Places and moments

keylargo-place-at = { $place ->
    [dive] at a wreck
    [bar] at the { keylargo-place-bar }
    [dolphins] at { keylargo-place-dolphins }
    [shop] at { keylargo-place-shop }
   *[market] at the { keylargo-place-market }
}
keylargo-half = { $half ->
    [morning] morning
   *[afternoon] afternoon
}
keylargo-weekday = { $weekday ->
    [monday] { keylargo-weekday-monday }
    [tuesday] { keylargo-weekday-tuesday }
    [wednesday] { keylargo-weekday-wednesday }
    [thursday] { keylargo-weekday-thursday }
    [friday] { keylargo-weekday-friday }
    [saturday] { keylargo-weekday-saturday }
   *[sunday] { keylargo-weekday-sunday }
}
keylargo-action-name = { $action ->
    [dive] { keylargo-action-name-dive }
    [bar] { keylargo-action-name-bar }
    [dolphins] { keylargo-action-name-dolphins }
    [shop] { keylargo-action-name-shop }
   *[market] { keylargo-action-name-market }
}
# The two actions of a day.
keylargo-program = { $morning ->
    [dive] { keylargo-action-name-dive }
    [bar] { keylargo-action-name-bar }
    [dolphins] { keylargo-action-name-dolphins }
    [shop] { keylargo-action-name-shop }
   *[market] { keylargo-action-name-market }
} in the morning, { $afternoon ->
    [dive] { keylargo-action-name-dive }
    [bar] { keylargo-action-name-bar }
    [dolphins] { keylargo-action-name-dolphins }
    [shop] { keylargo-action-name-shop }
   *[market] { keylargo-action-name-market }
} in the afternoon

## Cards and equipment

# Of a wreck, of the back of a card.
keylargo-depth = { $depth ->
    [shallow] { keylargo-depth-shallow }
    [medium] { keylargo-depth-medium }
   *[deep] { keylargo-depth-deep }
}
keylargo-card = { $card ->
    [goods] { keylargo-units } of { keylargo-type-goods }
    [antique] an { keylargo-type-antique } of { keylargo-units }
    [gold] { keylargo-units } of { keylargo-type-gold }
   *[diamond] a ${ $value } { keylargo-type-diamond }
}
# A card seen in a wreck: it may be a monster.
keylargo-seen = { $card ->
    [monster] a { keylargo-type-monster }
   *[other] { keylargo-card }
}
# What a card is passed off as.
keylargo-sold-as = { $sold_as ->
    [goods] { keylargo-type-goods }
    [antique] an { keylargo-type-antique }
   *[gold] { keylargo-type-gold }
}
keylargo-item = { $item ->
    [hose] hose
    [trident] trident
   *[weight] weight
}
keylargo-diver = diver { $diver }
keylargo-carrier = diver { $carrier }
keylargo-encounter = { $encounter ->
    [volunteer] { keylargo-encounter-volunteer }
    [hasty_buyer] { keylargo-encounter-hasty-buyer }
    [old_hand] { keylargo-encounter-old-hand }
    [saboteur] { keylargo-encounter-saboteur }
    [watchful_diver] { keylargo-encounter-watchful-diver }
    [tourist_bar] { keylargo-encounter-tourist-bar }
    [drunkard] { keylargo-encounter-drunkard }
    [rookie_diver] { keylargo-encounter-rookie-diver }
    [cheap_pickpocket] { keylargo-encounter-cheap-pickpocket }
    [inseparable_brothers] { keylargo-encounter-inseparable-brothers }
    [tourist_dolphins] { keylargo-encounter-tourist-dolphins }
    [family] { keylargo-encounter-family }
    [tourist_shop] { keylargo-encounter-tourist-shop }
    [hose_seller] { keylargo-encounter-hose-seller }
    [trident_seller] { keylargo-encounter-trident-seller }
    [weight_seller] { keylargo-encounter-weight-seller }
    [discounter] { keylargo-encounter-discounter }
    [good_pal] { keylargo-encounter-good-pal }
    [tourist_market] { keylargo-encounter-tourist-market }
    [easy_mark] { keylargo-encounter-easy-mark }
    [trafficker] { keylargo-encounter-trafficker }
    [jeweller] { keylargo-encounter-jeweller }
   *[gold_prospector] { keylargo-encounter-gold-prospector }
}
# To whom one sells beside the normal sale.
keylargo-buyer = to the { keylargo-encounter }

## Log: the day

keylargo-event-day = Day { $day }, { keylargo-weekday }: { $seat } goes first.
    .you = Day { $day }, { keylargo-weekday }: you go first.
keylargo-event-chose = { $morning ->
    [none] { $seat } has chosen for the day.
   *[other] { $seat } chooses { keylargo-program }.
}
    .you = { $morning ->
    [none] You have chosen for the day.
   *[other] You choose { keylargo-program }.
}
keylargo-event-half = Day { $day }, { keylargo-weekday } { keylargo-half }: the cards are revealed.
keylargo-event-turned = { $seat } turns up { keylargo-action-name }.
    .you = You turn up { keylargo-action-name }.
# The end of the sentence of a boat in port.
keylargo-company = { $boats ->
    [1] .
   *[other] ; that makes { $boats } boats.
}
keylargo-event-arrived = { $seat } moors { keylargo-place-at }{ keylargo-company }
    .you = You moor { keylargo-place-at }{ keylargo-company }
keylargo-event-sailed = { $seat } sails to wreck { $wreck }, { keylargo-depth }.
    .you = You sail to wreck { $wreck }, { keylargo-depth }.
keylargo-event-moored = No wreck is possible for { $seat }, whose boat stays at anchor: the half-day is lost.
    .you = No wreck is possible for you, and your boat stays at anchor: the half-day is lost.
keylargo-event-idle = { $seat } can do nothing { keylargo-place-at }: the half-day is lost.
    .you = You can do nothing { keylargo-place-at }: the half-day is lost.

## Log: diving

keylargo-event-dived = { $seat } dives on wreck { $wreck } with { $amount ->
    [1] one diver.
   *[other] { $amount } divers.
}
    .you = You dive on wreck { $wreck } with { $amount ->
    [1] one diver.
   *[other] { $amount } divers.
}
keylargo-event-sabotaged = { $other_you ->
    [yes] { $seat } sabotages your dive: your { keylargo-diver } stays aboard.
   *[no] { $seat } sabotages { $other }’s dive: { keylargo-diver } stays aboard.
}
    .you = You sabotage { $other }’s dive: { keylargo-diver } stays aboard.
keylargo-event-treasure = { $seat }’s { keylargo-diver } finds { $card ->
    [none] a treasure.
   *[other] { keylargo-card }.
}
    .you = Your { keylargo-diver } finds { $card ->
    [none] a treasure.
   *[other] { keylargo-card }.
}
keylargo-event-monster = { $seat }’s { keylargo-diver } meets a { keylargo-type-monster }.
    .you = Your { keylargo-diver } meets a { keylargo-type-monster }.
keylargo-event-trident = { $seat } kills the { keylargo-type-monster } with { keylargo-carrier }’s trident.
    .you = You kill the { keylargo-type-monster } with { keylargo-carrier }’s trident.
keylargo-lost = { $amount ->
    [0] for good.
    [1] for good, with one piece of equipment.
   *[other] for good, with { $amount } pieces of equipment.
}
keylargo-event-fled = { $seat }’s { keylargo-diver } flees { keylargo-lost }
    .you = Your { keylargo-diver } flees { keylargo-lost }
keylargo-event-weight = { $seat } uses { keylargo-carrier }’s weight: { keylargo-diver } draws one more card.
    .you = You use { keylargo-carrier }’s weight: { keylargo-diver } draws one more card.
keylargo-event-shuffled = { $amount ->
    [1] The monster goes back into wreck { $wreck }, and its cards are shuffled.
   *[other] { $amount } monsters go back into wreck { $wreck }, and its cards are shuffled.
}
keylargo-brought-up = { $amount ->
    [0] without a treasure.
    [1] with one treasure.
   *[other] with { $amount } treasures.
}
keylargo-event-surfaced = { $seat } comes up from wreck { $wreck } { keylargo-brought-up }
    .you = You come up from wreck { $wreck } { keylargo-brought-up }
keylargo-event-empty = Wreck { $wreck } is empty and gone.

## Log: in port

keylargo-hired = { $hose ->
    [1] a diver who brings a hose: ${ $amount }.
   *[0] a diver: ${ $amount }.
}
keylargo-event-hired = { $seat } hires { keylargo-hired }
    .you = You hire { keylargo-hired }
keylargo-stolen = { $card ->
    [none] a { keylargo-depth } card
   *[other] { keylargo-card }
}
keylargo-event-robbed = { $other_you ->
    [yes] { $seat } hires a pickpocket for ${ $amount } and steals { keylargo-stolen } from you.
   *[no] { $seat } hires a pickpocket for ${ $amount } and steals { keylargo-stolen } from { $other }.
}
    .you = You hire a pickpocket for ${ $amount } and steal { keylargo-stolen } from { $other }.
keylargo-event-round = { $seat } pays a round: ${ $amount }.
    .you = You pay a round: ${ $amount }.
keylargo-event-looked = { $seat } looks at the cards of wreck { $wreck } and shuffles them.
    .you = You look at the cards of wreck { $wreck } and shuffle them.
keylargo-event-saw = { $seat } sees { keylargo-seen } there.
    .you = You see { keylargo-seen } there.
keylargo-event-income = This { keylargo-weekday } the dolphins bring { $seat } ${ $amount }.
    .you = This { keylargo-weekday } the dolphins bring you ${ $amount }.
keylargo-event-found = { $encounter ->
    [none] { $seat } draws an encounter.
   *[other] { $seat } draws an encounter: { keylargo-encounter }.
}
    .you = { $encounter ->
    [none] You draw an encounter.
   *[other] You draw an encounter: { keylargo-encounter }.
}
keylargo-event-reshuffled = { $amount ->
    [1] The only discarded encounter is the new deck.
   *[other] The { $amount } discarded encounters are shuffled into a new deck.
}
keylargo-event-played = { $seat } plays { keylargo-encounter }.
    .you = You play { keylargo-encounter }.
keylargo-event-bought = { $seat } buys a { keylargo-item } for { keylargo-diver }: ${ $amount }.
    .you = You buy a { keylargo-item } for { keylargo-diver }: ${ $amount }.
keylargo-event-sold = { $as_is ->
    [1] { $seat } sells { keylargo-card }: ${ $amount }.
   *[0] { $seat } passes { keylargo-card } off as { keylargo-sold-as }: ${ $amount }.
}
    .you = { $as_is ->
    [1] You sell { keylargo-card }: ${ $amount }.
   *[0] You pass { keylargo-card } off as { keylargo-sold-as }: ${ $amount }.
}
keylargo-event-sold-extra = { $seat } sells { keylargo-card } { keylargo-buyer }: ${ $amount }.
    .you = You sell { keylargo-card } { keylargo-buyer }: ${ $amount }.

## Log: the end

keylargo-event-end = The last half-day is over: the fortunes are counted.
keylargo-event-fortune = { $seat } ends with ${ $amount }.
    .you = You end with ${ $amount }.

## List of moves

keylargo-action-program = { keylargo-program }
keylargo-action-dive = Dive on wreck { $wreck }, { keylargo-depth }, { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
keylargo-action-draw = Draw with { keylargo-diver }
keylargo-action-surface = Come up and draw no more
keylargo-action-use-trident = Kill the { keylargo-type-monster } with { keylargo-diver }’s trident
keylargo-action-flee = Let { keylargo-diver } flee, lost with everything carried
keylargo-action-use-weight = Use { keylargo-carrier }’s weight: { keylargo-diver } draws one more card
keylargo-action-keep = Go on without using anything
keylargo-action-sabotage = Play { keylargo-encounter-saboteur }: { $other }’s { keylargo-diver } stays aboard
keylargo-action-pass = Play no encounter this time
keylargo-action-decline = Play no encounter at all in this half-day
keylargo-action-volunteer = Play { keylargo-encounter-volunteer }: { keylargo-diver } draws one more card
keylargo-action-hire = Hire a diver: ${ $amount }
keylargo-action-rob = Hire a pickpocket against { $other }: { $n ->
    [1] the only { keylargo-depth } card, ${ $amount }
   *[other] one of { $n } { keylargo-depth } cards, ${ $amount }
}
keylargo-action-pay-round = Pay a round and look at wreck { $wreck }: ${ $amount }
keylargo-action-look-at = Look at wreck { $wreck } next
keylargo-action-drunkard = Play { keylargo-encounter-drunkard }: look at wreck { $wreck }
keylargo-action-leave = { $place ->
    [bar] Leave the { keylargo-place-bar }
    [dolphins] Take the day’s income
    [shop] Leave { keylargo-place-shop }
   *[market] Leave the { keylargo-place-market }
}
keylargo-action-buy = Buy a { keylargo-item } for { keylargo-diver }: ${ $amount }
keylargo-action-play-encounter = Play { keylargo-encounter }
keylargo-action-sell = Sell { keylargo-card }: ${ $amount }
keylargo-action-sell-extra = Sell { keylargo-card } { keylargo-buyer }: ${ $amount }
keylargo-action-sell-as = Pass { keylargo-card } off as { keylargo-sold-as }: ${ $amount }

## Why not

keylargo-reason-not-your-turn = It is { $seat }’s turn (rule KL 2.2).
keylargo-reason-game-over = The game is over (rule KL 2.9).
keylargo-reason-not-now = This is not the moment for it (rule KL 2.2).
keylargo-reason-already-chosen = Your day is chosen and cannot be changed (rule KL 2.2).
keylargo-reason-same-action = You have only one card of each kind: choose two different actions (rule KL 2.2).
keylargo-reason-no-such-wreck = There is no wreck { $wreck } at this table (rule KL 1.5).
keylargo-reason-wreck-empty = Wreck { $wreck } has no card left (rule KL 2.4).
keylargo-reason-wreck-taken = { $seat }’s boat is already at wreck { $wreck } (rule KL 2.4).
keylargo-reason-too-deep = { $depth ->
    [shallow] You have no diver for wreck { $wreck }
    [medium] It takes one hose to reach wreck { $wreck }, and none of your divers has one
   *[deep] It takes two hoses to reach wreck { $wreck }, and none of your divers has two
} (rule KL 1.4).
keylargo-reason-no-such-diver = There is no { keylargo-diver } in this team (rule KL 1.2).
keylargo-reason-not-present = In this dive { keylargo-diver } stays aboard (rule KL 2.4).
keylargo-reason-has-drawn = In this dive { keylargo-diver } has already drawn (rule KL 2.4).
keylargo-reason-no-trident = No trident is carried by { keylargo-diver } (rule KL 2.4).
keylargo-reason-must-use-trident = There is a trident in this dive, and it must be used (rule KL 2.4).
keylargo-reason-no-weight = No weight is carried by { keylargo-diver } (rule KL 2.4).
keylargo-reason-no-money = It takes ${ $amount }, and you have ${ $money } (rule KL 2.3).
keylargo-reason-team-full = Your team is full (rule KL 2.5).
keylargo-reason-no-diver-left = The supply has no diver left (rule KL 2.5).
keylargo-reason-once-a-visit = You have done this already: only once in a visit (rule KL 2.5).
keylargo-reason-no-pickpockets = This table plays without pickpockets (rule KL 2.11).
keylargo-reason-not-yourself = You cannot steal from yourself (rule KL 2.5).
keylargo-reason-nothing-to-steal = { $other } holds no { keylargo-depth } card (rule KL 2.5).
keylargo-reason-same-wreck = You have just looked at wreck { $wreck }: choose another one (rule KL 2.5).
keylargo-reason-second-look = Your round is paid: look at the second wreck first (rule KL 2.5).
keylargo-reason-out-of-stock = The supply has no { keylargo-item } left (rule KL 2.7).
keylargo-reason-cannot-carry = Another { keylargo-item } is too much for { keylargo-diver } (rule KL 1.2).
keylargo-reason-bought-enough = { $amount ->
    [1] You may buy at most one piece in a visit
   *[other] You may buy at most { $amount } pieces in a visit
} (rule KL 2.7).
keylargo-reason-not-in-hand = You do not hold this card (rule KL 2.2).
keylargo-reason-not-sold = A { keylargo-type-diamond } cannot be sold (rule KL 2.8).
keylargo-reason-other-type = Only one type in a visit, and you are already selling { $type ->
    [goods] { keylargo-type-goods }
    [antique] antiques
   *[gold] { keylargo-type-gold }
} (rule KL 2.8).
keylargo-reason-must-sell = You must sell at least one card before you leave (rule KL 2.8).
keylargo-reason-no-encounters = This table plays without encounter cards (rule KL 2.11).
keylargo-reason-one-encounter = Only one encounter in a half-day, and you have played yours or declined (rule KL 3.1).
keylargo-reason-other-place = { keylargo-encounter } is played only { keylargo-place-at } (rule KL 3.1).
keylargo-reason-no-effect = { keylargo-encounter } would change nothing at this moment (rule KL 3.1).
keylargo-reason-too-late = Too late for { keylargo-encounter }: you have already { $encounter ->
    [gold_prospector] sold { keylargo-type-gold }
   *[good_pal] bought something
} (rule KL 3.2).
keylargo-reason-only-shallow = { keylargo-encounter-volunteer } is played only at a { keylargo-depth-shallow } wreck (rule KL 3.2).
keylargo-reason-no-such-seat = Nobody sits at this seat (rule KL 2.1).

## Tables refused

error-keylargo-first-player = Seat { $got } cannot begin. There are { $players } seats, counted from 0 (rule KL 2.1).
