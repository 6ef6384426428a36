# Seats and their links: an invitation is good once, and whoever has lost a seat comes back by a new link.

table-invited = { $whose_you ->
    [yes] { $seat } made a new link for your seat.
   *[no] { $seat } made a new link for { $whose }: what opened this seat before opens it no more.
}
    .you = You made a new link for { $whose }: what opened this seat before opens it no more.

table-moved = { $seat } takes their seat to another device: what opened it before opens it no more.
    .you = You take your seat to another device: what opened it before opens it no more.

error-invitation-used = This link is not good any more: somebody has sat down by it already, or a newer link has taken its place. If this seat is yours, open the table in the browser that you played in; otherwise ask somebody at the table for a new link.
error-seat-invited = Somebody at the table made a new link for this seat, and nothing else opens it now. To come back, ask for it at the table.
error-seat-moved = This seat has gone to another device, and only the link that was made then opens it.
error-invite-whom = A new link can only be made for the seat of a person at this table.
error-invite-present = { $seat } is at the table, or was less than a minute ago. To change devices, { $seat } opens the settings of the table: “Your seat on another device”. A new link can be made a minute after they have left.
error-invite-often = You have made so many new links at this table that you cannot make any more. Ask somebody else.

page-not-your-seat = This seat does not open this way
page-to-your-seat = To your seat
page-seat-shared = Somebody has taken this seat by this link before, and can still see what it sees. If that was not you, take it away by a new link: “Your seat on another device”, in the settings of the table.
page-seat-invited = a new link is waiting
page-invite-again = New link
page-invite-again-for = New link for { $who }
page-new-link = A new link for a seat
page-new-link-detail = For somebody who has lost theirs, a minute after they have left: what opened it before opens nothing any more, and everybody is told.
page-new-link-for = For whom
page-new-link-go = Make a link
page-own-link = Your seat on another device
page-own-link-show = Show the link
page-own-link-detail = Open it on the other device, and your seat moves there. Keep it to yourself: whoever has it sees what you see.
page-new-link-not-for = { $who }, at the table
page-move-detail = A new link alone will open your seat, once: what opens it now, here or elsewhere, will open it no more. Everybody at the table is told.
page-moved = Your seat goes to another device
page-moved-detail = Open this link on the other device. The first that opens it has your seat; after that it opens nothing.
page-moved-go-on = Go on here without this seat
page-moved-back = Take this seat back here
page-curtain-moved = On another device: { $who }
page-not-kept = This browser stores nothing: keep your link, nothing else will open your seat again.
page-not-kept-passed = This browser stores nothing: if this page is closed or loaded again, the seats of this device are lost.
page-not-kept-link = The link of your seat
page-not-kept-detail = Keep it outside this browser: once the page is closed, nothing else opens your seat. Give it to nobody: whoever has it sees what you see.
