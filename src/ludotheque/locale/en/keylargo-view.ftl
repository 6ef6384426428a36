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
keylargo-view-boats = { $boats ->
    [0] no boat
    [one] { $boats } boat
   *[other] { $boats } boats
}
keylargo-view-bar-label = { keylargo-place-bar }, { keylargo-view-boats }: diver { $diver }, pickpocket { $pickpocket }, round { $round }
keylargo-view-dolphins-label = { keylargo-place-dolphins }, { keylargo-view-boats }: { $income } to each boat today
keylargo-view-shop-label = { keylargo-place-shop }, { keylargo-view-boats }: hose { $hose }, trident { $trident }, weight { $weight }
keylargo-view-market-label = { keylargo-place-market }, { keylargo-view-boats }: a unit of goods { $goods }, antiques { $antique }, gold { $gold }
keylargo-view-place = { $place ->
    [bar] Mermaid Bar
    [dolphins] Dolphin Cove
    [shop] Shop
   *[market] Market
}
keylargo-view-per-boat = to each boat, today
keylargo-view-place-about = { $place ->
    [bar] Recruit a diver here, hire a pickpocket, or pay a round to look into two wrecks. The more boats, the dearer.
    [dolphins] Each boat here earns the day’s takings.
    [shop] Buy hoses, tridents and weights here. The more boats, the dearer.
   *[market] Sell treasures of one kind here, at so much a unit. The more boats, the less it pays.
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
keylargo-view-log = Log
keylargo-view-first = plays first
keylargo-view-bot = bot
keylargo-view-away = offline

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
keylargo-view-backs = { $count } { keylargo-view-depth }
keylargo-view-diver-label = Diver { $diver }: { $gear }; reaches { keylargo-view-depth }
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
keylargo-view-watching = You are watching this game
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
keylargo-view-prompt-sabotage = { $room ->
    [small] Sabotage { $who }?
   *[large] { $who } is about to dive: do you play Saboteur?
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
    [small] Use the weight?
   *[large] A treasure! Do you use the weight?
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
    [small] An encounter?
   *[large] Your turn: do you play a card at the dolphins?
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
keylargo-view-moves-none = Nothing to do for the moment.
keylargo-view-back-to = Back

## Choosing the day

keylargo-view-program-title = Your { $weekday }, in secret
keylargo-view-first-card = Touch a card
keylargo-view-second-card = Touch a second card
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
keylargo-view-set-back = Choose my day
keylargo-view-skip = Touch to go on

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
