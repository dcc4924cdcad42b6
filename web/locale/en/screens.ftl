# Home, new table, invitation, joining, rules, about.

trouble-away = The server does not answer just now. Your games are safe there.
trouble-unknown = That did not work. Please try again.
trouble-retry = Try again

foot-unofficial = Unofficial: made by people who like these games, in their own words and pictures.
foot-more = More

home-document = { $count ->
    [0] Boulevard
   *[other] ({ $count }) Boulevard
}
home-title = Boulevard: games of the Belle Époque
home-tagline = games of the Belle Époque
home-games = Games
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
time-minutes = { $minutes } min
time-seconds = { $seconds } s
home-finished = Finished games ({ $count })
home-players = { $least ->
    [1] { $most ->
        [1] 1 player
        [2] 1 or 2 players
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
home-play = Play now
home-against = against { $name }
home-solo = solo, against { $name }
home-next = Next: { $next }
home-opponent = Choose another opponent
home-more = Seats and options…
home-learn = Learn by playing
home-learn-on = Go on with the lessons
home-learnt = { $count ->
    [one] 1 lesson done
   *[other] { $count } lessons done
}
home-short = A short game
home-short-hint = about 10 minutes: the end of a game, against the Friend, a bot
first-title = Is this your first game of { $game }?
first-learn-hint = short lessons on the real table
first-show = Show me how while I play
first-show-hint = each new thing is explained when it comes up
first-play = I know it: play at once
home-invite = Invite somebody
home-promise = No account, no form: you are at a table at once.
home-seeks = { $count ->
    [one] Somebody looks for an opponent just now.
   *[other] { $count } people look for an opponent just now.
}
home-seeks-see = See who
home-club = Look for an opponent at the club
home-problems = Problems to solve
home-pad = Played with the real box? The score pad counts it
home-offline = Play without a network

new-document = New table · { $game } · Boulevard
new-title = New table: { $game }
new-lead = Choose who sits where, and how you want to play.
new-friend = Open a table, then send the link: whoever follows it sits down.
new-seats = Who plays
new-players = Number of players
new-count = { $count ->
    [1] alone
   *[other] { $count }
}
new-who-me = Me
new-who-here = This device
new-who-bot = Bot
new-who-open = Invite
new-level = Which bot
new-name-me = Your name
new-name-here = Their name
new-name-optional = if you like
new-here-hint = You share this device and hand it over between turns.
new-open-hint = You get a link to send, with a QR code.
new-options = How you play
new-rated = It counts for the rating
new-rated-hint = Between names that are kept, and against bots of the ladder: no hints, no take-back unless another person agrees, and nobody leaves; who has to stop can resign.
new-hints = Hints allowed
new-hints-hint = Whoever is to play may ask what to think about, where to look, and for a good move. Everybody at the table sees that they may.
teach-off-hint = Nobody speaks up; hints are there when you ask.
teach-patient-hint = Before you play a move that costs about 8 points, or lowers your chance to win by about 20%, you may look at it again. How strong the bot plays is chosen with its seat.
teach-strict-hint = Before you play a move that costs about 3 points, or lowers your chance to win by about 10%, you may look at it again. How strong the bot plays is chosen with its seat.
new-names-own = I choose them
new-names-count = { $count } of { $wanted } chosen
new-names-short = { $option }: choose { $wanted } in all, so far { $count }.
new-start = Start
new-open = Open the table
new-cancel = Back

invite-title = { $count ->
    [one] One seat is open: invite somebody
   *[other] { $count } seats are open: invite somebody
}
invite-watchers = Links to this table
invite-link = Link to sit down
invite-watch = Link to watch
invite-copy = Copy
invite-copied = Copied
invite-copied-said = The link is copied.
invite-by-hand = Your browser does not copy by itself: the link is selected, copy it by hand.
invite-share = Share…
invite-share-title = Come and play at my table
invite-watch-title = Come and watch our table
invite-code = QR code of the link to sit down
invite-code-hint = Point a camera here to sit down.
invite-loopback = For now this table can be reached from this computer only.
invite-lan = Open it to my home network
invite-lan-hint = Phones and computers on the same network can then join; nobody outside it.
invite-lan-how = To let others on your home network join, start Boulevard with
invite-lan-open = The link works for everybody on the same home network.
invite-address = Address
invite-lost = This browser no longer has the invite link. A new one can be made; the old one keeps working.
invite-host = Only the person who opened the table has the link to sit down.
invite-new = Make a new link

join-title = Invitation: { $game }
join-lead = You are invited to this table. Take a seat and play; no account needed.
join-choose = Choose your seat
join-seated = At the table
join-name = Your name
join-somebody = taken
join-sit = Sit down
join-watch = Watch
join-full = All seats are taken. You are welcome to watch.
join-over = This game is over. You can see how it went.
join-abandoned = This table was abandoned: nobody moved for a long time.
join-wrong = This invitation does not open this table; perhaps the link was cut off. Ask for it again, or watch.

missing-document = No such page · Boulevard
missing-title = This street leads nowhere.
missing-why = There is no page at this address; perhaps the link was cut off.
missing-home = To the home page

rules-document = Rules · { $game } · Boulevard
rules-document-all = Rules · Boulevard
rules-title = Rules
rules-lead = The rules of each game in our own words, numbered, so that every prompt can point to its rule.
rules-read = Read the rules
rules-back = Back to the table
rules-contents = Contents
rules-search = Search the rules
rules-hits = { $count ->
    [0] No rule contains these words.
    [one] One rule contains these words.
   *[other] { $count } rules contain these words.
}
rules-clear = Show all rules
rules-others = Other games
rules-link = Link to rule { $rule }
rules-play = Play
rules-pad = Count a game played with the box

about-document = About · Boulevard
about-title = About
about-lead = Boulevard is a table for board games of the Belle Époque, for people and bots, in French and English.
about-unofficial = This is an unofficial work of people who like these games. It has no ties to authors or publishers; all words and pictures are our own. If you enjoy a game here, buy the box: it is worth it.
about-games = The games
about-guests = What is kept about you
about-cookie = There is no account. One cookie, named guest, holds your seats: a random number, nothing about you. Names, moves and scores of a table are kept on the server so that it can be played on and reviewed.
about-browser = Your language, colours, name and invite links stay in this browser. Nothing is fetched from anywhere else, and nobody counts your visits.
about-privacy = Privacy: what is kept, how long, and how to have it deleted
about-fonts = Typefaces
about-fonts-said = Federo and Alegreya Sans, both under the SIL Open Font License 1.1, cut to the letters in use.
about-software = Software in this page
about-source = Source and version
about-version = Version { $version }.
about-source-said = Boulevard is open source under the { $licence } licence; its source comes with it.

privacy-title = Privacy
