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
keylargo-view-boats = { $boats ->
    [0] aucun bateau
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}
keylargo-view-bar-label = { keylargo-place-bar }, { keylargo-view-boats } : scaphandrier { $diver }, tire-bourse { $pickpocket }, tournée { $round }
keylargo-view-dolphins-label = { keylargo-place-dolphins }, { keylargo-view-boats } : { $income } par bateau aujourd’hui
keylargo-view-shop-label = { keylargo-place-shop }, { keylargo-view-boats } : tuyau { $hose }, trident { $trident }, poids { $weight }
keylargo-view-market-label = { keylargo-place-market }, { keylargo-view-boats } : par unité, marchandises { $goods }, antiquités { $antique }, or { $gold }
keylargo-view-place = { $place ->
    [bar] Bar de la Sirène
    [dolphins] Anse des Dauphins
    [shop] Magasin
   *[market] Marché
}
keylargo-view-per-boat = par bateau, aujourd’hui
keylargo-view-place-about = { $place ->
    [bar] On y recrute un scaphandrier, on y engage un tire-bourse, on y paie une tournée pour regarder deux épaves. Plus il y a de bateaux, plus c’est cher.
    [dolphins] Chaque bateau y gagne la recette du jour.
    [shop] On y achète des tuyaux, des tridents et des poids. Plus il y a de bateaux, plus c’est cher.
   *[market] On y vend une seule sorte de trésors, à tant l’unité. Plus il y a de bateaux, moins on gagne.
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
keylargo-view-log = Journal
keylargo-view-first = joue en premier
keylargo-view-bot = robot
keylargo-view-away = hors ligne

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
keylargo-view-diver-label = Scaphandrier n° { $diver } : { $gear } ; atteint { keylargo-view-depth }
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
keylargo-view-known = { $who } a, vous le savez :
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
keylargo-view-watching = Vous regardez la partie
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
keylargo-view-prompt-sabotage = { $room ->
    [small] Saboter { $who } ?
   *[large] { $who } va plonger : jouez-vous Saboteur ?
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
    [small] Utiliser le poids ?
   *[large] Un trésor ! Utilisez-vous le poids ?
}
keylargo-view-prompt-watch = { $room ->
    [small] Fin de la plongée
   *[large] Fin de la plongée : une dernière carte ?
}
keylargo-view-prompt-bar = { $room ->
    [small] Au bar
   *[large] À vous : qu’offrez-vous au Bar de la Sirène ?
}
keylargo-view-prompt-look = La seconde épave de la tournée ?
keylargo-view-prompt-dolphins = { $room ->
    [small] Une rencontre ?
   *[large] À vous : jouez-vous une carte aux dauphins ?
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
keylargo-view-moves-none = Rien à faire pour l’instant.
keylargo-view-back-to = Revenir

## Choisir sa journée

keylargo-view-program-title = Votre { $weekday }, en secret
keylargo-view-first-card = Touchez une carte
keylargo-view-second-card = Touchez une seconde carte
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
keylargo-view-set-back = Choisir ma journée
keylargo-view-skip = Toucher pour continuer

## Tout ce qu’on peut faire

keylargo-view-group-program = Le matin : { $action }
keylargo-view-group-rob = Engager un tire-bourse contre { $who }
keylargo-view-group-buy = { $item ->
    [hose] Acheter un tuyau
    [trident] Acheter un trident
   *[weight] Acheter un poids
}
keylargo-view-group-sell-as = Vendre pour autre chose : { $card }
keylargo-view-group-weight = Utiliser le poids du scaphandrier n° { $diver }
keylargo-view-group-wreck = { $deed ->
    [pay-round] Payer une tournée
    [look-at] Regarder la seconde épave
   *[drunkard] Interroger l’ivrogne
}
keylargo-view-choices = { $count } choix
