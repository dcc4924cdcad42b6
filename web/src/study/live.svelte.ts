/** The connection to a study: its moments as they change, who is here, and what is written in it. What was not answered is
 * kept and sent again, also by a page that is loaded anew: the server counts each edit once. */
import { SvelteMap } from "svelte/reactivity";
import { ask, AWAY, Refusal } from "../lib/api.ts";
import type { Link } from "../lib/feed.ts";
import { settings } from "../lib/settings.svelte.ts";
import { Wire } from "../lib/wire.svelte.ts";
import type {
  Edit,
  MoveWeighed,
  NodeShown,
  Person,
  StudyAsked,
  StudyMessage,
  StudySent,
  StudyShown,
  Written,
} from "../protocol.ts";

interface Waiting {
  asked: StudyAsked & { id: string };
  resolve: (written: Pick<Written, "node">) => void;
  reject: (why: Refusal) => void;
}

const kept = (study: string): string => `boulevard-study-${study}`;

/** What a page of this browser did not hear an answer to. */
function unsent(study: string): (StudyAsked & { id: string })[] {
  try {
    return JSON.parse(localStorage.getItem(kept(study)) ?? "[]") as (StudyAsked & { id: string })[];
  } catch {
    return [];
  }
}

const newId = (): string => `e${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;

export class Live {
  refusal = $state.raw<Refusal | null>(null);
  /** The study but for its moments. */
  head = $state.raw<Omit<StudyShown, "nodes"> | null>(null);
  nodes = $state.raw<Map<string, NodeShown>>(new Map());
  people = $state.raw<Record<string, string>>({});
  here = $state.raw<Person[]>([]);
  /** What was refused last, and not by an answer that somebody waits for. */
  denied = $state.raw<Refusal | null>(null);
  /** What is on its way. */
  unsent = $state.raw<(StudyAsked & { id: string })[]>([]);

  #waiting = new Map<string, Waiting>();
  #names: Record<string, string> = {};
  #at = "m0";
  /** The place of the board that I point to. */
  #points = "";
  readonly #wire = new Wire<StudyMessage>({
    address: () => `/studies/${this.study}/live${this.head === null ? "" : `?after=${this.head.seq}`}`,
    hears: (message) => this.#read(message),
    lost: () => (this.here = []),
    refused: (code) => {
      this.here = [];
      this.refusal ??= new Refusal(code - 4000, { ...AWAY, error: "no-study" });
    },
  });

  constructor(readonly study: string) {
    for (const asked of unsent(study)) this.#keep(asked);
    this.#wire.open();
  }

  get link(): Link {
    return this.#wire.link;
  }

  close(): void {
    this.#wire.close();
  }

  retry(): void {
    this.#wire.retry();
  }

  #read(message: StudyMessage): void {
    switch (message.type) {
      case "study":
        return this.#take(message);
      case "nodes":
        this.#put(message.nodes);
        this.#names = message.names;
        this.people = message.people;
        if (this.head) this.head = { ...this.head, seq: message.seq };
        return;
      case "here":
        this.here = message.people;
        return;
      case "written":
        return this.#answered(message.id, (one) => one.resolve(message));
      case "denied": {
        const { error, figures, rule, sentence, id } = message;
        const why = new Refusal(0, { error, figures, rule, sentence });
        if (error === "study-again" && id !== null) return this.#send(id); // somebody was quicker
        if (id === null) this.refusal = why;
        return this.#answered(id, (one) => one.reject(why));
      }
      default:
        return;
    }
  }

  #take(message: StudySent): void {
    const { nodes, type: _, ...head } = message;
    this.#wire.stands();
    this.refusal = null;
    this.#names = message.names;
    this.people = message.people;
    this.#put(nodes);
    this.head = head;
    for (const id of this.#waiting.keys()) this.#send(id);
    this.#be();
  }

  #put(nodes: readonly NodeShown[]): void {
    const all = new Map(this.nodes);
    for (const node of nodes) all.set(node.id, node);
    this.nodes = all;
  }

  // Writing ---------------------------------------------------------------------------------------------------------

  #tell(message: object): void {
    this.#wire.send(JSON.stringify(message));
  }

  #send(id: string): void {
    const one = this.#waiting.get(id);
    if (one) this.#tell(one.asked);
  }

  #keep(asked: StudyAsked & { id: string }): Promise<Pick<Written, "node">> {
    const answer = new Promise<Pick<Written, "node">>((resolve, reject) => {
      this.#waiting.set(asked.id, { asked, resolve, reject });
    });
    answer.catch((why: unknown) => {
      if (why instanceof Refusal) this.denied = why;
    });
    this.#remember();
    return answer;
  }

  /** What a bot is asked, or chance, is not asked for by a page that comes later. */
  #remember(): void {
    this.unsent = [...this.#waiting.values()].map((one) => one.asked);
    const edits = this.unsent.filter((one) => one.type === "write");
    try {
      if (edits.length > 0) localStorage.setItem(kept(this.study), JSON.stringify(edits));
      else localStorage.removeItem(kept(this.study));
    } catch {
      // a browser that keeps nothing sends what it has as long as the page is open
    }
  }

  #answered(id: string | null, then: (one: Waiting) => void): void {
    const one = this.#waiting.get(id ?? "");
    this.#waiting.delete(id ?? "");
    this.#remember();
    if (one) then(one);
  }

  #ask(asked: StudyAsked & { id: string }): Promise<Pick<Written, "node">> {
    this.denied = null;
    const answer = this.#keep(asked);
    this.#send(asked.id);
    return answer;
  }

  /** Write; the answer comes once it is kept, or the reason why not. While the connection is lost it waits. */
  write(edit: Edit, draw = false): Promise<Pick<Written, "node">> {
    return this.#ask({ type: "write", id: newId(), edit, draw, name: settings.name });
  }

  draw(node: string): Promise<Pick<Written, "node">> {
    return this.#ask({ type: "draw", id: newId(), node, name: settings.name });
  }

  bot(node: string, bot: string, draw: boolean): Promise<Pick<Written, "node">> {
    return this.#ask({ type: "bot", id: newId(), node, bot, draw, name: settings.name });
  }

  #be(): void {
    this.#tell({ type: "be", node: this.#at, name: settings.name, at: this.#points });
  }

  /** Where I am. */
  be(node: string): void {
    if (node !== this.#at) this.#points = "";
    this.#at = node;
    this.#be();
  }

  /** The place of the board that I point to; none, where I point to none. */
  point(place: string): void {
    if (place === this.#points) return;
    this.#points = place;
    this.#be();
  }

  /** The others at a moment who point to something. */
  pointing(node: string): Person[] {
    return this.here.filter((one) => one.who !== this.me && one.node === node && one.at !== "");
  }

  lead(on: boolean): void {
    this.#tell({ type: "lead", on });
  }

  /** What was found of moves of branches, by the nodes that they led to; as long as the page is open. */
  readonly weighed = new SvelteMap<string, MoveWeighed>();

  async weigh(node: string): Promise<void> {
    this.weighed.set(node, await this.ask<MoveWeighed>(`nodes/${node}/weigh`));
  }

  // Asking ----------------------------------------------------------------------------------------------------------

  /** The node that is called so. */
  named(id: string): string {
    return this.#names[id] ?? id;
  }

  ask<T>(path: string): Promise<T> {
    return ask<T>(`/studies/${this.study}/${path}`);
  }

  get mayWrite(): boolean {
    return this.head !== null && this.head.may !== "look";
  }

  get me(): string {
    return this.head?.me ?? "";
  }

  get leader(): Person | null {
    return this.here.find((one) => one.leads) ?? null;
  }

  /** A moment with what is on its way to it. */
  noted(node: NodeShown): NodeShown {
    let found = node;
    for (const asked of this.unsent) {
      if (asked.type !== "write" || this.named(asked.edit.node) !== node.id) continue;
      const { edit } = asked;
      if (edit.edit === "name") found = { ...found, name: edit.text };
      else if (edit.edit === "comment") found = { ...found, comments: { ...found.comments, [this.me]: edit.text } };
      else if (edit.edit === "mark") {
        const others = found.marks.filter(
          (one) => one.by !== this.me || one.at !== edit.at || one.to !== (edit.to ?? ""),
        );
        const mine = edit.on === false ? [] : [{ by: this.me, at: edit.at, to: edit.to ?? "" }];
        found = { ...found, marks: [...others, ...mine] };
      }
    }
    return found;
  }
}
