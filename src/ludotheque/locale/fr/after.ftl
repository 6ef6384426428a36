# Après la partie : ce qui s’est passé, ce que chaque place pouvait espérer, et les décisions qui ont coûté le plus.

error-not-played-out = Cette partie n’a pas été jouée jusqu’au bout : il n’y a encore rien à revoir.

page-after = Après coup
page-after-deeds = Ce qui a compté
page-after-graph = Ce que l’on pouvait espérer
page-after-graph-help = Parties gagnées sur cent, d’après ce que voyait chaque place à ce moment. Les cartes cachées n’y entrent pas : un bon choix peut mal finir.
page-after-graph-table = Les chiffres
page-after-course = La partie, pas à pas
    .period = Étape { $period }
    .count = { $count }
page-after-course-final = Décompte
page-after-begin = début
page-after-end = fin
page-after-move = Décision { $move }
page-after-of-hundred = sur 100
page-after-wins = { $wins } sur 100
page-after-hope = { $before } sur 100 avant, { $after } après
page-after-game-of = La partie de qui
page-after-sum = { $you ->
    [yes] D’où vient votre résultat
   *[no] D’où vient le résultat { DE($who) }
}
page-after-fair = Une part égale
page-after-fair-detail = la même pour chaque camp
page-after-deal = La donne
page-after-deal-detail = ce que la première position promettait de plus
page-after-own = { $you ->
    [yes] Vos décisions
   *[no] Les décisions { DE($who) }
}
page-after-own-detail = celles qui ont sûrement coûté quelque chose ; ce qui est trop serré n’est pas compté ici
page-after-came = Ce qui est venu
page-after-came-detail = les cartes, et ce qu’ont fait les autres
page-after-result = Résultat
page-after-costly = { $count ->
    [0] Aucune décision coûteuse
    [one] La décision qui a coûté le plus
   *[other] Les décisions qui ont coûté le plus
}
page-after-costly-none = Rien de sûrement meilleur n’a été manqué, autant que la recherche puisse en juger.
page-after-knew = { $you ->
    [yes] Avec ce que vous saviez
   *[no] Avec ce que savait { $who }
}
page-after-better = mieux
page-after-taken = choisi
page-after-reply = { $by_you ->
    [yes] Ensuite, le plus probable pour vous, dans { $share } cas sur 100 : { $what }
   *[no] Ensuite, le plus probable pour { $by }, dans { $share } cas sur 100 : { $what }
}
page-after-turning = Là où tout a tourné
page-after-turned-own = { $you ->
    [yes] { $change } pour vous, par votre décision
   *[no] { $change } pour { $who }, par sa propre décision
}
page-after-turned-came = { $you ->
    [yes] { $change } pour vous, par ce qui est venu
   *[no] { $change } pour { $who }, par ce qui est venu
}
page-after-progress = Décisions pesées : { $done } sur { $all }
page-after-waiting = D’autres parties sont à l’étude ; celle-ci vient ensuite.
page-after-whole = Les { $all } décisions sont pesées
page-after-unknown = { $count ->
    [one] Une décision n’a pas pu être pesée.
   *[other] { $count } décisions n’ont pas pu être pesées.
}
page-after-not-ready = Le calcul se prépare, ce qui demande une minute ou deux la première fois. Vous lirez ensuite ici ce que l’on pouvait espérer.
page-after-none = Aucun robot de ce jeu n’anticipe : personne ne peut dire ce que valait une décision.
page-after-failed = Cette partie n’a pas pu être revue : le programme a commis une erreur, notée dans le journal du serveur. La partie elle-même n’en souffre pas.
