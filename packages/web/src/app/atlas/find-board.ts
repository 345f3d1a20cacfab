// Finds the puzzle of an atlas to which a board belongs: the hardest board of its cluster, without what is redundant.
//
// Source: the rules of the atlas (docs/atlas.md). Guarantee: a board is found exactly if the atlas has the cluster of its
// minimal form. The file is sorted by moves, steps and board, so a few records decide.

import { type Board, explore, loadEngineFor, validate } from '@unjam/core';
import { findRedundant } from '@unjam/core/analysis';
import { at } from '@unjam/core/basics';
import { boardToSetup } from '@unjam/core/board';
import { atlasTextOf, turnedForAtlas } from '@unjam/core/catalogue';
import type { AtlasReader, ListedPuzzle } from './atlas-reader.ts';

/** The longest that a cluster is explored. */
const MILLISECONDS = 20_000;

export type Found =
  | {
      readonly kind: 'found' | 'absent';
      /** The lengths of the cluster's hardest boards. */
      readonly moves: number;
      readonly steps: number;
      readonly states: number;
      /** Moves of the board itself. */
      readonly own: number;
      /** How many vehicles and walls were redundant. */
      readonly redundant: number;
      /** Only if it was found. */
      readonly puzzle?: ListedPuzzle;
    }
  | { readonly kind: 'size' | 'shape' | 'walls' | 'unsolvable' | 'limit' };

/** Looks for a board of any orientation. */
export async function findBoard(reader: AtlasReader, board: Board): Promise<Found> {
  const { size } = reader.atlas;
  const turned = turnedForAtlas(board);
  if (turned.width !== size.width || turned.height !== size.height) return { kind: 'size' };
  if (atlasTextOf(turned) === undefined) return { kind: 'shape' };
  await loadEngineFor(turned);
  const first = clusterOf(turned);
  if (typeof first === 'string') return { kind: first };
  let cluster = first;
  let redundant = 0;
  for (;;) {
    const smaller = withoutRedundant(cluster.hardest);
    if (smaller === 'limit') return { kind: 'limit' };
    if (!smaller) break;
    redundant++;
    const next = clusterOf(smaller);
    if (typeof next === 'string') return { kind: next };
    cluster = next;
  }
  const walls = cluster.hardest.walls.length;
  if (walls < size.minWalls || walls > size.maxWalls) return { kind: 'walls' };
  const puzzle = await lookUp(reader, cluster);
  const { moves, steps, states } = cluster;
  const facts = { moves, steps, states, own: first.own, redundant };
  return puzzle ? { kind: 'found', ...facts, puzzle } : { kind: 'absent', ...facts };
}

interface FoundCluster {
  readonly hardest: Board;
  readonly moves: number;
  readonly steps: number;
  readonly states: number;
  readonly own: number;
}

function clusterOf(board: Board): FoundCluster | 'unsolvable' | 'limit' {
  const explored = explore(board, { limit: { milliseconds: MILLISECONDS } });
  if (explored.kind === 'limit') return 'limit';
  const { hardest, states, distance } = explored.cluster;
  if (!hardest.moves || !hardest.steps) return 'unsolvable';
  return {
    hardest: hardest.moves.board,
    moves: hardest.moves.distance,
    steps: hardest.steps.distance,
    states,
    own: distance.moves ?? 0,
  };
}

/** The board without one redundant piece; undefined if none is redundant. */
function withoutRedundant(board: Board): Board | 'limit' | undefined {
  const found = findRedundant(board, { limit: { milliseconds: MILLISECONDS } });
  if (found.kind !== 'found') return 'limit';
  const [vehicle] = found.redundant.vehicles;
  const [wall] = found.redundant.walls;
  if (vehicle === undefined && wall === undefined) return undefined;
  const setup = boardToSetup(board);
  const smaller = validate(
    vehicle === undefined
      ? {
          ...setup,
          walls: setup.walls.filter(({ row, column }) => row * board.width + column !== wall),
        }
      : { ...setup, vehicles: setup.vehicles.filter((_, index) => index !== vehicle) },
  );
  if (!smaller.ok) throw new TypeError('a board without one of its pieces is not a board');
  return smaller.value;
}

/** The puzzle with the cluster's hardest board, by halving the rows of its moves and steps. */
async function lookUp(
  reader: AtlasReader,
  { hardest, moves, steps }: FoundCluster,
): Promise<ListedPuzzle | undefined> {
  const text = atlasTextOf(hardest) ?? '';
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
