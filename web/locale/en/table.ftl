# The table's frame: prompt, sheet, log, curtain, menu, connection.

prompt-label = Whose turn it is
prompt-turn = Your turn
prompt-thinking = { $name } is thinking
prompt-queued = { $name } will think soon: others are before you
prompt-waiting = { $name } is to play
prompt-hot = { $name }’s turn
prompt-waiting-table = One moment
prompt-watching = You are watching. A seat comes here by “Continue on another device” in its menu.
prompt-won = You have won
prompt-winner = { $name } has won
prompt-shared = The victory is shared by { $name }
prompt-shared-you = You share the victory with { $name }
prompt-abandoned = This table was abandoned
prompt-closed = The host has ended this table: { $why }
prompt-over = { $how ->
    [time] By time: { $score }.
    [absence] By absence: { $score }.
    [resigned] By resignation: { $score }.
   *[other] The game is over: { $score }.
}
name-you = You
prompt-score = { $name } { $score }
prompt-rule = Rule { $number }
rule-neighbours = Neighbouring rules
rule-before = Rule { $number }, the one before
rule-next = Rule { $number }, the next
rule-all = All rules
prompt-replay = Since your last turn: { $at } of { $count }
prompt-replay-stop = Back to now
prompt-told =
    { $count ->
        [1] { $name }
       *[other] { $name }: step { $at } of { $count }
    }
prompt-told-stop = Skip to the end
prompt-told-next = Next

action-undo = Undo
action-takeback = Ask to undo
action-cancel = Cancel
action-confirm = Confirm
action-confirm-what = Confirm { $what }

sheet-now = If it ended now
sheet-line = Line of the score sheet
sheet-after = after the move

log-title = What happened
log-since = Since my turn
log-stop = Stop

curtain-label = Curtain
curtain-title = { $name }, it is your turn
curtain-words = The curtain is drawn so that nobody sees what the other keeps hidden. Hand the device over, then open the curtain.
curtain-sit = I am { $name }: open
curtain-back = Back to { $name }, to look or undo
curtain-look = I am { $name }: only look
curtain-wait = The others are playing

hint-ask = Hint
hint-title = Hint
hint-thinking = Thinking for a moment…
hint-where = Where?
hint-what = Which move?
hint-same = It is the move that you have prepared.
hint-held = Right away it counts { $gain }, and the move that you had prepared { $own }.{ $later ->
    [later] {" "}It is better later on.
   *[none] {""}
}
hint-also = Nearly as good
hint-why = Why?
hint-prepare = Prepare it
hint-play = Play it

teach-label = Teacher
teach-off = none
teach-patient = patient
teach-strict = strict
teach-looks = The teacher looks at your move…
teach-title = Look at it again?
teach-lines = By the end, compared with a better move:
teach-better = A better move
teach-again = Think again
teach-show = Show me
teach-anyway = Play it anyway
teach-mine = Play mine anyway

problem-seat-gone = you no longer hold this seat; whoever opened the table can give you a new link
guide-title = For the first time
guide-rules = Rules
guide-ok = Understood
guide-no-more = Explain no more

menu-title = Menu
menu-close = Close
menu-theme = Theme
menu-theme-auto = like the system
menu-theme-light = day
menu-theme-dark = night
menu-pace = Moves of the others
menu-pace-once = all at once
menu-pace-normal = one by one
menu-pace-step = one by one, on “Next”
menu-confirm = Confirm each move
menu-confirm-hint = What only leads to another choice of yours, or only brings you something, is played without asking; you can always undo it.
menu-guide = Explain new things when they come up
menu-sound = Sounds
menu-volume = What happens
menu-room = A quiet room
menu-hints-on = Hints are allowed at this table.
menu-hints-off = There are no hints at this table.
menu-brought = Begun elsewhere and brought here: whoever brought it may know what is hidden, and it counts for nothing.
menu-watch = Link to watch
menu-keys = Keys
menu-key-confirm = play the move that is prepared
menu-key-cancel = put it back
menu-key-undo = undo
menu-key-hint = a hint, where hints are allowed
menu-key-plan = plan while the others think
menu-key-next = the next act, where each waits for it
menu-key-text = board or text table
menu-key-large = enlarge the card that has the focus
menu-key-move = from place to place on the board
menu-key-talk = talk, where there is somebody to talk to
menu-key-phrase = say one of the phrases at hand
menu-key-mute = mute the others, or hear them again
menu-key-keys = these keys
menu-link = Continue on another device
menu-link-words = Open this link on the other device. Keep it to yourself: whoever has it plays your seat.
menu-copy = Copy the link
menu-copied = Copied
menu-absent = { $name } is away: let { $bot } play the seat
menu-resign = Resign
menu-resign-sure = Resign this game? The others win; this cannot be undone.
menu-resign-yes = Resign
menu-resign-no = Play on
menu-leave = Give my seat away
menu-away = Send { $name } away
menu-away-sure = Send { $name } away? The seat is open again, and the invite links that were given out no longer work.
menu-away-yes = Send away
menu-away-no = Change nothing
menu-away-link = New link to sit down
menu-uninvite = Withdraw the invite links
menu-uninvited = The invite links no longer work.
menu-about = About Boulevard

takeback-label = Undo
takeback-asked = { $name } asks to undo the last move.
takeback-yes = Agree
takeback-no = Decline
takeback-waiting = Waiting for { $name } to agree to the undo…

prompt-lent = { $name } plays for you.
prompt-lent-back = Take the seat again
banner-lost = The connection is lost and is being restored. No move is lost.
banner-lost-sending = The connection is lost; your move is sent as soon as it is back, and counts only once.
banner-retry = Try now

table-coming = The table is getting ready…
table-away = The server does not answer. Trying again…
table-none = There is no such table
table-refused = This table cannot be opened
table-home = To the games
table-well = OK

room-title = The table is ready
room-words = The game begins as soon as every seat is taken.
room-you = you, { $name }
room-waited = still open

problem-away = the server cannot be reached; check your connection

# a move that is forced, and what is planned while another one thinks
forced-title = Nothing to decide
forced-words = Only this is left: { $what }.
forced-soon = It is done by itself in a moment.
forced-wait = Wait
forced-now = Now
plan-title = Plan ahead: { $name } plays
plan-keep = Keep as plan
plan-kept = Your plan waits here for your turn.
plan-ready = Your plan lies ready: confirm it, or change it.
plan-lost = Your plan is not possible any more.
plan-unknown = It is { $name }’s turn. What you can do next depends on it.
turned = { $name }’s turn
turned-back = Back to { $name }

# Talk

talk-tool = Talk
talk-tool-muted = Talk, muted
talk-tool-unread = Talk: { $count ->
    [one] one message not read
   *[other] { $count } messages not read
}
