# Katana : la table dans le navigateur, ses étiquettes courtes et ce qu’on entend de chaque chose.

### Les feuilles : le récit au centre, les réponses, ce qu’on regarde de près, et le décompte

## Ce qui est écrit sur une carte

katana-view-card-accuracy = précision
katana-view-card-damage = dégâts
katana-view-card-effect = { $card ->
    [parry] Annule une attaque contre vous.
    [geisha] Défaussez une permanente ou une carte en main.
    [diversion] Prenez une carte au hasard dans une main.
    [battle_cry] Les autres : une parade ou 1 blessure.
    [tea_ceremony] Piochez 3 ; les autres, 1.
    [jujutsu] Les autres : une arme ou 1 blessure.
    [breathing] Retrouvez toute votre vie ; quelqu’un pioche 1.
    [daimyo] Piochez 2, ou gardez : 1 point à la fin.
    [focus] +1 arme par tour.
    [armor] +1 difficulté pour qui { $yours ->
        [no] attaque cette place
       *[yes] vous attaque
    }.
    [fast_draw] +1 blessure par arme qui touche.
   *[bushido] Passe à gauche, ou coûte 1 honneur.
}

## L’attaque

katana-view-attack-title = { $side ->
    [target] { $attacker } vous attaque
    [attacker] Vous attaquez { $target }
   *[watch] { $attacker } attaque { $target }
}
katana-view-attack-short = { katana-view-attack-title } : { $weapon }
katana-view-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
katana-view-attack-part = { $part ->
    [damage] { $weapon } : { $n }
    [fast-draws] { katana-card-fast-draw } : plus { $n }
    [musashi] { katana-character-musashi } : plus { $n }
   *[ginchiyo] { katana-character-ginchiyo } : moins { $n }
}
katana-view-attack-least = au moins 1
katana-view-life-points = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
katana-view-honour-points = { $n ->
    [one] { $n } point d’honneur
   *[other] { $n } points d’honneur
}
katana-view-attack-left = { $side ->
    [target] Il vous reste { katana-view-life-points }.
   *[other] Il reste { katana-view-life-points } à { $target }.
}
katana-view-attack-threat = { $defeats ->
    [yes] Sans parade, c’est la défaite : { $side ->
        [target] vous remettez un point d’honneur à { $attacker }.
        [attacker] vous gagnez un point d’honneur.
       *[watch] { $attacker } gagne un point d’honneur.
    }
   *[no] Sans parade, il en restera { $left }.
}

## Cri de guerre et Ju Jitsu

katana-view-call-title = { $yours ->
    [yes] Vous jouez un { $name }
   *[no] { $who } joue un { $name }
}
katana-view-call-rule = À tour de rôle, dans le sens horaire : { $card ->
    [battle_cry] défausser une parade ou subir une blessure.
   *[jujutsu] défausser une arme ou subir une blessure.
}
katana-view-asked = { $yours ->
    [yes] C’est à vous.
   *[no] { $who } répond.
}
katana-view-call-ask = { $card ->
    [battle_cry] Une parade, ou une blessure ?
   *[jujutsu] Une arme, ou une blessure ?
}
katana-view-call-order = Qui répond, dans l’ordre
katana-view-call-state = { $state ->
    [given] a répondu
    [asked] répond
    [waiting] répondra
    [harmless] à terre
   *[chiyome] pas concernée
}
katana-view-call-skipped = { $state ->
    [harmless] à terre, ne répond pas
   *[chiyome] Chiyome, ne répond pas
}
katana-view-call-stone = { $number }, { $who } : { katana-view-call-state }
katana-view-call-no-stone = { $who } : { katana-view-call-skipped }

## Le Code du Bushido

katana-view-bushido-title = { katana-card-bushido } : { $card }
katana-view-bushido-text = Une arme est retournée. { $yours ->
    [yes] Vous défaussez une arme et le Code passe à { $next }, ou { $cost ->
        [0] vous défaussez le Code, qui à trois ne coûte pas d’honneur.
       *[other] vous perdez { katana-view-honour-points } et le Code est défaussé.
    }
   *[no] { $who } défausse une arme et le Code passe { $next_you ->
        [yes] devant vous
       *[no] à { $next }
    }, ou { $cost ->
        [0] défausse le Code, qui à trois ne coûte pas d’honneur.
       *[other] perd { katana-view-honour-points } et le Code est défaussé.
    }
}
katana-view-bushido-ask = Défaussez une arme, et le Code passe à { $next } ; ou { $cost ->
    [0] défaussez le Code, qui à trois ne coûte pas d’honneur.
   *[other] perdez { katana-view-honour-points }, et le Code est défaussé.
}

## La pioche d’Ieyasu, et la défausse au-delà de sept

katana-view-draw-title = { $yours ->
    [yes] Votre première carte
   *[no] La première carte { DE($who) }
}
katana-view-draw-text = { $yours ->
    [yes] Prenez le dessus de la défausse, { $card }, ou piochez. La suite vient de la pioche.
   *[no] { $who } peut prendre le dessus de la défausse, { $card }. La suite vient de la pioche.
}
katana-view-draw-ask = La suite vient de la pioche.
katana-view-discard-title = Sept cartes au plus
katana-view-discard-text = { $yours ->
    [yes] Vous avez { $cards } cartes. Défaussez-en une après l’autre, dans l’ordre qui vous plaît, jusqu’à en garder sept.
   *[no] { $who } a { $cards } cartes, et défausse jusqu’à en garder sept.
}

## Les réponses

katana-view-answers = Votre réponse
katana-view-answer-parry = Parer avec { $card }
katana-view-answer-discard = Défausser { $card }
katana-view-answer-no-parry = Ne pas parer
katana-view-answer-suffer = Subir { katana-view-wounds }
katana-view-answer-lose-honour = { $n ->
    [0] Défausser le Code
   *[other] Perdre { katana-view-honour-points }
}
katana-view-answer-take-back = Prendre { $card }
katana-view-answer-draw = Piocher
katana-view-answer-life = vie { $from } → { $to }
katana-view-answer-honour = honneur { $from } → { $to }
katana-view-answer-defeat = défaite
katana-view-answer-code-free = sans perdre d’honneur
katana-view-answer-deck = le dessus de la pioche
katana-view-answer-pile = le dessus de la défausse

## Le temps pour répondre

katana-view-clock-none = Sans limite de temps
katana-view-clock-paused = Le temps est suspendu.
katana-view-clock = Encore { page-time-left }, puis un robot répond pour { $yours ->
    [yes] vous
   *[no] { $who }
}.

## Le rôle, et ce que vaut l’honneur

katana-view-role = Votre rôle
katana-view-role-label = { katana-view-role } : { $role }
katana-view-role-private = Pour vous seulement
katana-view-role-public = Toute la table le sait
katana-view-role-covered = Rôle caché
katana-view-role-show = Voir le rôle
katana-view-role-hide = Cacher le rôle
katana-view-role-name = { $role ->
    [shogun] { katana-role-shogun }
    [samurai] { katana-role-samurai }
    [ninja] { katana-role-ninja }
    [ronin] { katana-role-ronin }
   *[hidden] { katana-view-role-covered }
}
katana-view-role-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
katana-view-role-factor = { $factor ->
    [none] Honneur ×1, ou ×2 pour le Ninja qui a le plus d’étoiles
   *[other] Honneur ×{ $factor }
}
katana-view-multipliers = Ce que vaut l’honneur à { $players }
katana-view-multipliers-label = Rôles et facteurs
katana-view-multiplier-role = { $role ->
    [shogun] Shogun
    [samurai] { $count } Samurai
    [ninja] { $count ->
        [one] { $count } Ninja
       *[other] { $count } Ninjas
    }
   *[ronin] Ronin
}
katana-view-multiplier-stars = celui qui a le plus d’étoiles : ×{ $most }
katana-view-multipliers-daimyo = { $ronin ->
    [yes] Un Daimyo en main à la fin : 1 point, jamais multiplié ; rien pour le Ronin.
   *[no] Un Daimyo en main à la fin : 1 point, jamais multiplié.
}
katana-view-multipliers-tie = À égalité, les Ninjas l’emportent{ $ronin ->
    [yes]  ; sans eux, le Shogun l’emporte sur le Ronin.
   *[no] .
}

## Une place vue de près

katana-view-seat-you = { $who }, vous
katana-view-seat-life = Vie { $life } sur { $full }
katana-view-seat-honour = Honneur { $honour }
katana-view-seat-weapons = { $weapons ->
    [one] { $weapons } arme par tour
   *[other] { $weapons } armes par tour
}
katana-view-seat-harmless = { $why ->
    [hand] À terre : la main est vide.
   *[resilience] À terre : plus de point de vie.
}
katana-view-seat-difficulty = Difficulté { $total } depuis votre place
katana-view-seat-difficulty-sum = { $way ->
    [clockwise] { $places } dans le sens horaire
    [anticlockwise] { $places } dans l’autre sens
   *[both] { $places } des deux côtés
}{ $armors ->
    [0] {""}
   *[other] , { $armors } pour l’Armure
}{ $benkei ->
    [0] {""}
   *[other] , { $benkei } pour Benkei
}
katana-view-seat-front = { $yours ->
    [yes] Devant vous
   *[no] Devant { $who }
}
katana-view-seat-front-none = Aucune permanente
katana-view-seat-copies = { $card }, { $copies } fois
katana-view-seat-hand = { $cards ->
    [0] Aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
katana-view-seat-strip = Geisha : défausser
katana-view-seat-strip-label = Geisha : défausser { $card }
katana-view-seat-charm = Geisha : en défausser une
katana-view-seat-divert = Diversion : en prendre une
katana-view-seat-rules = Les règles
katana-view-deeds = Depuis le début
katana-view-deed = { $yours ->
    [yes] { $deed ->
        [attacked] Vous avez attaqué
        [wounded] Vous avez blessé
        [defeated] Vous avez vaincu
        [spared] Vous avez épargné
        [hindered] Vous avez gêné
       *[helped] Vous avez aidé
    }
   *[no] { $deed ->
        [attacked] A attaqué
        [wounded] A blessé
        [defeated] A vaincu
        [spared] A épargné
        [hindered] A gêné
       *[helped] A aidé
    }
}
katana-view-deed-on = { $who } { $n } fois
katana-view-deed-wounds = { $who }, { katana-view-wounds }
katana-view-deeds-none = Rien encore contre personne, ni pour personne.
katana-view-deeds-spared = Épargner : pouvoir atteindre quelqu’un avec une arme, et la jouer contre quelqu’un d’autre.
katana-view-known = Ce que vous savez de cette main
katana-view-known-mark = souvenir
katana-view-known-sure = Vous avez vu entrer ces cartes dans cette main.
katana-view-known-somewhere = Dans une de ces mains : { $who }

## La défausse parcourue

katana-view-pile-title = { $cards ->
    [0] Défausse vide
    [one] Défausse : { $cards } carte
   *[other] Défausse : { $cards } cartes
}
katana-view-pile-hint = La dernière défaussée d’abord. Tout le monde a vu passer ces cartes.
katana-view-pile-kinds = Armes { $weapons }, actions { $actions }, permanentes { $properties }
katana-view-pile-top = dessus

## Le décompte

katana-view-course = Les points de chaque camp, tour par tour
    .period = Tour { $period }
    .count = { $count }
katana-view-end-title = { $camp ->
    [shogun] { $samurai ->
        [0] Le Shogun l’emporte
        [1] Le Shogun et son Samurai l’emportent
       *[other] Le Shogun et ses Samurai l’emportent
    }
    [ninja] Les Ninjas l’emportent
   *[ronin] Le Ronin l’emporte
}
katana-view-end-camp = { $camp ->
    [shogun] { $samurai ->
        [0] Shogun
       *[other] Shogun et Samurai
    }
    [ninja] Ninjas
   *[ronin] Ronin
}
katana-view-end-how = { $how ->
    [sword] { $yours ->
        [yes] Victoire au fil de l’épée : il ne reste que vous debout. L’honneur ne décide plus.
       *[no] Victoire au fil de l’épée : il ne reste que { $who } debout. L’honneur ne décide plus.
    }
    [lost-sword] { $yours ->
        [yes] Votre dernier coup a frappé votre propre camp : la partie s’arrête, et la Lame perdue lui coûte { $penalty } points.
       *[no] Le dernier coup { DE($who) } a frappé son propre camp : la partie s’arrête, et la Lame perdue lui coûte { $penalty } points.
    }
    [blow] { $yours ->
        [yes] Vous avez pris le dernier point d’honneur { DE($spent) } : la partie s’arrête.
       *[no] { $who } a pris le dernier point d’honneur { DE($spent) } : la partie s’arrête.
    }
   *[spent] Il ne reste plus d’honneur à { $spent } : la partie s’arrête.
}
katana-view-end-tie = À égalité, les Ninjas l’emportent ; sans eux, le Shogun l’emporte sur le Ronin.
katana-view-end-you = { $who } (vous)
katana-view-end-seat = { $character } · { $role }
katana-view-end-daimyos = { katana-card-daimyo } · { $who }
katana-view-end-daimyos-none = ne compte pas pour le Ronin
katana-view-end-lost-sword = Lame perdue
katana-view-end-lost-sword-why = le dernier coup a frappé ce camp, de sa propre main
katana-view-end-total = Total
katana-view-end-victory = victoire
katana-view-end-scores = Le décompte, camp par camp
katana-view-end-skip = Tout voir
katana-view-end-close = Revoir la table

### La table : les places, la main, les coups

## Noms courts

katana-view-you = vous
katana-view-role-hidden = rôle caché
katana-view-harmless = à terre
katana-view-harmless-why = { $why ->
    [hand] à terre · main vide
   *[resilience] à terre · 0 point de vie
}
katana-view-ability = { $character ->
    [benkei] L’attaquer : +1 difficulté
    [chiyome] Seules les armes la blessent
    [ginchiyo] Chaque arme : 1 blessure de moins (min. 1)
    [goemon] +1 arme par tour
    [hanzo] Pare aussi avec une arme
    [hideyoshi] Pioche 1 carte de plus
    [ieyasu] Peut piocher sa première carte dans la défausse
    [kojiro] Ses armes ignorent la difficulté
    [musashi] Ses armes : +1 blessure
    [nobunaga] Paie 1 point de vie pour 1 carte
    [tomoe] Pioche 1 quand son arme blesse
   *[ushiwaka] Pioche 1 par blessure d’arme
}

## À qui de jouer

katana-view-title = { $mine ->
    [yes] { $phase ->
        [play] À vous de jouer
        [discard] Sept cartes au plus
        [draw] Votre première carte
       *[other] À vous de répondre
    }
   *[no] { $phase ->
        [play] { $who } joue
        [discard] { $who } défausse
        [draw] { $who } pioche
       *[other] { $who } répond
    }
}
katana-view-over = La partie est finie.
katana-view-not-yet = Patience : la table attend { $who }.
katana-view-phase = { $phase ->
    [recover] Récupération
    [draw] Pioche
    [play] Jeu
   *[discard] Défausse
}
katana-view-phases = Phases du tour
katana-view-watching = Vous regardez
katana-view-prompt = Ce qui se passe

## Les piles

katana-view-deck = pioche
katana-view-discard = défausse
katana-view-piles-label = Pioche, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse, { $discard }{ $top ->
    [none] {""}
   *[other] , dessus : { $top }
}
katana-view-legend-stone = difficulté depuis votre place
katana-view-legend-step = un trait = 1 de difficulté
katana-view-legend-bar = une barre = +1 (Armure, Benkei)
katana-view-roles = Rôles et facteurs

## Choisir une carte, puis sa cible

katana-view-aim = { $card ->
    [geisha] Choisissez une permanente, même la vôtre, ou la main de quelqu’un d’autre. La distance ne compte pas.
    [diversion] Choisissez une main, à n’importe quelle distance.
    [breathing] Choisissez qui piochera une carte.
    [bushido] Choisissez devant qui poser le Code, vous compris.
   *[weapon] { $far ->
        [yes] Choisissez une cible, à n’importe quelle difficulté.
       *[no] Choisissez une cible : difficulté { $accuracy } au plus.
    }
}
katana-view-targets = { $kind ->
    [weapon] { $n ->
        [0] Personne n’est à portée.
        [one] Une cible à portée : choisissez-la.
       *[other] { $n } cibles à portée : choisissez-en une.
    }
   *[other] { $n ->
        [0] Aucun choix possible.
       *[other] Choisissez une place.
    }
}
katana-view-put-back = Reposer { $card }
katana-view-put-back-short = Reposer
katana-view-aims-short = { $n ->
    [one] { $n } choix…
   *[other] { $n } choix…
}
katana-view-play-card = { $kind ->
    [property] Poser { $card }
   *[other] Jouer { $card }
}
katana-view-hint-play = Choisissez une carte, puis sa cible.
katana-view-hint-stuck = Aucune carte à jouer : finissez la phase.
katana-view-slip-wounds = Sans parade : ⟦{ katana-view-wounds }⟧
katana-view-slip-life = vie { $from } → { $to }
katana-view-slip-defeat = Défaite : vous gagnez ⟦1 point d’honneur⟧
katana-view-slip-far = ⟦Difficulté { $difficulty } > précision { $accuracy }⟧
katana-view-slip-harmless = ⟦À terre⟧ : pas une cible, et ne compte pas dans la distance.
katana-view-sum = = { $places }{ $armors ->
    [0] {""}
   *[other] {" "}+ Armure { $armors }
}{ $benkei ->
    [0] {""}
   *[other] {" "}+ Benkei { $benkei }
}
katana-view-rule = règle { $paragraph }
katana-view-beyond = { $difficulty } > { $accuracy }

## Tout ce que l’on peut faire

katana-view-moves = Tous les coups
katana-view-weapons = Armes restantes : { $left } sur { $most }
katana-view-weapons-short = { $left }/{ $most }
katana-view-line = { $kind ->
    [weapon] Attaquer avec { $card }…
   *[other] Jouer { $card }…
}
katana-view-line-choices = { $n } choix
katana-view-end-phase = Finir la phase de jeu
katana-view-end-phase-short = Finir la phase
katana-view-nothing = Rien à faire pour l’instant
katana-view-log = Ce qui s’est passé
katana-view-log-short = Journal
katana-view-scores = Voir le décompte
katana-view-hand = Votre main
katana-view-ring = Autour de la table
katana-view-own = Votre place

## Ce qu’on entend

katana-view-card-label = { $card }, { $kind ->
    [weapon] arme, précision { $accuracy }, dégâts { $damage }
    [action] action : { $effect }
   *[property] permanente : { $effect }
}
katana-view-card-playable = { $label }{ $kind ->
    [weapon] ,
   *[other] {""}
} jouable
katana-view-card-why = { $label }{ $kind ->
    [weapon] .
   *[other] {""}
} { $why }
katana-view-property = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
katana-view-seat-label = { $character }, { $who }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}, { $role ->
    [hidden] rôle caché
   *[other] { $role }
}. Vie { $resilience } sur { $full }, honneur { $honour }, { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}{ $properties ->
    [none] {""}
   *[other] , devant : { $properties }
}.{ $harmless ->
    [yes] {" "}À terre.
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] {" "}Difficulté { $difficulty } depuis votre place.
}
katana-view-target-label = Attaquer { $who } avec { $card } : difficulté { $difficulty } ; sans parade, { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}{ $defeats ->
    [yes] , défaite
   *[no] {""}
}
katana-view-strip-label = Geisha : défausser { $card }, devant { $who }
katana-view-charm-label = Geisha : défausser une carte au hasard de la main { DE($who) }
