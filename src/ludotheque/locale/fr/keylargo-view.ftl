# Key Largo : la table dans le navigateur, ses étiquettes courtes et ce qu’on entend de chaque chose.

### La table

keylargo-view-you = Vous
keylargo-view-money = { $sign ->
    [minus] −
    [plus] +
   *[none] {""}
}{ $amount } $
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
keylargo-view-wreck = Épave { $wreck }, { keylargo-view-ship }
keylargo-view-depth = { $depth ->
    [shallow] peu profonde
    [medium] moyenne
   *[deep] profonde
}
keylargo-view-cards = { $left ->
    [0] vide
    [one] { $left } carte
   *[other] { $left } cartes
}
keylargo-view-wreck-label = { keylargo-view-wreck }, { keylargo-view-depth }, { keylargo-view-cards }, { $boat ->
    [none] libre
    [you] votre bateau y est
   *[other] bateau { DE($who) }
}{ $seen ->
    [yes] , vous y avez regardé
   *[no] {""}
}{ $allowed ->
    [yes] , permise
    [no] , pas permise
   *[unasked] {""}
}
keylargo-view-boats-there = { $boats ->
    [0] aucun bateau
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}
keylargo-view-bar-label = { keylargo-place-bar }, { keylargo-view-boats-there } : scaphandrier { $diver }, { $thieves ->
    [yes] tire-bourse { $pickpocket },{" "}
   *[no] {""}
}tournée { $round }
keylargo-view-dolphins-label = { keylargo-place-dolphins }, { keylargo-view-boats-there } : { $income } par bateau aujourd’hui
keylargo-view-shop-label = { keylargo-place-shop }, { keylargo-view-boats-there } : tuyau { $hose }, trident { $trident }, poids { $weight }
keylargo-view-market-label = { keylargo-place-market }, { keylargo-view-boats-there } : par unité, marchandises { $goods }, antiquités { $antique }, or { $gold }
keylargo-view-place = { $place ->
    [bar] Bar de la Sirène
    [dolphins] Anse des Dauphins
    [shop] Magasin
   *[market] Marché
}
keylargo-view-per-boat = par bateau, aujourd’hui
keylargo-view-place-about = { $place ->
    [bar] On y recrute un scaphandrier, on y engage un tire-bourse, on y paie une tournée pour regarder deux épaves. Plus il y a de bateaux, plus c’est cher.
    [dolphins] Chaque bateau y gagne le revenu du jour.
    [shop] On y achète des tuyaux, des tridents et des poids. Plus il y a de bateaux, plus c’est cher.
   *[market] On y vend une seule sorte de trésors, à tant l’unité. Plus il y a de bateaux, moins valent les marchandises, et plus les antiquités.
}
keylargo-view-with-boats = avec { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}
keylargo-view-price-of = { $of ->
    [diver] Scaphandrier
    [pickpocket] Tire-bourse
    [round] Tournée
    [hose] Tuyau
    [trident] Trident
    [weight] Poids
    [goods] Marchandises
    [antique] Antiquités
   *[gold] Or
}
keylargo-view-rules = Les règles

## Le jour

keylargo-view-half = { $half ->
    [morning] matin
   *[afternoon] après-midi
}
keylargo-view-day = { $weekday }{ $phase ->
    [program] {""}
   *[other] {" "}{ keylargo-view-half }
}
keylargo-view-day-of = jour { $day } sur { $days }
keylargo-view-calendar-label = Jour { $day } sur { $days }, { $weekday }, { keylargo-view-half } ; dauphins { $income }
keylargo-view-order = { $phase ->
    [program] Chacun choisit
    [over] La partie est finie
   *[other] { $half ->
        [morning] Ce matin, dans l’ordre
       *[afternoon] Cet après-midi, dans l’ordre
    }
}
keylargo-view-supply = Réserve
keylargo-view-supply-label = Réserve : scaphandriers { $divers }, tuyaux { $hoses }, tridents { $tridents }, poids { $weights }
keylargo-view-supply-encounters = Rencontres : { $deck ->
    [0] pioche vide
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
keylargo-view-log = Journal
keylargo-view-first = joue en premier

## Les bateaux

keylargo-view-at = { $at ->
    [choosing] choisit…
    [ready] a choisi
    [waiting] attend
    [wreck] plonge sur l’épave { $wreck }
    [moored] reste à l’ancre
    [bar] au bar
    [dolphins] avec les dauphins
    [shop] au magasin
    [market] au marché
    [to-dive] va plonger
    [to-bar] va au bar
    [to-dolphins] va voir les dauphins
    [to-shop] va au magasin
   *[to-market] va au marché
}
keylargo-view-at-short = { $at ->
    [choosing] choisit…
    [ready] a choisi
    [waiting] {""}
    [wreck] Épave { $wreck }
    [moored] à l’ancre
    [bar] Bar
    [dolphins] Dauphins
    [shop] Magasin
    [market] Marché
    [to-dive] Plonger
    [to-bar] Bar
    [to-dolphins] Dauphins
    [to-shop] Magasin
   *[to-market] Marché
}
keylargo-view-to-choose = { $missing ->
    [0] à confirmer
    [one] un choix encore
   *[other] deux choix
}
keylargo-view-where = où ?

## Les équipes

keylargo-view-player-label = { $who }, { $token }, { $money }, { $divers ->
    [0] { keylargo-view-no-diver }
    [one] { $divers } scaphandrier
   *[other] { $divers } scaphandriers
}, { $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor : { $backs }
   *[other] { $treasures } trésors : { $backs }
}{ $encounters ->
    [none] {""}
    [0] , aucune rencontre
    [one] , { $encounters } rencontre
   *[other] , { $encounters } rencontres
} ; { $standing }
keylargo-view-no-diver = aucun scaphandrier
keylargo-view-backs = { $depth ->
    [shallow] { $count } peu { $count ->
        [one] profond
       *[other] profonds
    }
    [medium] { $count } { $count ->
        [one] moyen
       *[other] moyens
    }
   *[deep] { $count } { $count ->
        [one] profond
       *[other] profonds
    }
}
keylargo-view-diver-label = Scaphandrier n° { $diver } : { $gear } ; atteint les épaves { $depth ->
    [shallow] peu profondes
    [medium] peu profondes et moyennes
   *[deep] de toute profondeur
}
keylargo-view-gear = { $item ->
    [hose] { $count } { $count ->
        [one] tuyau
       *[other] tuyaux
    }
    [trident] un trident
    [weight] un poids
   *[nothing] sans équipement
}
keylargo-view-treasure-label = { $type ->
    [goods] Marchandise, { keylargo-units }
    [antique] Antiquité, { keylargo-units }
    [gold] Or, { keylargo-units }
    [diamond] Diamant
   *[monster] Monstre
}, { $value } à la fin, dos { $depth ->
    [shallow] peu profond
    [medium] moyen
   *[deep] profond
}
keylargo-view-known = Vous savez que { $who } a :
keylargo-view-team-of = Équipe { DE($who) }

## Votre bande

keylargo-view-yours = Votre équipe
keylargo-view-your-day = Votre journée
keylargo-view-your-divers = Vos scaphandriers
keylargo-view-your-treasures = Vos trésors, cachés aux autres
keylargo-view-no-treasure = aucun encore
keylargo-view-your-encounters = Rencontres
keylargo-view-if-ended = Si tout s’arrêtait là
keylargo-view-money-word = Argent
keylargo-view-treasures-count = { $count ->
    [0] Aucun trésor
    [one] { $count } trésor
   *[other] { $count } trésors
}
keylargo-view-fortune = Fortune
keylargo-view-free-berth = place libre
keylargo-view-reaches = atteint
keylargo-view-card-label = { $half ->
    [morning] Matin
   *[afternoon] Après-midi
} : { $action }
keylargo-view-not-laid = pas encore choisi
keylargo-view-encounter-label = { $name }. { $effect } { $state ->
    [yes] Se joue maintenant.
   *[no] {""}
}

## La question du moment

keylargo-view-prompt-program = Choisissez deux actions
keylargo-view-prompt-program-sub = { $room ->
    [small] une pour le matin, une pour l’après-midi
   *[large] La première pour le matin, la seconde pour l’après-midi. Personne ne les voit.
}
keylargo-view-prompt-chosen = Votre journée est choisie
keylargo-view-prompt-all-choose = Chacun choisit sa journée
keylargo-view-still-choosing = { $count ->
    [1] { $who } choisit encore
   *[other] { $who } choisissent encore
}
keylargo-view-prompt-place = { $room ->
    [small] Sur quelle épave ?
   *[large] À vous : sur quelle épave plongez-vous ?
}
keylargo-view-prompt-place-sub = { $room ->
    [small] { $depth ->
        [shallow] peu profonde
        [medium] peu profonde ou moyenne
       *[deep] de toute profondeur
    }
   *[large] Vos scaphandriers atteignent les épaves { $depth ->
        [shallow] peu profondes.
        [medium] peu profondes et moyennes.
       *[deep] de toute profondeur.
    }
}
keylargo-view-prompt-sabotage = { $able ->
    [yes] { $room ->
        [small] Saboter { $who } ?
       *[large] { $who } va plonger : jouez-vous Saboteur ?
    }
   *[no] { $room ->
        [small] { $who } va plonger
       *[large] { $who } va plonger : vous n’avez pas de Saboteur à jouer.
    }
}
keylargo-view-prompt-sabotage-sub = un scaphandrier resterait à bord
keylargo-view-prompt-draw = { $room ->
    [small] Qui pioche ?
   *[large] Votre plongée : qui pioche ?
}
keylargo-view-prompt-draw-sub = { $left ->
    [one] encore { $left } carte dans l’épave { $wreck }
   *[other] encore { $left } cartes dans l’épave { $wreck }
}
keylargo-view-prompt-monster = { $room ->
    [small] Un monstre !
   *[large] Un monstre ! Que faites-vous ?
}
keylargo-view-prompt-treasure = { $room ->
    [small] Un trésor !
   *[large] Un trésor ! Que faites-vous ?
}
keylargo-view-prompt-watch = { $room ->
    [small] Fin de la plongée
   *[large] Fin de la plongée : une dernière carte ?
}
keylargo-view-prompt-bar = { $room ->
    [small] Au bar
   *[large] À vous : que prenez-vous au Bar de la Sirène ?
}
keylargo-view-prompt-look = La seconde épave de la tournée ?
keylargo-view-prompt-dolphins = { $room ->
    [small] { $plays ->
        [yes] Une rencontre ?
       *[no] Aux dauphins
    }
   *[large] { $plays ->
        [yes] À vous : jouez-vous une carte aux dauphins ?
       *[no] À vous : les dauphins vous rapportent le revenu du jour.
    }
}
keylargo-view-prompt-shop = { $room ->
    [small] Qu’achetez-vous ?
   *[large] À vous : qu’achetez-vous ?
}
keylargo-view-prompt-market = { $room ->
    [small] Que vendez-vous ?
   *[large] À vous : que vendez-vous ?
}
keylargo-view-prompt-market-sub = une seule sorte, autant de cartes que vous voulez
keylargo-view-prompt-boats = { $boats ->
    [1] un seul bateau
   *[other] { $boats } bateaux
}
keylargo-view-prompt-other = { $phase ->
    [place] { $who } choisit son épave
    [sabotage] { $who } peut jouer une rencontre
    [bar] { $who } est au bar
    [look] { $who } paie une tournée
    [dolphins] { $who } est avec les dauphins
    [shop] { $who } est au magasin
    [market] { $who } est au marché
   *[dive] { $who } plonge
}
keylargo-view-prompt-over = { $count ->
    [1] { $who } gagne avec { $fortune }
   *[other] { $who } gagnent ensemble avec { $fortune }
}
keylargo-view-prompt-over-you = Vous gagnez avec { $fortune }
keylargo-view-end-open = Voir le décompte
keylargo-view-moves = Tout ce que vous pouvez faire
keylargo-view-know = Épave { $wreck } : ce que vous en savez
keylargo-view-moves-none = Rien à faire pour l’instant.

## Choisir sa journée

keylargo-view-program-title = Votre { $weekday }, en secret
keylargo-view-first-card = Choisissez une carte
keylargo-view-second-card = Choisissez une seconde carte
keylargo-view-take-back = { $missing ->
    [1] Reprendre la première
   *[0] Reprendre la seconde
}
keylargo-view-change = Changer
keylargo-view-confirm = Confirmer
keylargo-view-confirm-first = Il manque encore une carte.
keylargo-view-laid = { $action }{ $half ->
    [morning] , pour le matin
    [afternoon] , pour l’après-midi
   *[none] {""}
}
keylargo-view-set-aside = Voir la table
keylargo-view-set-back = Choisir
keylargo-view-crowd =  : { $boats } bateaux
keylargo-view-skip = Continuer

## Tout ce qu’on peut faire

keylargo-view-group-program = Le matin : { $action }
keylargo-view-group-rob = Engager un tire-bourse contre { $who }
keylargo-view-group-buy = { $item ->
    [hose] Acheter un tuyau
    [trident] Acheter un trident
   *[weight] Acheter un poids
}
keylargo-view-group-sell-as = Faire passer pour autre chose : { $card }
keylargo-view-group-weight = Utiliser le poids du scaphandrier n° { $diver }
keylargo-view-group-wreck = { $deed ->
    [pay-round] Payer une tournée
    [look-at] Regarder la seconde épave
   *[drunkard] Interroger l’ivrogne
}
keylargo-view-choices = { $count } choix

## Les feuilles : ce qu’elles ont en commun

keylargo-view-sheet-help = Les règles de cette feuille
keylargo-view-leave = Partir
keylargo-view-put-away = Ranger
keylargo-view-have = Vous avez
keylargo-view-left = Il vous restera
keylargo-view-pay = Payer { $price }
keylargo-view-basket-stopped = La suite n’est plus possible.
keylargo-view-diver-no = n° { $diver }

## La plongée

keylargo-view-dive-label = { $yours ->
    [yes] Votre plongée
   *[no] La plongée { DE($who) }
}
keylargo-view-dive-aboard = Le n° { $diver } reste à bord.
keylargo-view-dive-left = { keylargo-view-depth }, { $left ->
    [0] plus une carte
    [one] encore { $left } carte
   *[other] encore { $left } cartes
}
keylargo-view-dive-divers = { $n ->
    [0] Personne n’est plus au fond
    [one] { $n } scaphandrier au fond
   *[other] { $n } scaphandriers au fond
}
keylargo-view-dive-monster = Un monstre !
keylargo-view-dive-treasure = { $card ->
    [goods] Des marchandises
    [antique] Une antiquité
    [gold] De l’or
    [diamond] Un diamant !
   *[none] Un trésor
}
keylargo-view-dive-how = { $cause ->
    [weight] Le n° { $diver } l’a pris grâce au poids du n° { $carrier }.
    [again] Le n° { $diver } a repioché.
    [volunteer] Le n° { $diver } l’a pris en plus, avec le bénévole.
    [watchful] Le n° { $diver } a pris la dernière carte.
   *[turn] Le n° { $diver } a pioché.
}
keylargo-view-dive-hidden = Les autres ne voient que le dos.
keylargo-view-dive-sold = Vendu aussitôt pour { $sum }.
keylargo-view-dive-fate = { $fate ->
    [killed] Le trident du n° { $carrier } le tue. Tous deux quittent la partie.
    [fled] Le n° { $diver } s’enfuit, perdu { $n ->
        [0] pour de bon.
        [one] avec { $n } pièce.
       *[other] avec { $n } pièces.
    }
    [shuffled] Il est remélangé dans l’épave.
   *[none] Il est devant le n° { $diver }.
}
keylargo-view-dive-ghost = Et avec le poids ?
keylargo-view-dive-ghost-does = Une carte de plus, le poids est perdu.
keylargo-view-dive-draw = Le n° { $diver } pioche
keylargo-view-dive-draw-does = la carte du dessus
keylargo-view-dive-volunteer = Aide bénévole : le n° { $diver } pioche
keylargo-view-dive-volunteer-does = une carte, en plus de la sienne
keylargo-view-dive-surface = Remonter
keylargo-view-dive-surface-does = { $treasures ->
    [0] sans trésor
    [one] avec { $treasures } trésor
   *[other] avec { $treasures } trésors
}{ $monsters ->
    [0] {""}
    [one] {""} ; le monstre est remélangé dans l’épave
   *[other] {""} ; les monstres sont remélangés dans l’épave
}
keylargo-view-dive-trident = Le trident du n° { $carrier }
keylargo-view-dive-trident-does = il est perdu, le monstre aussi ; le n° { $diver } repioche
keylargo-view-dive-flee = Le n° { $diver } s’enfuit
keylargo-view-dive-flee-does = { $n ->
    [0] perdu pour de bon
    [one] perdu pour de bon, avec { $n } pièce
   *[other] perdu pour de bon, avec { $n } pièces
} ; le monstre reviendra dans l’épave
keylargo-view-dive-weight = Poids du n° { $carrier } : le n° { $diver } pioche
keylargo-view-dive-weight-does = une carte de plus, le poids est perdu
keylargo-view-dive-keep = { $weight ->
    [yes] Garder le poids
   *[no] Continuer
}
keylargo-view-dive-keep-does = { $n ->
    [0] aucun autre n’a encore à piocher
    [one] le n° { $diver } peut encore piocher
   *[other] { $n } autres peuvent encore piocher
}
keylargo-view-dive-sabotage = Retenir le n° { $diver } à bord
keylargo-view-dive-sabotage-does = ce scaphandrier { DE($who) } ne plonge pas, son équipement non plus
keylargo-view-dive-let-dive = Laisser plonger
keylargo-view-dive-let-dive-does = vous gardez votre carte
keylargo-view-dive-leave-card = Laisser la dernière carte
keylargo-view-dive-leave-card-does = elle reste dans l’épave
keylargo-view-dive-decline = Pas de rencontre { $half ->
    [morning] ce matin
   *[afternoon] cet après-midi
}
keylargo-view-dive-decline-does = on ne vous le demandera plus de la demi-journée

## Le bar

keylargo-view-bar-hire = Recruter un scaphandrier
keylargo-view-bar-team = équipe : { $n } sur { $most }
keylargo-view-bar-rob = Engager un tire-bourse
keylargo-view-bar-victim = Qui volez-vous ? Vous ne voyez que les dos.
keylargo-view-bar-back = Quel dos prend-il ?
keylargo-view-bar-backs = { $depth ->
    [shallow] Dos peu profond
    [medium] Dos moyen
   *[deep] Dos profond
}, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes, une au hasard
}
keylargo-view-bar-round = Payer une tournée
keylargo-view-bar-look = Regardez deux épaves, puis mélangez-les.
keylargo-view-bar-second = Maintenant la seconde épave ; elle est comprise.
keylargo-view-bar-paid = déjà fait
keylargo-view-bar-not = Ce n’est pas possible pour l’instant.
keylargo-view-bar-do = { $what ->
    [hire] Recruter
    [rob] { $depth ->
        [none] Choisissez un dos
        [shallow] Voler une carte peu profonde
        [medium] Voler une carte moyenne
       *[deep] Voler une carte profonde
    }
   *[look] { $wreck ->
        [none] Choisissez une épave
       *[other] Regarder l’épave { $wreck }
    }
}{ $price ->
    [none] {""}
   *[other] {""} : { $price }
}
keylargo-view-bar-saw = Dans l’épave { $wreck }, vous avez vu
keylargo-view-bar-shuffled = Elles ont été mélangées : leur ordre est inconnu. Choisissez une épave pour les revoir.

## Le magasin

keylargo-view-shop-hint = { $n ->
    [0] Vous avez acheté vos pièces.
    [one] Une pièce encore. Choisissez la place qui doit la recevoir.
   *[other] { $n } pièces au plus. Choisissez la place qui doit la recevoir.
}
keylargo-view-shop-stock = reste { $n }
keylargo-view-shop-cell = Scaphandrier n° { $diver }, { $item ->
    [hose] tuyau
    [trident] trident
   *[weight] poids
} : { $cell ->
    [has] il l’a
    [new] acheté { $price }
    [can] acheter, { $price }
   *[full] place vide
}
keylargo-view-shop-no-room = Rien d’autre n’est possible avec ce que vous avez choisi.
keylargo-view-shop-line = { $item ->
    [hose] tuyau
    [trident] trident
   *[weight] poids
} { $price }
keylargo-view-shop-reach = Avec { $hoses ->
    [one] un tuyau
   *[other] { $hoses } tuyaux
}, le n° { $diver } atteint les épaves { $depth ->
    [shallow] peu profondes
    [medium] moyennes
   *[deep] profondes
}.
keylargo-view-shop-empty = Tout reposer
keylargo-view-shop-nothing = Ne rien acheter

## Le marché

keylargo-view-market-type = Choisissez une sorte, puis les cartes.
keylargo-view-market-nothing = Aucune de vos cartes n’a de prix au marché.
keylargo-view-market-cards = Choisissez une carte pour la garder, ou la vendre.
keylargo-view-market-none = { $card ->
    [goods] Vous n’avez pas de marchandises à vendre.
    [antique] Vous n’avez pas d’antiquités à vendre.
   *[gold] Vous n’avez pas d’or à vendre.
}
keylargo-view-market-brings = { $sum } ici
keylargo-view-market-worth = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}{ $each ->
    [none] {""} : { $sum }.
   *[other] {" "}à { $each } : { $sum }.
} { $n ->
    [one] Gardée jusqu’à la fin, elle vaudrait { $later }.
   *[other] Gardées jusqu’à la fin, elles vaudraient { $later }.
}
keylargo-view-market-kept = Vous gardez
keylargo-view-market-diamond = Un diamant ne se vend jamais ici.
keylargo-view-market-other = Une seule sorte à la fois.
keylargo-view-market-besides = { $who } : { $n ->
    [0] c’est complet
    [one] une carte encore
   *[other] { $n } cartes au plus
}
keylargo-view-market-must = Il faut vendre au moins une carte.
keylargo-view-market-sell = Vendre { $card ->
    [goods] { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
    [antique] { $n ->
        [one] { $n } antiquité
       *[other] { $n } antiquités
    }
    [gold] { $n ->
        [one] { $n } carte d’or
       *[other] { $n } cartes d’or
    }
   *[any] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
} : { $sum }

## Les dauphins

keylargo-view-dolphins-take = Encaisser { $sum }

## Les épaves

keylargo-view-wreck-left = { $left ->
    [0] Elle est vide.
    [one] Il y reste { $left } carte, { keylargo-view-wreck-depth }.
   *[other] Il y reste { $left } cartes, { keylargo-view-wreck-depth }.
}
keylargo-view-wreck-depth = { $depth ->
    [shallow] à faible profondeur
    [medium] à profondeur moyenne
   *[deep] à grande profondeur
}
keylargo-view-wreck-boat = { $yours ->
    [yes] Votre bateau y est.
   *[no] Le bateau { DE($who) } y est.
}
keylargo-view-wreck-monsters = { $n ->
    [one] Un monstre au moins y rôde : on l’y a rencontré.
   *[other] { $n } monstres au moins y rôdent : on les y a rencontrés.
}
keylargo-view-wreck-when = { $weekday } { keylargo-view-half }
keylargo-view-wreck-saw = Vous y avez vu, { $when } :
keylargo-view-wreck-doubtful = peut-être partie depuis
keylargo-view-wreck-doubt = Un point d’interrogation : peut-être vendue ou emportée depuis.
keylargo-view-wreck-exact = Elles y sont toujours, mélangées : leur ordre est inconnu.
keylargo-view-wreck-mixed = Elles ont été mélangées, et d’autres bateaux sont venus depuis.
keylargo-view-wreck-took = { $yours ->
    [yes] Vous en avez { $n }.
   *[no] { $who } en a pris { $n }. Vous ne savez pas { $n ->
        [one] laquelle.
       *[other] lesquelles.
    }
}
keylargo-view-wreck-loose = { $yours ->
    [yes] Vous en avez peut-être d’autres.
   *[no] { $who } en a peut-être d’autres.
}
keylargo-view-wreck-lurks = { $n ->
    [one] Le monstre n’a pas été tué depuis : il y est encore.
   *[other] Les { $n } monstres n’ont pas été tués depuis : ils y sont encore.
}
keylargo-view-wreck-unknown = Vous n’y avez jamais regardé.
keylargo-view-wreck-looked = Qui y a regardé
keylargo-view-wreck-look = { $yours ->
    [yes] Vous, { $when }
   *[no] { $who }, { $when }
}
keylargo-view-wreck-dive = Plonger ici
keylargo-view-known-perhaps = Dans l’une de ces mains, { $who } :

## Les rencontres

keylargo-view-encounters = Vos rencontres
keylargo-view-encounter-none = Vous n’en avez aucune. Il s’en pioche une à l’Anse des Dauphins.
keylargo-view-encounter-at = { $place ->
    [dive] Se joue en plongée.
    [bar] Se joue au bar.
    [dolphins] Se joue aux dauphins.
    [shop] Se joue au magasin.
   *[market] Se joue au marché.
}
keylargo-view-encounter-rule = La règle
keylargo-view-encounter-now = Jouer
keylargo-view-encounter-play = Jouer { $card }
keylargo-view-encounter-force = { $card } est en jeu.
keylargo-view-encounter-later = Son moment n’est pas venu.
keylargo-view-encounter-once = Une seule rencontre par demi-journée, là où est votre bateau.
keylargo-view-encounter-declined = Vous avez renoncé à en jouer dans cette demi-journée.
keylargo-view-encounter-used = Vous en avez déjà joué une dans cette demi-journée.
keylargo-view-pile = { $pile ->
    [encounters] Pioche des rencontres
   *[other] Épave { $pile }
}
keylargo-view-encounter-deck = Pioche : { $deck ->
    [0] vide
    [one] { $deck } carte
   *[other] { $deck } cartes
}
keylargo-view-encounter-discards = Défausse, que tous peuvent voir : { $discards ->
    [0] vide
    [one] { $discards } carte
   *[other] { $discards } cartes
}
keylargo-view-encounter-copies = { $card } × { $n }

## Le décompte

keylargo-view-course = Les fortunes, jour après jour
    .period = Jour { $period }
    .count = { $count } $
keylargo-view-end-won = { $yours ->
    [yes] Vous l’emportez
   *[no] { $who } l’emporte
}
keylargo-view-end-shared = Victoire partagée : { $winners }
keylargo-view-end-you = vous
keylargo-view-end-when = { $weekday }, jour { $day }, au coucher du soleil.
keylargo-view-end-lead = { $sum } d’avance sur { $yours ->
    [yes] vous
   *[no] { $who }
}.
keylargo-view-end-scores = Les fortunes
keylargo-view-end-close = Voir la table
