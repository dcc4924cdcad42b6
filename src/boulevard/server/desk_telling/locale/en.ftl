# The host's desk

problem-desk-closed = the host’s desk is not open in this browser; boulevard host-link prints a link that opens it
problem-desk-link = this link opens nothing: it works once, for ten minutes; boulevard host-link prints another
problem-desk-open-way = over this address what is sent could be read on the way; open the host’s desk by https, or at the machine itself
problem-desk-why = say why: whoever it is about reads it
problem-desk-why-long = that is { $count } letters; { $most } at most
problem-desk-days = { $given } days are none; more than 0, { NUMBER($most, useGrouping: 0) } at most, or none said: for good
problem-desk-address = { $given } is no address and no network of addresses
problem-desk-wide = { $given } are too many addresses: behind /{ $least } at least
problem-desk-address-ban = an address can be kept out, and nothing else: nobody in particular speaks from it
problem-desk-nobody = the house knows nobody by { $given }: name somebody who has kept a name, TABLE/SEAT, an address, or what the list of people says
problem-desk-no-report = there is no such report
problem-desk-settled = this report is settled already
problem-desk-no-bar = this holds no more
problem-desk-no-setting = { $given } cannot be set while the server runs; these can: { $allowed }
problem-desk-value = { $setting } cannot be { $given }; one of these: { $allowed }
problem-desk-range = { $setting } cannot be { $given }; from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
problem-desk-no-backup = no server that runs here makes copies: name a folder by --backup when you start it; boulevard backup FILE makes one now
