/** The numbered rules of a game as the browser shows them: sections of rules, and rules of pieces of text. */
import { tied } from "./texts.svelte.ts";

const sources = import.meta.glob<string>("../../../src/boulevard/games/*/rules/*.md", { import: "default" });

export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "rule" | "hit";
  text: string;
}

export interface Rule {
  number: string;
  text: string;
  /** The rows of its table, the heading first. */
  table: string[][];
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  lead: string[];
  sections: Section[];
}

export function rulebook(source: string): Rulebook {
  const book: Rulebook = { title: "", lead: [], sections: [] };
  for (const line of source.split("\n")) {
    const rule = /^- ([A-Z]\d+)\. (.*)$/.exec(line);
    if (rule) book.sections.at(-1)!.rules.push({ number: rule[1]!, text: rule[2]!, table: [] });
    else if (line.startsWith("  |")) row(book.sections.at(-1)!.rules.at(-1)!, line);
    else if (line.startsWith("## "))
      book.sections.push({ id: `section-${book.sections.length + 1}`, title: line.slice(3), rules: [] });
    else if (line.startsWith("# ")) book.title = line.slice(2);
    else if (line.trim() !== "") book.lead.push(line);
  }
  return book;
}

/** A line of the table below a rule; the dashes under its heading are none. */
function row({ table }: Rule, line: string): void {
  const cells = line.split("|").slice(1, -1);
  if (cells.some((cell) => !/^-+$/.test(cell))) table.push(cells.map((cell) => cell.trim()));
}

/** The book of a game, fetched when it is wanted. */
export async function bookOf(game: string, language: "en" | "fr"): Promise<Rulebook> {
  const text = await sources[`../../../src/boulevard/games/${game}/rules/${language}.md`]!();
  return rulebook(language === "fr" ? tied(text) : text);
}

/** All rules, one after the other. */
export const rulesOf = (book: Rulebook | null): Rule[] => book?.sections.flatMap((section) => section.rules) ?? [];

/** The rule that a line of words ends with, as the words of cards do. */
export const citedBy = (words: string): string | null => /\b([A-Z]\d{1,2})[.)]*$/.exec(words)?.[1] ?? null;

/** A line of words without the rule that it ends with. */
export const uncited = (words: string): string => words.replace(/\s*\([^()]*\b[A-Z]\d{1,2}\)$/, "");

/** For a search: without accents, ligatures and typographic quotes, in small letters, marks of the text left out. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/’/g, "'")
    .replace(/[*`]/g, "");
}

/** Does a rule hold all these words, or bear this number? */
export function holds(rule: Rule, search: string): boolean {
  const text = folded(`${rule.number} ${rule.text} ${rule.table.flat().join(" ")}`);
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]\d{1,2})\b/g;

/** The pieces of a line; a number that is a rule of this book leads to it. */
export function pieces(text: string, numbers: Set<string>): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, code, rule] = match;
    if (rule !== undefined && !numbers.has(rule)) continue;
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const kind = strong !== undefined ? "strong" : em !== undefined ? "em" : code !== undefined ? "code" : "rule";
    found.push({ kind, text: strong ?? em ?? code ?? rule! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** A piece of plain text cut where a word of the search stands in it. */
export function marked(text: string, search: string): Piece[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  // folding keeps the number of letters but for ligatures, so a text that has one is cut without marks
  const plain = folded(text.normalize("NFC"));
  if (words.length === 0 || plain.length !== text.normalize("NFC").length) return [{ kind: "text", text }];
  const found: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => [plain.indexOf(word, at), word.length] as const)
      .filter(([place]) => place >= 0)
      .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
    if (!next) break;
    if (next[0] > at) found.push({ kind: "text", text: text.slice(at, next[0]) });
    found.push({ kind: "hit", text: text.slice(next[0], next[0] + next[1]) });
    at = next[0] + next[1];
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}
