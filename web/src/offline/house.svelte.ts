/** The house in this page. Of several tabs, the one that holds the lock runs it; the others reach it over a channel, and one
 * of them takes it over when that tab is closed. */
import type { Answered, Socket, Transport } from "../lib/transport.ts";
import { base } from "../lib/transport.ts";
import type { Said, Told } from "./worker.ts";

const NAME = "boulevard-house";
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
/** The house has begun anew: what was open is to be opened again. */
const RESTARTED = 1012;

type Asked = Extract<Said, { type: "call" }>;

const me = Array.from(crypto.getRandomValues(new Uint32Array(2)), (one) => one.toString(36)).join("");

class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState = CONNECTING;

  constructor(
    readonly id: string,
    readonly house: House,
  ) {}

  send(text: string): void {
    this.house.post({ type: "say", from: me, id: this.id, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.house.post({ type: "shut", from: me, id: this.id });
    this.ended(1000);
  }

  told(data: string): void {
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
    }
    this.onmessage?.({ data });
  }

  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.house.lines.delete(this.id);
    this.onclose?.({ code });
  }
}

class House implements Transport {
  /** Can it be asked? */
  ready = $state(false);
  /** How much of it has come, of 1. */
  part = $state(0);
  why = $state<string | null>(null);
  /** Does the browser promise to keep what is kept? */
  persisted = $state<boolean | null>(null);

  readonly lines = new Map<string, Line>();
  readonly #asked = new Map<string, [Asked, (answer: Answered) => void]>();
  readonly #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
  #worker: Worker | null = null;
  #number = 0;

  constructor() {
    if (this.#channel)
      this.#channel.onmessage = ({ data }: MessageEvent<Said | Told | { type: "hello" }>) => this.#heard(data);
    this.#channel?.postMessage({ type: "hello" });
    addEventListener("pagehide", (event) => {
      if (!event.persisted) this.post({ type: "left", from: me });
    });
    if (navigator.locks) void navigator.locks.request(NAME, () => this.#run());
    else void this.#run(); // an open way that is not this machine's: browsers have no locks there
  }

  /** Be the tab in which the house is, for as long as this tab is there. */
  #run(): Promise<never> {
    const name = encodeURIComponent(
      `house\n${new URL(`${base}house/`, location.href).href}\n${location.origin}${base}#`,
    );
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.to !== me) this.#channel?.postMessage(data);
      if (data.to === me || data.to === "") this.#take(data);
    };
    this.#worker.onerror = (event) => this.#take({ type: "failed", to: "", why: event.message });
    void navigator.storage?.persist?.().then((kept) => (this.persisted = kept));
    return new Promise(() => {});
  }

  #heard(data: Said | Told | { type: "hello" }): void {
    if (data.type === "hello") {
      if (this.#worker && this.ready) this.#channel?.postMessage({ type: "here" });
    } else if ("from" in data) this.#worker?.postMessage(data);
    else if ((data as { type: string }).type === "here") this.ready = true;
    else if (data.to === me || data.to === "") this.#take(data);
  }

  /** A house that has just begun knows nothing of what was asked before, nor of whoever was connected. */
  #anew(): void {
    this.ready = true;
    this.why = null;
    for (const [asked] of this.#asked.values()) this.post(asked);
    for (const line of [...this.lines.values()]) line.ended(RESTARTED);
  }

  #take(told: Told): void {
    switch (told.type) {
      case "answer": {
        const [, answer] = this.#asked.get(told.id) ?? [];
        this.#asked.delete(told.id);
        const { status, body } = told;
        answer?.({
          status,
          word: false,
          json: () => Promise.resolve(JSON.parse(body)),
          text: () => Promise.resolve(body),
        });
        return;
      }
      case "told":
        return this.lines.get(told.id)?.told(told.text);
      case "closed":
        return this.lines.get(told.id)?.ended(told.code);
      case "progress":
        this.part = told.all > 0 ? told.done / told.all : 0;
        return;
      case "ready":
        return this.#anew();
      case "failed":
        this.why = told.why;
    }
  }

  post(said: Said): void {
    if (this.#worker) this.#worker.postMessage(said);
    else this.#channel?.postMessage(said);
  }

  call(method: string, path: string, body: string | undefined, language: string): Promise<Answered> {
    const id = `${++this.#number}`;
    const asked: Asked = { type: "call", from: me, id, method, path, body, language };
    return new Promise((resolve) => {
      this.#asked.set(id, [asked, resolve]);
      if (this.ready) this.post(asked);
    });
  }

  connect(address: string, language: string): Socket {
    const line = new Line(`${++this.#number}`, this);
    if (!this.ready) {
      setTimeout(() => line.ended(RESTARTED), 250); // the house is on its way; it is tried again
      return line;
    }
    this.lines.set(line.id, line);
    this.post({ type: "open", from: me, id: line.id, address, language });
    return line;
  }
}

export const house = new House();
