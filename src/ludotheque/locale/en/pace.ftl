# Everybody’s time, and what becomes of a seat during an absence.

error-pace = No table here gives this time to decide: { $got }. Possible times, in seconds (“bank”, “clock”) or in days (“days”): { $expected }.

## Choosing a clock

page-pace-none = none
page-pace-decision = a decision
page-pace-bank = a reserve
page-pace-days = in days
page-pace-help-none = Everybody takes the time they need.
page-pace-help-decision = Every decision has the same time.
page-pace-help-bank = A reserve for the whole game, to which every decision adds a little. What is not used is kept.
page-pace-help-days = The time for every decision is counted in days, and passes even when nobody is at the table: people play when they can.
page-pace-in-bank = { $bank } + { $clock }
page-pace-in-days = { page-time-days }
page-pace-named-none = No clock
page-pace-named-decision = Time to decide: { $clock }
page-pace-named-bank = Time for the game: { $bank }, and { $clock } more for each decision
page-pace-named-days = Time to decide: { page-time-days }, whether one is at the table or not

## A bot in a person’s place

table-handed-over = { $why ->
    [late] { $seat } ran out of time several times in a row: a bot plays in their place and knows no more.
   *[asked] { $seat } lets a bot play in their place, which knows no more.
}
    .you = { $why ->
        [late] You ran out of time several times in a row: a bot plays in your place and knows no more.
       *[asked] You let a bot play in your place, which knows no more than you.
    }
table-taken-back = { $seat } is back and plays again.
    .you = You play again.
error-handed-over = A bot plays in your place. Take your seat back first.
error-handed-over-often = You have left your seat to a bot so often that it is not possible at this table any more.
page-hand-over-to-bot = Let a bot play
page-hand-over-level = The bot’s level
page-hand-over-detail = It sees only what you see; take your seat back whenever you like.
page-deputy = A bot plays in your place.
page-deputy-turn = A bot plays
page-take-back = Take my seat back
page-seat-deputy = a bot plays
page-seat-deputy-level = a bot plays, { $level }
page-missed = While you were away
page-seat-offline = offline
page-hand-over-go = Hand over my seat
page-missed-go-on = Go on
page-curtain-back = { $who } is back
page-closed-more = What now?
page-missed-none = Nothing happened.

## A closed table

table-closed = Nobody has come for a long time: the table is closed, and nobody has won.
page-closed = Closed table
page-closed-detail = Nobody has come here for a long time. The game was not finished, and nobody has won.

## Command line

cli-serve-hand-over-after = after so many times in a row that a person’s time was up, a bot plays in their place; 0: never
cli-serve-abandon-after = days without anything happening after which a table is closed; 0, without this option: never
