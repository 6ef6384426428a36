# How a deal can be checked: what is promised before the first card, what people add, and what is shown at the end.

## Refusals

error-dealt = The cards are dealt already; nothing can be added to the chance of this game any more.
error-nonce-long = This has { $got } characters; { $most } at most can be added to the deal.
error-nonce-signs = Only letters, digits, signs and emoji that can be seen can be added to the deal, and at least one.
error-nonce-often = You have changed what you add to the deal so often that it stays as it is.
error-nonce-early = Something is added to a deal that was not promised yet. Ask for the promise first, and make the table with it.
error-promise = This promise is not known here: it is more than ten minutes old, or has its table already. Begin the table once more.
error-sealed = What the cards come from is told when the game is over.
