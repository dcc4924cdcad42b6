# The table server: refusals, and what happens at the table besides the game.

problem-request = this cannot be read: { $detail }
problem-token = this token is not known at this table; ask for the seat’s link again
problem-no-hints = hints are not allowed at this table
problem-no-hint = no hint could be found just now; try again in a moment
problem-spectator = you are watching this table; to play, take a seat with the invite link
problem-not-yours = the seat { $seat } is not yours
problem-not-host = only the person who opened the table can do that
problem-origin = this request comes from another site’s page; open the table itself
problem-invite = this invite code does not open this table; ask for the link again
problem-no-table = there is no such table; perhaps it was deleted
problem-no-study = there is no such study, or the link to it was withdrawn
problem-no-node = there is no such moment in this study
problem-study-own = only whoever founded this study may do that
problem-study-look = with this link one may look at the study, but not write in it
problem-study-main = what was played in the game stays; only branches can be deleted
problem-study-theirs = this branch is somebody else’s; only they and the study’s owner may delete it
problem-study-over = the game is over there; go back to play on
problem-study-chance = nobody can say “{ $given }” there now
problem-study-no-chance = there is nothing to draw by lot there
problem-study-full = this study has { $most } changes, as many as it can hold; a copy of its branches can go on
problem-study-nodes = this study has { $most } moments, as many as it can hold; a copy of one branch can go on
problem-study-text = this text has { $count } letters; it may have { $most }
problem-study-letters = this text has letters that cannot be shown
problem-study-mark = a mark needs a place on the board
problem-study-marks = there are { $most } marks here already; take some away first
problem-study-links = this study has { $most } such links already; every one of them still works, and they can be withdrawn
problem-study-led = somebody else leads; after { $seconds } seconds of quiet another may
problem-study-again = somebody else wrote at the same moment; send it once more
problem-study-of-what = a study is made of a table, a record or a game; none was named
problem-no-page = there is nothing at this address
problem-method = this address does not answer that kind of request
problem-old-ply = the table has moved on: it is at ply { $ply }, not { $given }; look again
problem-not-begun = the game has not begun: a seat is still open
problem-over = the game is over
problem-not-over = the game is not over yet
problem-not-looked = nobody has looked at that move yet
problem-no-decision = nobody decided anything on line { $given }
problem-abandoned = this table was abandoned; nobody moved for a long time
problem-not-your-turn = it is not your turn; to act: { $seat_due }
problem-no-takeback = nobody is waiting for your answer
problem-undo = you cannot go back to ply { $to }; possible: { $allowed }
problem-takeback = you have no move at ply { $to } to undo; possible: { $allowed }
problem-no-seat = there is no seat { $given }; there are: { $allowed }
problem-seat-taken = this seat is taken; open seats: { $allowed }
problem-seat-word = the seat { $seat } cannot be given to “{ $given }”; write me, open or bot: and a bot’s id
problem-seating = choose one of these: a bot, open, or a person’s name
problem-still-here = { $seat } has not been away long enough for the seat to go to a bot
problem-no-guest = no guest of yours sits at { $seat }
problem-resigned-seat = this seat has resigned
problem-not-deletable = others are playing at this table; it can be deleted when the game is over
problem-name = the name “{ $given }” cannot be used: letters and signs that can be printed, at most 40, not beginning with bot:
problem-full = this table has { $most } lines; the game can be finished, but seats and past moves stay as they are
problem-too-many-links = this table has too many seat links; revoke some first
problem-too-many-invites = this table has { $most } invite links already; every one of them still works
problem-no-path = no move begins with “{ $given }”; look again at what is offered
problem-no-ply = this game has { $most ->
    [one] one line
   *[other] { $most } lines
}; there is no position before line { $given }
problem-no-short = { $game } has no short game
problem-short-options = a short game is played with the options of its record: send none
problem-short-open = in a short game the seat { $seat } is yours or a bot’s: nobody can be waited for
problem-too-large = the request is too large
problem-media = the request is not JSON; send Content-Type: application/json
problem-too-many = too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
problem-inside = something went wrong on the server; the table is untouched, try again
problem-leaving = the server is just restarting; try again in a moment
problem-storage = the server cannot keep anything just now; try again in a moment, nothing counts twice
problem-only-here = only the computer that runs Boulevard can do that: open it there
problem-reach-fixed = this server was started with serve; its --host says who can reach it
problem-no-network = this computer is on no home network just now
problem-bell-address = this is no address of the web
problem-bell-https = only addresses that begin with https:// can be told
problem-bell-private = only public addresses can be told
problem-bell-keys = this browser’s keys cannot be read; switch it off and on
problem-bell-mail = this is no address for mail
problem-no-bell = this is switched off already
problem-no-mail = this server sends no mail
problem-too-many-bells = { $most } places are as many as one can be told in
problem-bell-zone = the time zone “{ $given }” is not known here

event-table-begin = Play begins here. What came before was already played.
event-table-brought = The table was brought here. What came before was played and drawn elsewhere.
event-table-seat = { $name } sits down.
event-table-undo = { $seat } { $who ->
    [you] undo
   *[other] undoes
} a move and { $who ->
    [you] play
   *[other] plays
} again.
event-table-takeback = { $seat } { $who ->
    [you] undo
   *[other] undoes
} the last move.
event-table-resign = { $seat } { $who ->
    [you] resign
   *[other] resigns
}.
event-table-forfeit = { $forfeit ->
    [time] { $who ->
        [you] Your time has run out: you have lost
       *[other] { $seat } has run out of time and has lost
    }
   *[absence] { $who ->
        [you] You were absent: you have lost
       *[other] { $seat } is absent and has lost
    }
}.
event-table-stumble = { $stumble }; a move is played for { $seat }.
stumble-barred = This server does not let that bot play
stumble-crash = The bot has crashed
stumble-late = The bot has taken too long
stumble-nonsense = The bot has answered nonsense
problem-bot-sits = a bot plays { $seat } for you; take the seat back first

# Names that are kept

problem-open-way = over this address a name cannot be kept: what is sent could be read on the way; guests play here as ever
problem-no-domain = a passkey belongs to a domain, and this address has none; twelve words do as well
problem-only-browser = a name is kept in the browser, by its own page; a seat’s token has none
problem-no-member = nobody has kept a name in this browser
problem-member-stays = this name is kept: ask to be forgotten in Settings, and it is done after seven days
problem-member-already = somebody has kept a name in this browser; sign out first
problem-name-length = a name that is kept has { $least } to { $most } letters; this one has { $count }
problem-name-letter = “{ $given }” cannot stand in a name that is kept; letters, figures, spaces, hyphens and apostrophes can
problem-name-form = a name that is kept needs a letter, and no long rows of signs
problem-name-scripts = a name that is kept is written in one alphabet
problem-name-taken = “{ $given }” is taken, or looks too much like a name that is
problem-words = these are not twelve words that belong together; look at the spelling and the order
problem-words-unknown = no name was kept by these words here
problem-key-unknown = this passkey is not known here, or its answer came too late; try once more
problem-key-known = this passkey stands for a name already
problem-last-key = this is the last thing that stands for your name; make another passkey or take twelve words first
problem-too-many-keys = { $most } passkeys are as many as a name can have

# Clocks

problem-clock-live-time = a live game has { $least } to { $most } minutes for each player, not { $given }
problem-clock-live-increment = a turn of a live game brings { $least } to { $most } seconds more, not { $given }
problem-clock-live-vacation = holidays are for games over days; in a live game there is the pause
problem-clock-days-time = a turn of a game over days has { $least } to { $most } days, not { $given }
problem-clock-days-increment = a game over days adds no seconds: each turn has all its days
problem-clock-days-vacation = a game over days gives each player { $least } to { $most } days of holiday, not { $given }
problem-no-clock = this table has no clock
problem-clock-not-live = a pause is for live games; in a game over days one takes a holiday
problem-clock-not-days = holidays are for games over days; in a live game one asks for a pause
problem-pause-minutes = a pause has { $least } to { $most } minutes, not { $given }
problem-pause-on = the game is paused already
problem-paused = the game is paused: nobody moves until all are back, or the pause is over
problem-pause-asked = { $seat } asks for a pause already; answer that first
problem-pause-declined = there is no pause for now; ask again after the next move
problem-no-pause-asked = nobody waits for your answer about a pause
problem-no-pause = the game is not paused
problem-no-holiday = you are not on holiday at this table
problem-holiday-days = { $most ->
    [0] you have no days of holiday left at this table
    [one] you have one day of holiday left at this table; { $given } cannot be taken
   *[other] you have { $most } days of holiday left at this table; { $given } cannot be taken
}
problem-holiday-late = your time for this move has run out; a holiday can begin after you have moved
problem-call-own = only somebody else who plays at this table can do that
problem-call-bot = at this table a bot plays on for whoever runs out of time; nobody loses by it
problem-call-wait = at this table everybody is waited for, as was chosen when it was opened
problem-call-early = { $seat } still has time and is not absent
problem-call-clock = this table has a clock: whoever has time left is waited for, and who is late can be called
problem-call-day = { $seat } was given a day more for this turn already
problem-clock-no-day = a day more is for games over days; in a live game one can wait

# Talk

problem-talk-off = there is no talk at this server’s tables: its host has turned it off
problem-talk-none = there is nobody to talk to at this table
problem-talk-phrases = you met here as guests: among guests the ready phrases go over, and words once everybody at the table has kept a name
problem-talk-what = say one thing: a phrase by its key, or a text
problem-talk-empty = there is nothing to read in this; write a word or two
problem-talk-long = one may say { $most } letters at once; this is { $count }
problem-talk-full = { $most } messages are as many as one table keeps; the game goes on without more
problem-talk-self = this is what you have said yourself
problem-talk-gone = this cannot be heard here any more
problem-talk-whom = say whom you do not want to hear: a seat, or something that was said

# Ratings and people

problem-rated-name = this game counts for the ratings: it needs a name that you have kept. Keep one (no e-mail, no password), or play without rating
problem-rated-once = you sit at this rated table already
problem-rated-alone = a rated game is between people, or against a bot of the ladder: take one seat yourself and leave the others open, or to such bots
problem-rated-short = a short game begins in the middle; it cannot count for the ratings
problem-rated-hints = a rated game is played without hints
problem-rated-bot = “{ $given }” does not stand on this game’s ladder; take one who does, or play without rating
problem-rated-seat = a rated game is played to its end by those who sat down; who has to stop can resign
problem-rated-takeback = against a bot nobody could say no, so a rated game has no take-back
problem-no-profile = nobody of this name shows a profile here
stamp-master = The Master beaten
stamp-master-how = Win against the Master or the Grandmaster, without hints.
stamp-comeback = Fifteen behind
stamp-comeback-how = Win after having been 15 points behind.
stamp-hair = By a hair
stamp-hair-how = Win by a single point.
stamp-clear = A long lead
stamp-clear-how = Win by 25 points or more.
stamp-crowd = First of four
stamp-crowd-how = Win at a table of four.
stamp-giant = The giant
stamp-giant-how = Win a rated game against somebody 200 points stronger.

# Tournaments

problem-no-cup = there is no such tournament; perhaps it was deleted
problem-cup-over = this tournament is over
problem-cup-begun = this tournament has begun already
problem-cup-late = nobody can come in any more: what remains is drawn; other tournaments are open
problem-cup-full = this tournament has all its { $most } players
problem-cup-few = it takes two to begin
problem-cup-not-now = there is nothing to be ready for now; the page says when the next round begins
problem-cup-not-in = you are not in this tournament; join it first
problem-cup-own = only whoever founded this tournament can do that
problem-cup-two = tournaments are played by two at a table, and this game knows no such table
problem-cup-title = a tournament needs a title, without signs that hide or turn letters
problem-cup-arena-live = an arena is live: it lasts minutes, not days
problem-cup-when = a tournament begins within a year from now
problem-cup-not-over = the records can be had when the tournament is over
problem-cup-founders = { $who ->
    [members] here whoever has kept a name may found tournaments; anybody may play in them
   *[nobody] here only the host founds tournaments; anybody may play in them
}
problem-cup-seat = in a tournament everybody keeps the own seat; whoever cannot go on withdraws on the tournament's page
problem-cup-again = several people did something at the same moment; try once more
problem-cup-pause = in a tournament nobody waits for a pause; there is one between rounds
problem-cup-many = you have founded { $most } tournaments that are not over; one of them has to end first

# Finding each other

problem-seek-gone = this seat is open no more: somebody was quicker, or it was withdrawn
problem-seek-own = this seat is your own; somebody else sits down at it
problem-seek-set = all have sat down: the table is set
problem-seek-many = you have { $most } seats open, which is as many as one may have; withdraw one first
problem-seek-chance = the lower chance comes first, such as 30 to 70
problem-seek-alone = an opponent is looked for where two or more play
problem-seek-self = you cannot challenge yourself
problem-challenge-closed = { $name } takes no challenges from you; open a seat for anybody instead
problem-challenge-two = a challenge is for two players; for more, open a seat or invite by a link
problem-no-person = { $given ->
    [none] there is nobody here by that name
   *[other] nobody here is called “{ $given }”
}
problem-friend-link = this link makes no friends any more; ask for a new one
problem-friend-self = you are your own friend already
problem-friends-many = { $most } are as many as one can have or ask
problem-mute-self = you cannot mute yourself
problem-muted-many = { $most } are as many as one can mute
problem-bots-many = { $most } bots are as many as one can bring; end one first

# The host's desk

problem-kept-out = whoever runs this server keeps you out { $days ->
    [0] { $hours ->
        [0] for good
        [one] for one more hour
       *[other] for { $hours } more hours
    }
   *[other] for { $days } more days
}. The reason: { $why }
problem-talk-silenced = whoever runs this server asks you to be silent { $days ->
    [0] { $hours ->
        [0] from now on
        [one] for one more hour
       *[other] for { $hours } more hours
    }
   *[other] for { $days } more days
}; you may go on playing. The reason: { $why }
problem-closed = whoever runs this server has ended this table. The reason: { $why }
