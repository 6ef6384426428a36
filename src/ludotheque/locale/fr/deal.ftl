# Comment vérifier une donne : ce qui est promis avant la première carte, ce que chacun ajoute, ce qui est montré à la fin.

## Refus

error-dealt = Les cartes sont déjà distribuées : plus rien ne peut s’ajouter au hasard de cette partie.
error-nonce-long = Ceci compte { $got } caractères ; on peut en ajouter { $most } au plus à la donne.
error-nonce-signs = On ne peut ajouter à la donne que des lettres, chiffres, signes ou émojis visibles, et il en faut au moins un.
error-nonce-often = Vous avez changé si souvent ce que vous ajoutez à la donne que cela ne change plus.
error-nonce-early = Quelque chose est ajouté à une donne qui n’est pas encore promise. Demandez d’abord la promesse, puis ouvrez la table avec elle.
error-promise = Cette promesse n’est pas connue ici : elle a plus de dix minutes, ou elle a déjà sa table. Recommencez la table.
error-sealed = Ce dont viennent les cartes est dit quand la partie est finie.
