// Finds the puzzle of an atlas to which a board belongs, in the file that has them sorted by moves, steps and board: a few records
// decide.

import { type Board, loadEngineFor } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { type AtlasCluster, atlasClusterOf, turnedForAtlas } from '@unjam/core/catalogue';
import type { AtlasReader, ListedPuzzle } from './atlas-reader.ts';

type Cluster = Extract<AtlasCluster, { readonly kind: 'cluster' }>;

export type Found =
  | (Omit<Cluster, 'kind' | 'text'> & {
      readonly kind: 'found' | 'absent';
      /** Only if it was found. */
      readonly puzzle?: ListedPuzzle;
    })
  | Exclude<AtlasCluster, Cluster>;

/** Looks for a board of any orientation. */
export async function findBoard(reader: AtlasReader, board: Board): Promise<Found> {
  await loadEngineFor(turnedForAtlas(board));
  const cluster = atlasClusterOf(board, reader.atlas.size);
  if (cluster.kind !== 'cluster') return cluster;
  const puzzle = await lookUp(reader, cluster);
  const { moves, steps, states, own, redundant } = cluster;
  const facts = { moves, steps, states, own, redundant };
  return puzzle ? { kind: 'found', ...facts, puzzle } : { kind: 'absent', ...facts };
}

/** The puzzle with the cluster's hardest board, by halving the rows of its moves and steps. */
async function lookUp(
  reader: AtlasReader,
  { text, moves, steps }: Cluster,
): Promise<ListedPuzzle | undefined> {
  const columns = await reader.columns(['moves', 'steps']);
  const ofMoves = columns.get('moves') ?? new Uint8Array();
  const ofSteps = columns.get('steps') ?? new Uint8Array();
  const key = 256 * moves + steps;
  const keyOf = (row: number): number => 256 * at(ofMoves, row) + at(ofSteps, row);
  let low = firstRow(ofMoves.length, (row) => keyOf(row) >= key);
  let high = firstRow(ofMoves.length, (row) => keyOf(row) > key);
  while (low < high) {
    const middle = (low + high) >> 1;
    const [puzzle] = await reader.puzzles([middle]);
    if (!puzzle) return undefined;
    if (puzzle.board === text) return puzzle;
    if (puzzle.board < text) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

/** The first row from which on something holds; `count` if it never does. */
function firstRow(count: number, holds: (row: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
