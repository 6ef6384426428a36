# Les pages du navigateur : l’étagère, une nouvelle table, l’invitation, ce qui entoure une table.

## Partout

page-close = Fermer
page-loading = Un instant…
page-yes = oui
page-no = non
page-you = Vous
page-home = Ludothèque, accueil
page-shelf = L’étagère
page-to-shelf = Retour à l’étagère
page-fine = D’accord
page-retry = Réessayer
page-reload = Recharger la page
page-unreachable = La ludothèque ne répond pas. Vérifiez la connexion, puis réessayez.

## Réglages

page-settings = Réglages
page-language = Langue
page-light = Lumière
page-light-day = Jour
page-light-night = Nuit
page-light-auto = Auto
page-light-auto-long = Comme l’appareil
page-to-light = Passer au jour
page-to-dark = Passer à la nuit
page-text = Texte
page-text-small = Petit texte
page-text-normal = Texte normal
page-text-large = Grand texte
page-motion = Mouvement
page-motion-gentle = doux
page-motion-none = aucun
page-letters = Touches de lettres
page-letters-on = actives
page-letters-off = inactives

## L’étagère

page-skip = Aller aux jeux
page-hello = À quoi jouez-vous ?
page-hello-detail = Contre des robots, ou à plusieurs par un simple lien. Sans compte, sans courriel.
page-name = Votre nom, si vous voulez
page-name-short = Un nom, si vous voulez
page-name-only = Nom
page-games = Les jeux
page-about-korsar = Mettez vos galions en mer, prenez ceux des autres.
page-about-keylargo = Dix jours pour vider les épaves avant les autres.
page-about-katana = Le Shogun est connu ; ni ses alliés, ni ses ennemis.
page-people = { $from } à { $to } personnes
page-people-exact = { $people } personnes
page-people-teams = { $from } à { $to }, ou { $few } à { $many } en équipes
page-minutes = { $minutes } min
page-age = dès { $age } ans
page-play-now = Jouer tout de suite
page-against-bots = { $bots ->
    [one] contre { $bots } robot
   *[other] contre { $bots } robots
}
page-invite = Inviter des proches
page-one-device = Un seul appareil
page-awaited = { $game } vous attend
page-continue = Continuer
page-continue-detail = vos tables sur cet appareil
page-continue-none = Vos tables apparaîtront ici, même après avoir fermé la page.
page-table-over = Partie terminée
page-table-open = La table attend du monde
page-table-playing = Partie en cours
page-table-watched = Vous regardez
page-forget = Retirer { $game } avec { $who } de cette liste
page-also = Et aussi
page-watch = Regarder une partie en cours
page-watch-title = Regarder une partie
page-watch-detail = Collez le lien que l’on vous a donné. Un lien pour regarder ne montre aucune main ; un lien de place vous fait asseoir.
page-watch-link = Lien d’une table
page-watch-wrong = Ce n’est pas le lien d’une table. Il contient « /t/ » et se termine par un long code.
page-watch-go = Ouvrir
page-foot = Libre et gratuit. Vos parties restent chez vous.

## Personnes et jetons

page-token = Votre jeton
page-token-choose = Jeton : { $token }. Changer de jeton
page-token-red = rouge, disque
page-token-green = vert, triangle
page-token-yellow = jaune, carré
page-token-purple = violet, étoile
page-token-blue = bleu, croix
page-token-copper = cuivre, losange
page-token-slate = ardoise, anneau
page-token-teal = sarcelle, vague

## Nouvelle table

page-house-rule = Règle maison.
page-new-table = Nouvelle table
page-who-plays = Qui joue ?
page-how-many = Combien de personnes
page-each-alone = Chacun pour soi
page-each-alone-house = Chacun pour soi (règle maison)
page-in-teams = Par équipes de deux
page-team = Équipe { $number }
page-summary = { $players } à table
page-summary-teams = { $players } à table, par équipes de deux
page-summary-open = { $seats ->
    [0] Toutes les places sont prises : la partie commence aussitôt.
    [one] Une place à offrir : le lien vient à l’étape suivante.
   *[other] { $seats } places à offrir : les liens viennent à l’étape suivante.
}
page-seat-number = Place { $number }
page-seat-number-team = Place { $number }, équipe { $team }
page-name-of-seat = Nom de la place { $number }
page-kind-me = Vous
page-kind-me-detail = vous, sur cet appareil
page-kind-open = Par un lien
page-kind-open-detail = qui ouvre le lien prend cette place
page-kind-device = Ici aussi
page-kind-bot = Robot, { $level }
page-bot = Robot
page-open-seat = Place libre
page-table-rules = Règles de cette table
page-table-rules-detail = celles de la boîte, sauf ce que vous changez
page-edition = Édition
page-edition-help = Ce qui est imprimé sur les cartes et les plateaux.
page-option-named = { $option } : { $value }
page-edition-named = Édition : { $edition }
page-clock = Horloge
page-clock-detail = le temps pour décider
page-clock-help = Le temps écoulé, un robot décide à votre place, sans voir plus que vous.
page-clock-help-passed = Sur un appareil que l’on se passe, le temps ne court que pour la main ouverte.
page-hints = Conseils
page-hints-detail = quand c’est à soi de jouer
page-hints-allowed = permis
page-hints-none = aucun
page-hints-help = À son tour, on peut demander quels coups promettent le plus, d’après ce que l’on voit. Le journal dit qui l’a fait.
page-hints-help-none = On trouve ses coups sans aide.
page-hints-named = On peut demander conseil
page-open-table = Ouvrir la table
page-begin = Commencer

## Invitation

page-invite-title = Invitez à votre table
page-invite-detail = Un lien est une place. Ni compte ni courriel : un nom suffit.
page-lobby-title = Vous êtes à table
page-lobby-watching = Vous regardez
page-lobby-detail = La partie peut commencer dès que toutes les places sont prises, ou données à des robots.
page-seats = Les places
page-seat-here = sur cet appareil
page-seat-remote = sur un autre appareil
page-at-table = à table
page-not-there = pas encore là
page-link-for = Un lien pour { $who }
page-link-for-seat = Un lien pour la place { $number }
page-link-detail = La première personne qui l’ouvre prend cette place ; ensuite, il n’ouvre plus rien.
page-copy-short = Copier
page-copy-link = Copier le lien de la place { $number }
page-copy-watch = Copier le lien pour regarder
page-copied = Lien copié.
page-not-copied = Le navigateur n’a pas voulu copier. Sélectionnez le lien et copiez-le à la main.
page-share = Partager
page-show-qr = Code QR de la place { $number }
page-qr = Code QR de ce lien
page-qr-detail = À scanner avec un téléphone, autour de la table.
page-link-only-here = Cette adresse ne vaut que sur cet ordinateur. Pour inviter sur d’autres appareils, relancez la ludothèque avec « --host 0.0.0.0 » et ouvrez l’adresse qu’elle annonce.
page-watch-only = Pour regarder seulement
page-watch-only-detail = ce lien ne montre aucune main
page-seated = { $seated ->
    [0] Personne n’est encore à table
    [one] Une personne à table sur { $all }
   *[other] { $seated } à table sur { $all }
}
page-fill-and-begin = Compléter avec des robots et commencer

## Passer l’appareil

page-curtain = Passez l’appareil à { $who }
page-curtain-detail = Personne d’autre ne regarde ? Sa main s’ouvrira.
page-curtain-open = C’est moi, { $who }
page-curtain-leave = Pas maintenant
page-hand-over = À { $who } de jouer
page-cover = Couvrir et passer

## À table

page-table-of = table { DE($who) }
page-help = Aide et règles
page-your-turn = À vous de jouer
page-waiting-for = { $people ->
    [one] { $who } réfléchit…
   *[other] { $who } réfléchissent…
}
page-time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } s
           *[other] { $seconds ->
                [0] { $minutes } min
               *[other] { $minutes } min { $seconds } s
            }
        }
       *[other] { $minutes ->
            [0] { $hours } h
           *[other] { $hours } h { $minutes } min
        }
    }
   *[other] { $hours ->
        [0] { page-time-days }
       *[other] { page-time-days } { $hours } h
    }
}
page-time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-time-hours = { $hours } h
page-time-figure = { $minutes }:{ $seconds }
page-time-still = { $time }, à l’arrêt
page-time-up = temps écoulé
page-time-label = Temps pour décider : { $time }
page-time-spoken = Encore { $seconds } secondes pour décider.
page-over = La partie est terminée.
page-watching = Vous regardez cette partie : aucune main ne vous est montrée.
page-nothing-to-do = Rien à décider pour l’instant.
page-panels = Parties de la table
page-actions = Ce que vous pouvez faire
page-hint = Conseil
page-hint-not-now = Attendez votre tour pour demander conseil.
page-hint-thinking = Recherche en cours…
page-hint-ahead = Calculé d’après ce que vous voyez, et rien d’autre. Les chiffres disent ce que l’on peut espérer, non ce qui arrivera.
page-hint-not-ready = Le calcul se prépare, ce qui demande une minute ou deux la première fois. En attendant, voici ce que feraient des règles simples, d’après ce que vous voyez.
page-hint-thumb = Voici ce que feraient des règles simples, d’après ce que vous voyez. Elles ne savent pas dire ce que cela rapporte.
page-hint-only = Il n’y a rien à choisir : c’est le seul coup possible.
page-hint-best = { $count ->
    [one] Ce coup :
   *[other] Les { $count } meilleurs coups :
}
page-hint-share = { $wins ->
    [0] presque aucune partie gagnée
    [1] environ 1 partie sur 100 gagnée
    [100] presque toutes les parties gagnées
   *[other] environ { $wins } parties sur 100 gagnées
}
page-actions-short = Vos coups
page-state = La table en texte
page-state-all = Tous les champs
page-log = Journal
page-result = Résultat
page-winner = victoire
page-winner-shared = victoire partagée
page-seat-you = vous
page-seat-your-turn = à vous
page-seat-thinks = réfléchit…
page-seat-bot = robot, { $level }
page-seat-bot-thinks = robot, { $level }, réfléchit…
page-seat-away = pas là pour l’instant
page-again = Encore une partie
page-keep-file = Garder la partie

## Connexion

page-reconnecting = Connexion perdue, reconnexion…
page-offline = Pas de réseau. Rien n’est perdu.
page-back = { $entries ->
    [one] Vous revoilà : une chose s’est passée.
   *[other] Vous revoilà : { $entries } choses se sont passées.
}
page-elsewhere = Cette place est ouverte ailleurs.
page-play-here = Jouer ici
page-outdated = Cette page ne parle plus la langue du serveur.
page-not-sent = Ce coup n’est pas parti : la connexion était coupée. Rien n’a changé ; rejouez-le.

## Règles

page-rules = Les règles
page-rules-of = Règles { DE($game) }
page-rules-contents = Sommaire
page-rules-parts = { $parts } points
page-rules-all = Lire toutes les règles
page-rules-missing = Les règles ne sont pas arrivées. Réessayez dans un instant.
page-rules-none = Ce jeu n’a pas apporté ses règles.

## Liens perdus

page-lost = Rien à cette adresse
page-lost-detail = Le lien est peut-être incomplet. L’étagère, elle, est toujours là.
page-lost-game = Cette ludothèque n’a pas ce jeu.
page-no-table = Cette table n’est pas ici
page-no-table-detail = Le lien est incomplet, ou la table n’est plus gardée. Demandez un nouveau lien à qui vous l’a donné.
page-no-seat = Ce lien n’est pas une place à cette table
page-no-seat-detail = Il est incomplet, ou vient d’une autre table. Demandez un nouveau lien à qui vous l’a donné.
