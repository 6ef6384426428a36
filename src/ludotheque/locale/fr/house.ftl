# La maison : ce qui arrive à une table quel que soit le jeu, et les refus du serveur et de la ligne de commande.

## Niveaux des robots

level-discovery = Découverte
level-easygoing = Tranquille
level-shrewd = Avisé
level-strong = Fort
level-fearsome = Redoutable

## Journal de la table

table-opened = La table est ouverte.
table-sat = { $seat } prend place à la table.
    .you = Vous prenez place à la table.
table-filled = { $seat } prend place : un robot, niveau { $level ->
    [discovery] { level-discovery }
    [easygoing] { level-easygoing }
    [shrewd] { level-shrewd }
    [strong] { level-strong }
   *[fearsome] { level-fearsome }
}.
table-begun = La partie commence.
table-stand-in = { $seat } n’a pas répondu à temps : un robot plus simple a décidé.
table-not-ready = { $seat } se prépare encore : d’ici là, un robot plus simple décide.
table-time-up = { $seat } a laissé passer son temps : un robot a décidé.
    .you = Vous avez laissé passer votre temps : un robot a décidé pour vous.
table-hints-allowed = On peut demander conseil ici ; le journal dit qui le fait.
table-hinted = { $seat } demande conseil.
    .you = Vous demandez conseil.

## Refus à une table

error-not-seated = Il faut avoir une place à cette table pour faire cela.
error-no-hints = À cette table, on joue sans conseils.
error-hint-failed = Aucun conseil n’a pu être trouvé. Redemandez, ou choisissez sans.
error-already-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-stale = La table a changé entre-temps, et ce coup ne vaut plus. Choisissez d’après ce que vous voyez maintenant.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-illegal-action = Ce coup n’est pas permis maintenant.
error-seat-taken = Cette place est déjà prise.
error-seat-of-bot = { $seat } est un robot : cette place n’est pas libre.
error-seats-open = Il reste une place libre : attendez quelqu’un, ou donnez-la à un robot.
error-name-long = Ce nom compte { $got } signes ; { $most } au plus.
error-name-signs = Ce nom contient des signes invisibles ; prenez des lettres, des chiffres ou des émojis.
error-name-often = Vous avez si souvent changé de nom ou de jeton que cela reste ainsi.

## Refus avant une table

error-game = Aucun jeu ne s’appelle « { $got } ». Jeux connus : { $expected }.
error-seats = { $got ->
    [one] { $got } place est décrite, il en faut { $expected }.
   *[other] { $got } places sont décrites, il en faut { $expected }.
}
error-option-name = { $game } n’a pas d’option « { $got } ». Options : { $expected }.
error-option-value = { $game } : l’option « { $option } » n’admet pas « { $got } ». Valeurs : { $expected }.
error-rules-version = Cette partie suit la version { $got } des règles, et ce programme ne joue que la version { $expected }. Ouvrez-la avec le programme qui l’a commencée.
error-figures = Ces chiffres ne sont pas ceux d’une boîte de { $game }.
error-edition-unknown = { $game } n’est pas proposé ici dans l’édition « { $got } ». Éditions : { $expected }.
error-level = Aucun robot n’a ici le niveau « { $got } ». Niveaux : { $expected }.
error-too-many-tables = Beaucoup de tables viennent d’être ouvertes d’ici. Attendez un peu avant la suivante.

## Refus du serveur

error-already-seated = Cette connexion a déjà une place.
error-unknown-table = Cette table n’existe pas, ou n’existe plus.
error-secret = Ce lien n’ouvre aucune place à cette table. Vérifiez qu’il est entier.
error-too-often = Trop d’essais d’ici. Attendez un peu.
error-busy = Trop de monde a joué au même instant. Essayez encore une fois.
error-not-stored = Le coup n’a pas pu être enregistré et n’a pas été joué. Essayez encore une fois.
error-malformed = Cette demande n’a pas la forme attendue. Rechargez la page.
error-not-json = Cette demande doit être du JSON.
error-too-large = Cette demande est trop longue : { $most } octets au plus.
error-language = Cette maison ne parle pas « { $got } ». Langues : { $expected }.
error-nothing-here = Il n’y a rien à cette adresse.
error-foreign-origin = Cette demande vient d’une page d’un autre site et n’est pas acceptée.
error-internal = Une erreur s’est produite ici, et rien n’a changé. Essayez encore une fois.
