# Positions de Korsar qui se contredisent.

error-korsar-card = Ce n’est pas une carte. On écrit « ship 5 », « { $example } 3 », « captain { $example } » ou « admiral », dans les couleurs { $colours }.
error-korsar-copies = La boîte n’a pas d’autre carte « { $card } » : { $copies } en tout (règle KO 1.1).
error-korsar-too-many-cards = Il faudrait encore { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
}, et il n’en reste que { $left } dans la boîte.
error-korsar-ship-on-ship = Un navire ne se joue pas sur un navire.
error-korsar-no-ship = Un butin n’est fait que de navires.
error-korsar-no-character = Seul un capitaine ou l’Amiral peut tenir un navire à bord.
error-korsar-older-character = Un ancien personnage ne reste sur un navire qu’avec captain_rule last_placed (règle KO 2.6).
error-korsar-two-colours = Le camp de la place { $seat } a déjà une autre couleur autour de ce navire (règle KO 2.5).
error-korsar-shared-colour = Un autre camp a déjà cette couleur autour de ce navire (règle KO 2.5).
error-korsar-lone-captain = Le camp de la place { $seat } n’a pas de pirate de la couleur de ce capitaine autour de ce navire (règle KO 2.6).
error-korsar-foreign-admiral = La place { $seat } ne peut pas avoir joué l’Amiral sur un navire de la place { $owner } (règle KO 2.6).
error-korsar-second-partner = Seul le premier membre d’une équipe récolte : ici, la place { $first } (règle KO 3.2).
error-korsar-this-round = Ce que le premier membre a fait dans ce tour de table ne compte que si le second va jouer (règle KO 3.4).
error-korsar-over = La pioche est vide et la place { $seat } n’a plus de carte : la partie est finie, et la position doit le dire par « over » (règle KO 2.8).
