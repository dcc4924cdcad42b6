# The house in the page

offline-loading = The house is being opened in your browser…
offline-failed = The house could not be opened: { $why }
offline-again = Try again
offline-title = Without a server
offline-kept = Your tables are kept in this browser, and nowhere else. What is drawn is drawn by this page itself.
offline-lasts = Your browser has promised to keep them.
offline-fades = Your browser may throw them away when it needs room: keep a file of them now and then.
offline-open-way = This page came over an open way: it cannot be kept for when there is no network, and your browser promises nothing.
offline-export = Keep a file of all tables
offline-import = Take tables from a file
offline-taken = { $count ->
    [0] All of it was here already.
    [one] One table or study was taken over.
   *[other] { $count } tables and studies were taken over.
}
offline-broken = This is no file of tables that was kept here.
offline-ready = Everything is kept: Boulevard opens here without a network.
offline-keeping = Being kept for when there is no network: { $done } of { $all } files
offline-nets = What the strongest bots have learned comes with the first of them that you play against at each game.
offline-nets-keep = Keep all of it now ({ NUMBER($size, maximumFractionDigits: 1) } MB)
offline-nets-coming = What the strongest bots have learned is coming
offline-nets-kept = What the strongest bots have learned is kept here too.
offline-nets-failed = It could not be kept: is there a network, and room on this device?
offline-weaker = This copy was built without the games’ compiled cores: its bots are weaker than on a server.
