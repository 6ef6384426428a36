# Scénarios et parties enregistrées : ce que disent check, replay et verify, et ce qui ne va pas dans un fichier.

## check

cli-check-paths = fichiers de scénarios, ou dossiers où chercher des fichiers .toml
cli-check-edition = fichier de l’édition avec laquelle jouer les cas de son jeu ; sans cette option, celle du jeu
cli-check-passed = réussi  { $case }  { $title }
cli-check-failed = échoué  { $case }  { $title }
cli-check-differs = { $what } : { $got }, attendu : { $expected }
cli-check-differs-after = après « { $after } », { $what } : { $got }, attendu : { $expected }
# Des programmes lisent cette ligne : elle est la même dans toutes les langues.
cli-check-total = { $passed } passed, { $failed } failed

## replay

cli-replay-file = partie enregistrée
cli-replay-lang = langue du récit ; sans cette option, celle du système
cli-replay-seat = raconte avec les yeux de cette place, comptée à partir de 0 ; sans cette option, ceux du public
cli-replay-unfinished = La partie n’est pas finie.
cli-replay-score = { $seat } : { $score }.
    .you = Vous : { $score }.
cli-replay-winner = { $seat } remporte la partie.
    .you = Vous remportez la partie.

## verify

cli-verify-file = partie enregistrée
cli-verify-whole = { $file } : engagement, donne, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} et fin, tout concorde.
cli-verify-position = { $file } : { $decisions ->
    [one] { $decisions } décision conforme
   *[other] { $decisions } décisions conformes
} aux règles. La donne ne se vérifie pas, la partie part d’une position.
cli-verify-view = { $file } : rien n’y a été changé, mais ce n’est là que ce qu’une place a vu ; seule la partie entière se vérifie.

## Où cela ne va pas

error-in-file = { $file } : { $reason }
error-in-line = { $file }, ligne { $line } : { $reason }
error-in-words = { $file }, ligne { $line }, « { $quote } » : { $reason }

## Fichiers

error-file-missing = Ce fichier n’existe pas.
error-file-folder = C’est un dossier ; il faut un fichier.
error-file-unreadable = Ce fichier ne peut pas être lu.
error-file-huge = Ce fichier est trop gros : { $got } octets, { $most } au plus.
error-file-empty = Ce fichier est vide.
error-file-no-text = Cette ligne n’est pas du texte UTF-8 ordinaire.

## Éditions

error-edition = { $file }, { $row } : { $got } au lieu de { $expected }.
error-edition-sum = { $file }, { $row } : la somme est { $got } au lieu de { $expected }.
error-edition-toml = { $file }, ligne { $line } : ce n’est pas du TOML bien écrit.
error-edition-missing = { $file } : la ligne { $row } manque. On y attend { $expected }.
error-edition-row = { $file } : la ligne { $row } n’a pas de sens ici. Connues : { $expected }.
error-edition-own = { $file } : { $game } ne se joue que dans sa propre édition.
error-edition-twice = { $file } : { $game } a déjà une édition « { $got } ». Donnez un autre nom à celle-ci.

## Parties enregistrées

error-record-format = Ce n’est pas une partie enregistrée : la première ligne est « { $got } » et devrait être « { $expected } ».
error-record-version = Cette partie est écrite dans la version { $got } du format, et ce programme lit la version { $expected }.
error-record-cut = Le texte s’arrête ici, il en manque la fin.
error-record-line = Cette ligne ne se lit pas : « { $got } ». On attend ici « { $expected } ».
error-record-after-end = Il y a encore du texte après la dernière ligne de la partie.
error-record-seat = Il n’y a pas de place { $got } : il y en a { $players }, comptées à partir de 0.
error-record-long = Une partie n’a jamais autant de décisions : { $most } au plus.
error-record-start = Cette partie ne dit pas d’où elle part : il faut une graine (seed) ou une position.
error-record-commitment = La graine n’est pas celle à laquelle la table s’était engagée.
error-record-edited = Le texte a été modifié : sa somme de contrôle ne concorde pas.
error-record-is-over = D’après les règles, la partie est finie ; le texte dit que non.
error-record-not-over = D’après les règles, la partie n’est pas finie ; le texte dit que si.
error-record-final = Ces décisions mènent à une autre position.
error-record-scores = Scores écrits : { $got } ; d’après les règles : { $expected }.
error-record-winners = Places gagnantes écrites : { $got } ; d’après les règles : { $expected }.
error-record-told = Le message « { $got } » n’existe pas, ou il est incomplet.
error-record-other-eyes = Cette partie est celle qu’une place a vue ; elle ne peut pas être racontée par les yeux d’une autre.
error-no-action = Aucun coup de { $game } ne s’écrit ainsi.

## Scénarios

error-scenario-toml = Ce n’est pas du TOML bien écrit.
error-scenario-beyond = Ceci est emboîté trop profondément, ou contient un nombre trop long.
error-scenario-none = Ce fichier ne contient aucun cas.
error-scenario-empty = Ce cas n’attend rien : il lui faut un « expect ».
error-scenario-key = « { $got } » n’a pas de sens ici. Connus : { $expected }.
error-scenario-type = La valeur de « { $key } » n’est pas de la bonne sorte.
error-scenario-twice = Le cas autour de cette variante dit déjà « { $key } ».
error-scenario-word = On ne peut rien attendre sous le nom « { $got } ». Connus : { $expected }.
error-scenario-disagree = Les coups permis et les raisons se contredisent ici ; c’est une faute du jeu.

## Positions

error-no-positions = Les positions de { $game } ne s’écrivent pas en texte.
error-position-word = « { $got } » n’a pas de sens dans une position. Connus : { $expected }.
error-position-twice = « { $word } » est déjà dit à la ligne { $first }.
error-position-number = Il faut ici un nombre de { $least } à { $most }.
error-position-form = La forme attendue est : { $expected }.
error-position-column = Il n’y a pas de colonne « { $got } », ou elle y est deux fois. Colonnes : { $expected }.
error-position-cells = Cette ligne a { $got } cases ; le tableau n’a que { $expected } colonnes.
error-position-seat-twice = La place { $seat } est déjà décrite.
