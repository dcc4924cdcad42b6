/** How the page reaches its house: over the network, or in the page itself, which `index.html` of a folder without a server says. */

/** What is answered to a call. */
export interface Answered {
  status: number;
  /** Does a word of the host's wait to be read? */
  word: boolean;
  /** The body, read as it is. */
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** A connection, as a WebSocket is one. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Throws where nobody answers. */
  call(method: string, path: string, body: string | undefined, language: string): Promise<Answered>;
  connect(address: string, language: string): Socket;
}

/** A connection, or one to a house that is still being fetched. */
class Bridge implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #socket: WebSocket | Socket | null = null;
  #gone = false;

  take(socket: WebSocket | Socket): this {
    this.#socket = socket;
    socket.onopen = () => this.onopen?.();
    socket.onmessage = (event: { data: unknown }) => this.onmessage?.(event);
    socket.onclose = (event: { code: number }) => this.onclose?.(event);
    if (this.#gone) socket.close();
    return this;
  }

  get readyState(): number {
    return this.#socket?.readyState ?? (this.#gone ? 3 : 0);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#gone = true;
    this.#socket?.close();
  }
}

const network: Transport = {
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
    return new Bridge().take(new WebSocket(`${scheme}://${location.host}/api${address}`));
  },
};

/** Is the house in this page? */
export const inPage = document.querySelector('meta[name="boulevard-house"]')?.getAttribute("content") === "page";

/** Where the page's own files lie. */
export const base = inPage ? new URL(".", location.href).pathname : "/";

const house = inPage ? import("../offline/house.svelte.ts").then((found) => found.house) : null;

const page: Transport = {
  call: async (method, path, body, language) => (await house!).call(method, path, body, language),
  connect(address, language) {
    const bridge = new Bridge();
    void house!.then((found) => bridge.take(found.connect(address, language)));
    return bridge;
  },
};

export const transport: Transport = inPage ? page : network;
