# Être prévenu hors de la page que c’est à son tour. Arguments : $who le nom d’une place, $days des jours.

page-push-turn = { $who }, c’est à vous de jouer. Temps pour décider : { page-time-days }.

page-push = Me prévenir quand c’est à moi
page-push-detail = Ce navigateur vous préviendra, même page fermée, quand cette table attend votre décision.
page-push-on = Prévenir
page-push-off = Ne plus prévenir
page-push-is-on = Ce navigateur vous prévient.
page-push-is-off = Ce navigateur ne vous prévient plus.
page-push-denied = Ce navigateur ne permet pas de notifications de cette maison. Autorisez-les dans ses réglages, puis rechargez la page.
page-push-failed = Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.

error-push-not-here = On n’est prévenu qu’à sa propre place, à une table dont les décisions ont des jours, et dans une maison qui le propose.
error-push-address = Cette adresse n’est pas celle d’un service de notifications connu ici, ou ses clés n’en sont pas. Les navigateurs courants donnent la bonne.

cli-serve-push = prévient les personnes absentes des tables en jours, par le service de leur navigateur ; adresse où ces services joignent l’hôte : mailto:quelqu.un@example.org
error-push-extra = Pour prévenir les absents il manque un paquet : installez Ludothèque avec l’extra « push » (uv sync --extra push).
error-push-key = { $file } n’est pas une clé, ou ne peut pas être lu ou écrit. Rétablissez ce fichier, ou supprimez-le : une nouvelle clé sera faite, et chacun devra redemander à être prévenu.
