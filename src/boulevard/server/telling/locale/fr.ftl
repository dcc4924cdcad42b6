# Des messages pour ceux qui ne regardent pas

notice-turn-title = À vous de jouer
notice-turn = { $game }, avec { $names }
notice-turn-many = À vous de jouer à { $count } tables
notice-short-title = Le temps presse
notice-short = { $game }, avec { $names } : { $hours ->
    [0] il reste moins d’une heure
    [1] il reste une heure
   *[other] il reste { $hours } heures
}
notice-short-many = Le temps presse à { $count } tables
notice-begun-title = La partie commence
notice-begun = { $game }, avec { $names }
notice-begun-many = { $count } parties commencent
notice-over-title = Une partie est finie
notice-over = { $game }, avec { $names } : { $result ->
    [won] vous avez gagné
    [shared] vous partagez la victoire
   *[lost] vous n’avez pas gagné
}
notice-over-many = { $count } parties sont finies
notice-challenge-title = Une invitation
notice-challenge = { $name } vous invite : { $game }
notice-challenge-many = { $count } invitations
notice-talk-title = On vous a écrit
notice-talk = { $name }, à { $game }
notice-talk-many = On vous a écrit à { $count } tables
notice-cup-title = Tournoi
notice-cup = { $cup } : { $what ->
    [round] la manche { $round } commence
    [paired] manche { $round }, avec { $name }
    [soon] cela commence dans dix minutes
   *[over] c’est fini
}
notice-cup-many = { $count } messages de tournois
notice-try-title = Voilà comment cela se voit
notice-try = On vous préviendra ainsi, et seulement de ce que vous avez choisi.
notice-several = { $count } choses vous attendent
notice-more = et { $count } de plus
notice-and = { $first } et { $last }

mail-open = Ouvrir : { $link }
mail-off = Plus de courrier de ce genre, en un clic : { $link }
mail-confirm-title = Boulevard peut-il écrire à cette adresse ?
mail-confirm =
    Quelqu’un a donné cette adresse à { $site } pour être prévenu par courrier quand ce sera son tour.

    Si c’était vous, ouvrez ce lien et confirmez :
    { $link }

    Sinon, ne faites rien : aucun autre courrier ne viendra.

# Tables apportées d’ailleurs

problem-bring-content = une partie avec un autre fichier de contenu ne peut pas continuer ici
problem-bring-account = c’est la partie telle qu’une place la connaissait, avec « ? » là où quelque chose était caché. Prenez l’enregistrement entier : une page sans serveur le donne par « Porter à un serveur », un serveur quand la partie est finie
problem-bring-empty = rien n’a encore été joué dans cet enregistrement : ouvrez une nouvelle table
problem-bring-long = cet enregistrement a plus de { $most } lignes : il ne peut pas devenir une table
problem-bring-outcome = le résultat à la fin de cet enregistrement n’est pas celui de ses coups
problem-bring-bot = le robot « { $given } » ne joue pas ici
problem-bring-seat = « { $given } » n’est pas la place d’une personne dans cet enregistrement ({ $allowed })

problem-browser-full = il n’y a plus de place dans ce navigateur : rien n’a été changé. Supprimez des tables dont vous n’avez plus besoin, gardez les autres dans un fichier, ou libérez de la place sur l’appareil
problem-browser-lost = ce navigateur ne garde pas, en ce moment, ce qu’il doit garder : rien n’a été changé. Rechargez la page
problem-kept-broken = ce n’est pas un fichier entier de tables gardées par une page sans serveur : « { $what } » ne peut pas être
problem-kept-newer = ce fichier vient d’un Boulevard plus récent : rechargez cette page avec un réseau, pour qu’elle le devienne aussi

problem-setting-offline = { $setting } ne peut pas être « { $given } » : ce n’est pas un dossier fait par ./play build-offline

# Ce qui est dit à qui tient un serveur

problem-database = « { $given } » n’est pas une adresse de base de données ; écrivez sqlite:///FICHIER ou postgresql://…
problem-database-trouble = la base de données ne peut pas être utilisée : { $detail }
problem-database-full = il y a déjà des tables dans cette base : rien ne les remplace
problem-database-taken = un autre processus serveur utilise déjà { $file } : un fichier SQLite est pour un seul processus (à plusieurs, il faut PostgreSQL)
problem-database-newer = cette base a été écrite par un Boulevard plus récent que celui-ci ({ $version }) : mettez le programme à jour ; rien n’a été modifié
problem-restore-taken = un serveur utilise { $file } : arrêtez-le avant de remettre une copie (rien n’a été modifié)
problem-address = impossible d’écouter à cette adresse : { $detail }
problem-password-file = impossible de lire le mot de passe de la base dans { $file } : { $detail }
problem-no-user = l’adresse « { $given } » ne nomme personne dont le mot de passe pourrait être lu dans un fichier ; écrivez postgresql://UTILISATEUR@HÔTE/NOM
problem-exposed-plain = tout le monde atteint ce serveur sans TLS : noms, coups et clés des places peuvent être lus en chemin. Placez devant lui un mandataire avec TLS et nommez-le par --trusted-proxy (docs/hosting.md, Behind a proxy)
problem-exposed-unnamed = --public-url dit qu’un mandataire se tient devant ce serveur, mais aucun --trusted-proxy ne le nomme : pour les limites, tous ceux qui passent par lui ne font qu’un, et le cookie n’est pas marqué Secure (docs/hosting.md, Behind a proxy)
problem-setting = { $setting } ne peut pas être « { $given } »
problem-setting-smtp = { $setting } demande aussi { $lacks }
problem-setting-smtp-tls = { $setting } ne peut pas être « { $given } » : starttls, tls ou none
problem-setting-smtp-from = { $setting } ne peut pas être « { $given } » : une adresse de courrier, comme jeux@example.org
problem-setting-port = { $setting } ne peut pas être « { $given } » : un port est un nombre de 0 à 65535, et 0 veut dire un port libre
problem-setting-same-port = { $setting } ne peut pas être « { $given } » : les tables sont servies à ce port
problem-setting-more = { $setting } ne peut pas être « { $given } » : il faut plus que 0
problem-setting-proxy = { $setting } ne peut pas être « { $given } » : une adresse, et non un nom, comme 127.0.0.1, ou un réseau comme 10.0.0.0/24
problem-setting-url = { $setting } ne peut pas être « { $given } » : elle commence par http:// ou https://, nomme un hôte et peut-être un port, sans chemin, comme https://tables.example.org
problem-backup-folder = aucune copie ne peut être faite dans { $folder } : { $detail }
page-unbuilt = La page n’est pas construite : lancez ./play, ou pip install . dans le dossier des sources.
