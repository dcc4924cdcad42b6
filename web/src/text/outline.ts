/** The table told in words, as a listener walks through it: headings, paragraphs, lists. */

export interface Item {
  text: string;
  items: Item[];
}

/** A heading with its list, or a list without one; a list of one is a paragraph. */
export interface Block {
  heading: string;
  items: Item[];
}

/** Lines that are indented belong to the one above; an empty line ends what belongs together. */
export function outline(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let open: Item[] = [];
  let above: { indent: number; item: Item }[] = [];

  function close(): void {
    let loose: Item[] = [];
    const settle = (): void => {
      if (loose.length > 0) blocks.push({ heading: "", items: loose });
      loose = [];
    };
    for (const item of open) {
      if (item.items.length === 0) loose.push(item);
      else {
        settle();
        blocks.push({ heading: item.text.replace(/\s*:$/, ""), items: item.items });
      }
    }
    settle();
    open = [];
    above = [];
  }

  for (const line of lines) {
    const text = line.trim();
    if (text === "") {
      close();
      continue;
    }
    const indent = line.length - line.trimStart().length;
    while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop();
    const item = { text, items: [] };
    (above.at(-1)?.item.items ?? open).push(item);
    above.push({ indent, item });
  }
  close();
  return blocks;
}
