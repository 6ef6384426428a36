# Positions de Katana qui se contredisent.

error-katana-card = Il n’y a pas de carte « { $got } ». On écrit « katana », « parry 2 », « battle_cry » ou « fast_draw ».
error-katana-copies = La boîte n’a pas d’autre carte « { $card } » : { $copies } en tout (règles KA 2.2 à 2.4).
error-katana-too-many-cards = Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} : la boîte n’en a plus.
error-katana-role = À { $players } joueurs, il n’y a pas d’autre carte rôle « { $role } » (règle KA 2.6).
error-katana-character = Il n’y a pas de personnage « { $got } ». On écrit « hanzo », « tomoe » ou « ushiwaka ».
error-katana-character-twice = La place { $seat } a déjà ce personnage (règle KA 2.5).
error-katana-tokens = Les joueurs ont { $got } points d’honneur, et la boîte n’en a que { $box } (règle KA 2.1).
error-katana-no-property = Seules des permanentes se posent devant quelqu’un : « { $card } » n’en est pas une (règle KA 2.4).
error-katana-one-code = Un Code du Bushido est déjà en jeu (KA-R34).
error-katana-two-moments = La carte à résoudre, ou montrée pour le Bushido, dit déjà ce qui se décide : pas de « moment » à côté.
error-katana-nobody-asked = Rien n’attend de réponse ; « resolving battle_cry » dit à quoi l’on répond (règle KA 4.2).
error-katana-over = La partie est finie : quelqu’un n’a plus d’honneur, ou une seule personne a encore des points de vie. La position doit le dire par « over » (règle KA 3.11).
error-katana-lying = La place { $seat } n’a pas de point de vie à son propre tour ; avec « moment recover », le tour commence et elle récupère (règle KA 3.2).
error-katana-no-target = La place { $seat } ne peut pas être attaquée : elle est à terre, ou c’est son propre tour (règle KA 3.6).
error-katana-no-call = Seules les places touchées répondent, une au moins ; jamais celles à terre, Chiyome, ni qui a joué la carte (règle KA 4.2).
error-katana-no-code = Une arme n’est montrée pour le Bushido que si le Code est devant la place { $seat }, dont c’est le tour (règle KA 3.9).
error-katana-no-choice = La place { $seat } n’a pas le choix en phase de pioche : seul Ieyasu l’a, tant qu’il y a une défausse (KA-R23).
error-katana-no-surplus = La place { $seat } n’a pas plus de sept cartes en main (règle KA 3.2).
error-katana-known = La place { $seat } n’en a pas autant en main, ou c’est sa propre main : { $card }.
error-katana-doubt = Chaque hypothèse doit laisser de la place dans ces mains pour les cartes qu’on y connaît, et l’une d’elles doit être vraie : { $cards }. De sa propre main on ne doute pas. Une place retient au plus { $most } cartes de ce genre et { $guesses } hypothèses.
error-katana-unseen = La place { $seat } ne voit pas { $missing } de ces cartes : { $card }. Autant doivent être récentes ou anciennes, pas plus d’une même sorte, et celles de la pioche toutes récentes (KA-R53).
