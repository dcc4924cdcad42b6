# Problems to solve: all of them, and one of them.
problems-document = Problems · Boulevard
problems-title = Problems
problems-lead = One position, one question, one best move. For Paris every answer is proven to the end; for the other games a deep search found it clearly best, again and again.
problems-row-label = Your row of days
problems-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
problems-longest = your longest: { $count }
problems-day-lit = { $day }, solved
problems-day-open = { $day }, today, open
problems-day-dark = { $day }, not solved
problems-solve = Solve it
problems-was-solved = Solved today
problems-was-shown = Look at it again
problems-another = One more, of any day
problems-all-done = You have done them all. Until tomorrow!
problems-sum = { $done } of { $count } solved
problems-of = { $done } of { $count }
problems-rating = Your rating: { $rating }.
problems-kept = Your row, your rating and what you solved are kept in this browser alone.
problem-document = Problem { $number } · { $game } · Boulevard
problem-day = Problem of the day
problem-any = A problem of any day
problem-nth = Nº { $number }
problem-level = Difficulty: { $level } of 3
problem-leave = All problems
problem-goal-win = { $seat } to play and win
problem-goal-share = { $seat } to play and not to lose
problem-goal-points = { $seat } to play: the most points
problem-goal-best = { $seat } to play: the best move
problem-asks-win = { $moves } moves are allowed. With one of them you win, whatever is answered; with no other.
problem-asks-share = { $moves } moves are allowed. With one of them you share the victory; with all others you lose.
problem-asks-points = { $moves } moves are allowed. By the end, one of them is worth { $gap } points more to you than any other.
problem-asks-best = { $moves } moves are allowed. With one of them your chance to win is clearly the best: { $gap } in a hundred more than with any other.
problem-several = { $count } moves of yours are to be found, one after the other.
problem-more = Yes. And now? ({ $at } of { $count } found)
problem-hint = A hint
problem-hint-more = Another hint
problem-show = Show the answer
problem-again = Try again
problem-wrong = Not this one.
problem-not = Not this one
problem-near = Good, but not the best
problem-weighing = Let us see what comes of it …
problem-free = You may try as often as you like. What you find lights the lamp.
problem-first = Solved at the first try
problem-solved = Solved
problem-shown = The answer
problem-over = The problem is over
problem-all = All problems
problem-study = Study it
problem-next = Next problem
problem-row = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
problem-rating = Your rating: { $rating }
problem-teaches = What it teaches:
problem-end = at the end, with best answers
problem-outlook = what may be expected
problem-chance = chance
problem-exact = exact
problem-about = about
problem-exact-words = Every answer was played out.
problem-about-words = Three searches of { $count } imagined games each agree.
