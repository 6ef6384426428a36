# Les places et leurs liens : une invitation sert une fois, et qui a perdu sa place revient par un nouveau lien.

table-invited = { $whose_you ->
    [yes] { $seat } a fait un nouveau lien pour votre place.
   *[no] { $seat } a fait un nouveau lien pour { $whose } : l’ancien accès n’ouvre plus cette place.
}
    .you = Vous avez fait un nouveau lien pour { $whose } : l’ancien accès n’ouvre plus cette place.

table-moved = { $seat } emporte sa place sur un autre appareil : ce qui l’ouvrait avant ne l’ouvre plus.
    .you = Vous emportez votre place sur un autre appareil : ce qui l’ouvrait avant ne l’ouvre plus.

error-invitation-used = Ce lien ne vaut plus : quelqu’un s’en est déjà servi pour prendre place, ou un lien plus récent l’a remplacé. Si cette place est la vôtre, rouvrez la table dans le navigateur où vous jouiez ; sinon, demandez un nouveau lien à quelqu’un de la table.
error-seat-invited = Quelqu’un de la table a fait un nouveau lien pour cette place, qui ne s’ouvre plus que par lui. Pour revenir, demandez-le à la table.
error-seat-moved = Cette place est partie sur un autre appareil, et ne s’ouvre plus que par le lien fait à ce moment-là.
error-invite-whom = Un nouveau lien ne se fait que pour la place d’une personne de cette table.
error-invite-present = { $seat } est à la table, ou y était il y a moins d’une minute. Pour changer d’appareil, { $seat } ouvre les réglages de la table : « Votre place sur un autre appareil ». Un nouveau lien se fait une minute après son départ.
error-invite-often = Vous avez fait tant de nouveaux liens à cette table que vous ne pouvez plus en faire. Demandez à quelqu’un d’autre.

page-not-your-seat = Cette place ne s’ouvre pas ainsi
page-to-your-seat = À votre place
page-seat-shared = Quelqu’un a déjà pris cette place par ce lien, et peut encore voir ce qu’elle voit. Si ce n’était pas vous, emportez-la par un nouveau lien : « Votre place sur un autre appareil », dans les réglages de la table.
page-seat-invited = un nouveau lien attend
page-invite-again = Nouveau lien
page-invite-again-for = Nouveau lien pour { $who }
page-new-link = Nouveau lien pour une place
page-new-link-detail = Pour qui a perdu la sienne, une minute après son départ : l’ancien accès n’ouvre plus rien, et toute la table l’apprend.
page-new-link-for = Pour qui
page-new-link-go = Faire un lien
page-own-link = Votre place sur un autre appareil
page-own-link-show = Montrer le lien
page-own-link-detail = Ouvrez-le sur l’autre appareil : votre place vous y suit. Gardez-le pour vous : qui l’a voit ce que vous voyez.
page-new-link-not-for = { $who }, à la table
page-move-detail = Seul un nouveau lien ouvrira votre place, une fois : ce qui l’ouvre à présent, ici ou ailleurs, ne l’ouvrira plus. Toute la table l’apprend.
page-moved = Votre place part sur un autre appareil
page-moved-detail = Ouvrez ce lien sur l’autre appareil. Le premier qui l’ouvre prend votre place ; ensuite, il n’ouvre plus rien.
page-moved-go-on = Continuer ici sans cette place
page-moved-back = Reprendre cette place ici
page-curtain-moved = Sur un autre appareil : { $who }
page-not-kept = Ce navigateur n’enregistre rien : gardez votre lien, lui seul rouvrira votre place.
page-not-kept-passed = Ce navigateur n’enregistre rien : si la page se ferme ou se recharge, les places de cet appareil sont perdues.
page-not-kept-link = Le lien de votre place
page-not-kept-detail = Gardez-le hors de ce navigateur : une fois la page fermée, lui seul ouvre votre place. Ne le donnez à personne : qui l’a voit ce que vous voyez.
