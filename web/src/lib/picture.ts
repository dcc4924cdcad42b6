/** A picture to keep: what a game has drawn, with everybody's score beneath, as a PNG made in the page.
 *
 * A drawing is copied with the styles it has and the definitions it refers to, so that it stands alone; layers that lie over
 * each other are drawn one after the other, as the browser does. */

/** How wide the picture is, and how high its drawing at most. */
export const WIDTH = 1200;
const HIGHEST = 1400;
const MARGIN = 40;
const ROW = 76;
const WORK = 132;
const FOOT = 150;
const FIGURES = 52;
const COLUMN = 150;

/** What the look of a drawn thing hangs on. */
const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "paint-order",
  "opacity",
  "visibility",
  "color",
  "transform",
  "transform-origin",
  "transform-box",
  "filter",
  "mix-blend-mode",
  "isolation",
  "clip-path",
  "mask",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variant-numeric",
  "letter-spacing",
  "word-spacing",
  "text-anchor",
  "dominant-baseline",
  "stop-color",
  "stop-opacity",
  "vector-effect",
];

/** A face of the page's own. */
const face = (name: "text" | "display"): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`);

const SVG = "http://www.w3.org/2000/svg";

/** A seat's line beneath the drawing; `works`: what of it is shown beside its score. */
export interface Line {
  name: string;
  total: string;
  won: boolean;
  emblem: SVGSVGElement | null;
  works: SVGSVGElement[];
}

/** A line of the score sheet with everybody's figure, in the order of the seats. */
export interface Row {
  name: string;
  figures: string[];
}

export interface Wanted {
  /** Nothing is drawn of a game that was told in figures. */
  drawing: Element | null;
  lines: Line[];
  table?: Row[];
  title: string;
  said: string;
  dark: boolean;
}

// A drawing that stands alone ----------------------------------------------------------------------------------------

let faces: Promise<string> | null = null;

/** The page's families of type, with the files in them: a picture fetches nothing. */
function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  faces ??= Promise.all(rules.filter((rule) => rule instanceof CSSFontFaceRule).map(inlined)).then((all) =>
    all.join(""),
  );
  return faces;
}

async function inlined({ style, cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
  if (!address) return cssText;
  const file = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob();
  const reader = new FileReader();
  const read = new Promise<string>((done, fail) => {
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error(address));
  });
  reader.readAsDataURL(file);
  return cssText.replace(address, await read);
}

/** The copy gets the styles of the original, and loses what is not drawn or is no drawing. */
function dress(original: Element, copy: SVGElement, only: "all" | "classed" = "all"): void {
  const styles = getComputedStyle(original);
  const inside = [...original.children].map((child, index) => [child, copy.children[index] as SVGElement] as const);
  if (only === "all" || original.hasAttribute("class"))
    for (const name of STYLES) {
      const value = styles.getPropertyValue(name);
      if (value) copy.style.setProperty(name, value);
    }
  for (const [child, its] of inside) {
    const hidden = only === "all" && getComputedStyle(child).display === "none" && !child.closest("defs, symbol");
    if (hidden || child.localName === "foreignObject") its.remove();
    else dress(child, its, child.closest("defs, symbol") ? "classed" : only);
  }
}

/** The definitions that a drawing refers to and does not hold itself, and those that these refer to. */
function definitions(drawing: SVGElement): SVGElement {
  const defs = document.createElementNS(SVG, "defs");
  const asked = new Set<string>();
  const look = (text: string): void => {
    for (const [, id] of text.matchAll(/(?:href="|url\((?:&quot;|["'])?)#([\w-]+)/g)) {
      if (asked.has(id!) || drawing.querySelector(`[id="${id}"]`)) continue;
      asked.add(id!);
      const found = document.getElementById(id!);
      if (!(found instanceof SVGElement)) continue;
      const copy = found.cloneNode(true) as SVGElement;
      dress(found, copy, "classed");
      defs.append(copy);
      look(new XMLSerializer().serializeToString(copy));
    }
  };
  look(new XMLSerializer().serializeToString(drawing));
  return defs;
}

async function raster(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy);
  for (const name of ["mix-blend-mode", "transform", "transform-origin"]) copy.style.removeProperty(name);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const type = document.createElementNS(SVG, "style");
  type.textContent = await fonts();
  copy.prepend(type, definitions(copy));
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }),
  );
  const image = new Image(width, height);
  image.src = address;
  await image.decode().finally(() => URL.revokeObjectURL(address));
  return image;
}

// The picture --------------------------------------------------------------------------------------------------------

/** The drawings of an element that lie in no other drawing and can be seen. */
function layers(element: Element): SVGSVGElement[] {
  const all = element instanceof SVGSVGElement ? [element] : [...element.querySelectorAll("svg")];
  return all.filter((svg) => !svg.parentElement?.closest("svg") && svg.getBoundingClientRect().width > 0);
}

const BLENDS = new Set(["screen", "soft-light", "multiply", "overlay"]);

async function drawing(pen: CanvasRenderingContext2D, element: Element, top: number, scale: number): Promise<void> {
  const frame = element.getBoundingClientRect();
  const left = (WIDTH - frame.width * scale) / 2;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, top, frame.width * scale, frame.height * scale, 14 * scale);
  pen.clip();
  pen.fillStyle = getComputedStyle(element).backgroundColor;
  pen.fillRect(left, top, frame.width * scale, frame.height * scale);
  for (const svg of layers(element)) {
    const { x, y, width, height } = svg.getBoundingClientRect();
    const image = await raster(svg, width * scale, height * scale);
    const blend = getComputedStyle(svg).mixBlendMode;
    pen.globalCompositeOperation = BLENDS.has(blend) ? (blend as GlobalCompositeOperation) : "source-over";
    pen.drawImage(image, left + (x - frame.x) * scale, top + (y - frame.y) * scale, width * scale, height * scale);
  }
  pen.restore();
}

/** Words in a size that fits, from there on. */
function write(pen: CanvasRenderingContext2D, words: string, font: string, x: number, y: number, room: number): void {
  pen.font = font;
  pen.wordSpacing = "0.1em";
  pen.fillText(words, x, y, room);
}

async function line(pen: CanvasRenderingContext2D, one: Line, top: number, ink: string): Promise<void> {
  const height = one.works.length > 0 ? WORK : ROW;
  const middle = top + height / 2;
  if (one.emblem) pen.drawImage(await raster(one.emblem, 52, 52), MARGIN, middle - 26, 52, 52);
  const end = WIDTH - MARGIN - 120;
  const side = Math.min(WORK - 16, (end - 480) / Math.max(1, one.works.length) - 12);
  for (const [index, work] of one.works.entries())
    pen.drawImage(
      await raster(work, side, side),
      end - (one.works.length - index) * (side + 12),
      middle - side / 2,
      side,
      side,
    );
  pen.fillStyle = ink;
  const room = end - MARGIN - 90 - one.works.length * (side + 12);
  write(pen, one.name, `${one.won ? 700 : 500} 38px ${face("text")}`, MARGIN + 72, middle + 12, room);
  pen.textAlign = "right";
  write(pen, one.total, `54px ${face("display")}`, WIDTH - MARGIN, middle + 18, 110);
  pen.textAlign = "left";
}

/** The lines of the sheet, everybody's figure beneath an emblem. */
async function sheet(
  pen: CanvasRenderingContext2D,
  lines: Line[],
  table: Row[],
  top: number,
  ink: string,
): Promise<void> {
  const column = (index: number): number => WIDTH - MARGIN - COLUMN * (lines.length - 1 - index);
  for (const [index, { emblem }] of lines.entries())
    if (emblem) pen.drawImage(await raster(emblem, 40, 40), column(index) - 40, top + 8, 40, 40);
  pen.fillStyle = ink;
  for (const [index, { name, figures }] of table.entries()) {
    const y = top + FIGURES * (index + 2) - 14;
    pen.textAlign = "left";
    write(pen, name, `500 30px ${face("text")}`, MARGIN, y, 480);
    pen.textAlign = "right";
    for (const [seat, figure] of figures.entries()) write(pen, figure, `32px ${face("text")}`, column(seat), y, 130);
  }
  pen.textAlign = "left";
}

/** The picture, its width always the same. */
export async function picture({ drawing: element, lines, table = [], title, said, dark }: Wanted): Promise<Blob> {
  const { width, height } = element?.getBoundingClientRect() ?? { width: WIDTH, height: 0 };
  const scale = height > 0 ? Math.min((WIDTH - 2 * MARGIN) / width, HIGHEST / height) : 0;
  const told = table.length > 0 ? FIGURES * (table.length + 1) + MARGIN : 0;
  const rows = lines.map((one) => (one.works.length > 0 ? WORK : ROW));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(
    MARGIN + height * scale + MARGIN / 2 + rows.reduce((sum, row) => sum + row, 0) + told + FOOT,
  );
  const pen = canvas.getContext("2d")!;
  const [paper, ink, soft, gold] = dark
    ? ["#131c31", "#fff3e4", "#a9b8d2", "#ffd68a"]
    : ["#f6efdf", "#1a242e", "#5b4a36", "#8a590b"];
  pen.fillStyle = paper!;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (element) await drawing(pen, element, MARGIN, scale);
  let top = MARGIN + height * scale + MARGIN / 2;
  for (const [index, one] of lines.entries()) {
    await line(pen, one, top, ink!);
    top += rows[index]!;
  }
  if (told > 0) await sheet(pen, lines, table, top, ink!);
  top += told;
  pen.fillStyle = soft!;
  write(pen, said, `500 28px ${face("text")}`, MARGIN, top + 44, WIDTH - 2 * MARGIN);
  pen.fillStyle = gold!;
  write(pen, "Boulevard", `46px ${face("display")}`, MARGIN, top + 112, 400);
  pen.textAlign = "right";
  pen.fillStyle = soft!;
  write(pen, title, `30px ${face("display")}`, WIDTH - MARGIN, top + 112, 680);
  return new Promise((done, fail) =>
    canvas.toBlob((made) => (made ? done(made) : fail(new Error("no picture"))), "image/png"),
  );
}
