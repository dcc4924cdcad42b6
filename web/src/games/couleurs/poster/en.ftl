poster-couleurs-short = Couleurs
poster-couleurs-name = COULEURS
poster-couleurs-title = Les Couleurs de Paris
poster-couleurs-line = mix and paint
poster-couleurs-alt = Poster: the studio by day, a painting of nine colours on its easel
poster-couleurs-tubes = RYB
