/*
 * A board that Unjam has described in words, in two sentences:
 *
 *     Rush Hour board, 6 rows by 6 columns: the red car, row 3, columns 2 to 3, leaves at the right
 *     truck A: row 1, columns 1 to 3; vertical car B: column 1, rows 4 to 5; wall: row 6, column 6
 *
 * All of a description must be understood, or the board is refused: a part of it may be missing. The two sentences do not name the
 * red car's label; it is the one that a drawing shows and its description lacks, else X.
 */

import type { Problem } from '../../basics/errors.ts';
import { CAPITALS, SMALL_LETTERS } from '../../basics/letters.ts';
import type { Square } from '../../basics/place.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Edge, SetupVehicle } from '../../board/setup.ts';
import { validate } from '../../board/validate.ts';
import type { Reading, ShapeOptions } from '../parts/answer.ts';

/** The first sentence. */
export const SUMMARY =
  /Rush Hour board, (\d{1,2}) rows by (\d{1,2}) columns: the red (?:car|truck), (row|column) (\d{1,2}), (?:columns|rows) (\d{1,2}) to (\d{1,2}), leaves at the (right|left|top|bottom)\b/;
/** One vehicle or wall of a description, and the semicolon or the end of the line behind it. */
const PIECE =
  /^(?:wall: row (\d{1,2}), column (\d{1,2})|(?:(?:vertical|horizontal) )?(?:car|truck) (\S{1,40}?): (row|column) (\d{1,2}), (?:columns|rows) (\d{1,2}) to (\d{1,2}))[^\S\n]*(?:[;\n]\s*|$)/;

export const LOOKS = 'a board as Unjam describes its drawings';

export const problemAt = (line: number, message: string, expected: string): Problem => ({
  code: 'unknown-format',
  message,
  expected,
  at: { text: { line, column: 1 } },
});

/** The board of a part of a text that begins with a summary and ends before the next one. */
export function boardOf(part: string, line: number, options: ShapeOptions): Result<Reading, Problem> {
  const [summary = '', rows, columns, along, lane, from, to, edge] = SUMMARY.exec(part) ?? [];
  const said = piecesIn(part.slice(summary.length));
  if (said === undefined)
    return err(
      problemAt(
        line,
        'what stands on the board beside the red car is not said',
        'both sentences of a description',
      ),
    );
  const vehicles: SetupVehicle[] = [];
  const walls: Square[] = [];
  let rest = said;
  while (rest !== '') {
    const piece = PIECE.exec(rest);
    if (!piece)
      return err(
        problemAt(
          line,
          `its description goes on with ${JSON.stringify(rest.slice(0, 40))}`,
          'a vehicle or a wall',
        ),
      );
    const [all, row, column, label = '', way, number, first, last] = piece;
    rest = rest.slice(all.length);
    if (row !== undefined) walls.push({ row: Number(row) - 1, column: Number(column) - 1 });
    else vehicles.push({ label, squares: squares(way, number, first, last), primary: false });
  }
  const { label, index } = redLabel(part, vehicles);
  if (options.primary !== undefined && options.primary !== label)
    return err(
      problemAt(line, `its red car is ${label}, not ${options.primary}`, 'no other vehicle as the red car'),
    );
  const board = validate({
    width: Number(columns),
    height: Number(rows),
    vehicles: vehicles.toSpliced(index, 0, { label, squares: squares(along, lane, from, to), primary: true }),
    walls,
    exit: options.exit ?? (edge as Edge),
  });
  if (!board.ok) return err({ ...board.error, at: { text: { line, column: 1 } } });
  return ok({ board: board.value, read: `read as ${LOOKS}; ${label} is the red car`, choices: [] });
}

/** The sentence about the other vehicles and the walls: in an element behind the title, or all that stands behind the summary. */
function piecesIn(behind: string): string | undefined {
  const [, drawn] = /^[^<]{0,200}<\/title>\s*<desc(?:\s[^>]*)?>([^<]*)<\/desc>/.exec(behind) ?? [];
  if (drawn !== undefined) return unescaped(drawn);
  const written = behind.trim().replace(/^[.;:,]\s*|\.$/g, '');
  return written === '' || behind.startsWith('<') ? undefined : written;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A text without escapes, of which browsers and editors write others than Unjam does when they save a drawing. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(lt|gt|amp|quot|apos));/gi, (_, decimal, hex, name = '') =>
    name === ''
      ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
      : (NAMED[name.toLowerCase()] ?? ''),
  );

/** The squares of a vehicle in a row or a column. */
function squares(
  way: string | undefined,
  lane: string | undefined,
  first: string | undefined,
  last: string | undefined,
): Square[] {
  const [across, start, end] = [Number(lane) - 1, Number(first) - 1, Number(last) - 1];
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, i) =>
    way === 'row' ? { row: across, column: start + i } : { row: start + i, column: across },
  );
}

/** The label that a drawing shows and no other vehicle has, and its place among all; where it shows none, X or a letter that is free. */
function redLabel(part: string, vehicles: readonly SetupVehicle[]): { label: string; index: number } {
  const others = vehicles.map(({ label }) => label);
  const shown = [...part.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, label = '']) => unescaped(label));
  const index = shown.findIndex((label, i) => label !== others[i]);
  const label = shown[index];
  if (label !== undefined && shown.toSpliced(index, 1).join('\n') === others.join('\n'))
    return { label, index };
  return {
    label: ['X', ...CAPITALS, ...SMALL_LETTERS].find((free) => !others.includes(free)) ?? 'X',
    index: 0,
  };
}
