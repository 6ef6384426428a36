# Korsar : navires, pirates et personnages ; ce qui arrive, ce qu’on peut faire, pourquoi non.
# Arguments : $gold l’or d’un navire, $colour une couleur de la palette, $strength la force d’un pirate,
# $total et $against les forces après le coup, $whose à qui est le navire (own, partner, other) vu de $seat.

korsar = Korsar

## Navires

korsar-ship = { $gold ->
    [2] cotre
    [3] ketch
    [4] brigantin
    [5] brick
    [6] trois-mâts
    [7] frégate
   *[8] galion
}
korsar-ship-one = { $gold ->
    [7] une { korsar-ship }
   *[other] un { korsar-ship }
}
korsar-ship-the = { $gold ->
    [7] la { korsar-ship }
   *[other] le { korsar-ship }
}
korsar-ship-from = { $gold ->
    [7] de la { korsar-ship }
   *[other] du { korsar-ship }
}
korsar-ship-it = { $gold ->
    [7] la
   *[other] le
}
# Le navire et à qui il est, pour qui lit.
korsar-ship-whose = { $owner_you ->
    [yes] votre { korsar-ship }
   *[no] { korsar-ship-the } { DE($owner) }
}
# De même, quand on vient de nommer $seat.
korsar-ship-theirs = { $whose ->
    [own] { $gold ->
        [7] sa { korsar-ship }
       *[other] son { korsar-ship }
    }
   *[other] { korsar-ship-whose }
}

## Couleurs et personnages

korsar-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [green] vert
    [black] noir
    [gold] doré
   *[purple] violet
}
# La couleur de son camp autour du navire.
korsar-colour-own = { $own ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [green] vert
    [black] noir
    [gold] doré
   *[purple] violet
}
korsar-colour-first = { $colour ->
    [yellow] Jaune
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [black] Noir
    [gold] Doré
   *[purple] Violet
}
korsar-captain = { $colour ->
    [yellow] Edward Teach
    [black] Edward Teach
    [gold] Edward Teach
    [blue] Anne Bonny
    [green] Henry Morgan
   *[red] l’Olonnais
}
korsar-captain-first = { $colour ->
    [yellow] Edward Teach
    [black] Edward Teach
    [gold] Edward Teach
    [blue] Anne Bonny
    [green] Henry Morgan
   *[red] L’Olonnais
}

## Journal

korsar-event-draw = { $seat } { $card ->
    [ship] pioche { korsar-ship-one }, { $gold } or.
    [pirate] pioche un pirate, { korsar-colour } { $strength }.
    [captain] pioche un capitaine, { korsar-captain }.
    [admiral] pioche l’Amiral.
   *[none] pioche.
}
    .you = Vous { $card ->
    [ship] piochez { korsar-ship-one }, { $gold } or.
    [pirate] piochez un pirate, { korsar-colour } { $strength }.
    [captain] piochez un capitaine, { korsar-captain }.
    [admiral] piochez l’Amiral.
   *[none] piochez.
}
korsar-event-lay-ship = { $seat } met { korsar-ship-one } en mer, { $gold } or.
    .you = Vous mettez { korsar-ship-one } en mer, { $gold } or.
# La fin de la phrase d’un pirate : ce qu’il donne.
korsar-balance = { $outcome ->
    [lead] { $against ->
        [0] { korsar-colour } { $strength } prend la tête.
       *[other] { korsar-colour } { $strength }, soit { $total } contre { $against }.
    }
    [tie] { korsar-colour } { $strength }, égalité à { $total }.
    [behind] { korsar-colour } { $strength }, soit { $total } contre { $against }.
   *[no-effect] { korsar-colour } { $strength }, sans effet tant qu’un personnage y tient bon.
}
korsar-event-pirate = { $whose ->
    [other] { $seat } attaque { korsar-ship-theirs } : { korsar-balance }
   *[own] { $seat } défend { korsar-ship-theirs } : { korsar-balance }
}
    .you = { $whose ->
    [other] Vous attaquez { korsar-ship-whose } : { korsar-balance }
   *[own] Vous défendez { korsar-ship-whose } : { korsar-balance }
}
korsar-event-captain = { $seat } embarque { korsar-captain } sur { korsar-ship-theirs } et { korsar-ship-it } tient.
    .you = Vous embarquez { korsar-captain } sur { korsar-ship-whose } et { korsar-ship-it } tenez.
korsar-event-admiral = { $seat } embarque l’Amiral sur { korsar-ship-theirs } et { korsar-ship-it } tient.
    .you = Vous embarquez l’Amiral sur { korsar-ship-whose } et { korsar-ship-it } tenez.
# Le personnage chassé par une action, et à qui il est.
korsar-chased-there = { $chased_card ->
    [captain] { $chased_colour ->
        [yellow] Edward Teach
        [black] Edward Teach
        [gold] Edward Teach
        [blue] Anne Bonny
        [green] Henry Morgan
       *[red] l’Olonnais
    }
   *[admiral] l’Amiral
}
korsar-chased = { $card ->
    [captain] { korsar-captain }
   *[admiral] l’Amiral
}
korsar-event-chase = { $by_you ->
    [yes] Vous chassez { korsar-chased } { korsar-ship-from }, au détriment { DE($seat) }.
   *[no] { $by } chasse { korsar-chased } { korsar-ship-from }, au détriment { DE($seat) }.
}
    .you = { $by } chasse { korsar-chased } { korsar-ship-from }, à vos dépens.
korsar-event-discard-pirate = { $seat } défausse un pirate, { korsar-colour } { $strength }.
    .you = Vous défaussez un pirate, { korsar-colour } { $strength }.
korsar-event-discard-captain = { $seat } défausse { korsar-captain }.
    .you = Vous défaussez { korsar-captain }.
korsar-event-discard-admiral = { $seat } défausse l’Amiral.
    .you = Vous défaussez l’Amiral.
korsar-event-collect = { $whose ->
    [other] { $seat } prend { korsar-ship-theirs } : { $gold } or.
   *[own] { $seat } récupère { korsar-ship-theirs } : { $gold } or.
}
    .you = { $whose ->
    [other] Vous prenez { korsar-ship-whose } : { $gold } or.
   *[own] Vous récupérez { korsar-ship-whose } : { $gold } or.
}
korsar-event-skip = { $seat } n’a plus de carte : son tour passe.
    .you = Vous n’avez plus de carte : votre tour passe.
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
    [other] Récolte finale : { $seat } prend { korsar-ship-theirs }, { $gold } or.
   *[own] Récolte finale : { $seat } récupère { korsar-ship-theirs }, { $gold } or.
}
    .you = { $whose ->
    [other] Récolte finale : vous prenez { korsar-ship-whose }, { $gold } or.
   *[own] Récolte finale : vous récupérez { korsar-ship-whose }, { $gold } or.
}
korsar-event-left = Égalité en tête : personne ne prend { korsar-ship-whose }, { $gold } or.
korsar-event-unlaid = { $seat } garde { korsar-ship-one } en main : { $gold } or de moins.
    .you = Vous gardez { korsar-ship-one } en main : { $gold } or de moins.

## Fin de la partie

korsar-end-laid = { $seat } met en mer sa dernière carte ; la pioche est vide, la partie s’arrête.
    .you = Vous mettez en mer votre dernière carte ; la pioche est vide, la partie s’arrête.
korsar-end-played = { $seat } joue sa dernière carte ; la pioche est vide, la partie s’arrête.
    .you = Vous jouez votre dernière carte ; la pioche est vide, la partie s’arrête.
korsar-end-discarded = { $seat } défausse sa dernière carte ; la pioche est vide, la partie s’arrête.
    .you = Vous défaussez votre dernière carte ; la pioche est vide, la partie s’arrête.
korsar-end-drew = La pioche est épuisée et { $seat } n’a plus rien en main : la partie s’arrête.
    .you = La pioche est épuisée et vous n’avez plus rien en main : la partie s’arrête.

## Liste des coups

korsar-action-draw = Piocher une carte
korsar-action-lay-ship = Mettre { korsar-ship-the } en mer, { $gold } or
korsar-action-play-pirate = { korsar-colour-first } { $strength } sur { korsar-ship-whose } : { $outcome ->
    [lead] { $against ->
        [0] vous prenez la tête
       *[other] { $total } contre { $against }, vous passez en tête
    }
    [tie] égalité à { $total }
    [behind] { $total } contre { $against }, vous restez derrière
   *[no-effect] sans effet tant qu’un personnage y tient bon
}
korsar-action-play-captain = { $outcome ->
    [chase] { korsar-captain-first } sur { korsar-ship-whose } chasse { korsar-chased-there }
   *[hold] { korsar-captain-first } sur { korsar-ship-whose } : vous { korsar-ship-it } tenez
}
korsar-action-play-admiral = { $outcome ->
    [chase] L’Amiral sur { korsar-ship-whose } chasse { korsar-chased-there }
   *[hold] L’Amiral sur { korsar-ship-whose } : vous { korsar-ship-it } tenez
}
korsar-action-discard-pirate = Défausser { korsar-colour } { $strength }
korsar-action-discard-captain = Défausser { korsar-captain }
korsar-action-discard-admiral = Défausser l’Amiral

## Pourquoi non

korsar-reason-not-your-turn = C’est à { $seat } de jouer (règle KO 2.3).
korsar-reason-game-over = La partie est terminée (règle KO 2.8).
korsar-reason-deck-empty = La pioche est vide et ne se reforme pas (règle KO 2.8).
korsar-reason-deck-not-empty = On ne défausse que lorsque la pioche est vide (règle KO 2.8).
korsar-reason-ship-discard = Un navire ne se défausse jamais (règle KO 2.8).
korsar-reason-not-in-hand = Vous n’avez pas cette carte en main (règle KO 2.3).
korsar-reason-no-such-ship = Ce navire n’est pas en mer (règle KO 2.3).
korsar-reason-own-colour = Autour de ce navire, votre couleur est le { korsar-colour-own } (règle KO 2.5).
korsar-reason-foreign-colour = Autour de ce navire, le { korsar-colour } est à { $holder } (règle KO 2.5).
korsar-reason-too-weak = À cette table, il faut au moins l’égalité : vous auriez { $total } contre { $against } (règle KO 2.5).
korsar-reason-character-there = À cette table, on n’ajoute pas de pirate là où se tient un personnage (règle KO 2.5).
korsar-reason-captain-needs-pirate = Il vous faut d’abord un pirate { korsar-colour } autour de ce navire (règle KO 2.6).
korsar-reason-not-own-ship = L’Amiral ne monte que sur un navire à vous, et celui-ci est à { $owner } (règle KO 2.6).
korsar-reason-same-round = { $partner } vient d’y jouer : pas deux partenaires sur un navire dans le même tour de table (règle KO 3.4).

## Options

korsar-option-captain-rule = Ancien personnage
    .help = Où il va quand un autre monte à bord. Cela ne change ni qui tient le navire, ni le score.
korsar-option-captain-rule-chase = chassé aussitôt
korsar-option-captain-rule-last-placed = reste sous le nouveau
korsar-option-min-attack = Attaque minimale
    .help = Si l’on peut jouer un pirate qui laisse derrière, ou s’il doit au moins égaler la plus grande force des autres.
korsar-option-min-attack-any = toute force
korsar-option-min-attack-match = au moins l’égalité
korsar-option-pirates-after-character = Pirates à côté d’un personnage
    .help = Si l’on peut encore jouer des pirates là où se tient un capitaine ou l’Amiral.
korsar-option-pirates-after-character-allowed = permis
korsar-option-pirates-after-character-forbidden = interdits
korsar-option-allow-six-individual = À six chacun pour soi
    .help = Les règles ne prévoient que des équipes à six ; certains groupes jouent autrement.
korsar-option-allow-six-individual-false = non
korsar-option-allow-six-individual-true = oui
korsar-option-team-admiral = L’Amiral en équipe
    .help = Qui peut jouer l’Amiral sur un navire de l’équipe.
korsar-option-team-admiral-team = l’un ou l’autre
korsar-option-team-admiral-owner-only = qui a posé le navire
korsar-option-start-player = Qui commence
    .help = Une place tirée au sort, ou choisie ; en équipes, le premier membre d’une équipe.
korsar-option-start-player-random = tirage au sort
korsar-option-start-player-0 = place 1
korsar-option-start-player-1 = place 2
korsar-option-start-player-2 = place 3
korsar-option-start-player-3 = place 4
korsar-option-start-player-4 = place 5
korsar-option-start-player-5 = place 6
korsar-option-start-player-6 = place 7
korsar-option-start-player-7 = place 8
korsar-option-palette = Couleurs
    .help = Les noms des couleurs et leur aspect ; le jeu est le même.
korsar-option-palette-tilsit = jaune, rouge, bleu, vert (boîte française)
korsar-option-palette-heidelberger = noir, rouge, bleu, vert (Heidelberger)
korsar-option-palette-loot = doré, violet, bleu, vert (Loot)
korsar-option-partner-sees-hand = Cartes entre partenaires
    .help = Si l’on voit les cartes de la personne avec qui l’on fait équipe.
korsar-option-partner-sees-hand-true = visibles
korsar-option-partner-sees-hand-false = cachées
korsar-option-loot-visibility = Or récolté
    .help = Si le total des autres est affiché pendant la partie.
korsar-option-loot-visibility-hidden = caché
korsar-option-loot-visibility-open = affiché

## Tables refusées

error-korsar-players = Chacun pour soi, Korsar ne se joue pas à { $got } ; possible à { $expected } (règle KO 2.1).
error-korsar-teams = En équipes, Korsar ne se joue pas à { $got } ; possible à { $expected } (règle KO 2.1).
error-korsar-start-player = La place { $got } ne peut pas commencer. Il y a { $players } places, comptées à partir de 0 ; en équipes, il faut un nombre pair (règle KO 2.2).
