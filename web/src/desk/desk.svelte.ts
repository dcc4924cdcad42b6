/** The host's desk as it is now: read again from time to time, and after everything that is done there. */
import { ask, call, Refusal, tell } from "../lib/api.ts";
import type {
  DeskAct,
  DeskBar,
  DeskBarring,
  DeskPeople,
  DeskReport,
  DeskSettling,
  DeskShown,
  DeskTables,
} from "../protocol.ts";

const EVERY = 15_000;

export class Desk {
  now = $state.raw<DeskShown | null>(null);
  tables = $state.raw<DeskTables | null>(null);
  people = $state.raw<DeskPeople | null>(null);
  reports = $state.raw<DeskReport[] | null>(null);
  acts = $state.raw<DeskAct[] | null>(null);
  /** Is it closed in this browser? */
  shut = $state(false);
  /** The server did not answer when it was asked last. */
  gone = $state(false);
  trouble = $state.raw<unknown>(null);
  search = $state({ tables: "", people: "", all: false });
  /** Older acts are looked at: they are not taken away. */
  #older = false;
  #timer = 0;
  #looks = 0;

  /** Open it by a link's key, where there is one, and look. */
  async open(link: string): Promise<void> {
    try {
      if (link !== "") this.now = await tell<DeskShown>("/host/session", { link });
    } catch (why) {
      this.trouble = why;
    }
    await this.look();
    if (!this.shut) this.#timer = window.setInterval(() => void this.look(), EVERY);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    const { tables, people, all } = this.search;
    const named = encodeURIComponent;
    const look = ++this.#looks;
    try {
      this.now = await ask<DeskShown>("/host");
      const found = await Promise.all([
        ask<DeskTables>(`/host/tables?search=${named(tables)}&all=${all}`),
        ask<DeskPeople>(`/host/people?search=${named(people)}`),
        ask<DeskReport[]>("/host/reports"),
        this.#older ? null : ask<DeskAct[]>("/host/acts"),
      ]);
      // whoever types is ahead of the answers
      if (look !== this.#looks) return;
      [this.tables, this.people, this.reports] = found;
      this.acts = found[3] ?? this.acts;
      this.shut = this.gone = false;
    } catch (why) {
      if (why instanceof Refusal && why.status === 403) {
        this.shut = true;
        this.now = null;
        this.close();
        if (why.said.error !== "desk-closed") this.trouble = why;
      } else this.gone = true;
    }
  }

  async older(): Promise<void> {
    const last = this.acts?.at(-1)?.number ?? 0;
    this.#older = true;
    this.acts = [...(this.acts ?? []), ...(await ask<DeskAct[]>(`/host/acts?before=${last}`))];
  }

  // what is done; whoever asks says what was refused

  async bar(given: DeskBarring): Promise<void> {
    await tell<DeskBar>("/host/bars", given);
    await this.look();
  }

  async lift(bar: DeskBar): Promise<void> {
    await call("DELETE", `/host/bars/${bar.id}`);
    await this.look();
  }

  async end(table: string, why: string): Promise<void> {
    await tell<DeskShown>(`/host/tables/${table}/close`, { why });
    await this.look();
  }

  async settle(report: DeskReport, given: DeskSettling): Promise<void> {
    await tell<DeskReport[]>(`/host/reports/${report.id}`, given);
    await this.look();
  }

  async set(name: string, value: boolean | number | string | null): Promise<void> {
    await tell<DeskShown>("/host/settings", { name, value });
    await this.look();
  }

  async copy(): Promise<void> {
    await tell<DeskShown>("/host/backups");
    await this.look();
  }

  async leave(id: string, here: boolean): Promise<void> {
    await call("DELETE", here ? "/host/session" : `/host/sessions/${id}`);
    await this.look();
  }
}
