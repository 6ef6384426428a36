# After the game: what happened, what each seat could expect, and which decisions cost most.

error-not-played-out = This table has not been played to its end: there is nothing to look back on yet.
