# Ce que disent les exemples dessinés des règles.
example-L2 = L’anneau et le disque au début de la partie, avec les cases pour quatre joueurs : tout autour, les douze secteurs qui accueillent les assistants, puis les actions qui leur font face, les trois cases simples et le centre blanc. Les secteurs 0 et 6 sont sombres.
example-L3 = Un cran plus loin : l’outil qui faisait face au secteur 1 fait face au secteur 2, et le rouge est arrivé au secteur 1.
example-L11 = Le tube est au niveau 4 : l’action rouge rapporte quatre rouges.
example-L12 = On paie un rouge et un jaune ; la palette est au niveau 3, il vient donc trois oranges. Le blanc reste.
example-L13 = Un orange, un vert et un violet font un noir, qui vaut 6 points à la fin.
example-L14 = On paie deux pigments au choix, ici un rouge et un jaune, et le tube avance d’une case : du niveau 3 au niveau 4.
example-L15 = Deux pigments mènent le pinceau à sa sixième case, et le peintre choisit le jeton de 6 points. L’assistant serait venu à la manche suivante.
example-L17 = Un pinceau de niveau 3 pose trois pigments : un rouge et un jaune sur des cases de leur couleur, un blanc sur une case orange.
example-L18 = La dernière case est peinte, le tableau est achevé. Ses pigments de couleur s’en vont ; le blanc reste avec lui et coûtera 2 points.
example-L29 = Un tableau achevé de 10 points avec un blanc dessus, 10 − 2 ; un noir, 6 ; un jeton, 6 : { $points } points.
example-M6 = Deux rouges mènent le pinceau au niveau 2. Cézanne l’avance encore, au niveau 3, pour trois autres pigments.
example-M7 = Le dernier orange achève le tableau. Degas passe trois de ses pigments sur un autre : un rouge, un jaune et un bleu.
example-M8 = Gauguin a nommé le violet : un blanc remplace le bleu, et la palette de niveau 2 donne deux violets.
example-M9 = Manet prend trois rouges et peint aussitôt deux cases rouges, quel que soit son pinceau.
example-M10 = Avec Toulouse-Lautrec, un vert se pose sur une case rouge et un violet sur une jaune : les deux cases permises.
