import { type Board, nameInColour } from '@unjam/core';
import { stuck } from '../solver/solver.ts';

/** Why a board has no solution: how far the red car gets, and what never leaves its way. */
export async function stuckMessage(board: Board): Promise<string> {
  const { cells, blockers, wall } = await stuck(board);
  const names = [
    ...blockers.map((vehicle) => `the ${nameInColour(board, vehicle)}`),
    ...(wall ? ['a wall'] : []),
  ];
  const reach =
    cells === 0
      ? 'the red car never moves towards the exit'
      : `the red car never gets further than ${cells} ${cells === 1 ? 'cell' : 'cells'}`;
  return `This board has no solution: ${reach}; in its way ${names.length === 1 ? 'stands' : 'stand'} ${listOf(names)}.`;
}

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
