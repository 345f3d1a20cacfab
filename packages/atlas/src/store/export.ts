import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import type { AtlasValues } from './answer-pieces.ts';
import type { AtlasProblem } from './problem.ts';
import type { PuzzleTable } from './puzzle-table.ts';

export interface ExportOptions {
  /** Writes each line as a JSON object with the keys `moves`, `board`, `states` and `histogram`. */
  readonly json?: boolean;
  /** Adds a fourth column: the states at each distance in moves, separated by commas. */
  readonly histogram?: boolean;
  /** Only puzzles for which this SQL condition holds. */
  readonly where?: string;
}

/**
 * Writes an atlas in the published format `moves board states`, one line for each puzzle, the hardest first, then by
 * board.
 *
 * @param atlas - the table of an open atlas
 * @param options - JSON or columns, the histogram, and which puzzles
 * @returns pieces of text, each of whole lines; a problem is always the last piece
 */
export async function* exportLines(
  atlas: PuzzleTable,
  { json = false, histogram = false, where = 'true' }: ExportOptions = {},
): AsyncGenerator<Result<string, AtlasProblem>, void> {
  const answer = await atlas.stream(
    `select moves, board, states${histogram ? ', histogram' : ''} from puzzles where (${where}\n)
     order by moves desc, board`,
  );
  if (!answer.ok) {
    yield answer;
    return;
  }
  for await (const piece of answer.value.pieces) {
    yield piece.ok ? ok(piece.value.map(json ? object : line).join('')) : piece;
  }
}

function line([moves, board, states, histogram]: AtlasValues): string {
  const counts = histogram === undefined ? '' : ` ${String(histogram)}`;
  return `${String(moves).padStart(2, '0')} ${board} ${states}${counts}\n`;
}

function object([moves, board, states, histogram]: AtlasValues): string {
  const counts = Array.isArray(histogram) ? { histogram: histogram.map(Number) } : {};
  return `${JSON.stringify({ moves, board, states: Number(states), ...counts })}\n`;
}
