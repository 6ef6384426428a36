# The arena: many games between bots, and their tables.

cli-arena-about = let bots play many games against each other and tell how strong they are

cli-arena-game = name of the game
cli-arena-bots = the bots, by name, with commas between them; name@500 searches with 500 simulations a decision, name@0.5s for half a second, FILE.py:NAME is in a file; a bot named twice has twice the seats
cli-arena-games = how many games; a few more where it takes them for every bot to have every seat equally often
cli-arena-seed = number from which deals and bots come; the same number, the same games
cli-arena-jobs = how many games at once, each in a process of its own; without this option, one for each core
cli-arena-players = number of players
cli-arena-teams = in teams, a bot for each team
cli-arena-option = another option of the game, as NAME=VALUE; may be given several times
cli-arena-edition = file of the edition to play; without this option the game’s own
cli-arena-duplicate = the same deal for all seatings of a round
cli-arena-by-camp = a bot for each camp as it is dealt, instead of each seat
cli-arena-out = Parquet file for the games; a run that was interrupted goes on where it stopped
cli-arena-cluster = address of a Dask scheduler whose workers play
cli-arena-trace = when a bot fails, print where, for whoever wrote it

cli-arena-progress = games
cli-arena-played = { $game }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }.
cli-arena-rounded = { $asked ->
    [one] One game was
   *[other] { $asked } games were
} asked for; { $played } give every bot every seat equally often.
cli-arena-bot = bot
cli-arena-n-games = games
cli-arena-share = % won [95 %]
cli-arena-seats = % of seats
cli-arena-score = mean score [95 %]
cli-arena-rating = rating ± σ
cli-arena-camp = camp
cli-arena-side = side { $number }
cli-arena-method = A game won together counts in parts. Brackets: Wilson’s interval, a deal counting as one observation. Rating: Plackett–Luce, 0 to begin with.
cli-arena-few = { $deals ->
    [one] One deal is
   *[other] { $deals } deals are
} too few: the intervals deserve trust from { $enough } on.

error-arena-number = { $option } is { $got }; it must be at least 1.
error-arena-option = “{ $got }” is not an option of a game: write NAME=VALUE, like { $expected }.
error-arena-bot = { $game } has no bot “{ $got }”. Bots: { $expected }.
error-arena-bot-file = There is no Python file { $file } that a bot could be read from. Write FILE.py:NAME.
error-arena-bot-in-file = { $file } holds nothing called “{ $got }” that makes bots. It holds: { $expected }.
error-arena-bot-load = { $bot } cannot be loaded: { $error }. The same command with --trace shows where.
error-arena-bot-failed = { $bot } failed in game { $game }, seat { $seat } (both counted from 0): { $error }. The same command with --trace shows where.
error-arena-bot-illegal = { $bot } answered { $got } in game { $game }, seat { $seat } (both counted from 0). Legal actions there: { $expected }.
error-arena-budget = “{ $got }” has no budget that a search could keep to. Write a number of simulations, like name@500, or seconds, like name@0.5s; at most 999,999,999 simulations or 99,999 seconds.
error-arena-no-search = { $name } does not search, so “{ $got }” has no sense. Write { $name } alone.
error-arena-too-many-bots = { $got } bots in { $places } places can sit in too many ways to give all of them every seat equally often. Name fewer bots.
error-arena-package = This needs the package { $package }, which is not installed. Install it with: uv sync --extra { $extra }, or pip install “ludotheque[{ $extra }]”.
error-arena-write = { $file } cannot be written. Choose another file with --out.
error-arena-full = There is no more room to write { $file }. Games up to now are in the journal beside it: make room and run the command again, it goes on from there.
error-arena-busy = Another arena is writing { $file }. Wait until it ends, or choose another file with --out.
error-arena-file = { $file } is there and holds no games of an arena. Choose another file with --out.
error-arena-other-setting = { $file } holds games of another contest: { $setting } was { $got }, now it is { $expected }. Run with the same settings, or choose another file with --out.
error-arena-other-sources = { $file } holds games that other rules or other bots have played: the program has changed since. Choose another file with --out.
error-arena-cluster = No Dask scheduler answers at { $got }. Give the address that the scheduler prints when it starts, like tcp://127.0.0.1:8786.
error-arena-worker = A worker process ended in the middle of a game, perhaps for want of memory. Games that were kept with --out are safe: run the command again, with fewer --jobs.
