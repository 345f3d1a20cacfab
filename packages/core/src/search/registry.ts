import type { Algorithm } from '../algorithm.ts';
import { checkBoard } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { engineFor } from '../engine/dispatch.ts';
import { engineBy } from '../engine/engine.ts';
import { generic } from '../engine/generic/generic.ts';
import { packed32 } from '../engine/packed/packed32.ts';
import { packed64 } from '../engine/packed/packed64.ts';
import { packed128 } from '../engine/packed/packed128.ts';
import { packed256 } from '../engine/packed/packed256.ts';
import { aStar } from './a-star.ts';
import { bfs } from './bfs.ts';
import { bfsLayers } from './bfs-layers.ts';
import { dfs } from './dfs.ts';
import { extreme } from './extreme.ts';
import { idaStar } from './ida-star.ts';
import { iddfs } from './iddfs.ts';
import { planning } from './planning.ts';
import { significant } from './significant.ts';

const searches = [
  bfs,
  bfsLayers,
  dfs,
  iddfs,
  planning,
  aStar,
  idaStar,
  extreme,
  significant,
] as const satisfies readonly Algorithm[];

/** The fastest engine that takes a board. All of them are listed here, so none has to be loaded first. */
const picked = (board: Board): Algorithm => engineFor(board, [packed128, packed256]);
export const engine = engineBy(picked);

const engines = [
  engine,
  packed32,
  packed64,
  packed128,
  packed256,
  generic,
] as const satisfies readonly Algorithm[];

const all = [...searches, ...engines] as const;

/** The id of a search or an engine, such as `bfs` or `auto`. */
export type AlgorithmId = (typeof all)[number]['id'];

/** All algorithms, in the order in which they are compared. */
export const algorithms: readonly Algorithm<AlgorithmId>[] = all;

/**
 * The ids of the engines: searches that decide themselves which moves they try, and in which order. All other algorithms are
 * textbook searches.
 */
export const engineIds: readonly AlgorithmId[] = engines.map(({ id }) => id);

/**
 * The algorithm with an id; undefined for a text that is not the id of an algorithm.
 *
 * @param id - such as `bfs`
 *
 * @example
 * algorithmById('bfs').title // 'Breadth-first search'
 */
export function algorithmById(id: AlgorithmId): Algorithm<AlgorithmId>;
/** The algorithm with an id that a person typed; undefined where there is none. */
export function algorithmById(id: string): Algorithm<AlgorithmId> | undefined;
export function algorithmById(id: string): Algorithm<AlgorithmId> | undefined {
  return algorithms.find((algorithm) => algorithm.id === id);
}

/**
 * The algorithms that are worth comparing on a board: those that take it, except the one that `engine` chooses for it,
 * which would be the same search twice.
 *
 * @param board - the board
 *
 * @example
 * comparableOn(board).length // 14
 */
export function comparableOn(board: Board): readonly Algorithm<AlgorithmId>[] {
  checkBoard(board);
  const same = picked(board);
  return algorithms.filter((algorithm) => algorithm !== same && !algorithm.refusal?.(board));
}
