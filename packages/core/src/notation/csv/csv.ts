import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, vehicleAt } from '../../board/board.ts';
import { labelled, type Slide, type Solution } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { beginningOf } from '../parts/beginning.ts';
import { labelsOf, unknownLabel } from '../parts/labels.ts';
import { mostCells } from '../parts/most-cells.ts';
import type { Notation, SolutionReader } from '../parts/notation.ts';
import { refuse } from '../parts/refuse.ts';

/*
 * A move a line under a heading: label and cells, right and down plus, left and up minus. Source: the answers of the Rush
 * Hour assignment of the University of Amsterdam.
 *
 *     car,move
 *     A,-1          left
 *     E,2           down
 *
 * Some programs of that course count up as plus. Where the moves are illegal with down as plus and legal with up as plus,
 * they are read so. It cannot tell apart a horizontal and a vertical vehicle of one label.
 */

const HEADING = 'car,move';

/** Whether a text begins with the heading. */
const isCsvAnswer = (text: string): boolean => /^\s{0,99}car\s?,\s?move[ \t]?(?:\r|\n|$)/i.test(text);

export const csvReader: SolutionReader = {
  id: 'csv',
  recognises: (text) => isCsvAnswer(beginningOf(text)),
  parse,
};

export const csv: Notation = {
  ...csvReader,
  print(solution, board) {
    const labels = labelsOf(board);
    const lines: string[] = [];
    for (const { vehicle, by } of solution) {
      const { label } = vehicleAt(board, vehicle);
      const reason = (labels.get(label)?.length ?? 0) > 1 ? twoOfOneLabel(label) : oddLabel(label);
      if (reason) return err(reason);
      lines.push(`${label},${by}`);
    }
    return ok([HEADING, ...lines].join('\n'));
  },
};

function parse(text: string, board: Board): Result<Solution, Problem> {
  const moves = readMoves(text, board);
  return moves.ok ? ok(labelled(board, turned(moves.value, board) ?? moves.value)) : moves;
}

/** Whether `parse` reads a text with up as plus. */
export function countsUpAsPlus(text: string, board: Board): boolean {
  const moves = readMoves(text, board);
  return moves.ok && turned(moves.value, board) !== undefined;
}

/** The moves with up as plus, where only so they are legal. */
function turned(moves: readonly Slide[], board: Board): Slide[] | undefined {
  if (replay(board, moves).ok) return undefined;
  const upIsPlus = moves.map((move) =>
    vehicleAt(board, move.vehicle).orientation === 'vertical' ? { ...move, by: -move.by } : move,
  );
  return replay(board, upIsPlus).ok ? upIsPlus : undefined;
}

function readMoves(text: string, board: Board): Result<Slide[], Problem> {
  const labels = labelsOf(board);
  const moves: Slide[] = [];
  let headed = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const at = { line: index + 1, column: 1 };
    if (!headed) {
      if (!isCsvAnswer(line))
        return refuse({ code: 'unexpected-character', at, message: 'no heading', expected: HEADING });
      headed = true;
      continue;
    }
    const comma = line.lastIndexOf(',');
    const label = line.slice(0, Math.max(comma, 0)).trim();
    const number = line.slice(comma + 1).trim();
    if (comma < 0 || !/^[+-]?\d{1,3}$/.test(number)) {
      const message = `${quote(line.trim())} is not a move`;
      return refuse({
        code: 'unexpected-character',
        at,
        message,
        expected: 'a label, a comma and a number of cells',
      });
    }
    const named = labels.get(label) ?? [];
    const [vehicle] = named;
    if (vehicle === undefined) return refuse({ at, ...unknownLabel(label, board) });
    if (named.length > 1) return refuse({ ...twoOfOneLabel(label), at, move: moves.length, vehicle: label });
    const by = Number(number);
    const [most, least] = [1, -1].map((sign) => sign * mostCells(board, { vehicle, by: sign })) as [
      number,
      number,
    ];
    if (by === 0 || by > most || by < least) {
      const message = `${label} slides ${by} cells`;
      return refuse({
        code: 'number-out-of-range',
        at: { ...at, column: comma + 2 },
        message,
        expected: `1 to ${most}, or -1 to ${least}`,
        move: moves.length,
        vehicle: label,
      });
    }
    moves.push({ vehicle, by });
  }
  return ok(moves);
}

const twoOfOneLabel = (label: string) => ({
  code: 'not-expressible' as const,
  message: `a horizontal and a vertical vehicle are labelled ${label}, and car,move does not tell which`,
  expected: 'a notation with directions, such as arrows',
});

const oddLabel = (label: string): Problem | undefined =>
  /[,"\r\n]|^\s|\s$/.test(label)
    ? {
        code: 'not-expressible',
        message: `label ${quote(label)} holds a comma or a quote`,
        expected: 'another notation',
      }
    : undefined;
