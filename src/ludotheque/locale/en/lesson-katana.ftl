# Katana's lesson (games/katana/lesson.toml): at each step what to know, what is tried (-task), and the answer to
# another move that is allowed (-wrong).

## A turn

katana-lesson-chapter-turn = Strike and parry
katana-lesson-attack = The camp that ends with the most honour wins. You are the Shogun, and everybody knows it. One of the three others is your Samurai, two are Ninjas, and nobody says who. You have just drawn two cards; play as many as you like, but only one weapon. The Kiseru reaches only your neighbours, and wounds twice, and once more thanks to Musashi, your character.
katana-lesson-attack-task = Attack Basile (Kojirō), on your left, with the Kiseru.
katana-lesson-attack-wrong = You may, and that will come. To begin, attack Basile with the Kiseru.
katana-lesson-focus = Basile parried: one Parry is enough against any weapon. Your one weapon of the turn has been played, but you hold a Focus. Laid before you it stays there, and allows one more weapon in every turn.
katana-lesson-focus-task = Lay down the Focus.
katana-lesson-focus-wrong = You may, but with the Focus you will attack once more. Lay it down first.
katana-lesson-again = Colette, who plays Goemon, sits opposite, two places away: the difficulty of reaching her is 2. The Bō has an accuracy of 2, and that is enough.
katana-lesson-again-task = Attack Colette (Goemon) with the Bō.
katana-lesson-again-wrong = You may, but try the Bō on Colette: it reaches two places.
katana-lesson-end-turn = Colette did not parry: two wounds, and she has three resilience points left. Keep your Parry, which is played only in answer. The other cards can wait.
katana-lesson-end-turn-task = End your turn.
katana-lesson-end-turn-wrong = You may, but keep the Battle Cry for later. End your turn.
katana-lesson-parry = Basile attacks you. Whoever turns on the Shogun is likely a Ninja. Unparried, it would be two wounds.
katana-lesson-parry-task = Parry.
katana-lesson-parry-wrong = You may, but why not keep your resilience: parry.
katana-lesson-chapter-turn-done = Roles stay hidden to the end, but deeds speak. Basile turns on you, and Dorian on Colette: your Samurai is likely Dorian, who plays Nobunaga.

## Honour

katana-lesson-chapter-honour = Honour
katana-lesson-geisha = Some turns later Basile has only two resilience points left. But an Armor lies before him: the difficulty rises to 2, and your Bokken has an accuracy of just 1. A Geisha makes somebody discard a card in play, or a random card from a hand.
katana-lesson-geisha-task = Play the Geisha on Basile’s (Kojirō’s) Armor.
katana-lesson-geisha-wrong = You may, but the Armor would stay. Take it away with the Geisha.
katana-lesson-defeat = No more Armor. The Bokken wounds once, and once more thanks to Musashi: just what Basile has left.
katana-lesson-defeat-task = Attack Basile (Kojirō) with the Bokken.
katana-lesson-defeat-wrong = You may, but Basile first: he is within your reach.
katana-lesson-cry = Basile is defeated and hands you a point of honour: that is how they are won. Nobody is out of the game; on his turn he recovers all his resilience. Until then nothing can wound him. Your Battle Cry passes him by, and touches the two others: each discards a Parry, or suffers a wound.
katana-lesson-cry-task = Play the Battle Cry.
katana-lesson-cry-wrong = You may, but first see what the Battle Cry does.
katana-lesson-end-again = Colette discarded a Parry, Dorian suffered the wound. A Battle Cry does not choose, not even among friends. Another thing: there are only five cards in the deck. Watch what happens when it runs out.
katana-lesson-end-again-task = End your turn.
katana-lesson-end-again-wrong = There is nothing useful left to play: end your turn.
katana-lesson-chapter-honour-done = The deck ran out, and everybody lost a point of honour at once. The discard pile, shuffled, is the new deck. As soon as somebody has no honour left, the game is over and the points are counted: that is the last chapter.

## The count

katana-lesson-chapter-final = The count
katana-lesson-bushido = Another game, another role: this time you are a Ninja. Bushido lies before you. At the beginning of your turn the top card of the deck was turned up, and it is a weapon. You must discard a weapon, and Bushido moves on to the left; or lose a point of honour, and it is gone.
katana-lesson-bushido-task = Discard the Bokken.
katana-lesson-bushido-wrong = You may, but keep your honour, and the Nodachi. Discard the Bokken.
katana-lesson-meditate = Now it is Basile’s to deal with. You have two resilience points left. Breathing gives back all of them, and lets somebody else draw a card. From the start Dorian has only attacked the Shogun: that must be the other Ninja.
katana-lesson-meditate-task = Play Breathing, and let Dorian (Nobunaga) draw.
katana-lesson-meditate-wrong = You may, but gather your strength first: Breathing, to the good of Dorian.
katana-lesson-strike = Colette is the Shogun, and has one point of honour and three resilience points left. The Nodachi reaches three places and wounds three times, and once more. Keep the Daimyo: played, it brings two cards; in hand at the end it is worth a point.
katana-lesson-strike-task = Attack Colette (Goemon) with the Nodachi.
katana-lesson-strike-wrong = You may, but victory is within the Nodachi’s reach: attack Colette.
katana-lesson-chapter-final-done = Colette has no honour left: the roles are revealed, and the points are counted. Each role multiplies the honour of its seat. Yours counts double, Dorian’s once; with the Daimyo the Ninjas have 8 + 3 + 1 = 12. On the other side Basile, a Samurai, counts double as well: 4. A game may also end otherwise: with four or more, when only one seat has any resilience left, its camp wins.

## From here on

katana-lesson-ideas =
    Deeds tell roles: see who attacks whom, and above all who spares whom.
    Keep a Parry when your turn ends.
    It is defeats that pay, not wounds: strike whoever will fall.
    A point taken from another camp counts twice, one more for you and one less for them. Among allies it only changes seats.
    Count the deck. When it runs out everybody loses a point, and the game may end there.
