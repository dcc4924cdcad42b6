# Contre qui l’on joue : les gens du boulevard, et les autres robots.
levels-mine = À peu près de ma force
levels-mine-first = { $name } pour commencer ; vos parties diront qui vient ensuite
levels-mine-now = { $name }, { $rating } ; vous êtes à environ { $mine }
levels-people = Les gens du boulevard
levels-others = Autres robots
levels-rating = force { $rating }

level-fleuriste = Elle débute, et chaque partie lui fait plaisir.
level-cocher = Il mène grand train, parfois trop vite.
level-modiste = L’œil pour ce qui va, et la patience qu’il faut.
level-facteur = Il connaît chaque maison et n’oublie aucune adresse.
level-croupier = Calme. Il compte votre bien avant vous.
level-comtesse = Charmante, et attentive à vos affaires autant qu’aux siennes.
level-architecte = Il trace d’abord le plan, puis il s’y tient.
level-grand-maitre = Sans caprice : le meilleur coup, aussi loin qu’il voit.

bot-random-hint = pour rire : n’importe quel coup permis
bot-flaneur-hint = très facile : joue ce qui paraît sensé, sans calculer
bot-ami-hint = facile : joue comme l’Apprenti, mais se retient dès qu’il mène nettement
bot-apprenti-hint = moyen : prend ce qui rapporte le plus tout de suite
bot-maitre-hint = fort : réfléchit plusieurs coups à l’avance
bot-grand-maitre-hint = très fort : comme le Maître, en prenant son temps
