# La maison dans la page

offline-loading = La maison s’ouvre dans votre navigateur…
offline-failed = La maison n’a pas pu s’ouvrir : { $why }
offline-again = Réessayer
offline-title = Sans serveur
offline-kept = Vos tables sont gardées dans ce navigateur, et nulle part ailleurs. Les tirages sont ceux de cette page.
offline-lasts = Votre navigateur a promis de les garder.
offline-fades = Votre navigateur peut les effacer s’il manque de place : gardez-en un fichier de temps en temps.
offline-open-way = Cette page est venue par une voie ouverte : elle ne peut pas être gardée pour les moments sans réseau, et votre navigateur ne promet rien.
offline-export = Garder un fichier de toutes les tables
offline-import = Reprendre des tables d’un fichier
offline-taken = { $count ->
    [0] Tout y était déjà.
    [one] Une table ou une étude a été reprise.
   *[other] { $count } tables et études ont été reprises.
}
offline-broken = Ce n’est pas un fichier de tables gardé ici.
offline-ready = Tout est gardé : Boulevard s’ouvre ici sans réseau.
offline-keeping = En cours de garde pour les moments sans réseau : { $done } fichiers sur { $all }
offline-nets = Ce que les plus forts robots ont appris arrive avec le premier d’entre eux que vous affrontez à chaque jeu.
offline-nets-keep = Tout garder dès maintenant ({ NUMBER($size, maximumFractionDigits: 1) } Mo)
offline-nets-coming = Ce que les plus forts robots ont appris arrive
offline-nets-kept = Ce que les plus forts robots ont appris est gardé ici aussi.
offline-nets-failed = Impossible de le garder : y a-t-il du réseau, et de la place sur cet appareil ?
offline-weaker = Cette copie a été construite sans les cœurs compilés des jeux : ses robots sont plus faibles que sur un serveur.
