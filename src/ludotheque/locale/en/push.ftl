# Being told outside the page that it is one's turn. Arguments: $who the name of a seat, $days days.

page-push-turn = { $who }, it is your turn. Time to decide: { page-time-days }.

page-push = Tell me when it is my turn
page-push-detail = This browser will tell you, with the page closed too, when this table waits for your decision.
page-push-on = Tell me
page-push-off = Stop telling me
page-push-is-on = This browser will tell you.
page-push-is-off = This browser will not tell you any more.
page-push-denied = This browser does not allow notifications from this house. Allow them in its settings, then load the page again.
page-push-failed = The notification service of this browser does not answer. Try again later.

error-push-not-here = One is told only at one’s own seat, at a table where decisions have days, and in a house that offers it.
error-push-address = This address is not one of a notification service that is known here, or its keys are not valid. Common browsers give the right one.

cli-serve-push = tells people who are away from tables in days, by their browser’s service; where those services find the host: mailto:somebody@example.org
error-push-extra = A package is missing to tell people who are away: install Ludothèque with the extra “push” (uv sync --extra push).
error-push-key = { $file } is no key, or cannot be read or written. Restore the file, or delete it: a new key will be made, and everybody has to ask again to be told.
