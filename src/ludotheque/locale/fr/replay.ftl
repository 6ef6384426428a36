# Une partie revue : sa page, son fichier, et ce qui serait arrivé si.

table-what-if = Et si… : cette partie reprend { $decisions ->
    [0] la donne
    [one] le premier coup
   *[other] les { $decisions } premiers coups
} d’une partie terminée, avec les mêmes cartes ; la suite est libre.

## Refus

error-eye = Cette partie ne peut pas être vue comme « { $got } ». Regards possibles : { $expected }. Jusqu’à la fin, chacun ne revoit que ce que voit sa propre place.
error-no-moment = Cette partie n’a pas de moment { $got } d’où la reprendre.
error-no-seat = Cette partie n’a pas de place { $got } : les places vont de 0 à { $most }.
error-not-over = La partie n’est pas finie : on ne peut reprendre qu’une partie terminée.
error-replay-view = Ce fichier contient ce qu’une seule place a vu d’une partie en cours. Une partie se revoit quand elle est finie : gardez alors son fichier.
error-replay-position = Ce fichier part d’une position et non d’une donne : il ne peut pas être montré sur le plateau. « ludotheque replay » le raconte en phrases.
