/*
 * Moves in JSON whose cells are said by two numbers or two places, as one signed number, and what an object says beside its moves, as
 * blanks. Nothing changes its place.
 *
 *     {"id": "A", "dx": -1, "dy": 0}                          {"id": "A", ↔-1}
 *     {"id": "A", "from": [0, 1], "to": [0, 0]}               {"id": "A", -1}
 *     {"id": "A", "from": {"x": 1, "y": 0}, "to": {…}}        {"id": "A", -1}
 *     {"id": "A", "from": 1, "to": 0}                         {"id": "A", -1}
 *     {"length": 8, "moves": ["AL1", "QD3"], "cost": 16}      {"moves": ["AL1", "QD3"]}
 */
import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';
import { signed } from './from-to.ts';

const PAIRS = [
  /"(?:dx|dcol)"\s*:\s*(-?\d{1,3})\s*,\s*"(?:dy|drow)"\s*:\s*(-?\d{1,3})/gi,
  /"(?:dy|drow)"\s*:\s*(-?\d{1,3})\s*,\s*"(?:dx|dcol)"\s*:\s*(-?\d{1,3})/gi,
];
export const LISTS =
  /"from"\s*:\s*\[\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\]\s*,\s*"to"\s*:\s*\[\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\]/gi;
const NUMBER = String.raw`"(\w{1,8})"\s*:\s*(\d{1,3})\s*`;
const PLACE = String.raw`\{\s*${NUMBER},\s*${NUMBER}\}`;
export const PLACES = new RegExp(String.raw`"from"\s*:\s*${PLACE},\s*"to"\s*:\s*${PLACE}`, 'gi');
export const NUMBERS = /"from"\s*:\s*(\d{1,2})\s*,\s*"to"\s*:\s*(\d{1,2})(?=\s*[,}])/gi;

/** A property of the object around the moves that is no text, so no label. */
const PROPERTY = /"([\w ]{2,40})"\s*:\s*(?:-?\d+(?:\.\d+)?|true|false|null)\s*,?/g;
/** All up to the first list, and all behind the last one. */
const AROUND = /^(\s*\{[^[\]]{0,2000})(\[.*\])([^[\]]{0,2000}\}\s*)$/s;

/** The text with such moves as signed numbers, and without the numbers that an object has beside its list of moves. */
export function withoutJson(text: string, board: Board): string {
  const pairs = PAIRS.reduce(
    (all, pair, order) =>
      all.replace(pair, (found, a, b) =>
        signed(found, Number(a), Number(b)).replace(
          /^ ([+-]\d+) /,
          ` ${(Number(a) === 0) === (order === 1) ? '↔' : '↕'}$1`,
        ),
      ),
    text,
  );
  return withoutNumbersBeside(pairs, board)
    .replace(LISTS, (found, a, b, c, d) => signed(found, Number(c) - Number(a), Number(d) - Number(b)))
    .replace(PLACES, (found, ...parts) => {
      const [aName, a, bName, b, cName, c, dName, d] = parts.slice(0, 8).map(String);
      return aName === cName && bName === dName
        ? signed(found, Number(c) - Number(a), Number(d) - Number(b))
        : found;
    })
    .replace(NUMBERS, (found, from, to) =>
      areLanes([from, to], board) ? signed(found, Number(to) - Number(from), 0) : found,
    );
}

/** Whether numbers are of columns or rows. Larger ones count the cells of the board, in an order that is not known. */
export const areLanes = (numbers: readonly string[], { width, height }: Board): boolean =>
  numbers.every((number) => Number(number) < Math.max(width, height));

function withoutNumbersBeside(text: string, board: Board): string {
  const [, before = '', list = '', behind = ''] = AROUND.exec(text) ?? [];
  if (list === '') return text;
  const labels = labelsOf(board);
  const bare = (part: string) =>
    part.replace(PROPERTY, (found, name) => (labels.has(name) ? found : ' '.repeat(found.length)));
  return bare(before) + list + bare(behind);
}

const COUNT = /"(?:length|count|moves|(?:num|number|total)_?moves)"\s*:\s*(\d{1,4})(?!\d)/i;

/** The number that an object says in front of its list of moves, as if to say how many they are, and where it stands. */
export function countBeside(text: string): { readonly text: string; readonly position: number } | undefined {
  const found = COUNT.exec(AROUND.exec(text)?.[1] ?? '');
  return found?.[1] === undefined ? undefined : { text: found[1], position: found.index };
}
