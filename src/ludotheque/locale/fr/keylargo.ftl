# Key Largo : ce qui arrive, ce qu’on peut faire, pourquoi non.
# Arguments : $card le type d’une carte épave (none : non vue), $units ses unités, $value ce qu’elle vaut à la fin,
# $depth la profondeur d’une épave ou d’un dos de carte, $diver et $carrier des numéros de scaphandriers,
# $amount des dollars ou un nombre de choses. Les noms des choses sont dans keylargo-cards.ftl.

keylargo = Key Largo

## Lieux et moments

keylargo-place-at = { $place ->
    [dive] sur une épave
    [bar] au { keylargo-place-bar }
    [dolphins] à l’{ keylargo-place-dolphins }
    [shop] au Vieux Loup de Mer
   *[market] au { keylargo-place-market }
}
keylargo-half = { $half ->
    [morning] matin
   *[afternoon] après-midi
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
# Les deux actions d’une journée.
keylargo-program = { $morning ->
    [dive] { keylargo-action-name-dive }
    [bar] { keylargo-action-name-bar }
    [dolphins] { keylargo-action-name-dolphins }
    [shop] { keylargo-action-name-shop }
   *[market] { keylargo-action-name-market }
} le matin, { $afternoon ->
    [dive] { keylargo-action-name-dive }
    [bar] { keylargo-action-name-bar }
    [dolphins] { keylargo-action-name-dolphins }
    [shop] { keylargo-action-name-shop }
   *[market] { keylargo-action-name-market }
} l’après-midi

## Cartes et équipement

# D’une épave, du dos d’une carte.
keylargo-depth = { $depth ->
    [shallow] peu profonde
    [medium] moyenne
   *[deep] profonde
}
keylargo-card = { $card ->
    [goods] { keylargo-units } de { keylargo-type-goods }
    [antique] une antiquité de { keylargo-units }
    [gold] { keylargo-units } d’{ keylargo-type-gold }
   *[diamond] un { keylargo-type-diamond } de { $value } $
}
# Une carte vue dans une épave : ce peut être un monstre.
keylargo-seen = { $card ->
    [monster] un { keylargo-type-monster }
   *[other] { keylargo-card }
}
# Ce pour quoi l’on fait passer une carte.
keylargo-sold-as = { $sold_as ->
    [goods] des { keylargo-type-goods }
    [antique] des { keylargo-type-antique }
   *[gold] de l’{ keylargo-type-gold }
}
keylargo-item = { $item ->
    [hose] tuyau
    [trident] trident
   *[weight] poids
}
keylargo-diver = scaphandrier n° { $diver }
keylargo-carrier = scaphandrier n° { $carrier }
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
# À qui l’on vend en dehors de la vente ordinaire.
keylargo-buyer = { $encounter ->
    [hasty_buyer] à l’{ keylargo-encounter }
   *[other] au { keylargo-encounter }
}

## Journal : le jour

keylargo-event-day = Jour { $day }, { keylargo-weekday } : { $seat } commence.
    .you = Jour { $day }, { keylargo-weekday } : vous commencez.
keylargo-event-chose = { $morning ->
    [none] { $seat } a choisi sa journée.
   *[other] { $seat } choisit { keylargo-program }.
}
    .you = { $morning ->
    [none] Vous avez choisi votre journée.
   *[other] Vous choisissez { keylargo-program }.
}
keylargo-event-half = Jour { $day }, { keylargo-weekday } { keylargo-half } : on révèle les cartes.
keylargo-event-turned = { $seat } retourne la carte { keylargo-action-name }.
    .you = Vous retournez la carte { keylargo-action-name }.
# La fin de la phrase d’un bateau au port.
keylargo-company = { $boats ->
    [1] .
   *[other]  ; cela fait { $boats } bateaux.
}
keylargo-event-arrived = { $seat } accoste { keylargo-place-at }{ keylargo-company }
    .you = Vous accostez { keylargo-place-at }{ keylargo-company }
keylargo-event-sailed = { $seat } met le cap sur l’épave { $wreck }, { keylargo-depth }.
    .you = Vous mettez le cap sur l’épave { $wreck }, { keylargo-depth }.
keylargo-event-moored = Aucune épave possible pour { $seat } : son bateau reste à l’ancre, la demi-journée est perdue.
    .you = Aucune épave possible pour vous : votre bateau reste à l’ancre, la demi-journée est perdue.
keylargo-event-idle = { $seat } ne peut rien faire { keylargo-place-at } : la demi-journée est perdue.
    .you = Vous ne pouvez rien faire { keylargo-place-at } : la demi-journée est perdue.

## Journal : en plongée

keylargo-event-dived = { $seat } plonge sur l’épave { $wreck } avec { $amount ->
    [1] un scaphandrier.
   *[other] { $amount } scaphandriers.
}
    .you = Vous plongez sur l’épave { $wreck } avec { $amount ->
    [1] un scaphandrier.
   *[other] { $amount } scaphandriers.
}
keylargo-event-sabotaged = { $other_you ->
    [yes] { $seat } sabote votre plongée : votre { keylargo-diver } reste à bord.
   *[no] { $seat } sabote la plongée { DE($other) } : le { keylargo-diver } reste à bord.
}
    .you = Vous sabotez la plongée { DE($other) } : le { keylargo-diver } reste à bord.
keylargo-event-treasure = Le { keylargo-diver } { DE($seat) } trouve { $card ->
    [none] un trésor.
   *[other] { keylargo-card }.
}
    .you = Votre { keylargo-diver } trouve { $card ->
    [none] un trésor.
   *[other] { keylargo-card }.
}
keylargo-event-monster = Le { keylargo-diver } { DE($seat) } tombe sur un { keylargo-type-monster }.
    .you = Votre { keylargo-diver } tombe sur un { keylargo-type-monster }.
keylargo-event-trident = { $seat } tue le { keylargo-type-monster } avec le trident du { keylargo-carrier }.
    .you = Vous tuez le { keylargo-type-monster } avec le trident du { keylargo-carrier }.
keylargo-lost = { $amount ->
    [0] pour de bon.
    [1] pour de bon, avec une pièce d’équipement.
   *[other] pour de bon, avec { $amount } pièces d’équipement.
}
keylargo-event-fled = Le { keylargo-diver } { DE($seat) } s’enfuit { keylargo-lost }
    .you = Votre { keylargo-diver } s’enfuit { keylargo-lost }
keylargo-event-weight = { $seat } utilise le poids du { keylargo-carrier } : le n° { $diver } pioche une carte de plus.
    .you = Vous utilisez le poids du { keylargo-carrier } : le n° { $diver } pioche une carte de plus.
keylargo-event-shuffled = { $amount ->
    [1] Le monstre retourne dans l’épave { $wreck }, et ses cartes sont mélangées.
   *[other] { $amount } monstres retournent dans l’épave { $wreck }, et ses cartes sont mélangées.
}
keylargo-brought-up = { $amount ->
    [0] sans trésor.
    [1] avec un trésor.
   *[other] avec { $amount } trésors.
}
keylargo-event-surfaced = { $seat } remonte de l’épave { $wreck } { keylargo-brought-up }
    .you = Vous remontez de l’épave { $wreck } { keylargo-brought-up }
keylargo-event-empty = L’épave { $wreck } est vide et disparaît.

## Journal : au port

keylargo-hired = { $hose ->
    [1] un scaphandrier muni d’un tuyau : { $amount } $.
   *[0] un scaphandrier : { $amount } $.
}
keylargo-event-hired = { $seat } recrute { keylargo-hired }
    .you = Vous recrutez { keylargo-hired }
keylargo-stolen = { $card ->
    [none] une carte { keylargo-depth }
   *[other] { keylargo-card }
}
keylargo-event-robbed = { $other_you ->
    [yes] { $seat } engage un tire-bourse pour { $amount } $ et vous vole { keylargo-stolen }.
   *[no] { $seat } engage un tire-bourse pour { $amount } $ et vole { keylargo-stolen } à { $other }.
}
    .you = Vous engagez un tire-bourse pour { $amount } $ et volez { keylargo-stolen } à { $other }.
keylargo-event-round = { $seat } paie une tournée : { $amount } $.
    .you = Vous payez une tournée : { $amount } $.
keylargo-event-looked = { $seat } regarde les cartes de l’épave { $wreck } et les mélange.
    .you = Vous regardez les cartes de l’épave { $wreck } et les mélangez.
keylargo-event-saw = { $seat } y voit { keylargo-seen }.
    .you = Vous y voyez { keylargo-seen }.
keylargo-event-income = Ce { keylargo-weekday }, les dauphins rapportent { $amount } $ à { $seat }.
    .you = Ce { keylargo-weekday }, les dauphins vous rapportent { $amount } $.
keylargo-event-found = { $encounter ->
    [none] { $seat } pioche une rencontre.
   *[other] { $seat } pioche une rencontre : { keylargo-encounter }.
}
    .you = { $encounter ->
    [none] Vous piochez une rencontre.
   *[other] Vous piochez une rencontre : { keylargo-encounter }.
}
keylargo-event-reshuffled = { $amount ->
    [1] La seule rencontre défaussée forme une nouvelle pioche.
   *[other] Les { $amount } rencontres défaussées, mélangées, forment une nouvelle pioche.
}
keylargo-event-played = { $seat } joue { keylargo-encounter }.
    .you = Vous jouez { keylargo-encounter }.
keylargo-event-bought = { $seat } achète un { keylargo-item } pour le { keylargo-diver } : { $amount } $.
    .you = Vous achetez un { keylargo-item } pour le { keylargo-diver } : { $amount } $.
keylargo-event-sold = { $as_is ->
    [1] { $seat } vend { keylargo-card } : { $amount } $.
   *[0] { $seat } fait passer { keylargo-card } pour { keylargo-sold-as } : { $amount } $.
}
    .you = { $as_is ->
    [1] Vous vendez { keylargo-card } : { $amount } $.
   *[0] Vous faites passer { keylargo-card } pour { keylargo-sold-as } : { $amount } $.
}
keylargo-event-sold-extra = { $seat } vend { keylargo-card } { keylargo-buyer } : { $amount } $.
    .you = Vous vendez { keylargo-card } { keylargo-buyer } : { $amount } $.

## Journal : la fin

keylargo-event-end = La dernière demi-journée s’achève : on compte les fortunes.
keylargo-event-fortune = { $seat } finit avec { $amount } $.
    .you = Vous finissez avec { $amount } $.

## Liste des coups

keylargo-action-program = { keylargo-program }
keylargo-action-dive = Plonger sur l’épave { $wreck }, { keylargo-depth }, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
keylargo-action-draw = Faire piocher le { keylargo-diver }
keylargo-action-surface = Remonter sans plus rien piocher
keylargo-action-use-trident = Tuer le { keylargo-type-monster } avec le trident du { keylargo-diver }
keylargo-action-flee = Laisser fuir le { keylargo-diver }, perdu avec tout ce qu’il porte
keylargo-action-use-weight = Utiliser le poids du { keylargo-carrier } : le n° { $diver } pioche une carte de plus
keylargo-action-keep = Continuer sans rien utiliser
keylargo-action-sabotage = Jouer { keylargo-encounter-saboteur } : le { keylargo-diver } { DE($other) } reste à bord
keylargo-action-pass = Ne pas jouer de rencontre cette fois
keylargo-action-decline = Ne jouer aucune rencontre de la demi-journée
keylargo-action-volunteer = Jouer { keylargo-encounter-volunteer } : le { keylargo-diver } pioche une carte de plus
keylargo-action-hire = Recruter un scaphandrier : { $amount } $
keylargo-action-rob = Engager un tire-bourse contre { $other } : { $n ->
    [1] sa seule carte { keylargo-depth }, { $amount } $
   *[other] une de ses { $n } cartes { keylargo-depth }s, { $amount } $
}
keylargo-action-pay-round = Payer une tournée et regarder l’épave { $wreck } : { $amount } $
keylargo-action-look-at = Regarder ensuite l’épave { $wreck }
keylargo-action-drunkard = Jouer { keylargo-encounter-drunkard } : regarder l’épave { $wreck }
keylargo-action-leave = { $place ->
    [bar] Quitter le { keylargo-place-bar }
    [dolphins] Toucher le revenu du jour
    [shop] Quitter le magasin { keylargo-place-shop }
   *[market] Quitter le { keylargo-place-market }
}
keylargo-action-buy = Acheter un { keylargo-item } pour le { keylargo-diver } : { $amount } $
keylargo-action-play-encounter = Jouer { keylargo-encounter }
keylargo-action-sell = Vendre { keylargo-card } : { $amount } $
keylargo-action-sell-extra = Vendre { keylargo-card } { keylargo-buyer } : { $amount } $
keylargo-action-sell-as = Faire passer { keylargo-card } pour { keylargo-sold-as } : { $amount } $

## Pourquoi non

keylargo-reason-not-your-turn = C’est à { $seat } de jouer (règle KL 2.2).
keylargo-reason-game-over = La partie est terminée (règle KL 2.9).
keylargo-reason-not-now = Ce n’est pas le moment de le faire (règle KL 2.2).
keylargo-reason-already-chosen = Votre journée est choisie, et l’on n’y revient plus (règle KL 2.2).
keylargo-reason-same-action = Vous n’avez qu’une carte de chaque sorte : choisissez deux actions différentes (règle KL 2.2).
keylargo-reason-no-such-wreck = À cette table, il n’y a pas d’épave { $wreck } (règle KL 1.5).
keylargo-reason-wreck-empty = L’épave { $wreck } n’a plus de carte (règle KL 2.4).
keylargo-reason-wreck-taken = Le bateau { DE($seat) } est déjà sur l’épave { $wreck } (règle KL 2.4).
keylargo-reason-too-deep = { $depth ->
    [shallow] Vous n’avez pas de scaphandrier pour l’épave { $wreck }
    [medium] Il faut un tuyau pour atteindre l’épave { $wreck }, et aucun de vos scaphandriers n’en porte
   *[deep] Il faut deux tuyaux pour atteindre l’épave { $wreck }, et aucun de vos scaphandriers n’en porte autant
} (règle KL 1.4).
keylargo-reason-no-such-diver = Il n’y a pas de { keylargo-diver } dans cette équipe (règle KL 1.2).
keylargo-reason-not-present = Le { keylargo-diver } reste à bord dans cette plongée (règle KL 2.4).
keylargo-reason-has-drawn = Le { keylargo-diver } a déjà pioché dans cette plongée (règle KL 2.4).
keylargo-reason-no-trident = Le { keylargo-diver } n’a pas de trident (règle KL 2.4).
keylargo-reason-must-use-trident = Il y a un trident dans cette plongée : il faut s’en servir (règle KL 2.4).
keylargo-reason-no-weight = Le { keylargo-diver } n’a pas de poids (règle KL 2.4).
keylargo-reason-no-money = Il faut { $amount } $, et vous avez { $money } $ (règle KL 2.3).
keylargo-reason-team-full = Votre équipe est au complet (règle KL 2.5).
keylargo-reason-no-diver-left = Il n’y a plus de scaphandrier en réserve (règle KL 2.5).
keylargo-reason-once-a-visit = C’est déjà fait : une seule fois par visite (règle KL 2.5).
keylargo-reason-no-pickpockets = Cette table joue sans tire-bourse (règle KL 2.11).
keylargo-reason-not-yourself = On ne se vole pas soi-même (règle KL 2.5).
keylargo-reason-nothing-to-steal = { $other } n’a pas de carte { keylargo-depth } en main (règle KL 2.5).
keylargo-reason-same-wreck = Vous venez de regarder l’épave { $wreck } : il en faut une autre (règle KL 2.5).
keylargo-reason-second-look = Votre tournée est payée : regardez d’abord la seconde épave (règle KL 2.5).
keylargo-reason-out-of-stock = Il n’y a plus de { keylargo-item } en réserve (règle KL 2.7).
keylargo-reason-cannot-carry = Le { keylargo-diver } ne peut pas porter un { keylargo-item } de plus (règle KL 1.2).
keylargo-reason-bought-enough = { $amount ->
    [1] On n’achète pas plus d’une pièce par visite
   *[other] On n’achète pas plus de { $amount } pièces par visite
} (règle KL 2.7).
keylargo-reason-not-in-hand = Vous n’avez pas cette carte en main (règle KL 2.2).
keylargo-reason-not-sold = Un { keylargo-type-diamond } ne se vend pas (règle KL 2.8).
keylargo-reason-other-type = Un seul type par visite, et vous vendez déjà { $type ->
    [goods] des { keylargo-type-goods }
    [antique] des { keylargo-type-antique }
   *[gold] de l’{ keylargo-type-gold }
} (règle KL 2.8).
keylargo-reason-must-sell = Il faut vendre au moins une carte avant de partir (règle KL 2.8).
keylargo-reason-no-encounters = Cette table joue sans cartes rencontre (règle KL 2.11).
keylargo-reason-one-encounter = Une seule rencontre par demi-journée, et vous avez joué la vôtre ou y avez renoncé (règle KL 3.1).
keylargo-reason-other-place = { keylargo-encounter } se joue { keylargo-place-at }, et pas ailleurs (règle KL 3.1).
keylargo-reason-no-effect = { keylargo-encounter } ne changerait rien en ce moment (règle KL 3.1).
keylargo-reason-too-late = Trop tard pour { keylargo-encounter } : vous avez déjà { $encounter ->
    [gold_prospector] vendu de l’{ keylargo-type-gold }
   *[good_pal] acheté quelque chose
} (règle KL 3.2).
keylargo-reason-only-shallow = { keylargo-encounter-volunteer } ne se joue qu’à { keylargo-depth-shallow } (règle KL 3.2).
keylargo-reason-no-such-seat = Personne n’occupe cette place (règle KL 2.1).

## Tables refusées

error-keylargo-first-player = La place { $got } ne peut pas commencer. Il y a { $players } places, comptées à partir de 0 (règle KL 2.1).
