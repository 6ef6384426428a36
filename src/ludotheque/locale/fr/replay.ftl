# Une partie revue : sa page, son fichier, et ce qui serait arrivé si.

table-what-if = Et si… : cette partie reprend { $decisions ->
    [0] la donne
    [one] le premier coup
   *[other] les { $decisions } premiers coups
} d’une partie terminée, avec les mêmes cartes ; la suite est libre.

## Refus

error-eye = Cette partie ne peut pas être vue comme « { $got } ». Regards possibles : { $expected }. Jusqu’à la fin, chacun ne revoit que ce que voit sa propre place.
error-no-moment = Cette partie n’a pas de moment { $got } d’où la reprendre.
error-no-seat = Cette partie n’a pas de place { $got } : les places vont de 0 à { $most }.
error-not-over = La partie n’est pas finie : on ne peut reprendre qu’une partie terminée.
error-replay-view = Ce fichier contient ce qu’une seule place a vu d’une partie en cours. Une partie se revoit quand elle est finie : gardez alors son fichier.
error-replay-position = Ce fichier part d’une position et non d’une donne : il ne peut pas être montré sur le plateau. « ludotheque replay » le raconte en phrases.

## La page

replay-title = Revoir
replay-see = Revoir la partie
replay-eyes = Voir comme
replay-eye-spectator = le public
replay-eye-open = tout ouvert
replay-eye-face-down = ce que ce regard ne voyait pas reste de dos
replay-eye-open-detail = toutes les mains sont ouvertes
replay-eye-own = jusqu’à la fin, votre seul regard
replay-looking = La table arrive…
replay-loading = La partie se rejoue depuis la donne…
replay-to-table = Retour à la table
replay-weighed = Ici, { $who } a pris une décision qui a coûté cher. Ce regard ne voit pas de quoi elle dépendait.
replay-look-as = Voir comme { $who }
replay-deal = La donne
replay-move-of = Coup { $number }, { $you ->
    [yes] vous jouez
   *[no] { $who } joue
}
replay-move-count = coup { $number } sur { $total }
replay-at-deal = la donne, puis { $total ->
    [one] { $total } coup
   *[other] { $total } coups
}
replay-turning-count = { $moments ->
    [one] { $moments } moment décisif
   *[other] { $moments } moments décisifs
}
replay-turning = Moment décisif : coup { $number }, { $who }
replay-scrubber = Moment de la partie
replay-first = Au début
replay-last = À la fin
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-previous-turning = Au moment décisif précédent
replay-next-turning = Au moment décisif suivant
replay-play = Laisser défiler
replay-pause = Arrêter
replay-log = Tout le journal
replay-more = Journal et autres
replay-what-if = Et si… ?
replay-what-if-title = Et si, à partir d’ici ?
replay-what-if-detail = Une nouvelle table s’ouvre dans cette position exacte, avec les mêmes cartes à venir. Vous tenez une place, des robots tiennent les autres.
replay-what-if-seat = Votre place
replay-what-if-level = Robots à la place des personnes
replay-what-if-go = Jouer la suite
replay-what-if-known = Vous savez comment la partie s’est passée : les cartes sont restées les mêmes.
replay-what-if-table = et si, à partir du coup { $decisions }
replay-what-if-back = Revoir la partie d’origine
replay-hands = Ce que chaque place avait
replay-hands-all = Toutes les mains
replay-piles = Ce qui restait caché à tous
replay-piles-next = La prochaine carte à piocher est la première.
replay-deck = Pioche
replay-pile = { $name } ({ $cards })
replay-copies = { $name } × { $copies }
replay-file = Revoir une partie gardée
replay-file-title = Une partie gardée
replay-file-detail = Une partie terminée et gardée en fichier se revoit sur le plateau, coup par coup. Elle est d’abord rejouée ici : cartes, coups et score doivent s’ensuivre.
replay-file-choose = Choisir un fichier
replay-file-drop = ou déposez-le ici
replay-file-reading = La partie est en cours de vérification…
replay-file-long = Ce fichier est trop long pour contenir une partie.
replay-file-other = Un autre fichier
