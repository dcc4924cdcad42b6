/** Passkeys: what the server asks and what the browser answers, both as JSON. */

type Json = Record<string, unknown>;

/** Can this browser make and use passkeys? Only where the page came by a secure way. */
export const canUseKeys = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** A new passkey; null where somebody thought better of it. */
export function make(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** The answer of a passkey that this browser has. */
export function use(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return answered(() => navigator.credentials.get({ publicKey }));
}

async function answered(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? (found.toJSON() as Json) : null;
  } catch (why) {
    if (why instanceof DOMException) return null;
    throw why;
  }
}
