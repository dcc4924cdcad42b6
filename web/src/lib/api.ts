/** Calls to the house; what it refuses comes as a Refusal that says itself in the reader's language. */
import type { Error as Refused } from "../protocol.ts";
import { settings } from "./settings.svelte.ts";
import type { Texts } from "./texts.svelte.ts";
import { told } from "./told.svelte.ts";
import { type Answered, transport } from "./transport.ts";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly said: Refused,
  ) {
    super(said.sentence);
    if (said.error === "kept-out") told.out = true;
  }

  /** Why, from the catalogue where it has the words, so that it follows a switch of language. */
  sentence(texts: Texts): string {
    return sentence(this.said, texts);
  }
}

export function sentence(said: Refused, texts: Texts): string {
  for (const key of [`why-${said.error}`, `problem-${said.error}`])
    if (texts.has(key)) {
      const words = texts.say(key, said.figures);
      return /[.!?…]$/.test(words) ? capital(words) : `${capital(words)}.`;
    }
  return said.sentence;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The network is away: nobody answered. */
export const AWAY: Refused = { error: "away", figures: {}, rule: null, sentence: "" };

/** The seat is held no more: given away, or somebody was sent away. */
export const GONE: Refused = { error: "seat-gone", figures: {}, rule: null, sentence: "" };

export async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Answered;
  try {
    answer = await transport.call(method, path, body === undefined ? body : JSON.stringify(body), settings.language);
  } catch {
    throw new Refusal(0, AWAY);
  }
  if (answer.word) told.word = true;
  if (answer.status >= 200 && answer.status < 300)
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => AWAY)) as Refused;
  throw new Refusal(answer.status, said);
}

/** What was asked and not answered, and by which id: to ask once more is to ask for the same. */
const unanswered = new Map<string, string>();

/** Nobody else comes upon it. (`randomUUID` is for secure pages alone, and a table at home has none.) */
const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Ask for something new; asked again after no answer came, it is the same thing and not a second one. */
export async function tellOnce<T>(path: string, body: object): Promise<T> {
  const what = path + JSON.stringify(body);
  const id = unanswered.get(what) ?? secret();
  unanswered.set(what, id);
  try {
    const answer = await call<T>("POST", path, { ...body, id });
    unanswered.delete(what);
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 0)) unanswered.delete(what);
    throw error;
  }
}

export const ask = <T>(path: string): Promise<T> => call<T>("GET", path);
export const tell = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
