# Whom one plays against: the people of the boulevard, and the other bots.
levels-mine = About my strength
levels-mine-first = { $name } to begin with; your games say who comes next
levels-mine-now = { $name }, { $rating }; you are at about { $mine }
levels-people = People of the boulevard
levels-others = Other bots
levels-rating = strength { $rating }

level-fleuriste = New to it all, and glad of every game.
level-cocher = Quick on the reins, sometimes too quick.
level-modiste = An eye for what suits, and patience for it.
level-facteur = Knows every house, and forgets no address.
level-croupier = Calm. Counts what you have before you do.
level-comtesse = Charming, and minds your business as well as her own.
level-architecte = Draws the plan first, and keeps to it.
level-grand-maitre = No whims: the best move, as far as he can see.

bot-random-hint = for fun: any move that is allowed
bot-flaneur-hint = very easy: plays what looks sensible, without counting
bot-ami-hint = easy: plays like the Apprentice, but holds back when well ahead
bot-apprenti-hint = medium: takes whatever brings the most at once
bot-maitre-hint = strong: thinks several moves ahead
bot-grand-maitre-hint = very strong: like the Master, taking its time
