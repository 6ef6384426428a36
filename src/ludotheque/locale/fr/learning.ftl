# Apprendre un jeu en le jouant : la table d’une leçon, la carte qui guide, et les refus.

table-lesson-chapter = Chapitre { $chapter } de la leçon.
table-lesson-done = Ce chapitre est fini : ouvrez le suivant.
table-lesson-wait = Un instant : c’est à quelqu’un d’autre de jouer.

error-lesson = Pendant une leçon, cela ne se peut pas. Jouez ce qu’elle propose, ou ouvrez un autre chapitre.
error-lesson-chapter = Cette leçon n’a pas de chapitre { $got } ; elle en a { $most }.
error-lesson-often = Vous avez si souvent ouvert des chapitres de cette leçon qu’elle en reste là. Commencez-en une nouvelle.
error-lesson-record = Une leçon ne se garde pas en fichier : elle se rejoue quand on veut.
error-lesson-changed = La leçon de { $game } a changé depuis que celle-ci a commencé. Commencez-en une nouvelle.
error-no-lesson = { $game } n’a pas de leçon. Ses règles se lisent depuis l’étagère.

page-learn = Apprendre en jouant
page-learn-detail = dix minutes, pas à pas
page-lesson = Leçon

page-lesson-task = À vous
page-lesson-watch = Regardez ce que font les autres.
page-lesson-try = J’essaie
page-lesson-show = Montrez-moi
page-lesson-play = Jouer ce coup
page-lesson-rule = Règle { $rule }
page-lesson-next = Chapitre suivant
page-lesson-chapter = Chapitre
page-lesson-chapter-named = { $chapter }. { $title }
page-lesson-ideas = Pour bien jouer
page-lesson-first-game = Jouer une vraie partie
page-lesson-again = Reprendre la leçon

page-rule-read = Lire la règle { $rule }
page-help-ways = Pour une carte, un lieu ou un bouton de la table : un appui long, un clic droit, ou la touche ? quand il est choisi.
page-help-on = Ce que disent les règles : { $what }
page-how-counted = Comment on compte
