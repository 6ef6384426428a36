# Katana : cartes, personnages, rôles et camps.
# .the et .one : le nom avec son article, dans une phrase. .narrow, s’il le faut : où couper le nom sur une carte étroite.
# .effect, .ability, .aim : ce que c’est, en une ligne ; le reste est dans les règles. D’une arme, ses chiffres disent tout.

## Armes

katana-card-bokken = Bokken
    .the = le Bokken
    .one = un Bokken
katana-card-kiseru = Kiseru
    .the = le Kiseru
    .one = un Kiseru
katana-card-wakizashi = Wakizashi
    .the = le Wakizashi
    .one = un Wakizashi
    .narrow = Waki{ "\u00AD" }zashi
katana-card-bo = Bō
    .the = le Bō
    .one = un Bō
katana-card-kusarigama = Kusarigama
    .the = le Kusarigama
    .one = un Kusarigama
    .narrow = Kusari{ "\u00AD" }gama
katana-card-katana = Katana
    .the = le Katana
    .one = un Katana
katana-card-shuriken = Shuriken
    .the = le Shuriken
    .one = un Shuriken
    .narrow = Shuri{ "\u00AD" }ken
katana-card-kanabo = Kanabō
    .the = le Kanabō
    .one = un Kanabō
katana-card-nodachi = Nodachi
    .the = le Nodachi
    .one = un Nodachi
    .narrow = No{ "\u00AD" }dachi
katana-card-naginata = Naginata
    .the = le Naginata
    .one = un Naginata
    .narrow = Nagi{ "\u00AD" }nata
katana-card-nagayari = Nagayari
    .the = le Nagayari
    .one = un Nagayari
    .narrow = Naga{ "\u00AD" }yari
katana-card-tanegashima = Tanegashima
    .the = le Tanegashima
    .one = un Tanegashima
    .narrow = Tane{ "\u00AD" }gashima
katana-card-daikyu = Daikyū
    .the = le Daikyū
    .one = un Daikyū

## Actions

katana-card-parry = Parade
    .the = la Parade
    .one = une Parade
    .effect = En réponse seulement : annule une attaque contre vous, ou vous épargne un Cri de guerre.
katana-card-geisha = Geisha
    .the = la Geisha
    .one = une Geisha
    .effect = Vous faites défausser une permanente en jeu, ou une carte au hasard dans la main de quelqu’un d’autre.
katana-card-diversion = Diversion
    .the = la Diversion
    .one = une Diversion
    .narrow = Diver{ "\u00AD" }sion
    .effect = Vous prenez une carte au hasard dans la main de quelqu’un d’autre.
katana-card-battle-cry = Cri de guerre
    .the = le Cri de guerre
    .one = un Cri de guerre
    .effect = Les autres défaussent une parade ou subissent une blessure, à leur choix.
katana-card-tea-ceremony = Cérémonie du thé
    .the = la Cérémonie du thé
    .one = une Cérémonie du thé
    .narrow = Céré{ "\u00AD" }monie du thé
    .effect = Vous piochez trois cartes, puis chaque autre personne en pioche une.
katana-card-jujutsu = Ju Jitsu
    .the = le Ju Jitsu
    .one = un Ju Jitsu
    .effect = Les autres défaussent une arme ou subissent une blessure, à leur choix.
katana-card-breathing = Méditation
    .the = la Méditation
    .one = une Méditation
    .narrow = Médi{ "\u00AD" }tation
    .effect = Vous retrouvez tous vos points de vie, puis quelqu’un d’autre, à votre choix, pioche une carte.
katana-card-daimyo = Daimyo
    .the = le Daimyo
    .one = un Daimyo
    .effect = Vous piochez deux cartes. En main à la fin de la partie, il vaut un point, sauf pour le Ronin.

## Permanentes

katana-card-focus = Concentration
    .the = la Concentration
    .one = une Concentration
    .narrow = Concen{ "\u00AD" }tration
    .effect = Devant vous, elle vous permet une arme de plus par tour.
katana-card-armor = Armure
    .the = l’Armure
    .one = une Armure
    .effect = Devant vous, elle augmente de 1 la difficulté de vous attaquer.
katana-card-fast-draw = Attaque rapide
    .the = l’Attaque rapide
    .one = une Attaque rapide
    .effect = Devant vous, elle ajoute une blessure à chacune de vos armes qui touche.
katana-card-bushido = Code du Bushido
    .the = le Code du Bushido
    .one = un Code du Bushido
    .effect = Devant quelqu’un, il l’éprouve au début de son tour, puis passe à gauche ou coûte un point d’honneur.

## Personnages

katana-character-benkei = Benkei
    .ability = La difficulté de vous attaquer augmente de 1.
katana-character-chiyome = Chiyome
    .ability = Seules les armes peuvent vous blesser : le Cri de guerre et le Ju Jitsu ne vous touchent pas.
katana-character-ginchiyo = Ginchiyo
    .ability = Chaque arme qui vous touche inflige une blessure de moins, mais toujours au moins une.
katana-character-goemon = Goemon
    .ability = Vous pouvez jouer une arme de plus par tour.
katana-character-hanzo = Hanzō
    .ability = Une arme de votre main peut servir de parade, sauf si c’est votre seule carte.
katana-character-hideyoshi = Hideyoshi
    .ability = Dans la phase de pioche, vous piochez une carte de plus.
katana-character-ieyasu = Ieyasu
    .ability = Dans la phase de pioche, votre première carte peut être celle du dessus de la défausse.
katana-character-kojiro = Kojirō
    .ability = Vos armes atteignent n’importe quelle difficulté.
katana-character-musashi = Musashi
    .ability = Vos armes infligent une blessure de plus.
katana-character-nobunaga = Nobunaga
    .ability = Dans la phase de jeu, vous pouvez payer un point de vie, jamais le dernier, pour piocher une carte, et recommencer.
katana-character-tomoe = Tomoe
    .ability = Chaque fois qu’une de vos armes blesse quelqu’un, vous piochez une carte.
katana-character-ushiwaka = Ushiwaka
    .ability = Pour chaque blessure que vous inflige une arme, vous piochez une carte.

## Rôles

katana-role-shogun = Shogun
    .aim = Votre rôle est connu de tout le monde. Il faut à votre camp le plus de points ; à égalité, les Ninjas l’emportent.
katana-role-samurai = Samurai
    .aim = Vous gagnez avec le Shogun, qui ignore qui vous êtes.
katana-role-ninja = Ninja
    .aim = Vous gagnez avec les autres Ninjas ; une égalité suffit à votre camp.
katana-role-ronin = Ronin
    .aim = Vous ne gagnez que pour vous ; votre honneur compte davantage, vos Daimyos ne comptent pas.

## Camps

katana-camp-shogun = Camp du Shogun
katana-camp-ninja = Camp des Ninjas
katana-camp-ronin = Camp du Ronin
