poster-flatiron-short = Flatiron
poster-flatiron-name = FLATIRON
poster-flatiron-title = The drawing office
poster-flatiron-line = raise a tower
poster-flatiron-levels = 6 levels
poster-flatiron-alt = Poster: the drawing office, the Flatiron building half drawn
