# The house: what happens at a table whatever the game, and refusals by the server and the command line.

## Levels of bots

level-discovery = Discovery
level-easygoing = Easygoing
level-shrewd = Shrewd
level-strong = Strong
level-fearsome = Fearsome

## A table's log

table-opened = The table is open.
table-sat = { $seat } takes a seat at the table.
    .you = You take a seat at the table.
table-filled = { $seat } takes a seat: a bot, level { $level ->
    [discovery] { level-discovery }
    [easygoing] { level-easygoing }
    [shrewd] { level-shrewd }
    [strong] { level-strong }
   *[fearsome] { level-fearsome }
}.
table-begun = The game begins.
table-stand-in = { $seat } did not answer in time: a simpler bot decided.
table-not-ready = { $seat } is still getting ready: until then a simpler bot decides.
table-time-up = { $seat } let the time run out: a bot decided.
    .you = You let the time run out: a bot decided for you.
table-hints-allowed = Hints may be asked for here; the log says who does.
table-hinted = { $seat } asks for a hint.
    .you = You ask for a hint.

## Refusals at a table

error-not-seated = You need a seat at this table to do that.
error-no-hints = This table plays without hints.
error-hint-failed = No hint could be found. Ask once more, or choose without.
error-already-begun = The game has already begun.
error-not-begun = The game has not begun yet.
error-table-over = The game is over.
error-stale = The table has changed meanwhile, and this move no longer counts. Choose by what you see now.
error-not-your-turn = It is not your turn.
error-illegal-action = This move is not allowed now.
error-seat-taken = This seat is taken already.
error-seat-of-bot = { $seat } is a bot: this seat is not free.
error-seats-open = There is still an open seat: wait for somebody, or give it to a bot.
error-name-long = This name has { $got } characters; { $most } at most.
error-name-signs = This name contains invisible characters; use letters, digits or emoji.
error-name-often = You have changed your name or token so often that it stays as it is.

## Refusals before a table

error-game = No game is called “{ $got }”. Known games: { $expected }.
error-seats = { $got ->
    [one] { $got } seat is described, { $expected } are needed.
   *[other] { $got } seats are described, { $expected } are needed.
}
error-option-name = { $game } has no option “{ $got }”. Options: { $expected }.
error-option-value = { $game }: option “{ $option }” cannot be “{ $got }”. Values: { $expected }.
error-rules-version = This game follows version { $got } of the rules, and this program plays version { $expected } only. Open it with the program that began it.
error-figures = These figures are not those of a box of { $game }.
error-edition-unknown = { $game } is not offered here in the edition “{ $got }”. Editions: { $expected }.
error-level = No bot here has the level “{ $got }”. Levels: { $expected }.
error-too-many-tables = Many tables have just been opened from here. Wait a little before the next one.

## Refusals by the server

error-already-seated = This connection has a seat already.
error-unknown-table = There is no such table, or no longer.
error-secret = This link opens no seat at this table. Check that it is complete.
error-too-often = Too many attempts from here. Wait a little.
error-busy = Too many people played at the same instant. Try again.
error-not-stored = The move could not be stored and was not played. Try again.
error-malformed = This request does not have the expected form. Reload the page.
error-not-json = This request must be JSON.
error-too-large = This request is too long: { $most } bytes at most.
error-language = This house does not speak “{ $got }”. Languages: { $expected }.
error-nothing-here = There is nothing at this address.
error-foreign-origin = This request comes from a page of another site and is not accepted.
error-internal = Something went wrong here, and nothing has changed. Try again.
