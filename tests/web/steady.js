// Where the parts of a table lie that nothing moves: as it comes, after each kind of thing that is offered was pressed,
// and after that was cancelled again. Each part that has moved is told in a sentence.
async (parts) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const boxes = () =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([name, what]) => {
        const one = [...document.querySelectorAll(what)].find((found) => found.checkVisibility());
        if (!one) return [];
        const { left, top, width, height } = one.getBoundingClientRect();
        return [[name, [left + scrollX, top + scrollY, width, height].map(Math.round)]];
      }),
    );
  const moved = (before, after) =>
    Object.keys(before).flatMap((name) => {
      if (!after[name]) return [`${name} is gone`];
      return before[name].some((at, index) => Math.abs(at - after[name][index]) > 1)
        ? [`${name} from ${before[name].join(" ")} to ${after[name].join(" ")}`]
        : [];
    });
  await frame();
  const first = boxes();
  const faults = [];
  const told = (when) => faults.push(...moved(first, boxes()).map((fault) => `${when}: ${fault}`));
  const kinds = new Map();
  for (const one of document.querySelectorAll("[data-offered]:not([data-offered=back], [data-offered=confirm])"))
    kinds.set(`${one.tagName} ${one.getAttribute("class")}`, one.dataset.offered);
  for (const name of kinds.values()) {
    const find = () => [...document.querySelectorAll(`[data-offered="${CSS.escape(name)}"]`)].find((one) => one.checkVisibility());
    const at = find();
    if (!at) continue;
    at.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await frame();
    told(`${name} pointed at`);
    at.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await frame();
    told(`${name} pressed`);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await frame();
    told(`${name} cancelled`);
  }
  return { first, faults };
};
