# La feuille de score de Couleurs.

scorepad-paintings = Tableaux achevés
scorepad-whites = blancs dessus
scorepad-whites-of = Blancs sur le tableau { $number }, à { $points } points
scorepad-remove = Retirer le tableau { $number }, à { $points } points
scorepad-add = Ajouter un tableau
scorepad-add-of = Ajouter un tableau à { $points } points
scorepad-black = Noir
scorepad-black-left = { $left } sur { $most } encore dans la boîte
scorepad-tools = Outils
scorepad-assistant = Un assistant à la place ? Alors la sixième case ne rapporte pas { $points }.
scorepad-count = Nombre de joueurs
