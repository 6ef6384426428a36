# The command line: help and answers.

cli-about = ludotheque: board games to play in the browser and to study.
cli-more-help = ludotheque COMMAND --help says more about a command. Without a command: serve.
cli-usage = Usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-serve-about = open the house: serve the tables and open the browser
cli-check-about = check scenarios: files or folders
cli-replay-about = tell a recorded game, sentence by sentence
cli-verify-about = verify that a recorded game was played as it says
cli-bench-about = measure the speed of a game

error-command = No command is called “{ $got }”. Commands: { $expected }.
error-arguments = Command not understood: { $got }. This is what is expected, and --help says more.

## serve

cli-serve-host = address to listen on; 0.0.0.0 lets other machines of the network in
cli-serve-port = port to listen on; without this option { $port }, or another if that is taken
cli-serve-no-browser = do not open the browser
cli-serve-data = folder in which tables are kept
cli-serve-edition = file of another edition, offered beside a game’s own when a table is made; may be given several times
cli-serve-bot-tempo = how long bots visibly think, in seconds; 0: no wait
cli-serve-bot-seconds = the longest that a bot which looks ahead thinks over a decision, in seconds
cli-serve-bot-memory = most memory of a process in which bots think, in MB, at least { $least }
cli-serve-open = The house is open: { $address } (Ctrl+C to close it)

error-address = Cannot listen on { $host }, port { $port }: { $why ->
    [taken] another program uses it already
    [forbidden] the system does not allow it
   *[nowhere] this machine has no such address
}. Choose others with --host and --port.
error-data-folder = Cannot keep the tables in { $folder }: { $why ->
    [newer] they were written by a newer program: install that one, or a later one
    [served] another ludothèque serves them already, and only one may: open its address in the browser, or close it first
    [no-folder] this folder cannot be made
   *[no-tables] the tables there cannot be read, or nothing can be written there
}. Choose another folder with --data.

## bench

cli-bench-game = name of the game
cli-bench-only-players = this number of players only
cli-bench-edition = file of the edition to play; without this option the game’s own
cli-bench-as-json = write the measurements as JSON
cli-bench-players = players
cli-bench-in-teams = { $players } in teams
cli-bench-variant = variant
cli-bench-mode = mode
cli-bench-mode-plain = plain
cli-bench-mode-compiled = compiled
cli-bench-decisions-per-s = decisions/s
cli-bench-games-per-s = games/s
cli-bench-clone-ns = copy, ns
cli-bench-observe-ns = view, ns
cli-bench-state-bytes = state, bytes
cli-bench-cold-s = cold, s
cli-bench-warm-s = warm, s
cli-bench-ratio = × reference

error-bench-players = This game is not played by { $got }. Possible numbers: { $expected }.
