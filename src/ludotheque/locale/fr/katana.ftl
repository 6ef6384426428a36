# Katana : ce qui arrive, ce qu’on peut faire, pourquoi non.
# Arguments : $card une carte (none : non vue), $n un nombre de cartes ou de personnes, $wounds des blessures, $life des
# points de vie et $left ceux qui restent, $difficulty la difficulté d’une attaque, $honour des points d’honneur,
# $phase ce que l’on décide ; $whose dit devant qui est une carte, own devant $seat, other devant $other.
# Les noms des cartes, des personnages, des rôles et des camps sont dans katana-cards.ftl.

katana = Katana

## Cartes, rôles, camps

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
# Une permanente en jeu : il n’y a jamais qu’un Code du Bushido.
katana-property-in-play = { $card ->
    [bushido] { katana-card-bushido.the }
   *[other] { katana-one }
}
katana-role = { $role ->
    [shogun] { katana-role-shogun }
    [samurai] { katana-role-samurai }
    [ronin] { katana-role-ronin }
   *[ninja] { katana-role-ninja }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
}
katana-camp = { $camp ->
    [shogun] { katana-camp-shogun }
    [ronin] { katana-camp-ronin }
   *[ninja] { katana-camp-ninja }
}

## Nombres

katana-cards = { $n ->
    [1] une carte
   *[other] { $n } cartes
}
katana-wounds = { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
}
katana-life = { $life ->
    [1] un point de vie
   *[other] { $life } points de vie
}
katana-left = { $left ->
    [0] il ne reste aucun point de vie
    [1] il reste un point de vie
   *[other] il reste { $left } points de vie
}
# Une difficulté, comptée : les places, les armures, Benkei.
katana-sum = { $places }{ $armors ->
    [0] {""}
    [1] {" "}+ { katana-card-armor }
   *[other] {" "}+ { $armors } × { katana-card-armor }
}{ $benkei ->
    [0] {""}
   *[1] {" "}+ { katana-character-benkei }
}

## Journal : le tour

katana-event-turn = Tour { $turn } : à { $seat } de jouer.
    .you = Tour { $turn } : à vous de jouer.
katana-event-recovered = { $seat } se relève avec { katana-life }.
    .you = Vous vous relevez avec { katana-life }.
katana-event-flipped = { katana-card-bushido } : { $seat } retourne { katana-one }.
    .you = { katana-card-bushido } : vous retournez { katana-one }.
katana-event-code-passed = { $other_you ->
    [yes] Le { katana-card-bushido } passe devant vous.
   *[no] Le { katana-card-bushido } passe devant { $other }.
}
katana-event-code-dropped = { $honour ->
    [0] { $seat } défausse { katana-card-bushido.the } sans perdre d’honneur.
   *[other] { $seat } perd un point d’honneur et défausse { katana-card-bushido.the }.
}
    .you = { $honour ->
    [0] Vous défaussez { katana-card-bushido.the } sans perdre d’honneur.
   *[other] Vous perdez un point d’honneur et défaussez { katana-card-bushido.the }.
}
katana-event-drew = { $card ->
    [none] { $seat } pioche { katana-cards }.
   *[other] { $seat } pioche { katana-one }.
}
    .you = { $card ->
    [none] Vous piochez { katana-cards }.
   *[other] Vous piochez { katana-one }.
}
katana-event-took-back = { $seat } reprend { katana-one } sur la défausse.
    .you = Vous reprenez { katana-one } sur la défausse.
katana-event-discarded = { $seat } défausse { katana-one }.
    .you = Vous défaussez { katana-one }.
katana-event-exhausted = La pioche est épuisée : tout le monde perd un point d’honneur.
katana-event-shuffled = { $n ->
    [1] La seule carte défaussée devient la nouvelle pioche.
   *[other] Les { $n } cartes défaussées, mélangées, forment une nouvelle pioche.
}

## Journal : les coups

katana-threat = difficulté { $difficulty } ; sans parade, { katana-wounds }
katana-event-attacked = { $other_you ->
    [yes] { $seat } vous attaque avec { katana-one } : { katana-threat }.
   *[no] { $seat } attaque { $other } avec { katana-one } : { katana-threat }.
}
    .you = Vous attaquez { $other } avec { katana-one } : { katana-threat }.
# Hanzō pare aussi avec une arme.
katana-parried-with = { $card ->
    [parry] {""}
   *[other] {" "}avec { katana-one }
}
katana-event-parried = { $other_you ->
    [yes] { $seat } pare votre attaque{ katana-parried-with }.
   *[no] { $seat } pare l’attaque { DE($other) }{ katana-parried-with }.
}
    .you = Vous parez l’attaque { DE($other) }{ katana-parried-with }.
katana-event-hit = { katana-card } : { $seat } subit { katana-wounds } ; { katana-left }.
    .you = { katana-card } : vous subissez { katana-wounds } ; { katana-left }.
katana-event-defeated = { $other_you ->
    [yes] { $seat } tombe et vous remet un point d’honneur.
   *[no] { $seat } tombe et remet un point d’honneur à { $other }.
}
    .you = Vous tombez et remettez un point d’honneur à { $other }.
katana-call-asks = { $n ->
    [0] personne n’a à y répondre
    [1] une personne doit y répondre
   *[other] { $n } personnes doivent y répondre
}
katana-event-called = { $seat } joue { katana-one } : { katana-call-asks }.
    .you = Vous jouez { katana-one } : { katana-call-asks }.
katana-event-answered = { $seat } défausse { katana-one } et s’en tire sans blessure.
    .you = Vous défaussez { katana-one } et vous en tirez sans blessure.
katana-event-wounded = { katana-card } : { $seat } subit { katana-wounds } ; { katana-left }.
    .you = { katana-card } : vous subissez { katana-wounds } ; { katana-left }.

## Journal : les autres cartes

katana-event-played = { $seat } joue { katana-one }.
    .you = Vous jouez { katana-one }.
katana-taken = { $card ->
    [none] une carte
   *[other] { katana-one }
}
katana-event-diverted = { $other_you ->
    [yes] { $seat } joue { katana-card-diversion.one } et vous prend { katana-taken }.
   *[no] { $seat } joue { katana-card-diversion.one } et prend { katana-taken } à { $other }.
}
    .you = Vous jouez { katana-card-diversion.one } et prenez { katana-taken } à { $other }.
katana-event-stripped = { $whose ->
    [own] { $seat } joue { katana-card-geisha.one } et retire { katana-property-in-play } de devant soi.
   *[other] { $other_you ->
        [yes] { $seat } joue { katana-card-geisha.one } et vous retire { katana-property-in-play }.
       *[no] { $seat } joue { katana-card-geisha.one } et retire { katana-property-in-play } à { $other }.
    }
}
    .you = { $whose ->
    [own] Vous jouez { katana-card-geisha.one } et retirez { katana-property-in-play } de devant vous.
   *[other] Vous jouez { katana-card-geisha.one } et retirez { katana-property-in-play } à { $other }.
}
katana-event-charmed = { $other_you ->
    [yes] { $seat } joue { katana-card-geisha.one } et défausse { katana-one } de votre main.
   *[no] { $seat } joue { katana-card-geisha.one } et défausse { katana-one } de la main { DE($other) }.
}
    .you = Vous jouez { katana-card-geisha.one } et défaussez { katana-one } de la main { DE($other) }.
katana-event-breathed = { $life ->
    [0] { $other_you ->
        [yes] { $seat } joue { katana-card-breathing.one } et vous fait piocher.
       *[no] { $seat } joue { katana-card-breathing.one } et fait piocher { $other }.
    }
   *[other] { $other_you ->
        [yes] { $seat } joue { katana-card-breathing.one }, récupère { katana-life } et vous fait piocher.
       *[no] { $seat } joue { katana-card-breathing.one }, récupère { katana-life } et fait piocher { $other }.
    }
}
    .you = { $life ->
    [0] Vous jouez { katana-card-breathing.one } et faites piocher { $other }.
   *[other] Vous jouez { katana-card-breathing.one }, récupérez { katana-life } et faites piocher { $other }.
}
katana-event-placed = { $seat } pose { katana-one }.
    .you = Vous posez { katana-one }.
katana-event-code-placed = { $whose ->
    [own] { $seat } pose { katana-card-bushido.the } devant soi.
   *[other] { $other_you ->
        [yes] { $seat } pose { katana-card-bushido.the } devant vous.
       *[no] { $seat } pose { katana-card-bushido.the } devant { $other }.
    }
}
    .you = { $whose ->
    [own] Vous posez { katana-card-bushido.the } devant vous.
   *[other] Vous posez { katana-card-bushido.the } devant { $other }.
}
katana-event-paid = { $seat } paie un point de vie pour piocher ; { katana-left }.
    .you = Vous payez un point de vie pour piocher ; { katana-left }.

## Journal : la fin

katana-event-end = { $how ->
    [sword] Il ne reste que { $seat } debout : c’est la victoire au fil de l’épée.
    [lost_sword] { $seat } a fait tomber quelqu’un de son camp : la partie s’arrête, et la Lame perdue coûte 3 points à ce camp.
    [blow] { $seat } prend un dernier point d’honneur : la partie s’arrête, et l’on compte.
   *[honour] Quelqu’un n’a plus d’honneur : la partie s’arrête, et l’on compte.
}
    .you = { $how ->
    [sword] Il ne reste que vous debout : c’est la victoire au fil de l’épée.
    [lost_sword] Vous avez fait tomber quelqu’un de votre camp : la partie s’arrête, et la Lame perdue coûte 3 points à ce camp.
   *[blow] Vous prenez un dernier point d’honneur : la partie s’arrête, et l’on compte.
}
katana-event-role = { $seat } révèle son rôle : { katana-role }.
    .you = Vous révélez votre rôle : { katana-role }.
katana-daimyos = { $n ->
    [1] { katana-card-daimyo.one }
   *[other] { $n } { katana-card-daimyo }s
}
katana-event-daimyos = { $seat } a { katana-daimyos } en main.
    .you = Vous avez { katana-daimyos } en main.
katana-event-score = { katana-camp } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Liste des coups

katana-action-attack = { $defeats ->
    [0] Attaquer { $other } avec { katana-one } : { katana-threat }
   *[1] Attaquer { $other } avec { katana-one } : { katana-threat } et la chute
}
katana-action-strip = { $other_you ->
    [yes] { katana-card-geisha } : retirer { katana-property-in-play } de devant vous
   *[no] { katana-card-geisha } : retirer { katana-property-in-play } à { $other }
}
katana-action-charm = { $n ->
    [1] { katana-card-geisha } : défausser la seule carte en main { DE($other) }
   *[other] { katana-card-geisha } : défausser au hasard une des { $n } cartes en main { DE($other) }
}
katana-action-divert = { $n ->
    [1] { katana-card-diversion } : prendre la seule carte en main { DE($other) }
   *[other] { katana-card-diversion } : prendre au hasard une des { $n } cartes en main { DE($other) }
}
katana-action-battle-cry = { $n ->
    [0] { katana-card-battle-cry } : personne n’aurait à y répondre
    [1] { katana-card-battle-cry } : une personne défausse une parade ou subit une blessure
   *[other] { katana-card-battle-cry } : { $n } personnes défaussent une parade ou subissent une blessure
}
katana-action-tea-ceremony = { katana-card-tea-ceremony } : piocher 3 cartes, puis une pour chaque autre personne
katana-action-jujutsu = { $n ->
    [0] { katana-card-jujutsu } : personne n’aurait à y répondre
    [1] { katana-card-jujutsu } : une personne défausse une arme ou subit une blessure
   *[other] { katana-card-jujutsu } : { $n } personnes défaussent une arme ou subissent une blessure
}
katana-action-daimyo = { katana-card-daimyo } : piocher 2 cartes
katana-action-breathe = { $life ->
    [0] { katana-card-breathing } : { $other } pioche une carte, et vous avez déjà tous vos points de vie
   *[other] { katana-card-breathing } : récupérer { katana-life }, puis { $other } pioche une carte
}
katana-action-place = { $card ->
    [focus] Poser { katana-one } : une arme de plus par tour
    [armor] Poser { katana-one } : la difficulté de vous attaquer augmente de 1
   *[fast_draw] Poser { katana-one } : une blessure de plus à chacune de vos armes
}
katana-action-bushido = { $other_you ->
    [yes] Poser { katana-card-bushido.the } devant vous
   *[no] Poser { katana-card-bushido.the } devant { $other }
}
katana-action-pay = Payer un point de vie pour piocher une carte ; { katana-left }
katana-action-end = { $n ->
    [0] Finir votre tour
   *[other] Finir de jouer, puis défausser { katana-cards }
}
katana-action-parry = { $phase ->
    [parry] Parer l’attaque { DE($other) }{ katana-parried-with }
   *[battle_cry] Défausser { katana-one } et ne pas subir de blessure
}
katana-action-discard = { $phase ->
    [jujutsu] Défausser { katana-one } et ne pas subir de blessure
    [bushido] Défausser { katana-one } : { katana-card-bushido.the } passe devant { $other }
   *[discard] Défausser { katana-one }
}
katana-action-suffer = { $left ->
    [0] Subir { katana-wounds }, tomber et remettre un point d’honneur à { $other }
   *[other] Subir { katana-wounds } ; { katana-left }
}
katana-action-lose-honour = { $honour ->
    [0] Défausser { katana-card-bushido.the } sans perdre d’honneur
   *[other] { $left ->
        [0] Perdre votre dernier point d’honneur : la partie s’arrête
       *[other] Perdre un point d’honneur sur { $before } et défausser { katana-card-bushido.the }
    }
}
katana-action-take-back = Reprendre { katana-the } sur la défausse
katana-action-draw = Prendre la première carte de la pioche, qui en a { $n }

## Pourquoi non

katana-reason-not-your-turn = C’est à { $seat } de jouer (règle KA 3.2).
katana-reason-game-over = La partie est terminée (règle KA 3.11).
katana-reason-not-now = Ce n’est pas le moment de le faire (règle KA 3.2).
katana-reason-not-in-hand = { katana-card } : vous n’avez pas cette carte en main (règle KA 3.3).
katana-reason-no-such-seat = Personne n’occupe cette place (règle KA 3.1).
katana-reason-not-yourself = { $card ->
    [geisha] { katana-card-geisha } ne défausse qu’une carte de la main d’une autre personne (règle KA 3.8).
    [diversion] { katana-card-diversion } ne prend de carte qu’à une autre personne (règle KA 3.8).
    [breathing] { katana-card-breathing } ne fait piocher qu’une autre personne (règle KA 3.8).
   *[weapon] On ne s’attaque pas soi-même (règle KA 3.6).
}
katana-reason-weapon-limit = { $most ->
    [1] Une arme par tour, et vous avez joué la vôtre (règle KA 3.3).
   *[other] { $most } armes par tour, et vous en avez joué { $played } (règle KA 3.3).
}
katana-reason-harmless = { $cause ->
    [resilience] { $other } n’a plus de point de vie : on n’attaque pas qui est à terre (règle KA 3.5).
   *[hand] { $other } n’a plus de carte en main : on n’attaque pas qui est à terre (règle KA 3.5).
}
katana-reason-out-of-reach = { $plain ->
    [1] Attaquer { $other } est de difficulté { $difficulty }, et { katana-the } n’atteint que { $accuracy } (règle KA 3.4).
   *[0] Attaquer { $other } est de difficulté { $difficulty } ({ katana-sum }), et { katana-the } n’atteint que { $accuracy } (règle KA 3.4).
}
katana-reason-only-an-answer = On ne joue { katana-one } que pour répondre à un coup (règle KA 3.3).
katana-reason-not-in-front = { $other_you ->
    [yes] { katana-card } : vous n’en avez pas devant vous (règle KA 3.8).
   *[no] { katana-card } : il n’y en a pas devant { $other } (règle KA 3.8).
}
katana-reason-empty-hand = { $other } n’a pas de carte en main (règle KA 3.8).
katana-reason-code-in-play = { $other_you ->
    [yes] Il y a déjà { katana-card-bushido.one } devant vous, et il n’y en a jamais deux en jeu (règle KA 3.9).
   *[no] Il y a déjà { katana-card-bushido.one } devant { $other }, et il n’y en a jamais deux en jeu (règle KA 3.9).
}
katana-reason-not-nobunaga = Seul { katana-character-nobunaga } peut payer un point de vie pour piocher (règle KA 2.5).
katana-reason-last-point = Le dernier point de vie ne se paie pas (règle KA 2.5).
katana-reason-no-parry = Vous ne pouvez pas parer avec { katana-one } (règle KA 3.6).
katana-reason-last-card = { katana-character-hanzo } ne pare pas avec une arme si c’est sa seule carte (règle KA 2.5).
katana-reason-no-weapon = { $phase ->
    [bushido] Il faut une arme, et { katana-the } n’en est pas une (règle KA 3.9).
   *[jujutsu] Il faut une arme, et { katana-the } n’en est pas une (règle KA 3.8).
}
katana-reason-too-many-cards = Vous avez { katana-cards } en main : défaussez pour n’en garder que { $most } (règle KA 3.2).
katana-reason-answer-first = { $phase ->
    [parry] Répondez d’abord à l’attaque { DE($other) } (règle KA 4.6).
    [battle_cry] Répondez d’abord : une parade, ou une blessure (règle KA 4.6).
    [jujutsu] Répondez d’abord : une arme, ou une blessure (règle KA 4.6).
    [bushido] Décidez d’abord pour { katana-card-bushido.the } (règle KA 4.6).
    [draw] Prenez d’abord votre première carte (règle KA 4.6).
   *[discard] Défaussez d’abord (règle KA 4.6).
}
