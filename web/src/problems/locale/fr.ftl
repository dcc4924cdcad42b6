# Des problèmes à résoudre : tous, et l’un d’eux.
problems-document = Problèmes · Boulevard
problems-title = Problèmes
problems-lead = Une position, une question, un meilleur coup. Pour Paris, chaque réponse est prouvée jusqu’à la fin ; pour les autres jeux, une recherche profonde l’a trouvée nettement meilleure, à plusieurs reprises.
problems-row-label = Vos jours de suite
problems-row = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
problems-longest = votre record : { $count }
problems-day-lit = { $day }, résolu
problems-day-open = { $day }, aujourd’hui, à résoudre
problems-day-dark = { $day }, pas résolu
problems-solve = Le résoudre
problems-was-solved = Résolu aujourd’hui
problems-was-shown = Le revoir
problems-another = Encore un, d’un autre jour
problems-all-done = Vous les avez tous faits. À demain !
problems-sum = { $done } sur { $count } résolus
problems-of = { $done } sur { $count }
problems-rating = Votre cote : { $rating }.
problems-kept = Vos jours, votre cote et ce que vous avez résolu ne sont gardés que dans ce navigateur.
problem-document = Problème { $number } · { $game } · Boulevard
problem-day = Problème du jour
problem-any = Un problème d’un autre jour
problem-nth = Nº { $number }
problem-level = Difficulté : { $level } sur 3
problem-leave = Tous les problèmes
problem-goal-win = { $seat } joue et gagne
problem-goal-share = { $seat } joue et ne perd pas
problem-goal-points = { $seat } joue : le plus de points
problem-goal-best = { $seat } joue : le meilleur coup
problem-asks-win = { $moves } coups sont permis. Avec l’un d’eux vous gagnez, quoi qu’on réponde ; avec aucun autre.
problem-asks-share = { $moves } coups sont permis. Avec l’un d’eux vous partagez la victoire ; avec tous les autres vous perdez.
problem-asks-points = { $moves } coups sont permis. À la fin, l’un d’eux vaut pour vous { $gap } points de plus que tout autre.
problem-asks-best = { $moves } coups sont permis. Avec l’un d’eux, vos chances de gagner sont nettement les meilleures : { $gap } sur cent de plus qu’avec tout autre.
problem-several = Vous avez { $count } coups à trouver, l’un après l’autre.
problem-more = Oui. Et maintenant ? ({ $at } sur { $count } trouvés)
problem-hint = Un indice
problem-hint-more = Un autre indice
problem-show = Montrer la réponse
problem-again = Réessayer
problem-wrong = Pas celui-ci.
problem-not = Pas celui-ci
problem-near = Bon, mais pas le meilleur
problem-weighing = Voyons ce qui en résulte …
problem-free = Essayez autant que vous voulez : ce que vous trouvez allume le réverbère.
problem-first = Résolu du premier coup
problem-solved = Résolu
problem-shown = La réponse
problem-over = Le problème est terminé
problem-all = Tous les problèmes
problem-study = L’étudier
problem-next = Problème suivant
problem-row = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
problem-rating = Votre cote : { $rating }
problem-teaches = Ce qu’il enseigne :
problem-end = à la fin, aux meilleures réponses
problem-outlook = ce qu’on peut attendre
problem-chance = chances
problem-exact = exact
problem-about = environ
problem-exact-words = Toutes les réponses ont été jouées.
problem-about-words = Trois recherches de { $count } parties imaginées chacune sont d’accord.
