## Cartes postales

postcard-words = { $card } : { $hint }.
postcard-free = Visible ; elle coûte un jeton.
postcard-used = Utilisée par { $seat }.
postcard-declined = Sans effet
postcard-ready = Prête à servir

card-levitation-short = Échanger, puis poser
card-metropolitain-short = Plus tard : sur un réverbère
card-jardin-short = Poser le jardin 1×2
card-sacre-coeur-short = Non construits : rien à payer
card-peintre-short = 2 points par lumière
card-chartier-short = Plus tard : 1 case rivale
card-bouquinistes-short = Un bâtiment gagne 1 case
card-lampadaire-short = Ajouter un réverbère
card-moulin-rouge-short = 1 point par case libre
card-fontaine-short = 3 points par bâtiment voisin
card-penseur-short = Points par case libre voisine
card-grande-lumiere-short = Un réverbère porte plus loin

card-peintre-stamp = +2
card-moulin-rouge-stamp = +1
card-fontaine-stamp = +3
card-penseur-stamp = +2 +1
