# La maison dans la page, et les tables en chemin entre elle et les serveurs

offline-loading = La maison s’ouvre dans votre navigateur…
offline-come = { $done } sur { $all } Mo
offline-once = Règles, plateaux et tout le reste viennent une fois ; ensuite, Boulevard s’ouvre en un instant, sans réseau aussi.
offline-missing = Un fichier de Boulevard est introuvable : { $file }. Sans réseau, il faut que tout ait été gardé avant : reconnectez-vous jusqu’à ce que la page le dise. Si c’est vous qui avez déposé le dossier : tous ses fichiers doivent s’y trouver.
offline-failed = La maison n’a pas pu s’ouvrir : { $why }
offline-again = Réessayer
offline-title = Sans serveur
offline-kept = Vos tables sont gardées dans ce navigateur, et nulle part ailleurs. Les tirages sont ceux de cette page.
offline-passing = Ce navigateur ne garde rien pour cette page (fenêtre privée, ou réglages) : vos tables sont là jusqu’à ce que vous la fermiez. Gardez-en un fichier avant.
offline-lasts = Votre navigateur a promis de les garder.
offline-fades = Votre navigateur peut les effacer s’il manque de place : gardez-en un fichier de temps en temps.
offline-open-way = Cette page est venue par une voie ouverte : elle ne peut pas être gardée pour les moments sans réseau, et votre navigateur ne promet rien.
offline-export = Garder un fichier de toutes les tables
offline-given = Le fichier est dans vos téléchargements.
offline-import = Reprendre des tables d’un fichier
offline-taken = { $count ->
    [0] Tout y était déjà.
    [one] Une table ou une étude a été reprise.
   *[other] { $count } tables et études ont été reprises.
}
offline-broken = Ce n’est pas un fichier de tables gardé ici.
offline-huge = Ce fichier est trop gros pour être un fichier de tables.
offline-ready = Tout est gardé : Boulevard s’ouvre ici sans réseau.
offline-keeping = En cours de garde pour les moments sans réseau : { $done } fichiers sur { $all }
offline-unkept = Tout n’a pas pu être gardé pour les moments sans réseau ({ $file }) : il manque de la place, ou le fichier n’est pas sur l’hébergeur. Un nouvel essai aura lieu à la prochaine ouverture de la page.
offline-room = Avec vos tables, cela prend { $used } Mo.
offline-newer = Une version plus récente est là. Elle prendra la place de celle-ci quand tous les onglets seront fermés, ou tout de suite ; vos tables restent.
offline-renew = La prendre maintenant
offline-carry-how = Une seule table, ou en route vers un serveur : dans le menu de la table.

offline-table-file = Garder un fichier de cette table
offline-carry = Porter à un serveur
offline-carry-words = Elle y continue avec d’autres, par un lien, ou sur vos autres appareils. Ici, elle reste comme elle est. Les tirages jusqu’ici sont ceux de cette page, et vous pouviez tout en savoir : c’est dit à la table, et elle ne compte jamais pour les classements.
offline-server = L’adresse du serveur
offline-carry-go = Y aller avec la table
offline-carry-file = Ou en fichier, que tout serveur prend sous « Apporter une table » :
offline-record = Enregistrer la partie entière
offline-delete = Supprimer cette table
offline-delete-sure = Supprimer cette table, avec tout ce qui y a été joué ? Elle disparaît pour toujours.
offline-delete-yes = La supprimer
offline-delete-no = La garder

offline-without = Sans réseau
offline-without-what = Toute la table, sur cet appareil seul : les trois jeux avec robots, conseils et plusieurs personnes au même appareil, leçons, problèmes, études et feuille de score. Une fois gardée, elle s’ouvre dans le métro aussi ; le menu de votre navigateur peut l’installer comme une application.
offline-apart = C’est une maison à part : les tables de ce serveur n’y sont pas, ni les siennes ici. Ce qui y est commencé peut être apporté ici.
offline-fetch = La garder sur cet appareil
offline-fetch-size = La garder sur cet appareil ({ $megabytes } Mo)
offline-fetching = En cours de garde sur cet appareil…
offline-open = L’ouvrir
offline-no-worker = Votre navigateur ne garde aucune page ici : une fenêtre privée, peut-être, ou ses réglages.
offline-none = Ce serveur ne l’a pas. Qui tient le serveur la fabrique par cette commande, puis relance le serveur :

bring-document = Apporter une table – Boulevard
bring-title = Apporter une table
bring-lead = Une table commencée ailleurs, dans une page sans serveur ou dans le terminal, continue ici : contre les robots comme avant, ou avec des amis par un lien.
bring-lead-page = Une table commencée ailleurs, sur un serveur ou dans le terminal, continue dans cette page.
bring-file-title = La table
bring-file-words = Une page sans serveur la donne dans le menu de la table, sous « Porter à un serveur » ; un serveur donne l’enregistrement d’une partie finie.
bring-file = Choisir un fichier
bring-paste = Ou coller l’enregistrement
bring-look = Regarder
bring-huge = Ce fichier est trop gros pour être une table.
bring-link-broken = Ce lien ne contient pas de table entière : il a été coupé ou changé en chemin. Prenez plutôt le fichier.
bring-running = En cours, { $moves ->
    [one] un coup
   *[other] { $moves } coups
} jusqu’ici.
bring-turn = C’est à { $name } de jouer.
bring-over = Finie, après { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
bring-bot = un robot, comme avant
bring-me = Moi
bring-open = qui a le lien
bring-link-words = Le lien est sur la table, une fois qu’elle est là.
bring-draws = À partir d’ici, c’est ce serveur qui tire. Ce qui a été tiré avant, personne ici ne l’a vu tirer ; nul ne revient en deçà.
bring-draws-page = À partir d’ici, c’est cette page qui tire. Nul ne revient en deçà de ce qui a été joué avant.
bring-knows = Qui apporte une table peut savoir ce qui y est caché : c’est dit à tous ceux qui s’y assoient.
bring-unrated = Elle ne compte ni pour les classements ni pour les statistiques.
bring-stays = Là d’où elle vient, elle reste comme elle est. Les coups repris là-bas ne viennent pas.
bring-do = L’apporter ici
bring-another = Une autre
offline-nets = Ce que les plus forts robots ont appris arrive avec le premier d’entre eux que vous affrontez à chaque jeu.
offline-nets-keep = Tout garder dès maintenant ({ NUMBER($size, maximumFractionDigits: 1) } Mo)
offline-nets-coming = Ce que les plus forts robots ont appris arrive
offline-nets-kept = Ce que les plus forts robots ont appris est gardé ici aussi.
offline-nets-failed = Impossible de le garder : y a-t-il du réseau, et de la place sur cet appareil ?
offline-weaker = Cette copie a été construite sans les cœurs compilés des jeux : ses robots sont plus faibles que sur un serveur.
