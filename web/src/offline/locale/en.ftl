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
