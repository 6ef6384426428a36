# Key Largo : actions, lieux, profondeurs, types de cartes, jours, cartes rencontre et options.
# $units : les unités d’une carte. L’effet d’une carte rencontre tient en une phrase ; le reste est dans les règles.

## Actions et lieux

keylargo-action-name-dive = Plonger
keylargo-action-name-bar = Bar
keylargo-action-name-dolphins = Dauphins
keylargo-action-name-shop = Magasin
keylargo-action-name-market = Marché
keylargo-place-bar = Bar de la Sirène
keylargo-place-dolphins = Anse des Dauphins
keylargo-place-shop = Au Vieux Loup de Mer
keylargo-place-market = Marché des Trouvailles

## Cartes épave

keylargo-depth-shallow = faible profondeur
keylargo-depth-medium = profondeur moyenne
keylargo-depth-deep = grande profondeur
keylargo-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
keylargo-type-goods = marchandises
keylargo-type-antique = antiquités
keylargo-type-gold = or
keylargo-type-diamond = diamant
keylargo-type-monster = monstre

## Jours

keylargo-weekday-friday = vendredi
keylargo-weekday-saturday = samedi
keylargo-weekday-sunday = dimanche
keylargo-weekday-monday = lundi
keylargo-weekday-tuesday = mardi
keylargo-weekday-wednesday = mercredi
keylargo-weekday-thursday = jeudi
keylargo-weekday-short-friday = ven.
keylargo-weekday-short-saturday = sam.
keylargo-weekday-short-sunday = dim.
keylargo-weekday-short-monday = lun.
keylargo-weekday-short-tuesday = mar.
keylargo-weekday-short-wednesday = mer.
keylargo-weekday-short-thursday = jeu.

## Cartes rencontre : en plongée

keylargo-encounter-volunteer = Aide bénévole
keylargo-encounter-volunteer-effect = À faible profondeur, un de vos scaphandriers présents prend une carte de plus.
keylargo-encounter-hasty-buyer = Acheteur pressé
keylargo-encounter-hasty-buyer-effect = Vous vendez aussitôt le trésor que vous venez de prendre, au meilleur cours du marché ; pas un diamant.
keylargo-encounter-old-hand = Habitué
keylargo-encounter-old-hand-effect = Le monstre que vous venez de tirer est mélangé aux cartes de l’épave, et le même scaphandrier pioche de nouveau.
keylargo-encounter-saboteur = Saboteur
keylargo-encounter-saboteur-effect = Un scaphandrier d’une autre équipe ne plonge pas dans cette demi-journée.
keylargo-encounter-watchful-diver = Scaphandrier attentif
keylargo-encounter-watchful-diver-effect = S’il ne reste qu’une carte dans votre épave après votre plongée, votre dernier scaphandrier la prend aussi.

## Cartes rencontre : au bar

keylargo-encounter-tourist-bar = Touriste
keylargo-encounter-tourist-bar-effect = Sans effet ; ne se défausse qu’au bar.
keylargo-encounter-drunkard = Ivrogne
keylargo-encounter-drunkard-effect = Vous regardez gratuitement les cartes d’une épave, puis vous les mélangez.
keylargo-encounter-rookie-diver = Scaphandrier débutant
keylargo-encounter-rookie-diver-effect = Le scaphandrier que vous recrutez arrive avec un tuyau gratuit.
keylargo-encounter-cheap-pickpocket = Tire-bourse
keylargo-encounter-cheap-pickpocket-effect = Le tire-bourse que vous engagez ne coûte que 30 $.
keylargo-encounter-inseparable-brothers = Frères inséparables
keylargo-encounter-inseparable-brothers-effect = Vous recrutez deux scaphandriers, ou engagez deux tire-bourses, chacun au prix ordinaire.

## Cartes rencontre : aux dauphins

keylargo-encounter-tourist-dolphins = Touriste
keylargo-encounter-tourist-dolphins-effect = Sans effet ; ne se défausse qu’à l’Anse des Dauphins.
keylargo-encounter-family = Famille
keylargo-encounter-family-effect = Les dauphins vous rapportent le double dans cette visite.

## Cartes rencontre : au magasin

keylargo-encounter-tourist-shop = Touriste
keylargo-encounter-tourist-shop-effect = Sans effet ; ne se défausse qu’au magasin.
keylargo-encounter-hose-seller = Vendeur de tuyaux
keylargo-encounter-hose-seller-effect = Vous pouvez acheter un tuyau en plus des pièces permises.
keylargo-encounter-trident-seller = Vendeur de tridents
keylargo-encounter-trident-seller-effect = Vous pouvez acheter un trident en plus des pièces permises.
keylargo-encounter-weight-seller = Vendeur de poids
keylargo-encounter-weight-seller-effect = Vous pouvez acheter un poids en plus des pièces permises.
keylargo-encounter-discounter = Soldeur
keylargo-encounter-discounter-effect = Après deux pièces pareilles, vous pouvez en acheter une troisième pour 20 $ de moins.
keylargo-encounter-good-pal = Bon copain
keylargo-encounter-good-pal-effect = Vous payez tous vos achats de cette visite au prix d’un seul bateau.

## Cartes rencontre : au marché

keylargo-encounter-tourist-market = Touriste
keylargo-encounter-tourist-market-effect = Sans effet ; ne se défausse qu’au marché.
keylargo-encounter-easy-mark = Pigeon
keylargo-encounter-easy-mark-effect = Une carte que vous vendez passe pour être d’un autre type ; pas un diamant.
keylargo-encounter-trafficker = Trafiquant
keylargo-encounter-trafficker-effect = En plus de la vente ordinaire, vous vendez jusqu’à cinq cartes de tous types, sauf des diamants, à 30 $ l’unité.
keylargo-encounter-jeweller = Bijoutier
keylargo-encounter-jeweller-effect = En plus de la vente ordinaire, vous vendez un diamant pour sa valeur de fin.
keylargo-encounter-gold-prospector = Chercheur d’or
keylargo-encounter-gold-prospector-effect = L’or de votre vente ordinaire se vend 40 $ l’unité.

## Options

keylargo-option-encounters = Cartes rencontre
    .help = La règle optionnelle : aux dauphins, on rencontre du monde qui aidera, ou encombrera, plus tard.
keylargo-option-encounters-false = sans
keylargo-option-encounters-true = avec
keylargo-option-pickpocket = Tire-bourse
    .help = Si l’on peut engager au bar quelqu’un qui vole un trésor.
keylargo-option-pickpocket-true = oui
keylargo-option-pickpocket-false = non
keylargo-option-first-player = Qui commence
    .help = Une place tirée au sort, ou choisie ; l’ordre tourne ensuite chaque jour.
keylargo-option-first-player-random = tirage au sort
keylargo-option-first-player-0 = place 1
keylargo-option-first-player-1 = place 2
keylargo-option-first-player-2 = place 3
keylargo-option-first-player-3 = place 4
keylargo-option-first-player-4 = place 5
