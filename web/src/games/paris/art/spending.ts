/** How a space is marked where whoever builds there spends powers: each of them, and both, in a way of its own. */
export interface Spending {
  stroke: string;
  dashes: readonly number[];
}

const MARKS: Record<string, Spending> = {
  metropolitain: { stroke: "#d9b8ff", dashes: [0.1, 6] },
  chartier: { stroke: "#8fe0c8", dashes: [7, 6] },
};
const BOTH: Spending = { stroke: "#ffc2d1", dashes: [7, 6, 0.1, 6] };

export const spendingOf = (cards: readonly string[]): Spending => (cards.length > 1 ? BOTH : MARKS[cards[0]!]!);
