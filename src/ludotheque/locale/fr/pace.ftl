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
page-pace-help-days = Chaque décision a des jours entiers, qui passent même quand personne n’est à table : on joue quand on peut.
page-pace-in-bank = { $bank } + { $clock }
page-pace-in-days = { page-time-days }
page-pace-named-none = Sans horloge
page-pace-named-decision = Temps pour décider : { $clock }
page-pace-named-bank = Temps pour la partie : { $bank }, plus { $clock } par décision
page-pace-named-days = Temps pour décider : { page-time-days }, que l’on soit à table ou non
