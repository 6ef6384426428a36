### Tables d’un programme plus ancien : ce qui est dit avant de les modifier, et de celles qui ne peuvent pas continuer

cli-serve-upgrade = continuer sans demander quand les tables d’un programme plus ancien sont mises à jour
cli-upgrade-form = Les tables de { $folder } ont été écrites par un programme plus ancien. Elles vont être mises à jour ; une copie de leur état actuel reste à côté d’elles, { $copy }.
cli-upgrade-left = { $live ->
    [one] La seule table en cours ne peut pas continuer avec ce programme :
   *[other] { $n ->
        [one] 1 des { $live } tables en cours ne peut pas continuer avec ce programme :
       *[other] { $n } des { $live } tables en cours ne peuvent pas continuer avec ce programme :
    }
}
cli-upgrade-left-game = – { $game }, version { $version } des règles : { $n ->
    [one] 1 table, commencée le { $since }
   *[other] { $n } tables, la plus ancienne commencée le { $since }
}
cli-upgrade-what = Aucune n’est perdue : chacune s’ouvre encore, dit qu’il lui faut un programme plus ancien, et sa partie peut être gardée dans un fichier. Pour les jouer jusqu’au bout, fermez ce programme et ouvrez le dossier avec celui qui les a commencées.
cli-upgrade-left-unreadable = – { $n ->
    [one] 1 table
   *[other] { $n } tables
} dont le début ou l’heure est illisible : { $tables }
cli-upgrade-what-unreadable = Ces données sont abîmées, ou un autre programme les a écrites. Rien n’en est effacé ; si une copie plus ancienne du dossier est intacte, la partie peut reprendre de là.
cli-upgrade-ask = Continuer quand même ? [o/N]
cli-upgrade-yes = o oui
error-upgrade = Rien n’a été modifié et la maison reste fermée. Pour continuer, lancez-la avec --upgrade, ou depuis un terminal où vous pouvez répondre.

error-unreadable = Ce qui est gardé de cette table est illisible : la partie ne peut pas continuer. Rien n’en a été effacé ; la personne qui tient cette maison en a peut-être une copie plus ancienne.
error-not-opened = Cette maison n’a pas réussi à ouvrir la table : c’est une erreur de son programme, et la table reste telle qu’elle était. La page réessaie d’elle-même ; si cela n’aide pas, dites-le à la personne qui tient cette maison.

page-unreadable = Cette table est illisible
page-not-opened = Cette table ne s’ouvre pas encore
page-needs-older = Cette table demande un programme plus ancien
