# Le cercle

club-title = Le cercle
club-place-seats = Places libres
club-place-watch = Regarder
club-here = { $people ->
    [0] Personne en vue
    [one] Une personne ici
   *[other] { $people } personnes ici
}, { $tables ->
    [0] aucune partie en direct
    [one] une partie en direct
   *[other] { $tables } parties en direct
}
watch-document = Regarder · Boulevard
watch-filter = Quelles parties sont montrées
watch-now = En direct
watch-days = Sur plusieurs jours
watch-none = Rien à regarder en ce moment. Les parties de ceux qui se sont trouvés ici se voient tant qu’elles durent.
watch-play = Chercher un adversaire
watch-more = Et { $count } autres.
watch-words = Des parties commencées ici : par une place libre, une invitation ou un tournoi. Une table dont le lien a été envoyé n’y est jamais, ni celle de qui cache ses parties.
watch-cup = tournoi
watch-turn = À { $name } de jouer
watch-here = Qui est là
watch-nobody = Personne que vous puissiez voir.
watch-me = vous
watch-seeks = cherche un adversaire
watch-free = libre
watch-privacy = Qui peut me voir

club-document = Places libres · Boulevard
met = Une table est mise pour vous : { $game }
met-go = À la table
met-not = Pas maintenant

person-somebody = Quelqu’un
person-guest = sans compte
person-bot = robot

home-today = Aujourd’hui au cercle
bell = { $count ->
    [0] Rien ne vous attend
    [one] Une chose vous attend
   *[other] { $count } choses vous attendent
}
bell-turn = { $game } : c’est à vous
bell-none = Rien ne vous attend en ce moment.
bell-settings = Ce qui vous est signalé, et où
home-asks = { $name } vous invite à { $game }
home-asks-to = vous invite à { $game }
home-problem = Problème du jour
home-problem-words = { $game } : une vraie position, une seule réponse est la meilleure.
home-problem-done = Résolu aujourd’hui.
home-problem-solve = Résoudre
home-problem-more = D’autres problèmes
home-cup = { $game }, { $state ->
    [before] commence bientôt
   *[running] ronde { $round } sur { $rounds }
}
home-cup-arena = { $game }, une arène
home-cup-go = Y aller
home-lesson = Leçons : { $game }
home-lesson-go = Continuer
home-seeks-title = On cherche un adversaire
today-club = Au cercle
challenges = Invitations
challenges-all = { $count } invitations
challenge-yes = Accepter
challenge-no = Décliner
seeks-mine = Vos places libres
seeks-all = Les { $count }
seeks-title = Qui cherche un adversaire
seeks-filter = Quelles places sont montrées
seeks-all-games = Tous les jeux
seeks-bots = Robots
seeks-player = Joueur
seeks-rating = Classement
seeks-chance = Vos chances
seeks-chance-short = Chances
seeks-rated = Classée
seeks-unrated = pas encore
seeks-unknown = inconnues
seeks-yes = oui
seeks-no = non
seeks-wait = Un instant…
seeks-none = Personne ne cherche d’adversaire en ce moment. Ouvrez une place : qui vient la voit aussitôt.
sit = S’asseoir

chance-even = à peu près égal
chance-harder = plus difficile
chance-easier = plus facile
chance-own = vos chances : { $chance }
seek-rating = { $points } ± { $error }
seek-plot = Qui cherche un adversaire, par temps et par vos chances de gagner : comme dans la liste
seek-plot-chance = vos chances de gagner
seek-plot-even = parties égales
seek-plot-new = pas encore classé
seek-plot-none = sans pendule
seek-plot-live = en direct, pour chacun
seek-plot-days = sur plusieurs jours, par tour
seek-plot-live-short = min. chacun
seek-plot-days-short = jours par tour
seek-plot-minutes = { $minutes } min
seek-strength = Force
seek-strength-any = peu importe
seek-strength-wide = mes chances : 30 à 70 %
seek-strength-even = partie égale
seek-strength-words = D’après le classement à ce jeu. Qui n’en a pas encore peut s’asseoir là où l’on n’a pas besoin de compte.
seek-at = à { $game }
seek-live = { $minutes } min + { $seconds } s
seek-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
seek-none = sans pendule
seek-taken = { $taken ->
    [one] une place prise
   *[other] { $taken } places prises
} sur { $players }
seek-friends = entre amis
seek-rated = classée
seek-mine = Votre place
seek-to = Vous invitez { $name }
seek-waits = Libre. Vous allez à la table dès que tout le monde est assis.
seek-asked = En attente d’une réponse
seek-declined = { $name } décline cette fois
seek-withdraw = Retirer
seek-read = Entendu
seek-get-up = Se relever

seek-title = Chercher un adversaire
seek-game = Jeu
seek-players = Joueurs
seek-time = Temps
seek-whom = Pour qui
seek-whom-anybody = tout le monde
seek-whom-friends = mes amis
seek-whom-one = une personne…
seek-to-name = Son nom
seek-guests = On peut s’asseoir sans compte
seek-bots = Les robots peuvent s’asseoir aussi
seek-rates = Compte pour le classement
seek-rates-guest = Une partie compte pour le classement entre personnes qui ont gardé un nom.
seek-rates-keep = Garder un nom
seek-option = { $option } : { $value }
seek-name = Votre nom
seek-sum = { $game }, { $time }{ $players ->
    [2] .
   *[other] , { $players } joueurs.
}
seek-sum-live = { $minutes } minutes chacun et { $seconds } secondes par tour
seek-sum-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
} et { $vacation } jours de congé
seek-sum-none = sans pendule
seek-sum-page = La place reste ouverte tant qu’une page de Boulevard l’est chez vous.
seek-sum-week = La place reste ouverte une semaine.
seek-sum-rated = Qui s’assied a gardé un nom ; on joue sans conseils, et jusqu’au bout.
seek-open = Ouvrir la place
seek-challenge = Inviter à jouer
seek-done = La place est ouverte.
seek-done-one = L’invitation à { $name } est partie.

friends = Amis
friends-here = { $count } sur { $all } sont là
friends-none = Pas encore d’amis. Demandez à quelqu’un par son nom, ou envoyez un lien.
friend-at = à { $game }
friend-free = là
friend-watches = regarde
friend-away = absence
friend-asks = { $name } voudrait être de vos amis.
friend-see = Voir
friend-yes = Oui
friend-no = Non
friend-offers = { $name } voudrait être de vos amis : chacun voit quand l’autre est là.
friend-made = { $name } est de vos amis.
friend-asked = La demande à { $name } est partie.
friend-waits = La demande à { $name } est partie.
friend-name = Un nom
friend-ask = Demander
friend-link = Qui ouvre ce lien peut être de vos amis
friend-link-make = Faire un lien
friend-more = Plus
friend-end = Ne plus être amis
mute = Sourdine
muted = En sourdine et à l’écart
muted-words = ne peut ni vous inviter, ni voir que vous êtes là
muted-nobody = Personne.
muted-done = Vous n’entendez plus rien de { $name }. Personne n’en est averti.
muted-end = Réentendre

bots = Vos robots
bots-words = Un programme à vous peut jouer ici par le réseau. Il a un jeton à lui, et la marque des robots partout où on le voit.
bots-name = Son nom
bots-bring = Amener un robot
bots-token = Le jeton de { $name } : il n’est montré qu’une fois
bots-end = Y mettre fin

privacy = Qui peut quoi
privacy-challenge = M’inviter
privacy-challenge-words = Les autres voient votre profil sans le bouton.
privacy-here = Voir que je suis là
privacy-here-words = La lampe à côté de votre nom. Une place libre en direct, ou une partie qu’on peut regarder, la montre aussi.
privacy-profile = Voir mon profil
privacy-profile-words = Les autres ne trouvent personne de ce nom. Sans nom gardé, il n’y a pas de profil.
privacy-watch = Regarder mes parties
privacy-watch-words = Elles sont sous Regarder tant qu’elles durent. Celles d’un tournoi sont aussi sur sa page.
privacy-ratings = Voir mon classement
privacy-ratings-words = Dans la liste aussi. Vos adversaires classés voient le vôtre dans tous les cas.
privacy-stamps = Montrer mes timbres
privacy-stamps-words = Dans le profil.
privacy-seats = Les places libres à l’accueil
privacy-seats-words = Qui cherche un adversaire en ce moment.
privacy-engines = Moteurs de recherche : votre nom n’est dans aucun.
privacy-who-everybody = Tout le monde
privacy-who-club = Le cercle
privacy-who-friends = Mes amis
privacy-who-nobody = Personne

lookup-title = Chercher une personne ou une table
lookup-words = Une partie d’un nom, ou d’un jeu.
lookup-mine = Vos tables
lookup-people = Personnes
lookup-games = À regarder
lookup-turn = à vous
lookup-over = finie
lookup-live = en direct
lookup-days = sur plusieurs jours
lookup-none = Rien ni personne de ce nom.
lookup-count = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
}

# Noms gardés

name-keep = Gardez votre nom
name-lead = Vous jouez sans compte, sous le nom de { $name }. Rien ne change. Gardez-le si vous voulez un classement, des amis et vos tables sur un autre appareil. Ni e-mail, ni mot de passe.
name-lead-none = Vous jouez sans compte. Rien ne change. Gardez un nom si vous voulez un classement, des amis et vos tables sur un autre appareil. Ni e-mail, ni mot de passe.
name-field = Votre nom
name-by-key = Avec une clé d’accès
name-by-key-words = Empreinte, visage ou code de l’appareil. Elle reste chez vous ; nous n’en recevons que la moitié publique.
name-by-key-make = Créer une clé d’accès
name-by-words = Avec douze mots
name-by-words-words = Notez-les sur papier. Qui a les mots a le nom ; nous ne pouvons pas les retrouver pour vous.
name-by-words-show = Voir les mots
name-no-domain = Une clé d’accès appartient à un domaine, et cette adresse n’en a pas. Douze mots font aussi bien l’affaire.
name-open = À cette adresse, on ne peut pas garder un nom : ce qui est envoyé pourrait être lu en route. C’est possible quand l’adresse commence par https. Vous jouez ici sans compte comme toujours, et le lien d’une place l’emmène sur un autre appareil.
name-no-keys = Ce navigateur n’a pas de clés d’accès. Douze mots font aussi bien l’affaire.

name-words-title = Les douze mots
name-words-said = Notez-les dans cet ordre. Ils ne sont montrés que maintenant.
name-words-copy = Copier
name-words-copied = Copié
name-words-print = Imprimer
name-words-have = Je les ai notés
name-words-ask = Le mot { $number }, s’il vous plaît
name-words-check = Garder le nom
name-words-check-more = Garder les mots
name-words-wrong = Ce n’est pas le mot { $number }. Vérifiez ce que vous avez noté.
name-words-back = Les revoir
name-words-stop = Pas maintenant

name-enter = Vous avez déjà un nom ?
name-enter-words = Amenez-le dans ce navigateur : ses tables et celles que vous avez ici seront réunies.
name-enter-key = Avec la clé d’accès
name-enter-field = Les douze mots
name-enter-go = Entrer

name-own = Votre nom
name-since = gardé depuis le { $when }
name-rename = Changer de nom
name-rename-words = À vos tables actuelles, l’ancien reste.
name-keys = Ce qui le garde
name-key = clé d’accès, { $called }
name-key-since = depuis le { $when }
name-words-there = Douze mots sur papier
name-words-there-not = Pas encore de mots : si vous perdez vos appareils, ils vous rendent votre nom.
name-key-add = Une autre clé d’accès
name-words-add = Prendre douze mots
name-words-again = Prendre de nouveaux mots
name-words-again-said = Les anciens ne vaudront plus rien.
name-remove = Retirer
name-remove-of = Retirer : { $what }
name-devices = Appareils
name-device-here = celui-ci, en ce moment
name-device-seen = vu le { $when }
name-device-end = Déconnecter
name-device-end-of = Déconnecter : { $what }
name-sign-out = Se déconnecter ici
name-data = Vos données
name-data-words = Tout ce que nous savons, en un fichier, avec le texte de vos parties.
name-data-take = Les emporter
name-leave = Quitter le cercle…
name-leave-words = Vos parties restent dans les listes des autres, sous « quelqu’un qui est parti ». Clés, réglages, messages, classement et études à vous sont effacés après sept jours, pendant lesquels vous pouvez revenir.
name-leave-type = Écrivez votre nom, { $name }, pour confirmer.
name-leave-go = Partir
name-leave-no = Rester
name-leaving = Votre nom sera oublié le { $when }. D’ici là, rien ne change.
name-stay = Finalement, je reste
name-done-kept = Le nom { $name } est à vous.
name-done-entered = Ici aussi, vous êtes { $name }.
name-done-out = Déconnexion faite. Vous jouez ici sans compte.
name-key-stopped = Aucune clé d’accès n’a été créée : le navigateur a été interrompu, ou cela a trop duré.

# Classement et profils

club-place-ladder = Classement
people-gone = quelqu’un qui est parti
people-guest = sans nom
people-bot = robot
ladder-document = Classement – Boulevard
ladder-filter = Ce qui est montré
ladder-bots = avec les robots
ladder-friends = mes amis seulement
ladder-pace-any = en direct et sur plusieurs jours
ladder-pace-live = en direct
ladder-pace-days = sur plusieurs jours
ladder-nobody = Personne encore.
ladder-placed = { $count ->
    [0] personne n’est encore classé
    [one] une personne classée
   *[other] { $count } classés
}
ladder-caption = Le classement de { $game }, du plus fort au moins fort
ladder-place = Place
ladder-who = Qui
ladder-points = Points, et à combien près, 19 fois sur 20
ladder-me = (vous)
ladder-more = La suite
ladder-needed = { $games ->
    [one] Vous avez une partie classée ici.
   *[other] Vous avez { $games } parties classées ici.
} La place vient quand l’incertitude passe sous 100 : dans { $more } parties environ.
ladder-words = La barre dit où se trouve la vraie force, 19 fois sur 20. Qui se chevauche partage sa place : 2–4 veut dire entre la deuxième et la quatrième. Les robots sont parmi nous, sans place. Il y a un classement par jeu : « en direct » et « sur plusieurs jours » montrent qui y joue ainsi.
person-document = { $name } – Boulevard
person-since = { $count ->
    [0] Aucune partie encore, ici depuis { $month }
    [one] Une partie depuis { $month }
   *[other] { $count } parties depuis { $month }
}
person-house = Un robot de la maison ; sa force a été mesurée dans des parties entre robots.
person-edit = Modifier
person-link = Partager
person-copied = Lien copié
person-kept = { $by ->
    [key] Nom gardé par une clé d’accès
    [words] Nom gardé par douze mots
   *[both] Nom gardé par une clé d’accès et douze mots
}
person-here = là
person-now = maintenant
person-challenge = Inviter à jouer
person-friend = Ami
person-asked = Demandé
person-agree = Devenir amis
person-of = sur { $games }
person-rivals-all = Les { $count }
person-fewer = Moins
challenge-title = Une partie avec { $name }
club-close = Fermer
person-hidden = { $name } garde son classement pour soi.
person-none = { $name } n’a pas encore joué de partie classée.
person-none-me = Vous n’avez pas encore joué de partie classée. Ouvrez une table à deux ou plus et choisissez « Compte pour le classement ».
person-ratings = Classements
person-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
person-early = provisoire
person-curve = { $game } : { $points } ± { $error }, depuis le { $since }
person-figures = { $game } en chiffres
person-back = Revenir aux dernières parties
person-older = Plus anciennes
person-last = Dernières parties
person-all = Toutes ({ $count })
person-all-games = Toutes les parties
person-rivals = Face à face
person-rival = { $name } : { $won } gagnées, { $lost } perdues ; montrer ces parties
person-wait = Un instant …
person-won = { $count ->
    [one] gagnée, sur une partie
   *[other] gagnées sur { $count }
}
person-first = en premier : en second
person-points = points par partie
person-few = { $won } sur { $games }, trop peu
person-few-short = trop peu
person-share = { $share } sur { $games }
person-item = { $item } : { $told } ; entre { $least } et { $most }, 19 fois sur 20. Montrer ces parties
person-often = les plus fréquents d’abord
person-mean = { $name } en moyenne { $share }. Parties classées ; barres à 95 %
person-mean-me = vous en moyenne { $share }. Parties classées ; barres à 95 %
person-sheet = Feuille de score moyenne
person-you = vous
person-others = les autres
played-bot = { $name }, robot
played-alone = en solitaire
played-won = Gagné
played-shared = Partagé
played-lost = Perdu
played-rank = { $rank }e
played-resigned = par abandon
played-time = au temps
played-absence = par absence
played-unrated = hors classement
played-none = Aucune partie de ce genre.
played-timing-none = sans pendule
played-timing-live = en direct
played-timing-days = sur plusieurs jours
stamps-title = Timbres
stamps-of = { $count } sur { $all }
stamps-none = Aucun encore : ils récompensent ce qui est bien fait dans une partie sans conseils.
came-rated = Votre classement : { $points } ± { $error } ({ $gained })
came-waits = La partie compte pour le classement …
came-stamp = Un nouveau timbre : { $stamp }.

# Les tournois

club-place-cups = Tournois
cups-document = Tournois · Boulevard
cup-document = { $title } · Boulevard
cups-next = À venir et en cours
cups-next-none = Aucun tournoi n’est annoncé pour l’instant. Fondez-en un : cela prend une minute.
cups-over = Terminés
cups-found = Fonder un tournoi
cups-found-title = Comment s’appelle-t-il ?
cups-found-kind = De quelle sorte ?
cups-found-game = Quel jeu ?
cups-found-clock = À quelle allure ?
cups-found-bot = Si quelqu’un n’a pas d’adversaire
cups-found-bye = une exemption, qui vaut un point
cups-found-rounds = Rondes (0 : assez pour un vainqueur)
cups-found-minutes = Minutes
cups-found-games = Une rencontre, c’est
cups-found-one = une partie
cups-found-three = deux parties gagnées sur trois
cups-found-words = Vous le lancez quand tout le monde est là, ou vous l’annulez. Qui le trouve peut y jouer, même sans compte ; pour jouer aussi, inscrivez-vous.
cups-found-closed = Sur ce serveur, tout le monde ne fonde pas de tournois. Tout le monde peut y jouer.
cup-kind-swiss = système suisse
cup-kind-robin = toutes rondes
cup-kind-knockout = élimination directe
cup-kind-arena = arène
cup-kind-swiss-words = Tout le monde joue à chaque ronde, contre quelqu’un qui a à peu près autant de points ; on ne se rencontre pas deux fois.
cup-kind-robin-words = Chacun rencontre chacun, une fois.
cup-kind-knockout-words = Qui gagne continue, qui perd s’arrête.
cup-kind-arena-words = On vient et on part quand on veut ; l’adversaire suivant est trouvé aussitôt. Après deux victoires de suite, les suivantes comptent moitié plus.
cup-status-before = pas commencé
cup-status-running = en cours
cup-status-pause = entre deux rondes
cup-status-over = terminé
cup-status-cancelled = annulé
cup-players = { $count ->
    [0] personne encore
    [one] une personne
   *[other] { $count } personnes
}
cup-rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
}
cup-host = hôte : { $name }
cup-best = deux parties gagnées sur trois
cup-minutes = { $minutes } minutes
cup-rounds-label = Rondes
cup-round = Ronde { $round }
cup-round-bead = Ronde { $round }, { $state ->
    [done] terminée
    [now] en cours
   *[later] à venir
}
cup-last-bead = Les { $count } derniers, { $state ->
    [done] terminé
    [now] en cours
   *[later] à venir
}
cup-round-status = Ronde { $round } : parties terminées, { $over } sur { $all }
cup-pause-status = La ronde { $round } commence dans { $time }
cup-arena-status = Encore { $time } · { $playing } jouent, { $waiting } attendent
cup-arena-done = Le temps est écoulé ; les dernières parties vont à leur fin
cup-before-status = Inscrivez-vous ; qui l’a fondé le lance
cup-before-status-in = Vous y êtes ; qui l’a fondé le lance
cup-before-status-owns = Lancez-le quand tout le monde est là
cup-begins-status = Il commence le { $when }
cup-over-status = { $count ->
    [one] { $names } l’emporte
   *[other] Victoire partagée : { $names }
}
cup-over-nobody = Il est terminé
cup-cancelled-status = Il a été annulé
cup-join = S’inscrire
cup-join-name = Votre nom ici
cup-back = Reprendre
cup-withdraw = Se retirer
cup-withdraw-words = Se retirer ? Une partie en cours est perdue, et dans certains tournois on ne revient pas.
cup-withdraw-yes = Oui, me retirer
cup-withdraw-no = Rester
cup-start = Lancer
cup-cancel = Annuler le tournoi
cup-ready = On peut commencer
cup-ready-words = La partie commence quand les deux sont là. Il reste { $time } ; qui n’est pas là ensuite l’a perdue.
cup-ready-wait = C’est dit. Il reste { $time } à votre adversaire pour le dire aussi.
cup-next = Adversaire suivant
cup-waits = On vous cherche un adversaire…
cup-to-game = À ma partie
cup-table-soon = On dresse la table…
cup-sits-out = Vous n’avez pas de partie dans cette ronde
cup-joined = Qui joue
cup-joined-nobody = Personne ne s’est encore inscrit.
cup-standings = Classement
cup-standings-with = avec les parties terminées
cup-arena-worth = 3 pour une victoire de suite, 2 pour une victoire, 1 partagée
cup-draw = Le tableau
cup-place = Place
cup-player = Nom
cup-marks = Rondes
cup-points = Points
cup-met = Adv.
cup-margin = Écart
cup-tie = À égalité ?
cup-tie-words = D’abord les points de vos adversaires (Adv.), puis les parties entre les ex æquo, puis l’écart des totaux, puis les victoires en second. Jamais au sort. Un robot n’est pas classé.
cup-arena-words = L’adversaire est choisi parmi ceux qui attendent et vous sont proches en points ; jamais deux fois de suite le même, sauf si personne d’autre ne vient en une minute.
cup-knockout-words = Une victoire partagée se rejoue, deux fois au plus ; puis décident l’écart des totaux et la place dans le tableau.
cup-pairing-words = Qui a moins souvent commencé commence ; sinon, c’est le sort. Tant que c’est possible, on ne se rencontre pas deux fois.
cup-final = Finale
cup-semifinals = Demi-finales
cup-quarterfinals = Quarts de finale
cup-last = Les { $count } derniers
cup-tables = En ce moment aux tables
cup-mine-first = la vôtre d’abord
cup-your-turn = à vous de jouer
cup-plays = à { $name } de jouer
cup-time-left = encore { $time }
cup-bye = exemption
cup-nobody = personne
cup-unknown = pas encore connu
cup-gone = quelqu’un qui est parti
cup-left = s’est retiré
cup-guest = sans compte
cup-bot = robot
cup-how-played = terminée
cup-how-resigned = abandon
cup-how-time = au temps
cup-how-absence = par absence
cup-how-bye = exemption
cup-how-void = ne compte pas
cup-ready-count = { $count } sur 2 sont là
cup-mark = { $points } contre { $name }
cup-mark-plays = joue contre { $name }
cup-mark-bye = { $points }, exemption
cup-lots = Le sort suit une graine. Son empreinte était affichée avant toute inscription : { $fingerprint }
cup-seed = La graine était { $seed } ; son SHA-256 est l’empreinte.
cup-records = Télécharger toutes les parties
