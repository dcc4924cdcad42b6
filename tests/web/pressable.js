// What may be pressed now (`data-offered`), by its name: how each thing of that name fails to be in sight, or nothing.
() => {
  const [width, height] = [innerWidth, innerHeight];
  const round = (far) => Math.round(far * 10) / 10;
  const named = (one) => {
    const words = one.getAttribute("class")?.split(" ").filter((word) => !word.startsWith("svelte-")).join(".") ?? "";
    return `<${one.tagName.toLowerCase()}${words ? `.${words}` : ""}>`;
  };
  /** Points of a thing that a finger would aim at: its middle and, a little inwards, its corners; of a drawn shape those
   * of a net that lie in it. */
  const points = (one, box) => {
    const net = (shares) => shares.flatMap((x) => shares.map((y) => [box.left + x * box.width, box.top + y * box.height]));
    if (!(one instanceof SVGElement)) return [[box.left + box.width / 2, box.top + box.height / 2], ...net([0.16, 0.84])];
    const shape = one instanceof SVGGeometryElement ? one : one.querySelector("path, rect, ellipse, circle");
    const back = shape.getScreenCTM().inverse();
    const inside = ([x, y]) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
    const few = net([0.2, 0.5, 0.8]).filter(inside);
    return few.length > 1 ? few : net([0.1, 0.3, 0.5, 0.7, 0.9]).filter(inside);
  };
  const fault = (one) => {
    const shape = one instanceof SVGGElement ? (one.querySelector("path, rect, ellipse, circle") ?? one) : one;
    const box = shape.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 1 || box.height < 1) return "is not drawn";
    const out = Math.max(box.right - width, box.bottom - height, -box.left, -box.top);
    if (out > 1) return `is outside the window by ${round(out)} px`;
    for (const [x, y] of points(one, box)) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !one.contains(hit))
        return `is covered at ${Math.round(x)},${Math.round(y)} by ${hit ? named(hit) : "nothing"}`;
    }
    return "";
  };
  scrollTo(0, 0);
  const found = {};
  for (const one of document.querySelectorAll("[data-offered]"))
    (found[one.dataset.offered] ??= []).push(fault(one));
  return found;
};
