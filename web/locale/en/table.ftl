# The table's frame: prompt, sheet, log, curtain, menu, connection.

prompt-label = Whose turn it is
prompt-turn = Your turn
prompt-thinking = { $name } is thinking
prompt-waiting = { $name } is to play
prompt-hot = { $name } is next
prompt-waiting-table = One moment
prompt-watching = You are watching. Whoever sits here plays in the browser in which the seat was taken; “Take my seat to another device” in its menu gives a link for this one.
prompt-won = You have won
prompt-winner = { $name } has won
prompt-shared = A shared victory: { $name }
prompt-abandoned = This table was abandoned
prompt-over = { $how ->
    [resigned] By resignation, { $score }.
   *[other] The game is over: { $score }.
}
prompt-score = { $score } for { $name }
prompt-rule = Rule { $number }
prompt-replay = Since your last turn: { $at } of { $count }
prompt-replay-stop = Back to now
prompt-told = { $name }: { $at } of { $count }
prompt-told-stop = Go on

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
hint-title = Worth a thought
hint-thinking = Thinking for a moment…
hint-prepare = Prepare it
hint-play = Play it

menu-title = Menu
menu-close = Close
menu-theme = Theme
menu-theme-auto = as the system
menu-theme-light = day
menu-theme-dark = night
menu-confirm = Ask before a move is played
menu-sound = Soft sounds
menu-hints-on = Hints are allowed at this table.
menu-hints-off = There are no hints at this table.
menu-link = Take my seat to another device
menu-link-words = Open this link on the other device. Keep it to yourself: whoever has it plays your seat.
menu-copy = Copy the link
menu-copied = Copied
menu-absent = { $name } is away: let { $bot } play the seat
menu-resign = Resign
menu-resign-sure = Resign this game? The others win; this cannot be undone.
menu-resign-yes = Resign
menu-resign-no = Play on
menu-leave = Give my seat away
menu-about = About Boulevard

takeback-label = Undo
takeback-asked = { $name } asks to undo the last move.
takeback-yes = Agree
takeback-no = Decline
takeback-waiting = Waiting for { $name } to agree to the undo…

banner-lost = The connection is lost and is being restored. No move is lost.
banner-lost-sending = The connection is lost; your move is sent as soon as it is back, and counts only once.
banner-retry = Try now

table-coming = The table is being laid…
table-away = The server does not answer. Trying again…
table-none = There is no such table
table-refused = This table cannot be opened
table-home = To the games
table-well = All right

room-title = The table is set
room-words = The game begins as soon as everybody sits.
room-you = you, { $name }
room-waited = still open

problem-away = the server cannot be reached; is your connection up?
