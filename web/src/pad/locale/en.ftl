# The score pad: for the box on one's own table.

scorepad-title = Score pad
scorepad-document = Score pad · { $game } · Boulevard
scorepad-document-all = Score pad · Boulevard
scorepad-lead = For the box on your table: enter what lies there at the end, and the sheet counts itself. No account; nothing leaves this device but the figures to be counted.

scorepad-undo = Undo
scorepad-share = Share
scorepad-share-result = Share the result
scorepad-print = Print
scorepad-close = Close
scorepad-new = Begin a new sheet
scorepad-less = Less: { $label }
scorepad-more = More: { $label }

scorepad-players = Players
scorepad-name = Name of { $seat }

scorepad-empty = Enter what lies on the table
scorepad-away = Nobody answers just now: what you entered stays here, and is counted later.
scorepad-ahead = { $name } is ahead by { $points }
scorepad-wins = { $name } wins
scorepad-wins-by = { $name } wins by { $points }
scorepad-wins-with = { $name } wins with { $points }
scorepad-level = Level

scorepad-bill = The score sheet
scorepad-bill-of = { $game } · { $date }
scorepad-checked = Checked as you go
scorepad-fine = Nothing seems odd.

scorepad-link = A link that holds this table
scorepad-link-holds = Names and figures stand in the link itself, behind the #: no server sees them.
scorepad-link-broken = This link was cut or changed on its way: the table in it cannot be read. Ask for it once more.
scorepad-link-newer = This link was made by a newer version of this page. Reload, and try again.
scorepad-not-here = This score sheet is not on this device any more.

scorepad-sheets = Your score sheets
scorepad-sheets-here = Kept on this device alone.
scorepad-sheets-none = None yet. Each sheet is kept on this device, and on no other.
scorepad-delete-of = Delete the sheet: { $game }, { $date }
