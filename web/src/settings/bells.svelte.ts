/** Where one is told that it is one's turn: what the server knows of it, and this browser's own part. */
import { ask, call, tell } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { BellShown, NoticesShown, WishesShown } from "../protocol.ts";

type Kind = BellShown["kinds"][number];

/** `main.ts` looks here whether this browser is told anything, and in which language. */
const KEY = "boulevard-bell";
/** How often it was said "not now", and at which tables. */
const ASKED = "boulevard-asked";
/** So often, and nobody asks again. */
const ENOUGH = 2;

/** Why this browser cannot be told: the way to the server is open; it first has to be put on the home screen; it knows no
 * such thing; it was told to let nobody. */
export type Cannot = "open" | "home" | "never" | "denied";

function kept<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none;
  }
}

function keep(key: string, what: unknown): void {
  try {
    if (what === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // a browser that keeps nothing is asked again
  }
}

/** The key of a server as the browser takes it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Can this browser be told at all? `key`: what the server gives for it. */
export function cannot(key: string | null): Cannot | null {
  if (key === null || !isSecureContext) return "open";
  if (!("PushManager" in window) || !("serviceWorker" in navigator))
    return /iPhone|iPad/.test(navigator.userAgent) ? "home" : "never";
  return Notification.permission === "denied" ? "denied" : null;
}

const worker = async (): Promise<ServiceWorkerRegistration> =>
  (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register("/sw.js"));

class Bells {
  now = $state.raw<NoticesShown | null>(null);

  async load(): Promise<NoticesShown> {
    return this.take(await ask<NoticesShown>("/me/notices"));
  }

  take(shown: NoticesShown): NoticesShown {
    this.now = shown;
    keep(KEY, this.here ? { id: this.here.id, language: settings.language } : null);
    return shown;
  }

  /** This browser's own. */
  get here(): BellShown | null {
    return this.now?.bells.find((one) => one.here) ?? null;
  }

  get cannot(): Cannot | null {
    return this.now === null ? null : cannot(this.now.key);
  }

  /** Have this browser told; false where its own question was answered with no. */
  async ring(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const registration = await worker();
    await navigator.serviceWorker.ready;
    const key = bytes(this.now!.key!);
    const old = await registration.pushManager.getSubscription();
    const same =
      old?.options.applicationServerKey && String(new Uint8Array(old.options.applicationServerKey)) === String(key);
    if (old && !same) await old.unsubscribe();
    const made = same
      ? old
      : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const given = { endpoint, p256dh: keys!.p256dh, auth: keys!.auth, language: settings.language, zone };
    this.take(await tell<NoticesShown>("/me/notices/push", given));
    return true;
  }

  async end(bell: BellShown): Promise<void> {
    if (bell.here && "serviceWorker" in navigator) {
      const registration = await navigator.serviceWorker.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    }
    this.take(await call<NoticesShown>("DELETE", `/me/notices/${bell.id}`));
  }

  async choose(bell: BellShown, kind: Kind, on: boolean): Promise<void> {
    const kinds = this.now!.kinds.filter((one) => (one === kind ? on : bell.kinds.includes(one)));
    this.take(await tell<NoticesShown>(`/me/notices/${bell.id}`, { kinds }));
  }

  async wish(changed: Partial<WishesShown>): Promise<void> {
    this.take(await tell<NoticesShown>("/me/notices/wishes", { ...this.now!.wishes, ...changed }));
  }

  /** What is sent follows the page's language. */
  async speak(): Promise<void> {
    const mine = kept<{ id: string; language: string } | null>(KEY, null);
    if (mine === null || mine.language === settings.language) return;
    keep(KEY, { ...mine, language: settings.language });
    await tell(`/me/notices/${mine.id}`, { language: settings.language });
  }
}

export const bells = new Bells();

/** May it be asked at this table? Once at each, and not at all once it was said often enough. */
export function mayAsk(table: string): boolean {
  const said = kept<string[]>(ASKED, []);
  return said.length < ENOUGH && !said.includes(table);
}

export function notNow(table: string): void {
  keep(ASKED, [...new Set([...kept<string[]>(ASKED, []), table])]);
}
