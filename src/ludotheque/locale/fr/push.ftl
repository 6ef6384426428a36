# Être prévenu hors de la page que c’est à son tour. Arguments : $who le nom d’une place, $days des jours.

page-push-turn = { $who }, c’est à vous de jouer. Temps pour décider : { page-time-days }.

page-push = Me prévenir quand c’est à moi
page-push-detail = Ce navigateur vous préviendra, même page fermée, quand cette table attend votre décision.
page-push-on = Prévenir
page-push-off = Ne plus prévenir
page-push-is-on = Ce navigateur vous prévient.
page-push-is-off = Ce navigateur ne vous prévient plus.
page-push-denied = Ce navigateur n’autorise pas les notifications de cette maison. Autorisez-les dans ses réglages, puis rechargez la page.
page-push-failed = Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.

error-push-not-here = On n’est prévenu qu’à sa propre place, à une table où les décisions se comptent en jours, et dans une maison qui le propose.
error-push-address = Cette adresse n’est pas celle d’un service de notifications connu ici, ou ses clés ne sont pas valables. Les navigateurs courants en donnent une qui convient.

cli-serve-push = aux tables où les décisions se comptent en jours, prévient les absents par le service de leur navigateur ; adresse où ces services joignent l’hôte : mailto:quelqu.un@example.org
error-push-extra = Il manque un paquet pour prévenir les absents : installez Ludothèque avec l’extra « push » (uv sync --extra push).
error-push-key = { $file } n’est pas une clé, ou ne peut pas être lu ou écrit. Rétablissez ce fichier ou supprimez-le : une nouvelle clé sera créée, et chacun devra redemander à être prévenu.
