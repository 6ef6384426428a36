# Going back: what the log says of it, and what is refused.

## Log of the table

table-learning = Here one may go back as far as one likes.
table-undone = { $count ->
    [one] { $seat } takes back the last move.
   *[other] { $seat } takes the game { $count } moves back.
}
    .you = { $count ->
        [one] You take back your last move.
       *[other] You take the game { $count } moves back.
    }
table-undo-asked = { $count ->
    [one] { $seat } asks to take back the last move.
   *[other] { $seat } asks to go { $count } moves back.
}
    .you = { $count ->
        [one] You ask to take back your last move.
       *[other] You ask to go { $count } moves back.
    }
table-undo-agreed = { $seat } is happy to go back.
    .you = You are happy to go back.
table-undo-declined = { $seat } would rather not go back: the game goes on.
    .you = You would rather not go back: the game goes on.
table-undo-declined-bot = { $seat } would rather not go back, as something new has been seen since: the game goes on.
table-undo-withdrawn = { $seat } no longer wants to go back.
    .you = You no longer want to go back.
table-undo-lapsed = { $seat } had no answer in time: the game goes on.
    .you = You had no answer in time: the game goes on.
table-undo-dropped = Somebody has moved meanwhile: the game no longer goes back.

## Refusals

error-undo-nothing = You have no move to take back yet.
error-undo-open = Whether to go back is being asked already.
error-undo-again = You have asked to go back since this move, and the game goes on. After your next move you may ask again, about that one.
error-undo-often = You have taken back so many moves at this table that the next ones stay.
error-undo-settled = This request no longer waits for an answer.
error-learning-alone = A table for learning is for one person among bots; no other seat may be open or a person’s.

## The page

page-undo = Take back the last move
page-undo-asked = Going back: an answer is awaited
page-undo-none = There is no move to take back now.
page-undo-title = Go back?
page-undo-detail = If everybody is happy with it, the game goes back to where it was. A single no is enough to go on.
page-undo-yes = Yes
page-undo-no = No
page-undo-waits = Still awaited: { $who }.
page-undo-withdraw = Never mind
page-learning = Taking back moves
page-learning-detail = nobody but bots around
page-learning-free = without limit
page-learning-none = if nothing new came out
page-learning-help = You may go back as far as you like, even after seeing new cards.
page-learning-help-none = A move can be taken back as long as nothing new has come out.
