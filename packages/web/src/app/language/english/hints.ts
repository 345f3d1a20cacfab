import { section } from '../language.ts';
import { capital, type Moved, type Named } from '../vehicle-words.ts';
import { vehicleText } from './vehicles.ts';

const move = (moved: Moved): string => vehicleText().move(moved);
const nameOf = (vehicle: Named): string => vehicleText().name(vehicle);
const and = (vehicles: readonly Named[]): string => {
  const names = vehicles.map(nameOf);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};

/** What hints say: what blocks, which vehicle moves, where it goes and what for. */
export const hintText = section('hints', {
  nothingBlocks: (red: Named) => `Nothing is in the ${nameOf(red)}'s way.`,
  block: (blockers: readonly Named[], red: Named) =>
    `${capital(and(blockers))} ${blockers.length === 1 ? 'is' : 'are'} in the ${nameOf(red)}'s way.`,
  /** The vehicle to move, and what for. */
  vehicle: (vehicle: Named, reason: string) =>
    `Move ${vehicle.label === '' ? 'the ' : ''}${nameOf(vehicle)}: ${reason}.`,
  /** The move, what for, and how many moves remain after it; `proved` tells whether fewer cannot be enough. */
  move: (moved: Moved, reason: string, remaining: number, proved: boolean) => {
    const rest = remaining === 1 ? '1 move remains' : `${remaining} moves remain`;
    const end = remaining === 0 ? '' : `; ${proved ? '' : 'at most '}${rest}`;
    return `${capital(move(moved))}: ${reason}${end}.`;
  },
  /** What a move is for: the second half of a sentence. */
  reasons: {
    exit: 'it reaches the exit',
    path: (red: Named) => `it clears the ${nameOf(red)}'s path`,
    retreat: (red: Named) => `it makes room for the ${nameOf(red)} to go back`,
    room: (vehicle: Named) => `it makes room for ${nameOf(vehicle)}`,
    roomForBlocker: (vehicle: Named, blocked: Named) =>
      `it makes room for ${nameOf(vehicle)}, which blocks ${blocked.label === '' ? 'the ' : ''}${nameOf(blocked)}`,
  },
  /** Why a board has no solution. */
  stuck: {
    never: (red: Named, blockers: readonly Named[], wall: boolean) =>
      `This board has no solution: the ${nameOf(red)} never gets nearer to the exit; ${or(blockers, wall)} is in its way.`,
    farthest: (red: Named, cells: number, blockers: readonly Named[], wall: boolean) =>
      `This board has no solution: the ${nameOf(red)} never gets further than ${cells} ${cells === 1 ? 'cell' : 'cells'}; ${or(blockers, wall)} is in its way.`,
  },
});

function or(vehicles: readonly Named[], wall: boolean): string {
  const names = [...vehicles.map(nameOf), ...(wall ? ['a wall'] : [])];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
