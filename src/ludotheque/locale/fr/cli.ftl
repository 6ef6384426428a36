# La ligne de commande : aide et réponses.

cli-about = ludotheque : des jeux de société à jouer dans le navigateur et à étudier.
cli-more-help = ludotheque COMMANDE --help en dit plus sur une commande. Sans commande : serve.
cli-usage = Emploi :
cli-arguments = arguments
cli-options = options
cli-help = affiche cette aide
cli-serve-about = ouvre la maison : sert les tables et ouvre le navigateur
cli-check-about = vérifie des scénarios : fichiers ou dossiers
cli-replay-about = raconte une partie enregistrée, phrase par phrase
cli-verify-about = vérifie qu’une partie enregistrée s’est jouée comme elle le dit
cli-bench-about = mesure la vitesse d’un jeu

error-command = Aucune commande ne s’appelle « { $got } ». Commandes : { $expected }.
error-arguments = Commande mal comprise : { $got }. Voici ce qui est attendu, et --help en dit plus.

## serve

cli-serve-host = adresse d’écoute ; 0.0.0.0 pour que les autres machines du réseau y accèdent
cli-serve-port = port d’écoute ; sans cette option, { $port }, ou un autre s’il est pris
cli-serve-no-browser = n’ouvre pas le navigateur
cli-serve-data = dossier où sont gardées les tables
cli-serve-edition = fichier d’une autre édition, proposée à côté de celle du jeu quand on ouvre une table ; peut être donné plusieurs fois
cli-serve-bot-tempo = temps de réflexion visible des robots, en secondes ; 0 : aucune attente
cli-serve-bot-seconds = temps de calcul maximal d’un robot qui anticipe, en secondes par décision
cli-serve-bot-memory = mémoire maximale d’un processus où les robots réfléchissent, en Mo, au moins { $least }
cli-serve-open = La maison est ouverte : { $address } (Ctrl+C pour fermer)

error-address = Impossible d’écouter sur { $host }, port { $port } : { $why ->
    [taken] un autre programme s’en sert déjà
    [forbidden] le système ne le permet pas
   *[nowhere] cette machine n’a pas cette adresse
}. Choisissez-en d’autres avec --host et --port.
error-data-folder = Impossible de garder les tables dans { $folder } : { $why ->
    [newer] elles ont été écrites par un programme plus récent : installez celui-là, ou un plus récent encore
    [served] une autre ludothèque les sert déjà, et une seule le peut : ouvrez son adresse dans le navigateur, ou fermez-la d’abord
    [no-folder] ce dossier ne peut pas être créé
   *[no-tables] les tables qui s’y trouvent ne se lisent pas, ou rien ne peut y être écrit
}. Choisissez un autre dossier avec --data.

## bench

cli-bench-game = nom du jeu
cli-bench-only-players = seulement ce nombre à table
cli-bench-edition = fichier de l’édition à jouer ; sans cette option, celle du jeu
cli-bench-as-json = écrit les mesures en JSON
cli-bench-players = à table
cli-bench-in-teams = { $players } en équipes
cli-bench-variant = variante
cli-bench-mode = mode
cli-bench-mode-plain = interprété
cli-bench-mode-compiled = compilé
cli-bench-decisions-per-s = décisions/s
cli-bench-games-per-s = parties/s
cli-bench-clone-ns = copie, ns
cli-bench-observe-ns = vue, ns
cli-bench-state-bytes = état, octets
cli-bench-cold-s = à froid, s
cli-bench-warm-s = à chaud, s
cli-bench-ratio = × référence

error-bench-players = Ce jeu ne se joue pas à { $got }. Nombres possibles : { $expected }.
