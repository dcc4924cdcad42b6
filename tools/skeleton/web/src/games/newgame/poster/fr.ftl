poster-newgame-short = Newgame
poster-newgame-title = Newgame
poster-newgame-line = en trois mots
poster-newgame-alt = Affiche : trois cartes dans la lumière du soir
