# Le bureau de l'hôte

problem-desk-closed = le bureau de l’hôte n’est pas ouvert dans ce navigateur ; boulevard host-link affiche un lien qui l’ouvre
problem-desk-link = ce lien n’ouvre rien : il sert une seule fois, pendant dix minutes ; boulevard host-link en affiche un autre
problem-desk-open-way = à cette adresse, ce qui est envoyé pourrait être lu en chemin ; ouvrez le bureau de l’hôte en https, ou sur la machine elle-même
problem-desk-why = dites pourquoi : la personne concernée le lira
problem-desk-why-long = cela fait { $count } lettres ; { $most } au plus
problem-desk-days = { $given } jours ne conviennent pas ; plus de 0, { NUMBER($most, useGrouping: 0) } au plus, ou rien : sans fin
problem-desk-address = { $given } n’est ni une adresse ni un réseau d’adresses
problem-desk-wide = { $given }, ce sont trop d’adresses : au moins /{ $least }
problem-desk-address-ban = on peut écarter une adresse, et rien d’autre : personne en particulier ne parle depuis elle
problem-desk-nobody = la maison ne connaît personne par { $given } : donnez un nom gardé, TABLE/PLACE, une adresse, ou ce que dit la liste des gens
problem-desk-no-report = ce signalement n’existe pas
problem-desk-settled = ce signalement est déjà réglé
problem-desk-no-bar = cela ne vaut plus
problem-desk-no-setting = { $given } ne se règle pas pendant que le serveur tourne ; voici ce qui se règle : { $allowed }
problem-desk-value = { $setting } ne peut pas être { $given } ; au choix : { $allowed }
problem-desk-range = { $setting } ne peut pas être { $given } ; de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
problem-desk-no-backup = aucun serveur en marche ici ne fait de copies : donnez un dossier par --backup au démarrage ; boulevard backup FICHIER en fait une tout de suite
