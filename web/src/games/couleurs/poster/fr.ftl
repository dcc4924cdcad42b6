poster-couleurs-short = Couleurs
poster-couleurs-name = COULEURS
poster-couleurs-title = Les Couleurs de Paris
poster-couleurs-line = mélangez et peignez
poster-couleurs-alt = Affiche : l’atelier au grand jour, un tableau de neuf couleurs sur son chevalet
poster-couleurs-tubes = RJB
