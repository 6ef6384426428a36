# Key Largo: the table in the browser, its short labels and what is heard of each thing.

### The table

keylargo-view-you = You
keylargo-view-money = { $sign ->
    [minus] −
    [plus] +
   *[none] {""}
}${ $amount }
keylargo-view-ship = { $wreck ->
    [A] Aurore
    [B] Bagatelle
    [C] Constance
    [D] Dorade
    [E] Espérance
    [F] Fauvette
    [G] Gavotte
    [H] Hirondelle
    [I] Iris
    [J] Junon
    [K] Kermesse
    [L] Lutine
    [M] Mistral
    [N] Néréide
    [O] Ondine
   *[P] Pandora
}
keylargo-view-wreck = Wreck { $wreck }, { keylargo-view-ship }
keylargo-view-depth = { $depth ->
    [shallow] shallow
    [medium] medium
   *[deep] deep
}
keylargo-view-cards = { $left ->
    [0] empty
    [one] { $left } card
   *[other] { $left } cards
}
keylargo-view-wreck-label = { keylargo-view-wreck }, { keylargo-view-depth }, { keylargo-view-cards }, { $boat ->
    [none] free
    [you] your boat is there
   *[other] { $who }’s boat
}{ $seen ->
    [yes] , you have looked
   *[no] {""}
}{ $allowed ->
    [yes] , allowed
    [no] , not allowed
   *[unasked] {""}
}
keylargo-view-boats-there = { $boats ->
    [0] no boat
    [one] { $boats } boat
   *[other] { $boats } boats
}
keylargo-view-bar-label = { keylargo-place-bar }, { keylargo-view-boats-there }: diver { $diver }, { $thieves ->
    [yes] pickpocket { $pickpocket },{" "}
   *[no] {""}
}round { $round }
keylargo-view-dolphins-label = { keylargo-place-dolphins }, { keylargo-view-boats-there }: { $income } to each boat today
keylargo-view-shop-label = { keylargo-place-shop }, { keylargo-view-boats-there }: hose { $hose }, trident { $trident }, weight { $weight }
keylargo-view-market-label = { keylargo-place-market }, { keylargo-view-boats-there }: a unit of goods { $goods }, antiques { $antique }, gold { $gold }
keylargo-view-place = { $place ->
    [bar] Mermaid Bar
    [dolphins] Dolphin Cove
    [shop] Shop
   *[market] Market
}
keylargo-view-per-boat = to each boat, today
keylargo-view-place-about = { $place ->
    [bar] Hire a diver here, or a pickpocket, or pay a round to look into two wrecks. The more boats, the dearer.
    [dolphins] Each boat here earns the day’s income.
    [shop] Buy hoses, tridents and weights here. The more boats, the dearer.
   *[market] Sell treasures of one kind here, at so much a unit. The more boats, the less for goods and the more for antiques.
}
keylargo-view-with-boats = with { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}
keylargo-view-price-of = { $of ->
    [diver] Diver
    [pickpocket] Pickpocket
    [round] Round
    [hose] Hose
    [trident] Trident
    [weight] Weight
    [goods] Goods
    [antique] Antiques
   *[gold] Gold
}
keylargo-view-rules = The rules

## The day

keylargo-view-half = { $half ->
    [morning] morning
   *[afternoon] afternoon
}
keylargo-view-day = { $weekday }{ $phase ->
    [program] {""}
   *[other] {" "}{ keylargo-view-half }
}
keylargo-view-day-of = day { $day } of { $days }
keylargo-view-calendar-label = Day { $day } of { $days }, { $weekday }, { keylargo-view-half }; dolphins { $income }
keylargo-view-order = { $phase ->
    [program] Everybody chooses
    [over] The game is over
   *[other] This { keylargo-view-half }, in order
}
keylargo-view-supply = Supply
keylargo-view-supply-label = Supply: divers { $divers }, hoses { $hoses }, tridents { $tridents }, weights { $weights }
keylargo-view-supply-encounters = Encounters: { $deck ->
    [0] empty deck
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
keylargo-view-log = Log
keylargo-view-first = plays first

## The boats

keylargo-view-at = { $at ->
    [choosing] choosing…
    [ready] ready
    [waiting] waits
    [wreck] dives on wreck { $wreck }
    [moored] stays at anchor
    [bar] at the bar
    [dolphins] with the dolphins
    [shop] at the shop
    [market] at the market
    [to-dive] is going to dive
    [to-bar] is going to the bar
    [to-dolphins] is going to the dolphins
    [to-shop] is going to the shop
   *[to-market] is going to the market
}
keylargo-view-at-short = { $at ->
    [choosing] choosing…
    [ready] ready
    [waiting] {""}
    [wreck] Wreck { $wreck }
    [moored] at anchor
    [bar] Bar
    [dolphins] Dolphins
    [shop] Shop
    [market] Market
    [to-dive] Dive
    [to-bar] Bar
    [to-dolphins] Dolphins
    [to-shop] Shop
   *[to-market] Market
}
keylargo-view-to-choose = { $missing ->
    [0] to confirm
    [one] one more
   *[other] two choices
}
keylargo-view-where = where?

## The teams

keylargo-view-player-label = { $who }, { $token }, { $money }, { $divers ->
    [0] { keylargo-view-no-diver }
    [one] { $divers } diver
   *[other] { $divers } divers
}, { $treasures ->
    [0] no treasure
    [one] { $treasures } treasure: { $backs }
   *[other] { $treasures } treasures: { $backs }
}{ $encounters ->
    [none] {""}
    [0] , no encounter
    [one] , { $encounters } encounter
   *[other] , { $encounters } encounters
}; { $standing }
keylargo-view-no-diver = no diver
keylargo-view-backs = { $count } { keylargo-view-depth }
keylargo-view-diver-label = Diver { $diver }: { $gear }; reaches { $depth ->
    [shallow] shallow wrecks
    [medium] shallow and medium wrecks
   *[deep] wrecks of any depth
}
keylargo-view-gear = { $item ->
    [hose] { $count } { $count ->
        [one] hose
       *[other] hoses
    }
    [trident] a trident
    [weight] a weight
   *[nothing] no equipment
}
keylargo-view-treasure-label = { $type ->
    [goods] Goods, { keylargo-units }
    [antique] Antique, { keylargo-units }
    [gold] Gold, { keylargo-units }
    [diamond] Diamond
   *[monster] Monster
}, { $value } at the end, { keylargo-view-depth } back
keylargo-view-known = { $who } holds, as you know:
keylargo-view-team-of = { $who }’s team

## Your strip

keylargo-view-yours = Your team
keylargo-view-your-day = Your day
keylargo-view-your-divers = Your divers
keylargo-view-your-treasures = Your treasures, hidden from the others
keylargo-view-no-treasure = none yet
keylargo-view-your-encounters = Encounters
keylargo-view-if-ended = If it ended now
keylargo-view-money-word = Money
keylargo-view-treasures-count = { $count ->
    [0] No treasure
    [one] { $count } treasure
   *[other] { $count } treasures
}
keylargo-view-fortune = Fortune
keylargo-view-free-berth = free berth
keylargo-view-reaches = reaches
keylargo-view-card-label = { $half ->
    [morning] Morning
   *[afternoon] Afternoon
}: { $action }
keylargo-view-not-laid = not chosen yet
keylargo-view-encounter-label = { $name }. { $effect } { $state ->
    [yes] May be played now.
   *[no] {""}
}

## The question of the moment

keylargo-view-prompt-program = Choose two actions
keylargo-view-prompt-program-sub = { $room ->
    [small] one for the morning, one for the afternoon
   *[large] The first for the morning, the second for the afternoon. Nobody sees them.
}
keylargo-view-prompt-chosen = Your day is chosen
keylargo-view-prompt-all-choose = Everybody chooses a day
keylargo-view-still-choosing = { $count ->
    [1] { $who } is still choosing
   *[other] { $who } are still choosing
}
keylargo-view-prompt-place = { $room ->
    [small] Which wreck?
   *[large] Your turn: which wreck do you dive on?
}
keylargo-view-prompt-place-sub = { $room ->
    [small] { $depth ->
        [shallow] shallow
        [medium] shallow or medium
       *[deep] any depth
    }
   *[large] Your divers reach { $depth ->
        [shallow] shallow wrecks.
        [medium] shallow and medium wrecks.
       *[deep] wrecks of any depth.
    }
}
keylargo-view-prompt-sabotage = { $able ->
    [yes] { $room ->
        [small] Sabotage { $who }?
       *[large] { $who } is about to dive: do you play Saboteur?
    }
   *[no] { $room ->
        [small] { $who } is about to dive
       *[large] { $who } is about to dive: you have no Saboteur to play.
    }
}
keylargo-view-prompt-sabotage-sub = one diver would stay aboard
keylargo-view-prompt-draw = { $room ->
    [small] Who draws?
   *[large] Your dive: who draws?
}
keylargo-view-prompt-draw-sub = { $left ->
    [one] { $left } card left in wreck { $wreck }
   *[other] { $left } cards left in wreck { $wreck }
}
keylargo-view-prompt-monster = { $room ->
    [small] A monster!
   *[large] A monster! What do you do?
}
keylargo-view-prompt-treasure = { $room ->
    [small] A treasure!
   *[large] A treasure! What do you do?
}
keylargo-view-prompt-watch = { $room ->
    [small] End of the dive
   *[large] End of the dive: one last card?
}
keylargo-view-prompt-bar = { $room ->
    [small] At the bar
   *[large] Your turn: what will it be at the Mermaid Bar?
}
keylargo-view-prompt-look = The second wreck of the round?
keylargo-view-prompt-dolphins = { $room ->
    [small] { $plays ->
        [yes] An encounter?
       *[no] With the dolphins
    }
   *[large] { $plays ->
        [yes] Your turn: do you play a card at the dolphins?
       *[no] Your turn: the dolphins bring you the day’s income.
    }
}
keylargo-view-prompt-shop = { $room ->
    [small] What do you buy?
   *[large] Your turn: what do you buy?
}
keylargo-view-prompt-market = { $room ->
    [small] What do you sell?
   *[large] Your turn: what do you sell?
}
keylargo-view-prompt-market-sub = one kind only, as many cards as you like
keylargo-view-prompt-boats = { $boats ->
    [1] a single boat
   *[other] { $boats } boats
}
keylargo-view-prompt-other = { $phase ->
    [place] { $who } chooses a wreck
    [sabotage] { $who } may play an encounter
    [bar] { $who } is at the bar
    [look] { $who } pays a round
    [dolphins] { $who } is with the dolphins
    [shop] { $who } is at the shop
    [market] { $who } is at the market
   *[dive] { $who } is diving
}
keylargo-view-prompt-over = { $count ->
    [1] { $who } wins with { $fortune }
   *[other] { $who } win together with { $fortune }
}
keylargo-view-prompt-over-you = You win with { $fortune }
keylargo-view-end-open = See the scores
keylargo-view-moves = Everything you can do
keylargo-view-know = Wreck { $wreck }: what you know of it
keylargo-view-moves-none = Nothing to do for the moment.

## Choosing the day

keylargo-view-program-title = Your { $weekday }, in secret
keylargo-view-first-card = Choose a card
keylargo-view-second-card = Choose a second card
keylargo-view-take-back = { $missing ->
    [1] Take the first back
   *[0] Take the second back
}
keylargo-view-change = Change
keylargo-view-confirm = Confirm
keylargo-view-confirm-first = One card is still missing.
keylargo-view-laid = { $action }{ $half ->
    [morning] , for the morning
    [afternoon] , for the afternoon
   *[none] {""}
}
keylargo-view-set-aside = See the table
keylargo-view-set-back = Choose
keylargo-view-crowd = : { $boats } boats
keylargo-view-skip = Go on

## Everything one can do

keylargo-view-group-program = In the morning: { $action }
keylargo-view-group-rob = Hire a pickpocket against { $who }
keylargo-view-group-buy = { $item ->
    [hose] Buy a hose
    [trident] Buy a trident
   *[weight] Buy a weight
}
keylargo-view-group-sell-as = Sell as something else: { $card }
keylargo-view-group-weight = Use the weight of diver { $diver }
keylargo-view-group-wreck = { $deed ->
    [pay-round] Pay a round
    [look-at] Look into the second wreck
   *[drunkard] Ask the drunkard
}
keylargo-view-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}

## The sheets: what they have in common

keylargo-view-sheet-help = The rules of this sheet
keylargo-view-leave = Leave
keylargo-view-put-away = Put away
keylargo-view-have = You have
keylargo-view-left = You will have left
keylargo-view-pay = Pay { $price }
keylargo-view-basket-stopped = The rest is no longer possible.
keylargo-view-diver-no = no. { $diver }

## The dive

keylargo-view-dive-label = { $yours ->
    [yes] Your dive
   *[no] { $who }’s dive
}
keylargo-view-dive-aboard = Diver { $diver } stays aboard.
keylargo-view-dive-left = { keylargo-view-depth }, { $left ->
    [0] no card left
    [one] { $left } card left
   *[other] { $left } cards left
}
keylargo-view-dive-divers = { $n ->
    [0] Nobody is down any more
    [one] { $n } diver down
   *[other] { $n } divers down
}
keylargo-view-dive-monster = A monster!
keylargo-view-dive-treasure = { $card ->
    [goods] Goods
    [antique] An antique
    [gold] Gold
    [diamond] A diamond!
   *[none] A treasure
}
keylargo-view-dive-how = { $cause ->
    [weight] Diver { $diver } took it thanks to diver { $carrier }’s weight.
    [again] Diver { $diver } drew again.
    [volunteer] Diver { $diver } took it besides, with the volunteer.
    [watchful] Diver { $diver } took the last card.
   *[turn] Diver { $diver } drew.
}
keylargo-view-dive-hidden = The others see only the back.
keylargo-view-dive-sold = Sold at once for { $sum }.
keylargo-view-dive-fate = { $fate ->
    [killed] Diver { $carrier }’s trident kills it. Both leave the game.
    [fled] Diver { $diver } flees, lost { $n ->
        [0] for good.
        [one] with { $n } piece.
       *[other] with { $n } pieces.
    }
    [shuffled] It is shuffled back into the wreck.
   *[none] It faces diver { $diver }.
}
keylargo-view-dive-ghost = And with the weight?
keylargo-view-dive-ghost-does = One more card, the weight is spent.
keylargo-view-dive-draw = Diver { $diver } draws
keylargo-view-dive-draw-does = the card on top
keylargo-view-dive-volunteer = Volunteer: diver { $diver } draws
keylargo-view-dive-volunteer-does = one card besides the diver’s own
keylargo-view-dive-surface = Surface
keylargo-view-dive-surface-does = { $treasures ->
    [0] with no treasure
    [one] with { $treasures } treasure
   *[other] with { $treasures } treasures
}{ $monsters ->
    [0] {""}
    [one] ; the monster is shuffled back into the wreck
   *[other] ; the monsters are shuffled back into the wreck
}
keylargo-view-dive-trident = Diver { $carrier }’s trident
keylargo-view-dive-trident-does = it is spent, the monster is gone; diver { $diver } draws again
keylargo-view-dive-flee = Diver { $diver } flees
keylargo-view-dive-flee-does = { $n ->
    [0] lost for good
    [one] lost for good, with { $n } piece
   *[other] lost for good, with { $n } pieces
}; the monster goes back into the wreck
keylargo-view-dive-weight = Diver { $carrier }’s weight: diver { $diver } draws
keylargo-view-dive-weight-does = one more card, the weight is spent
keylargo-view-dive-keep = { $weight ->
    [yes] Keep the weight
   *[no] Go on
}
keylargo-view-dive-keep-does = { $n ->
    [0] nobody else has a draw left
    [one] diver { $diver } may still draw
   *[other] { $n } others may still draw
}
keylargo-view-dive-sabotage = Keep diver { $diver } aboard
keylargo-view-dive-sabotage-does = this diver of { $who } does not dive, nor does the equipment
keylargo-view-dive-let-dive = Let them dive
keylargo-view-dive-let-dive-does = you keep your card
keylargo-view-dive-leave-card = Leave the last card
keylargo-view-dive-leave-card-does = it stays in the wreck
keylargo-view-dive-decline = No encounter this { $half ->
    [morning] morning
   *[afternoon] afternoon
}
keylargo-view-dive-decline-does = you will not be asked again in this half-day

## The bar

keylargo-view-bar-hire = Hire a diver
keylargo-view-bar-team = team: { $n } of { $most }
keylargo-view-bar-rob = Hire a pickpocket
keylargo-view-bar-victim = Who is robbed? You see only the backs.
keylargo-view-bar-back = Which back is taken?
keylargo-view-bar-backs = { $depth ->
    [shallow] Shallow back
    [medium] Medium back
   *[deep] Deep back
}, { $n ->
    [one] { $n } card
   *[other] { $n } cards, one at random
}
keylargo-view-bar-round = Pay a round
keylargo-view-bar-look = Look into two wrecks, then shuffle them.
keylargo-view-bar-second = Now the second wreck; it is included.
keylargo-view-bar-paid = done
keylargo-view-bar-not = This is not possible for the moment.
keylargo-view-bar-do = { $what ->
    [hire] Hire
    [rob] { $depth ->
        [none] Choose a back
        [shallow] Steal a shallow card
        [medium] Steal a medium card
       *[deep] Steal a deep card
    }
   *[look] { $wreck ->
        [none] Choose a wreck
       *[other] Look into wreck { $wreck }
    }
}{ $price ->
    [none] {""}
   *[other] : { $price }
}
keylargo-view-bar-saw = In wreck { $wreck } you saw
keylargo-view-bar-shuffled = They were shuffled: their order is unknown. Choose a wreck to see them again.

## The shop

keylargo-view-shop-hint = { $n ->
    [0] You have bought your pieces.
    [one] One more piece. Choose the slot that is to receive it.
   *[other] { $n } pieces at most. Choose the slot that is to receive it.
}
keylargo-view-shop-stock = { $n } left
keylargo-view-shop-cell = Diver { $diver }, { $item ->
    [hose] hose
    [trident] trident
   *[weight] weight
}: { $cell ->
    [has] carried
    [new] bought, { $price }
    [can] buy, { $price }
   *[full] empty slot
}
keylargo-view-shop-no-room = Nothing more besides what you have chosen.
keylargo-view-shop-line = { $item ->
    [hose] hose
    [trident] trident
   *[weight] weight
} { $price }
keylargo-view-shop-reach = With { $hoses ->
    [one] one hose
   *[other] { $hoses } hoses
}, diver { $diver } reaches the { $depth ->
    [shallow] shallow
    [medium] medium
   *[deep] deep
} wrecks.
keylargo-view-shop-empty = Put all back
keylargo-view-shop-nothing = Buy nothing

## The market

keylargo-view-market-type = Choose a type, then the cards.
keylargo-view-market-nothing = None of your cards has a price at the market.
keylargo-view-market-cards = Choose a card to keep it, or to sell it.
keylargo-view-market-none = { $card ->
    [goods] You have no goods to sell.
    [antique] You have no antiques to sell.
   *[gold] You have no gold to sell.
}
keylargo-view-market-brings = { $sum } here
keylargo-view-market-worth = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}{ $each ->
    [none] : { $sum }.
   *[other] {" "}at { $each }: { $sum }.
} { $n ->
    [one] Kept to the end, it would be worth { $later }.
   *[other] Kept to the end, they would be worth { $later }.
}
keylargo-view-market-kept = You keep
keylargo-view-market-diamond = A diamond is never sold here.
keylargo-view-market-other = One type at a time.
keylargo-view-market-besides = { $who }: { $n ->
    [0] no more
    [one] one more card
   *[other] { $n } cards at most
}
keylargo-view-market-must = At least one card must be sold.
keylargo-view-market-sell = Sell { $card ->
    [goods] { $n ->
        [one] { $n } card of goods
       *[other] { $n } cards of goods
    }
    [antique] { $n ->
        [one] { $n } antique
       *[other] { $n } antiques
    }
    [gold] { $n ->
        [one] { $n } gold card
       *[other] { $n } gold cards
    }
   *[any] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}: { $sum }

## The dolphins

keylargo-view-dolphins-take = Take { $sum }

## The wrecks

keylargo-view-wreck-left = { $left ->
    [0] It is empty.
    [one] { $left } card is left, { keylargo-view-wreck-depth }.
   *[other] { $left } cards are left, { keylargo-view-wreck-depth }.
}
keylargo-view-wreck-depth = { $depth ->
    [shallow] in shallow water
    [medium] at medium depth
   *[deep] in deep water
}
keylargo-view-wreck-boat = { $yours ->
    [yes] Your boat is there.
   *[no] { $who }’s boat is there.
}
keylargo-view-wreck-monsters = { $n ->
    [one] At least one monster lurks there: it was met.
   *[other] At least { $n } monsters lurk there: they were met.
}
keylargo-view-wreck-when = { $weekday } { keylargo-view-half }
keylargo-view-wreck-saw = You saw there, { $when }:
keylargo-view-wreck-doubtful = perhaps gone since
keylargo-view-wreck-doubt = A question mark: perhaps sold or carried off since.
keylargo-view-wreck-exact = They are still there, shuffled: their order is unknown.
keylargo-view-wreck-mixed = They were shuffled, and other boats have come since.
keylargo-view-wreck-took = { $yours ->
    [yes] You hold { $n } of them.
   *[no] { $who } took { $n } of them. You do not know which.
}
keylargo-view-wreck-loose = { $yours ->
    [yes] You may hold others.
   *[no] { $who } may hold others.
}
keylargo-view-wreck-lurks = { $n ->
    [one] The monster has not been killed since: it is still there.
   *[other] The { $n } monsters have not been killed since: they are still there.
}
keylargo-view-wreck-unknown = You have never looked into it.
keylargo-view-wreck-looked = Who has looked into it
keylargo-view-wreck-look = { $yours ->
    [yes] You, { $when }
   *[no] { $who }, { $when }
}
keylargo-view-wreck-dive = Dive here
keylargo-view-known-perhaps = In one of these hands, { $who }:

## The encounters

keylargo-view-encounters = Your encounters
keylargo-view-encounter-none = You have none. One is drawn at Dolphin Cove.
keylargo-view-encounter-at = { $place ->
    [dive] Played while diving.
    [bar] Played at the bar.
    [dolphins] Played with the dolphins.
    [shop] Played at the shop.
   *[market] Played at the market.
}
keylargo-view-encounter-rule = The rule
keylargo-view-encounter-now = Play
keylargo-view-encounter-play = Play { $card }
keylargo-view-encounter-force = { $card } is in play.
keylargo-view-encounter-later = Its moment has not come.
keylargo-view-encounter-once = One encounter in a half-day, where your boat is.
keylargo-view-encounter-declined = You have chosen to play none in this half-day.
keylargo-view-encounter-used = You have already played one in this half-day.
keylargo-view-pile = { $pile ->
    [encounters] Encounter deck
   *[other] Wreck { $pile }
}
keylargo-view-encounter-deck = Deck: { $deck ->
    [0] empty
    [one] { $deck } card
   *[other] { $deck } cards
}
keylargo-view-encounter-discards = Discard pile, for all to see: { $discards ->
    [0] empty
    [one] { $discards } card
   *[other] { $discards } cards
}
keylargo-view-encounter-copies = { $card } × { $n }

## The end

keylargo-view-course = Fortunes, day by day
    .period = Day { $period }
    .count = ${ $count }
keylargo-view-end-won = { $yours ->
    [yes] You win
   *[no] { $who } wins
}
keylargo-view-end-shared = A shared win: { $winners }
keylargo-view-end-you = you
keylargo-view-end-when = { $weekday }, day { $day }, at sunset.
keylargo-view-end-lead = { $sum } ahead of { $yours ->
    [yes] you
   *[no] { $who }
}.
keylargo-view-end-scores = The fortunes
keylargo-view-end-close = See the table
