# What each of the boulevard likes at Flatiron more than it is worth.
taste-flatiron-fleuriste = Gathers pillars as if they were flowers.
taste-flatiron-cocher = Takes points wherever they can be had at once.
taste-flatiron-modiste = Cares for reputation above all.
taste-flatiron-facteur = Reads every newspaper.
taste-flatiron-croupier = Hoards dollars.
taste-flatiron-comtesse = Has the pillars you wanted in her stock.
taste-flatiron-prefet = Rules by decree.
taste-flatiron-architecte = Wants the finest columns.
