# Korsar: ships, pirates and characters; what happens, what one may do, why not.
# Arguments: $gold a ship's gold, $colour a colour of the palette, $strength a pirate's strength,
# $total and $against the strengths after the move, $whose whose the ship is (own, partner, other) as seen by $seat.

korsar = Korsar

## Ships

korsar-ship = { $gold ->
    [2] cutter
    [3] ketch
    [4] brigantine
    [5] brig
    [6] barque
    [7] frigate
   *[8] galleon
}
korsar-ship-one = a { korsar-ship }
korsar-ship-the = the { korsar-ship }
korsar-ship-from = from the { korsar-ship }
korsar-ship-it = it
# The ship and whose it is, for the reader.
korsar-ship-whose = { $owner_you ->
    [yes] your { korsar-ship }
   *[no] { $owner }’s { korsar-ship }
}
# The same, when $seat has just been named.
korsar-ship-theirs = { $whose ->
    [own] { korsar-ship-the }
   *[other] { korsar-ship-whose }
}

## Colours and characters

korsar-colour = { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [black] black
    [gold] gold
   *[purple] purple
}
# The colour of one's own side at the ship.
korsar-colour-own = { $own ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [black] black
    [gold] gold
   *[purple] purple
}
korsar-colour-first = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
    [green] Green
    [black] Black
    [gold] Gold
   *[purple] Purple
}
korsar-captain = { $colour ->
    [yellow] Edward Teach
    [black] Edward Teach
    [gold] Edward Teach
    [blue] Anne Bonny
    [green] Henry Morgan
   *[red] L’Olonnais
}
korsar-captain-first = { korsar-captain }

## Log

korsar-event-draw = { $seat } { $card ->
    [ship] draws { korsar-ship-one }, { $gold } gold.
    [pirate] draws a pirate, { korsar-colour } { $strength }.
    [captain] draws a captain, { korsar-captain }.
    [admiral] draws the Admiral.
   *[none] draws.
}
    .you = You { $card ->
    [ship] draw { korsar-ship-one }, { $gold } gold.
    [pirate] draw a pirate, { korsar-colour } { $strength }.
    [captain] draw a captain, { korsar-captain }.
    [admiral] draw the Admiral.
   *[none] draw.
}
korsar-event-lay-ship = { $seat } lays { korsar-ship-one }, { $gold } gold.
    .you = You lay { korsar-ship-one }, { $gold } gold.
# The end of a pirate's sentence: what comes of it.
korsar-balance = { $outcome ->
    [lead] { $against ->
        [0] { korsar-colour } { $strength } leads.
       *[other] { korsar-colour } { $strength }, so { $total } against { $against }.
    }
    [tie] { korsar-colour } { $strength }, tied at { $total }.
    [behind] { korsar-colour } { $strength }, so { $total } against { $against }.
   *[no-effect] { korsar-colour } { $strength }, to no effect while a character holds it.
}
korsar-event-pirate = { $whose ->
    [other] { $seat } attacks { korsar-ship-theirs }: { korsar-balance }
   *[own] { $seat } defends { korsar-ship-theirs }: { korsar-balance }
}
    .you = { $whose ->
    [other] You attack { korsar-ship-whose }: { korsar-balance }
   *[own] You defend { korsar-ship-whose }: { korsar-balance }
}
korsar-event-captain = { $seat } puts { korsar-captain } aboard { korsar-ship-theirs } and holds it.
    .you = You put { korsar-captain } aboard { korsar-ship-whose } and hold it.
korsar-event-admiral = { $seat } puts the Admiral aboard { korsar-ship-theirs } and holds it.
    .you = You put the Admiral aboard { korsar-ship-whose } and hold it.
# The character that an action would chase.
korsar-chased-there = { $chased_card ->
    [captain] { $chased_colour ->
        [yellow] Edward Teach
        [black] Edward Teach
        [gold] Edward Teach
        [blue] Anne Bonny
        [green] Henry Morgan
       *[red] L’Olonnais
    }
   *[admiral] the Admiral
}
korsar-chased = { $card ->
    [captain] { korsar-captain }
   *[admiral] the Admiral
}
korsar-event-chase = { $by_you ->
    [yes] You chase { korsar-chased } { korsar-ship-from }, at { $seat }’s expense.
   *[no] { $by } chases { korsar-chased } { korsar-ship-from }, at { $seat }’s expense.
}
    .you = { $by } chases { korsar-chased } { korsar-ship-from }, at your expense.
korsar-event-discard-pirate = { $seat } discards a pirate, { korsar-colour } { $strength }.
    .you = You discard a pirate, { korsar-colour } { $strength }.
korsar-event-discard-captain = { $seat } discards { korsar-captain }.
    .you = You discard { korsar-captain }.
korsar-event-discard-admiral = { $seat } discards the Admiral.
    .you = You discard the Admiral.
korsar-event-collect = { $whose ->
    [other] { $seat } takes { korsar-ship-theirs }: { $gold } gold.
   *[own] { $seat } takes back { korsar-ship-theirs }: { $gold } gold.
}
    .you = { $whose ->
    [other] You take { korsar-ship-whose }: { $gold } gold.
   *[own] You take back { korsar-ship-whose }: { $gold } gold.
}
korsar-event-skip = { $seat } has no card left and sits this turn out.
    .you = You have no card left and sit this turn out.
korsar-event-end = { $reason ->
    [laid] { korsar-end-laid }
    [drew] { korsar-end-drew }
    [discarded] { korsar-end-discarded }
   *[played] { korsar-end-played }
}
    .you = { $reason ->
    [laid] { korsar-end-laid.you }
    [drew] { korsar-end-drew.you }
    [discarded] { korsar-end-discarded.you }
   *[played] { korsar-end-played.you }
}
korsar-event-final-collect = { $whose ->
    [other] Final collection: { $seat } takes { korsar-ship-theirs }, { $gold } gold.
   *[own] Final collection: { $seat } takes back { korsar-ship-theirs }, { $gold } gold.
}
    .you = { $whose ->
    [other] Final collection: you take { korsar-ship-whose }, { $gold } gold.
   *[own] Final collection: you take back { korsar-ship-whose }, { $gold } gold.
}
korsar-event-left = Tied for the lead: nobody takes { korsar-ship-whose }, { $gold } gold.
korsar-event-unlaid = { $seat } still holds { korsar-ship-one }: { $gold } gold less.
    .you = You still hold { korsar-ship-one }: { $gold } gold less.

## The end of the game

korsar-end-laid = { $seat } lays a last card; the deck is empty, and the game is over.
    .you = You lay your last card; the deck is empty, and the game is over.
korsar-end-played = { $seat } plays a last card; the deck is empty, and the game is over.
    .you = You play your last card; the deck is empty, and the game is over.
korsar-end-discarded = { $seat } discards a last card; the deck is empty, and the game is over.
    .you = You discard your last card; the deck is empty, and the game is over.
korsar-end-drew = The deck has run out and { $seat } has no card left: the game is over.
    .you = The deck has run out and you have no card left: the game is over.

## List of moves

korsar-action-draw = Draw a card
korsar-action-lay-ship = Lay { korsar-ship-the }, { $gold } gold
korsar-action-play-pirate = { korsar-colour-first } { $strength } on { korsar-ship-whose }: { $outcome ->
    [lead] { $against ->
        [0] you would lead
       *[other] { $total } against { $against }, you would lead
    }
    [tie] tied at { $total }
    [behind] { $total } against { $against }, still behind
   *[no-effect] to no effect while a character holds it
}
korsar-action-play-captain = { $outcome ->
    [chase] { korsar-captain-first } on { korsar-ship-whose } chases { korsar-chased-there }
   *[hold] { korsar-captain-first } on { korsar-ship-whose }: you hold it
}
korsar-action-play-admiral = { $outcome ->
    [chase] The Admiral on { korsar-ship-whose } chases { korsar-chased-there }
   *[hold] The Admiral on { korsar-ship-whose }: you hold it
}
korsar-action-discard-pirate = Discard { korsar-colour } { $strength }
korsar-action-discard-captain = Discard { korsar-captain }
korsar-action-discard-admiral = Discard the Admiral

## Why not

korsar-reason-not-your-turn = It is { $seat }’s turn (rule KO 2.3).
korsar-reason-game-over = The game is over (rule KO 2.8).
korsar-reason-deck-empty = The deck is empty and is not made anew (rule KO 2.8).
korsar-reason-deck-not-empty = You may discard only once the deck is empty (rule KO 2.8).
korsar-reason-ship-discard = A ship can never be discarded (rule KO 2.8).
korsar-reason-not-in-hand = You do not hold this card (rule KO 2.3).
korsar-reason-no-such-ship = This ship is not at sea (rule KO 2.3).
korsar-reason-own-colour = Your colour at this ship is { korsar-colour-own } (rule KO 2.5).
korsar-reason-foreign-colour = At this ship { korsar-colour } is { $holder }’s (rule KO 2.5).
korsar-reason-too-weak = At this table you must at least draw level: you would have { $total } against { $against } (rule KO 2.5).
korsar-reason-character-there = At this table no pirate may be added where a character stands (rule KO 2.5).
korsar-reason-captain-needs-pirate = You first need a { korsar-colour } pirate of your own at this ship (rule KO 2.6).
korsar-reason-not-own-ship = The Admiral goes aboard a ship of your own only, and this is { $owner }’s (rule KO 2.6).
korsar-reason-same-round = { $partner } has just played there: partners do not both play on one ship in a round (rule KO 3.4).

## Options

korsar-option-captain-rule = Older character
    .help = Where it goes when another comes aboard. Who holds the ship and the score stay the same.
korsar-option-captain-rule-chase = chased at once
korsar-option-captain-rule-last-placed = stays under the newer one
korsar-option-min-attack = Weakest attack
    .help = Whether a pirate may leave you behind, or must at least match the best of the others.
korsar-option-min-attack-any = any strength
korsar-option-min-attack-match = at least level
korsar-option-pirates-after-character = Pirates beside a character
    .help = Whether pirates may still be played where a captain or the Admiral stands.
korsar-option-pirates-after-character-allowed = allowed
korsar-option-pirates-after-character-forbidden = forbidden
korsar-option-allow-six-individual = Six, each alone
    .help = By the rules six play in teams only; some groups play it otherwise.
korsar-option-allow-six-individual-false = no
korsar-option-allow-six-individual-true = yes
korsar-option-team-admiral = The Admiral in teams
    .help = Who may play the Admiral on a ship of the team.
korsar-option-team-admiral-team = either partner
korsar-option-team-admiral-owner-only = who laid the ship
korsar-option-start-player = Who begins
    .help = A seat drawn by lot, or a given one; in teams the first partner of a team.
korsar-option-start-player-random = by lot
korsar-option-start-player-0 = seat 1
korsar-option-start-player-1 = seat 2
korsar-option-start-player-2 = seat 3
korsar-option-start-player-3 = seat 4
korsar-option-start-player-4 = seat 5
korsar-option-start-player-5 = seat 6
korsar-option-start-player-6 = seat 7
korsar-option-start-player-7 = seat 8
korsar-option-palette = Colours
    .help = What the colours are called and how they look; the game is the same.
korsar-option-palette-tilsit = yellow, red, blue, green (French box)
korsar-option-palette-heidelberger = black, red, blue, green (Heidelberger)
korsar-option-palette-loot = gold, purple, blue, green (Loot)
korsar-option-partner-sees-hand = Partner’s hand
    .help = Whether partners see each other’s cards.
korsar-option-partner-sees-hand-true = shown
korsar-option-partner-sees-hand-false = hidden
korsar-option-loot-visibility = Gold taken
    .help = Whether the totals of the others are shown during the game.
korsar-option-loot-visibility-hidden = hidden
korsar-option-loot-visibility-open = shown

## Tables refused

error-korsar-players = Korsar cannot be played by { $got } each alone; possible: { $expected } (rule KO 2.1).
error-korsar-teams = Korsar cannot be played by { $got } in teams; possible: { $expected } (rule KO 2.1).
error-korsar-start-player = Seat { $got } cannot begin. There are { $players } seats, counted from 0; in teams it takes an even number (rule KO 2.2).
