# The house in the page, and tables on their way between it and servers

offline-loading = The house is being opened in your browser…
offline-come = { $done } of { $all } MB
offline-once = Rules, boards and everything else come once; from then on Boulevard opens in a moment, without a network too.
offline-missing = A file of Boulevard cannot be had: { $file }. Without a network, everything must have been kept before: connect once more, until the page says that it is. Whoever put the folder on its host: all its files have to lie there.
offline-failed = The house could not be opened: { $why }
offline-again = Try again
offline-title = Without a server
offline-kept = Your tables are kept in this browser, and nowhere else. What is drawn is drawn by this page itself.
offline-passing = This browser keeps nothing for this page (a private window, or its settings): your tables are there until you close it. Keep a file of them before.
offline-lasts = Your browser has promised to keep them.
offline-fades = Your browser may throw them away when it needs room: keep a file of them now and then.
offline-open-way = This page came over an open way: it cannot be kept for when there is no network, and your browser promises nothing.
offline-export = Keep a file of all tables
offline-given = The file is among your downloads.
offline-import = Take tables from a file
offline-taken = { $count ->
    [0] All of it was here already.
    [one] One table or study was taken over.
   *[other] { $count } tables and studies were taken over.
}
offline-broken = This is no file of tables that was kept here.
offline-huge = This file is too large to be one of tables.
offline-ready = Everything is kept: Boulevard opens here without a network.
offline-keeping = Being kept for when there is no network: { $done } of { $all } files
offline-unkept = Not everything could be kept for when there is no network ({ $file }): there is no room, or the file is not on the host. It is tried again when you open the page the next time.
offline-room = With your tables it takes { $used } MB.
offline-newer = A newer version is here. It takes this one’s place once all tabs are closed, or now; your tables stay.
offline-renew = Take it now
offline-carry-how = One table alone, or on its way to a server: in the table’s own menu.

offline-table-file = Keep a file of this table
offline-carry = Take to a server
offline-carry-words = There it goes on with others, by a link, or on your other devices. Here it stays as it is. What was drawn so far was drawn by this page, and you could know all of it: it is told at the table, and it never counts for ratings.
offline-server = The server’s address
offline-carry-go = Go there with the table
offline-carry-file = Or as a file, which every server takes under “Bring a table”:
offline-record = Save the whole record
offline-delete = Delete this table
offline-delete-sure = Delete this table, with all that was played? It is gone for ever.
offline-delete-yes = Delete it
offline-delete-no = Keep it

offline-without = Without a network
offline-without-what = The whole table, on this device alone: all three games with bots, hints and several people at one device, lessons, problems, studies and the score pad. Once it is kept, it opens in the metro too; your browser’s menu can install it as an app.
offline-apart = It is a house of its own: tables of this server do not appear there, nor those there here. What is begun there can be brought here.
offline-fetch = Keep it on this device
offline-fetch-size = Keep it on this device ({ $megabytes } MB)
offline-fetching = Being kept on this device…
offline-open = Open it
offline-no-worker = Your browser keeps no pages here: a private window, perhaps, or its settings.
offline-none = This server does not have it. Whoever runs the server makes it by this command, and starts the server again:

bring-document = Bring a table – Boulevard
bring-title = Bring a table
bring-lead = A table that was begun elsewhere, in a page without a server or in the terminal, goes on here: against bots as before, or with friends by a link.
bring-lead-page = A table that was begun elsewhere, at a server or in the terminal, goes on in this page.
bring-file-title = The table
bring-file-words = A page without a server gives it in the table’s menu, under “Take to a server”; a server gives the record of a finished game.
bring-file = Choose a file
bring-paste = Or paste the record
bring-look = Look at it
bring-huge = This file is too large to be one table.
bring-link-broken = This link holds no whole table: it was cut or changed on its way. Take the file instead.
bring-running = Under way, { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far.
bring-turn = { $name } is to move.
bring-over = Finished, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
bring-bot = a bot, as before
bring-me = I
bring-open = whoever has the link
bring-link-words = The link is on the table, once it is here.
bring-draws = From here on this server draws. What was drawn before, nobody here has seen drawn; nobody goes back behind it.
bring-draws-page = From here on this page draws. Nobody goes back behind what was played before.
bring-knows = Whoever brings a table may know what is hidden in it: everybody at it is told so.
bring-unrated = It counts neither for ratings nor for statistics.
bring-stays = Where it comes from, it stays as it is. What was undone there is left out.
bring-do = Bring it here
bring-another = Another one
offline-nets = What the strongest bots have learned comes with the first of them that you play against at each game.
offline-nets-keep = Keep all of it now ({ NUMBER($size, maximumFractionDigits: 1) } MB)
offline-nets-coming = What the strongest bots have learned is coming
offline-nets-kept = What the strongest bots have learned is kept here too.
offline-nets-failed = It could not be kept: is there a network, and room on this device?
offline-weaker = This copy was built without the games’ compiled cores: its bots are weaker than on a server.
