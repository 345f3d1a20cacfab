// The words of hints. They are loaded with the first hint.

import type { Board } from '@unjam/core';
import type { Hint, HintReason, Stuck } from '@unjam/core/analysis';
import { hintText } from './english/hints.ts';
import { moved, named } from './vehicle-words.ts';

/** `Truck A is in the red car's way.`, or that nothing is. */
export function describeBlockers(board: Board, blockers: readonly number[]): string {
  const red = named(board, board.primary);
  const vehicles = blockers.map((vehicle) => named(board, vehicle));
  return vehicles.length === 0 ? hintText().nothingBlocks(red) : hintText().block(vehicles, red);
}

type MoveHint = Extract<Hint, { kind: 'move' }>;

/** `Move blue truck A: it clears the red car's path.` */
export const describeNext = (board: Board, { move, because }: MoveHint): string =>
  hintText().vehicle(named(board, move.vehicle), describeReason(board, because));

/** `Blue truck A down 2: it clears the red car's path; 7 moves remain.` */
export const describeHint = (board: Board, { move, because, remaining, optimal }: MoveHint): string =>
  hintText().move(moved(board, move), describeReason(board, because), remaining, optimal !== false);

/** `it clears the red car's path` */
export function describeReason(board: Board, because: HintReason): string {
  const { reasons } = hintText();
  const red = named(board, board.primary);
  switch (because.kind) {
    case 'exit':
      return reasons.exit;
    case 'path':
    case 'retreat':
      return reasons[because.kind](red);
    case 'room': {
      const vehicle = named(board, because.vehicle);
      return because.blocks === undefined
        ? reasons.room(vehicle)
        : reasons.roomForBlocker(vehicle, named(board, because.blocks));
    }
  }
}

/** Why a board has no solution: how far the red car comes, and what is in its way there. */
export function describeStuck(board: Board, { cells, vehicles, wall }: Stuck): string {
  const { stuck } = hintText();
  const red = named(board, board.primary);
  const blockers = vehicles.map((vehicle) => named(board, vehicle));
  return cells === 0 ? stuck.never(red, blockers, wall) : stuck.farthest(red, cells, blockers, wall);
}
