poster-flatiron-short = Flatiron
poster-flatiron-name = FLATIRON
poster-flatiron-title = Le bureau d’études
poster-flatiron-line = élevez une tour
poster-flatiron-levels = 6 niveaux
poster-flatiron-alt = Affiche : le bureau d’études, l’immeuble Flatiron à moitié dessiné
