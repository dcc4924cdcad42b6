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
