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
clock-none = no clock
clock-paused = paused
clock-holiday = on holiday
clock-here = here
clock-away = away
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

pause = Pause
pause-words = If the others agree, all clocks stand for so long. The game goes on earlier when everybody is back.
pause-minutes = Minutes
pause-ask = Ask for a pause
pause-asked = { $name } asks for a pause of { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
pause-yes = Agree
pause-no = Play on
pause-waits = A pause was asked for; waiting for { $name }.
pause-withdraw = Never mind
pause-on = Pause: { $time }
pause-end = I am back
pause-back = Waiting for the others

holiday = Holiday
holiday-words = { $days ->
    [one] One day is left at this table.
   *[other] { $days } days are left at this table.
} Your clock stands from now on, in whole days; days that you do not use are kept.
holiday-days = Days
holiday-go = Stop my clock
holiday-on = Holiday: { $time }
holiday-end = I am back

late-label = Time has run out
late-time = { $name } has run out of time
late-absence = { $name } is not there
late-claim-words = { $count ->
    [2] You may wait, let the Apprentice play on (who comes back takes the seat again), or end the game: you win, and the record says how.
   *[other] You may wait, let the Apprentice play on (who comes back takes the seat again), or declare the seat lost: a bot then plays it to the end.
}
late-bot-words = You may wait, or let the Apprentice play on; who comes back takes the seat again.
late-wait-words = At this table everybody is waited for.
late-wait = Wait
late-bot = Let a bot play on
late-claim = { $count ->
    [2] Claim the victory
   *[other] Declare it lost
}

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
