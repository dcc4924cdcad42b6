/** Passkeys: what the server asks and what the browser answers, both as JSON. */

/** What the server answers who asks for a passkey. */
export interface Wished<Options> {
  options: Options;
}
export type Making = Wished<PublicKeyCredentialCreationOptionsJSON>;
/** What the browser answers, as the server is told. */
export type Answered = ReturnType<PublicKeyCredential["toJSON"]>;
export type Using = Wished<PublicKeyCredentialRequestOptionsJSON>;

/** Can this browser make and use passkeys? Only where the page came by a secure way. */
export const canUseKeys = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** A new passkey; null where somebody thought better of it. */
export function make({ options }: Making): Promise<Answered | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** The answer of a passkey that this browser has. */
export function use({ options }: Using): Promise<Answered | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return answered(() => navigator.credentials.get({ publicKey }));
}

async function answered(ask: () => Promise<Credential | null>): Promise<Answered | null> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? found.toJSON() : null;
  } catch (why) {
    if (why instanceof DOMException) return null;
    throw why;
  }
}
