// Faults of a page's layout, as sentences: what is wider than the window, cut off, or lies on something else.
(board) => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const name = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    return `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> ${words}`;
  };
  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;

  if (document.documentElement.scrollWidth > width) faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);

  const hidden = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "none") return true; // texts of a drawing keep their boxes
      // what only a screen reader is meant to find is a square of one pixel
      if (style.position === "absolute" && at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
      if (at.closest("details:not([open]) > :not(summary)")) return true;
    }
    return false;
  };
  /** The part of a box that its scrolling or clipping ancestors let through. */
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const scrolls = (one, way) => {
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(way === "x" ? style.overflowX : style.overflowY)) return true;
    }
    return false;
  };

  // text: inside the window, and not cut off by its own box, unless it is a line that may be shortened since all of it is told elsewhere
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder || holder.closest("script, style, noscript, title, option, select") || hidden(holder)) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize); // 0: a sign stands for it, whose name it stays
    if (!(holder instanceof SVGElement) && size > 0 && size < 13.9) faults.push(`text smaller than 14 px: ${name(holder)}`);
    const { right: end } = holder.getBoundingClientRect();
    if (holder.hasAttribute("data-shortened") && getComputedStyle(holder).textOverflow === "ellipsis" && end <= width) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      if ((box.right > width + 1 || box.left < -1) && !scrolls(holder, "x")) {
        faults.push(`text outside the window (${Math.round(box.left)}–${Math.round(box.right)} of ${width}): ${name(holder)}`);
        break;
      }
    }
    if (holder instanceof SVGElement) continue;
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) {
        const [box, words] = [at.getBoundingClientRect(), range.getBoundingClientRect()];
        const cut = Math.max(words.right - box.right, box.left - words.left, words.bottom - box.bottom, box.top - words.top);
        if (cut > 2) faults.push(`text cut off by ${Math.round(cut)} px: ${name(holder)}`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }

  // controls: large enough for a finger, and none on another
  const controls = [...root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [role=tab]")]
    .filter((one) => one.closest("[inert]") === null) // what rests is none
    .filter((one) => !(one instanceof SVGElement) && !hidden(one))
    .map((one) => ({ one, box: seen(one), fixed: floating(one) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  function floating(one) {
    for (let at = one; at; at = at.parentElement) {
      const position = getComputedStyle(at).position;
      if (position === "fixed" || position === "sticky") return at;
    }
    return null;
  }
  for (const { one, box } of controls) {
    const inline = getComputedStyle(one).display === "inline" && one.closest("p, li, dd, td, blockquote");
    const labelled = one.closest("label");
    const target = labelled ? labelled.getBoundingClientRect() : one.getBoundingClientRect();
    if (!inline && (target.width < 23.5 || target.height < 23.5)) faults.push(`a target of ${Math.round(target.width)} × ${Math.round(target.height)} px: ${name(one)}`);
    if ((box.right > width + 1 || box.left < -1) && !scrolls(one.parentElement, "x")) faults.push(`a control outside the window: ${name(one)}`);
  }
  // the words of a button stay inside it
  for (const { one } of controls) {
    if (!one.matches(".btn")) continue;
    const box = one.getBoundingClientRect();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.data.trim() || hidden(text.parentElement) || getComputedStyle(text.parentElement).overflowX !== "visible") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const beyond = Math.max(words.right - box.right, box.left - words.left);
      if (words.width > 1 && beyond > 1) faults.push(`words ${Math.round(beyond)} px beyond their button: ${name(one)}`);
    }
  }
  for (let i = 0; i < controls.length; i++)
    for (let j = i + 1; j < controls.length; j++) {
      const [a, b] = [controls[i], controls[j]];
      if (a.one.contains(b.one) || b.one.contains(a.one) || a.fixed !== b.fixed || (a.one.closest("label") && a.one.closest("label") === b.one.closest("label"))) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2) faults.push(`two controls on each other: ${name(a.one)} | ${name(b.one)}`);
    }

  // the board is the largest thing on the table
  if (board) {
    const drawn = document.querySelector(board);
    if (!drawn) faults.push(`there is no ${board}`);
    else {
      const size = (one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
      for (const one of document.querySelectorAll("section, aside, .panel"))
        if (!one.contains(drawn) && !drawn.contains(one) && !hidden(one) && size(one) > size(drawn)) faults.push(`larger than the board: ${name(one)}`);
      // on a phone the frame may be cropped, but no space
      const boxes = [...drawn.querySelectorAll("[role=gridcell]")].map((one) => one.getBoundingClientRect());
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
      if (left < -1 || right > width + 1) faults.push(`the board is cut off: ${Math.round(left)}–${Math.round(right)} of ${width}`);
    }
  }
  return [...new Set(faults)];
};
