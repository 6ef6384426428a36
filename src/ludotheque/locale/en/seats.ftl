# Seats and their links: an invitation is good once, and whoever has lost a seat comes back by a new link.

table-invited = { $whose_you ->
    [yes] { $seat } made a new link for your seat.
   *[no] { $seat } made a new link for { $whose }: what opened this seat before opens it no more.
}
    .you = You made a new link for { $whose }: what opened this seat before opens it no more.

error-invitation-used = This link is not good any more: somebody has sat down by it already, or a newer link has taken its place. If this seat is yours, open the table in the browser that you played in; otherwise ask somebody at the table for a new link.
error-seat-invited = Somebody at the table made a new link for this seat, and nothing else opens it now. To come back, ask for it at the table.
error-invite-whom = A new link can only be made for the seat of another person at this table.
error-invite-often = You have made so many new links at this table that you cannot make any more. Ask somebody else.

page-not-your-seat = This seat does not open this way
page-to-your-seat = To your seat
page-seat-shared = Somebody has taken this seat by this link before, and can still see what it sees. If that was not you, ask for a new link at the table.
page-seat-invited = a new link is waiting
page-invite-again = New link
page-invite-again-for = New link for { $who }
page-new-link = A new link for a seat
page-new-link-detail = For somebody who has lost theirs: what opened it before opens nothing any more, and everybody is told.
page-new-link-for = For whom
page-new-link-go = Make a link
page-own-link = Your seat on another device
page-own-link-show = Show the link
page-own-link-detail = Open it on the other device, and your seat moves there. Keep it to yourself: whoever has it sees what you see.
