# La fin d’une partie : résultat, feuille de score détaillée, relecture.


result-nobody = Personne n’a gagné
result-why = Partie terminée : { $reason }. { $scores }.
result-time = Au temps. { $scores }.
result-absence = Par absence. { $scores }.
result-resigned = Par abandon. { $scores }.
result-abandoned = Personne n’a joué depuis longtemps. Ce qui a été joué est gardé.
result-closed = L’hôte a mis fin à cette table.
result-rematch = Revanche
result-rematch-there = Rejoindre la revanche
result-review = Revoir la partie
result-learn = Apprendre de vos erreurs
result-sheet = Score détaillé
result-record = Télécharger la partie
result-picture = Garder une image
result-share = Partager une image
result-picture-not = L’image n’a pas pu être faite dans ce navigateur.
result-fair = Les tirages étaient-ils honnêtes ?
result-fair-words = Chaque tirage découle de la graine de la table. Son empreinte était visible avant le premier tirage ; la graine elle-même est maintenant publique : chacun peut vérifier que rien n’a été changé entre-temps. Téléchargez la partie et tapez :
result-hash = Empreinte, visible depuis le début
result-seed = Graine
result-check = Pour vérifier chaque tirage
result-copy = Copier la commande
result-copied = Copié

finale-title = Le décompte
finale-skip = Passer
finale-again = Revoir le décompte

review-title = Relecture de la partie
review-steps = Pas à pas
review-first = Au début
review-back = Un coup en arrière
review-play = Lire
review-pause = Pause
review-next = Un coup en avant
review-last = À la fin
review-range = Coup
review-at = { $at } sur { $count }
review-value = Coup { $at } sur { $count }. { $said }
review-eyes = Vue par
review-spectator = un spectateur
review-speed = Vitesse
review-times = × { NUMBER($speed) }
review-link = Copier le lien
review-lines = Tous les coups
review-moment = Ce moment
review-leave = Quitter la relecture
