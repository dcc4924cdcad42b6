# The end of a game: result, score sheet in parts, review.


result-nobody = Nobody has won
result-why = The game is over: { $reason }. { $scores }.
result-time = On time. { $scores }.
result-absence = By absence. { $scores }.
result-resigned = By resignation. { $scores }.
result-abandoned = Nobody has moved for a long time. What was played is kept.
result-closed = The host has ended this table.
result-rematch = Rematch
result-rematch-there = Join the rematch
result-review = Review
result-learn = Learn from your mistakes
result-sheet = The score sheet
result-record = Download the record
result-picture = Keep a picture
result-share = Share a picture
result-picture-not = The picture could not be made in this browser.
result-fair = Were the draws fair?
result-fair-words = Every draw follows from the table’s seed. Its fingerprint was shown before the first draw; now the seed itself is public, so anybody can check that nothing was changed in between. Download the record and type:
result-hash = Fingerprint, shown from the start
result-seed = Seed
result-check = To check every draw
result-copy = Copy the command
result-copied = Copied

finale-title = Final scoring
finale-skip = Skip
finale-again = Show the scoring again

review-title = Review of the game
review-steps = Steps
review-first = To the start
review-back = One move back
review-play = Play
review-pause = Pause
review-next = One move on
review-last = To the end
review-range = Move
review-at = { $at } of { $count }
review-value = Move { $at } of { $count }. { $said }
review-eyes = Seen by
review-spectator = a spectator
review-speed = Speed
review-times = × { NUMBER($speed) }
review-link = Copy link
review-lines = All moves
review-moment = This moment
review-leave = Leave the review
