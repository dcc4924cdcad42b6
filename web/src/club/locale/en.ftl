# The club

club-title = The club
club-place-seats = Open seats

club-document = Open seats · Boulevard
met = A table is set for you: { $game }
met-go = To the table
met-not = Not now

person-somebody = Somebody
person-guest = guest
person-bot = bot

home-today = Today at the club
home-seeks-title = Looking for an opponent
today-club = To the club
challenges = Challenges
challenges-all = { $count } challenges
challenge-asks = You are asked to play
challenge-yes = Accept
challenge-no = Decline
seeks-mine = Your open seats
seeks-all = All { $count }
seeks-title = Who looks for an opponent
seeks-filter = Which seats are shown
seeks-all-games = All games
seeks-bots = Bots
seeks-wait = One moment…
seeks-none = Nobody looks for an opponent just now. Open a seat: whoever comes sees it at once.
sit = Sit down

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
muted = Muted
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
privacy-here = See that I am here
privacy-seats = Show open seats on my home page
privacy-who-everybody = Everybody
privacy-who-club = The club
privacy-who-friends = Friends
privacy-who-nobody = Nobody

# Names that are kept

name-document = Name and keys · Boulevard
name-title = Name and keys
name-keep = Keep your name
name-lead = You play as { $name }, a guest. That goes on as it is. Keep the name if you want the same tables on another device. No e-mail, no password.
name-lead-none = You play as a guest. That goes on as it is. Keep a name if you want the same tables on another device. No e-mail, no password.
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
name-leave = Leave…
name-leave-words = Your games stay in other people’s lists, without your name. Keys, settings and your own studies are deleted after seven days in which you may come back.
name-leave-type = Type your name, { $name }, to say that you mean it.
name-leave-go = Leave
name-leave-no = Stay
name-leaving = Your name is forgotten on { $when }. Until then everything is as it was.
name-stay = I stay after all
name-done-kept = The name { $name } is yours.
name-done-entered = You are { $name } here, too.
name-done-out = Signed out. You play as a guest here.
name-key-stopped = No passkey was made: the browser was stopped, or it took too long.
