# Une partie finie, examinée, et ce qu'on en apprend.
study-look = Examiner cette partie
study-look-words = Ce que chaque coup a coûté, la part du hasard, et les tournants de la partie. L’examen se fait quand le serveur est libre ; il reste ensuite ici.
study-on = Continuer
study-anew = Examiner à nouveau
study-stop = Arrêter
study-waits = La partie attend son tour.
study-progress = { $done } choix examinés sur { $all }
study-stopped = Arrêté : { $done } choix examinés sur { $all }.
study-older = Le programme voit plus loin désormais ; l’examen peut être refait.
study-newest = Jouée selon la version { $rules } des règles, et jugée d’après elle ; la plus récente est la { $newest }.
study-weigh = Que vaut ce coup ?
study-weighing = Examen du coup …
study-title = Toute la partie
study-remove-from = Supprimer à partir de ce coup
study-title-label = Nom de cette étude
study-called = Elle porte ce nom désormais.
study-exact = exact
study-about = environ
study-exact-words = toutes les suites ont été jouées jusqu’au bout
study-about-words = { $games } suites imaginées et plus, d’après ce que { $who ->
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
study-evens = finit à égalité
study-loses = perd de { $points }
study-level = à égalité
study-ahead = avance de { $points }
study-behind = retard de { $points }
study-percent = { $chance } %
study-better-exact = Il { $after } ; le meilleur coup { $before }.
study-nothing = Rien de plus beau n’a été trouvé.
study-took = Temps : { $time }.
study-took-waited = Temps : { $time }, plus { $waited } d’attente.
study-nothing-else = Aussi beau que le premier de la liste : l’écart est trop petit pour compter.
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
study-luck = Hasard
study-luck-words = Ce qui fut tiré ou dévoilé entre deux décisions, en centièmes de victoire. À plus de deux, ce que font les autres y est compris.
study-doubt = Des estimations qui devraient être égales diffèrent de { $doubt } % en moyenne.
study-choices = Choix
study-decided-move = Ce qui a décidé : au coup { $number }, { $name } avait { $before } %, et { $after } % ensuite.
study-decided-exact = Ce qui a décidé : au coup { $number }, { $name } joue un coup qui { $after } ; le meilleur { $before }.
study-decided-gain = Ce qui a décidé : au coup { $number }, { $name } passe de { $before } % à { $after } %.
study-decided-luck = C’est le hasard qui a décidé : avant le coup { $number }, { $name } passe de { $before } % à { $after } %.
study-decided-end = C’est le hasard qui a décidé, tout à la fin : { $name } passe de { $before } % à { $after } %.
study-decided-none = Ni un coup ni un tirage n’a décidé à lui seul.
study-decided-small = Ni un coup ni un tirage n’a décidé à lui seul, mais beaucoup de petites différences : ensemble, elles ont valu à { $name } { $small } centièmes de victoire.
study-decided-slips = Aucun coup n’a décidé à lui seul : ensemble, ceux de { $name } qui ont coûté quelque chose ont fait perdre { $given } centièmes de victoire.
study-mover = qui joue
study-learn = Apprendre de vos erreurs
study-find = Trouver mieux

# Trouver mieux
find-title = À vous de nouveau, au coup { $number }
find-task = Ce que vous avez joué alors. { $move } Cela a coûté { $points ->
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
find-looking = Votre partie est examinée : { $done } choix sur { $all }.
find-left = { $minutes ->
    [0] Moins d’une minute encore.
    [one] Encore une minute environ.
   *[other] Encore { $minutes } minutes environ.
} Rien ne se perd si vous partez : l’examen continue sans vous.
find-meanwhile = Revoir la partie en attendant
find-leave = Retour à la partie

# A study: played on from any moment, alone or together
study-name = Étude
study-document = { $title } · Boulevard
study-intro = Rejouez depuis n’importe quel moment d’une partie, en variantes, avec des mots et des flèches ; seul ou avec d’autres qui ont un lien.
study-lead = Mener
study-own = Vos études
study-own-none = Aucune encore. Une partie finie en devient une quand vous rejouez depuis un de ses moments.
study-may-own = à vous
study-may-write = vous pouvez écrire
study-may-look = vous pouvez regarder
study-of-record = Depuis une partie notée
study-of-record-words = Le texte d’une partie, ou d’une étude gardée dans un fichier : à examiner, et à rejouer autrement.
study-paste = Collez-le ici, ou ouvrez un fichier
study-file = Ouvrir un fichier
study-begin = L’étudier
study-left-out = { $count ->
    [one] Une ligne de variante a été laissée
   *[other] { $count } lignes de variantes ont été laissées
} de côté : les règles ne le permettent pas à cet endroit.
study-go-on = Continuer vers l’étude
study-of-nothing = Depuis une table vide
study-of-nothing-words = Installez le jeu, et jouez toutes les places vous-même.
study-pads = Feuilles de score
study-pads-words = Une table comptée à la main peut être regardée et recomptée, mais pas rejouée : ses coups ne sont pas connus.
study-pads-new = Compter une table
study-game = Jeu
study-players = Joueurs
study-count = { $count ->
    [one] en solitaire
   *[other] { $count } joueurs
}
study-lay = Installer
study-none = Cette étude n’existe pas
study-others = Vos études
study-steps = Pas
study-first = Au début
study-back = En arrière
study-next = En avant
study-last = À la fin de cette ligne
study-at = { $at } sur { $count }
study-range = Coup de la partie
study-eyes = Vu par quels yeux
study-open = tout
study-tree = Coups
study-tab-told = Ce moment
study-tab-moves = Coups
study-empty = Rien n’est encore dit. Tirez au sort ou jouez, et une ligne commence.
study-set-up = Mise en place
study-begins = Avant le premier coup
study-branch = Un essai de { $name }
study-somebody = un invité
study-folded = { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
}
study-dear = coûteux
study-play = Jouer d’ici
study-play-words = un coup ouvre une variante
study-by-hand = Jouer à la main
study-bot = Quel robot répond
study-bot-plays = Un robot répond
study-thinking = Il réfléchit …
study-draws = Après un coup, le hasard est tiré au sort
study-chance-due = Le hasard décide ici.
study-draw = Tirer au sort
study-choose = Choisir ce qui vient
study-take = Prendre
study-ended = La partie est finie ici. Revenez en arrière pour rejouer d’un moment plus tôt.
study-marks = Marques sur le plateau
study-circle = Cercle
study-arrow = Flèche
study-circle-words = Choisissez un endroit ; encore une fois l’enlève.
study-arrow-words = D’où, puis vers où.
study-broken = Toute la partie n’a pas pu être reprise ; ce qui précède est ici.
study-unnamed = Une variante sans nom
study-new-branch = Un coup ouvre une variante
study-rename = Nommer
study-branch-name = Nom de la variante
study-keep = Garder
study-lift = En premier
study-remove = Supprimer
study-to-game = Revenir où elle commence
study-chosen = { $name } : { $verb }.
study-best-instead = Les meilleurs coups à sa place
study-best-name = Le mieux : { $move }
study-comment = Commenter le coup { $number }
study-say = Garder le commentaire
study-unsent = { $count ->
    [one] Un changement attend
   *[other] { $count } changements attendent
} la connexion ; rien n’est perdu.
study-lost = Connexion perdue
study-here = { $count ->
    [one] Vous seul
   *[other] { $count } sont là
}
study-leads = { $name } mène
study-you-lead = Vous menez
study-follow = Vous regardez seul : suivre à nouveau
study-following = Vous suivez
study-lead-no-more = Ne plus mener
study-leave = Vers l’arbre
study-share = Partager
study-close = Fermer
study-link-look = Un lien pour regarder
study-link-look-words = Qui l’a voit tout ici et peut vous suivre.
study-link-write = Un lien pour écrire
study-link-write-words = Qui l’a peut aussi jouer des variantes, commenter et marquer.
study-make-look = Nouveau lien pour regarder
study-make-write = Nouveau lien pour écrire
study-withdraw-look = Les retirer tous
study-withdraw-write = Les retirer tous
study-withdrawn-look = Plus aucun lien pour regarder n’ouvre cette étude, ni aucun navigateur venu par l’un d’eux.
study-withdrawn-write = Plus aucun lien pour écrire n’ouvre cette étude, ni aucun navigateur venu par l’un d’eux.
study-not-owner = Seule la personne qui a créé cette étude peut en faire des liens.
study-export = Garder
study-export-branches = Fichier avec variantes
study-export-record = Partie de cette ligne
study-copy = Une copie à moi
study-nameless = Sans les noms, de ceux qui ont joué et de ceux qui ont écrit
study-delete = Supprimer cette étude
study-delete-sure = La supprimer pour tous, pour toujours
study-from-here = Jouer d’ici
