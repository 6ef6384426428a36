# A game seen again: its page, its file, and what would have happened if.

table-what-if = What if: this game follows a finished one for { $decisions ->
    [0] the deal
    [one] its first move
   *[other] its first { $decisions } moves
}, with the same cards; from there on anything may happen.

## Refusals

error-eye = This game cannot be seen as “{ $got }”. Possible: { $expected }. Until the game is over, everybody sees it with their own eyes only.
error-no-moment = This game has no moment { $got } from which it could go on.
error-no-seat = This game has no seat { $got }: seats count from 0 to { $most }.
error-not-over = The game is not over yet: only a finished game can be taken up again.
error-replay-view = This file holds what one seat saw of a game that was not over. A game can be seen again once it is over: keep its file then.
error-replay-position = This file begins from a position and not from a deal, so it cannot be shown on the board. “ludotheque replay” tells it in sentences.

## The page

replay-title = Replay
replay-see = See the game again
replay-eyes = Seen by
replay-eye-spectator = spectators
replay-eye-open = all open
replay-eye-face-down = what these eyes did not see stays face down
replay-eye-open-detail = every hand lies open
replay-eye-own = until the end, your own eyes only
replay-looking = The table is on its way…
replay-loading = The game is being played again from the deal…
replay-to-table = Back to the table
replay-weighed = Here { $who } made a decision that cost much. These eyes do not see what it was made with.
replay-look-as = See as { $who }
replay-deal = The deal
replay-move-of = Move { $number }, { $you ->
    [yes] you play
   *[no] { $who } plays
}
replay-move-count = move { $number } of { $total }
replay-at-deal = the deal, then { $total ->
    [one] { $total } move
   *[other] { $total } moves
}
replay-turning-count = { $moments ->
    [one] { $moments } turning point
   *[other] { $moments } turning points
}
replay-turning = Turning point: move { $number }, { $who }
replay-scrubber = Moment of the game
replay-first = To the beginning
replay-last = To the end
replay-previous = One move back
replay-next = One move on
replay-previous-turning = To the turning point before
replay-next-turning = To the next turning point
replay-play = Let it run
replay-pause = Stop
replay-log = The whole log
replay-more = Log and more
replay-what-if = What if…?
replay-what-if-title = What if, from here?
replay-what-if-detail = A new table opens with this very position and the same cards to come. You play one seat, bots play the others.
replay-what-if-seat = Your seat
replay-what-if-level = Bots in place of people
replay-what-if-go = Play on from here
replay-what-if-known = You have seen how it went: the cards lie as they lay.
replay-what-if-table = what if, from move { $decisions }
replay-what-if-back = See the game that this one follows
replay-hands = What each had
replay-hands-all = All hands
replay-piles = What nobody saw
replay-piles-next = The next card comes first.
replay-deck = Deck
replay-pile = { $name } ({ $cards })
replay-copies = { $name } × { $copies }
replay-file = See a game from a file again
replay-file-title = A game from a file
replay-file-detail = A finished game that was kept as a file is shown on the board, move by move. It is played again here first: cards, moves and score must follow from each other.
replay-file-choose = Choose a file
replay-file-drop = or drop it here
replay-file-reading = The game is being checked…
replay-file-long = This file is too long for the record of a game.
replay-file-other = Another file
