# Ce que chacun du boulevard aime aux Couleurs plus que cela ne vaut.
taste-couleurs-fleuriste = Cueille les pigments comme des fleurs.
taste-couleurs-cocher = Peint tout de suite, et finit tôt.
taste-couleurs-modiste = Veut d’abord les meilleurs outils.
taste-couleurs-facteur = Aime avoir beaucoup d’assistants.
taste-couleurs-croupier = Amasse les pigments avant de miser.
taste-couleurs-comtesse = Prend la couleur que vous vouliez.
taste-couleurs-architecte = Ne pense qu’aux tableaux.
