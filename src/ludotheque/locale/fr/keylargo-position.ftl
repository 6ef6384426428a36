# Positions de Key Largo qui se contredisent.

error-keylargo-card = Il n’y a pas de telle carte ici. On écrit « medium goods 3 », « deep diamond 200 » ou « medium monster », et dans une épave, dont la profondeur est dite, « goods 3 ».
error-keylargo-copies = La boîte n’a pas d’autre carte « { $card } » : { $copies } en tout (règle KL 1.10).
error-keylargo-too-many-cards = Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} : la boîte n’en a plus qui puisse se trouver ici.
error-keylargo-monster-in-hand = Un monstre n’est jamais en main (règle KL 2.4).
error-keylargo-encounter = Ce n’est pas une carte rencontre. On écrit « family », « hasty_buyer » ou « tourist_bar ».
error-keylargo-encounter-copies = La boîte n’a pas d’autre carte rencontre « { $card } » : { $copies } en tout (règle KL 1.11).
error-keylargo-encounter-hand = Personne n’a plus de { $most } cartes rencontre en main (règle KL 1.2).
error-keylargo-without-encounters = Cette table joue sans cartes rencontre ; avec elles, la position dit « encounters true » (règle KL 3.1).
error-keylargo-team = Une équipe compte au plus { $most } scaphandriers (règle KL 1.2).
error-keylargo-load = Un scaphandrier en porte au plus { $most } : { $item } (règle KL 1.2).
error-keylargo-stock = Les scaphandriers en ont { $got }, et la boîte n’en a que { $box } : { $stock } (règle KL 1.1).
error-keylargo-wreck = Il n’y a pas d’épave « { $got } ». Les épaves vont de A à { $last }, les moins profondes d’abord (règle KL 1.5).
error-keylargo-wreck-twice = L’épave { $wreck } est déjà décrite.
error-keylargo-depth = À ce nombre de joueurs, l’épave { $wreck } a une autre profondeur : { $depth } (règle KL 1.5).
error-keylargo-stack = Une épave a au plus cinq cartes ; en voici { $got } (règle KL 1.2).
error-keylargo-lurking = L’épave { $wreck } a { $left } cartes, et autant de monstres doivent y être possibles : on écrit jusqu’à six nombres, dont les { $left } premiers et le suivant ne sont pas tous nuls.
error-keylargo-same-action = Le matin et l’après-midi demandent deux cartes différentes (KL-R04).
error-keylargo-boat-early = Aucun bateau n’a sa place tant que les cartes se posent. « turn 0 » dit à qui est le tour (règle KL 2.2).
error-keylargo-other-place = La place { $seat } a retourné une autre carte : { $action } (règle KL 2.2).
error-keylargo-which-wreck = La place { $seat } plonge : la colonne « boat » nomme l’épave par sa lettre, ou dit « - » s’il n’y en avait pas (règle KL 2.4).
error-keylargo-two-boats = Le bateau de la place { $seat } est déjà sur l’épave { $wreck } (KL-R06).
error-keylargo-not-there = Le bateau de la place { $seat } n’est pas là où cela se passe ; la colonne « boat » dit où il est (règle KL 2.2).
error-keylargo-absent-diver = La place { $seat } n’a pas de scaphandrier { $diver } ; on les compte à partir de 1.
error-keylargo-nobody-drew = Aucun scaphandrier présent de la place { $seat } n’a pris la dernière carte, ou l’épave n’a pas ce qu’il faut à ce moment ; « last 0, 1 » dit qui en a pris (règle KL 2.4).
error-keylargo-stuck = La place { $seat } n’aurait rien à décider ici.
error-keylargo-fresh = La place { $seat } n’a pas en main ce qu’elle vient de prendre : une carte de cette profondeur, { $depth } (règle KL 2.4).
error-keylargo-known = La place { $seat } n’a pas ces cartes en main.
error-keylargo-doubt = L’une des hypothèses doit être vraie : chaque carte dans sa main ou dans son épave, et aucune main avec moins de cartes qu’on ne lui en prête. De sa propre main on ne doute pas, et une place se souvient des épaves dont elle doute. Elle a au plus { $most } cartes de ce genre et { $guesses } hypothèses.
error-keylargo-memory = Dans l’épave { $wreck } se trouve autre chose, ou les mains nommées n’en ont pas tant de cartes.
