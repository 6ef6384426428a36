# La leçon de Katana (games/katana/lesson.toml) : à chaque étape ce qu’il faut savoir, ce qu’on essaie (-task),
# et la réponse à un autre coup permis (-wrong).

## Un tour

katana-lesson-chapter-turn = Frapper et parer
katana-lesson-attack = Gagne le camp qui finit avec le plus d’honneur. Vous êtes le Shogun, et tout le monde le sait. L’un des trois autres est votre Samurai, deux sont des Ninjas, et personne ne dit qui. Vous venez de piocher deux cartes ; jouez-en autant que vous voulez, mais une seule arme. Le Kiseru n’atteint que vos voisins, et blesse deux fois, plus une grâce à Musashi, votre personnage.
katana-lesson-attack-task = Attaquez Basile (Kojirō), à votre gauche, avec le Kiseru.
katana-lesson-attack-wrong = C’est permis, et cela viendra. Pour commencer, attaquez Basile avec le Kiseru.
katana-lesson-focus = Basile a paré : une Parade suffit contre n’importe quelle arme. Votre seule arme du tour est jouée, mais vous tenez une Concentration. Posée devant vous, elle y reste, et permet une arme de plus à chaque tour.
katana-lesson-focus-task = Posez la Concentration.
katana-lesson-focus-wrong = C’est permis, mais avec la Concentration, vous attaquerez encore. Posez-la d’abord.
katana-lesson-again = Colette, qui joue Goemon, est en face de vous, à deux places : la difficulté de l’atteindre est de 2. Le Bō a une précision de 2, et cela suffit.
katana-lesson-again-task = Attaquez Colette (Goemon) avec le Bō.
katana-lesson-again-wrong = C’est permis, mais essayez le Bō sur Colette : il atteint à deux places.
katana-lesson-end-turn = Colette n’a pas paré : deux blessures, et il lui reste trois points de vie. Gardez votre Parade, qui ne se joue qu’en réponse. Les autres cartes peuvent attendre.
katana-lesson-end-turn-task = Terminez votre tour.
katana-lesson-end-turn-wrong = C’est permis, mais gardez le Cri de guerre pour plus tard. Terminez votre tour.
katana-lesson-parry = Basile vous attaque. Qui s’en prend au Shogun est sans doute un Ninja. Sans Parade, ce serait deux blessures.
katana-lesson-parry-task = Parez.
katana-lesson-parry-wrong = C’est permis, mais autant garder vos points de vie : parez.
katana-lesson-chapter-turn-done = Les rôles restent cachés jusqu’à la fin, mais les actes parlent. Basile s’en prend à vous, et Dorian à Colette : votre Samurai, c’est sans doute Dorian, qui joue Nobunaga.

## L’honneur

katana-lesson-chapter-honour = L’honneur
katana-lesson-geisha = Quelques tours plus tard, il ne reste que deux points de vie à Basile. Mais une Armure est devant lui : la difficulté monte à 2, et votre Bokken n’a qu’une précision de 1. Une Geisha fait défausser une carte posée, ou une carte au hasard dans une main.
katana-lesson-geisha-task = Jouez la Geisha sur l’Armure de Basile (Kojirō).
katana-lesson-geisha-wrong = C’est permis, mais l’Armure resterait. Ôtez-la avec la Geisha.
katana-lesson-defeat = Plus d’Armure. Le Bokken blesse une fois, plus une grâce à Musashi : juste ce qui reste à Basile.
katana-lesson-defeat-task = Attaquez Basile (Kojirō) avec le Bokken.
katana-lesson-defeat-wrong = C’est permis, mais d’abord Basile : il est à votre portée.
katana-lesson-cry = Basile est à terre et vous donne un point d’honneur : c’est ainsi qu’on en gagne. Personne n’est éliminé ; à son tour, il se relève avec tous ses points de vie. Jusque-là, rien ne peut le blesser. Votre Cri de guerre le saute, et touche les deux autres : chacun défausse une Parade, ou subit une blessure.
katana-lesson-cry-task = Jouez le Cri de guerre.
katana-lesson-cry-wrong = C’est permis, mais voyez d’abord ce que fait le Cri de guerre.
katana-lesson-end-again = Colette a défaussé une Parade, Dorian a subi la blessure. Le Cri de guerre ne choisit pas, même entre amis. Autre chose : la pioche n’a plus que cinq cartes. Regardez ce qui arrive quand elle s’épuise.
katana-lesson-end-again-task = Terminez votre tour.
katana-lesson-end-again-wrong = Il ne reste rien d’utile à jouer : terminez votre tour.
katana-lesson-chapter-honour-done = La pioche s’est épuisée, et tout le monde a perdu un point d’honneur d’un coup. La défausse, mélangée, en refait une. Dès que quelqu’un n’a plus d’honneur, la partie s’arrête, et l’on compte : c’est le dernier chapitre.

## Le décompte

katana-lesson-chapter-final = Le décompte
katana-lesson-bushido = Autre partie, autre rôle : cette fois, vous êtes un Ninja. Le Code du Bushido est devant vous. Au début de votre tour, on a retourné la première carte de la pioche, et c’est une arme. Il faut défausser une arme, et le Code passe à gauche ; ou perdre un point d’honneur, et il s’en va.
katana-lesson-bushido-task = Défaussez le Bokken.
katana-lesson-bushido-wrong = C’est permis, mais gardez votre honneur, et le Nodachi. Défaussez le Bokken.
katana-lesson-meditate = À Basile de s’en arranger. Il vous reste deux points de vie. La Méditation vous les rend tous, et fait piocher une carte à quelqu’un d’autre. Depuis le début, Dorian ne s’en prend qu’au Shogun : ce doit être l’autre Ninja.
katana-lesson-meditate-task = Jouez la Méditation, et faites piocher Dorian (Nobunaga).
katana-lesson-meditate-wrong = C’est permis, mais reprenez d’abord des forces : la Méditation, au profit de Dorian.
katana-lesson-strike = Colette est Shogun, et n’a plus qu’un point d’honneur et trois points de vie. Le Nodachi atteint à trois places et blesse trois fois, plus une. Gardez le Daimyo : joué, il donne deux cartes ; en main à la fin, il vaut un point.
katana-lesson-strike-task = Attaquez Colette (Goemon) avec le Nodachi.
katana-lesson-strike-wrong = C’est permis, mais la victoire est à portée de Nodachi : attaquez Colette.
katana-lesson-chapter-final-done = Colette n’a plus d’honneur : les rôles sont révélés, et l’on compte. Chaque rôle multiplie l’honneur de sa place. Le vôtre compte double, celui de Dorian simple ; avec le Daimyo, les Ninjas font 8 + 3 + 1 = 12. En face, Basile, Samurai, compte double aussi : 4. Une partie peut finir autrement : à quatre ou plus, quand une seule place a encore des points de vie, son camp gagne.

## Pour la suite

katana-lesson-ideas =
    Les actes disent les rôles : voyez qui attaque qui, et surtout qui épargne qui.
    Gardez une Parade quand votre tour passe.
    Ce sont les défaites qui rapportent, non les blessures : frappez qui tombera.
    Un point pris à l’autre camp compte deux fois, un de plus chez vous et un de moins en face. Entre alliés, il ne fait que changer de place.
    Comptez la pioche. Quand elle s’épuise, tout le monde perd un point, et la partie peut finir là.
