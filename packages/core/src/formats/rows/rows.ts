/*
 * Six rows of six cells as *Reasoning Gym* and others print them: `A` is the primary and every `x` a wall, also where
 * two of them touch. What is empty is `.`, and read too as `o`, `-`, `_` or `*`.
 *
 *     ..BCCC
 *     ..B.D.
 *     AAB.DE
 *     FFF..E
 *     ...x.E
 *     .GGx..
 *
 * In other rows `A` is a vehicle like any other. These six are recognised by what they hold: capitals alone, none of
 * them `X` or `R`, and `A` lying across, in the third row where two `x` touch, which could be a vehicle elsewhere.
 */

import { err, ok } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { isBlank } from '../../text/lines.ts';
import { type GlyphRules, setupOfGlyphs } from '../parts/cell-glyphs.ts';
import { glyphRowsOf, notExpressible } from '../parts/expressible.ts';
import type { BoardFormat, RowsShape } from '../parts/format.ts';
import { isGridRow } from '../parts/grid-row.ts';
import { parseRows } from '../parts/named-rows.ts';

const SIDE = 6;
/** The row, from 0, in which the red car of the plastic game stands. */
const CLASSIC_ROW = 2;

const rules: GlyphRules = { empty: '.o-_*', walls: 'every x', fallback: ['A'] };

const shape: RowsShape = { kind: 'rows', isRow: isGridRow };

export const rows: BoardFormat<'rows'> = {
  id: 'rows',
  shape,
  recognises: (block) => isSix(rowsOf(block)) || isSix(rowsOf(block.slice(1))),

  parse: (text, options) =>
    parseRows(text, shape, (lines) => {
      const drawn = lines
        .filter((line) => !isBlank(line.text))
        .flatMap(({ text, number }) => {
          let start = text.length - text.trimStart().length;
          return text
            .trim()
            .split('/')
            .map((row) => {
              const from = start;
              start += row.length + 1;
              return { glyphs: [...row], line: number, column: (index: number) => from + index + 1 };
            });
        });
      return setupOfGlyphs(drawn, rules, options);
    }),

  print(board) {
    const refused = reasonAgainst(board);
    if (refused !== undefined) return err(notExpressible('rows', refused));
    const glyphs = glyphRowsOf(board, 'rows', rules);
    return glyphs.ok ? ok(glyphs.value.map((row) => row.join('')).join('\n')) : glyphs;
  },
};

/** The rows of lines, or of one line with `/` between rows. */
const rowsOf = (lines: readonly string[]): string[] =>
  lines.length === 1 ? (lines[0] ?? '').trim().split('/') : lines.map((line) => line.trim());

function isSix(rows: readonly string[]): boolean {
  if (rows.length !== SIDE || !rows.every((row) => /^[A-QS-WYZ.o\-_*x#]{6}$/.test(row))) return false;
  const text = rows.join('');
  const start = text.indexOf('A');
  const length = text.split('A').length - 1;
  const row = Math.floor(start / SIDE);
  const across = length > 1 && rows[row]?.includes('A'.repeat(length)) === true;
  return across && (row === CLASSIC_ROW || !touches(text));
}

/** Whether two `x` touch. */
const touches = (text: string): boolean =>
  [...text].some(
    (glyph, cell) =>
      glyph === 'x' && ((text[cell + 1] === 'x' && cell % SIDE < SIDE - 1) || text[cell + SIDE] === 'x'),
  );

/** Why these rows cannot show a board, if they cannot. */
function reasonAgainst(board: Board): string | undefined {
  const { width, height, vehicles } = board;
  const { label, orientation, lane } = primaryOf(board);
  if (width !== SIDE || height !== SIDE) return `it has ${width} columns and ${height} rows`;
  if (label !== 'A') return `the label of the primary is ${label}, not A`;
  if (orientation === 'vertical') return 'its primary is vertical';
  if (lane !== CLASSIC_ROW) return 'its primary is not in the third row';
  const other = vehicles.find((vehicle) => !/^[B-QS-WYZ]$/.test(vehicle.label) && vehicle.label !== 'A');
  if (other) return `label ${other.label} is not one of A to Z without R and X`;
  return vehicles.filter((vehicle) => vehicle.label === 'A').length > 1
    ? 'two vehicles are labelled A'
    : undefined;
}
