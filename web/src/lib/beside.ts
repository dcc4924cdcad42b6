/** Where a panel that is told beside the board lies: in the log's place, which can wait, and over what stands between it
 * and what may be pressed in the same rail. */

export interface Place {
  left: number;
  width: number;
  bottom: number;
  /** As high it may be. */
  most: number;
}

/** With less room than that, it lies elsewhere. */
const LOWEST = 120;
/** So much of the log is in sight, where it has a place of its own. */
const SEEN = 64;
/** The header of the page. */
const HEADER = 64;
const GAP = 8;

/** The boxes of what is drawn. */
export function boxes(what: string): DOMRect[] {
  return [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The place at the log, below all of `kept` that stands over it; none where the log is out of sight, or too low. */
export function atLog(log: DOMRect | undefined, kept: readonly DOMRect[], height: number): Place | null {
  if (!log || Math.min(log.bottom, height) - log.top < SEEN) return null;
  const bottom = Math.max(GAP, height - log.bottom);
  const lowest = kept.filter((one) => standsOver(one, log)).map((one) => one.bottom);
  const most = height - bottom - Math.max(HEADER, ...lowest) - GAP;
  return most < LOWEST ? null : { left: log.left, width: log.width, bottom, most };
}

/** The place above what stands over the log, below all that may be pressed there, for words that find too little room at
 * the log. */
export function aboveIt(log: DOMRect, kept: DOMRect, offered: readonly DOMRect[], height: number): Place | null {
  if (!standsOver(kept, log)) return null;
  const bottom = height - kept.top + GAP;
  const lowest = offered.filter((one) => standsOver(one, kept)).map((one) => one.bottom);
  const most = height - bottom - Math.max(HEADER, ...lowest.map((one) => one + GAP));
  return most < LOWEST ? null : { left: log.left, width: log.width, bottom, most };
}

/** What a table keeps free, where it is high enough. */
export function freeOf(rooms: readonly DOMRect[], wanted: number, height: number): Place | null {
  const room = rooms.find((one) => one.bottom <= height && one.height >= wanted);
  return room ? { left: room.left, width: room.width, bottom: height - room.bottom, most: room.height } : null;
}

const standsOver = (one: DOMRect, log: DOMRect): boolean =>
  one.right > log.left && one.left < log.right && one.top < log.top;
