# Ce que dit la table dessinée de Newgame.

pile-left = Cartes dans la pioche : { $count }
cards-laid = Posées
cards-held = En main
card-lay = Poser la carte { $card }
card-held = Carte { $card }, en main
card-laid = Carte { $card }, posée
card-hidden = Une carte cachée
