/** For tests: whatever a reader sees or hears of a page, and the names in it that are ours alone. */

/** Words by which code and content call things: capitals with more than a letter, underscores, places by number, … */
const OURS = [/\b[A-Z]{2,}_[A-Z]+\b/, /\b[a-z]+_[a-z]+\b/, /\bs\d{1,2}\b/, /\bflip\b/, /\$[a-z]/, /\{[^}]*\}/];

/** All keys of the content that no reader would take for a word. */
export function ids(content: unknown, found = new Set<string>()): Set<string> {
  if (typeof content !== "object" || content === null) return found;
  for (const [key, inner] of Object.entries(content)) {
    if (!Array.isArray(content) && /[A-Z]{2}|[A-Za-z]\d|^[a-z]+-[a-z]+$/.test(key)) found.add(key);
    ids(inner, found);
  }
  return found;
}

/** Text and what is told of things: labels, titles, descriptions. */
export function said(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"])
        if (node.hasAttribute(name)) found.push(node.getAttribute(name)!);
    } else if (!node.parentElement?.closest("style, script")) found.push(node.textContent ?? "");
  }
  return found.map((text) => text.trim()).filter((text) => text !== "");
}

/** What is said with a name of ours in it; a cited rule is none. */
export function betrayed(texts: string[], known: Set<string>): string[] {
  const named = [...known].map((id) => new RegExp(`(?<![\\p{L}\\p{N}_-])${id}(?![\\p{L}\\p{N}_-])`, "u"));
  return [...new Set(texts)].filter((text) => {
    const bare = text.replace(/(Rule|Règle) [A-Z]\d+|; [A-Z]\d{1,2}\b|\([A-Z]\d{1,2}\)/g, "");
    return [...OURS, ...named].some((one) => one.test(bare));
  });
}
