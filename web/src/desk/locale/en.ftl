# The host's desk

desk-document = Host’s desk · Boulevard
desk-title = Host’s desk
desk-tables-link = To the tables

desk-shut-title = The desk is closed here
desk-shut = It belongs to whoever runs this server. On the server’s machine, this command prints a link that opens it, once, for ten minutes:
desk-opening = One moment, the desk opens …

desk-well = All is well
desk-trouble = { $count ->
    [one] Something is wrong
   *[other] { $count } things are wrong
}
desk-since = Version { $version } · up since { $since } · everything you do here is written down
desk-gone = The desk does not answer just now.

concern-reports = { $count ->
    [one] One report waits
   *[other] { $count } reports wait
}
concern-acts = { $count ->
    [one] One decision is still to be carried out
   *[other] { $count } decisions are still to be carried out
}
concern-no-process = No process says how it is.
concern-lost = A process has said nothing for { $minutes } minutes: it was killed, or hangs.
concern-database = A process cannot read its database.
concern-writing = A process cannot write to its database: nobody can play.
concern-errors = { $count ->
    [one] One error inside; the log tells it
   *[other] { $count } errors inside; the log tells them
}
concern-disk = Only { $percent } % of the disk are free.
concern-no-backup = Nobody makes copies
concern-backup-failed = The last copy failed: is there room, may the server write there?
concern-backup-old = { $hours ->
    [one] The last copy is one hour old.
   *[other] The last copy is { $hours } hours old.
}

figure-here = people here
figure-live = tables under way
figure-days = tables over days
figure-move = a move, 95 of 100
figure-errors = errors since the start
figure-copy = last copy
figure-below = ≤ { $ms } ms

tables-title = Tables
tables-count = { $open } open, { $playing } under way
tables-search = Name or table
tables-all = also those that are over
tables-table = Table
tables-who = Who
tables-state = State
tables-last = Last move
tables-open = Look
tables-look = See what a spectator sees
tables-none = No table.
desk-more = There are more: search for part of a name.
state-open = waits for people
state-playing = { $clock ->
    [live] live
    [days] over days
   *[none] under way
}, line { $ply }
state-over = over
state-abandoned = ended
desk-free = free
close-table = End the table…
close-words = Nobody wins, nothing counts. Those who sit there, and whoever comes later, read why.
close-do = End the table
desk-deeds = What can be done

people-title = People
people-count = { $members ->
    [one] one kept name
   *[other] { $members } kept names
}, { $guests ->
    [one] one guest this month
   *[other] { $guests } guests this month
}
people-search = Name
people-name = Name
people-kept = Kept by
people-seen = Seen
people-open = Open
people-none = Nobody.
people-here = here
kept-passkey = passkey
kept-words = twelve words
kept-guest = guest
kept-bot = bot
nobody = no name
plays = { $games ->
    [0] Plays nowhere just now.
    [one] Plays at one table.
   *[other] Plays at { $games } tables.
}

bar-ban = kept out
bar-mute = silenced
bar-warn = to read a word
bar-until = { $kind }, until { $day }
bar-for-good = { $kind }, for good
bar-waits = { $kind }
do-ban = Keep out…
do-mute = Silence…
do-warn = A word…
do-nothing = Nothing wrong
ban-words = { $games ->
    [0] They read why, whatever they ask for. Open seats of theirs go.
   *[other] They read why, whatever they ask for. Games with others end at once, as if they were absent; those against bots wait.
}
mute-words = They may go on playing, and read why where they would speak.
warn-words = They read it when they come; it stops nobody.
why = Why (they read it)
how-long = For how long
days-1 = a day
days-7 = a week
days-30 = a month
days-0 = for good
say-ban = Keep out
say-mute = Silence
say-warn = Tell them
cancel = Cancel

reports-title = Reports
reports-waiting = { $count ->
    [0] none waits
    [one] one waits
   *[other] { $count } wait
}
report-about = { $by } about { $of }
report-somebody = somebody
report-at = table { $table }, { $at }
report-earlier = { $earlier ->
    [0] The first in 30 days.
    [one] The second about them in 30 days.
   *[other] { $earlier } more about them in the 30 days before.
}
report-around = What was heard around it
report-none = Nobody has reported anything.

out-title = Kept out
out-none = Nobody.
out-address = Address { $address }
out-lift = Let in
out-speak = Let speak
out-take-back = Take back
out-add = An address or a network
out-add-do = Keep out…

acts-title = Written down
acts-more = Older ones
acts-waits = still to be carried out
by-house = by itself
act-link = A link to the desk was made
act-enter = The desk was opened
act-leave = The desk was closed in a browser
act-close = A table was ended: { $why }
act-ban = { $called } was kept out: { $why }
act-mute = { $called } was silenced: { $why }
act-warn = { $called } was told: { $why }
act-lift = { $called }: no more
act-read = { $called } has read the word
act-settle = A report was settled: { $outcome }
act-set = { $name }: { $value }
act-backup = A copy was wanted
act-backed-up = The copy is made
act-backup-failed = The copy failed
act-follow = A silence followed a guest to the kept name
act-forgotten = Somebody was forgotten, and has no name here any more
act-other = { $what }
outcome-nothing = nothing wrong
outcome-warn = a word
outcome-mute = silenced
outcome-ban = kept out
value-began = as it was started

health-title = Health
health-database = Database
health-process = Process { $number }
health-processes = Processes
health-connections = Live connections
health-bots = Bots
health-disk = Disk
health-bots-words = { $waiting ->
    [0] { $workers } at work, nobody waits
   *[other] { $workers } at work, { $waiting } wait
}
health-free = { $percent } % free
health-said = said { $ago }

copy-title = Copies
copy-now = Now
copy-none = Nobody makes copies: start the server with --backup FOLDER. boulevard backup FILE makes one at once.
copy-never = None yet.

set-title = Limits and keep times
set-back = As started
set-keep_days = Tables that nobody touches go after
set-backup_hours = A copy every
set-backup_keep = Copies kept
set-talk = People may talk at the tables
set-tournaments = Tournaments are founded by
set-absent = An absent seat may go to a bot after
set-absent_all_here = The same, while all others are there
set-tables_an_hour = Tables an hour, of an address
set-words_a_minute = Words a minute, of each at a table
set-reports_an_hour = Reports an hour, of each
unit-days = days
unit-hours = hours
unit-minutes = min
choice-anybody = anybody
choice-members = kept names
choice-nobody = nobody

sessions-title = The desk is open in
session-here = this browser
session-end = Close
size-kb = { NUMBER($size, maximumFractionDigits: 0) } kB
size-mb = { NUMBER($size, maximumFractionDigits: 1) } MB
size-gb = { NUMBER($size, maximumFractionDigits: 1) } GB

out-heading = You are kept out
out-why = Whoever runs this server wrote:
out-until = Until { $day } nothing here can be played or watched.
out-for-good = Nothing here can be played or watched any more.
out-may = What is kept of you is yours: you can take it with you, or have it deleted.
out-data = Take my data
out-forget = How to be forgotten
out-again = Try again
word-heading = A word of whoever runs this server
word-read = I have read it
