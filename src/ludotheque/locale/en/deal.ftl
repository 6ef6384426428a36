# How a deal can be checked: what is promised before the first card, what people add, and what is shown at the end.

## Refusals

error-dealt = The cards are dealt already; nothing can be added to the chance of this game any more.
error-nonce-long = This has { $got } characters; { $most } at most can be added to the deal.
error-nonce-signs = Only letters, digits, signs and emoji that can be seen can be added to the deal, and at least one.
error-nonce-often = You have changed what you add to the deal so often that it stays as it is.
error-nonce-early = Something is added to a deal that was not promised yet. Ask for the promise first, and make the table with it.
error-promise = This promise is not known here: it is more than ten minutes old, or has its table already. Begin the table once more.
error-sealed = What the cards come from is told when the game is over.

## The deal in the lobby

page-deal-title = The deal, under seal
page-deal-sealed = Half of the chance is drawn already and sealed. The other half comes from everybody who sits down, so that nobody can choose the cards.
page-deal-seal = Seal
page-deal-word = Your word for the deal
page-deal-word-help = Your browser made it up; write another one if you like. At the end everybody can read it.
page-deal-more = How the deal can be checked
page-deal-added = has added a word to the deal

## The deal at the end

page-deal-checking = Checking the deal…
page-deal-unchecked = Check the deal again
page-deal-refused = Deal not checked
page-deal-refused-detail = The house could not deal this game again. So neither the seal, nor anybody’s word, nor the course of the game could be compared.
page-deal-verdict-whole = Deal verified
page-deal-verdict-partly = Deal fits its seal
page-deal-verdict-wrong = The deal does not match
page-deal-finding-right = Right:
page-deal-finding-wrong = Wrong:
page-deal-finding-unseen = Not to be told from here:
page-deal-check-promise-right = The seed is the one that was under seal before the first card.
page-deal-check-promise-wrong = The seed that is shown now is not the one that was under seal.
page-deal-check-promise-unseen = The seed fits the seal. How old the seal is, only a device that was at the table before the first card can tell; a file alone cannot.
page-deal-check-own-right = Your word “{ $word }” is part of the deal.
page-deal-check-own-wrong = Your word “{ $word }” is not part of the deal: it came too late, or it was left out.
page-deal-check-own-unseen = No word of this device is known for this deal.
page-deal-check-others-right = The words of all are those that were shown when the game began.
page-deal-check-others-wrong = The words of all are not those that were shown when the game began.
page-deal-check-rules-right = Dealt and played again by the rules, it is the same game, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} long.
page-deal-check-rules-wrong = Dealt and played again, the game does not follow the rules.
page-deal-numbers = The numbers themselves
page-deal-seed = Seed
page-deal-word-of = Word of { $who }
page-deal-elsewhere = It was this house that dealt again. If you would rather not take its word, keep the game as a file and have it checked on a computer of your own:
page-deal-file = FILE

## The page that explains it

page-fair = Nobody chooses the cards
page-fair-lead = When people play cards, everybody can watch the dealer’s hands. Here a program deals, and it has no hands. This is how you can check that it did not cheat, without having to believe it.
page-fair-sealed = 1. First, an envelope is sealed
page-fair-sealed-text = Before the first card the house draws a huge secret number: the seed. The cards follow from it. It puts the seed into an envelope, and shows everybody the seal. The seal is made from the seed, but nobody can work out the seed from the seal. And another seed would have another seal, so the envelope cannot be swapped.
page-fair-words = 2. Then everybody adds a word
page-fair-words-text = Now the seed cannot be changed any more. But might it have been chosen, so that somebody gets good cards? That is why each of you adds a word, after the envelope was sealed. Your browser makes one up; you may write your own. Seed and words are stirred together, and this mixture shuffles the cards. With a single other word all cards lie elsewhere.
page-fair-opened = 3. At the end the envelope is opened
page-fair-opened-text = When the game is over, the house shows the seed. Your browser makes the seal from it once more: is it the one from the beginning? Is your word still there? Then everything is dealt and played again, with the same seed, the same words and the same rules. If the same game comes out, you read “Deal verified”.
page-fair-try = Try it
page-fair-try-text = Write a word. Below is its seal. Change one letter, and look again.
page-fair-word = A word
page-fair-example = pirate
page-fair-try-then = Now play it with somebody: show them the seal only, and tell them your word later. If they write it here, they see the same seal, and know that you have not changed your mind.
page-fair-limits = What this does not show
page-fair-limit-looking = That nobody looked. The computer that runs the house knows all cards while you play, as a dealer does who peeps. It shows them to nobody, but you have to trust whoever it belongs to.
page-fair-limit-last = That a host who plays along did not look up the seed on their own computer, and try words until the cards suited them. Against this there is one remedy only: somebody hosts who does not play.
page-fair-limit-here = What this page says comes from the same house. The strictest check is your own: keep the game as a file, and have it checked by “ludotheque verify” on another computer.
page-fair-exactly = For those who want it exactly
page-fair-exactly-text = The seed has 256 bits from the operating system. The seal is its SHA-256. The key of the deal is the HMAC-SHA-256, by the seed, of the words in the order of the seats, each as UTF-8 after its length in two bytes; with it the cipher ChaCha8 draws every random number of the game.

## verify

cli-verify-commitment = the seal that you saw before the first card, in 64 digits
cli-verify-seal-seen = Seal: the seed is the one that was under the seal you have seen.
cli-verify-seal = Seal: the seed is the one under { $seal }. Whether this is the seal that was shown before the first card, you alone can tell: give that one with --commitment.
cli-verify-word = Word: { $seat } added “{ $word }” to the seed.
cli-verify-no-word = Words: nobody added anything to the seed.
cli-verify-dealt = Deal: dealt again from these, every card that was drawn is the one that came, and { $decisions ->
    [one] { $decisions } decision follows
   *[other] { $decisions } decisions follow
} the rules, version { $rules }.
cli-verify-result = Result: scores and winners are those of this game.
cli-verify-left = End: nobody finished the game, as the record says.
error-record-other-seal = This game was dealt under another seal than the one you give: { $got } instead of { $expected }.
