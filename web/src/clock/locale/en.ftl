# Clocks

clock-label = Clocks
clock-live = Live · { $minutes } min + { $seconds } s a turn
clock-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-brings = +{ $seconds } s a turn
clock-each = for each turn
clock-until = until { $when }
clock-paused = paused
clock-holiday = on holiday
clock-here = here
clock-away = away
clock-away-for = away { $time }
clock-lost = The connection is lost; the clock goes on.
clock-holiday-until = { $name } is on holiday until { $when }.
clock-left = { $name } has { $time } left
clock-left-you = You have { $time } left
clock-told = { $name } has { $seconds ->
    [60] one minute
   *[other] { $seconds } seconds
} left
clock-told-you = You have { $seconds ->
    [60] one minute
   *[other] { $seconds } seconds
} left
clock-well = Very well

yours = Your time
yours-less = Less
yours-more = More
yours-until = For this turn you have until { $when }.
yours-cup = In a tournament there is no pause but between rounds.

pause = A pause
pause-words = If the others agree, all clocks stand for so long and nobody moves. The game goes on earlier when everybody is back.
pause-length = { $minutes } min
pause-ask = Ask for a pause
pause-asked = { $name } asks for a pause of { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
pause-yes = Agree
pause-no = Play on
pause-means = All clocks would stand for so long, and nobody moves until everybody is back.
pause-answer = Answer
pause-declined = There is no pause for now: somebody would rather play on.
pause-waits = A pause was asked for; waiting for { $name }.
pause-withdraw = Never mind
pause-on = Pause: { $time }
pause-rests = Nobody moves until all are back.
pause-end = I am back
pause-back = You are back; waiting for { $name }.

holiday = Take a holiday
holiday-words = { $days ->
    [one] One day is left at this table.
   *[other] { $days } days are left at this table.
} Your clock stands from now on, in whole days; days that you do not use are kept.
holiday-none = No day of holiday is left at this table.
holiday-length = { $days ->
    [one] 1 day
   *[other] { $days } days
}
holiday-go = Stop my clock
holiday-longer = Longer
holiday-everywhere = { $count ->
    [one] At my other table over days, too
   *[other] At my { $count } other tables over days, too
}
holiday-not = { $count ->
    [one] At one of your other tables no holiday began: that many days are not left there, or your time had run out.
   *[other] At { $count } of your other tables no holiday began: that many days are not left there, or your time had run out.
}
holiday-until = You are on holiday until { $when }.
holiday-ends = Your clock stands. Whole days that are left are kept when you come back earlier; you may move at any time.
holiday-end = I am back

late-label = { $name } is late
late-time = { $name } has run out of time
late-absence = { $name } has been away for { $time }
late-own = Your time has run out. A move still counts, as long as nobody has claimed the game.
late-back = { $name } is back
late-ways = What can be done
late-absence-words = The clock goes on: { $time } are left. You need not wait for it.
late-time-words = You need not wait for a move.
late-days-words = You need not wait any longer.
late-way-wait = Wait for { $name }
late-way-wait-words = The seat is kept. You are told as soon as { $name } is back.
late-way-day = Give { $name } a day more
late-way-day-words = Once a turn; then it is seen again.
late-way-bot = Let a bot play on for { $name }
late-way-bot-words = { $rated ->
    [true] The Apprentice takes the seat, and { $name } may come back. For ratings { $name } has lost; you go on for pleasure.
   *[false] The Apprentice takes the seat, and { $name } may come back.
}
late-way-claim = { $people ->
    [2] End it: you win
   *[other] Say that { $name } has lost
}
late-way-claim-words = { $people ->
    [2] It counts, and the record says how it ended.
   *[other] A bot plays the seat to the end, and { $name } cannot come back.
}
late-voices-none = { $needed } of you must say so.
late-voices = { $count } of { $needed } who must say so: { $names }.
late-do-wait = Wait
late-do-day = Give a day more
late-do-bot = Seat the Apprentice
late-do-claim = { $people ->
    [2] Claim the victory
   *[other] Say that it is lost
}
late-ask = Say: “Are you there?”

new-clock = Clock
new-clock-none = None
new-clock-own = Own numbers
new-clock-live = Live
new-clock-days = Over days
new-clock-minutes = Minutes each
new-clock-seconds = Seconds more a turn
new-clock-each = Days a turn
new-clock-vacation = Days of holiday
new-clock-none-words = Everybody takes the time they need.
new-clock-live-words = For those who sit down together. Bots have no clock.
new-clock-days-words = For those who look in now and then. Each turn has its days; a holiday stops one’s own clock.
new-late = Who runs out of time
new-late-claim = May lose
new-late-bot = A bot plays on
new-late-wait = Is waited for
new-late-claim-words = The others may claim the victory, let a bot play on, or wait. In a live game that goes for who is away for two minutes, too.
new-late-bot-words = The others may let a bot play on; who comes back takes the seat again. In a live game that goes for who is away for two minutes, too.
new-late-wait-words = The clock only shows the time.
