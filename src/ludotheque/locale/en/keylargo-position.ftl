# Positions of Key Largo that contradict themselves.

error-keylargo-card = This is no card here. One writes “medium goods 3”, “deep diamond 200” or “medium monster”, and in a wreck, whose depth is said, “goods 3”.
error-keylargo-copies = The box has no further card “{ $card }”: { $copies } in all (rule KL 1.10).
error-keylargo-too-many-cards = { $missing ->
    [one] One card is
   *[other] { $missing } cards are
} missing: the box has no more that could lie here.
error-keylargo-monster-in-hand = A monster is never in a hand (rule KL 2.4).
error-keylargo-encounter = This is no encounter card. One writes “family”, “hasty_buyer” or “tourist_bar”.
error-keylargo-encounter-copies = The box has no further encounter card “{ $card }”: { $copies } in all (rule KL 1.11).
error-keylargo-encounter-hand = Nobody holds more than { $most } encounter cards (rule KL 1.2).
error-keylargo-without-encounters = This table plays without encounter cards; with them, the position says “encounters true” (rule KL 3.1).
error-keylargo-team = A team has at most { $most } divers (rule KL 1.2).
error-keylargo-load = A diver carries at most { $most } of this: { $item } (rule KL 1.2).
error-keylargo-stock = The divers have { $got } of these, and the box only { $box }: { $stock } (rule KL 1.1).
error-keylargo-wreck = There is no wreck “{ $got }”. The wrecks are A to { $last }, the shallow ones first (rule KL 1.5).
error-keylargo-wreck-twice = Wreck { $wreck } has been described already.
error-keylargo-depth = With this number of players wreck { $wreck } has another depth: { $depth } (rule KL 1.5).
error-keylargo-stack = A wreck has at most five cards; here are { $got } (rule KL 1.2).
error-keylargo-lurking = Wreck { $wreck } has { $left } cards, and so many monsters must be possible there: one writes up to six numbers, the first { $left } and one more not all zero.
error-keylargo-same-action = Morning and afternoon are two different cards (KL-R04).
error-keylargo-boat-early = No boat has its place while cards are laid down. Whose turn it is says “turn 0” (rule KL 2.2).
error-keylargo-other-place = Seat { $seat } has another card turned up: { $action } (rule KL 2.2).
error-keylargo-which-wreck = Seat { $seat } dives: the column “boat” names the wreck by its letter, or says “-” if there was none (rule KL 2.4).
error-keylargo-two-boats = The boat of seat { $seat } lies at wreck { $wreck } already (KL-R06).
error-keylargo-not-there = The boat of seat { $seat } is not where this happens; the column “boat” says where it is (rule KL 2.2).
error-keylargo-absent-diver = Seat { $seat } has no diver { $diver }; divers are counted from 1.
error-keylargo-nobody-drew = No present diver of seat { $seat } drew the last card, or the wreck has not what this moment needs; “last 0, 1” says who drew (rule KL 2.4).
error-keylargo-stuck = Seat { $seat } would have nothing to decide here.
error-keylargo-fresh = Seat { $seat } does not hold what it has just drawn: a card of this depth, { $depth } (rule KL 2.4).
error-keylargo-known = Seat { $seat } does not hold these cards.
error-keylargo-doubt = One of the guesses must be true: each card in its hand or in its wreck, and no hand with fewer cards than it is thought to have. Nobody doubts what is in their own hand, and a seat remembers the wrecks it doubts of. It has { $most } such cards at most, and { $guesses } guesses.
error-keylargo-memory = In wreck { $wreck } lies something else, or the hands named do not hold so many cards of it.
