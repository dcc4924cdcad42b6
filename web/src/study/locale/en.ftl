# A finished game looked through, and learning from it.
study-look = Look this game through
study-look-words = What each move cost, what was luck, and where the game turned. It is worked out while the server is free, and then stays with the table.
study-on = Go on
study-anew = Look again
study-stop = Stop
study-waits = This game waits for its turn.
study-progress = { $done } of { $all } moves looked at
study-stopped = Stopped: { $done } of { $all } moves were looked at.
study-older = The program looks deeper by now; the game can be looked through again.
study-newest = Played by version { $rules } of the rules, and judged by it; the newest is { $newest }.
study-title = The whole game
study-exact = exact
study-about = about
study-exact-words = every game from here was played out
study-about-words = { $games } games imagined, from what { $who ->
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
study-loses = loses by { $points }
study-level = level
study-ahead = ahead by { $points }
study-behind = behind by { $points }
study-percent = { $chance } %
study-better-exact = It { $after }; the best move { $before }.
study-nothing = Nothing finer was found.
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
study-decided-gain = What decided it: at move { $number } { $name } came from { $before } % to { $after } %.
study-decided-luck = What decided it was luck: before move { $number } { $name } went from { $before } % to { $after } %.
study-decided-end = What decided it was luck at the very end: { $name } went from { $before } % to { $after } %.
study-decided-none = No single move and no draw decided it.
study-mover = whoever moves
study-learn = Learn from your mistakes
study-find = Find a better move

# Find a better move
find-title = Your turn again, at move { $number }
find-task = This was your move: { $move } It cost { $points ->
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
find-looking = Your game is being looked through: { $done } of { $all } moves.
find-leave = Back to the game
