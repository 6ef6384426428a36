# Scenarios and recorded games: what check, replay and verify say, and what is wrong with a file.

## check

cli-check-paths = scenario files, or folders in which to look for .toml files
cli-check-edition = file of the edition with which its game’s cases are played; without this option the game’s own
cli-check-passed = passed  { $case }  { $title }
cli-check-failed = failed  { $case }  { $title }
cli-check-differs = { $what }: got { $got }, expected { $expected }
cli-check-differs-after = after “{ $after }”, { $what }: got { $got }, expected { $expected }
# Programs read this line: it is the same in every language.
cli-check-total = { $passed } passed, { $failed } failed

## replay

cli-replay-file = a recorded game
cli-replay-lang = language of the telling; without this option the system’s
cli-replay-seat = tell it with the eyes of this seat, counted from 0; without this option, those of the public
cli-replay-unfinished = The game is not over.
cli-replay-score = { $seat }: { $score }.
    .you = You: { $score }.
cli-replay-winner = { $seat } wins the game.
    .you = You win the game.

## verify

cli-verify-file = a recorded game
cli-verify-whole = { $file }: commitment, deal, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} and end all agree.
cli-verify-position = { $file }: { $decisions ->
    [one] { $decisions } decision follows
   *[other] { $decisions } decisions follow
} the rules. The deal cannot be verified, as the game begins from a position.
cli-verify-view = { $file }: nothing in it was changed, but this is only what one seat saw; only the whole game can be verified.

## Where it is wrong

error-in-file = { $file }: { $reason }
error-in-line = { $file }, line { $line }: { $reason }
error-in-words = { $file }, line { $line }, “{ $quote }”: { $reason }

## Files

error-file-missing = There is no such file.
error-file-folder = This is a folder; a file is needed.
error-file-unreadable = This file cannot be read.
error-file-huge = This file is too large: { $got } bytes, { $most } at most.
error-file-empty = This file is empty.
error-file-no-text = This line is not ordinary UTF-8 text.

## Editions

error-edition = { $file }, { $row }: got { $got }, expected { $expected }.
error-edition-sum = { $file }, { $row }: the sum is { $got }, and { $expected } is expected.
error-edition-toml = { $file }, line { $line }: this is not well-formed TOML.
error-edition-missing = { $file }: the row { $row } is missing. Expected: { $expected }.
error-edition-row = { $file }: the row { $row } means nothing here. Known: { $expected }.
error-edition-own = { $file }: { $game } is played with its own edition only.
error-edition-twice = { $file }: { $game } has an edition “{ $got }” already. Give this one another name.

## Recorded games

error-record-format = This is no recorded game: its first line is “{ $got }” and should be “{ $expected }”.
error-record-version = This game is written in version { $got } of the format, and this program reads version { $expected }.
error-record-cut = The text stops here; its end is missing.
error-record-line = This line cannot be read: “{ $got }”. Expected here: “{ $expected }”.
error-record-after-end = There is more text after the last line of the game.
error-record-seat = There is no seat { $got }: there are { $players }, counted from 0.
error-record-long = No game has so many decisions: { $most } at most.
error-record-start = This game does not say where it begins: it needs a seed or a position.
error-record-commitment = The seed is not the one that the table had committed to.
error-record-edited = The text was changed: its check sum does not agree.
error-record-is-over = By the rules the game is over; the text says it is not.
error-record-not-over = By the rules the game is not over; the text says it is.
error-record-final = These decisions lead to another position.
error-record-scores = Scores as written: { $got }; by the rules: { $expected }.
error-record-winners = Winning seats as written: { $got }; by the rules: { $expected }.
error-record-told = There is no message “{ $got }”, or it is incomplete.
error-record-other-eyes = This game is what one seat saw; it cannot be told with another’s eyes.
error-no-action = No action of { $game } is written like this.

## Scenarios

error-scenario-toml = This is not well-formed TOML.
error-scenario-beyond = This is nested too deep, or has a number that is too long.
error-scenario-none = This file contains no case.
error-scenario-empty = This case expects nothing: it needs an “expect”.
error-scenario-key = “{ $got }” means nothing here. Known: { $expected }.
error-scenario-type = The value of “{ $key }” is of the wrong kind.
error-scenario-twice = The case around this variant says “{ $key }” already.
error-scenario-word = Nothing can be expected under the name “{ $got }”. Known: { $expected }.
error-scenario-disagree = Legal actions and reasons contradict each other here; this is a fault of the game.

## Positions

error-no-positions = Positions of { $game } cannot be written as text.
error-position-word = “{ $got }” means nothing in a position. Known: { $expected }.
error-position-twice = “{ $word }” was said on line { $first } already.
error-position-number = A number from { $least } to { $most } is needed here.
error-position-form = The form expected is: { $expected }.
error-position-column = There is no column “{ $got }”, or it stands there twice. Columns: { $expected }.
error-position-cells = This line has { $got } cells; the table has only { $expected } columns.
error-position-seat-twice = Seat { $seat } has been described already.
