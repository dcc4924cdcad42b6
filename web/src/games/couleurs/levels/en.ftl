# What each of the boulevard likes at Couleurs more than it is worth.
taste-couleurs-fleuriste = Gathers pigments as if they were flowers.
taste-couleurs-cocher = Paints at once, and finishes early.
taste-couleurs-modiste = Wants the best tools first.
taste-couleurs-facteur = Likes to have many assistants.
taste-couleurs-croupier = Hoards pigments until the stakes are right.
taste-couleurs-comtesse = Takes the colour you wanted.
taste-couleurs-architecte = Thinks of nothing but the paintings.
