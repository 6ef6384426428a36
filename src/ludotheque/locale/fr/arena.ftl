# L’arène : beaucoup de parties entre robots, et leurs tableaux.

cli-arena-about = fait jouer beaucoup de parties entre robots et dit leur force

cli-arena-game = nom du jeu
cli-arena-bots = les robots, par leur nom, séparés par des virgules ; nom@500 cherche avec 500 simulations par décision, nom@0.5s une demi-seconde, FICHIER.py:NOM se trouve dans un fichier ; un robot nommé deux fois a deux fois plus de places
cli-arena-games = combien de parties ; un peu plus s’il le faut pour que chaque robot ait chaque place aussi souvent que les autres
cli-arena-seed = nombre dont viennent les donnes et les robots ; même nombre, mêmes parties
cli-arena-jobs = combien de parties à la fois, chacune dans un processus ; sans cette option, une par cœur
cli-arena-players = nombre à table
cli-arena-teams = en équipes, un robot pour chacune
cli-arena-option = une autre option du jeu, sous la forme NOM=VALEUR ; peut être donnée plusieurs fois
cli-arena-edition = fichier de l’édition à jouer ; sans cette option, celle du jeu
cli-arena-duplicate = la même donne pour tous les placements d’une série
cli-arena-by-camp = un robot pour chaque camp tel qu’il est distribué, au lieu de chaque place
cli-arena-out = fichier Parquet pour les parties ; après une interruption, la même commande reprend où elle en était
cli-arena-cluster = adresse d’un ordonnanceur Dask dont les machines jouent
cli-arena-trace = quand un robot échoue, montrer où, pour qui l’a écrit

cli-arena-progress = parties
cli-arena-played = { $game } à { $players } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed }.
cli-arena-rounded = { $asked ->
    [one] Une partie était demandée
   *[other] { $asked } parties étaient demandées
} ; il en faut { $played } pour que chaque robot ait chaque place aussi souvent que les autres.
cli-arena-bot = robot
cli-arena-n-games = parties
cli-arena-share = % de victoires [95 %]
cli-arena-seats = % des places
cli-arena-score = points [95 %]
cli-arena-rating = cote ± σ
cli-arena-camp = camp
cli-arena-side = camp { $number }
cli-arena-method = Une partie gagnée à plusieurs compte en parts. Entre crochets, l’intervalle de Wilson, une donne comptant pour une observation. Cote de Plackett et Luce, 0 au départ.
cli-arena-few = { $deals ->
    [one] Une donne ne suffit pas
   *[other] { $deals } donnes ne suffisent pas
} : les intervalles méritent confiance à partir de { $enough }.

error-arena-number = { $option } vaut { $got } ; il faut au moins 1.
error-arena-option = « { $got } » n’est pas une option de jeu. Écrivez NOM=VALEUR, comme { $expected }.
error-arena-bot = { $game } n’a pas de robot « { $got } ». Robots : { $expected }.
error-arena-bot-file = Il n’y a pas de fichier Python { $file } où trouver un robot. Écrivez FICHIER.py:NOM.
error-arena-bot-in-file = { $file } ne contient rien qui s’appelle « { $got } » et fasse des robots. On y trouve : { $expected }.
error-arena-bot-load = Impossible de charger { $bot } : { $error }. La même commande avec --trace montre où cela se passe.
error-arena-bot-failed = { $bot } a échoué dans la partie { $game }, à la place { $seat } (comptées à partir de 0) : { $error }. La même commande avec --trace montre où cela se passe.
error-arena-bot-illegal = { $bot } a répondu { $got } dans la partie { $game }, à la place { $seat } (comptées à partir de 0). Actions permises à ce moment : { $expected }.
error-arena-budget = « { $got } » n’a pas de budget auquel une recherche puisse se tenir. Écrivez un nombre de simulations, comme nom@500, ou des secondes, comme nom@0.5s ; au plus 999 999 999 simulations ou 99 999 secondes.
error-arena-no-search = { $name } ne fait pas de recherche, donc « { $got } » n’a pas de sens. Écrivez { $name } tout court.
error-arena-too-many-bots = { $got } robots pour { $places } places peuvent s’asseoir de trop de façons pour que tous aient chaque place aussi souvent que les autres. Nommez moins de robots.
error-arena-package = Il faut pour cela le paquet { $package }, qui n’est pas installé. Installez-le avec : uv sync --extra { $extra }, ou pip install « ludotheque[{ $extra }] ».
error-arena-write = Impossible d’écrire { $file }. Choisissez un autre fichier avec --out.
error-arena-full = Il n’y a plus de place pour écrire { $file }. Les parties jouées jusqu’ici sont dans le journal à côté : libérez de la place et relancez la commande, elle reprendra là.
error-arena-busy = Une autre arène écrit dans { $file }. Attendez qu’elle ait fini, ou choisissez un autre fichier avec --out.
error-arena-file = { $file } existe et ne contient pas de parties d’une arène. Choisissez un autre fichier avec --out.
error-arena-other-setting = { $file } contient les parties d’une autre rencontre : { $setting } valait { $got }, et vaut maintenant { $expected }. Reprenez les mêmes réglages, ou choisissez un autre fichier avec --out.
error-arena-other-sources = { $file } contient des parties jouées avec d’autres règles ou d’autres robots : le programme a changé depuis. Choisissez un autre fichier avec --out.
error-arena-cluster = Aucun ordonnanceur Dask ne répond à l’adresse { $got }. Donnez celle que l’ordonnanceur affiche à son démarrage, comme tcp://127.0.0.1:8786.
error-arena-worker = Un processus s’est arrêté au milieu d’une partie, peut-être faute de mémoire. Rien de ce qui est gardé avec --out n’est perdu : relancez la commande, avec moins de --jobs.
