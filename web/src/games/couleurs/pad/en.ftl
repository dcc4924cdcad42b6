# The score pad of Couleurs.

scorepad-paintings = Finished paintings
scorepad-whites = whites on it
scorepad-whites-of = Whites on painting { $number }, of { $points } points
scorepad-remove = Remove painting { $number }, of { $points } points
scorepad-add = Add a painting
scorepad-add-of = Add a painting of { $points } points
scorepad-black = Black
scorepad-black-left = { $left } of { $most } still in the box
scorepad-tools = Tools
scorepad-assistant = Took an assistant instead? Then the sixth space brings no { $points }.
scorepad-count = Number of players
