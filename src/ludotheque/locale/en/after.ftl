# After the game: what happened, what each seat could expect, and which decisions cost most.

error-not-played-out = This table has not been played to its end: there is nothing to look back on yet.

page-after = Looking back
page-after-deeds = What mattered
page-after-graph = What each could hope for
page-after-graph-help = Games won of a hundred, from what each could see at that moment. Hidden cards play no part in it: a good choice may end badly.
page-after-graph-table = The figures
page-after-course = The game, step by step
    .period = Step { $period }
    .count = { $count }
page-after-course-final = Final count
page-after-begin = start
page-after-end = end
page-after-move = Decision { $move }
page-after-of-hundred = of 100
page-after-wins = { $wins } of 100
page-after-hope = { $before } of 100 before, { $after } after
page-after-game-of = Whose game
page-after-sum = { $you ->
    [yes] How your result came about
   *[no] How { $who }’s result came about
}
page-after-fair = An equal share
page-after-fair-detail = the same for every side
page-after-deal = The deal
page-after-deal-detail = what the first position promised beyond it
page-after-own = { $you ->
    [yes] Your decisions
   *[no] { $who }’s decisions
}
page-after-own-detail = those that surely cost something; what is too close to call is not counted here
page-after-came = What came
page-after-came-detail = cards, and what the others did
page-after-result = Result
page-after-costly = { $count ->
    [0] No costly decision
    [one] The costliest decision
   *[other] The costliest decisions
}
page-after-costly-none = Nothing that was surely better has been missed, as far as the search can tell.
page-after-knew = { $you ->
    [yes] With what you knew
   *[no] With what { $who } knew
}
page-after-better = better
page-after-taken = chosen
page-after-reply = { $by_you ->
    [yes] Your likeliest move then, in { $share } of 100 cases: { $what }
   *[no] { $by }’s likeliest move then, in { $share } of 100 cases: { $what }
}
page-after-turning = Where the game turned
page-after-turned-own = { $you ->
    [yes] { $change } for you, by your own decision
   *[no] { $change } for { $who }, by their own decision
}
page-after-turned-came = { $you ->
    [yes] { $change } for you, by what came
   *[no] { $change } for { $who }, by what came
}
page-after-progress = { $done } of { $all } decisions weighed
page-after-waiting = Other games are being looked back on; this one is next in line.
page-after-whole = All { $all } decisions weighed
page-after-unknown = { $count ->
    [one] One decision could not be weighed.
   *[other] { $count } decisions could not be weighed.
}
page-after-not-ready = Looking ahead is being prepared, which takes a minute or two the first time. Then it is said here what each could hope for.
page-after-none = No bot of this game looks ahead: what a decision was worth cannot be told.
page-after-failed = This game could not be looked back on: the program made a mistake, noted in the server’s log for its host. The game itself is not affected.
