"""The tables of the database, the same for SQLite and PostgreSQL. Migrations bring a database up to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", String(12), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("ply", BigInteger, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("snapshot_ply", BigInteger, nullable=False),
    Column("snapshot", LargeBinary),
    Column("touched", Float(53), nullable=False),
    Column("met", Boolean, nullable=False, server_default=false()),
    Index("tables_bot_due", "bot_due"),
    Index("tables_touched", "status", "touched"),
    Index("tables_met", "met", "status"),
)
"""`met`: the house opened it, for people who found each other here."""

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("ply", BigInteger, nullable=False),
    Column("seat", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("fence", Boolean, nullable=False),
    Column("client", Text),
    Column("at", Float(53), nullable=False),
    Column("spent", Float(53)),
    Column("delay", Float(53)),
    PrimaryKeyConstraint("table_id", "ply"),
    UniqueConstraint("table_id", "client"),
)
"""One row a line of the record; two that claim the same ply cannot both be here."""

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("seat", String(20), nullable=False),
    Column("kind", String(12), nullable=False),
    PrimaryKeyConstraint("hash", "table_id", "seat", "kind"),
    Index("keys_table", "table_id"),
)
"""Tokens, browsers, invite codes: their hashes alone."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seat", String(20), nullable=False),
    Column("seen", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""When somebody was last connected in a seat, and until when that is taken to hold."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("made", String(80), nullable=False),
    Column("until", Float(53), nullable=False),
)
"""Games that were looked through, by the ids of their tables or of the studies that began with them: what made it, and
until when some process is taken to be at it."""

moments = Table(
    "moments",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("ply", BigInteger, nullable=False),
    Column("found", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)
"""What was found of each of their decisions."""

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("head", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("touched", Float(53), nullable=False),
    Index("studies_touched", "touched"),
)
"""What a study began with, and the number of its last edit."""

study_edits = Table(
    "study_edits",
    metadata,
    Column("study_id", String(40), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("client", String(64), nullable=False),
    Column("author", String(20), nullable=False),
    Column("called", Text, nullable=False),
    Column("edit", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    PrimaryKeyConstraint("study_id", "seq"),
    UniqueConstraint("study_id", "client"),
)
"""One row an edit; two that claim the same number cannot both be here."""

study_keys = Table(
    "study_keys",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("study_id", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    PrimaryKeyConstraint("hash", "study_id", "kind"),
    Index("study_keys_study", "study_id"),
)
"""Browsers and links that open a study: their hashes alone."""

members = Table(
    "members",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("looks", String(160), nullable=False, unique=True),
    Column("holder", String(64), nullable=False, unique=True),
    Column("words", String(64), unique=True),
    Column("settings", Text, nullable=False),
    Column("since", Float(53), nullable=False),
    Column("leaves", Float(53)),
    Column("visible", Text),
    Index("members_leaves", "leaves"),
)
"""Who has kept a name: what it looks like, of which there are no two; the key that holds their seats, which nobody has;
the hash of twelve words that stand for the name; when it is to be forgotten; who may see what of theirs, where they
have said so."""

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("member_id", String(40), nullable=False),
    Column("called", String(80), nullable=False),
    Column("came_with", String(64)),
    Column("since", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Index("devices_member", "member_id"),
    Index("devices_came_with", "came_with"),
)
"""Browsers that act for a member, by the hash of their cookie; `came_with`: that of before, as long as what it held is
being handed over."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(400), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("member_id", String(40), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("called", String(80), nullable=False),
    Column("since", Float(53), nullable=False),
    Index("passkeys_member", "member_id"),
)
"""The public halves of passkeys."""

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(100), primary_key=True),
    Column("member_id", String(40)),
    Column("name", String(80)),
    Column("until", Float(53), nullable=False),
    Index("challenges_until", "until"),
)
"""What a passkey was asked to sign: each counts once."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", BigInteger, unique=True),
    Column("at", Float(53), nullable=False),
    Column("ended", Text),
    Column("found", Text),
)
"""Games that have ended, in the order of their numbers, which is that in which they were counted; none: it is still to
be. `ended`: how (none: what a table says that was over before there were results); `found`: what was seen in its lines.
They stay when the table is no more, for ratings are made of them."""

played = Table(
    "played",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seat", String(20), nullable=False),
    Column("who", String(60), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("took", Text, nullable=False),
    Column("gained", Integer),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("played_who", "who", "number"),
    Index("played_who_game", "who", "game", "number"),
)
"""Each of those games for each who can be known: what was taken, and where it counted, what it gained and how strong
they were thought to be after it."""

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("days", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("who", "game"),
    Index("ratings_game", "game"),
)
"""How strong each is thought to be at a game, since when, and after how many, of which `days` were played over days."""

tallies = Table(
    "tallies",
    metadata,
    Column("who", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("item", String(60), nullable=False),
    Column("games", Integer, nullable=False),
    Column("sum", Float(53), nullable=False),
    PrimaryKeyConstraint("who", "game", "kind", "item"),
)
"""Of rated games: in how many somebody took or did a thing, and what they won of these; of lines of the score sheet,
the sum of their points. `*`: everybody together."""

rivals = Table(
    "rivals",
    metadata,
    Column("who", String(60), nullable=False),
    Column("other", String(60), nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    PrimaryKeyConstraint("who", "other"),
)
"""Head to head, in all games: how often one was ranked before the other, and behind."""

stamps = Table(
    "stamps",
    metadata,
    Column("who", String(60), nullable=False),
    Column("stamp", String(60), nullable=False),
    Column("number", BigInteger, nullable=False),
    PrimaryKeyConstraint("who", "stamp"),
)
"""What somebody has done well, and in which game first."""

departed = Table("departed", metadata, Column("who", String(60), primary_key=True))
"""Pseudonyms that stand for nobody any more: their games stay, and nothing else is kept of them."""

cups = Table(
    "cups",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("due", Float(53)),
    Column("touched", Float(53), nullable=False),
    Column("body", Text, nullable=False),
    Index("cups_due", "due"),
    Index("cups_touched", "status", "touched"),
)
"""Tournaments, each whole: written if it still has the version that it was read with; `due`: when it is to be looked at
again."""

cup_keys = Table(
    "cup_keys",
    metadata,
    Column("cup_id", String(40), nullable=False),
    Column("player", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("cup_id", "player"),
    Index("cup_keys_hash", "hash"),
)
"""By what somebody is a player of a tournament, by their number; -1: founded it. The hashes alone."""

cup_tables = Table(
    "cup_tables",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("cup_id", String(40), nullable=False),
    Index("cup_tables_cup", "cup_id"),
)
"""The tables whose results a tournament waits for."""

beats = Table("beats", metadata, Column("id", Integer, primary_key=True), Column("at", Float(53), nullable=False))
"""One row: when a server process was last there."""

outages = Table(
    "outages",
    metadata,
    Column("began", Float(53), primary_key=True),
    Column("ended", Float(53), nullable=False),
)
"""From when to when none was: nobody's time passed."""

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("id", String(40), nullable=False),
    Column("author", String(64), nullable=False),
    Column("seat", String(20)),
    Column("called", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("phrase", String(20)),
    Column("text", Text),
    Column("ply", BigInteger, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("client", String(100), nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "client"),
    Index("talk_author", "author"),
)
"""What was said at tables, in order: a phrase by its key, or words."""

mutes = Table(
    "mutes",
    metadata,
    Column("by", String(64), nullable=False),
    Column("of", String(64), nullable=False),
    Column("at", Float(53), nullable=False),
    PrimaryKeyConstraint("by", "of"),
    Index("mutes_of", "of"),
)
"""Who does not want to hear whom."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("said", String(40), nullable=False),
    Column("by", String(64), nullable=False),
    Column("by_called", String(80), nullable=False),
    Column("of", String(64), nullable=False),
    Column("of_called", String(80), nullable=False),
    Column("why", Text, nullable=False),
    Column("kept", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("outcome", String(12)),
    Column("settled", Float(53)),
    Index("reports_outcome", "outcome", "at"),
    Index("reports_of", "of"),
    Index("reports_by", "by"),
)
"""What was reported to the host, with what was said around it: it stays where the table goes."""

bells = Table(
    "bells",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("browser", String(64)),
    Column("kind", String(12), nullable=False),
    Column("address", Text, nullable=False),
    Column("host", String(255), nullable=False),
    Column("keys", Text, nullable=False),
    Column("called", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("kinds", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("since", Float(53), nullable=False),
    Column("used", Float(53), nullable=False),
    Column("sent", Float(53), nullable=False),
    Column("busy", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Index("bells_holder", "holder"),
)
"""Where somebody wants to be told: a browser's push service, an address of the web, an address for mail. `browser`: the
cookie of the one that is told; `kinds`: of what; `sent`: when it last was; `busy`: until when a process is at it, or
none is to try; `tries`: how often it failed since."""

notices = Table(
    "notices",
    metadata,
    Column("bell_id", String(40), nullable=False),
    Column("about", String(160), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("figures", Text, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("due", Float(53)),
    PrimaryKeyConstraint("bell_id", "about"),
    Index("notices_due", "due"),
)
"""What is to be told, once each; without `due` it was told, or had come to nothing."""

wishes = Table(
    "wishes",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("wishes", Text, nullable=False),
)
"""When somebody wants to be told, and how much at once."""

host_keys = Table(
    "host_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
"""What this server signs by, towards push services and in its own links."""

noticed = Table("noticed", metadata, Column("id", Integer, primary_key=True), Column("at", Float(53), nullable=False))
"""One row: the changes of tables up to then were looked through for what is to be told."""

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("asks", String(64)),
    Column("asks_name", String(80), nullable=False),
    Column("terms", Text, nullable=False),
    Column("sitters", Text, nullable=False),
    Column("state", String(12), nullable=False),
    Column("meeting", String(64), nullable=False),
    Column("table_id", String(40)),
    Column("version", BigInteger, nullable=False),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
    Index("seeks_until", "until"),
)
"""Who looks for an opponent (`asks`: for one person alone, by what that one holds seats by), on which terms, who has
sat down so far, and until when it holds; `meeting`: the text by which the table will be opened once."""

people = Table(
    "people",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("challenge", String(12), nullable=False),
    Column("here", String(12), nullable=False),
    Column("link", String(64), unique=True),
    Column("seen", Float(53), nullable=False),
    Column("watch", String(12), nullable=False, server_default="everybody"),
    Index("people_seen", "seen"),
)
"""Who has looked for somebody, by what they hold seats by: a guest's name, who may challenge them, see that they are
here and watch their games; the hash of the link that makes friends."""

ties = Table(
    "ties",
    metadata,
    Column("holder", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("since", Float(53), nullable=False),
    PrimaryKeyConstraint("holder", "other", "kind"),
    Index("ties_other", "other"),
)
"""What somebody is to another: a friend, which the other is too; somebody who asks to be one; somebody who mutes."""

programs = Table(
    "programs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("looks", String(160), nullable=False, unique=True),
    Column("since", Float(53), nullable=False),
    Index("programs_owner", "owner"),
)
"""Bots that people brought: the hash of the token by which each plays, whose it is, what it is called."""

desk_links = Table(
    "desk_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", Float(53), nullable=False),
)
"""Links that open the desk of whoever runs the server, once and for a short time: their hashes alone."""

desk_sessions = Table(
    "desk_sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("called", String(80), nullable=False),
    Column("since", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
)
"""Browsers in which the desk is open, by the hash of the cookie that they were given for it."""

desk_acts = Table(
    "desk_acts",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("by", String(12), nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(20), nullable=False),
    Column("of", String(160), nullable=False),
    Column("figures", Text, nullable=False),
    Column("waits", Boolean, nullable=False),
    Index("desk_acts_waits", "waits"),
    Index("desk_acts_of", "of"),
)
"""All that was done at the desk or by the command line, in order; `waits`: a process is still to carry it out."""

bars = Table(
    "bars",
    metadata,
    Column("id", String(40), nullable=False),
    Column("of", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("whom", String(12), nullable=False),
    Column("called", String(80), nullable=False),
    Column("why", Text, nullable=False),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53)),
    PrimaryKeyConstraint("id", "of"),
    Index("bars_of", "of"),
)
"""Whom whoever runs the server has shut out (`ban`) or silenced (`mute`): by all that they hold things by, or a
network's address; `until`: none where it is for good."""

desk_settings = Table(
    "desk_settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What was set at the desk, as JSON: it goes before what a server was started with. `address`: where it is reached."""
