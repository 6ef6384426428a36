# Katana: what happens, what one may do, why not.
# Arguments: $card a card (none: not seen), $n a number of cards or people, $wounds wounds, $life resilience points and
# $left those that stay, $difficulty the difficulty of an attack, $honour honour points, $phase what is decided;
# $whose says before whom a card lies, own before $seat, other before $other.
# The names of cards, characters, roles and camps are in katana-cards.ftl.

katana = Katana

## Cards, roles, camps

katana-card = { $card ->
    [bokken] { katana-card-bokken }
    [kiseru] { katana-card-kiseru }
    [wakizashi] { katana-card-wakizashi }
    [bo] { katana-card-bo }
    [kusarigama] { katana-card-kusarigama }
    [katana] { katana-card-katana }
    [shuriken] { katana-card-shuriken }
    [kanabo] { katana-card-kanabo }
    [nodachi] { katana-card-nodachi }
    [naginata] { katana-card-naginata }
    [nagayari] { katana-card-nagayari }
    [tanegashima] { katana-card-tanegashima }
    [daikyu] { katana-card-daikyu }
    [parry] { katana-card-parry }
    [geisha] { katana-card-geisha }
    [diversion] { katana-card-diversion }
    [battle_cry] { katana-card-battle-cry }
    [tea_ceremony] { katana-card-tea-ceremony }
    [jujutsu] { katana-card-jujutsu }
    [breathing] { katana-card-breathing }
    [daimyo] { katana-card-daimyo }
    [focus] { katana-card-focus }
    [armor] { katana-card-armor }
    [fast_draw] { katana-card-fast-draw }
   *[bushido] { katana-card-bushido }
}
katana-one = { $card ->
    [bokken] { katana-card-bokken.one }
    [kiseru] { katana-card-kiseru.one }
    [wakizashi] { katana-card-wakizashi.one }
    [bo] { katana-card-bo.one }
    [kusarigama] { katana-card-kusarigama.one }
    [katana] { katana-card-katana.one }
    [shuriken] { katana-card-shuriken.one }
    [kanabo] { katana-card-kanabo.one }
    [nodachi] { katana-card-nodachi.one }
    [naginata] { katana-card-naginata.one }
    [nagayari] { katana-card-nagayari.one }
    [tanegashima] { katana-card-tanegashima.one }
    [daikyu] { katana-card-daikyu.one }
    [parry] { katana-card-parry.one }
    [geisha] { katana-card-geisha.one }
    [diversion] { katana-card-diversion.one }
    [battle_cry] { katana-card-battle-cry.one }
    [tea_ceremony] { katana-card-tea-ceremony.one }
    [jujutsu] { katana-card-jujutsu.one }
    [breathing] { katana-card-breathing.one }
    [daimyo] { katana-card-daimyo.one }
    [focus] { katana-card-focus.one }
    [armor] { katana-card-armor.one }
    [fast_draw] { katana-card-fast-draw.one }
   *[bushido] { katana-card-bushido.one }
}
katana-the = { $card ->
    [bokken] { katana-card-bokken.the }
    [kiseru] { katana-card-kiseru.the }
    [wakizashi] { katana-card-wakizashi.the }
    [bo] { katana-card-bo.the }
    [kusarigama] { katana-card-kusarigama.the }
    [katana] { katana-card-katana.the }
    [shuriken] { katana-card-shuriken.the }
    [kanabo] { katana-card-kanabo.the }
    [nodachi] { katana-card-nodachi.the }
    [naginata] { katana-card-naginata.the }
    [nagayari] { katana-card-nagayari.the }
    [tanegashima] { katana-card-tanegashima.the }
    [daikyu] { katana-card-daikyu.the }
    [parry] { katana-card-parry.the }
    [geisha] { katana-card-geisha.the }
    [diversion] { katana-card-diversion.the }
    [battle_cry] { katana-card-battle-cry.the }
    [tea_ceremony] { katana-card-tea-ceremony.the }
    [jujutsu] { katana-card-jujutsu.the }
    [breathing] { katana-card-breathing.the }
    [daimyo] { katana-card-daimyo.the }
    [focus] { katana-card-focus.the }
    [armor] { katana-card-armor.the }
    [fast_draw] { katana-card-fast-draw.the }
   *[bushido] { katana-card-bushido.the }
}
# A property in play: there is never more than one Bushido.
katana-property-in-play = { $card ->
    [bushido] { katana-card-bushido.the }
   *[other] { katana-one }
}
katana-role = { $role ->
    [shogun] { katana-role-shogun }
    [samurai] { katana-role-samurai }
    [ronin] { katana-role-ronin }
   *[ninja] { katana-role-ninja }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
}
katana-camp = { $camp ->
    [shogun] { katana-camp-shogun }
    [ronin] { katana-camp-ronin }
   *[ninja] { katana-camp-ninja }
}

## Numbers

katana-cards = { $n ->
    [1] a card
   *[other] { $n } cards
}
katana-wounds = { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
}
katana-life = { $life ->
    [1] one resilience point
   *[other] { $life } resilience points
}
katana-left = { $left ->
    [0] no resilience left
    [1] one resilience point left
   *[other] { $left } resilience points left
}
# A difficulty, counted out: places, Armors, Benkei.
katana-sum = { $places }{ $armors ->
    [0] {""}
    [1] {" "}+ { katana-card-armor }
   *[other] {" "}+ { $armors } × { katana-card-armor }
}{ $benkei ->
    [0] {""}
   *[1] {" "}+ { katana-character-benkei }
}

## Log: the turn

katana-event-turn = Turn { $turn }: { $seat } plays.
    .you = Turn { $turn }: you play.
katana-event-recovered = { $seat } recovers with { katana-life }.
    .you = You recover with { katana-life }.
katana-event-flipped = { katana-card-bushido }: { $seat } turns up { katana-one }.
    .you = { katana-card-bushido }: you turn up { katana-one }.
katana-event-code-passed = { $other_you ->
    [yes] { katana-card-bushido } moves on and lies before you.
   *[no] { katana-card-bushido } moves on and lies before { $other }.
}
katana-event-code-dropped = { $honour ->
    [0] { $seat } discards { katana-card-bushido.the } and loses no honour.
   *[other] { $seat } loses a point of honour and discards { katana-card-bushido.the }.
}
    .you = { $honour ->
    [0] You discard { katana-card-bushido.the } and lose no honour.
   *[other] You lose a point of honour and discard { katana-card-bushido.the }.
}
katana-event-drew = { $card ->
    [none] { $seat } draws { katana-cards }.
   *[other] { $seat } draws { katana-one }.
}
    .you = { $card ->
    [none] You draw { katana-cards }.
   *[other] You draw { katana-one }.
}
katana-event-took-back = { $seat } takes { katana-one } from the discard pile.
    .you = You take { katana-one } from the discard pile.
katana-event-discarded = { $seat } discards { katana-one }.
    .you = You discard { katana-one }.
katana-event-exhausted = The deck has run out: everybody loses a point of honour.
katana-event-shuffled = { $n ->
    [1] The only discarded card is the new deck.
   *[other] The { $n } discarded cards are shuffled into a new deck.
}

## Log: blows

katana-threat = difficulty { $difficulty }; unparried, { katana-wounds }
katana-event-attacked = { $other_you ->
    [yes] { $seat } attacks you with { katana-one }: { katana-threat }.
   *[no] { $seat } attacks { $other } with { katana-one }: { katana-threat }.
}
    .you = You attack { $other } with { katana-one }: { katana-threat }.
# Hanzō also parries with a weapon.
katana-parried-with = { $card ->
    [parry] {""}
   *[other] {" "}with { katana-one }
}
katana-event-parried = { $other_you ->
    [yes] { $seat } parries your attack{ katana-parried-with }.
   *[no] { $seat } parries { $other }’s attack{ katana-parried-with }.
}
    .you = You parry { $other }’s attack{ katana-parried-with }.
katana-event-hit = { katana-card }: { $seat } suffers { katana-wounds }, { katana-left }.
    .you = { katana-card }: you suffer { katana-wounds }, { katana-left }.
katana-event-defeated = { $other_you ->
    [yes] { $seat } is defeated and hands you a point of honour.
   *[no] { $seat } is defeated and hands { $other } a point of honour.
}
    .you = You are defeated and hand { $other } a point of honour.
katana-call-asks = { $n ->
    [0] nobody has to answer it
    [1] one person must answer it
   *[other] { $n } people must answer it
}
katana-event-called = { $seat } plays { katana-one }: { katana-call-asks }.
    .you = You play { katana-one }: { katana-call-asks }.
katana-event-answered = { $seat } discards { katana-one } and suffers no wound.
    .you = You discard { katana-one } and suffer no wound.
katana-event-wounded = { katana-card }: { $seat } suffers { katana-wounds }, { katana-left }.
    .you = { katana-card }: you suffer { katana-wounds }, { katana-left }.

## Log: the other cards

katana-event-played = { $seat } plays { katana-one }.
    .you = You play { katana-one }.
katana-taken = { $card ->
    [none] a card
   *[other] { katana-one }
}
katana-event-diverted = { $other_you ->
    [yes] { $seat } plays { katana-card-diversion.one } and takes { katana-taken } from you.
   *[no] { $seat } plays { katana-card-diversion.one } and takes { katana-taken } from { $other }.
}
    .you = You play { katana-card-diversion.one } and take { katana-taken } from { $other }.
katana-event-stripped = { $whose ->
    [own] { $seat } plays { katana-card-geisha.one } on their own cards and discards { katana-property-in-play }.
   *[other] { $other_you ->
        [yes] { $seat } plays { katana-card-geisha.one } and rids you of { katana-property-in-play }.
       *[no] { $seat } plays { katana-card-geisha.one } and rids { $other } of { katana-property-in-play }.
    }
}
    .you = { $whose ->
    [own] You play { katana-card-geisha.one } on your own cards and discard { katana-property-in-play }.
   *[other] You play { katana-card-geisha.one } and rid { $other } of { katana-property-in-play }.
}
katana-event-charmed = { $other_you ->
    [yes] { $seat } plays { katana-card-geisha.one } and discards { katana-one } from your hand.
   *[no] { $seat } plays { katana-card-geisha.one } and discards { katana-one } from { $other }’s hand.
}
    .you = You play { katana-card-geisha.one } and discard { katana-one } from { $other }’s hand.
katana-event-breathed = { $life ->
    [0] { $other_you ->
        [yes] { $seat } plays { katana-card-breathing.one } and lets you draw.
       *[no] { $seat } plays { katana-card-breathing.one } and lets { $other } draw.
    }
   *[other] { $other_you ->
        [yes] { $seat } plays { katana-card-breathing.one }, recovers { katana-life } and lets you draw.
       *[no] { $seat } plays { katana-card-breathing.one }, recovers { katana-life } and lets { $other } draw.
    }
}
    .you = { $life ->
    [0] You play { katana-card-breathing.one } and let { $other } draw.
   *[other] You play { katana-card-breathing.one }, recover { katana-life } and let { $other } draw.
}
katana-event-placed = { $seat } lays down { katana-one }.
    .you = You lay down { katana-one }.
katana-event-code-placed = { $whose ->
    [own] { $seat } lays { katana-card-bushido.the } before their own seat.
   *[other] { $other_you ->
        [yes] { $seat } lays { katana-card-bushido.the } before you.
       *[no] { $seat } lays { katana-card-bushido.the } before { $other }.
    }
}
    .you = { $whose ->
    [own] You lay { katana-card-bushido.the } before yourself.
   *[other] You lay { katana-card-bushido.the } before { $other }.
}
katana-event-paid = { $seat } pays a resilience point to draw, { katana-left }.
    .you = You pay a resilience point to draw, { katana-left }.

## Log: the end

katana-event-end = { $how ->
    [sword] Nobody but { $seat } is left standing: a Swordmaster’s victory.
    [lost_sword] { $seat } has defeated one of their own camp: the game is over, and the Lost Sword costs that camp 3 points.
    [blow] { $seat } takes somebody’s last point of honour: the game is over, and the points are counted.
   *[honour] Somebody has no honour left: the game is over, and the points are counted.
}
    .you = { $how ->
    [sword] Nobody but you is left standing: a Swordmaster’s victory.
    [lost_sword] You have defeated one of your own camp: the game is over, and the Lost Sword costs that camp 3 points.
   *[blow] You take somebody’s last point of honour: the game is over, and the points are counted.
}
katana-event-role = { $seat } reveals a role: { katana-role }.
    .you = You reveal your role: { katana-role }.
katana-daimyos = { $n ->
    [1] { katana-card-daimyo.one }
   *[other] { $n } { katana-card-daimyo }s
}
katana-event-daimyos = { $seat } holds { katana-daimyos }.
    .you = You hold { katana-daimyos }.
katana-event-score = { katana-camp }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## List of moves

katana-action-attack = { $defeats ->
    [0] Attack { $other } with { katana-one }: { katana-threat }
   *[1] Attack { $other } with { katana-one }: { katana-threat } and defeat
}
katana-action-strip = { $other_you ->
    [yes] { katana-card-geisha }: discard { katana-property-in-play } of your own
   *[no] { katana-card-geisha }: rid { $other } of { katana-property-in-play }
}
katana-action-charm = { $n ->
    [1] { katana-card-geisha }: discard the only card in { $other }’s hand
   *[other] { katana-card-geisha }: discard one of the { $n } cards in { $other }’s hand, at random
}
katana-action-divert = { $n ->
    [1] { katana-card-diversion }: take the only card in { $other }’s hand
   *[other] { katana-card-diversion }: take one of the { $n } cards in { $other }’s hand, at random
}
katana-action-battle-cry = { $n ->
    [0] { katana-card-battle-cry }: nobody would have to answer it
    [1] { katana-card-battle-cry }: one person discards a parry or suffers a wound
   *[other] { katana-card-battle-cry }: { $n } people each discard a parry or suffer a wound
}
katana-action-tea-ceremony = { katana-card-tea-ceremony }: draw 3 cards, then everybody else draws one
katana-action-jujutsu = { $n ->
    [0] { katana-card-jujutsu }: nobody would have to answer it
    [1] { katana-card-jujutsu }: one person discards a weapon or suffers a wound
   *[other] { katana-card-jujutsu }: { $n } people each discard a weapon or suffer a wound
}
katana-action-daimyo = { katana-card-daimyo }: draw 2 cards
katana-action-breathe = { $life ->
    [0] { katana-card-breathing }: { $other } draws a card, and you have all your resilience already
   *[other] { katana-card-breathing }: recover { katana-life }, then { $other } draws a card
}
katana-action-place = { $card ->
    [focus] Lay down { katana-one }: one more weapon a turn
    [armor] Lay down { katana-one }: attacking you becomes harder by 1
   *[fast_draw] Lay down { katana-one }: one more wound from each of your weapons
}
katana-action-bushido = { $other_you ->
    [yes] Lay { katana-card-bushido.the } before yourself
   *[no] Lay { katana-card-bushido.the } before { $other }
}
katana-action-pay = Pay a resilience point to draw a card, { katana-left }
katana-action-end = { $n ->
    [0] End your turn
   *[other] Stop playing, then discard { katana-cards }
}
katana-action-parry = { $phase ->
    [parry] Parry { $other }’s attack{ katana-parried-with }
   *[battle_cry] Discard { katana-one } and suffer no wound
}
katana-action-discard = { $phase ->
    [jujutsu] Discard { katana-one } and suffer no wound
    [bushido] Discard { katana-one }: { katana-card-bushido.the } moves on before { $other }
   *[discard] Discard { katana-one }
}
katana-action-suffer = { $left ->
    [0] Suffer { katana-wounds }, be defeated and hand { $other } a point of honour
   *[other] Suffer { katana-wounds }, { katana-left }
}
katana-action-lose-honour = { $honour ->
    [0] Discard { katana-card-bushido.the } and lose no honour
   *[other] { $left ->
        [0] Lose your last point of honour: the game is over
       *[other] Lose one of your { $before } points of honour and discard { katana-card-bushido.the }
    }
}
katana-action-take-back = Take { katana-the } from the discard pile
katana-action-draw = Take the first card of the deck, which has { $n }

## Why not

katana-reason-not-your-turn = It is { $seat }’s turn (rule KA 3.2).
katana-reason-game-over = The game is over (rule KA 3.11).
katana-reason-not-now = This is not the moment for it (rule KA 3.2).
katana-reason-not-in-hand = { katana-card }: you have no such card in hand (rule KA 3.3).
katana-reason-no-such-seat = Nobody sits at this seat (rule KA 3.1).
katana-reason-not-yourself = { $card ->
    [geisha] { katana-card-geisha } discards a card from another hand than your own (rule KA 3.8).
    [diversion] { katana-card-diversion } takes a card from another hand than your own (rule KA 3.8).
    [breathing] { katana-card-breathing } lets somebody else draw (rule KA 3.8).
   *[weapon] You cannot attack yourself (rule KA 3.6).
}
katana-reason-weapon-limit = { $most ->
    [1] One weapon a turn, and you have played yours (rule KA 3.3).
   *[other] { $most } weapons a turn, and you have played { $played } (rule KA 3.3).
}
katana-reason-harmless = { $cause ->
    [resilience] { $other } has no resilience left, and the harmless are not attacked (rule KA 3.5).
   *[hand] { $other } has no card in hand, and the harmless are not attacked (rule KA 3.5).
}
katana-reason-out-of-reach = { $plain ->
    [1] Attacking { $other } has difficulty { $difficulty }, and { katana-the } only reaches { $accuracy } (rule KA 3.4).
   *[0] Attacking { $other } has difficulty { $difficulty } ({ katana-sum }), and { katana-the } only reaches { $accuracy } (rule KA 3.4).
}
katana-reason-only-an-answer = { katana-card } is played only to answer a blow (rule KA 3.3).
katana-reason-not-in-front = { $other_you ->
    [yes] { katana-card }: none lies before you (rule KA 3.8).
   *[no] { katana-card }: none lies before { $other } (rule KA 3.8).
}
katana-reason-empty-hand = { $other } has no card in hand (rule KA 3.8).
katana-reason-code-in-play = { $other_you ->
    [yes] { katana-card-bushido } already lies before you, and there are never two in play (rule KA 3.9).
   *[no] { katana-card-bushido } already lies before { $other }, and there are never two in play (rule KA 3.9).
}
katana-reason-not-nobunaga = Only { katana-character-nobunaga } may pay a resilience point to draw (rule KA 2.5).
katana-reason-last-point = The last resilience point cannot be paid (rule KA 2.5).
katana-reason-no-parry = You cannot parry with { katana-one } (rule KA 3.6).
katana-reason-last-card = { katana-character-hanzo } does not parry with a weapon that is his only card (rule KA 2.5).
katana-reason-no-weapon = { $phase ->
    [bushido] It takes a weapon, and { katana-the } is none (rule KA 3.9).
   *[jujutsu] It takes a weapon, and { katana-the } is none (rule KA 3.8).
}
katana-reason-too-many-cards = You have { katana-cards } in hand: discard down to { $most } (rule KA 3.2).
katana-reason-answer-first = { $phase ->
    [parry] Answer { $other }’s attack first (rule KA 4.6).
    [battle_cry] Answer first: a parry, or a wound (rule KA 4.6).
    [jujutsu] Answer first: a weapon, or a wound (rule KA 4.6).
    [bushido] Decide about { katana-card-bushido.the } first (rule KA 4.6).
    [draw] Take your first card first (rule KA 4.6).
   *[discard] Discard first (rule KA 4.6).
}
