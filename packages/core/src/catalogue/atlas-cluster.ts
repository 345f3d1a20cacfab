/*
 * The puzzle of an atlas to which a board belongs: the hardest board of its cluster, without what is redundant.
 *
 * Source: the rules of the atlas (docs/atlas.md). Guarantee: the puzzle is in an atlas exactly if the atlas holds the returned text
 * as a hardest board.
 *
 *     . A A . > X . . B     the cluster's hardest board, one piece that shortens nothing taken away, its cluster's hardest board,
 *                           … until every piece is needed, on this board or, on five rows, on its mirror image
 */

import { findRedundant } from '../analysis/minimal.ts';
import { checkBoard, checkParts, side } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { boardToSetup } from '../board/board-to-setup.ts';
import { validate } from '../board/validate.ts';
import { explore } from '../engine/cluster/explore.ts';
import { atlasTextOf, turnedForAtlas, twinInAtlas } from './atlas-board.ts';

/** The size of an atlas. */
export interface SizeOfAtlas {
  readonly width: number;
  readonly height: number;
  readonly minWalls: number;
  readonly maxWalls: number;
}

/** The cluster to which a board belongs and what an atlas knows of it, or why it is in none. */
export type AtlasCluster =
  | {
      readonly kind: 'cluster';
      /** The cluster's hardest board in moves, as an atlas writes it. */
      readonly text: string;
      /** The lengths of the cluster's hardest boards. */
      readonly moves: number;
      readonly steps: number;
      readonly states: number;
      /** Moves of the board itself. */
      readonly own: number;
      /** How many vehicles and walls were redundant. */
      readonly redundant: number;
    }
  | {
      /**
       * Why it can be in no such atlas: another size; a primary on another row, or vehicles of other lengths; another number of walls;
       * no solution. `limit`: it took too long.
       */
      readonly kind: 'size' | 'shape' | 'walls' | 'unsolvable' | 'limit';
    };

/**
 * The cluster of a board of any orientation, made minimal as an atlas holds it. On boards for the packed engines of more than 64 bits
 * `loadEngineFor` must have loaded the engine, or it takes longer.
 *
 * @param board - the board
 * @param size - of the atlas
 * @param milliseconds - the longest that one cluster is explored
 * @returns the cluster, with its hardest board as an atlas writes it; or why the board is in no atlas of this size
 *
 * @example
 * const puzzle = atlasBoardOf('EBBBEoCCEAAFDDDF', 4);
 * const found = puzzle && atlasClusterOf(puzzle, { width: 4, height: 4, minWalls: 0, maxWalls: 0 });
 * if (found?.kind === 'cluster') console.log(found.moves, found.states); // 7 8
 */
export function atlasClusterOf(board: Board, size: SizeOfAtlas, milliseconds = 20_000): AtlasCluster {
  checkBoard(board);
  checkParts(size, 'size', { width: side, height: side });
  const turned = turnedForAtlas(board);
  if (turned.width !== size.width || turned.height !== size.height) return { kind: 'size' };
  if (atlasTextOf(turned) === undefined) return { kind: 'shape' };
  const limit = { milliseconds };
  const first = clusterOf(turned, limit);
  if (typeof first === 'string') return { kind: first };
  let cluster = first;
  let redundant = 0;
  for (;;) {
    const smaller = withoutRedundant(cluster.hardest, limit);
    if (smaller === 'limit') return { kind: 'limit' };
    if (!smaller) break;
    const twin = minimalTwin(cluster.hardest, limit);
    if (typeof twin === 'string') return { kind: twin };
    if (twin) {
      cluster = twin;
      break;
    }
    redundant++;
    const next = clusterOf(smaller, limit);
    if (typeof next === 'string') return { kind: next };
    cluster = next;
  }
  const walls = cluster.hardest.walls.length;
  if (walls < size.minWalls || walls > size.maxWalls) return { kind: 'walls' };
  const { hardest, moves, steps, states } = cluster;
  return {
    kind: 'cluster',
    text: atlasTextOf(hardest) ?? '',
    moves,
    steps,
    states,
    own: first.own,
    redundant,
  };
}

interface Limit {
  readonly milliseconds: number;
}

interface FoundCluster {
  readonly hardest: Board;
  readonly moves: number;
  readonly steps: number;
  readonly states: number;
  readonly own: number;
}

function clusterOf(board: Board, limit: Limit): FoundCluster | 'unsolvable' | 'limit' {
  const explored = explore(board, { limit });
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

/**
 * The cluster of the mirror image, where an atlas of this height has both and the image is minimal; undefined otherwise. A board and
 * its image can differ in this: each is judged at one of its hardest boards, the least, and mirrored that is not always the least.
 */
function minimalTwin(board: Board, limit: Limit): FoundCluster | 'unsolvable' | 'limit' | undefined {
  const image = twinInAtlas(board);
  if (!image) return undefined;
  const cluster = clusterOf(image, limit);
  if (typeof cluster === 'string') return cluster;
  const smaller = withoutRedundant(cluster.hardest, limit);
  if (smaller === 'limit') return smaller;
  return smaller ? undefined : cluster;
}

/** The board without one redundant piece; undefined if none is redundant. */
function withoutRedundant(board: Board, limit: Limit): Board | 'limit' | undefined {
  const found = findRedundant(board, { limit });
  if (found.kind !== 'found') return 'limit';
  const [vehicle] = found.redundant.vehicles;
  const [wall] = found.redundant.walls;
  if (vehicle === undefined && wall === undefined) return undefined;
  const setup = boardToSetup(board);
  const smaller = validate(
    vehicle === undefined
      ? { ...setup, walls: setup.walls.filter(({ row, column }) => row * board.width + column !== wall) }
      : { ...setup, vehicles: setup.vehicles.filter((_, index) => index !== vehicle) },
  );
  if (!smaller.ok) throw new TypeError('a board without one of its pieces is not a board');
  return smaller.value;
}
