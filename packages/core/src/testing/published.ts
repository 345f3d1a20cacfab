import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Board } from '../board/board.ts';
import { boardOf } from './drawn.ts';

/*
 * Boards published by others, which are not part of the project: read from `../shared/data` beside the project, or
 * from the folder that UNJAM_DATA names. Tests that need them are skipped if they are missing, and say so.
 */

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = process.env.UNJAM_DATA ?? join(root, '..', 'shared', 'data');

/** The text of one of its files. */
export const publishedText = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

export const hasPublished = existsSync(folder);
/** The end of a skipped test's name. */
export const needsPublished = hasPublished ? '' : ' (skipped: ../shared/data is missing)';

interface PublishedBoard {
  readonly name: string;
  readonly board: Board;
}

/** The 36 boards of the bitboard solver report, in the order of their names. */
export function jam36(): PublishedBoard[] {
  const files = readdirSync(join(folder, 'jam36')).sort();
  return files.map((name) => {
    const rows = publishedText('jam36', name).trim().split(/\s+/);
    return { name, board: boardOf(rows) };
  });
}

interface SampledBoard extends PublishedBoard {
  readonly optimalMoves: number;
  readonly clusterStates: number;
}

/** Every n-th line of a sample of Fogleman's database, whose lengths are shortest in moves. */
export function foglemanSample(every: number): SampledBoard[] {
  const lines = publishedText('fogleman-sample.txt').trim().split('\n');
  return lines
    .filter((_, index) => index % every === 0)
    .map((line) => {
      const [moves = '', name = '', states = ''] = line.split(' ');
      const drawn = name.replaceAll('o', '.').replaceAll('x', '#');
      const rows = Array.from({ length: 6 }, (_, row) => drawn.slice(row * 6, row * 6 + 6));
      const board = boardOf(rows, { primary: 'A' });
      return { name, board, optimalMoves: Number(moves), clusterStates: Number(states) };
    });
}
