# Katana: cards, characters, roles and camps.
# .the and .one: the name with its article, within a sentence. .narrow, if needed: where to cut it on a narrow card.
# .effect, .ability, .aim: what it is, in one line; the rest is in the rules. A weapon’s figures say all of it.

## Weapons

katana-card-bokken = Bokken
    .the = the Bokken
    .one = a Bokken
katana-card-kiseru = Kiseru
    .the = the Kiseru
    .one = a Kiseru
katana-card-wakizashi = Wakizashi
    .the = the Wakizashi
    .one = a Wakizashi
    .narrow = Waki{ "\u00AD" }zashi
katana-card-bo = Bō
    .the = the Bō
    .one = a Bō
katana-card-kusarigama = Kusarigama
    .the = the Kusarigama
    .one = a Kusarigama
    .narrow = Kusari{ "\u00AD" }gama
katana-card-katana = Katana
    .the = the Katana
    .one = a Katana
katana-card-shuriken = Shuriken
    .the = the Shuriken
    .one = a Shuriken
    .narrow = Shuri{ "\u00AD" }ken
katana-card-kanabo = Kanabō
    .the = the Kanabō
    .one = a Kanabō
katana-card-nodachi = Nodachi
    .the = the Nodachi
    .one = a Nodachi
    .narrow = No{ "\u00AD" }dachi
katana-card-naginata = Naginata
    .the = the Naginata
    .one = a Naginata
    .narrow = Nagi{ "\u00AD" }nata
katana-card-nagayari = Nagayari
    .the = the Nagayari
    .one = a Nagayari
    .narrow = Naga{ "\u00AD" }yari
katana-card-tanegashima = Tanegashima
    .the = the Tanegashima
    .one = a Tanegashima
    .narrow = Tane{ "\u00AD" }gashima
katana-card-daikyu = Daikyū
    .the = the Daikyū
    .one = a Daikyū

## Actions

katana-card-parry = Parry
    .the = the Parry
    .one = a Parry
    .effect = Only as an answer: cancels one attack on you, or spares you a Battle Cry.
katana-card-geisha = Geisha
    .the = the Geisha
    .one = a Geisha
    .effect = You have any property in play discarded, or a random card of somebody else’s hand.
katana-card-diversion = Diversion
    .the = the Diversion
    .one = a Diversion
    .narrow = Diver{ "\u00AD" }sion
    .effect = You take a random card from somebody else’s hand.
katana-card-battle-cry = Battle Cry
    .the = the Battle Cry
    .one = a Battle Cry
    .effect = The others each discard a parry or suffer a wound, as they choose.
katana-card-tea-ceremony = Tea Ceremony
    .the = the Tea Ceremony
    .one = a Tea Ceremony
    .narrow = Tea Cere{ "\u00AD" }mony
    .effect = You draw three cards, then everybody else draws one.
katana-card-jujutsu = Jujutsu
    .the = the Jujutsu
    .one = a Jujutsu
    .effect = The others each discard a weapon or suffer a wound, as they choose.
katana-card-breathing = Breathing
    .the = the Breathing
    .one = a Breathing
    .narrow = Breath{ "\u00AD" }ing
    .effect = You recover all your resilience, then somebody else, of your choice, draws a card.
katana-card-daimyo = Daimyo
    .the = the Daimyo
    .one = a Daimyo
    .effect = You draw two cards. In hand at the end of the game it is worth a point, except to the Ronin.

## Properties

katana-card-focus = Focus
    .the = the Focus
    .one = a Focus
    .narrow = Focus
    .effect = Before you, it lets you play one more weapon a turn.
katana-card-armor = Armor
    .the = the Armor
    .one = an Armor
    .effect = Before you, it adds 1 to the difficulty of attacking you.
katana-card-fast-draw = Fast Draw
    .the = the Fast Draw
    .one = a Fast Draw
    .effect = Before you, it adds a wound to every weapon of yours that hits.
katana-card-bushido = Bushido
    .the = Bushido
    .one = Bushido
    .effect = Before somebody, it puts them to the test as their turn begins, then moves to the left or costs a point of honour.

## Characters

katana-character-benkei = Benkei
    .ability = Attacking you is harder: add 1 to the difficulty.
katana-character-chiyome = Chiyome
    .ability = Only weapons can wound you: Battle Cry and Jujutsu pass you by.
katana-character-ginchiyo = Ginchiyo
    .ability = Each weapon that hits you deals a wound less, but always at least one.
katana-character-goemon = Goemon
    .ability = You may play one more weapon a turn.
katana-character-hanzo = Hanzō
    .ability = A weapon in your hand may serve as a parry, unless it is your only card.
katana-character-hideyoshi = Hideyoshi
    .ability = In the Draw phase, you draw one more card.
katana-character-ieyasu = Ieyasu
    .ability = In the Draw phase, your first card may be the top of the discard pile.
katana-character-kojiro = Kojirō
    .ability = Your weapons reach any difficulty.
katana-character-musashi = Musashi
    .ability = Your weapons deal one more wound.
katana-character-nobunaga = Nobunaga
    .ability = In the Play phase, you may pay a point of resilience, never your last, to draw a card, and do so again.
katana-character-tomoe = Tomoe
    .ability = Whenever one of your weapons wounds somebody, you draw a card.
katana-character-ushiwaka = Ushiwaka
    .ability = For each wound that a weapon deals you, you draw a card.

## Roles

katana-role-shogun = Shogun
    .aim = Everybody knows your role. Your camp needs the most points; the Ninjas win a tie.
katana-role-samurai = Samurai
    .aim = You win with the Shogun, who does not know who you are.
katana-role-ninja = Ninja
    .aim = You win with the other Ninjas; a tie is enough for your camp.
katana-role-ronin = Ronin
    .aim = You win for yourself alone; your honour counts for more, your Daimyos for nothing.

## Camps

katana-camp-shogun = Shogun’s camp
katana-camp-ninja = Ninjas’ camp
katana-camp-ronin = Ronin’s camp
