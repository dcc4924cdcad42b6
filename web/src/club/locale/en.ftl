# The club

club-title = The club
club-place-seats = Open seats
club-place-watch = Watch
club-here = { $people ->
    [0] Nobody to be seen here
    [one] One person here
   *[other] { $people } people here
}, { $tables ->
    [0] no game live
    [one] one game live
   *[other] { $tables } games live
}
watch-document = Watch · Boulevard
watch-filter = Which games are shown
watch-now = Played now
watch-days = Over days
watch-none = Nothing to watch just now. Games of those who found each other here are shown while they are played.
watch-play = Look for an opponent
watch-more = And { $count } more.
watch-words = Games that began here: by an open seat, a challenge or a tournament. A table whose link was sent is never shown, nor one whose players hide their games.
watch-cup = tournament
watch-turn = { $name } to play
watch-here = Who is here
watch-nobody = Nobody whom you may see.
watch-me = you
watch-seeks = looks for an opponent
watch-free = free
watch-privacy = Who may see me

club-document = Open seats · Boulevard
met = A table is set for you: { $game }
met-go = To the table
met-not = Not now

person-somebody = Somebody
person-guest = guest
person-bot = bot

home-today = Today at the club
bell = { $count ->
    [0] Nothing waits for you
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
bell-turn = { $game }: it is your turn
bell-none = Nothing waits for you just now.
bell-settings = What you are told, and where
home-asks = { $name } asks you to { $game }
home-asks-to = asks you to { $game }
home-problem = Problem of the day
home-problem-words = { $game }: a real position, and one answer is best.
home-problem-done = Solved today.
home-problem-solve = Solve it
home-problem-more = More problems
home-cup = { $game }, { $state ->
    [before] begins soon
   *[running] round { $round } of { $rounds }
}
home-cup-arena = { $game }, an arena
home-cup-go = Go there
home-lesson = Lessons: { $game }
home-lesson-go = Go on
home-seeks-title = Looking for an opponent
today-club = To the club
challenges = Challenges
challenges-all = { $count } challenges
challenge-yes = Accept
challenge-no = Decline
seeks-mine = Your open seats
seeks-all = All { $count }
seeks-title = Who looks for an opponent
seeks-filter = Which seats are shown
seeks-all-games = All games
seeks-bots = Bots
seeks-player = Player
seeks-rating = Rating
seeks-chance = Your chance
seeks-chance-short = Chance
seeks-rated = Rated
seeks-unrated = none yet
seeks-unknown = not known
seeks-yes = yes
seeks-no = no
seeks-wait = One moment…
seeks-none = Nobody looks for an opponent just now. Open a seat: whoever comes sees it at once.
sit = Sit down

chance-even = about even
chance-harder = a harder game
chance-easier = an easier game
chance-own = your chance { $chance }
seek-rating = { $points } ± { $error }
seek-plot = Who looks for an opponent, by time and by your chance to win: the same as in the list
seek-plot-chance = your chance to win
seek-plot-even = even games
seek-plot-new = no rating yet
seek-plot-none = no clock
seek-plot-live = live, for each player
seek-plot-days = over days, for each turn
seek-plot-live-short = minutes, each
seek-plot-days-short = days a turn
seek-plot-minutes = { $minutes } min
seek-strength = Strength
seek-strength-any = any
seek-strength-wide = my chance 30–70 %
seek-strength-even = about even
seek-strength-words = By the ratings at this game. Whoever has none yet may sit down where guests may.
seek-at = at { $game }
seek-live = { $minutes } min + { $seconds } s
seek-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
seek-none = no clock
seek-taken = { $taken } of { $players } seats taken
seek-friends = friends only
seek-rated = rated
seek-mine = Your seat
seek-to = You ask { $name }
seek-waits = Open. You go to the table as soon as all have sat down.
seek-asked = Waiting for an answer
seek-declined = { $name } declines this time
seek-withdraw = Withdraw
seek-read = All right
seek-get-up = Get up again

seek-title = Look for an opponent
seek-game = Game
seek-players = Players
seek-time = Time
seek-whom = For whom
seek-whom-anybody = anybody
seek-whom-friends = friends
seek-whom-one = one person…
seek-to-name = Their name
seek-guests = Guests may sit down too
seek-bots = Bots may sit down too
seek-rates = It counts for the rating
seek-rates-guest = A game counts for the rating between people who have kept a name.
seek-rates-keep = Keep a name
seek-option = { $option }: { $value }
seek-name = Your name
seek-sum = { $game }, { $time }{ $players ->
    [2] .
   *[other] , { $players } players.
}
seek-sum-live = { $minutes } minutes each and { $seconds } seconds a turn
seek-sum-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
} and { $vacation } days of holiday
seek-sum-none = without a clock
seek-sum-page = The seat stays open as long as you have a page of Boulevard open.
seek-sum-week = The seat stays open for a week.
seek-sum-rated = Whoever sits down has kept a name; there are no hints, and the game is played to its end.
seek-open = Open the seat
seek-challenge = Ask to play
seek-done = The seat is open.
seek-done-one = { $name } is asked.

friends = Friends
friends-here = { $count } of { $all } are here
friends-none = No friends yet. Ask somebody by name, or send a link.
friend-at = at { $game }
friend-free = here
friend-watches = watches
friend-away = away
friend-asks = { $name } would be your friend.
friend-see = See
friend-yes = Yes
friend-no = No
friend-offers = { $name } would be your friend: each of you sees when the other is here.
friend-made = { $name } is your friend.
friend-asked = { $name } is asked.
friend-waits = { $name } is asked.
friend-name = A name
friend-ask = Ask
friend-link = Whoever opens this link can be your friend
friend-link-make = Make a link
friend-more = More
friend-end = No more friends
mute = Mute
muted = Muted and kept away
muted-words = cannot challenge you, nor see that you are here
muted-nobody = Nobody.
muted-done = You hear nothing of { $name } any more. Nobody is told.
muted-end = Hear again

bots = Your bots
bots-words = A program of yours can play here over the network. It has a token of its own, and is marked as a bot wherever it is seen.
bots-name = Its name
bots-bring = Bring a bot
bots-token = The token of { $name }: it is shown only now
bots-end = End

privacy = Who may what
privacy-challenge = Challenge me
privacy-challenge-words = Others see your profile without the button.
privacy-here = See that I am here
privacy-here-words = The lamp beside your name. A live seat or a game that may be watched shows it too.
privacy-profile = See my profile
privacy-profile-words = Whoever may not finds nobody of your name. Guests have no profile.
privacy-watch = Watch my games
privacy-watch-words = They are found under Watch while they are played. Tournament games also stand on their page.
privacy-ratings = See my ratings
privacy-ratings-words = On the ladder, too. Rated opponents see yours in any case.
privacy-stamps = Show my stamps
privacy-stamps-words = As part of the profile.
privacy-seats = Open seats on my home page
privacy-seats-words = Who looks for an opponent just now.
privacy-engines = Search engines: your name appears in none.
privacy-who-everybody = Everybody
privacy-who-club = The club
privacy-who-friends = Friends
privacy-who-nobody = Nobody

lookup-title = Search people and tables
lookup-words = A part of a name, or of a game.
lookup-mine = Your tables
lookup-people = People
lookup-games = To watch
lookup-turn = your turn
lookup-over = over
lookup-live = live
lookup-days = over days
lookup-none = Nobody and nothing of that name.
lookup-count = { $count ->
    [one] One found
   *[other] { $count } found
}

# Names that are kept

name-keep = Keep your name
name-lead = You play as { $name }, a guest. That goes on as it is. Keep the name if you want ratings, friends and the same tables on another device. No e-mail, no password.
name-lead-none = You play as a guest. That goes on as it is. Keep a name if you want ratings, friends and the same tables on another device. No e-mail, no password.
name-field = Your name
name-by-key = With a passkey
name-by-key-words = Your fingerprint, face or device code. It stays on your devices; we only get a public half.
name-by-key-make = Make a passkey
name-by-words = With twelve words
name-by-words-words = Write them on paper. Whoever has the words has the name; we cannot find them again for you.
name-by-words-show = Show the words
name-no-domain = Passkeys belong to a domain, and this address has none. Twelve words do as well.
name-open = Over this address no name can be kept, because what is sent could be read on the way. It works where the address begins with https. You play here as a guest as ever, and a seat’s link brings it to another device.
name-no-keys = This browser has no passkeys. Twelve words do as well.

name-words-title = The twelve words
name-words-said = Write them down in this order. They are shown only now.
name-words-copy = Copy
name-words-copied = Copied
name-words-print = Print
name-words-have = I have them
name-words-ask = Word { $number }, please
name-words-check = Keep the name
name-words-check-more = Keep the words
name-words-wrong = That is not word { $number }. Look once more at what you wrote down.
name-words-back = Show them again
name-words-stop = Not now

name-enter = You have a name already?
name-enter-words = Bring it to this browser: its tables, and those that you have here, are together then.
name-enter-key = With the passkey
name-enter-field = The twelve words
name-enter-go = Come in

name-own = Your name
name-since = kept since { $when }
name-rename = Rename
name-rename-words = Tables that you have keep the old one.
name-keys = What stands for it
name-key = passkey, { $called }
name-key-since = since { $when }
name-words-there = Twelve words on paper
name-words-there-not = No words yet: should you lose your devices, they bring the name back.
name-key-add = Another passkey
name-words-add = Take twelve words
name-words-again = Take new words
name-words-again-said = The old ones stand for nothing then.
name-remove = Remove
name-remove-of = Remove: { $what }
name-devices = Devices
name-device-here = this one, here now
name-device-seen = last here { $when }
name-device-end = End
name-device-end-of = End: { $what }
name-sign-out = Sign out here
name-data = Your data
name-data-words = All we know of you, in one file, with the records of your games.
name-data-take = Take it with you
name-leave = Leave the club…
name-leave-words = Your games stay in other people’s lists, under “somebody who left”. Keys, settings, messages, ratings and your own studies are deleted after seven days in which you may come back.
name-leave-type = Type your name, { $name }, to say that you mean it.
name-leave-go = Leave
name-leave-no = Stay
name-leaving = Your name is forgotten on { $when }. Until then everything is as it was.
name-stay = I stay after all
name-done-kept = The name { $name } is yours.
name-done-entered = You are { $name } here, too.
name-done-out = Signed out. You play as a guest here.
name-key-stopped = No passkey was made: the browser was stopped, or it took too long.

# Ratings, profiles, ladders

club-place-ladder = Ladder
people-gone = somebody who left
people-guest = a guest
people-bot = bot
ladder-document = Ladder – Boulevard
ladder-filter = What is shown
ladder-bots = with bots
ladder-friends = friends only
ladder-pace-any = live and over days
ladder-pace-live = live
ladder-pace-days = over days
ladder-nobody = Nobody yet.
ladder-placed = { $count ->
    [0] nobody has a place yet
   *[other] { $count } with a place
}
ladder-caption = The ladder of { $game }, the strongest first
ladder-place = Place
ladder-who = Who
ladder-points = Points, and within how many 19 times out of 20
ladder-me = (you)
ladder-more = More
ladder-needed = { $games ->
    [one] You have one rated game here.
   *[other] You have { $games } rated games here.
} A place is given once the uncertainty is below 100: after about { $more } more.
ladder-words = The bar is where the true strength lies, 19 times out of 20. Whose bars overlap share their places: 2–4 means anywhere from second to fourth. Bots stand among us without a place. There is one rating for a game: “live” and “over days” show those who play it so.
person-document = { $name } – Boulevard
person-since = { $count ->
    [0] No game yet, here since { $month }
    [one] One game since { $month }
   *[other] { $count } games since { $month }
}
person-house = A bot of the house; its strength was measured in games between bots.
person-edit = Edit
person-link = Share
person-copied = Link copied
person-kept = { $by ->
    [key] Name kept by a passkey
    [words] Name kept by twelve words
   *[both] Name kept by a passkey and twelve words
}
person-here = here
person-now = now
person-challenge = Challenge
person-friend = Friend
person-asked = Asked
person-agree = Be friends
person-of = of { $games }
person-rivals-all = All { $count }
person-fewer = Fewer
challenge-title = A game with { $name }
club-close = Close
person-hidden = { $name } keeps ratings to themselves.
person-none = { $name } has played no rated game yet.
person-none-me = You have played no rated game yet. Open a table for two or more and choose “It counts for the rating”.
person-ratings = Ratings
person-games = { $count ->
    [one] one game
   *[other] { $count } games
}
person-early = early
person-curve = { $game }: { $points } ± { $error }, since { $since }
person-figures = { $game } in figures
person-back = Back to the last games
person-older = Older ones
person-last = Last games
person-all = All { $count }
person-all-games = All games
person-rivals = Head to head
person-rival = { $name }: { $won } won, { $lost } lost; show these games
person-wait = One moment …
person-won = { $count ->
    [one] won of one game
   *[other] won of { $count }
}
person-first = first : second
person-points = points a game
person-few = { $won } of { $games }, too few
person-few-short = too few
person-share = { $share } of { $games }
person-item = { $item }: { $told }; between { $least } and { $most }, 19 times out of 20. Show these games
person-often = most often first
person-mean = { $name } on average { $share }. Rated games; bars of 95 %
person-mean-me = you on average { $share }. Rated games; bars of 95 %
person-sheet = Average score sheet
person-you = you
person-others = the others
played-bot = { $name }, bot
played-alone = alone
played-won = Won
played-shared = Shared
played-lost = Lost
played-rank = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
played-resigned = by resignation
played-time = on time
played-absence = by absence
played-unrated = not rated
played-none = No such game.
played-timing-none = no clock
played-timing-live = live
played-timing-days = over days
stamps-title = Stamps
stamps-of = { $count } of { $all }
stamps-none = None yet: they are for things done well in a game without hints.
came-rated = Your rating: { $points } ± { $error } ({ $gained })
came-waits = It counts for the rating …
came-stamp = A new stamp: { $stamp }.

# Tournaments

club-place-cups = Tournaments
cups-document = Tournaments · Boulevard
cup-document = { $title } · Boulevard
cups-next = To come and under way
cups-next-none = No tournament is announced just now. Found one: it takes a minute.
cups-over = Over
cups-found = Found a tournament
cups-found-title = What is it called?
cups-found-kind = Which kind?
cups-found-game = Which game?
cups-found-clock = How fast?
cups-found-bot = Where somebody would have no rival
cups-found-bye = a bye, which is a point
cups-found-rounds = Rounds (0: as many as find a winner)
cups-found-minutes = Minutes
cups-found-games = A match is
cups-found-one = one game
cups-found-three = the best of three
cups-found-words = You start it when all are there, or call it off. Anybody who finds it may play, guests too; to play yourself, join it.
cups-found-closed = On this server not everybody founds tournaments. Anybody may play in them.
cup-kind-swiss = Swiss
cup-kind-robin = round robin
cup-kind-knockout = knock-out
cup-kind-arena = arena
cup-kind-swiss-words = Everybody plays in each round, against somebody with about as many points, and nobody meets twice.
cup-kind-robin-words = Everybody meets everybody, once.
cup-kind-knockout-words = Who wins goes on, who loses is out.
cup-kind-arena-words = Come and go as you like; the next rival is found at once. After two wins in a row the next count half as much again.
cup-status-before = not begun
cup-status-running = under way
cup-status-pause = between rounds
cup-status-over = over
cup-status-cancelled = called off
cup-players = { $count ->
    [0] nobody yet
    [one] one player
   *[other] { $count } players
}
cup-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
cup-host = hosted by { $name }
cup-best = best of three
cup-minutes = { $minutes } minutes
cup-rounds-label = Rounds
cup-round = Round { $round }
cup-round-bead = Round { $round }, { $state ->
    [done] over
    [now] now
   *[later] to come
}
cup-last-bead = Last { $count }, { $state ->
    [done] over
    [now] now
   *[later] to come
}
cup-round-status = Round { $round }: { $over } of { $all } games over
cup-pause-status = Round { $round } begins in { $time }
cup-arena-status = { $time } are left · { $playing } play now, { $waiting } wait for a rival
cup-arena-done = Time is up; the last games are played to their ends
cup-before-status = Join now; whoever founded it starts it
cup-before-status-in = You are in it; whoever founded it starts it
cup-before-status-owns = Start it when all are there
cup-begins-status = It begins on { $when }
cup-over-status = { $names } { $count ->
    [one] has won
   *[other] have won together
}
cup-over-nobody = It is over
cup-cancelled-status = It was called off
cup-join = Join
cup-join-name = Your name here
cup-back = Play on
cup-withdraw = Withdraw
cup-withdraw-words = Withdraw? A game under way is lost, and in some tournaments there is no way back.
cup-withdraw-yes = Yes, withdraw
cup-withdraw-no = Stay
cup-start = Start now
cup-cancel = Call it off
cup-ready = I am ready
cup-ready-words = The game begins when both are ready. { $time } are left for that; who is not ready then has lost it.
cup-ready-wait = You are ready. Your rival has { $time } left for that.
cup-next = Next rival, please
cup-waits = A rival is being found for you…
cup-to-game = To my game
cup-table-soon = The table is being laid…
cup-sits-out = You have no game in this round
cup-joined = Who plays
cup-joined-nobody = Nobody has joined yet.
cup-standings = Standings
cup-standings-with = with the games that are over
cup-arena-worth = 3 for a win in a row, 2 for a win, 1 shared
cup-draw = The draw
cup-place = Place
cup-player = Player
cup-marks = Rounds
cup-points = Points
cup-met = Met
cup-margin = Margin
cup-tie = Equal points?
cup-tie-words = First what those you met have scored (Met), then the games between those still equal, then the margin of totals, then more wins from the second seat. Never by lot. A bot takes no place.
cup-arena-words = Rivals are found among those near you in points who wait; never the same twice in a row, unless nobody else came for a minute.
cup-knockout-words = A shared victory is played again, twice at the most; then the margin of totals decides, then who stood higher in the draw.
cup-pairing-words = Who has begun less often begins; else it was drawn. Nobody meets twice as long as that can be.
cup-final = Final
cup-semifinals = Semi-finals
cup-quarterfinals = Quarter-finals
cup-last = Last { $count }
cup-tables = Now at the tables
cup-mine-first = your game first
cup-your-turn = your turn
cup-plays = { $name } plays
cup-time-left = { $time } left
cup-bye = has a bye
cup-nobody = nobody
cup-unknown = not known yet
cup-gone = somebody who left
cup-left = withdrew
cup-guest = guest
cup-bot = bot
cup-how-played = over
cup-how-resigned = resigned
cup-how-time = on time
cup-how-absence = by absence
cup-how-bye = bye
cup-how-void = does not count
cup-ready-count = { $count } of 2 are ready
cup-mark = { $points } against { $name }
cup-mark-plays = plays { $name }
cup-mark-bye = { $points }, a bye
cup-lots = The lots follow from a seed. Its fingerprint was shown before anybody came in: { $fingerprint }
cup-seed = The seed was { $seed }; its SHA-256 is the fingerprint.
cup-records = Download all records
