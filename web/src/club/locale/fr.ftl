# Le cercle

club-title = Le cercle
club-place-seats = Places libres

club-document = Places libres · Boulevard
met = Une table est mise pour vous : { $game }
met-go = À la table
met-not = Pas maintenant

person-somebody = Quelqu’un
person-guest = sans compte
person-bot = robot

home-today = Aujourd’hui au cercle
home-seeks-title = On cherche un adversaire
today-club = Au cercle
challenges = Invitations
challenges-all = { $count } invitations
challenge-asks = On vous invite à jouer
challenge-yes = Accepter
challenge-no = Décliner
seeks-mine = Vos places libres
seeks-all = Les { $count }
seeks-title = Qui cherche un adversaire
seeks-filter = Quelles places sont montrées
seeks-all-games = Tous les jeux
seeks-bots = Robots
seeks-wait = Un instant…
seeks-none = Personne ne cherche d’adversaire en ce moment. Ouvrez une place : qui vient la voit aussitôt.
sit = S’asseoir

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
seek-rated = partie classée
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
muted = En sourdine
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
privacy-here = Voir que je suis là
privacy-seats = Montrer les places libres à l’accueil
privacy-who-everybody = Tout le monde
privacy-who-club = Le cercle
privacy-who-friends = Mes amis
privacy-who-nobody = Personne

# Noms gardés

name-document = Nom et clés · Boulevard
name-title = Nom et clés
name-keep = Gardez votre nom
name-lead = Vous jouez sans compte, sous le nom de { $name }. Rien ne change. Gardez-le si vous voulez retrouver vos tables sur un autre appareil. Ni e-mail, ni mot de passe.
name-lead-none = Vous jouez sans compte. Rien ne change. Gardez un nom si vous voulez retrouver vos tables sur un autre appareil. Ni e-mail, ni mot de passe.
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
name-leave = Partir…
name-leave-words = Vos parties restent dans les listes des autres, sans votre nom. Clés, réglages et études à vous sont effacés après sept jours, pendant lesquels vous pouvez revenir.
name-leave-type = Écrivez votre nom, { $name }, pour confirmer.
name-leave-go = Partir
name-leave-no = Rester
name-leaving = Votre nom sera oublié le { $when }. D’ici là, rien ne change.
name-stay = Finalement, je reste
name-done-kept = Le nom { $name } est à vous.
name-done-entered = Ici aussi, vous êtes { $name }.
name-done-out = Déconnexion faite. Vous jouez ici sans compte.
name-key-stopped = Aucune clé d’accès n’a été créée : le navigateur a été interrompu, ou cela a trop duré.
