/*
 * Vehicles as the points of a list. A dash alone could be a direction, so it is a bullet only where words say the directions:
 *
 *     - X: B3 horizontal      X: B3 horizontal
 *     - O: F1 vertical        O: F1 vertical
 *
 * In the same way dashes stand between words: `X - horizontal - starting at (3, 1)`.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const BULLET = /^(\s*)[-*•+]\s+(?=\S)/;
const DIRECTION = /(?<!\p{L})(?:h|v|horizontal|vertical|across|down|right)(?!\p{L})/iu;

/** The text without bullets; undefined where not every line with a number has one. */
export function withoutBullets(text: string): string | undefined {
  const lines = text.split(LINE_BREAK);
  const records = lines.filter((line) => /\d/.test(line));
  if (records.length < 2 || !records.every((line) => BULLET.test(line) && DIRECTION.test(line)))
    return undefined;
  return lines.map((line) => line.replace(BULLET, (found) => ' '.repeat(found.length))).join('\n');
}

/** A dash between what is said of a vehicle. */
const DASH = /\s+[-–—]\s+(?=\S)/g;

/** The text with commas in the place of dashes; undefined where they do not stand in two lines or more, twice or more in each. */
export function withoutDashes(text: string): string | undefined {
  const lines = text.split(LINE_BREAK);
  const records = lines.filter((line) => /\d/.test(line) && DIRECTION.test(line) && /\s[-–—]\s/.test(line));
  if (records.length < 2 || !records.every((line) => (line.match(DASH) ?? []).length > 1)) return undefined;
  return lines.map((line) => (records.includes(line) ? line.replace(DASH, ', ') : line)).join('\n');
}
