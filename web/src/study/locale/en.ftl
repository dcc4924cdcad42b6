# A finished game looked through, and learning from it.
study-look = Look this game through
study-look-words = What each move cost, what was luck, and where the game turned. It is worked out while the server is free, and then stays here.
study-on = Go on
study-anew = Look again
study-stop = Stop
study-waits = This game waits for its turn.
study-progress = { $done } of { $all } choices looked at
study-stopped = Stopped: { $done } of { $all } choices were looked at.
study-older = The program looks deeper by now; the game can be looked through again.
study-newest = Played by version { $rules } of the rules, and judged by it; the newest is { $newest }.
study-weigh = What is this move worth?
study-weighing = Looking at this move …
study-title = The whole game
study-exact = exact
study-about = about
study-exact-words = every game from here was played out
study-about-words = { $games } ways on imagined and more, from what { $who ->
    [you] you
   *[other] { $name }
} could know
study-finest = finest
study-fine = fine
study-costly = costly: −{ $points ->
    [one] 1 point
   *[other] { $points } points
}
study-costly-chance = costly: −{ $chance } %
study-only = the only move
study-unlooked = not looked at yet
study-best = Best moves here
study-played = played
study-wins = wins by { $points }
study-evens = ends level
study-loses = loses by { $points }
study-level = level
study-ahead = ahead by { $points }
study-behind = behind by { $points }
study-percent = { $chance } %
study-better-exact = It { $after }; the best move { $before }.
study-nothing = Nothing finer was found.
study-took = Took { $time }.
study-took-waited = Took { $time }, and waited { $waited } besides.
study-nothing-else = As fine as the first of the list: the difference is too small to count.
study-end = The end of the game
study-after = after this move: { $name } { $chance } %
study-value = { $move } { $name } { $chance } %.{ $graded } { $turn ->
    [none] { "" }
   *[other] Turning point { $turn }.
}
study-all = All
study-turns = Turning points
study-no-turns = Nothing stands out: the game went its way move by move.
study-turn = Turning point { $number }
study-accuracy = Accuracy
study-accuracy-words = The share of a player’s choices that cost nothing worth a word: fewer than 3 points and less than a tenth of the chance. A small slip counts by half, a large one wholly. Moves without a choice do not count.
study-luck = Luck
study-luck-words = What was drawn or shown between two decisions, in hundredths of a win. Among more than two, what the others did counts with it.
study-doubt = Estimates that should be the same differ by { $doubt } % on average.
study-choices = Choices
study-decided-move = What decided it: at move { $number } { $name } had { $before } %, and { $after } % after it.
study-decided-exact = What decided it: at move { $number } { $name } plays one that { $after }; the best one { $before }.
study-decided-gain = What decided it: at move { $number } { $name } came from { $before } % to { $after } %.
study-decided-luck = What decided it was luck: before move { $number } { $name } went from { $before } % to { $after } %.
study-decided-end = What decided it was luck at the very end: { $name } went from { $before } % to { $after } %.
study-decided-none = No single move and no draw decided it.
study-decided-small = No single move and no draw decided it: many small differences did, which together brought { $name } { $small } hundredths of a win.
study-mover = whoever moves
study-learn = Learn from your mistakes
study-find = Find a better move

# Find a better move
find-title = Your turn again, at move { $number }
find-task = What you played then. { $move } It cost { $points ->
    [0] { $chance } % of your chances
    [one] 1 point
   *[other] { $points } points
}. There is something better: take your time, and play it on the board.
find-count = { $at } of your { $count } costliest moves
find-hint = A hint
find-show = Show it
find-skip = Skip
find-next = Next
find-again = Try again
find-thinking = Looking at your move …
find-found = Found: nothing is finer.
find-better = Better, by { $points ->
    [0] { $chance } %
    [one] 1 point
   *[other] { $points } points
}. There is still something finer.
find-same = Not yet: that is worth about as much as what you played.
find-less = Not yet: that costs more than what you played.
find-shown = This is the best move that was found. It lies on the board.
find-done = That was all. Every one of them is worth remembering.
find-none = There is nothing to mend here: none of your moves cost anything worth a word.
find-looking = Your game is being looked through: { $done } of { $all } choices.
find-left = { $minutes ->
    [0] Less than a minute to go.
    [one] About a minute to go.
   *[other] About { $minutes } minutes to go.
} Nothing is lost if you leave: it goes on without you.
find-meanwhile = Look at the game meanwhile
find-leave = Back to the game

# A study: played on from any moment, alone or together
study-name = Study
study-document = { $title } · Boulevard
study-intro = Play on from any moment of a game, in branches, with words and arrows; alone or with others who have a link.
study-lead = Lead
study-own = Your studies
study-own-none = None yet. A finished game becomes one when you play on from one of its moments.
study-may-own = yours
study-may-write = you may write
study-may-look = you may look
study-of-record = From a record
study-of-record-words = The text of a game, or of a study that was kept as a file: to be looked through, and played on.
study-paste = Paste it here, or open a file
study-file = Open a file
study-begin = Study it
study-left-out = { $count ->
    [one] One line of a branch was
   *[other] { $count } lines of branches were
} left out: the rules do not allow it there.
study-go-on = Go on to the study
study-of-nothing = From an empty table
study-of-nothing-words = Lay the game out, and play every seat yourself.
study-pads = Score sheets
study-pads-words = A table that was scored by hand can be looked at and counted, not played on: its moves are not known.
study-pads-new = Score a table
study-game = Game
study-players = Players
study-count = { $count ->
    [one] alone
   *[other] { $count } players
}
study-lay = Lay it out
study-none = There is no such study
study-others = Your studies
study-steps = Steps
study-first = To the beginning
study-back = Back
study-next = On
study-last = To the end of this line
study-at = { $at } of { $count }
study-range = Move of the game
study-eyes = Seen with whose eyes
study-open = open
study-tree = Moves
study-tab-told = This moment
study-tab-moves = Moves
study-empty = Nothing was said yet. Draw by lot or play, and a line begins.
study-set-up = Set-up
study-begins = Before the first move
study-branch = A try by { $name }
study-somebody = a guest
study-folded = { $count ->
    [one] one more move
   *[other] { $count } more moves
}
study-dear = costly
study-play = Play from here
study-play-words = a move begins a branch
study-by-hand = Play by hand
study-bot = Which bot answers
study-bot-plays = A bot answers
study-thinking = It thinks …
study-draws = Chance is drawn by lot after a move
study-chance-due = Chance decides here.
study-draw = Draw by lot
study-choose = Choose what comes
study-take = Take it
study-ended = The game is over here. Go back to play on from an earlier moment.
study-marks = Marks on the board
study-circle = Circle
study-arrow = Arrow
study-circle-words = Choose a place; again takes it away.
study-arrow-words = From where, then to where.
study-broken = Not all of the record could be taken over; what is before that is here.
study-unnamed = A branch without a name
study-new-branch = A move begins a branch
study-rename = Name it
study-branch-name = Name of the branch
study-keep = Keep
study-lift = To the front
study-remove = Delete
study-remove-from = Delete from this move on
study-title-label = Name of this study
study-called = It has this name now.
study-to-game = Back to where it began
study-chosen = { $name }: { $verb }.
study-best-instead = Best moves in its place
study-best-name = Best: { $move }
study-comment = Comment on move { $number }
study-say = Keep the comment
study-unsent = { $count ->
    [one] One change waits
   *[other] { $count } changes wait
} for the connection; nothing is lost.
study-lost = Connection lost
study-here = { $count ->
    [one] You alone
   *[other] { $count } are here
}
study-leads = { $name } leads
study-you-lead = You lead
study-follow = You look alone: follow again
study-following = You follow
study-lead-no-more = Lead no more
study-leave = To the tree
study-share = Share
study-close = Close
study-link-look = A link to look
study-link-look-words = Whoever has it sees everything here and can follow you.
study-link-write = A link to write
study-link-write-words = Whoever has it may also play branches, comment and mark.
study-make-look = New link to look
study-make-write = New link to write
study-withdraw-look = Withdraw all of these
study-withdraw-write = Withdraw all of those
study-withdrawn-look = No link to look opens this study any more, nor does any browser that came by one.
study-withdrawn-write = No link to write opens this study any more, nor does any browser that came by one.
study-not-owner = Only whoever founded this study can make links to it.
study-export = Keep
study-export-branches = File with branches
study-export-record = Record of this line
study-copy = A copy of my own
study-nameless = Leave out names, of those who played and of those who wrote
study-delete = Delete this study
study-delete-sure = Delete it for everybody, for ever
study-from-here = Play from here
