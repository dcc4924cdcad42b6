# The text table: moves word by word, the table in words.

text-turn = Whose turn it is
text-rule = Rule { $number }
text-undo = Undo my last move
text-move = Your move
text-chosen = So far: { $says }
text-count = { $count ->
    [one] One choice follows.
   *[other] { $count } choices follow.
}
text-choices = Choices
text-several = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
text-score = score
text-field = Narrow the list, or type a move
text-go = Go
text-found = { $count ->
    [0] None of the { $all } choices.
    [one] One of { $all } choices.
   *[other] { $count } of { $all } choices.
}
text-would = You would play: { $says }
text-notation = In the notation:
text-change = { $name }: { $before } → { $after } ({ $gain }){ $parts ->
    [none] {""}
   *[other] : { $parts }
}
text-no-change = The scores stay as they are.
text-confirm = Confirm
text-back = Back
text-table = The table in words
text-failed = The server did not answer.
text-again = Ask again
text-log = What happened
text-since = Since your last turn
text-nothing = Nothing yet.
text-all = { $count ->
    [one] The whole game: one line
   *[other] The whole game: { $count } lines
}
text-keys = Keys
text-key-digits = 1 … 9
text-key-digits-does = choose from the list
text-key-back = Backspace
text-key-back-does = go back by one choice
text-key-tab = Tab, Enter
text-key-tab-does = walk through everything, and choose
text-key-undo = U
text-key-undo-does = undo my last move, where that is allowed
text-key-hint = H
text-key-hint-does = ask for a hint, and for more of it
text-key-switch = T
text-key-switch-does = to the drawn table, and back to this one
