# Messages that reach people who are not looking

notice-turn-title = It is your turn
notice-turn = { $game }, with { $names }
notice-turn-many = It is your turn at { $count } tables
notice-short-title = Your time runs short
notice-short = { $game }, with { $names }: { $hours ->
    [0] less than an hour is left
    [1] one hour is left
   *[other] { $hours } hours are left
}
notice-short-many = Your time runs short at { $count } tables
notice-begun-title = The game begins
notice-begun = { $game }, with { $names }
notice-begun-many = { $count } games begin
notice-over-title = A game has ended
notice-over = { $game }, with { $names }: { $result ->
    [won] you have won
    [shared] you share the victory
   *[lost] you have not won
}
notice-over-many = { $count } games have ended
notice-challenge-title = A challenge
notice-challenge = { $name } asks you to { $game }
notice-challenge-many = { $count } challenges
notice-talk-title = Somebody wrote
notice-talk = { $name }, at { $game }
notice-talk-many = Somebody wrote at { $count } tables
notice-cup-title = Tournament
notice-cup = { $cup }: { $what ->
    [round] round { $round } begins
    [paired] round { $round }, with { $name }
    [soon] it begins in ten minutes
   *[over] it is over
}
notice-cup-many = { $count } messages from tournaments
notice-try-title = This is how it looks
notice-try = You will be told like this, and only of what you chose.
notice-several = { $count } things wait for you
notice-more = and { $count } more
notice-and = { $first } and { $last }

mail-open = Open it: { $link }
mail-off = No more mail of this kind, in one click: { $link }
mail-confirm-title = Shall Boulevard write to this address?
mail-confirm =
    Somebody gave this address at { $site } and would like to be told by mail when it is their turn.

    If that was you, open this link and confirm it:
    { $link }

    If not, do nothing: no other mail will come.

# Tables that are brought from elsewhere

problem-bring-content = a game with another content file cannot go on here
problem-bring-account = this is a game as one seat knew it, with “?” where something was hidden. Take the whole record: a page without a server gives it under “Take to a server”, a server once the game is over
problem-bring-empty = nothing has been played in this record yet: open a new table
problem-bring-long = this record has more than { $most } lines: it cannot become a table
problem-bring-outcome = the result at the end of this record is not what its moves come to
problem-bring-bot = the bot “{ $given }” does not play here
problem-bring-seat = “{ $given }” is no seat of a person in this record ({ $allowed })

problem-browser-full = there is no room left in this browser: nothing was changed. Delete tables that you do not need, keep a file of the others, or make room on the device
problem-browser-lost = this browser does not keep what it is to keep just now: nothing was changed. Load the page again
problem-kept-broken = this is no whole file of tables that a page without a server has kept: “{ $what }” cannot be
problem-kept-newer = this file was made by a newer Boulevard: load this page again with a network, so that it becomes newer too

problem-setting-offline = { $setting } cannot be “{ $given }”: that is no folder made by ./play build-offline

# What is said to whoever runs a server

problem-database = “{ $given }” is not a database address; write sqlite:///FILE or postgresql://…
problem-database-trouble = the database cannot be used: { $detail }
problem-database-full = there are tables in this database already: nothing is put over them
problem-database-taken = another server process uses { $file } already: one file of SQLite is for one process (several need PostgreSQL)
problem-database-newer = this database was written by a newer Boulevard than this one ({ $version }): update the program; nothing was changed
problem-restore-taken = a server uses { $file }: end it before you restore a copy (nothing was changed)
problem-address = cannot listen at this address: { $detail }
problem-password-file = the database’s password cannot be read from { $file }: { $detail }
problem-no-user = the address “{ $given }” names no user whose password could be read from a file; write postgresql://USER@HOST/NAME
problem-exposed-plain = everybody reaches this server without TLS: names, moves and the keys of seats can be read on the way. Put a proxy with TLS before it and name that by --trusted-proxy (docs/hosting.md, Behind a proxy)
problem-exposed-unnamed = --public-url says that a proxy stands before this server, but no --trusted-proxy names it: to the limits all who come by it are one, and the cookie is not marked Secure (docs/hosting.md, Behind a proxy)
problem-setting = { $setting } cannot be “{ $given }”
problem-setting-smtp = { $setting } needs { $lacks } too
problem-setting-smtp-tls = { $setting } cannot be “{ $given }”: starttls, tls or none
problem-setting-smtp-from = { $setting } cannot be “{ $given }”: an address for mail, such as games@example.org
problem-setting-port = { $setting } cannot be “{ $given }”: a port is a number from 0 to 65535, and 0 is any that is free
problem-setting-same-port = { $setting } cannot be “{ $given }”: the tables are served there
problem-setting-more = { $setting } cannot be “{ $given }”: it has to be more than 0
problem-setting-proxy = { $setting } cannot be “{ $given }”: an address, not a name, such as 127.0.0.1, or a network such as 10.0.0.0/24
problem-setting-url = { $setting } cannot be “{ $given }”: it begins with http:// or https://, names a host and perhaps a port, and has no path, such as https://tables.example.org
problem-backup-folder = copies cannot be made in { $folder }: { $detail }
page-unbuilt = The page is not built: run ./play, or pip install . in the folder of the source.
