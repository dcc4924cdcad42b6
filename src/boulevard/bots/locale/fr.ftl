# Des problèmes à résoudre : ce qu’on dit d’une réponse, et d’un essai.
puzzle-next = Par rapport au deuxième meilleur coup, vous finissez avec : { $drivers }.
puzzle-tried = Par rapport au meilleur coup, vous finissez avec : { $drivers }.
puzzle-rival = { $seat } finit avec : { $drivers }.
puzzle-better = Mieux que les autres coups : { $drivers }.
puzzle-reply = La meilleure réponse : { $told }
puzzle-branch-answer = La réponse
puzzle-branch-other = Le meilleur des autres coups
puzzle-wins = gagne de { $points }
puzzle-loses = perd de { $points }
puzzle-wins-tie = gagne au départage
puzzle-loses-tie = perd au départage
puzzle-shares = partage la victoire
puzzle-near = Un bon coup : il { $result }. Un autre { $best }.
puzzle-short = Aux meilleures réponses, il { $result }. Un autre coup { $best }.
puzzle-chance = Avec lui, vos chances de gagner sont d’environ { NUMBER($after, style: "percent", maximumFractionDigits: 0) }. Un autre coup en donne environ { NUMBER($before, style: "percent", maximumFractionDigits: 0) }.
puzzle-most = Avec lui, vos chances de gagner sont d’au plus { NUMBER($after, style: "percent", maximumFractionDigits: 0) } environ. Un autre coup en donne environ { NUMBER($before, style: "percent", maximumFractionDigits: 0) }.
