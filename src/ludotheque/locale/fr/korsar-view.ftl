# Korsar : la table dans le navigateur, ses étiquettes courtes et ce qu’on entend de chaque chose.
# $side (you, team, other) et $who : un camp, vu de qui lit ; $who_first, le même en tête de phrase.

## Noms courts

korsar-view-you = Vous
korsar-view-us = Nous
korsar-view-beast = { $beast ->
    [whale] Baleine
    [turtle] Tortue
    [octopus] Pieuvre
    [crab] Crabe
    [nautilus] Nautile
   *[seahorse] Hippocampe
}
korsar-view-the-beast = { $beast ->
    [whale] la Baleine
    [turtle] la Tortue
    [octopus] la Pieuvre
    [crab] le Crabe
    [nautilus] le Nautile
   *[seahorse] l’Hippocampe
}
korsar-view-the-beast-first = { $beast ->
    [whale] La Baleine
    [turtle] La Tortue
    [octopus] La Pieuvre
    [crab] Le Crabe
    [nautilus] Le Nautile
   *[seahorse] L’Hippocampe
}
korsar-view-rig = { $gold ->
    [2] Cotre
    [3] Ketch
    [4] Brigantin
    [5] Brick
    [6] Trois-mâts
    [7] Frégate
   *[8] Galion
}
korsar-view-admiral = l’Amiral
korsar-view-card = { $kind ->
    [ship] { korsar-view-rig }
    [pirate] { korsar-colour-first } { $strength }
    [captain] { korsar-captain-first }
   *[admiral] L’Amiral
}
korsar-view-card-label = { $kind ->
    [ship] Navire : { korsar-ship }, { $gold } or
    [pirate] Pirate { korsar-colour }, force { $strength }, pavillon { $device ->
        [hourglass] sablier
        [anchor] ancre
        [palm] palmier
       *[cutlasses] sabres croisés
    }
    [captain] Capitaine { korsar-colour }, { korsar-captain }
   *[admiral] L’Amiral, Robert Maynard
}
korsar-view-isle = Île de la Tortue

## Plaques et piles

korsar-view-takes = prend
korsar-view-tied = Égalité à { $strength }
korsar-view-nobodys = à personne
korsar-view-unattacked = personne ne l’attaque
korsar-view-just-laid = { $who } vient de le mettre en mer
korsar-view-becalmed = aucun navire en mer
korsar-view-deck = Pioche
korsar-view-discard = Défausse
korsar-view-discard-here = Défausser ici
korsar-view-loot = butin : { $gold }
korsar-view-loot-team = butin de l’équipe : { $gold }
korsar-view-next = à prendre : { $gold }
korsar-view-partner-hand = Main { DE($who) }
korsar-view-partner-open = Main { DE($who) }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## À qui de jouer

korsar-view-turn-yours = À vous de jouer
korsar-view-turn-other = { $who } joue
korsar-view-turn-over = Partie terminée
korsar-view-round = Tour { $round }
korsar-view-round-took = Tour { $round } · { $gold ->
    [0] rien à récolter
   *[other] récolte : { $gold } or
}
korsar-view-round-chosen = Tour { $round } · { $card } en main
korsar-view-short-round = tour { $round }
korsar-view-watching = Vous regardez
korsar-view-not-yet = Patience : c’est à { $who } de jouer.

## Ce que l’on peut faire

korsar-view-can = Ce que vous pouvez faire
korsar-view-where = { $card } : où ?
korsar-view-wait = En attendant
korsar-view-wait-haul = { $gold ->
    [0] Vous ne prendriez rien à votre prochain tour.
   *[other] Vous prendriez { $gold } or à votre prochain tour.
}
korsar-view-wait-haul-team = { $gold ->
    [0] Votre équipe ne prendrait rien à son prochain tour.
   *[other] Votre équipe prendrait { $gold } or à son prochain tour.
}
korsar-view-log = Journal de bord
korsar-view-draw = Piocher une carte
korsar-view-draw-left = il en reste { $cards }
korsar-view-lay = Mettre { korsar-ship-the } en mer
korsar-view-gold = { $gold } or
korsar-view-on = { $card } sur…
korsar-view-card-on = { $card } sur { $ship }
korsar-view-on-ships = { $ships ->
    [0] sur aucun navire
    [one] sur { $ships } navire
   *[other] sur { $ships } navires
}
korsar-view-nowhere = Cette carte ne va sur aucun navire pour l’instant.
korsar-view-no-ship = Aucun navire en mer : mettez-en un, ou piochez.
korsar-view-put-back = Reposer la carte
korsar-view-put-back-short = Reposer
korsar-view-touch-ship = choisissez un navire
korsar-view-touch-sea = à mettre en mer
korsar-view-touch-discard = navire ou défausse
korsar-view-touch-nowhere = ne va nulle part
korsar-view-draw-short = Piocher · { $cards }
korsar-view-deck-short = Pioche · { $cards }
korsar-view-deck-gone = Pioche vide
korsar-view-lay-short = Mettre en mer
korsar-view-discard-short = Défausser
korsar-view-moves = Liste des coups
korsar-view-help-card = Règles de cette carte
korsar-view-page = { $who }, { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}

## Ce que ferait la carte

korsar-view-then = { $outcome ->
    [lead] { $against ->
        [0] { $total }, en tête
       *[other] { $total } contre { $against }, en tête
    }
    [tie] égalité à { $total }
    [behind] { $led ->
        [yes] { $total }, derrière { $leader } à { $against }
       *[no] { $total } contre { $against }, derrière
    }
    [hold] { $team ->
        [yes] votre équipe le tient
       *[no] vous le tenez
    }
    [chase] chasse { $character }
   *[no-effect] { $total }, mais { $character } tient bon
}
korsar-view-then-long = { $outcome ->
    [lead] { $against ->
        [0] { $team ->
            [yes] votre équipe passe en tête
           *[no] vous passez en tête
        }
       *[other] { $total } contre { $against }, { $team ->
            [yes] votre équipe passe en tête
           *[no] vous passez en tête
        }
    }
    [tie] égalité en tête, { $total } partout
    [behind] { $led ->
        [yes] { $total } contre { $against }, { $leader } garde la tête
       *[no] { $total } contre { $against }, derrière
    }
    [hold] { $team ->
        [yes] votre équipe le tient
       *[no] vous le tenez
    }
    [chase] chasse { $character }
   *[no-effect] { $total } en force, { $character } tient bon
}
# Les mots entre ⟦ et ⟧ ressortent.
korsar-view-why = { $reason ->
    [own-colour] { $team ->
        [yes] Votre équipe est en ⟦{ korsar-colour-own }⟧ ici
       *[no] Vous êtes en ⟦{ korsar-colour-own }⟧ ici
    }
    [foreign-colour] { $team ->
        [yes] Le ⟦{ korsar-colour }⟧ est pris : { $holder_side }
       *[no] Le ⟦{ korsar-colour }⟧ est à { $holder_side } ici
    }
    [too-weak] { $total } contre { $against } : ⟦trop peu⟧
    [character-there] ⟦Un personnage⟧ s’y tient
    [captain-needs-pirate] ⟦Sans pirate⟧ { korsar-colour } ici
    [not-own-ship] Pas ⟦votre navire⟧
    [same-round] { $partner } ⟦vient d’y jouer⟧
   *[other] ⟦Pas ici⟧
}

## Ce qu’on entend

korsar-view-between = { " ; " }
korsar-view-ship-label = { korsar-view-rig }, { $gold } or, { $owner_you ->
    [yes] votre navire
   *[no] navire { DE($owner) }
}
korsar-view-side = { $side ->
    [you] vous
    [team] votre équipe
   *[other] { $who }
}
korsar-view-column-label = { korsar-view-side } { $strength } en { korsar-colour }
korsar-view-control-tied = Égalité en tête : personne ne le prendrait.
korsar-view-control = { $side ->
    [you] Vous le prendriez
    [team] Votre équipe le prendrait
   *[other] { $who_first } le prendrait
}{ $by ->
    [character] , par { $character }.
    [owner] , personne ne l’attaque.
   *[strength] .
}
korsar-view-seat-label = { $who }, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $ships ->
    [one] { $ships } navire pris
   *[other] { $ships } navires pris
}{ $gold ->
    [0] .
   *[other] , prendra { $gold }.
}{ $turn ->
    [yes] { " " }C’est son tour.
   *[no] { "" }
}
korsar-view-you-label = Vous, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $ships ->
    [one] { $ships } navire pris
   *[other] { $ships } navires pris
}{ $gold ->
    [0] .
   *[other] , vous prendrez { $gold }.
}
korsar-view-waters = { $side ->
    [you] Vos eaux
    [team] Eaux de votre équipe
   *[other] Eaux { DE($who) }
}
korsar-view-sea = La mer
korsar-view-hand = Votre main
korsar-view-deck-label = Pioche, { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
korsar-view-discard-label = Défausse, { $cards ->
    [0] vide
    [one] { $cards } carte, { $top }
   *[other] { $cards } cartes, dessus { $top }
}

## Fin de la partie

korsar-view-course = L’or de chaque butin, tour par tour
    .period = Tour { $period }
    .count = { $count }
korsar-view-end-won = Vous l’emportez, { $mine } à { $next }
korsar-view-end-won-team = Votre équipe l’emporte, { $mine } à { $next }
korsar-view-end-shared = Victoire partagée : { $winners }, { $mine } partout
korsar-view-end-lost = { $who_first } l’emporte, { $mine } à { $next }
korsar-view-end-ships = Navires récoltés (en pointillé : à la récolte finale)
korsar-view-end-dotted = En pointillé : pris à la récolte finale
korsar-view-end-loot = Butin
korsar-view-end-hand = En main
korsar-view-end-score = Score
korsar-view-end-left = Restés à égalité, à personne
korsar-view-end-close = Voir la table
korsar-view-end-open = Voir les comptes
korsar-view-end-none = aucun navire
