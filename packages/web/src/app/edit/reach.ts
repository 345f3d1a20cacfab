// How long the puzzles are that can be made on a board of some size.

/**
 * The most moves that a puzzle without walls needs, by columns and rows: `54` is 5 columns by 4 rows. Counted over every puzzle of
 * the size: docs/records.md.
 */
const hardest: Readonly<Record<string, number>> = {
  33: 3,
  34: 4,
  43: 5,
  35: 4,
  53: 7,
  44: 7,
  36: 5,
  63: 9,
  45: 8,
  54: 9,
  37: 7,
  73: 12,
  46: 11,
  64: 15,
  55: 20,
  47: 14,
  74: 21,
  56: 28,
  65: 34,
  57: 42,
};

/** The lengths that can be asked for, in moves. */
export const spans = [
  [5, 9],
  [10, 14],
  [15, 19],
  [20, 24],
  [25, 29],
] as const;

export type Span = (typeof spans)[number];

/** The hardest puzzles of a size are rare: a puzzle of this share of their length is found within seconds. */
const EASY_TO_FIND = 0.7;

/** The lengths of which puzzles of a size are found within seconds; none on a small board. */
export function spansFor(width: number, height: number): readonly Span[] {
  const small = width < 3 || height < 3 ? 0 : undefined;
  const reach = small ?? hardest[`${width}${height}`] ?? Number.POSITIVE_INFINITY;
  return spans.filter(([, most]) => most <= EASY_TO_FIND * reach);
}
