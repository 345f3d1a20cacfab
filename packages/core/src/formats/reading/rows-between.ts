import type { BoardText } from '../parts/format.ts';
import { areRows } from '../parts/grid-row.ts';

/**
 * A line that has rows between words or numbers, such as `5 XX.A/...A/B..A/BCCC 17`: a board that no format reads, and neither the name
 * of the next board nor rows of another one; undefined for every other line.
 *
 * @param line - its number
 */
export const rowsBetween = (text: string, line: number): BoardText | undefined =>
  // a short word may be a mark such as `-/-`
  !areRows(text) && text.split(/\s/).some((word) => word.length > 8 && areRows(word))
    ? { text, line }
    : undefined;
