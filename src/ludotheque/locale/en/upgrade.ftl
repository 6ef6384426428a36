### Tables of an earlier program: what is said before they are changed, and of those that cannot go on

cli-serve-upgrade = go on without asking when tables of an earlier program are brought up to date
cli-upgrade-form = The tables in { $folder } were written by an earlier program. They will be brought up to date; a copy of them as they are now stays beside them, { $copy }.
cli-upgrade-left = { $n } of { $live ->
    [one] 1 live table
   *[other] { $live } live tables
} cannot go on with this program:
cli-upgrade-left-game = – { $game }, rules version { $version }: { $n ->
    [one] 1 table, begun on { $since }
   *[other] { $n } tables, the oldest begun on { $since }
}
cli-upgrade-what = None of them is lost: each can be opened, says that it needs an older program, and its game can be kept as a file. To play them to their end, close this program and open the folder with the one that they were begun with.
cli-upgrade-left-unreadable = – { $n ->
    [one] 1 table
   *[other] { $n } tables
} of which the beginning or the time cannot be read: { $tables }
cli-upgrade-what-unreadable = That is damaged, or another program has written it. Nothing of it is deleted; where an earlier copy of the folder is sound, the game can go on from there.
cli-upgrade-ask = Go on all the same? [y/N]
cli-upgrade-yes = y yes
error-upgrade = Nothing was changed, and the house stays closed. To go on, start it with --upgrade, or from a terminal in which you can answer.

error-unreadable = What is kept of this table cannot be read, and so nobody can play on. Nothing of it has been deleted; whoever runs this house may have an earlier copy.
error-not-opened = This house has failed to open the table: that is a fault of its program, and the table is kept as it was. The page tries again by itself; if that does not help, tell whoever runs this house.

page-unreadable = This table cannot be read
page-not-opened = This table does not open yet
page-needs-older = This table needs an older program
