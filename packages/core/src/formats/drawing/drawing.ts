import { checkParts, type Kind, whole } from '../../basics/arguments.ts';
import { err, ok } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import type { Setup } from '../../board/setup.ts';
import { checkSetup } from '../../board/setup.ts';
import { compareByLabel } from '../../board/vehicle.ts';
import { isBlank } from '../../text/lines.ts';
import { isMost } from '../parts/block.ts';
import { textInBrackets } from '../parts/brackets.ts';
import { type GlyphRules, setupOfGlyphs } from '../parts/cell-glyphs.ts';
import { glyphRowsOf, orderProblem } from '../parts/expressible.ts';
import type { BoardFormat, RowsShape } from '../parts/format.ts';
import { parseRows } from '../parts/named-rows.ts';
import { primaryCandidates, redOnly } from '../parts/primary.ts';
import { spacedGlyphs } from '../parts/spaced.ts';

/*
 * A row a line, cells separated by spaces, `.` for an empty cell, `@` for the primary. Walls are `#`, and an `x` that
 * touches no other `x`; `o` is a label. Source: *Planning solves the Rush Hour problem*.
 *
 *     a a . . . g
 *     b . . d . g
 *     b @ @ d . g
 *     b . . d . .
 *     c . . . f f
 *     c . e e e .
 *
 * The primary keeps its label if the label marks the primary (`X`, `x`, `@`, or `R` if no vehicle has one of these);
 * otherwise it is printed as `@`. No other label changes.
 */

const rules: GlyphRules = { empty: '.-_*', walls: 'lone x', fallback: redOnly };

const isRow = (line: string): boolean => /^\s*\S(?: \S)+\s*$/u.test(line);

const shape: RowsShape = { kind: 'rows', isRow };

export const drawing: BoardFormat<'drawing'> = {
  id: 'drawing',
  shape,
  recognises: (block) => !textInBrackets(block) && isMost(block, isRow),

  parse: (text, options) =>
    parseRows(text, shape, (lines) => {
      const rows = lines.filter((line) => !isBlank(line.text));
      return setupOfGlyphs(
        rows.map((row) => spacedGlyphs(row.text, row.number)),
        rules,
        options,
      );
    }),

  print(board) {
    const unordered = orderProblem(board.vehicles, 'drawing');
    if (unordered) return err(unordered);
    const glyphs = glyphRowsOf(withMarkedPrimary(board), 'drawing', rules);
    return glyphs.ok ? ok(joinCells(glyphs.value)) : glyphs;
  },
};

/** The board with its primary labelled `@`, unless its own label marks the primary. */
function withMarkedPrimary(board: Board): Board {
  const candidates = primaryCandidates(board.vehicles, rules.fallback);
  if (candidates.length === 1 && candidates[0] === board.primary) return board;
  const marked = { ...primaryOf(board), label: '@' };
  const vehicles = board.vehicles.with(board.primary, marked).sort(compareByLabel);
  return { ...board, vehicles, primary: vehicles.indexOf(marked) };
}

/** A setup may have no columns, or more than a board may have, but not so many that they are no drawing. */
const drawn: Kind = (value) =>
  !(whole(value) === false && Number(value) <= 999) && 'a whole number from 0 to 999';

/**
 * Any setup as a drawing, even an illegal one: `!` where pieces overlap, `?` for a label of more than one character. Pieces off the
 * board are left out. `!` and `?` are no labels of a drawing, so that such a text is not read as another board.
 *
 * @param setup - what is drawn, legal or not
 *
 * @example
 * drawSetup(setup) // 'X X . A\n. . . A\n. . . .\n. . . .'
 */
export function drawSetup(setup: Setup): string {
  checkSetup(setup);
  checkParts(setup, 'setup', { width: drawn, height: drawn });
  const { width, height, vehicles, walls } = setup;
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  const pieces = [
    ...vehicles.map(({ label, squares }) => ({ glyph: [...label].length === 1 ? label : '?', squares })),
    { glyph: 'x', squares: walls },
  ];
  for (const { glyph, squares } of pieces) {
    for (const { row, column } of squares) {
      const cells = rows[row];
      const under = cells?.[column];
      if (cells && under !== undefined) cells[column] = under === '.' ? glyph : '!';
    }
  }
  return joinCells(rows);
}

const joinCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(' ')).join('\n');
