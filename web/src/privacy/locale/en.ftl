# What is kept about you

privacy-document = Privacy · Boulevard
privacy-lead = No account needed, no advertising, nobody who counts visits. This server keeps what a game needs, and nothing else.
privacy-kept = What is kept
privacy-kept-tables = Of every table: who sat where, by the names that were typed there, the moves and when they were made, the result.
privacy-kept-keys = Of you: one cookie, a random number by which your seats know this browser. The server keeps only a fingerprint of it, and of the links to seats and tables; nobody can work the number or the link out from it. It is there for play alone, so nobody has to ask you about it.
privacy-kept-name = If you keep a name: the name, the public halves of your passkeys or a fingerprint of your twelve words, what your devices call themselves and when they were last here, and your settings, so that they are the same everywhere. See “Name and keys”: there you can take all of it with you, or leave.
privacy-kept-bells = If you ask to be told that it is your turn: where, of what and when, until you switch it off.
privacy-kept-club = If you look for an opponent: the seats that you have open, the name you gave, your friends, whom you have muted, who may challenge you and see that you are here, and when you last did any of this. A seat goes when it is taken or its time is over; the rest when you have it deleted, or, for a guest without friends, with the tables that nobody touches.
privacy-kept-talk = What is said at a table is kept with it, for those who could hear it. What somebody reports is shown to the host, with what was heard around it, and stays when the table goes.
privacy-kept-address = Your network address is used while you are connected, so that nobody can keep the server busy for all the others. It is written down nowhere, unless whoever runs this server keeps an address out by hand.
privacy-kept-browser = In this browser: your language, colours, name, invite links, score sheets, how far you have come in lessons, and how strong you play. They are not sent anywhere, but for the name that you sit down with, and what lies on the table of a score sheet, without names, to be counted.
privacy-long = How long
privacy-long-tables = { $days ->
    [one] A table that nobody touches for one day is deleted; a game under way is first marked as abandoned, and deleted after as long again.
   *[other] A table that nobody touches for { $days } days is deleted; a game under way is first marked as abandoned, and deleted after as long again.
}
privacy-long-backups = { $days ->
    [one] Copies of all tables are made in case something breaks; they are gone after a day.
   *[other] Copies of all tables are made in case something breaks; they are gone after { $days } days.
}
privacy-long-browser = The cookie lasts 400 days, and you can delete it, with all that this browser keeps, in the browser itself.
privacy-seen = Who sees it
privacy-seen-said = Whoever has the link to a table sees the names there and what lies open; once the game is over, all of it. Whoever runs this server can read what it keeps. Nobody else is given anything.
privacy-host = Who runs this server
privacy-host-contact = For questions, and for what you cannot do here yourself:
privacy-host-none = Whoever runs this server has left no address here; the person who gave you the link may know.
privacy-delete = Have it deleted
privacy-delete-said = You can have all your tables and names deleted. Tables that you alone use disappear at once. At the others you lose your seats, and your name becomes the name of the seat, in the records too; whoever played with you can go on without you.
privacy-delete-left = This concerns the tables that this browser knows. At a table that you had left before, the name you sat there by stays until the table itself is deleted.
privacy-forget = Delete my tables and names
privacy-forget-sure = Delete all your tables and names on this server?
privacy-forget-on = Go on
privacy-forget-really = Really? Nobody can bring them back.
privacy-forget-yes = Delete for ever
privacy-forget-no = Keep everything
privacy-forgotten = Done. This server knows nothing about you any more.
