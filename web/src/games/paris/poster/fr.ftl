poster-paris-short = Paris
poster-paris-name = PARIS
poster-paris-title = Paris, la nuit
poster-paris-line = éclairez vos toits
poster-paris-alt = Affiche : Paris la nuit, un réverbère sur les pavés mouillés
