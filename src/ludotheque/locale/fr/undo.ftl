# Revenir en arrière : ce que le journal en dit, et ce qui est refusé.

## Journal de la table

table-learning = Ici, on peut revenir en arrière aussi loin que l’on veut.
table-undone = { $count ->
    [one] { $seat } reprend son dernier coup.
   *[other] { $seat } fait revenir la partie { $count } coups en arrière.
}
    .you = { $count ->
        [one] Vous reprenez votre dernier coup.
       *[other] Vous faites revenir la partie { $count } coups en arrière.
    }
table-undo-asked = { $count ->
    [one] { $seat } demande à reprendre son dernier coup.
   *[other] { $seat } demande à revenir { $count } coups en arrière.
}
    .you = { $count ->
        [one] Vous demandez à reprendre votre dernier coup.
       *[other] Vous demandez à revenir { $count } coups en arrière.
    }
table-undo-agreed = { $seat } veut bien que l’on revienne en arrière.
    .you = Vous voulez bien que l’on revienne en arrière.
table-undo-declined = { $seat } ne veut pas que l’on revienne en arrière : la partie continue.
    .you = Vous ne voulez pas que l’on revienne en arrière : la partie continue.
table-undo-declined-bot = { $seat } ne veut pas que l’on revienne en arrière, car on a vu du nouveau depuis : la partie continue.
table-undo-withdrawn = { $seat } renonce à revenir en arrière.
    .you = Vous renoncez à revenir en arrière.
table-undo-lapsed = { $seat } n’a pas eu de réponse à temps : la partie continue.
    .you = Vous n’avez pas eu de réponse à temps : la partie continue.
table-undo-dropped = On a joué entre-temps : on ne revient plus en arrière.

## Refus

error-undo-nothing = Vous n’avez pas encore de coup à reprendre.
error-undo-open = On attend déjà de savoir s’il faut revenir en arrière.
error-undo-again = Depuis ce coup, vous avez déjà demandé à revenir en arrière, et la partie continue. Après votre prochain coup, vous pourrez redemander, pour celui-là.
error-undo-often = Vous avez repris tant de coups à cette table que les suivants restent joués.
error-undo-settled = Cette demande n’attend plus de réponse.
error-learning-alone = Pour apprendre, il faut une personne seule parmi des robots ; les autres places ne peuvent être ni prises ni libres.

## La page

page-undo = Reprendre le dernier coup
page-undo-asked = Revenir en arrière : une réponse est attendue
page-undo-none = Il n’y a pas de coup à reprendre maintenant.
page-undo-title = Revenir en arrière ?
page-undo-detail = Si tout le monde le veut bien, la partie revient où elle en était. Il suffit d’un non pour que la partie continue.
page-undo-yes = Oui
page-undo-no = Non
page-undo-waits = On attend encore : { $who }.
page-undo-withdraw = Renoncer
page-learning = Reprendre ses coups
page-learning-detail = rien que des robots autour
page-learning-free = sans limite
page-learning-none = si rien n’est apparu
page-learning-help = Vous pouvez revenir en arrière aussi loin que vous voulez, même après avoir vu de nouvelles cartes.
page-learning-help-none = Un coup se reprend tant que rien de nouveau n’est apparu.
