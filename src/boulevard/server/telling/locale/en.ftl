# Messages that reach people who are not looking

notice-turn-title = It is your turn
notice-turn = { $game }, with { $names }
notice-turn-many = It is your turn at { $count } tables
notice-short-title = Your time runs short
notice-short = { $game }, with { $names }: { $hours ->
    [0] less than an hour is left
    [1] one hour is left
   *[other] { $hours } hours are left
}
notice-short-many = Your time runs short at { $count } tables
notice-begun-title = The game begins
notice-begun = { $game }, with { $names }
notice-begun-many = { $count } games begin
notice-over-title = A game has ended
notice-over = { $game }, with { $names }: { $result ->
    [won] you have won
    [shared] you share the victory
   *[lost] you have not won
}
notice-over-many = { $count } games have ended
notice-challenge-title = A challenge
notice-challenge = { $name } asks you to { $game }
notice-challenge-many = { $count } challenges
notice-talk-title = Somebody wrote
notice-talk = { $name }, at { $game }
notice-talk-many = Somebody wrote at { $count } tables
notice-cup-title = Tournament
notice-cup = { $cup }: { $what ->
    [round] round { $round } begins
    [paired] round { $round }, with { $name }
    [soon] it begins in ten minutes
   *[over] it is over
}
notice-cup-many = { $count } messages from tournaments
notice-try-title = This is how it looks
notice-try = You will be told like this, and only of what you chose.
notice-several = { $count } things wait for you
notice-more = and { $count } more
notice-and = { $first } and { $last }

mail-open = Open it: { $link }
mail-off = No more mail of this kind, in one click: { $link }
mail-confirm-title = Shall Boulevard write to this address?
mail-confirm =
    Somebody gave this address at { $site } and would like to be told by mail when it is their turn.

    If that was you, open this link and confirm it:
    { $link }

    If not, do nothing: no other mail will come.

# Tables that are brought from elsewhere

problem-bring-content = a game with another content file cannot go on here
problem-bring-account = this is a game as one seat knew it, with “?” where something was hidden. Take the whole record: a page without a server gives it under “Take to a server”, a server once the game is over
problem-bring-empty = nothing has been played in this record yet: open a new table
problem-bring-long = this record has more than { $most } lines: it cannot become a table
problem-bring-outcome = the result at the end of this record is not what its moves come to
problem-bring-bot = the bot “{ $given }” does not play here
problem-bring-seat = “{ $given }” is no seat of a person in this record ({ $allowed })

problem-browser-full = there is no room left in this browser: nothing was changed. Delete tables that you do not need, keep a file of the others, or make room on the device
problem-browser-lost = this browser does not keep what it is to keep just now: nothing was changed. Load the page again
problem-kept-broken = this is no whole file of tables that a page without a server has kept: “{ $what }” cannot be
problem-kept-newer = this file was made by a newer Boulevard: load this page again with a network, so that it becomes newer too
