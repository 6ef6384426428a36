# La leçon de Korsar (games/korsar/lesson.toml) : à chaque étape ce qu’il faut savoir, ce qu’on essaie (-task),
# et la réponse à un autre coup permis (-wrong). Le tour entier de chaque chapitre s’y joue.

## Des navires, de l’or

korsar-lesson-chapter-ships = Des navires, de l’or
korsar-lesson-lay = Bienvenue à bord. À la fin, le plus gros butin l’emporte, et l’or est dans la cale des navires marchands. Vous en tenez deux : un cotre de 2 or et un brick de 5. À votre tour, vous faites une chose, une seule. Pour commencer, mettez un navire en mer : s’il tient jusqu’à votre prochain tour, il rentre avec son or.
korsar-lesson-lay-task = Mettez le brick en mer.
korsar-lesson-lay-wrong = C’est permis, et cela viendra. Pour voir comment l’or rentre, mettez d’abord le brick en mer.
korsar-lesson-attack = Personne n’a touché à votre brick : il est rentré au début de votre tour, et vous avez 5 or. Colette vient de mettre un ketch en mer. Il ne tient qu’à vous de le prendre. Un pirate se joue sur n’importe quel navire, et ce qui compte, c’est la somme des têtes de mort de chacun.
korsar-lesson-attack-task = Attaquez le ketch de Colette avec le pirate rouge 2.
korsar-lesson-attack-wrong = C’est permis, mais le ketch de Colette rentrerait tranquillement. Attaquez-le avec le rouge 2.
korsar-lesson-tie = Première surprise : Colette défend avec un vert 2. Deux contre deux, égalité, et personne ne prend le navire, pas même elle. Ajoutez de la force. Autour de ce navire, vous êtes en rouge jusqu’au bout, et le vert est à Colette. Essayez donc le bleu : la table vous dira pourquoi non.
korsar-lesson-tie-task = Passez en tête avec le rouge 3.
korsar-lesson-tie-wrong = C’est permis, mais l’égalité resterait. Le rouge 3 vous met en tête : 5 contre 2.
korsar-lesson-chapter-ships-done = Cinq contre deux, et le ketch est à vous. Un navire se prend toujours au début de son propre tour, quand on est seul en tête. Entre votre attaque et votre récolte, tout le monde joue une fois : c’est là que Korsar se passe. Les pirates, eux, partent à la défausse.

## Défendre

korsar-lesson-chapter-defence = Défendre
korsar-lesson-defend = La partie a avancé. Votre frégate de 7 or est en mer, et Basile l’attaque avec un vert 3. À son prochain tour, elle serait à lui. Défendre, c’est le même geste qu’attaquer : un pirate, de n’importe quelle couleur encore libre autour du navire.
korsar-lesson-defend-task = Défendez la frégate avec le bleu 4.
korsar-lesson-defend-wrong = Pas tout de suite. Le bleu 4 suffit à passer devant Basile ; gardez le reste pour la suite.
korsar-lesson-admiral = Basile insiste : 6 contre 4. Vous n’avez plus de pirate bleu, mais vous avez l’Amiral, et il n’y en a qu’un. Il monte à bord d’un navire que vous avez mis en mer à un tour précédent. Il n’a pas de couleur, et l’emporte sur tous les pirates, si nombreux soient-ils.
korsar-lesson-admiral-task = Envoyez l’Amiral sur votre frégate.
korsar-lesson-admiral-wrong = Pendant ce temps, Basile prendrait la frégate. L’Amiral, lui, la tient.
korsar-lesson-chapter-defence-done = La frégate est rentrée : 7 or pour vous. L’Amiral n’a peur que d’une chose, et c’est le chapitre suivant.

## Les capitaines

korsar-lesson-chapter-captains = Les capitaines
korsar-lesson-captain = Chaque couleur a un capitaine. Il monte à bord là où vous avez déjà un pirate de sa couleur, et lui aussi l’emporte sur tous les pirates. Voyez le trois-mâts de Basile : votre bleu 1 ne peut rien contre le rouge 4 de Colette. Vous tenez deux capitaines, et un seul peut y monter.
korsar-lesson-captain-task = Embarquez le bon capitaine sur le trois-mâts.
korsar-lesson-captain-wrong = C’est permis, mais le trois-mâts vaut 6 or. Anne Bonny, en bleu, peut le tenir pour vous.
korsar-lesson-draw = Deuxième surprise : Colette embarque son capitaine rouge, et le vôtre part à la défausse. Entre personnages, c’est toujours le dernier venu qui tient le navire ; l’Amiral aussi se fait chasser ainsi. Vous ne pouvez plus rien pour ce trois-mâts. À son tour, on peut aussi piocher, et c’est souvent sage.
korsar-lesson-draw-task = Piochez une carte.
korsar-lesson-draw-wrong = C’est permis, mais cela ne vous rendrait pas le trois-mâts. Piochez plutôt, pour refaire votre main.
korsar-lesson-chapter-captains-done = Colette emporte le trois-mâts. Si votre capitaine était venu après le sien, il serait à vous : garder un capitaine pour le dernier mot, c’est la moitié du jeu.

## La fin

korsar-lesson-chapter-end = La fin de la partie
korsar-lesson-hurry = Il ne reste qu’une carte dans la pioche, et elle ne se reforme jamais. Quand la pioche est vide et que quelqu’un n’a plus de carte, tout s’arrête. Un navire resté en main coûte alors son or, au lieu d’en rapporter. Vous en tenez deux.
korsar-lesson-hurry-task = Mettez le brick en mer, pendant qu’il est temps.
korsar-lesson-hurry-wrong = D’abord le brick : en mer, il peut rapporter 5 or ; en main, il en coûterait 5.
korsar-lesson-last-raid = Le brick est rentré, et la pioche est vide. On peut désormais défausser une carte au lieu d’en jouer une, mais jamais un navire. Colette, elle aussi, se dépêche : son brigantin de 4 or est en mer.
korsar-lesson-last-raid-task = Attaquez le brigantin de Colette avec le vert 4.
korsar-lesson-last-raid-wrong = C’est permis, mais le brigantin ne vous attendra pas. Attaquez-le avec le vert 4.
korsar-lesson-last-card = Colette n’a pas pu suivre, et le brigantin est à vous. Il vous reste une carte. En la jouant, vous arrêtez la partie, et chaque navire en mer va au camp qui le tient à cet instant : le vôtre aussi, même s’il vient d’être posé.
korsar-lesson-last-card-task = Mettez le cotre en mer, et comptons.
korsar-lesson-last-card-wrong = Il ne vous reste que le cotre : mettez-le en mer.
korsar-lesson-chapter-end-done = Un score, c’est l’or des navires pris, moins l’or des navires restés en main. Le ketch que Basile n’a pas eu le temps de mettre en mer lui coûte 3 or, et la partie.

## Pour la suite

korsar-lesson-ideas =
    Mettez les petits navires en mer quand un gros occupe les autres : pour 2 or, personne ne dépense un 4.
    Une couleur prise est fermée aux autres. Un simple 1 autour d’un galion vous garde une place, et ouvre la porte à son capitaine.
    Deux personnes se disputent un navire ? Laissez-les dépenser, puis passez devant.
    Gardez un capitaine pour le dernier mot : le dernier venu l’emporte.
    Surveillez la pioche. Quand elle baisse, vos navires doivent sortir.
