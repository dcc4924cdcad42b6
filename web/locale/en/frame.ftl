# What every screen has.

frame-home = Boulevard, home
frame-site = Site
frame-rules = Rules
frame-study = Study
frame-text = Text table
frame-board = Drawn table
frame-language = Language: English. Passer au français
frame-sound-on = Sound on
frame-sound-off = Sound off

crash-title = Something in this page went wrong.
crash-stale = A part of this page could not be fetched: the server is away, or newer than the page.
crash-safe = The table is safe: everything that was played is kept on the server.
crash-reload = Load the page again
crash-again = Try again

bot-random = Random
bot-flaneur = Flâneur
bot-ami = Friend
bot-apprenti = Apprentice
bot-maitre = Master
bot-grand-maitre = Grandmaster
bot-fleuriste = Florist
bot-cocher = Coachman
bot-modiste = Milliner
bot-facteur = Postman
bot-croupier = Croupier
bot-comtesse = Countess
bot-prefet = Prefect
bot-architecte = Architect
bot-name = { $bot }
seat-open = open seat
frame-settings = Settings
frame-name = Name and keys
frame-skip = To the board
