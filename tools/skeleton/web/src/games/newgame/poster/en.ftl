poster-newgame-short = Newgame
poster-newgame-title = Newgame
poster-newgame-line = say it in three words
poster-newgame-alt = Poster: three cards in the evening light
