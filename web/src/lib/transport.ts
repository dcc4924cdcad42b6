/** How the page reaches its house: over the network, or in the page itself, as the `index.html` of a folder without a server says. */

/** What is answered to a call. */
export interface Answered {
  status: number;
  /** Does a word of the host's wait to be read? */
  word: boolean;
  /** The body, read as it is. */
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** What hears of something; of an event as browsers have it, or of as much of one as is used. */
type Hears<E> = { hears(event: E): void }["hears"] | null;

/** A connection, as a WebSocket is one. */
export interface Socket {
  readonly readyState: number;
  onopen: Hears<Event>;
  onmessage: Hears<{ data: unknown }>;
  onclose: Hears<{ code: number }>;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Throws where nobody answers. */
  call(method: string, path: string, body: string | undefined, language: string): Promise<Answered>;
  connect(address: string, language: string): Socket;
}

/** Is the house in this page? */
export const inPage = document.querySelector("meta[name=boulevard-house]") !== null;

/** Where the page's own files lie. */
export const base = inPage ? new URL(".", location.href).pathname : "/";

/** Does this folder's own worker keep the page? A server's, in whose reach it may lie, is another. */
export const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller?.scriptURL.endsWith(`${base}sw.js`));

/** Where a server has the folder of a house in the page, if it has one: then its page says so. */
export const OFFLINE = "/offline/";
export const offered = !inPage && document.querySelector("meta[name=boulevard-offline]") !== null;

/** What is kept under this name is this house's own: another folder of the same host, or a server that has one, has others. */
export const own = (name: string): string => (inPage ? `${name} ${base}` : name);

export let transport: Transport = {
  async call(method, path, body, language) {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        "accept-language": language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const { status, headers } = answer;
    return { status, word: headers.has("boulevard-word"), json: () => answer.json(), text: () => answer.text() };
  },
  connect(address) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api${address}`);
  },
};

/** The house that is in this page, before anything is asked; elsewhere there is nothing to wait for. */
export async function housed(): Promise<void> {
  if (inPage) transport = (await import("../offline/house.svelte.ts")).house;
}
