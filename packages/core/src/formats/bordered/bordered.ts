/*
 * Rows with a border of `#` around them. A gap in the border is the exit; without one it is where the primary leaves in
 * every format. Inside, walls are `#`, and an `x` that touches no other `x`.
 *
 *     ######
 *     #BB.C#
 *     #AA.C.      the exit
 *     #..DD#
 *     ######
 *
 * The primary is `X`, `x` or `@`; where there is none, `A`, then `R`, then the only vehicle that can leave through the gap.
 */

import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { primaryOf } from '../../board/board.ts';
import { type Edge, type Setup, type SetupVehicle, withPrimary } from '../../board/setup.ts';
import { defaultExit } from '../../board/validate.ts';
import { isBlank, type TextLine } from '../../text/lines.ts';
import {
  type GlyphRow,
  type GlyphRules,
  isEmptyGlyph,
  setupOfGlyphs,
  WALL_GLYPH,
} from '../parts/cell-glyphs.ts';
import { canLeaveAt, type ExitMark, laneName } from '../parts/exit-mark.ts';
import { glyphRowsOf } from '../parts/expressible.ts';
import type { BoardFormat, RowsShape } from '../parts/format.ts';
import { EMPTY_GLYPHS } from '../parts/grid-row.ts';
import { parseRows } from '../parts/named-rows.ts';
import { withOptions } from '../parts/primary.ts';

const rules: GlyphRules = { empty: EMPTY_GLYPHS, walls: 'lone x', wall: '#', fallback: ['A', 'R'] };

const shape: RowsShape = {
  kind: 'rows',
  // the border has one gap, so every row has a wall at one of its ends
  isRow: (line) => /^\s*#|#\s*$/.test(line),
};

export const bordered: BoardFormat<'bordered'> = {
  id: 'bordered',
  shape,
  recognises: (block) => isBordered(block) || isBordered(block.slice(1)),

  parse: (text, options) =>
    parseRows(text, shape, (lines) => {
      const drawn = cellsOf(lines.filter((line) => !isBlank(line.text)));
      const gaps = gapsOf(drawn);
      if (!gaps.ok) return gaps;
      const [gap] = gaps.value;
      const inner = drawn.slice(1, -1).map((row) => ({
        ...row,
        glyphs: row.glyphs.slice(1, -1),
        column: (index: number) => row.column(index + 1),
      }));
      const read = setupOfGlyphs(inner, rules);
      if (!read.ok) return read;
      const setup = leavingThrough(read.value, gap);
      if (!setup.ok) return setup;
      return withOptions(setup.value, options);
    }),

  print(board) {
    const { width, exit } = board;
    // the gap says where the exit is, so that every edge can be written
    const glyphs = glyphRowsOf({ ...board, exit: defaultExit(primaryOf(board)) }, 'bordered', rules);
    if (!glyphs.ok) return glyphs;
    const { lane } = primaryOf(board);
    const edge = (side: Edge): string =>
      Array.from({ length: width + 2 }, (_, i) => (exit === side && i === lane + 1 ? '.' : '#')).join('');
    const rows = glyphs.value.map((row, index) => {
      const end = (side: Edge) => (exit === side && index === lane ? '.' : '#');
      return `${end('left')}${row.join('')}${end('right')}`;
    });
    return ok([edge('top'), ...rows, edge('bottom')].join('\n'));
  },
};

/** Whether lines have `#` all around but for a few cells, in all four corners too. */
function isBordered(block: readonly string[]): boolean {
  const texts = block.map((line) => line.trimEnd());
  const [first = ''] = texts;
  const last = texts.at(-1) ?? '';
  if (texts.length < 4 || first.trim().length < 4) return false;
  const indent = first.length - first.trimStart().length;
  if (![first, last].every((text) => /^\s*#.*#$/.test(text) && text.length === first.length)) return false;
  const around = [
    ...first.slice(indent),
    ...last.slice(indent),
    ...texts.slice(1, -1).flatMap((text) => [text[indent] ?? ' ', text[first.length - 1] ?? ' ']),
  ];
  return around.filter((glyph) => glyph !== WALL_GLYPH).length <= around.length / 4;
}

/** The rows with their border, filled up where an editor has stripped the blank in a gap. */
function cellsOf(lines: readonly TextLine[]): GlyphRow[] {
  const texts = lines.map(({ text }) => text.trimEnd());
  const [first = ''] = texts;
  const indent = first.length - first.trimStart().length;
  return lines.map(({ number }, index) => ({
    glyphs: [...(texts[index] ?? '').padEnd(first.length).slice(indent)],
    line: number,
    column: (cell) => indent + cell + 1,
  }));
}

/** The cells of the border without a wall. */
function gapsOf(rows: readonly GlyphRow[]): Result<readonly ExitMark[], Problem> {
  const gaps: ExitMark[] = [];
  const width = rows[0]?.glyphs.length ?? 0;
  for (const [row, { glyphs, line, column }] of rows.entries()) {
    for (const [cell, glyph] of glyphs.entries()) {
      const edge = edgeOf(row, cell, rows.length, width);
      if (edge === undefined || glyph === WALL_GLYPH) continue;
      const place = { line, column: column(cell) };
      if (!isEmptyGlyph(glyph, rules) || gaps.length > 0) {
        const message = gaps.length > 0 ? 'the border has a second gap' : `${quote(glyph)} in the border`;
        return err({
          code: 'unexpected-character',
          message,
          expected: '#, and one gap at the exit',
          at: { text: place },
        });
      }
      gaps.push({ edge, lane: (edge === 'left' || edge === 'right' ? row : cell) - 1, place });
    }
  }
  return ok(gaps);
}

function edgeOf(row: number, cell: number, height: number, width: number): Edge | undefined {
  if (row === 0) return 'top';
  if (row === height - 1) return 'bottom';
  if (cell === 0) return 'left';
  return cell === width - 1 ? 'right' : undefined;
}

/** The setup with the exit at a gap; a problem where its primary is in another lane. */
function leavingThrough(setup: Setup, gap: ExitMark | undefined): Result<Setup, Problem> {
  if (!gap) return ok(setup);
  const leaves = (vehicle: SetupVehicle) => canLeaveAt(vehicle, gap);
  const marked = setup.vehicles.filter(({ primary }) => primary);
  const [only] = marked;
  const vehicles = only ? setup.vehicles : withPrimary(setup.vehicles, leaves);
  if (only === undefined || marked.length > 1 || leaves(only))
    return ok({ ...setup, vehicles, exit: gap.edge });
  return err({
    code: 'unreachable-exit',
    message: `the gap in the border is not in the ${laneName(gap)} of the primary`,
    expected: `a gap at one end of its ${laneName(gap)}`,
    at: { text: gap.place },
  });
}
