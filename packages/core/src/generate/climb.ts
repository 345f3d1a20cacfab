/*
 * From nothing to a hard board: a random walk uphill over boards, each at the hardest state of its cluster.
 *
 * Source: ours; threshold acceptance after Dueck and Scheuer (1990), which is simulated annealing without the
 * exponential function, so that every machine walks the same way.
 *
 * A piece put on a board never makes it easier: every solution with it is one without it. So a board that stands at
 * the hardest state of its cluster grows harder, or stays as hard, with each piece that leaves it solvable; and then
 * it is moved to the hardest state of its new cluster, which is harder still.
 *
 *     X X . . . .   1 move     X X . a . .   2 moves     X X . a . .   3 moves: b must move before a
 *     . . . . . .         ->   . . . a . .         ->    . . . a . .
 *     . . . . . .              . . . a . .               . . . a b b
 *
 * When nothing more fits, some pieces are taken away and others tried.
 */

import { findRedundant } from '../analysis/minimal.ts';
import type { Board } from '../board/board.ts';
import { hardestState } from '../engine/cluster/explore.ts';
import type { CheckedCriteria } from './criteria.ts';
import { isHopeless } from './hopeless.ts';
import { boardOf, type Layout, layoutOf, type Piece, piecesThatFit } from './layout.ts';

/** A board at the hardest state of its cluster, how many moves it takes, and how many shortest solutions it has. */
export interface Peak {
  readonly board: Board;
  readonly moves: number;
  /** Counted where the criteria ask for only one; beyond 2^53 rounded. */
  readonly solutions?: number;
}

/** A peak and how high it counts. */
interface Step {
  readonly peak: Peak;
  readonly height: number;
}

/** Larger clusters are passed over: they have room to spare, and are seldom hard. */
const MOST_STATES = 30_000;
/** Where there may be only one shortest solution: that takes a tight board, and a tight board has few states. */
const MOST_STATES_UNIQUE = 600;

/** How much work was done, in all climbs together. */
export interface Work {
  /** Boards looked at. */
  boards: number;
  /** How many of these are hopeless: see hopeless.ts. */
  refused: number;
  unsolvable: number;
  tooLarge: number;
  /** States searched. */
  states: number;
}

/** A step down by so many moves is taken with this chance. */
const DOWN = [1, 0.35, 0.12, 0.04, 0.01];
/** A climb that has not risen for so many boards begins anew elsewhere. */
const PATIENCE = 400;
const PATIENCE_UNIQUE = 200;

/** An endless walk over boards of one size: yields each board that it moves to, and undefined for each that it tries and leaves. */
export function* climb(
  criteria: CheckedCriteria,
  random: () => number,
  work: Work,
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

/** Whether a step down by so much is taken; a step up always is. */
function isTaken(down: number, { unique }: CheckedCriteria, random: () => number): boolean {
  if (down <= 0) return true;
  return random() < (unique ? 0.5 ** down : (DOWN[down] ?? 0));
}

/**
 * The height of a board is the number of moves that it takes. Where there may be only one shortest solution, it is twice
 * that number, of which no more count than the criteria ask for, less 1 for each doubling of the squared number of
 * shortest solutions; and where these are few, less REDUNDANT_COST for each redundant piece, since without it there may
 * be more. Undefined where the board takes more moves than the criteria allow.
 */
function stepTo(board: Board, criteria: CheckedCriteria, work: Work): Step | undefined {
  const peak = hardened(board, criteria, work);
  if (!peak || peak.moves > criteria.moves.most) return undefined;
  const { solutions } = peak;
  if (!criteria.unique || solutions === undefined) return { peak, height: peak.moves };
  const height = 2 * Math.min(peak.moves, criteria.moves.least) - doublings(solutions * solutions);
  if (peak.moves < criteria.moves.least || solutions > FEW) return { peak, height };
  const found = findRedundant(peak.board);
  if (found.kind !== 'found') return undefined;
  const { vehicles, walls } = found.redundant;
  return { peak, height: height - REDUNDANT_COST * (vehicles.length + walls.length) };
}

const FEW = 8;
/** How much lower a board is for each redundant piece. */
const REDUNDANT_COST = 3;

/** How often 1 can be doubled within a number. Not by a logarithm: its last digit differs between machines. */
function doublings(number: number): number {
  let count = 0;
  for (let power = 2; power <= number; power *= 2) count++;
  return count;
}

/** The primary alone, at the left of the third row: in the middle one of three no car could ever let it pass. */
function emptyLayout({ width, height, primary }: CheckedCriteria): Layout {
  return {
    width,
    height,
    primary: { orientation: 'horizontal', lane: 2, offset: 0, length: primary },
    pieces: [],
  };
}

/** The hardest state of a board's cluster, where that can be had and every vehicle can move and may matter. */
export function hardened(
  board: Board,
  { unique }: Pick<CheckedCriteria, 'unique'>,
  work: Work,
): Peak | undefined {
  work.boards++;
  if (isHopeless(board)) {
    work.refused++;
    return undefined;
  }
  const most = unique ? MOST_STATES_UNIQUE : MOST_STATES;
  const result = hardestState(board, { limit: { states: most }, ...(unique && { countFrom: 0 }) });
  work.states += Math.min(result.states, most);
  if (result.kind === 'limit') work.tooLarge++;
  else if (result.kind === 'unsolvable') work.unsolvable++;
  if (result.kind !== 'found') return undefined;
  const { hardest, solutions } = result;
  return { board: hardest.board, moves: hardest.distance, ...(solutions !== undefined && { solutions }) };
}

/** A board that differs by a few pieces, with no more vehicles and walls than the criteria allow; undefined if none was drawn. */
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
