# Une partie finie, examinée, et ce qu'on en apprend.
study-look = Examiner cette partie
study-look-words = Ce que chaque coup a coûté, ce qui fut de la chance, et les tournants de la partie. L’examen se fait quand le serveur est libre ; il reste ensuite avec la table.
study-on = Continuer
study-anew = Examiner à nouveau
study-stop = Arrêter
study-waits = La partie attend son tour.
study-progress = { $done } coups examinés sur { $all }
study-stopped = Arrêté : { $done } coups examinés sur { $all }.
study-older = Le programme voit plus loin désormais ; l’examen peut être refait.
study-newest = Jouée selon la version { $rules } des règles, et jugée d’après elle ; la plus récente est la { $newest }.
study-title = Toute la partie
study-exact = exact
study-about = environ
study-exact-words = toutes les suites ont été jouées jusqu’au bout
study-about-words = { $games } parties imaginées, d’après ce que { $who ->
    [you] vous pouviez
   *[other] { $name } pouvait
} savoir
study-finest = le plus beau
study-fine = beau
study-costly = coûteux : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
study-costly-chance = coûteux : −{ $chance } %
study-only = seul coup possible
study-unlooked = pas encore examiné
study-best = Les meilleurs coups ici
study-played = joué
study-wins = gagne de { $points }
study-loses = perd de { $points }
study-level = à égalité
study-ahead = avance de { $points }
study-behind = retard de { $points }
study-percent = { $chance } %
study-better-exact = Il { $after } ; le meilleur coup { $before }.
study-nothing = Rien de plus beau n’a été trouvé.
study-end = La fin de la partie
study-after = après ce coup : { $name } { $chance } %
study-value = { $move } { $name } { $chance } %.{ $graded } { $turn ->
    [none] { "" }
   *[other] Tournant { $turn }.
}
study-all = Tous
study-turns = Tournants
study-no-turns = Rien ne se détache : la partie a suivi son cours coup par coup.
study-turn = Tournant { $number }
study-accuracy = Justesse
study-accuracy-words = La part des choix d’un joueur qui n’ont rien coûté de notable : moins de 3 points et moins d’un dixième des chances. Un petit écart compte pour moitié, un grand tout entier. Un coup sans choix ne compte pas.
study-luck = Chance
study-luck-words = Ce qui fut tiré ou dévoilé entre deux décisions, en centièmes de victoire. À plus de deux, ce que font les autres y est compris.
study-doubt = Des estimations qui devraient être égales diffèrent de { $doubt } % en moyenne.
study-choices = Choix
study-decided-move = Ce qui a décidé : au coup { $number }, { $name } avait { $before } %, et { $after } % ensuite.
study-decided-gain = Ce qui a décidé : au coup { $number }, { $name } passe de { $before } % à { $after } %.
study-decided-luck = C’est la chance qui a décidé : avant le coup { $number }, { $name } passe de { $before } % à { $after } %.
study-decided-end = C’est la chance qui a décidé, tout à la fin : { $name } passe de { $before } % à { $after } %.
study-decided-none = Ni un coup ni un tirage n’a décidé à lui seul.
study-mover = qui joue
study-learn = Apprendre de vos erreurs
study-find = Trouver mieux

# Trouver mieux
find-title = À vous de nouveau, au coup { $number }
find-task = Voici votre coup : { $move } Il a coûté { $points ->
    [0] { $chance } % de vos chances
    [one] { $points } point
   *[other] { $points } points
}. Il y a mieux : prenez votre temps et jouez-le sur le plateau.
find-count = { $at } de vos { $count } coups les plus coûteux
find-hint = Un indice
find-show = Montrer
find-skip = Passer
find-next = Suivant
find-again = Réessayer
find-thinking = Votre coup est examiné …
find-found = Trouvé : il n’y a pas plus beau.
find-better = Mieux, de { $points ->
    [0] { $chance } %
    [one] { $points } point
   *[other] { $points } points
}. Il y a encore plus beau.
find-same = Pas encore : cela vaut à peu près ce que vous avez joué.
find-less = Pas encore : cela coûte plus que ce que vous avez joué.
find-shown = Voici le meilleur coup trouvé. Il est posé sur le plateau.
find-done = C’est tout. Chacun mérite qu’on s’en souvienne.
find-none = Il n’y a rien à reprendre : aucun de vos coups n’a coûté quoi que ce soit de notable.
find-looking = Votre partie est examinée : { $done } coups sur { $all }.
find-leave = Retour à la partie
