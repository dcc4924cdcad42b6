# Settings, and the question whether this device shall tell

settings-document = { $part } · Settings · Boulevard
settings-title = Settings
settings-place-notices = Notifications
settings-place-privacy = Privacy
settings-kept = What is kept
settings-kept-words = Your name, the public half of your keys, your games, what was said at tables as long as they are kept, and these settings. No trackers, nothing sold.
settings-kept-guest = What you chose is kept in this browser, your tables with it. No trackers, nothing sold.
settings-leaving = Leaving
settings-place-name = Name and keys
settings-place-look = Look and sound
settings-place-offline = Without a network

settings-what = What we tell you, and where
settings-quiet-lead = Quiet by default: what waits for you, and nothing to lure you back.
settings-when = When
settings-here = This device
settings-mail = E‑mail
settings-not-needed = not needed
settings-switch = { $what }: { $where }

settings-kind-turn = It is your turn
settings-kind-turn-when = or a game begins; only while you are not looking
settings-kind-short = Your time runs short
settings-kind-short-when = 6 hours before, and one hour before
settings-kind-over = A game has ended
settings-kind-over-when = with the result
settings-kind-challenge = A challenge
settings-kind-challenge-when = somebody asks you to a game
settings-kind-talk = Somebody wrote
settings-kind-talk-when = at your tables; never from muted people
settings-kind-cup = Tournament
settings-kind-cup-when = round begins, pairing, ten minutes before

settings-told = may tell you
settings-waits = waits for the link in the first mail
settings-try = Try it
settings-try-of = Try it: { $what }
settings-again = Write again
settings-end = Switch off
settings-end-of = Switch off: { $what }
settings-tried = On its way. If nothing comes, look whether the system lets the browser tell you.
settings-ring-words = This browser can tell you when it is your turn, even while Boulevard is closed.
settings-cannot-open = Browsers take messages over https alone, and this address begins with http. Everything else works; mail and services of the web below do too.
settings-cannot-home = On this device it works from the home screen: in the browser, “Share”, then “Add to Home Screen”; open Boulevard there.
settings-cannot-never = This browser takes no messages.
settings-cannot-denied = This browser was told to let Boulevard show nothing. In its settings for this site, under notifications, that can be changed.

settings-together = Several at once
settings-together-words = Fewer interruptions: what comes within 10 minutes is told together.
settings-names = Who and which game
settings-names-words = Also on the locked screen; without it only that it is your turn.
settings-quiet = Quiet hours
settings-quiet-from = Quiet from
settings-quiet-to = Quiet until
settings-quiet-until = until { $a }
settings-quiet-call = we may call
settings-quiet-none = Messages may come at any hour.
settings-quiet-told = Nothing comes between { $a } and { $b }; what is still true then comes afterwards.
settings-holiday = Also on holiday
settings-holiday-words = While your clocks stand, nothing is sent.

settings-mail-none = You gave no address, and nothing here asks for one.
settings-mail-give = Give an address…
settings-mail-field = Your address
settings-mail-again = Another mail is on its way.
settings-no-mail = This server sends no mail.
settings-mail-on = { $where } will be told.
settings-mail-off = No more mail goes to { $where }.
settings-confirm = May we write to this address?
settings-confirm-words = It was given here by somebody who wants to be told when it is their turn.
settings-confirm-yes = Yes, write to me
settings-give = Take it
settings-stop = Cancel
settings-well = OK

settings-web = Another service
settings-web-words = An address that takes messages: ntfy, Discord, Matrix, or a program of your own.
settings-web-give = Give an address…
settings-web-field = Its address, beginning with https://
settings-web-shape = What it takes
settings-shape-json = JSON
settings-shape-ntfy = ntfy
settings-shape-discord = Discord
settings-shape-matrix = Matrix

settings-look = Look and sound
settings-language-en = English
settings-language-fr = Français

notify-until = { $name } has until { $when }
notify-move = Shall this device tell you when { $name } has moved?
notify-sit = Shall this device tell you when somebody sits down?
notify-sit-also = And when it is your turn. That is all.
notify-yes = Yes, tell me
notify-no = Not now
notify-fine = Only what waits for you: it is your turn, your time runs short, the game has ended. Nothing between 22:00 and 8:00. No e-mail. Change it in Settings.
notify-fine-sit = Nothing between 22:00 and 8:00. No e-mail, no account. Said “not now” twice, and nobody asks again.
notify-done-yes = Good. You may close this page.
notify-done-refused = This browser will tell you nothing. Settings has the switch, should you want it after all.
notify-done-trouble = The browser could not be reached for messages just now. Settings has the switch.
