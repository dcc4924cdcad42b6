"""Mail by the host's own server: plain text, with a link that ends it in one click."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path
from typing import Literal

from boulevard.server.refusals import Refusal
from boulevard.server.settings import Settings

SECONDS = 20.0
LONGEST = 254

Sent = Literal["well", "later", "never"]
"""How it went: taken; to be tried again; there is nobody at that address."""


def address(given: str) -> str:
    """An address as it is written to; a Refusal where it is none."""
    found = given.strip()
    try:
        parsed = Address(addr_spec=found)
        domain = parsed.domain.encode("idna").decode()
        found.encode("ascii")
    except (ValueError, UnicodeError, IndexError):
        raise Refusal("bell-mail") from None
    if len(found) > LONGEST or "." not in domain or domain.startswith("[") or not parsed.username:
        raise Refusal("bell-mail")
    if any(not letter.isprintable() or letter in ' ,;:<>()[]"\\' for letter in parsed.username):
        raise Refusal("bell-mail")
    return f"{parsed.username}@{parsed.domain}"


def masked(given: str) -> str:
    """An address so that its owner knows which one it is, and nobody else does."""
    name, _, domain = given.partition("@")
    return f"{name[:1]}…@{domain}"


def message(settings: Settings, to: str, title: str, body: str, off: str | None, about: str) -> EmailMessage:
    """`off`: the link that ends these mails; `about`: the same for the same message, so that one sent twice is one."""
    made = EmailMessage()
    sender = settings.smtp_from or ""
    made["From"] = Address("Boulevard", addr_spec=sender)
    made["To"] = Address(addr_spec=to)
    made["Subject"] = " ".join(title.split())
    made["Date"] = formatdate(usegmt=True)
    made["Message-ID"] = f"<{about}@{sender.rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    if off is not None:
        made["List-Unsubscribe"] = f"<{off}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(body, charset="utf-8")
    return made


def send(settings: Settings, made: EmailMessage) -> Sent:
    """In a thread that may wait."""
    try:
        with connected(settings) as server:
            if settings.smtp_user is not None:
                server.login(settings.smtp_user, password(settings))
            server.send_message(made)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        return "never" if all(500 <= code < 600 for code in codes) else "later"
    except (smtplib.SMTPException, OSError, ValueError):
        return "later"
    return "well"


def connected(settings: Settings) -> smtplib.SMTP:
    host, port = settings.smtp_host or "", settings.smtp_port
    if settings.smtp_tls == "tls":
        return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
    server = smtplib.SMTP(host, port, timeout=SECONDS)
    if settings.smtp_tls == "starttls":
        try:
            server.starttls(context=ssl.create_default_context())
        except BaseException:
            server.close()
            raise
    return server


def password(settings: Settings) -> str:
    file = settings.smtp_password_file
    return "" if file is None else Path(file).read_text("utf-8").rstrip("\r\n")
