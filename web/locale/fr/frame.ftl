# Ce que chaque écran comporte.

frame-home = Boulevard, accueil
frame-site = Site
frame-rules = Règles
frame-study = Étude
frame-text = Table en texte
frame-board = Table dessinée
frame-language = Langue : français. Switch to English
frame-sound-on = Son activé
frame-sound-off = Son coupé

crash-title = Quelque chose s’est mal passé dans cette page.
crash-stale = Une partie de cette page n’a pas pu être chargée : le serveur est absent, ou plus récent que la page.
crash-safe = La table est sauve : tout ce qui a été joué est gardé sur le serveur.
crash-reload = Recharger la page
crash-again = Réessayer

bot-random = Hasard
bot-flaneur = Flâneur
bot-ami = Ami
bot-apprenti = Apprenti
bot-maitre = Maître
bot-grand-maitre = Grand maître
bot-fleuriste = Fleuriste
bot-cocher = Cocher
bot-modiste = Modiste
bot-facteur = Facteur
bot-croupier = Croupier
bot-comtesse = Comtesse
bot-prefet = Préfet
bot-architecte = Architecte
bot-name = { $bot }
seat-open = place libre
frame-settings = Réglages
frame-name = Nom et clés
frame-skip = Aller au plateau
