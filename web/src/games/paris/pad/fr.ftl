# La feuille de score de Paris.

scorepad-step-1 = Lumières
scorepad-step-2 = Maisons
scorepad-step-3 = Cartes
scorepad-step-4 = Restes
scorepad-holds = complet
scorepad-lights = { $count ->
    [0] Touchez les { $most } réverbères imprimés
   *[other] Réverbères imprimés : { $count } sur { $most }
}
scorepad-how-2 = Choisissez une maison ou une pièce, puis touchez le plateau
scorepad-how-3 = Touchez une carte : soleil, lune, personne
scorepad-how-4 = Touchez ce qui n’a pas été construit : soleil, lune, chantier
scorepad-things = Maisons et pièces
scorepad-things-how = choisissez, puis touchez le plateau
scorepad-left = Restes
scorepad-left-how = touchez : soleil, lune, chantier
scorepad-cards = Cartes postales
scorepad-cards-how = touchez : soleil, lune, personne
scorepad-set = Les cartes en jeu
scorepad-set-first = Les huit premières
scorepad-set-all = Les douze
scorepad-edition = Édition
scorepad-edition-fr = Boîte française
scorepad-edition-en = Boîte anglaise
scorepad-turn = Tourner
scorepad-owner = À qui elle est
scorepad-brush = Ce qu’une touche dit d’une case
scorepad-place = { $piece } : touchez le plateau
scorepad-earns = { $piece } de { $name } : { $size } × { $lamps ->
    [one] 1 lumière
   *[other] { $lamps } lumières
} = { $points }
scorepad-brings = { $what } = { $points }
scorepad-of = { $piece } de { $name }
scorepad-cell = { $space }, { $what }
scorepad-laid = sur le plateau, de { $name }
scorepad-kept = resté chez { $name }
scorepad-free = Cases libres de sa propre couleur ?
scorepad-free-of = Cases libres de sa propre couleur, { $name }
scorepad-go = Voir { $step }
scorepad-begin = Commencez par les réverbères ; l’ordre est libre.
scorepad-item-lit = { $short } { $size } × { $lamps }
scorepad-item-group = { $short }
scorepad-item-unbuilt = { $short }, non posé
scorepad-item-spared = { $short }, non posé, Sacré-Cœur
