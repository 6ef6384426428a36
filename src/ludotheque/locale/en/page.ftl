# The browser's pages: the shelf, a new table, the invitation, what surrounds a table.

## Everywhere

page-close = Close
page-loading = One moment…
page-yes = yes
page-no = no
page-you = You
page-home = Ludothèque, home
page-shelf = The shelf
page-to-shelf = Back to the shelf
page-fine = Fine
page-retry = Retry
page-reload = Reload the page
page-unreachable = The ludothèque does not answer. Check the connection, then try again.

## Settings

page-settings = Settings
page-language = Language
page-light = Light
page-light-day = Day
page-light-night = Night
page-light-auto = Auto
page-light-auto-long = Same as the device
page-to-light = Switch to day
page-to-dark = Switch to night
page-text = Text
page-text-small = Small text
page-text-normal = Normal text
page-text-large = Large text
page-motion = Motion
page-motion-gentle = gentle
page-motion-none = none
page-letters = Letter keys
page-letters-on = on
page-letters-off = off

## The shelf

page-skip = Skip to the games
page-hello = What shall we play?
page-hello-detail = Alone against bots, or with friends by a simple link. No account, no e-mail.
page-name = Your name, if you like
page-name-short = A name, if you like
page-name-only = Name
page-games = The games
page-about-korsar = Put your galleons to sea, take everybody else’s.
page-about-keylargo = Ten days to empty the wrecks before the others do.
page-about-katana = The Shogun is known; friends and foes are not.
page-people = { $from }–{ $to } players
page-people-exact = { $people } players
page-people-teams = { $from }–{ $to }, or { $few }–{ $many } in teams
page-minutes = { $minutes } min
page-age = ages { $age }+
page-play-now = Play now
page-against-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
page-invite = Invite friends
page-one-device = One device
page-awaited = { $game } is waiting for you
page-continue = Continue
page-continue-detail = your tables on this device
page-continue-none = Your tables will appear here, even after you close the page.
page-table-over = Game over
page-table-open = The table waits for people
page-table-playing = Game in progress
page-table-watched = You are watching
page-forget = Take { $game } with { $who } off this list
page-also = And also
page-watch = Watch a game in progress
page-watch-title = Watch a game
page-watch-detail = Paste the link that you were given. A link for watching shows no hand; a seat’s link gives you that seat.
page-watch-link = Link of a table
page-watch-wrong = This is not the link of a table. It contains “/t/” and ends with a long code.
page-watch-go = Open
page-foot = Free and open. Your games stay at home.

## People and tokens

page-token = Your token
page-token-choose = Token: { $token }. Change token
page-token-red = red, disc
page-token-green = green, triangle
page-token-yellow = yellow, square
page-token-purple = purple, star
page-token-blue = blue, cross
page-token-copper = copper, diamond
page-token-slate = slate, ring
page-token-teal = teal, wave

## New table

page-house-rule = House rule.
page-new-table = New table
page-who-plays = Who plays?
page-how-many = How many people
page-each-alone = Each alone
page-each-alone-house = Each alone (house rule)
page-in-teams = Teams of two
page-team = Team { $number }
page-summary = { $players } at the table
page-summary-teams = { $players } at the table, teams of two
page-summary-open = { $seats ->
    [0] Every seat is taken: the game begins at once.
    [one] One seat to give away: its link comes next.
   *[other] { $seats } seats to give away: their links come next.
}
page-seat-number = Seat { $number }
page-seat-number-team = Seat { $number }, team { $team }
page-name-of-seat = Name at seat { $number }
page-kind-me = You
page-kind-me-detail = you, on this device
page-kind-open = By a link
page-kind-open-detail = whoever opens the link sits here
page-kind-device = Here too
page-kind-bot = Bot, { $level }
page-bot = Bot
page-open-seat = Open seat
page-table-rules = Rules of this table
page-table-rules-detail = as in the box, except for what you change
page-edition = Edition
page-edition-help = What is printed on cards and boards.
page-option-named = { $option }: { $value }
page-edition-named = Edition: { $edition }
page-clock = Clock
page-clock-detail = the time to decide
page-clock-help = When the time is up, a bot decides in your place and sees no more than you do.
page-clock-help-passed = On a device that is passed round the time runs only for the open hand.
page-hints = Hints
page-hints-detail = on one’s own turn
page-hints-allowed = allowed
page-hints-none = none
page-hints-help = On their turn people may ask which moves promise most, from what they can see. The log says who did.
page-hints-help-none = Everybody finds their own moves.
page-hints-named = Hints may be asked for
page-open-table = Open the table
page-begin = Begin

## Invitation

page-invite-title = Invite to your table
page-invite-detail = A link is a seat. No account, no e-mail: a name is enough.
page-lobby-title = You are at the table
page-lobby-watching = You are watching
page-lobby-detail = The game can begin once every seat is taken, or given to a bot.
page-seats = The seats
page-seat-here = on this device
page-seat-remote = on another device
page-at-table = seated
page-not-there = not there yet
page-link-for = A link for { $who }
page-link-for-seat = A link for seat { $number }
page-link-detail = Whoever opens it first takes this seat; after that it opens nothing.
page-copy-short = Copy
page-copy-link = Copy the link of seat { $number }
page-copy-watch = Copy the link for watching
page-copied = Link copied.
page-not-copied = The browser would not copy. Select the link and copy it by hand.
page-share = Share
page-show-qr = QR code of seat { $number }
page-qr = QR code of this link
page-qr-detail = Scan it with a phone, round the table.
page-link-only-here = This address only works on this computer. To invite other devices, start the ludothèque again with “--host 0.0.0.0” and open the address that it prints.
page-watch-only = For watching only
page-watch-only-detail = this link shows no hand
page-seated = { $seated ->
    [one] One of { $all } at the table
   *[other] { $seated } of { $all } at the table
}
page-fill-and-begin = Fill with bots and begin

## Passing the device

page-curtain = Hand the device to { $who }
page-curtain-detail = Nobody else looking? The hand will open.
page-curtain-open = I am { $who }
page-curtain-leave = Not now
page-hand-over = { $who } to play
page-cover = Cover and pass on

## At the table

page-table-of = { $who }’s table
page-help = Help and rules
page-your-turn = Your turn
page-waiting-for = { $people ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
}
page-time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } s
           *[other] { $seconds ->
                [0] { $minutes } min
               *[other] { $minutes } min { $seconds } s
            }
        }
       *[other] { $minutes ->
            [0] { $hours } h
           *[other] { $hours } h { $minutes } min
        }
    }
   *[other] { $hours ->
        [0] { page-time-days }
       *[other] { page-time-days } { $hours } h
    }
}
page-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-time-hours = { $hours } h
page-time-figure = { $minutes }:{ $seconds }
page-time-still = { $time }, stopped
page-time-up = time is up
page-time-label = Time to decide: { $time }
page-time-spoken = { $seconds } seconds left to decide.
page-over = The game is over.
page-watching = You are watching this game: no hand is shown to you.
page-nothing-to-do = Nothing to decide just now.
page-panels = Parts of the table
page-actions = What you can do
page-hint = Hint
page-hint-not-now = Hints are for your own turn.
page-hint-thinking = Looking ahead…
page-hint-ahead = Looked ahead from what you can see, and from nothing else. The figures are what may be expected, not what will happen.
page-hint-not-ready = Looking ahead is being prepared, which takes a minute or two the first time. Until then, here is what rules of thumb would do from what you can see.
page-hint-thumb = Here is what rules of thumb would do from what you can see. How much it brings they cannot say.
page-hint-only = There is nothing to choose: it is the only move you have.
page-hint-best = { $count ->
    [one] This move:
   *[other] The { $count } best moves:
}
page-hint-share = { $wins ->
    [0] hardly a game won
    [1] about 1 game in 100 won
    [100] nearly every game won
   *[other] about { $wins } games in 100 won
}
page-actions-short = Your moves
page-state = The table in text
page-state-all = Every field
page-log = Log
page-result = Result
page-winner = winner
page-winner-shared = shared win
page-seat-you = you
page-seat-your-turn = your turn
page-seat-thinks = thinking…
page-seat-bot = bot, { $level }
page-seat-bot-thinks = bot, { $level }, thinking…
page-seat-away = not there just now
page-again = Play again
page-keep-file = Keep the game

## Connection

page-reconnecting = Connection lost, reconnecting…
page-offline = No network. Nothing is lost.
page-back = { $entries ->
    [one] You are back: one thing happened.
   *[other] You are back: { $entries } things happened.
}
page-elsewhere = This seat is open elsewhere.
page-play-here = Play here
page-outdated = This page no longer speaks the server’s language.
page-not-sent = This move was not sent: the line was broken. Nothing has changed; play it again.

## Rules

page-rules = The rules
page-rules-of = Rules of { $game }
page-rules-contents = Contents
page-rules-parts = { $parts } points
page-rules-all = Read all the rules
page-rules-missing = The rules did not arrive. Try again in a moment.
page-rules-none = This game has brought no rules.

## Lost links

page-lost = Nothing at this address
page-lost-detail = The link may be cut short. The shelf is still there.
page-lost-game = This ludothèque does not have that game.
page-no-table = This table is not here
page-no-table-detail = The link is cut short, or the table is no longer kept. Ask whoever gave it to you for a new one.
page-no-seat = This link is no seat at this table
page-no-seat-detail = It is cut short, or comes from another table. Ask whoever gave it to you for a new one.
