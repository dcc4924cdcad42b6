# Les réglages, et la question : cet appareil doit-il prévenir ?

settings-document = { $part } · Réglages · Boulevard
settings-title = Réglages
settings-place-notices = Notifications
settings-place-privacy = Vie privée
settings-kept = Ce qui est gardé
settings-kept-words = Votre nom, la moitié publique de vos clés, vos parties, ce qui s’est dit aux tables tant qu’elles sont gardées, et ces réglages. Ni pisteurs, ni revente.
settings-kept-guest = Vos choix sont gardés dans ce navigateur, et vos tables avec lui. Ni pisteurs, ni revente.
settings-leaving = Partir
settings-place-name = Nom et clés
settings-place-look = Aspect et son
settings-place-offline = Sans réseau

settings-what = Ce qu’on vous dit, et où
settings-quiet-lead = Discret par défaut : ce qui vous attend, rien pour vous faire revenir.
settings-when = Quand
settings-here = Cet appareil
settings-mail = E‑mail
settings-not-needed = inutile
settings-switch = { $what } : { $where }

settings-kind-turn = C’est à vous
settings-kind-turn-when = ou une partie commence ; seulement si vous ne regardez pas
settings-kind-short = Le temps presse
settings-kind-short-when = 6 heures avant, puis une heure avant
settings-kind-over = Une partie est finie
settings-kind-over-when = avec le résultat
settings-kind-challenge = Une invitation
settings-kind-challenge-when = quelqu’un vous propose une partie
settings-kind-talk = On vous a écrit
settings-kind-talk-when = à vos tables ; jamais de gens en sourdine
settings-kind-cup = Tournoi
settings-kind-cup-when = début de manche, adversaire, dix minutes avant

settings-told = peut vous prévenir
settings-waits = attend le lien du premier message
settings-try = Essayer
settings-try-of = Essayer : { $what }
settings-again = Récrire
settings-end = Éteindre
settings-end-of = Éteindre : { $what }
settings-tried = C’est parti. Si rien ne vient, voyez si le système laisse le navigateur vous prévenir.
settings-ring-words = Ce navigateur peut vous dire que c’est à vous, même quand Boulevard est fermé.
settings-cannot-open = Les navigateurs ne prennent de messages que par https, et cette adresse commence par http. Tout le reste marche, y compris le courrier et les services du web ci-dessous.
settings-cannot-home = Sur cet appareil, cela marche depuis l’écran d’accueil : dans le navigateur, « Partager », puis « Sur l’écran d’accueil » ; ouvrez Boulevard de là.
settings-cannot-never = Ce navigateur ne prend pas de messages.
settings-cannot-denied = On a dit à ce navigateur de ne rien laisser montrer à Boulevard. Cela se change dans ses réglages pour ce site, sous notifications.

settings-together = Plusieurs à la fois
settings-together-words = Moins d’interruptions : ce qui vient en 10 minutes est dit ensemble.
settings-names = Qui, et quelle partie
settings-names-words = Aussi sur l’écran verrouillé ; sinon, seulement que c’est à vous.
settings-quiet = Heures calmes
settings-quiet-from = Calme à partir de
settings-quiet-to = Calme jusqu’à
settings-quiet-until = jusqu’à { $a }
settings-quiet-call = on peut vous appeler
settings-quiet-none = Les messages viennent à toute heure.
settings-quiet-told = Rien ne vient entre { $a } et { $b } ; ce qui est encore vrai vient ensuite.
settings-holiday = En congé aussi
settings-holiday-words = Tant que vos pendules sont arrêtées, rien n’est envoyé.

settings-mail-none = Vous n’avez pas donné d’adresse, et rien ici n’en demande.
settings-mail-give = Donner une adresse…
settings-mail-field = Votre adresse
settings-mail-again = Un autre message est parti.
settings-no-mail = Ce serveur n’envoie pas de courrier.
settings-mail-on = { $where } sera prévenu.
settings-mail-off = Plus aucun courrier ne va à { $where }.
settings-confirm = Pouvons-nous écrire à cette adresse ?
settings-confirm-words = Elle a été donnée ici par quelqu’un qui veut savoir quand c’est son tour.
settings-confirm-yes = Oui, écrivez-moi
settings-give = La prendre
settings-stop = Annuler
settings-well = OK

settings-web = Un autre service
settings-web-words = Une adresse qui prend des messages : ntfy, Discord, Matrix, ou un programme à vous.
settings-web-give = Donner une adresse…
settings-web-field = Son adresse, qui commence par https://
settings-web-shape = Ce qu’elle prend
settings-shape-json = JSON
settings-shape-ntfy = ntfy
settings-shape-discord = Discord
settings-shape-matrix = Matrix

settings-look = Aspect et son
settings-language-en = English
settings-language-fr = Français

notify-until = { $name } a jusqu’à { $when }
notify-move = Cet appareil doit-il vous prévenir du coup de { $name } ?
notify-sit = Cet appareil doit-il vous prévenir quand quelqu’un s’assied ?
notify-sit-also = Et quand ce sera à vous. C’est tout.
notify-yes = Oui, prévenez-moi
notify-no = Pas maintenant
notify-fine = Seulement ce qui vous attend : c’est à vous, le temps presse, la partie est finie. Rien entre 22 h et 8 h. Pas d’e-mail. À changer dans Réglages.
notify-fine-sit = Rien entre 22 h et 8 h. Ni e-mail, ni compte. Deux fois « pas maintenant », et personne ne redemande.
notify-done-yes = C’est fait. Vous pouvez fermer cette page.
notify-done-refused = Ce navigateur ne vous dira rien. L’interrupteur est dans Réglages, si vous le voulez quand même.
notify-done-trouble = Le navigateur n’a pas pu être joint pour les messages. L’interrupteur est dans Réglages.
