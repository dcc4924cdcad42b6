poster-paris-short = Paris
poster-paris-name = PARIS
poster-paris-title = Paris by night
poster-paris-line = light your roofs
poster-paris-alt = Poster: Paris by night, a streetlight over wet cobbles
