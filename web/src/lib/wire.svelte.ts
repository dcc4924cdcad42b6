/** A connection to the server: made again whenever it is lost, and none if it says nothing for long. */
import type { Link } from "./feed.ts";
import { settings } from "./settings.svelte.ts";
import { type Socket, transport } from "./transport.ts";

const PING_EVERY = 15_000;
const PATIENCE = 8_000;

/** Whoever is connected. */
export interface Ends<M> {
  /** Where to, under `/api`; asked for each connection. */
  address(): string;
  hears(message: M): void;
  /** It is lost, and will be tried again. */
  lost(): void;
  /** The server will have nothing of it, and it is not tried again. */
  refused(code: number): void;
}

export class Wire<M> {
  link = $state<Link>("connecting");
  #socket: Socket | null = null;
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #heard = 0;
  #closed = false;

  constructor(readonly ends: Ends<M>) {}

  open(): void {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#ping = window.setInterval(() => this.#listen(), PING_EVERY / 3);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  #now = (): void => {
    if (this.link === "lost" && document.visibilityState === "visible") this.retry();
  };

  retry(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#hangUp();
    this.#connect();
  }

  /** What there is has come: from now on it is live. */
  stands(): void {
    this.link = "live";
    this.#tries = 0;
  }

  /** Was it sent? */
  send(text: string): boolean {
    const open = this.link === "live" && this.#socket?.readyState === WebSocket.OPEN;
    if (open) this.#socket!.send(text);
    return open;
  }

  /** A connection that is still being made is ended once it stands: browsers complain otherwise. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect(): void {
    const socket = transport.connect(this.ends.address(), settings.language);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.ends.hears(JSON.parse(String(event.data)) as M);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      if (event.code >= 4000 && event.code !== 4429 && event.code !== 4503) {
        this.link = "refused";
        this.ends.refused(event.code);
        return;
      }
      this.link = "lost";
      this.ends.lost();
      const wait = Math.min(5_000, 250 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.#heard;
    if (silent > PING_EVERY + PATIENCE) this.#socket.close();
    else if (silent > PING_EVERY) this.#socket.send(JSON.stringify({ type: "ping" }));
  }
}
