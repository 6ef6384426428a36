# Positions of Korsar that contradict themselves.

error-korsar-card = This is no card. One writes “ship 5”, “{ $example } 3”, “captain { $example }” or “admiral”, in the colours { $colours }.
error-korsar-copies = The box has no further card “{ $card }”: { $copies } in all (rule KO 1.1).
error-korsar-too-many-cards = { $got ->
    [one] { $got } more card
   *[other] { $got } more cards
} would be needed, and the box has only { $left } left.
error-korsar-ship-on-ship = A ship is not played on a ship.
error-korsar-no-ship = Loot is made of ships only.
error-korsar-no-character = Only a captain or the Admiral can hold a ship from aboard.
error-korsar-older-character = An older character stays at a ship only with captain_rule last_placed (rule KO 2.6).
error-korsar-two-colours = The side of seat { $seat } has another colour at this ship already (rule KO 2.5).
error-korsar-shared-colour = Another side has this colour at this ship already (rule KO 2.5).
error-korsar-lone-captain = The side of seat { $seat } has no pirate of this captain’s colour at this ship (rule KO 2.6).
error-korsar-foreign-admiral = Seat { $seat } cannot have played the Admiral on a ship of seat { $owner } (rule KO 2.6).
error-korsar-second-partner = Only the first partner of a team collects: here, seat { $first } (rule KO 3.2).
error-korsar-this-round = What the first partner did in this round counts only if the second is about to play (rule KO 3.4).
error-korsar-over = The deck is empty and seat { $seat } has no card left: the game is over, and the position must say so with “over” (rule KO 2.8).
