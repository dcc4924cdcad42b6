# Home for whoever comes back, and the ways from every screen.

home-due = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
home-due-more = and { $count } more
home-fold = { $count } tables wait for others
home-has = { $name } has { $time }
home-holiday = on holiday, until { $day }
home-live = live now · { $time }
home-foot = { $count ->
    [one] One table
   *[other] { $count } tables
}, the next deadline { $today ->
    [true] today at { $when }
   *[false] on { $when }
}.
home-keep = Keep the name { $name }? Then your tables and a rating follow you to every device.
home-keep-yes = Keep it
home-keep-no = Not now
home-tables = Your tables
home-your-turn = Your turn
home-time = { $status } · { $time } left
home-plays = { $name } to play
home-waiting = Seats open
home-over = Over
home-abandoned = Abandoned
home-here = on this device
home-now = just now
home-result-won = Won { $scores }
home-result-lost = Lost { $scores }
home-result-shared = Shared { $scores }
home-result-over = { $scores }
home-review = Review
home-review-of = Review: { $game }
frame-places = Pages
place-tables = Tables
place-club = Club
place-learn = Learn
place-me = Me
place-me-named = { $name }: my page
place-find = Search people and tables
