# Ce que chacun du boulevard aime aux Couleurs plus que cela ne vaut.
taste-couleurs-fleuriste = Cueille les pigments comme des fleurs.
taste-couleurs-cocher = Peint tout de suite, et finit tôt.
taste-couleurs-modiste = Veut d’abord les meilleurs outils.
taste-couleurs-facteur = Ne laisse passer aucun tableau.
taste-couleurs-croupier = Amasse les pigments avant de miser.
taste-couleurs-comtesse = Prend la couleur que vous vouliez.
taste-couleurs-prefet = Veut de bons outils avant le bel ouvrage.
taste-couleurs-architecte = Ne pense qu’au tableau fini.
