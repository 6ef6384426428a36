# Les places et leurs liens : une invitation sert une fois, et qui a perdu sa place revient par un nouveau lien.

table-invited = { $whose_you ->
    [yes] { $seat } a fait un nouveau lien pour votre place.
   *[no] { $seat } a fait un nouveau lien pour { $whose } : l’ancien accès n’ouvre plus cette place.
}
    .you = Vous avez fait un nouveau lien pour { $whose } : l’ancien accès n’ouvre plus cette place.

error-invitation-used = Ce lien ne vaut plus : quelqu’un s’en est déjà servi pour prendre place, ou un lien plus récent l’a remplacé. Si cette place est la vôtre, rouvrez la table dans le navigateur où vous jouiez ; sinon, demandez un nouveau lien à quelqu’un de la table.
error-seat-invited = Quelqu’un de la table a fait un nouveau lien pour cette place, qui ne s’ouvre plus que par lui. Pour revenir, demandez-le à la table.
error-invite-whom = Un nouveau lien ne se fait que pour la place d’une autre personne de cette table.
error-invite-often = Vous avez fait tant de nouveaux liens à cette table que vous ne pouvez plus en faire. Demandez à quelqu’un d’autre.

page-not-your-seat = Cette place ne s’ouvre pas ainsi
page-to-your-seat = À votre place
page-seat-shared = Quelqu’un a déjà pris cette place par ce lien, et peut encore voir ce qu’elle voit. Si ce n’était pas vous, demandez un nouveau lien à la table.
page-seat-invited = un nouveau lien attend
page-invite-again = Nouveau lien
page-invite-again-for = Nouveau lien pour { $who }
page-new-link = Nouveau lien pour une place
page-new-link-detail = Pour qui a perdu la sienne : l’ancien accès n’ouvre plus rien, et toute la table l’apprend.
page-new-link-for = Pour qui
page-new-link-go = Faire un lien
page-own-link = Votre place sur un autre appareil
page-own-link-show = Montrer le lien
page-own-link-detail = Ouvrez-le sur l’autre appareil : votre place vous y suit. Gardez-le pour vous : qui l’a voit ce que vous voyez.
