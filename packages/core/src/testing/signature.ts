import { readFileSync } from 'node:fs';
import { type Algorithm, finish } from '../algorithm.ts';
import { at } from '../basics/at.ts';
import type { Board } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { type CatalogueEntry, readCatalogue } from '../catalogue/catalogue.ts';
import { parseBoard } from '../formats/reading/parse-board.ts';
import { algorithms, engineIds } from '../search/registry.ts';
import { jam36 } from './published.ts';

/*
 * The signature of the searches: how many states each of them expands on 36 boards of the catalogue and on the 36 classic
 * boards, which are not part of the project. A change that was not meant to change a search shows here, even where every
 * solution stays as short as before. `npm run signature` writes the file, and signature.test.ts beside the searches
 * compares it.
 */

/** The file, which people read as a table. */
export const signatureFile = new URL('../../test/signature.txt', import.meta.url);

/** A textbook search ends after so many states on each board, so that the test takes seconds. */
const MOST_STATES = 3000;

/** The shortest and the longest solution of the boards of the catalogue, one board for each length. */
const SHORTEST = 5;
const LONGEST = 40;

export const signatureColumns = [
  'catalogue-moves',
  'catalogue-steps',
  'classic-moves',
  'classic-steps',
] as const;
export type SignatureColumn = (typeof signatureColumns)[number];

/** Expanded states, by the id of the search. */
export type Signature = ReadonlyMap<string, Partial<Record<SignatureColumn, number>>>;

/** The easiest puzzle of the catalogue on 6×6 for each length: 36 boards. */
export function gradedBoards(): Board[] {
  const text = readFileSync(new URL('../../../../puzzles/catalogue.txt', import.meta.url), 'utf8');
  const read = readCatalogue(text);
  if (!read.ok) throw new Error(read.error.message);
  const first = new Map<number, CatalogueEntry>();
  for (const entry of read.value) {
    const wanted = entry.moves >= SHORTEST && entry.moves <= LONGEST && !first.has(entry.moves);
    if (wanted && entry.width === 6 && entry.height === 6) first.set(entry.moves, entry);
  }
  return [...first.values()].map(({ board }) => parseBoard(board));
}

const classicBoards = (): Board[] => jam36().map(({ board }) => board);

/** How many states a search expands on these boards together. */
function expandedBy(algorithm: Algorithm, boards: readonly Board[], metric: Metric): number {
  const limit = engineIds.some((id) => id === algorithm.id) ? {} : { states: MOST_STATES };
  return boards.reduce(
    (sum, board) => sum + finish(algorithm.run(board, { metric, limit })).stats.expanded,
    0,
  );
}

/**
 * Counts anew the columns of these boards, for every search.
 * @param metrics - in search of which solutions: those with the fewest moves, the fewest steps, or both
 */
export function countedSignature(
  source: 'catalogue' | 'classic',
  metrics: readonly Metric[] = ['moves', 'steps'],
): Signature {
  const boards = source === 'catalogue' ? gradedBoards() : classicBoards();
  return new Map(
    algorithms.map((algorithm) => [
      algorithm.id,
      Object.fromEntries(
        metrics.map((metric) => [`${source}-${metric}`, expandedBy(algorithm, boards, metric)]),
      ),
    ]),
  );
}

/** Reads the text of the file. */
export function readSignature(text: string): Signature {
  const [header = [], ...rows] = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.map(([id = '', ...counts]) => [
      id,
      Object.fromEntries(counts.map((count, index) => [at(header, index + 1), Number(count)])),
    ]),
  );
}

/** The text of the file. */
export function writeSignature(signature: Signature): string {
  const rows = [
    ['search', ...signatureColumns],
    ...[...signature].map(([id, counts]) => [
      id,
      ...signatureColumns.map((column) => String(counts[column] ?? '?')),
    ]),
  ];
  const width = Math.max(...rows.flat().map(({ length }) => length)) + 2;
  return [
    '# How many states each search expands on 36 boards together, in search of a solution with the fewest moves and with the',
    `# fewest steps; a textbook search ends after ${MOST_STATES} states on a board. catalogue: the easiest puzzle of 6×6 for each length`,
    `# from ${SHORTEST} to ${LONGEST} moves; classic: the 36 classic boards, which are not part of the project.`,
    '# `npm run signature` writes this file. A commit that changes it says why.',
    ...rows.map(([id = '', ...cells]) =>
      [id.padEnd(width), ...cells.map((cell) => cell.padStart(width))].join('').trimEnd(),
    ),
    '',
  ].join('\n');
}
