# Ce que chacun du boulevard aime à Flatiron plus que cela ne vaut.
taste-flatiron-fleuriste = Cueille les piliers comme des fleurs.
taste-flatiron-cocher = Prend les points dès qu’il y en a.
taste-flatiron-modiste = Tient à sa réputation avant tout.
taste-flatiron-facteur = Lit tous les journaux.
taste-flatiron-croupier = Amasse les dollars.
taste-flatiron-comtesse = A dans sa réserve les piliers que vous vouliez.
taste-flatiron-prefet = Gouverne par décret.
taste-flatiron-architecte = Veut les plus belles colonnes.
