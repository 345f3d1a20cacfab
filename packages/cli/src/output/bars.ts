import { grouped } from '@unjam/core/basics';

const MOST_BARS = 30;
const WIDTH = 40;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar for a count, drawn in eighths of a character; the largest count takes 40 characters, any count above 0 at least an eighth. */
export function bar(count: number, largest: number): string {
  const eighthsLong = count === 0 ? 0 : Math.max(1, Math.round((8 * WIDTH * count) / largest));
  return `${'█'.repeat(eighthsLong >> 3)}${eighths[eighthsLong & 7]}`;
}

/**
 * Counts as horizontal bars, one line for each index from 0; more than 30 are combined into ranges of equal width.
 */
export function bars(counts: readonly number[]): string {
  const width = Math.ceil(counts.length / MOST_BARS);
  const ranges = Array.from({ length: Math.ceil(counts.length / width) }, (_, i) => {
    const first = i * width;
    const last = Math.min(first + width, counts.length) - 1;
    const count = counts.slice(first, last + 1).reduce((sum, n) => sum + n, 0);
    return { name: first === last ? `${first}` : `${first}–${last}`, count };
  });
  const largest = Math.max(...ranges.map(({ count }) => count));
  const names = Math.max(...ranges.map(({ name }) => name.length));
  return ranges
    .map(({ name, count }) => {
      const picture = bar(count, largest);
      return `${name.padStart(names)}  ${picture}${picture === '' ? '' : ' '}${grouped(count)}`;
    })
    .join('\n');
}
