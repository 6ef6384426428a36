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
page-pace-help-days = Every decision has whole days, which pass even when nobody is at the table: people play when they can.
page-pace-in-bank = { $bank } + { $clock }
page-pace-in-days = { page-time-days }
page-pace-named-none = No clock
page-pace-named-decision = Time to decide: { $clock }
page-pace-named-bank = Time for the game: { $bank }, and { $clock } more for each decision
page-pace-named-days = Time to decide: { page-time-days }, whether one is at the table or not
