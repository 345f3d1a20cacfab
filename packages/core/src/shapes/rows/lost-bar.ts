/*
 * A box in which one row lacks its bar at the left and has moved there: the bar was lost, or the exit is there.
 *
 *     |AA...O|
 *     PXXQ.O|        a blank in the place of the bar would be the exit
 *     |P..Q..|
 */
import { type Found, surelyRefused } from '../parts/candidate.ts';
import { isFrame } from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';

const BAR = '[|│║┃]';
const CLOSED = new RegExp(`^(\\s*)${BAR}.+${BAR}\\s*$`, 'u');
const MOVED = new RegExp(`^(\\s*)[^\\s|│║┃].*${BAR}\\s*$`, 'u');
const BRACKET = /^\s*[[({\]})]/;
/** The fewest rows with both bars. */
const LEAST = 3;

/** The refusal of a box with one such row; undefined for other lines. */
export function lostBar(block: readonly Line[], looksLike: string): Found | undefined {
  const rows = block.filter(({ text }) => !isFrame(text));
  const closed = rows.filter(({ text }) => CLOSED.test(text));
  const [moved, another] = rows.filter((line) => !line.exit && MOVED.test(line.text));
  const length = closed[0]?.text.trimEnd().length;
  const isBox =
    closed.length >= LEAST &&
    closed.length >= rows.length - 2 &&
    closed.every(({ text }) => text.trimEnd().length === length);
  if (!moved || another || !isBox) return undefined;
  const isBracket = BRACKET.test(moved.text);
  if (moved.text.trimEnd().length + (isBracket ? 0 : 1) !== length) return undefined;
  const indent = CLOSED.exec(closed[0]?.text ?? '')?.[1] ?? '';
  if (MOVED.exec(moved.text)?.[1] !== indent) return undefined;
  const row = rows.indexOf(moved) + 1;
  return surelyRefused(moved.number, looksLike, {
    code: 'ragged-rows',
    message: isBracket
      ? `row ${row} has a bracket in the place of the bar at its left`
      : `row ${row} has no bar at its left; the other rows have one`,
    expected: 'a bar there, or a blank in its place if it is the exit',
    at: { text: { line: moved.number, column: moved.offset + indent.length + 1 } },
  });
}
