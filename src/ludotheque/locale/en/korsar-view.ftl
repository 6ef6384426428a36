# Korsar: the table in the browser, its short labels and what is heard of each thing.
# $side (you, team, other) and $who: a side, as the reader sees it; $who_first, the same where a sentence begins.

## Short names

korsar-view-you = You
korsar-view-us = Us
korsar-view-beast = { $beast ->
    [whale] Whale
    [turtle] Turtle
    [octopus] Octopus
    [crab] Crab
    [nautilus] Nautilus
   *[seahorse] Seahorse
}
korsar-view-the-beast = the { korsar-view-beast }
korsar-view-the-beast-first = The { korsar-view-beast }
korsar-view-rig = { $gold ->
    [2] Cutter
    [3] Ketch
    [4] Brigantine
    [5] Brig
    [6] Barque
    [7] Frigate
   *[8] Galleon
}
korsar-view-admiral = the Admiral
korsar-view-card = { $kind ->
    [ship] { korsar-view-rig }
    [pirate] { korsar-colour-first } { $strength }
    [captain] { korsar-captain-first }
   *[admiral] The Admiral
}
korsar-view-card-label = { $kind ->
    [ship] Ship: { korsar-ship }, { $gold } gold
    [pirate] { korsar-colour-first } pirate, strength { $strength }, { $device ->
        [hourglass] hourglass
        [anchor] anchor
        [palm] palm tree
       *[cutlasses] crossed cutlasses
    } flag
    [captain] Captain { korsar-captain }, { korsar-colour }
   *[admiral] The Admiral, Robert Maynard
}
korsar-view-isle = Tortuga

## Plates and piles

korsar-view-takes = takes
korsar-view-tied = Tied at { $strength }
korsar-view-nobodys = nobody’s
korsar-view-unattacked = nobody attacks it
korsar-view-just-laid = { $who } has just laid it
korsar-view-becalmed = no ship at sea
korsar-view-deck = Deck
korsar-view-discard = Discard
korsar-view-discard-here = Discard here
korsar-view-loot = loot: { $gold }
korsar-view-loot-team = team loot: { $gold }
korsar-view-next = next: { $gold }
korsar-view-partner-hand = { $who }’s hand
korsar-view-partner-open = { $who }’s hand, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Whose turn

korsar-view-turn-yours = Your turn
korsar-view-turn-other = { $who } is playing
korsar-view-turn-over = The game is over
korsar-view-round = Round { $round }
korsar-view-round-took = Round { $round } · { $gold ->
    [0] nothing to collect
   *[other] { $gold } gold collected
}
korsar-view-round-chosen = Round { $round } · { $card } chosen
korsar-view-short-round = round { $round }
korsar-view-watching = You are watching
korsar-view-not-yet = Not yet: it is { $who }’s turn.

## What one may do

korsar-view-can = What you may do
korsar-view-where = { $card }: where to?
korsar-view-wait = While you wait
korsar-view-wait-haul = { $gold ->
    [0] You would take nothing next turn.
   *[other] You would take { $gold } gold next turn.
}
korsar-view-wait-haul-team = { $gold ->
    [0] Your team would take nothing next turn.
   *[other] Your team would take { $gold } gold next turn.
}
korsar-view-log = Ship’s log
korsar-view-draw = Draw a card
korsar-view-draw-left = { $cards } left
korsar-view-lay = Lay { korsar-ship-the }
korsar-view-gold = { $gold } gold
korsar-view-on = { $card } on…
korsar-view-card-on = { $card } on { $ship }
korsar-view-on-ships = { $ships ->
    [0] on no ship
    [one] on { $ships } ship
   *[other] on { $ships } ships
}
korsar-view-nowhere = This card goes on no ship for now.
korsar-view-no-ship = No ship at sea: lay one, or draw.
korsar-view-put-back = Put the card back
korsar-view-put-back-short = Put back
korsar-view-touch-ship = choose a ship
korsar-view-touch-sea = to lay in your waters
korsar-view-touch-discard = ship or discard pile
korsar-view-touch-nowhere = goes nowhere now
korsar-view-draw-short = Draw · { $cards }
korsar-view-deck-short = Deck · { $cards }
korsar-view-deck-gone = Deck empty
korsar-view-lay-short = Lay it
korsar-view-discard-short = Discard
korsar-view-moves = List of moves
korsar-view-help-card = Rules of this card
korsar-view-page = { $who }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}

## What the card would do

korsar-view-then = { $outcome ->
    [lead] { $against ->
        [0] leads with { $total }
       *[other] leads, { $total } to { $against }
    }
    [tie] tied at { $total }
    [behind] { $led ->
        [yes] { $total }, behind { $leader }’s { $against }
       *[no] { $total }, behind { $against }
    }
    [hold] { $team ->
        [yes] your team holds it
       *[no] you hold it
    }
    [chase] chases { $character }
   *[no-effect] { $total }, but { $character } holds
}
korsar-view-then-long = { $outcome ->
    [lead] { $against ->
        [0] { $team ->
            [yes] your team would lead
           *[no] you would lead
        }
       *[other] { $total } against { $against }: { $team ->
            [yes] your team would lead
           *[no] you would lead
        }
    }
    [tie] tied for the lead, { $total } all
    [behind] { $led ->
        [yes] { $total } against { $against }: { $leader } still leads
       *[no] { $total } against { $against }: still behind
    }
    [hold] { $team ->
        [yes] your team holds it
       *[no] you hold it
    }
    [chase] chases { $character }
   *[no-effect] { $total } in strength; { $character } still holds it
}
# Words between ⟦ and ⟧ stand out.
korsar-view-why = { $reason ->
    [own-colour] { $team ->
        [yes] Your team sails ⟦{ korsar-colour-own }⟧ here
       *[no] You sail ⟦{ korsar-colour-own }⟧ here
    }
    [foreign-colour] ⟦{ korsar-colour-first }⟧ is { $holder_side }’s here
    [too-weak] { $total } against { $against }: ⟦too weak⟧
    [character-there] ⟦A character⟧ stands here
    [captain-needs-pirate] ⟦No { korsar-colour } pirate⟧ of yours
    [not-own-ship] Not ⟦your ship⟧
    [same-round] { $partner } ⟦has just played here⟧
   *[other] ⟦Not here⟧
}

## What is heard

korsar-view-between = { "; " }
korsar-view-ship-label = { korsar-view-rig }, { $gold } gold, { $owner_you ->
    [yes] your ship
   *[no] { $owner }’s ship
}
korsar-view-side = { $side ->
    [you] you
    [team] your team
   *[other] { $who }
}
korsar-view-column-label = { korsar-view-side } { $strength } in { korsar-colour }
korsar-view-control-tied = Tied for the lead: nobody would take it.
korsar-view-control = { $side ->
    [you] You would take it
    [team] Your team would take it
   *[other] { $who_first } would take it
}{ $by ->
    [character] , by { $character }.
    [owner] , nobody attacks it.
   *[strength] .
}
korsar-view-seat-label = { $who }, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $ships ->
    [one] { $ships } ship taken
   *[other] { $ships } ships taken
}{ $gold ->
    [0] .
   *[other] , takes { $gold } next.
}{ $turn ->
    [yes] { " " }Now playing.
   *[no] { "" }
}
korsar-view-you-label = You, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $ships ->
    [one] { $ships } ship taken
   *[other] { $ships } ships taken
}{ $gold ->
    [0] .
   *[other] , you take { $gold } next.
}
korsar-view-waters = { $side ->
    [you] Your waters
    [team] Your team’s waters
   *[other] Waters of { $who }
}
korsar-view-sea = The sea
korsar-view-hand = Your hand
korsar-view-deck-label = Deck, { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
korsar-view-discard-label = Discard, { $cards ->
    [0] empty
    [one] { $cards } card, { $top }
   *[other] { $cards } cards, { $top } on top
}

## The end of the game

korsar-view-course = The gold of each loot, round by round
    .period = Round { $period }
    .count = { $count }
korsar-view-end-won = You win, { $mine } to { $next }
korsar-view-end-won-team = Your team wins, { $mine } to { $next }
korsar-view-end-shared = A victory shared by { $winners }, { $mine } all
korsar-view-end-lost = { $who_first } wins, { $mine } to { $next }
korsar-view-end-ships = Ships taken (dotted: in the final collection)
korsar-view-end-dotted = Dotted: taken in the final collection
korsar-view-end-loot = Loot
korsar-view-end-hand = In hand
korsar-view-end-score = Score
korsar-view-end-left = Left tied, nobody’s
korsar-view-end-close = See the table
korsar-view-end-open = See the scores
korsar-view-end-none = no ship
