/** The positions that `tools/gallery.py` recorded. */
import type { Recorded } from "../src/lib/fixture.svelte.ts";

const found = import.meta.glob<Recorded>("../../.cache/gallery/*.json", { import: "default" });

export const positions = Object.keys(found).map((path) => /([\w-]+)\.json$/.exec(path)![1]!);

export function recorded(position: string): Promise<Recorded> {
  const load = found[`../../.cache/gallery/${position}.json`];
  if (!load) throw new Error(`no position "${position}": run tools/gallery.py`);
  return load();
}
