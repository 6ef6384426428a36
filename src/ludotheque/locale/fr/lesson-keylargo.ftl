# La leçon de Key Largo (games/keylargo/lesson.toml) : à chaque étape ce qu’il faut savoir, ce qu’on essaie (-task),
# et la réponse à un autre coup permis (-wrong).

## Une première journée

keylargo-lesson-chapter-day = Une première journée
keylargo-lesson-plan = Bienvenue à Key Largo. En dix jours, il s’agit de faire fortune avec ce qui dort au fond de l’eau. Vous avez un bateau, un scaphandrier sans équipement et 100 $. Chaque jour, tout le monde choisit en secret deux cartes, l’une pour le matin, l’autre pour l’après-midi, et l’on n’y revient plus de la journée.
keylargo-lesson-plan-task = Choisissez le magasin le matin, la plongée l’après-midi.
keylargo-lesson-plan-wrong = C’est permis, et ce sera bientôt votre affaire. Aujourd’hui, équipons d’abord le scaphandrier : magasin le matin, plongée l’après-midi.
keylargo-lesson-hose = Un seul bateau au magasin, le vôtre : les prix sont au plus bas. Chaque bateau de plus les fait monter, et le bar fait de même. Vous pouvez acheter deux pièces. Sans tuyau, un scaphandrier n’atteint que les épaves peu profondes ; avec un, les moyennes aussi ; avec deux, toutes.
keylargo-lesson-hose-task = Achetez un tuyau.
keylargo-lesson-hose-wrong = C’est permis, mais descendre plus bas passe avant tout : d’abord un tuyau.
keylargo-lesson-trident = Près de la surface, rien à craindre. Plus bas vivent des monstres. Devant eux, un scaphandrier sans trident s’enfuit, et vous le perdez avec tout ce qu’il porte.
keylargo-lesson-trident-task = Achetez un trident.
keylargo-lesson-trident-wrong = C’est permis, mais imprudent : vous n’avez qu’un scaphandrier. Achetez-lui un trident.
keylargo-lesson-wreck = Pendant ce temps, les dauphins ont rapporté 40 $ à Basile, sans risque, et Colette a recruté un second scaphandrier au bar. À présent, on plonge. Une épave ne reçoit qu’un bateau par demi-journée, et qui joue plus tôt choisit plus tôt. Aujourd’hui, c’est vous.
keylargo-lesson-wreck-task = Envoyez votre bateau sur l’épave moyenne C.
keylargo-lesson-wreck-wrong = C’est permis, mais vous avez de quoi descendre plus bas, et l’on y trouve davantage. Essayez l’épave C.
keylargo-lesson-dive = Chaque scaphandrier qui atteint l’épave peut prendre une carte, la première de la pile, sans savoir laquelle.
keylargo-lesson-dive-task = Faites plonger votre scaphandrier.
keylargo-lesson-dive-wrong = Remonter les mains vides serait dommage : qu’il plonge.
keylargo-lesson-chapter-day-done = Première surprise, un monstre. Le trident l’a tué, et il a servi. Le scaphandrier a pris la carte suivante : quatre unités de marchandises, que personne d’autre n’a vues. Avec deux scaphandriers, Colette a remonté deux cartes d’un coup.

## Vendre, regarder, voler

keylargo-lesson-chapter-market = Vendre, regarder, voler
keylargo-lesson-crowd = C’est lundi, et vous avez trois trésors en main. Au marché, le cours dépend du nombre de bateaux. Les marchandises valent 40 $ l’unité quand on est seul, puis 30, puis 20. Pour les antiquités, c’est l’inverse : 20, 30, puis 40. L’or reste à 30. Reste à deviner qui viendra.
keylargo-lesson-crowd-task = Choisissez le marché le matin, le bar l’après-midi.
keylargo-lesson-crowd-wrong = C’est permis, mais vos trésors dorment. Le marché le matin, le bar l’après-midi.
keylargo-lesson-sell = Basile a eu la même idée. À deux bateaux, tout vaut 30 $ l’unité. Par visite, on vend un seul type de trésor, mais autant de cartes que l’on veut. Vous avez six unités de marchandises, et trois d’antiquités.
keylargo-lesson-sell-task = Vendez la carte de quatre marchandises.
keylargo-lesson-sell-wrong = C’est permis, mais commencez par votre plus belle carte : quatre unités de marchandises.
keylargo-lesson-sell-more = 120 $. Votre autre carte est du même type : elle se vend dans la même visite.
keylargo-lesson-sell-more-task = Vendez aussi la carte de deux.
keylargo-lesson-sell-more-wrong = C’est permis, mais vous pouvez encore vendre deux unités de marchandises au même cours.
keylargo-lesson-leave = 180 $ en tout. Les antiquités attendront un jour de foule. Et si vous remontez un diamant, gardez-le : il ne se vend pas au marché, il compte à la fin.
keylargo-lesson-leave-task = Quittez le marché.
keylargo-lesson-leave-wrong = Il n’y a plus rien à vendre aujourd’hui : quittez le marché.
keylargo-lesson-round = Le bar offre trois services, chacun une fois par visite. Pour 20 $, une tournée : les langues se délient, et vous regardez en secret toutes les cartes de deux épaves. Ensuite, elles sont mélangées.
keylargo-lesson-round-task = Payez une tournée, en commençant par l’épave D.
keylargo-lesson-round-wrong = Nous y viendrons. D’abord une tournée, en commençant par l’épave D.
keylargo-lesson-look = Un monstre, mais aussi un diamant de 120 $. Inutile de noter : la table se souvient pour vous de ce que vous avez vu. Au fond, les enjeux sont plus gros.
keylargo-lesson-look-task = Regardez l’épave profonde G.
keylargo-lesson-look-wrong = C’est permis, mais allons voir au fond : l’épave G.
keylargo-lesson-rob = Un diamant de 250 $, et un monstre pour le garder. Deuxième service, et deuxième surprise : pour 40 $, un tire-bourse prend un trésor dans une autre main. Vous n’en voyez que le dos, donc la profondeur. Colette vient de remonter une carte moyenne.
keylargo-lesson-rob-task = Volez la carte moyenne de Colette.
keylargo-lesson-rob-wrong = Nous y viendrons. D’abord le tire-bourse : la carte moyenne de Colette vaut la dépense.
keylargo-lesson-hire = Deux unités d’or. Troisième service : recruter. Une équipe compte jusqu’à trois scaphandriers, et chacun prend une carte par plongée.
keylargo-lesson-hire-task = Recrutez un scaphandrier.
keylargo-lesson-hire-wrong = C’est permis, mais avant de partir, recrutez : c’est une carte de plus à chaque plongée.
keylargo-lesson-chapter-market-done = Il n’y avait que vous au bar, et tout y était au plus bas. Tout Key Largo est là : on vend, on achète et l’on recrute d’autant mieux que l’on devine où vont les autres.

## Le dernier jour

keylargo-lesson-chapter-end = Le dernier jour
keylargo-lesson-last-day = Dixième jour, dimanche. Ce soir, on compte l’argent, plus la valeur de fin de chaque trésor resté en main, diamants compris. Une tournée vous a montré ce que cache encore l’épave G : cinq marchandises, six antiquités, et pas de monstre. Mais vous êtes en dernière place dans l’ordre du jour.
keylargo-lesson-last-day-task = Choisissez la plongée le matin, le marché l’après-midi.
keylargo-lesson-last-day-wrong = C’est permis, mais gardez l’après-midi pour vendre ce que vous remontez : la plongée d’abord, puis le marché.
keylargo-lesson-deep = Basile passait avant vous : ce matin, l’épave D est prise. L’épave G est profonde, et il y faut deux tuyaux. Un seul de vos scaphandriers les a ; l’autre attendra à bord.
keylargo-lesson-deep-task = Envoyez votre bateau sur l’épave G.
keylargo-lesson-deep-wrong = C’est permis, mais vous savez ce qui vous attend dans l’épave G.
keylargo-lesson-last-dive = Un seul scaphandrier descend, donc une seule carte. À moins que… Il porte un poids, et vous allez voir à quoi cela sert.
keylargo-lesson-last-dive-task = Faites-le plonger.
keylargo-lesson-last-dive-wrong = Il est descendu jusque-là : qu’il prenne une carte.
keylargo-lesson-weight = Cinq marchandises. Juste après un trésor, un poids donne une carte de plus dans la même épave. Il ne sert qu’une fois.
keylargo-lesson-weight-task = Employez le poids.
keylargo-lesson-weight-wrong = C’est permis, mais il n’y aura plus d’autre plongée : employez le poids.
keylargo-lesson-last-sale = Vous êtes deux au marché : 30 $ l’unité. Gardées, marchandises et antiquités valent 20 $ l’unité à la fin. Vendez donc le type dont vous avez le plus, et gardez l’autre : dix antiquités, huit marchandises.
keylargo-lesson-last-sale-task = Vendez la carte de six antiquités.
keylargo-lesson-last-sale-wrong = C’est permis, mais dix antiquités gagnent plus à être vendues que huit marchandises. Commencez par la carte de six.
keylargo-lesson-last-sale-too = 180 $. L’autre carte d’antiquités vaut 120 $ ici, et 80 si vous la gardez.
keylargo-lesson-last-sale-too-task = Vendez-la aussi.
keylargo-lesson-last-sale-too-wrong = C’est permis, mais gardée, elle ne vaudrait que 80 $. Vendez-la.
keylargo-lesson-last-boat = Vos marchandises compteront 160 $, et votre diamant 120. Il ne reste rien à faire.
keylargo-lesson-last-boat-task = Quittez le marché, et comptons.
keylargo-lesson-last-boat-wrong = Il ne reste qu’à quitter le marché.
keylargo-lesson-chapter-end-done = 590 $ d’argent et 280 $ de trésors font 870 $, la plus grosse fortune. Sans le poids, il manquerait 180 $, et Basile gagnait.

## Pour la suite

keylargo-lesson-ideas =
    Recrutez tôt : un second scaphandrier, c’est une carte de plus à chaque plongée qui reste.
    Un trident coûte moins qu’un scaphandrier perdu avec ses tuyaux.
    Vendez les marchandises quand personne d’autre ne vient, les antiquités quand tout le monde vient, l’or quand vous voulez.
    Allez où les autres ne vont pas. La fin de semaine, les dauphins rapportent 60 $ sans rien demander.
    Regardez une épave avant d’y envoyer qui vous tient à cœur, et gardez la dernière demi-journée pour vendre.
