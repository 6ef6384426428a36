# Positions of Katana that contradict themselves.

error-katana-card = There is no card “{ $got }”. One writes “katana”, “parry 2”, “battle_cry” or “fast_draw”.
error-katana-copies = The box has no further card “{ $card }”: { $copies } in all (rules KA 2.2 to 2.4).
error-katana-too-many-cards = { $missing ->
    [one] One card is
   *[other] { $missing } cards are
} missing: the box has no more.
error-katana-role = With { $players } players there is no further role card “{ $role }” (rule KA 2.6).
error-katana-character = There is no character “{ $got }”. One writes “hanzo”, “tomoe” or “ushiwaka”.
error-katana-character-twice = Seat { $seat } has this character already (rule KA 2.5).
error-katana-tokens = The players have { $got } honour points, and the box only { $box } (rule KA 2.1).
error-katana-no-property = Only properties lie in front of a player: “{ $card }” is none (rule KA 2.4).
error-katana-one-code = There is a Code of Bushido in play already (KA-R34).
error-katana-two-moments = What is being resolved, or was shown for Bushido, says by itself what is decided: no “moment” beside it.
error-katana-nobody-asked = Nothing waits for an answer; “resolving battle_cry” says what does (rule KA 4.2).
error-katana-over = The game is over: somebody has no honour left, or nobody but one has any resilience. The position must say so with “over” (rule KA 3.11).
error-katana-lying = Seat { $seat } has no resilience in its own turn; with “moment recover” the turn begins and it recovers (rule KA 3.2).
error-katana-no-target = Seat { $seat } cannot be under attack: it is harmless, or it is its own turn (rule KA 3.6).
error-katana-no-call = Only seats that it touches are asked, and at least one; never the harmless, Chiyome, or who played it (rule KA 4.2).
error-katana-no-code = A weapon is shown for Bushido only if the Code lies before seat { $seat }, whose turn it is (rule KA 3.9).
error-katana-no-choice = Seat { $seat } has no choice in its Draw phase: only Ieyasu has, while there is a discard pile (KA-R23).
error-katana-no-surplus = Seat { $seat } does not hold more than seven cards (rule KA 3.2).
error-katana-known = Seat { $seat } does not hold so many of these, or it is its own hand: { $card }.
error-katana-doubt = Each guess must leave room in these hands for what is known there, and one of them must be true: { $cards }. Nobody doubts what is in their own hand. A seat remembers { $most } such cards at most, and { $guesses } guesses.
error-katana-unseen = Seat { $seat } does not see { $missing } of these: { $card }. So many must be recent or elder, no more of one kind, and all of them in the deck recent (KA-R53).
