/*
 * Finds hard boards: a random walk uphill over boards, each at the hardest state of its cluster.
 *
 * Source: ours; threshold acceptance after Dueck and Scheuer (1990), which is simulated annealing without the
 * exponential function, so that every machine walks the same way.
 *
 * Adding a piece never makes a board easier, because every solution with the piece is also a solution without it. So a
 * board at the hardest state of its cluster becomes harder, or stays as hard, with each added piece that leaves it
 * solvable. The walk then goes to the hardest state of the new cluster, which may be harder still.
 *
 *     X X . . . .   1 move     X X . a . .   2 moves     X X . a . .   3 moves: b must move before a
 *     . . . . . .         ->   . . . a . .         ->    . . . a . .
 *     . . . . . .              . . . a . .               . . . a b b
 *
 * A step of the walk removes up to two pieces and adds others, so that it can leave a board on which no further piece
 * fits.
 */

import { findRedundant } from '../analysis/minimal.ts';
import type { Board } from '../board/board.ts';
import { hardestState } from '../engine/cluster/explore.ts';
import type { CheckedCriteria } from './criteria.ts';
import { isHopeless } from './hopeless.ts';
import { boardOf, type Layout, layoutOf, type Piece, piecesThatFit } from './layout.ts';

/** A board at the hardest state of its cluster, its number of moves and its number of shortest solutions. */
export interface Peak {
  readonly board: Board;
  readonly moves: number;
  /** Counted only if the criteria ask for a unique one; rounded beyond 2^53. */
  readonly solutions?: number;
}

/** A peak and its height, by which the walk compares boards. */
interface Step {
  readonly peak: Peak;
  readonly height: number;
}

/** How much work all climbs together did. */
export interface GenerateWork {
  /** Boards looked at. */
  boards: number;
  /** How many of these are hopeless: see hopeless.ts. */
  refused: number;
  unsolvable: number;
  tooLarge: number;
  /** States searched. */
  states: number;
}

/** The chance that the walk takes a step down by 0, 1, 2, 3 or 4 moves. */
const DOWN = [1, 0.35, 0.12, 0.04, 0.01];
/** A climb that has not reached a new height for this many boards starts again from the empty board. */
const PATIENCE = 400;
const PATIENCE_UNIQUE = 200;

/**
 * An endless walk over boards of one size: yields each board that it moves to, and undefined for each that it rejects.
 */
export function* climb(
  criteria: CheckedCriteria,
  random: () => number,
  work: GenerateWork,
): Generator<Peak | undefined, never, void> {
  for (;;) {
    let here = stepTo(boardOf(emptyLayout(criteria)), criteria, work);
    let best = 0;
    const patience = criteria.unique ? PATIENCE_UNIQUE : PATIENCE;
    for (let since = 0; here && since < patience; since++) {
      const next = neighbour(here.peak.board, criteria, random);
      const there = next && stepTo(boardOf(next), criteria, work);
      if (!there || !isTaken(here.height - there.height, criteria, random)) {
        yield undefined;
        continue;
      }
      here = there;
      if (here.height > best) {
        best = here.height;
        since = 0;
      }
      yield here.peak;
    }
  }
}

/** Whether the walk takes a step down by `down`; it takes every step up. */
function isTaken(down: number, { unique }: CheckedCriteria, random: () => number): boolean {
  if (down <= 0) return true;
  return random() < (unique ? 0.5 ** down : (DOWN[down] ?? 0));
}

/**
 * The height of a board is the number of moves that it takes. If there may be only one shortest solution, the height is
 * twice the number of moves (at most the least number that the criteria allow), minus log2 of the squared number of
 * shortest solutions, rounded down; and if the board is long enough and has few solutions, minus REDUNDANT_COST for
 * each redundant piece, because removing the piece may add solutions. Undefined if the board takes more moves than the
 * criteria allow.
 */
export function stepTo(
  board: Board,
  criteria: Pick<CheckedCriteria, 'unique' | 'mostStates' | 'moves'>,
  work: GenerateWork,
): Step | undefined {
  const peak = hardened(board, criteria, work);
  if (!peak || peak.moves > criteria.moves.most) return undefined;
  const { solutions } = peak;
  if (solutions === undefined) return { peak, height: peak.moves };
  const height = 2 * Math.min(peak.moves, criteria.moves.least) - doublings(solutions * solutions);
  if (peak.moves < criteria.moves.least || solutions > FEW) return { peak, height };
  const found = findRedundant(peak.board);
  if (found.kind !== 'found') return undefined;
  const { vehicles, walls } = found.redundant;
  return { peak, height: height - REDUNDANT_COST * (vehicles.length + walls.length) };
}

/** At most this many shortest solutions are few. */
const FEW = 8;
/** How much each redundant piece takes off a board's height. */
const REDUNDANT_COST = 3;

/** The base-2 logarithm rounded down. Math.log2 is not used: its last digit differs between machines. */
function doublings(number: number): number {
  let count = 0;
  for (let power = 2; power <= number; power *= 2) count++;
  return count;
}

/**
 * The primary alone, at the left of the third row. On a board of three rows this is the bottom row: in the middle row
 * no vertical car could ever let the primary pass.
 */
function emptyLayout({ width, height, primary }: CheckedCriteria): Layout {
  return {
    width,
    height,
    primary: { orientation: 'horizontal', lane: 2, offset: 0, length: primary },
    pieces: [],
  };
}

/** The hardest state of a board's cluster; undefined if the board is hopeless, unsolvable or has too many states. */
export function hardened(
  board: Board,
  { unique, mostStates: most }: Pick<CheckedCriteria, 'unique' | 'mostStates'>,
  work: GenerateWork,
): Peak | undefined {
  work.boards++;
  if (isHopeless(board)) {
    work.refused++;
    return undefined;
  }
  const result = hardestState(board, { limit: { states: most }, ...(unique && { countFrom: 0 }) });
  work.states += Math.min(result.states, most);
  if (result.kind === 'limit') work.tooLarge++;
  else if (result.kind === 'unsolvable') work.unsolvable++;
  if (result.kind !== 'found') return undefined;
  const { hardest, solutions } = result;
  return { board: hardest.board, moves: hardest.distance, ...(solutions !== undefined && { solutions }) };
}

/**
 * A layout that differs by a few pieces, within the vehicles and walls that the criteria allow; undefined if no change
 * was drawn.
 */
function neighbour(board: Board, criteria: CheckedCriteria, random: () => number): Layout | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let layout = layoutOf(board);
  const taken = layout.pieces.length === 0 ? 0 : Math.floor(random() * 3);
  for (let i = 0; i < taken; i++) {
    const gone = pick(layout.pieces);
    layout = { ...layout, pieces: layout.pieces.filter((piece) => piece !== gone) };
  }
  const added = taken + (random() < 0.6 ? 1 : 0);
  for (let i = 0; i < added; i++) {
    const piece = anyPiece(layout, criteria, pick, random);
    if (piece) layout = { ...layout, pieces: [...layout.pieces, piece] };
  }
  return taken + added === 0 ? undefined : layout;
}

function anyPiece(
  layout: Layout,
  { walls, vehicles }: CheckedCriteria,
  pick: <T>(list: readonly T[]) => T | undefined,
  random: () => number,
): Piece | undefined {
  const wallsNow = layout.pieces.filter(({ kind }) => kind === 'wall').length;
  const vehiclesNow = layout.pieces.length - wallsNow + 1;
  const fitting = piecesThatFit(boardOf(layout));
  if (wallsNow < walls.most && random() < 0.3) return pick(fitting.walls);
  return vehiclesNow < vehicles.most ? pick(fitting.vehicles) : undefined;
}
