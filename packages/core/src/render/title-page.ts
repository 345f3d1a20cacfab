// The page with the title of a booklet. A title that is too long for a line goes on in the next ones: to make its letters smaller until
// all are in one line would make them too small to read.
import { type CardSize, FAINT, fitting, shortened, words } from './card.ts';
import { textWidth } from './outlined-text.ts';
import { INK } from './palette.ts';
import { plain } from './plain.ts';
import type { Typeface } from './typeface.ts';

/** The largest and the smallest letters of a title in one line, as parts of the width of the page; then those of one in several lines. */
const LARGEST = 1 / 12;
const IN_ONE_LINE = 1 / 22;
const IN_LINES = 1 / 18;
const SMALLEST = 1 / 32;
/** The most lines of a title; what is in more is left out. */
const MOST_LINES = 5;
/** The letters of the lines under the title. */
const [UNDER, SMALLEST_UNDER] = [1 / 30, 1 / 50];
/** The distance of two lines in ems. */
const LEADING = 1.3;

/** A page with a title in its middle and lines under it, as SVG markup. */
export function titlePage(
  title: string,
  lines: readonly string[],
  { width, height }: CardSize,
  typeface?: Typeface,
): string {
  const room = width * 0.8;
  const [x, y] = [width / 2, height * 0.4];
  const { size, rows } = inLines(plain(title, typeface), width, room, typeface);
  return [
    ...rows.map((row, index) =>
      words(row, x, y - (rows.length - 1 - index) * size * LEADING, size, INK, 'middle', true),
    ),
    ...lines.map((line, index) => {
      const drawn = plain(line, typeface);
      const most = Math.min(width * UNDER, room / (textWidth(drawn, 1, typeface) || 1));
      const small = Math.max(most, width * SMALLEST_UNDER);
      const below = y + width * LARGEST * (1 + 0.8 * index);
      return words(shortened(drawn, small, room, typeface), x, below, small, FAINT, 'middle');
    }),
  ].join('');
}

/** The lines of a title in the largest letters with which they fit. */
function inLines(
  title: string,
  width: number,
  room: number,
  typeface: Typeface | undefined,
): { readonly size: number; readonly rows: readonly string[] } {
  const alone = Math.min(width * LARGEST, room / (textWidth(title, 1, typeface, true) || 1));
  if (alone >= width * IN_ONE_LINE) return { size: alone, rows: [title] };
  for (let size = width * IN_LINES; ; size *= 0.9) {
    const isSmallest = size * 0.9 < width * SMALLEST;
    const { rows, rest } = wrapped(title, size, room, typeface);
    if (rest === '') return { size, rows };
    if (!isSmallest) continue;
    const last = shortened(`${rows.at(-1) ?? ''}${rest}`, size, room, typeface, true);
    return { size, rows: [...rows.slice(0, -1), last] };
  }
}

/** The first lines of a text, divided at spaces where there are some, and what is left. */
function wrapped(
  text: string,
  size: number,
  room: number,
  typeface: Typeface | undefined,
): { readonly rows: readonly string[]; readonly rest: string } {
  const rows: string[] = [];
  let rest = [...text];
  while (rest.length > 0 && rows.length < MOST_LINES) {
    const most = Math.max(
      1,
      fitting(rest, (part) => textWidth(part, size, typeface, true) <= room),
    );
    const space = most === rest.length ? -1 : rest.lastIndexOf(' ', most);
    const end = space > 0 ? space : most;
    rows.push(rest.slice(0, end).join('').trim());
    rest = rest.slice(end);
  }
  return { rows, rest: rest.join('') };
}
