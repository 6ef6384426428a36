# Learning a game by playing it: the table of a lesson, the card that guides, and the refusals.

table-lesson-chapter = Chapter { $chapter } of the lesson.
table-lesson-done = This chapter is over: open the next one.
table-lesson-wait = One moment: it is somebody else’s turn.

error-lesson = That cannot be done during a lesson. Play what it proposes, or open another chapter.
error-lesson-chapter = This lesson has no chapter { $got }; it has { $most }.
error-lesson-often = You have opened chapters of this lesson so often that it stays where it is. Please begin a new one.
error-lesson-record = A lesson is not kept as a file: play it again whenever you like.
error-lesson-changed = The lesson of { $game } has changed since this one began. Please begin a new one.
error-no-lesson = { $game } has no lesson. Its rules can be read from the shelf.

page-learn = Learn by playing
page-learn-detail = ten minutes, step by step
page-lesson = Lesson

page-lesson-task = Your turn
page-lesson-watch = Watch what the others do.
page-lesson-try = Let me try
page-lesson-show = Show me
page-lesson-play = Play this move
page-lesson-rule = Rule { $rule }
page-lesson-next = Next chapter
page-lesson-chapter = Chapter
page-lesson-chapter-named = { $chapter }. { $title }
page-lesson-ideas = To play well
page-lesson-first-game = Play a real game
page-lesson-again = Take the lesson again

page-rule-read = Read rule { $rule }
page-help-ways = For a card, a place or a button on the table: a long press, a right click, or the ? key when it is in focus.
page-help-on = What the rules say: { $what }
page-how-counted = How scores are counted
