# Katana: the table in the browser, its short labels, and what one hears of each thing.

### The sheets: the story in the middle, the answers, what one looks at closely, and the count

## What is written on a card

katana-view-card-accuracy = accuracy
katana-view-card-damage = damage
katana-view-card-effect = { $card ->
    [parry] Cancels one attack on you.
    [geisha] Discard a property, or a card from a hand.
    [diversion] Take a random card from a hand.
    [battle_cry] The others: a parry or 1 wound.
    [tea_ceremony] Draw 3; the others, 1.
    [jujutsu] The others: a weapon or 1 wound.
    [breathing] Recover fully; somebody draws 1.
    [daimyo] Draw 2, or keep: 1 point at the end.
    [focus] +1 weapon each turn.
    [armor] +1 difficulty to attack { $yours ->
        [no] this seat
       *[yes] you
    }.
    [fast_draw] +1 wound for each weapon that hits.
   *[bushido] Moves to the left, or costs 1 honour.
}

## The attack

katana-view-attack-title = { $side ->
    [target] { $attacker } attacks you
    [attacker] You attack { $target }
   *[watch] { $attacker } attacks { $target }
}
katana-view-attack-short = { katana-view-attack-title }: { $weapon }
katana-view-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
katana-view-attack-part = { $part ->
    [damage] { $weapon }: { $n }
    [fast-draws] { katana-card-fast-draw }: plus { $n }
    [musashi] { katana-character-musashi }: plus { $n }
   *[ginchiyo] { katana-character-ginchiyo }: minus { $n }
}
katana-view-attack-least = at least 1
katana-view-life-points = { $n ->
    [one] { $n } resilience point
   *[other] { $n } resilience points
}
katana-view-honour-points = { $n ->
    [one] { $n } honour point
   *[other] { $n } honour points
}
katana-view-attack-left = { $side ->
    [target] You have { katana-view-life-points } left.
   *[other] { $target } has { katana-view-life-points } left.
}
katana-view-attack-threat = { $defeats ->
    [yes] Unless parried, this is defeat: { $side ->
        [target] you hand { $attacker } an honour point.
        [attacker] you gain an honour point.
       *[watch] { $attacker } gains an honour point.
    }
   *[no] Unless parried, { $left } will be left.
}

## Battle Cry and Jujutsu

katana-view-call-title = { $yours ->
    [yes] You play { $name }
   *[no] { $who } plays { $name }
}
katana-view-call-rule = One after the other, clockwise: { $card ->
    [battle_cry] discard a parry or suffer a wound.
   *[jujutsu] discard a weapon or suffer a wound.
}
katana-view-asked = { $yours ->
    [yes] It is up to you.
   *[no] { $who } is answering.
}
katana-view-call-ask = { $card ->
    [battle_cry] A parry, or a wound?
   *[jujutsu] A weapon, or a wound?
}
katana-view-call-order = Who answers, in order
katana-view-call-state = { $state ->
    [given] has answered
    [asked] is answering
    [waiting] will answer
    [harmless] harmless
   *[chiyome] not touched
}
katana-view-call-skipped = { $state ->
    [harmless] harmless, does not answer
   *[chiyome] Chiyome, does not answer
}
katana-view-call-stone = { $number }, { $who }: { katana-view-call-state }
katana-view-call-no-stone = { $who }: { katana-view-call-skipped }

## Bushido

katana-view-bushido-title = { katana-card-bushido }: { $card }
katana-view-bushido-text = A weapon is turned up. { $yours ->
    [yes] You discard a weapon and Bushido passes to { $next }, or { $cost ->
        [0] you discard Bushido, at no cost with three players.
       *[other] you lose { katana-view-honour-points } and Bushido is discarded.
    }
   *[no] { $who } discards a weapon and Bushido passes to { $next_you ->
        [yes] you
       *[no] { $next }
    }, or { $cost ->
        [0] discards Bushido, at no cost with three players.
       *[other] loses { katana-view-honour-points } and Bushido is discarded.
    }
}
katana-view-bushido-ask = Discard a weapon, and Bushido passes to { $next }; or { $cost ->
    [0] discard Bushido, at no cost with three players.
   *[other] lose { katana-view-honour-points }, and Bushido is discarded.
}

## Ieyasu's draw, and discarding above seven

katana-view-draw-title = { $yours ->
    [yes] Your first card
   *[no] { $who }’s first card
}
katana-view-draw-text = { $yours ->
    [yes] Take the top of the discard pile, { $card }, or draw. The rest comes from the deck.
   *[no] { $who } may take the top of the discard pile, { $card }. The rest comes from the deck.
}
katana-view-draw-ask = The rest comes from the deck.
katana-view-discard-title = Seven cards at most
katana-view-discard-text = { $yours ->
    [yes] You have { $cards } cards. Discard one after the other, in any order you like, until you have seven.
   *[no] { $who } has { $cards } cards and discards down to seven.
}

## The answers

katana-view-answers = Your answer
katana-view-answer-parry = Parry with { $card }
katana-view-answer-discard = Discard { $card }
katana-view-answer-no-parry = Do not parry
katana-view-answer-suffer = Suffer { katana-view-wounds }
katana-view-answer-lose-honour = { $n ->
    [0] Discard Bushido
   *[other] Lose { katana-view-honour-points }
}
katana-view-answer-take-back = Take { $card }
katana-view-answer-draw = Draw
katana-view-answer-life = resilience { $from } → { $to }
katana-view-answer-honour = honour { $from } → { $to }
katana-view-answer-defeat = defeat
katana-view-answer-code-free = no honour is lost
katana-view-answer-deck = the top of the deck
katana-view-answer-pile = the top of the discard pile

## Time to answer

katana-view-clock-none = No time limit
katana-view-clock-paused = The clock is stopped.
katana-view-clock = { page-time-left } left, then a bot answers for { $yours ->
    [yes] you
   *[no] { $who }
}.

## The role, and what honour counts

katana-view-role = Your role
katana-view-role-label = { katana-view-role }: { $role }
katana-view-role-private = For your eyes only
katana-view-role-public = Known to everybody
katana-view-role-covered = Role hidden
katana-view-role-show = Show the role
katana-view-role-hide = Hide the role
katana-view-role-name = { $role ->
    [shogun] { katana-role-shogun }
    [samurai] { katana-role-samurai }
    [ninja] { katana-role-ninja }
    [ronin] { katana-role-ronin }
   *[hidden] { katana-view-role-covered }
}
katana-view-role-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
katana-view-role-factor = { $factor ->
    [none] Honour ×1, or ×2 for the Ninja with more stars
   *[other] Honour ×{ $factor }
}
katana-view-multipliers = What honour counts with { $players } players
katana-view-multipliers-label = Roles and factors
katana-view-multiplier-role = { $role ->
    [shogun] Shogun
    [samurai] { $count } Samurai
    [ninja] { $count ->
        [one] { $count } Ninja
       *[other] { $count } Ninjas
    }
   *[ronin] Ronin
}
katana-view-multiplier-stars = the one with more stars: ×{ $most }
katana-view-multipliers-daimyo = { $ronin ->
    [yes] A Daimyo in hand at the end: 1 point, never multiplied; none for the Ronin.
   *[no] A Daimyo in hand at the end: 1 point, never multiplied.
}
katana-view-multipliers-tie = The Ninjas win all ties{ $ronin ->
    [yes] ; without them, the Shogun beats the Ronin.
   *[no] .
}

## A seat from near

katana-view-seat-you = { $who }, you
katana-view-seat-life = Resilience { $life } of { $full }
katana-view-seat-honour = Honour { $honour }
katana-view-seat-weapons = { $weapons ->
    [one] { $weapons } weapon a turn
   *[other] { $weapons } weapons a turn
}
katana-view-seat-harmless = { $why ->
    [hand] Harmless: the hand is empty.
   *[resilience] Harmless: no resilience left.
}
katana-view-seat-difficulty = Difficulty { $total } from your seat
katana-view-seat-difficulty-sum = { $way ->
    [clockwise] { $places } clockwise
    [anticlockwise] { $places } anticlockwise
   *[both] { $places } either way
}{ $armors ->
    [0] {""}
   *[other] , { $armors } for Armor
}{ $benkei ->
    [0] {""}
   *[other] , { $benkei } for Benkei
}
katana-view-seat-front = { $yours ->
    [yes] In front of you
   *[no] In front of { $who }
}
katana-view-seat-front-none = No property
katana-view-seat-copies = { $card }, { $copies } copies
katana-view-seat-hand = { $cards ->
    [0] No card in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
katana-view-seat-strip = Geisha: discard it
katana-view-seat-strip-label = Geisha: discard { $card }
katana-view-seat-charm = Geisha: discard one
katana-view-seat-divert = Diversion: take one
katana-view-seat-rules = The rules
katana-view-deeds = Since the beginning
katana-view-deed = { $yours ->
    [yes] { $deed ->
        [attacked] You attacked
        [wounded] You wounded
        [defeated] You defeated
        [spared] You spared
        [hindered] You hindered
       *[helped] You helped
    }
   *[no] { $deed ->
        [attacked] Attacked
        [wounded] Wounded
        [defeated] Defeated
        [spared] Spared
        [hindered] Hindered
       *[helped] Helped
    }
}
katana-view-deed-on = { $who } { $n ->
    [one] once
   *[other] { $n } times
}
katana-view-deed-wounds = { $who }, { katana-view-wounds }
katana-view-deeds-none = Nothing yet against anybody, nor for anybody.
katana-view-deeds-spared = Sparing: to have somebody within reach of a weapon, and play it on somebody else.
katana-view-known = What you know of this hand
katana-view-known-mark = remembered
katana-view-known-sure = You saw these cards go into this hand.
katana-view-known-somewhere = In one of these hands: { $who }

## The discard pile looked through

katana-view-pile-title = { $cards ->
    [0] Discard pile, empty
    [one] Discard pile: { $cards } card
   *[other] Discard pile: { $cards } cards
}
katana-view-pile-hint = The last one first. Everybody saw these cards go by.
katana-view-pile-kinds = Weapons { $weapons }, actions { $actions }, properties { $properties }
katana-view-pile-top = top

## The count

katana-view-course = Points of each camp, turn by turn
    .period = Turn { $period }
    .count = { $count }
katana-view-end-title = { $camp ->
    [shogun] { $samurai ->
        [0] The Shogun wins
       *[other] The Shogun and the Samurai win
    }
    [ninja] The Ninjas win
   *[ronin] The Ronin wins
}
katana-view-end-camp = { $camp ->
    [shogun] { $samurai ->
        [0] Shogun
       *[other] Shogun and Samurai
    }
    [ninja] Ninjas
   *[ronin] Ronin
}
katana-view-end-how = { $how ->
    [sword] { $yours ->
        [yes] Victory by the sword: you alone are left standing. Honour no longer decides.
       *[no] Victory by the sword: { $who } alone is left standing. Honour no longer decides.
    }
    [lost-sword] { $yours ->
        [yes] Your last blow hit your own camp: the game ends, and the Lost Sword costs it { $penalty } points.
       *[no] { $who } struck the last blow, against a teammate: the game ends, and the Lost Sword costs their camp { $penalty } points.
    }
    [blow] { $yours ->
        [yes] You took the last honour point of { $spent }: the game ends.
       *[no] { $who } took the last honour point of { $spent }: the game ends.
    }
   *[spent] No honour left for { $spent }: the game ends.
}
katana-view-end-tie = The Ninjas win all ties; without them, the Shogun beats the Ronin.
katana-view-end-you = { $who } (you)
katana-view-end-seat = { $character } · { $role }
katana-view-end-daimyos = { katana-card-daimyo } · { $who }
katana-view-end-daimyos-none = does not count for the Ronin
katana-view-end-lost-sword = Lost Sword
katana-view-end-lost-sword-why = the last blow hit this camp, by its own hand
katana-view-end-total = Total
katana-view-end-victory = victory
katana-view-end-scores = The count, camp by camp
katana-view-end-skip = See it all
katana-view-end-close = Back to the table

### The table: seats, hand, moves

## Short names

katana-view-you = you
katana-view-role-hidden = role hidden
katana-view-harmless = harmless
katana-view-harmless-why = { $why ->
    [hand] harmless · no cards
   *[resilience] harmless · no resilience
}
katana-view-ability = { $character ->
    [benkei] Attacking him: +1 difficulty
    [chiyome] Only weapons wound her
    [ginchiyo] Weapons wound her 1 less (min. 1)
    [goemon] +1 weapon each turn
    [hanzo] May parry with a weapon
    [hideyoshi] Draws 1 more card
    [ieyasu] First draw may come from the discard pile
    [kojiro] His weapons ignore difficulty
    [musashi] His weapons: +1 wound
    [nobunaga] Pays 1 resilience for 1 card
    [tomoe] Draws 1 when her weapon wounds
   *[ushiwaka] Draws 1 per weapon wound
}

## Whose turn

katana-view-title = { $mine ->
    [yes] { $phase ->
        [play] Your turn
        [discard] Seven cards at most
        [draw] Your first card
       *[other] Your answer
    }
   *[no] { $phase ->
        [play] { $who }’s turn
        [discard] { $who } discards
        [draw] { $who } draws
       *[other] { $who } answers
    }
}
katana-view-over = The game is over.
katana-view-not-yet = Not yet: the table waits for { $who }.
katana-view-phase = { $phase ->
    [recover] Recover
    [draw] Draw
    [play] Play
   *[discard] Discard
}
katana-view-phases = Phases of the turn
katana-view-watching = You are watching
katana-view-prompt = What happens

## The piles

katana-view-deck = deck
katana-view-discard = discard
katana-view-piles-label = Deck, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}; discard pile, { $discard }{ $top ->
    [none] {""}
   *[other] , top: { $top }
}
katana-view-legend-stone = difficulty from your seat
katana-view-legend-step = one stroke = 1 difficulty
katana-view-legend-bar = one bar = +1 (Armor, Benkei)
katana-view-roles = Roles and factors

## A card, then its target

katana-view-aim = { $card ->
    [geisha] Choose a property in play, even your own, or another player’s hand. Distance does not matter.
    [diversion] Choose a hand, at any distance.
    [breathing] Choose who draws a card.
    [bushido] Choose in front of whom to put it, yourself included.
   *[weapon] { $far ->
        [yes] Choose a target, at any difficulty.
       *[no] Choose a target: difficulty { $accuracy } at most.
    }
}
katana-view-targets = { $kind ->
    [weapon] { $n ->
        [0] Nobody is within reach.
        [one] One target within reach: choose it.
       *[other] { $n } targets within reach: choose one.
    }
   *[other] { $n ->
        [0] There is nothing to choose.
       *[other] Choose a seat.
    }
}
katana-view-put-back = Put { $card } back
katana-view-put-back-short = Put back
katana-view-aims-short = { $n ->
    [one] { $n } choice…
   *[other] { $n } choices…
}
katana-view-play-card = { $kind ->
    [property] Put down { $card }
   *[other] Play { $card }
}
katana-view-hint-play = Choose a card, then its target.
katana-view-hint-stuck = No card to play: end the phase.
katana-view-slip-wounds = If not parried: ⟦{ katana-view-wounds }⟧
katana-view-slip-life = resilience { $from } → { $to }
katana-view-slip-defeat = Defeated: you gain ⟦1 honour point⟧
katana-view-slip-far = ⟦Difficulty { $difficulty } > accuracy { $accuracy }⟧
katana-view-slip-harmless = ⟦Harmless⟧: no target, and not counted in distance.
katana-view-sum = = { $places }{ $armors ->
    [0] {""}
   *[other] {" "}+ Armor { $armors }
}{ $benkei ->
    [0] {""}
   *[other] {" "}+ Benkei { $benkei }
}
katana-view-rule = rule { $paragraph }
katana-view-beyond = { $difficulty } > { $accuracy }

## All that can be done

katana-view-moves = All moves
katana-view-weapons = Weapons left: { $left } of { $most }
katana-view-weapons-short = { $left }/{ $most }
katana-view-line = { $kind ->
    [weapon] Attack with { $card }…
   *[other] Play { $card }…
}
katana-view-line-choices = { $n } choices
katana-view-end-phase = End the play phase
katana-view-end-phase-short = End the phase
katana-view-nothing = Nothing to do for now
katana-view-log = What happened
katana-view-log-short = Log
katana-view-scores = See the count
katana-view-hand = Your hand
katana-view-ring = Around the table
katana-view-own = Your seat

## What is heard

katana-view-card-label = { $card }, { $kind ->
    [weapon] weapon, accuracy { $accuracy }, damage { $damage }
    [action] action: { $effect }
   *[property] property: { $effect }
}
katana-view-card-playable = { $label }{ $kind ->
    [weapon] ,
   *[other] {""}
} playable
katana-view-card-why = { $label }{ $kind ->
    [weapon] .
   *[other] {""}
} { $why }
katana-view-property = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
katana-view-seat-label = { $character }, { $who }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}, { $role ->
    [hidden] role hidden
   *[other] { $role }
}. Resilience { $resilience } of { $full }, honour { $honour }, { $cards ->
    [0] no cards in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}{ $properties ->
    [none] {""}
   *[other] , in front: { $properties }
}.{ $harmless ->
    [yes] {" "}Harmless.
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] {" "}Difficulty { $difficulty } from your seat.
}
katana-view-target-label = Attack { $who } with { $card }: difficulty { $difficulty }; unparried, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $defeats ->
    [yes] , defeat
   *[no] {""}
}
katana-view-strip-label = Geisha: discard { $card }, in front of { $who }
katana-view-charm-label = Geisha: discard a random card from the hand of { $who }
