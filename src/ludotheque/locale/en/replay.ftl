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
