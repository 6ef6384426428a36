# Le temps de chacun, et ce qui arrive à une place pendant une absence.

error-pace = Aucune table ici ne donne ce temps pour décider : { $got }. Temps possibles, en secondes (« bank », « clock ») ou en jours (« days ») : { $expected }.

## Choisir une horloge

page-pace-none = aucune
page-pace-decision = par décision
page-pace-bank = réserve
page-pace-days = en jours
page-pace-help-none = On prend le temps qu’il faut.
page-pace-help-decision = Chaque décision a le même temps.
page-pace-help-bank = Une réserve pour toute la partie, à laquelle chaque décision ajoute un peu. Ce qui n’est pas employé reste.
page-pace-help-days = Le temps de chaque décision se compte en jours, et passe même quand personne n’est à table : on joue quand on peut.
page-pace-in-bank = { $bank } + { $clock }
page-pace-in-days = { page-time-days }
page-pace-named-none = Sans horloge
page-pace-named-decision = Temps pour décider : { $clock }
page-pace-named-bank = Temps pour la partie : { $bank }, plus { $clock } par décision
page-pace-named-days = Temps pour décider : { page-time-days }, que l’on soit à table ou non

## Un robot à la place d’une personne

table-handed-over = { $why ->
    [late] { $seat } a laissé passer son temps plusieurs fois de suite : un robot joue à sa place, sans en savoir plus.
   *[asked] { $seat } laisse un robot jouer à sa place, qui n’en sait pas plus.
}
    .you = { $why ->
        [late] Vous avez laissé passer votre temps plusieurs fois de suite : un robot joue à votre place, sans en savoir plus.
       *[asked] Vous laissez un robot jouer à votre place, qui n’en sait pas plus que vous.
    }
table-taken-back = { $seat } est de retour et reprend sa place.
    .you = Vous reprenez votre place.
error-handed-over = Un robot joue à votre place. Reprenez-la d’abord.
error-handed-over-often = Vous avez si souvent laissé votre place à un robot que ce n’est plus possible à cette table.
page-hand-over-to-bot = Laisser un robot jouer
page-hand-over-level = Niveau du robot
page-hand-over-detail = Il ne verra que ce que vous voyez ; reprenez votre place quand vous voulez.
page-deputy = Un robot joue à votre place.
page-deputy-turn = Un robot joue
page-take-back = Reprendre ma place
page-seat-deputy = un robot joue
page-seat-deputy-level = un robot joue, { $level }
page-missed = Pendant votre absence
page-seat-offline = hors ligne
page-hand-over-go = Laisser ma place
page-missed-go-on = Continuer
page-curtain-back = { $who } est de retour
page-closed-more = Et maintenant ?
page-missed-none = Rien ne s’est passé.

## Une table fermée

table-closed = Plus personne n’est venu depuis longtemps : la table est fermée, et personne n’a gagné.
page-closed = Table fermée
page-closed-detail = Plus personne n’y est venu depuis longtemps. La partie n’a pas été finie, et personne n’a gagné.

## Ligne de commande

cli-serve-hand-over-after = un robot joue à la place de qui a laissé passer son temps autant de fois de suite ; 0 : jamais
cli-serve-abandon-after = une table est fermée après autant de jours sans que rien s’y passe ; 0, sans cette option : jamais
