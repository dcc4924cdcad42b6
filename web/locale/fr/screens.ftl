# Accueil, nouvelle table, invitation, arrivée, règles, à propos.

trouble-away = Le serveur ne répond pas pour le moment. Vos parties y sont en sécurité.
trouble-unknown = Cela n’a pas fonctionné. Veuillez réessayer.
trouble-retry = Réessayer

foot-unofficial = Non officiel : fait par des gens qui aiment ces jeux, avec leurs propres mots et dessins.
foot-more = Plus

home-document = { $count ->
    [0] Boulevard
   *[other] ({ $count }) Boulevard
}
home-title = Boulevard : des jeux de la Belle Époque
home-tagline = des jeux de la Belle Époque
home-games = Jeux
time-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
time-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
time-minutes = { $minutes } min
time-seconds = { $seconds } s
home-finished = Parties finies ({ $count })
home-players = { $least ->
    [1] { $most ->
        [1] 1 joueur
        [2] 1 ou 2 joueurs
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
home-play = Jouer
home-against = contre { $name }
home-solo = en solo, contre { $name }
home-next = Ensuite : { $next }
home-opponent = Choisir un autre adversaire
home-more = Places et options…
home-learn = Apprendre en jouant
home-learn-on = Continuer les leçons
home-learnt = { $count ->
    [one] 1 leçon faite
   *[other] { $count } leçons faites
}
home-short = Une partie courte
home-short-hint = 10 minutes environ : une fin de partie, contre l’Ami, un robot
first-title = Est-ce votre première partie de { $game } ?
first-learn-hint = de courtes leçons, à la vraie table
first-show = Montrez-moi pendant que je joue
first-show-hint = chaque nouveauté est expliquée quand elle se présente
first-play = Je connais : jouer tout de suite
home-invite = Inviter quelqu’un
home-promise = Ni compte ni formulaire : vous êtes tout de suite à table.
home-seeks = { $count ->
    [one] Quelqu’un cherche un adversaire.
   *[other] { $count } personnes cherchent un adversaire.
}
home-seeks-see = Voir qui
home-club = Chercher un adversaire au cercle
home-problems = Problèmes à résoudre
home-pad = Joué avec la vraie boîte ? La feuille de score compte pour vous
home-offline = Jouer sans réseau

new-document = Nouvelle table · { $game } · Boulevard
new-title = Nouvelle table : { $game }
new-lead = Choisissez qui s’assied où, et comment vous voulez jouer.
new-friend = Ouvrez une table, puis envoyez le lien : qui le suit prend place.
new-seats = Qui joue
new-players = Nombre de joueurs
new-count = { $count ->
    [1] en solo
   *[other] { $count }
}
new-who-me = Moi
new-who-here = Cet appareil
new-who-bot = Robot
new-who-open = Inviter
new-level = Quel robot
new-name-me = Votre nom
new-name-here = Nom
new-name-optional = si vous voulez
new-here-hint = Vous partagez cet appareil et vous le passez entre les tours.
new-open-hint = Vous aurez un lien à envoyer, avec un code QR.
new-options = Comment jouer
new-rated = Compte pour le classement
new-rated-hint = Entre noms gardés, et contre les robots de l’échelle : sans conseils, sans reprise à moins qu’une autre personne n’accepte, et sans quitter la table ; qui doit s’arrêter peut abandonner.
new-hints = Conseils permis
new-hints-hint = La personne dont c’est le tour peut demander à quoi penser, où regarder, et un bon coup. Toute la table voit que c’est permis.
teach-off-hint = Personne n’intervient ; les conseils sont là quand vous les demandez.
teach-patient-hint = Avant de jouer un coup qui coûte environ 8 points, ou réduit vos chances de gagner d’environ 20 %, vous pouvez y regarder à deux fois. La force du robot se choisit avec sa place.
teach-strict-hint = Avant de jouer un coup qui coûte environ 3 points, ou réduit vos chances de gagner d’environ 10 %, vous pouvez y regarder à deux fois. La force du robot se choisit avec sa place.
new-names-own = Je les choisis
new-names-count = { $count ->
    [0] Aucune choisie
    [one] { $count } choisie
   *[other] { $count } choisies
} sur { $wanted }
new-names-short = { $option } : choisissez-en { $wanted } en tout, { $count } pour l’instant.
new-start = Commencer
new-open = Ouvrir la table
new-cancel = Retour

invite-title = { $count ->
    [one] Une place est libre : invitez quelqu’un
   *[other] { $count } places sont libres : invitez du monde
}
invite-watchers = Liens vers cette table
invite-link = Lien pour prendre place
invite-watch = Lien pour regarder
invite-copy = Copier
invite-copied = Copié
invite-copied-said = Le lien est copié.
invite-by-hand = Votre navigateur ne permet pas la copie : le lien est sélectionné, copiez-le à la main.
invite-share = Partager…
invite-share-title = Venez jouer à ma table
invite-watch-title = Venez regarder notre table
invite-code = Code QR du lien pour prendre place
invite-code-hint = Visez ce code avec un appareil photo pour prendre place.
invite-loopback = Pour l’instant, cette table n’est accessible que depuis cet ordinateur.
invite-lan = L’ouvrir à mon réseau domestique
invite-lan-hint = Les téléphones et ordinateurs du même réseau pourront venir ; personne d’autre.
invite-lan-how = Pour que d’autres puissent venir depuis votre réseau domestique, lancez Boulevard avec
invite-lan-open = Le lien fonctionne pour tous ceux qui sont sur le même réseau domestique.
invite-address = Adresse
invite-lost = Ce navigateur n’a plus le lien d’invitation. On peut en faire un nouveau ; l’ancien reste valable.
invite-host = Seule la personne qui a ouvert la table a le lien pour prendre place.
invite-new = Faire un nouveau lien

join-title = Invitation : { $game }
join-lead = On vous invite à cette table. Prenez place et jouez ; pas besoin de compte.
join-choose = Choisissez votre place
join-seated = À la table
join-name = Votre nom
join-somebody = occupée
join-sit = Prendre place
join-watch = Regarder
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-over = Cette partie est finie. Vous pouvez la revoir.
join-abandoned = Cette table a été abandonnée : personne n’a joué depuis longtemps.
join-wrong = Cette invitation n’ouvre pas cette table ; le lien a peut-être été coupé. Redemandez-le, ou regardez.

missing-document = Page introuvable · Boulevard
missing-title = Cette rue ne mène nulle part.
missing-why = Il n’y a pas de page à cette adresse ; le lien a peut-être été coupé.
missing-home = Retour à l’accueil

rules-document = Règles · { $game } · Boulevard
rules-document-all = Règles · Boulevard
rules-title = Règles
rules-lead = Les règles de chaque jeu avec nos propres mots, numérotées, pour que chaque message puisse renvoyer à la sienne.
rules-read = Lire les règles
rules-back = Retour à la table
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
rules-clear = Montrer toutes les règles
rules-others = Autres jeux
rules-link = Lien vers la règle { $rule }
rules-play = Jouer
rules-pad = Compter une partie jouée avec la boîte

about-document = À propos · Boulevard
about-title = À propos
about-lead = Boulevard est une table pour des jeux de société de la Belle Époque, pour les humains et les robots, en français et en anglais.
about-unofficial = Ceci est une œuvre non officielle, faite par des gens qui aiment ces jeux, sans lien avec les auteurs ni les éditeurs ; tous les textes et dessins sont les nôtres. Si un jeu vous plaît ici, achetez la boîte : elle en vaut la peine.
about-games = Les jeux
about-guests = Ce qui est gardé sur vous
about-cookie = Il n’y a pas de compte. Un seul cookie, nommé guest, retient vos places : un nombre au hasard, rien sur vous. Les noms, les coups et les scores d’une table sont gardés sur le serveur, pour qu’on puisse la reprendre et la revoir.
about-browser = Votre langue, vos couleurs, votre nom et vos liens d’invitation restent dans ce navigateur. Rien n’est chargé d’ailleurs, et personne ne compte vos visites.
about-privacy = Confidentialité : ce qui est gardé, combien de temps, et comment le faire supprimer
about-fonts = Polices de caractères
about-fonts-said = Federo et Alegreya Sans, toutes deux sous la SIL Open Font License 1.1, réduites aux lettres utilisées.
about-software = Logiciels dans cette page
about-source = Source et version
about-version = Version { $version }.
about-source-said = Boulevard est un logiciel libre sous licence { $licence } ; ses sources l’accompagnent.

privacy-title = Confidentialité
