# La feuille de score : pour la boîte sur sa propre table.

scorepad-title = Feuille de score
scorepad-document = Feuille de score · { $game } · Boulevard
scorepad-document-all = Feuille de score · Boulevard
scorepad-lead = Pour la boîte sur votre table : indiquez ce qui s’y trouve à la fin, et la feuille se compte toute seule. Pas de compte ; rien ne quitte cet appareil, sauf les chiffres à compter.

scorepad-undo = Revenir
scorepad-share = Partager
scorepad-share-result = Partager le résultat
scorepad-print = Imprimer
scorepad-close = Fermer
scorepad-new = Commencer une nouvelle feuille
scorepad-less = Moins : { $label }
scorepad-more = Plus : { $label }

scorepad-players = Joueurs
scorepad-name = Nom de { $seat }

scorepad-empty = Indiquez ce qui se trouve sur la table
scorepad-away = Personne ne répond pour l’instant : ce que vous avez indiqué reste ici, et sera compté plus tard.
scorepad-ahead = { $name } mène de { $points }
scorepad-wins = { $name } gagne
scorepad-wins-by = { $name } gagne de { $points }
scorepad-wins-with = { $name } gagne avec { $points }
scorepad-level = Égalité

scorepad-bill = La feuille de score
scorepad-bill-of = { $game } · { $date }
scorepad-checked = Vérifié au fur et à mesure
scorepad-fine = Rien ne semble étrange.

scorepad-link = Un lien qui contient cette table
scorepad-link-holds = Les noms et les chiffres sont dans le lien même, derrière le # : aucun serveur ne les voit.
scorepad-link-broken = Ce lien a été coupé ou modifié en chemin : la table qu’il contient est illisible. Demandez-le encore une fois.
scorepad-link-newer = Ce lien vient d’une version plus récente de cette page. Rechargez-la, puis réessayez.
scorepad-not-here = Cette feuille de score n’est plus sur cet appareil.

scorepad-sheets = Vos feuilles de score
scorepad-sheets-here = Gardées sur cet appareil seulement.
scorepad-sheets-none = Aucune pour l’instant. Chaque feuille est gardée sur cet appareil, et sur aucun autre.
scorepad-delete-of = Supprimer la feuille : { $game }, { $date }
