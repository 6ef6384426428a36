# Comment vérifier une donne : ce qui est promis avant la première carte, ce que chacun ajoute, ce qui est montré à la fin.

## Refus

error-dealt = Les cartes sont déjà distribuées : plus rien ne peut s’ajouter au hasard de cette partie.
error-nonce-long = Ce mot compte { $got } caractères ; on peut en ajouter { $most } au plus à la donne.
error-nonce-signs = On ne peut ajouter à la donne que des lettres, chiffres, signes ou émojis visibles, et il en faut au moins un.
error-nonce-often = Vous avez changé si souvent ce que vous ajoutez à la donne que cela ne change plus.
error-nonce-early = Quelque chose est ajouté à une donne qui n’est pas encore promise. Demandez d’abord la promesse, puis ouvrez la table avec elle.
error-promise = Cette promesse n’est pas connue ici : elle a plus de dix minutes, ou elle a déjà sa table. Recommencez la table.
error-sealed = Ce dont viennent les cartes est dit quand la partie est finie.

## La donne, dans l’invitation

page-deal-title = La donne, sous scellés
page-deal-sealed = La moitié du hasard est déjà tirée, et sous scellés. L’autre moitié vient de qui s’assied à la table : ainsi, personne ne peut choisir les cartes.
page-deal-seal = Sceau
page-deal-word = Votre mot pour la donne
page-deal-word-help = Votre navigateur l’a inventé ; vous pouvez en écrire un autre. À la fin, tout le monde pourra le lire.
page-deal-more = Comment vérifier la donne
page-deal-added = a ajouté son mot à la donne

## La donne, à la fin

page-deal-checking = Vérification de la donne…
page-deal-unchecked = Vérifier de nouveau la donne
page-deal-refused = Donne non vérifiée
page-deal-refused-detail = La maison n’a pas pu redistribuer cette partie. Ni le sceau, ni les mots de chaque place, ni la suite de la partie n’ont donc pu être comparés.
page-deal-verdict-whole = Donne vérifiée
page-deal-verdict-partly = Donne conforme au sceau
page-deal-verdict-wrong = La donne ne concorde pas
page-deal-finding-right = Exact :
page-deal-finding-wrong = Inexact :
page-deal-finding-unseen = Cela ne se voit pas d’ici :
page-deal-check-promise-right = La graine est bien celle qui était sous scellés avant la première carte.
page-deal-check-promise-wrong = La graine montrée maintenant n’est pas celle qui était sous scellés.
page-deal-check-promise-unseen = La graine correspond au sceau. De quand date le sceau, seul un appareil présent à la table avant la première carte peut le dire ; un fichier seul ne le peut pas.
page-deal-check-own-right = Votre mot « { $word } » compte dans la donne.
page-deal-check-own-wrong = Votre mot « { $word } » ne compte pas dans la donne : il est arrivé trop tard, ou on l’a laissé de côté.
page-deal-check-own-unseen = On ne connaît ici aucun mot de cet appareil pour cette donne.
page-deal-check-others-right = Les mots de tout le monde sont ceux que l’on a montrés quand la partie a commencé.
page-deal-check-others-wrong = Les mots de tout le monde ne sont pas ceux que l’on a montrés quand la partie a commencé.
page-deal-check-rules-right = Distribuée et jouée de nouveau d’après les règles, c’est la même partie, en { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}.
page-deal-check-rules-wrong = Distribuée et jouée de nouveau, la partie ne suit pas les règles.
page-deal-numbers = Les nombres eux-mêmes
page-deal-seed = Graine
page-deal-word-of = Mot { DE($who) }
page-deal-elsewhere = C’est cette ludothèque qui a redistribué. Pour ne pas la croire sur parole, gardez la partie dans un fichier, et faites-la vérifier sur un ordinateur à vous :
page-deal-file = FICHIER

## La page qui l’explique

page-fair = Personne ne choisit les cartes
page-fair-lead = Quand on joue aux cartes, on peut surveiller les mains de qui distribue. Ici, c’est un programme qui distribue, et il n’a pas de mains. Voici comment vérifier qu’il n’a pas triché, sans devoir le croire.
page-fair-sealed = 1. D’abord, on scelle une enveloppe
page-fair-sealed-text = Avant la première carte, la ludothèque tire au sort un immense nombre secret : la graine. Les cartes en découlent. Elle met la graine dans une enveloppe, et montre le sceau à tout le monde. Le sceau est fait à partir de la graine, mais personne ne peut retrouver la graine à partir du sceau. Et une autre graine aurait un autre sceau : impossible d’échanger l’enveloppe.
page-fair-words = 2. Puis chacun ajoute un mot
page-fair-words-text = La graine ne peut plus changer. Mais si on l’avait choisie, pour donner de bonnes cartes à quelqu’un ? C’est pourquoi chacun de vous ajoute un mot, une fois l’enveloppe scellée. Votre navigateur en invente un ; vous pouvez écrire le vôtre. On mélange la graine et les mots, et ce mélange bat les cartes. Un seul mot différent, et toutes les cartes sont ailleurs.
page-fair-opened = 3. À la fin, on ouvre l’enveloppe
page-fair-opened-text = Quand la partie est finie, la ludothèque montre la graine. Votre navigateur en refait le sceau : est-ce bien celui du début ? Votre mot y est-il toujours ? Puis on distribue et on rejoue tout, avec la même graine, les mêmes mots et les mêmes règles. Si la même partie en sort, vous lisez « Donne vérifiée ».
page-fair-try = Essayez
page-fair-try-text = Écrivez un mot. Voici son sceau. Changez une lettre, et regardez encore.
page-fair-word = Un mot
page-fair-example = pirate
page-fair-try-then = Jouez-y à deux : montrez d’abord le sceau seul, et ne dites votre mot que plus tard. En l’écrivant ici, l’autre voit le même sceau, et sait que vous n’avez pas changé d’avis.
page-fair-limits = Ce que cela ne montre pas
page-fair-limit-looking = Que personne n’a regardé. L’ordinateur qui tient la ludothèque connaît toutes les cartes pendant la partie, comme quelqu’un qui distribue et qui regarderait dessous. Il ne les montre à personne, mais il faut faire confiance à la personne à qui il appartient.
page-fair-limit-last = Qu’une personne qui héberge la partie et qui joue aussi n’est pas allée lire la graine sur son ordinateur, pour essayer des mots jusqu’à obtenir des cartes à son goût. Un seul remède : confier la ludothèque à quelqu’un qui ne joue pas.
page-fair-limit-here = Ce que dit cette page vient de la même ludothèque. La vérification la plus stricte est la vôtre : gardez la partie dans un fichier, et faites-la vérifier par « ludotheque verify » sur un autre ordinateur.
page-fair-exactly = Pour qui le veut exactement
page-fair-exactly-text = La graine compte 256 bits, tirés par le système. Le sceau est son SHA-256. La clé de la donne est le HMAC-SHA-256, par la graine, des mots dans l’ordre des places, chacun en UTF-8 après sa longueur sur deux octets ; avec elle, le chiffre ChaCha8 tire tous les nombres au sort de la partie.

## verify

cli-verify-commitment = le sceau que vous avez vu avant la première carte, en 64 chiffres
cli-verify-seal-seen = Sceau : la graine est bien celle que gardait le sceau que vous avez vu.
cli-verify-seal = Sceau : la graine est celle que garde { $seal }. Est-ce le sceau montré avant la première carte ? À vous de le dire : donnez ce dernier avec --commitment.
cli-verify-word = Mot : { $seat } a ajouté « { $word } » à la graine.
cli-verify-no-word = Mots : personne n’a rien ajouté à la graine.
cli-verify-dealt = Donne : distribuée de nouveau, chaque carte tirée est bien celle qui est venue, et { $decisions ->
    [one] { $decisions } décision suit
   *[other] { $decisions } décisions suivent
} les règles, version { $rules }.
cli-verify-result = Résultat : les points et qui gagne sont bien ceux de cette partie.
cli-verify-left = Fin : personne n’a terminé la partie, comme il est écrit.
error-record-other-seal = Cette partie a été distribuée sous un autre sceau que celui que vous donnez : { $got } au lieu de { $expected }.
