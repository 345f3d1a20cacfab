/*
 * A box in which one row lacks its bar at the left and has moved there: the bar was lost, or the exit is there. A box in which an empty
 * cell stands in the border beside a row, although a mark beside another one is the exit: it has changed its place with a wall.
 *
 *     |AA...O|                                                     #AA..#
 *     PXXQ.O|        a blank in the place of the bar would         #PXX.>
 *     |P..Q..|       be the exit                                   .#P..#
 */
import type { Found } from '../parts/candidate.ts';
import { isUsualEmpty } from '../parts/glyphs.ts';
import { isFrame } from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';

const BAR = '[|│║┃]';
const CLOSED = new RegExp(`^(\\s*)${BAR}.+${BAR}\\s*$`, 'u');
const MOVED = new RegExp(`^(\\s*)[^\\s|│║┃].*${BAR}\\s*$`, 'u');
const BRACKET = /^\s*[[({\]})]/;
/** What is the exit where it stands in a border. */
const EXIT = /^[<>←→◀▶]$/;
/** The fewest rows with both bars. */
const LEAST = 3;

/** The refusal of a box with an empty cell in its border; undefined for other lines. */
export function cellInBorder(block: readonly Line[], looksLike: string): Found | undefined {
  const texts = block.map(({ text }) => text.trim());
  const [first = ''] = texts;
  const border = first[0] ?? '';
  const isRing = /^[#*+█]$/.test(border) && first === border.repeat(first.length) && texts.at(-1) === first;
  if (!isRing || block.length < LEAST + 2) return undefined;
  if (block.some((line, i) => line.exit || texts[i]?.length !== first.length)) return undefined;
  const open = texts.flatMap((row, i) =>
    [0, row.length - 1].flatMap((column) =>
      row[column] === border ? [] : [{ glyph: row[column] ?? '', i, column }],
    ),
  );
  const empty = open.find(({ glyph }) => isUsualEmpty(glyph) && !EXIT.test(glyph));
  const mark = open.find(({ glyph }) => EXIT.test(glyph));
  const line = block[empty?.i ?? -1];
  if (open.length !== 2 || !empty || !mark || !line) return undefined;
  return {
    line: line.number,
    looksLike,
    candidates: [],
    isCertain: true,
    almost: {
      says: looksLike,
      cost: 0,
      problem: {
        code: 'ragged-rows',
        message: `"${empty.glyph}" is in the border, and the exit is at "${mark.glyph}"`,
        expected: `"${border}" in the border beside every other row`,
        at: { text: { line: line.number, column: line.offset + line.text.search(/\S/) + empty.column + 1 } },
      },
    },
  };
}

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
  return {
    line: moved.number,
    looksLike,
    candidates: [],
    isCertain: true,
    almost: {
      says: looksLike,
      cost: 0,
      problem: {
        code: 'ragged-rows',
        message: isBracket
          ? `row ${row} has a bracket in the place of the bar at its left`
          : `row ${row} has no bar at its left; the other rows have one`,
        expected: 'a bar there, or a blank in its place if it is the exit',
        at: { text: { line: moved.number, column: moved.offset + indent.length + 1 } },
      },
    },
  };
}
