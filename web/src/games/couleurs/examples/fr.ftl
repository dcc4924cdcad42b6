# Ce que disent les exemples dessinés des règles.
example-L11 = Le tube est au niveau 4 : l’action rouge rapporte quatre rouges.
example-L12 = On paie un rouge et un jaune ; la palette est au niveau 3, il vient donc trois oranges. Le blanc reste.
example-L13 = Un orange, un vert et un violet font un noir, qui vaut 6 points à la fin.
example-L14 = On paie deux pigments au choix, ici un rouge et un jaune, et le tube avance d’une case : du niveau 3 au niveau 4.
example-L17 = Un pinceau de niveau 3 pose trois pigments : un rouge et un jaune sur des cases de leur couleur, un blanc sur une case orange.
example-M6 = Deux rouges mènent le pinceau au niveau 2. Cézanne l’avance encore, au niveau 3, pour trois autres pigments.
example-M7 = Le dernier orange achève le tableau. Degas passe trois de ses pigments sur un autre : un rouge, un jaune et un bleu.
example-M8 = Gauguin a nommé le violet : un blanc remplace le bleu, et la palette de niveau 2 donne deux violets.
example-M9 = Manet prend trois rouges et peint aussitôt deux cases rouges, quel que soit son pinceau.
example-M10 = Avec Toulouse-Lautrec, un vert se pose sur une case rouge et un violet sur une jaune : les deux cases permises.
