import { analyze, type Board, err, type Metric, ok, type Result, type Solution, solve } from '@unjam/core';
import { joinSlides, metrics } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import type { Notation } from '@unjam/core/notation';
import { familyOf, type Split, splitOf } from '../../../input/family.ts';
import { difficultyRecord } from '../../../output/difficulty-record.ts';

/** What is written of a puzzle; docs/json.md describes the keys. */
export interface TaskRecord {
  readonly name: string;
  readonly split: Split;
  readonly board: string;
  readonly moves: number;
  readonly [key: string]: unknown;
}

/**
 * A puzzle with its answers.
 *
 * @param board - its labels are replaced: the primary is X, the others A, B, C ... from the top left
 * @returns fails, in one line, for a board without a solution or with a cluster that is too large
 */
export function taskOf(name: string, original: Board, notation: Notation): Result<TaskRecord, string> {
  const board = boardOfLayout(layoutOf(original));
  const analyzed = analyze(board);
  const family = familyOf(board);
  if (analyzed.kind === 'limit' || family === undefined) return err('its cluster is too large');
  const { states, shortestSolutions, rating, distance } = analyzed.analysis;
  if (!rating || distance.moves === null || distance.steps === null) return err('it has no solution');
  const solutions: Record<string, string> = {};
  for (const metric of metrics) {
    const printed = notation.print(shortest(board, metric), board);
    if (!printed.ok) return err(printed.error.message);
    solutions[metric] = printed.value;
  }
  const text = compactText(board);
  return ok({
    name,
    split: splitOf(family),
    family,
    board: text,
    rows: rowsOf(board),
    moves: distance.moves,
    steps: distance.steps,
    notation: notation.id,
    solutions,
    shortestSolutions: { moves: shortestSolutions.moves, steps: shortestSolutions.steps },
    states,
    ...difficultyRecord(rating),
    width: board.width,
    height: board.height,
    vehicles: board.vehicles.length,
    walls: board.walls.length,
  });
}

/** A shortest solution in a metric, and among those one that is shortest in the other. */
function shortest(board: Board, metric: Metric): Solution {
  const answer = solve(board, { metric, thenBy: metric === 'moves' ? 'steps' : 'moves' });
  if (answer.kind !== 'solved') throw new TypeError('a board with a distance has a solution');
  return joinSlides(answer.solution);
}

/** The rows of the board, a character a cell: `.` is empty, `x` a wall. */
function rowsOf({ width, height, vehicles, walls }: Board): string[] {
  const cells = new Array<string>(width * height).fill('.');
  for (const wall of walls) cells[wall] = 'x';
  for (const { label, orientation, lane, offset, length } of vehicles) {
    for (let i = offset; i < offset + length; i++)
      cells[orientation === 'horizontal' ? lane * width + i : i * width + lane] = label;
  }
  return Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).join(''));
}
