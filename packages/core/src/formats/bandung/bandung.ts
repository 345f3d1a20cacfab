/*
 * Rows under their number and the number of pieces, as in an assignment of the Institut Teknologi Bandung: rows and
 * columns, how many pieces there are besides the primary, then the rows, with the primary `P` and the exit `K` outside
 * of them. Where the exit is on the left all other rows begin with a blank; at the top or the bottom it has a line of
 * its own.
 *
 *     6 6                  6 6
 *     11                   5
 *     AAB..F                  K
 *     ..BCDF               AAB..F
 *     GPPCDFK              ..B.DF
 *     GH.III               G...DF
 *     GHJ...               GCCP..
 *     LLJMM.               G..P..
 *                          ..HHH.
 *
 * The number of pieces is often wrong in such files and not looked at. `.` is empty, everything else a vehicle; there are
 * no walls.
 */

import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { primaryIn, type Setup, withPrimary } from '../../board/setup.ts';
import { defaultExit, LARGEST_SIDE, SMALLEST_SIDE } from '../../board/validate.ts';
import { compareByLabel } from '../../board/vehicle.ts';
import { isBlank, linesOf, type TextLine } from '../../text/lines.ts';
import { type GlyphRow, type GlyphRules, setupOfGlyphs } from '../parts/cell-glyphs.ts';
import { type ExitMark, laneName, liesInLane } from '../parts/exit-mark.ts';
import { glyphRowsOf, notExpressible, orderProblem } from '../parts/expressible.ts';
import type { BoardFormat } from '../parts/format.ts';
import { namedBoard, nameIn } from '../parts/named-rows.ts';
import { withOptions } from '../parts/primary.ts';
import { refusal } from '../parts/refusal.ts';

const rules: GlyphRules = { empty: '.', walls: 'no x', fallback: [] };
const PRIMARY = 'P';
const EXIT = 'K';

const isSize = (line: string): boolean => /^\s*\d{1,3}\s{1,9}\d{1,3}\s*$/.test(line);
const isCount = (line: string): boolean => /^\s*\d{1,4}\s*$/.test(line);

export const bandung: BoardFormat<'bandung'> = {
  id: 'bandung',
  shape: { kind: 'rows', isRow: () => true },
  recognises: ([first = '', second = '', third = '']) =>
    (isSize(first) && isCount(second)) || (isSize(second) && isCount(third)),

  parse(text, options) {
    const lines = linesOf(text);
    if (!lines.ok) return lines;
    const written = lines.value.filter((line) => !isBlank(line.text));
    const named = !isSize(written[0]?.text ?? '');
    const [size, count, ...rest] = named ? written.slice(1) : written;
    if (!size || !count || !isSize(size.text) || !isCount(count.text))
      return err(
        refusal(written[0], 1, 'no rows and columns, then the number of pieces', '6 6 and 11, for instance'),
      );
    const [height = 0, width = 0] = size.text.trim().split(/\s+/).map(Number);
    if ([height, width].some((side) => side < SMALLEST_SIDE || side > LARGEST_SIDE))
      return err(
        refusal(
          size,
          1,
          `a board of ${height} rows and ${width} columns`,
          `${SMALLEST_SIDE} to ${LARGEST_SIDE}`,
          'board-size',
        ),
      );
    const drawn = rowsOf(rest, size, height, width);
    if (!drawn.ok) return drawn;
    const read = setupOfGlyphs(drawn.value.rows, rules);
    if (!read.ok) return read;
    const vehicles = withPrimary(read.value.vehicles, ({ label }) => label === PRIMARY);
    const setup = leavingByK({ ...read.value, vehicles }, drawn.value.exit);
    if (!setup.ok) return setup;
    return namedBoard(withOptions(setup.value, options), named ? nameIn(written[0]?.text ?? '') : undefined);
  },

  print(board) {
    const refused = reasonAgainst(board);
    if (refused !== undefined) return err(notExpressible('bandung', refused));
    const unordered = orderProblem(board.vehicles, 'bandung');
    if (unordered) return err(unordered);
    // the rules of other formats are checked with X; K says where the exit is, so that every edge can be written
    const marked = { ...primaryOf(board), label: 'X' };
    const sorted = board.vehicles.with(board.primary, marked).sort(compareByLabel);
    const checked = glyphRowsOf(
      { ...board, exit: defaultExit(marked), vehicles: sorted, primary: sorted.indexOf(marked) },
      'bandung',
      rules,
    );
    if (!checked.ok) return checked;
    const { width, height, exit, vehicles } = board;
    const { lane } = primaryOf(board);
    const outside = `${' '.repeat(lane)}${EXIT}`;
    const rows = checked.value.map((row, index) => {
      const text = row.join('').replaceAll('X', PRIMARY);
      const here = index === lane;
      if (exit === 'left') return `${here ? EXIT : ' '}${text}`;
      return exit === 'right' && here ? `${text}${EXIT}` : text;
    });
    return ok(
      [
        `${height} ${width}`,
        vehicles.length - 1,
        ...(exit === 'top' ? [outside] : []),
        ...rows,
        ...(exit === 'bottom' ? [outside] : []),
      ].join('\n'),
    );
  },
};

/** The rows of the board without the exit, and the exit if there is one. */
function rowsOf(
  lines: readonly TextLine[],
  size: TextLine,
  height: number,
  width: number,
): Result<{ readonly rows: readonly GlyphRow[]; readonly exit: ExitMark | undefined }, Problem> {
  const texts = lines.map(({ text }) => text.trimEnd());
  const isOutside = (index: number): boolean => /^\s*K$/.test(texts[index] ?? '');
  const top = isOutside(0) ? 1 : 0;
  const bottom = lines.length > 1 && isOutside(lines.length - 1) ? 1 : 0;
  const rows = lines.slice(top, lines.length - bottom);
  if (rows.length !== height)
    return err(
      refusal(
        size,
        1,
        `${counted(rows.length, 'row')} under a size of ${height} rows`,
        `${height} rows`,
        'ragged-rows',
      ),
    );
  const left = rows.every(({ text }) => /^[\sK]/.test(text)) ? 1 : 0;
  let exit: ExitMark | undefined;
  const drawn: GlyphRow[] = [];
  for (const [index, { text, number }] of rows.entries()) {
    const row = text.trimEnd();
    const ends = row.length > left + width && row[left + width] === EXIT;
    if (left === 1 && row.startsWith(EXIT))
      exit ??= { edge: 'left', lane: index, place: { line: number, column: 1 } };
    if (ends) exit ??= { edge: 'right', lane: index, place: { line: number, column: left + width + 1 } };
    const glyphs = [...row.slice(left, ends ? -1 : undefined)];
    if (glyphs.length !== width) {
      const at = refusal({ text, number }, left + Math.min(glyphs.length, width) + 1, '', '').at;
      const message = `row ${index + 1} has ${glyphs.length} cells under a size of ${width} columns`;
      return err({
        code: 'ragged-rows',
        message,
        expected: `${width} cells in every row`,
        ...(at && { at }),
      });
    }
    drawn.push({ glyphs, line: number, column: (cell) => left + cell + 1 });
  }
  const own = top ? lines[0] : bottom ? lines.at(-1) : undefined;
  if (own) {
    const column = own.text.indexOf(EXIT);
    exit ??= { edge: top ? 'top' : 'bottom', lane: column, place: { line: own.number, column: column + 1 } };
  }
  return ok({ rows: drawn, exit });
}

/** The setup with the exit at K; a problem where K is not in the lane of the primary. */
function leavingByK(setup: Setup, exit: ExitMark | undefined): Result<Setup, Problem> {
  const squares = primaryIn(setup)?.squares ?? [];
  if (!exit) return ok(setup);
  if (liesInLane(squares, exit)) return ok({ ...setup, exit: exit.edge });
  return err({
    code: 'unreachable-exit',
    message: `the exit K is not in the ${laneName(exit)} of the primary P`,
    expected: 'K at one end of the row or column of P',
    at: { text: exit.place },
  });
}

/** Why the format cannot write a board, apart from what no format of rows can write. */
function reasonAgainst(board: Board): string | undefined {
  if (board.walls.length > 0) return 'it has walls';
  const { label } = primaryOf(board);
  if (label !== PRIMARY) return `the label of the primary is ${label}, not ${PRIMARY}`;
  const taken = board.vehicles.find(
    (vehicle, index) => index !== board.primary && !/^[A-JL-OQ-WYZ0-9]$/.test(vehicle.label),
  );
  return taken && `label ${taken.label} is not a digit or a capital other than K, P and X`;
}
