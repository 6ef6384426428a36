# Korsar's lesson (games/korsar/lesson.toml): at each step what to know, what is tried (-task), and the answer to
# another move that is allowed (-wrong).

## Ships and gold

korsar-lesson-chapter-ships = Ships and gold
korsar-lesson-lay = Welcome aboard. At the end the biggest haul wins, and the gold is in the holds of merchant ships. You have two: a cutter with 2 gold and a brig with 5. On your turn you do one thing, just one. To begin, lay a ship: if it lasts until your next turn, it comes home with its gold.
korsar-lesson-lay-task = Lay the brig.
korsar-lesson-lay-wrong = You may, and that will come. To see how gold comes home, lay the brig first.
korsar-lesson-attack = Nobody touched your brig: it came home when your turn began, and you have 5 gold. Colette has just laid a ketch, and it is yours to take. A pirate may be played on any ship, and what counts is each player’s sum of skulls.
korsar-lesson-attack-task = Attack Colette’s ketch with your red 2.
korsar-lesson-attack-wrong = You may, but Colette’s ketch would sail home in peace. Attack it with the red 2.
korsar-lesson-tie = First surprise: Colette defends with a green 2. Two against two is a tie, and nobody takes the ship, not even she. Add some strength. At this ship you are red to the end, and green is Colette’s. Do try the blue one: the table will tell you why not.
korsar-lesson-tie-task = Take the lead with the red 3.
korsar-lesson-tie-wrong = You may, but it would stay a tie. The red 3 puts you ahead, 5 against 2.
korsar-lesson-chapter-ships-done = Five against two, and the ketch is yours. A ship is always taken when one’s own turn begins, by whoever alone is ahead. Between your attack and your harvest everybody plays once: that is where Korsar happens. The pirates go to the discard pile.

## Defending

korsar-lesson-chapter-defence = Defending
korsar-lesson-defend = Some turns later. Your frigate with 7 gold is at sea, and Basile attacks it with a green 3. On his next turn it would be his. Defending is done just like attacking: a pirate, of any colour that is still free at the ship.
korsar-lesson-defend-task = Defend the frigate with the blue 4.
korsar-lesson-defend-wrong = Not yet. The blue 4 is enough to get ahead of Basile; keep the rest for later.
korsar-lesson-admiral = Basile will not let go: 6 against 4. You have no more blue pirates, but you have the Admiral, and there is only one. He boards a ship that you laid on an earlier turn. He has no colour, and beats all pirates, however many they are.
korsar-lesson-admiral-task = Send the Admiral to your frigate.
korsar-lesson-admiral-wrong = Meanwhile Basile would take the frigate. The Admiral can hold it.
korsar-lesson-chapter-defence-done = The frigate is home: 7 gold for you. The Admiral fears only one thing, and that is the next chapter.

## Captains

korsar-lesson-chapter-captains = Captains
korsar-lesson-captain = Each colour has a captain. Captains board where you have a pirate of their colour already, and they too beat all pirates. Look at Basile’s barque: your blue 1 is nothing against Colette’s red 4. You hold two captains, and only one of them can board.
korsar-lesson-captain-task = Put the right captain aboard the barque.
korsar-lesson-captain-wrong = You may, but the barque is worth 6 gold. Anne Bonny, in blue, can hold it for you.
korsar-lesson-draw = Second surprise: Colette puts her red captain aboard, and yours goes to the discard pile. Among characters the last to come always holds the ship; that is how the Admiral is chased away, too. There is nothing more to be done about this barque. On your turn you may also draw, and that is often wise.
korsar-lesson-draw-task = Draw a card.
korsar-lesson-draw-wrong = You may, but it would not bring back the barque. Draw instead, and build up your hand.
korsar-lesson-chapter-captains-done = Colette sails off with the barque. Had your captain come after hers, it would be yours: keeping a captain for the last word is half the game.

## The end

korsar-lesson-chapter-end = The end of the game
korsar-lesson-hurry = There is one card left in the deck, and the deck is never made again. Once it is empty and somebody has no card left, all is over. A ship still in hand then costs its gold instead of bringing it. You hold two.
korsar-lesson-hurry-task = Lay the brig while there is time.
korsar-lesson-hurry-wrong = The brig first: at sea it may bring 5 gold; in hand it would cost 5.
korsar-lesson-last-raid = The brig is home, and the deck is empty. From now on you may discard a card instead of playing one, but never a ship. Colette is in a hurry, too: her brigantine with 4 gold is at sea.
korsar-lesson-last-raid-task = Attack Colette’s brigantine with the green 4.
korsar-lesson-last-raid-wrong = You may, but the brigantine will not wait for you. Attack it with the green 4.
korsar-lesson-last-card = Colette could not keep up, and the brigantine is yours. You have one card left. Playing it ends the game, and every ship at sea goes to whoever holds it at that moment: yours too, even though you have only just laid it.
korsar-lesson-last-card-task = Lay the cutter, and let us count.
korsar-lesson-last-card-wrong = The cutter is all you have left: lay it.
korsar-lesson-chapter-end-done = A score is the gold of the ships taken, less the gold of the ships still in hand. The ketch that Basile had no time to lay costs him 3 gold, and the game.

## From here on

korsar-lesson-ideas =
    Lay small ships while a big one keeps the others busy: for 2 gold nobody spends a 4.
    A colour that is taken is closed to others. A mere 1 at a galleon keeps you a place, and opens the door to its captain.
    Two players fight over a ship? Let them spend, then get ahead of both.
    Keep a captain for the last word: the last to come holds the ship.
    Watch the deck. When it runs low, your ships must be out.
