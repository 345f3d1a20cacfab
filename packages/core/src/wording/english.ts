import { checkParts, object, text, whole } from '../basics/arguments.ts';
import { counted } from '../basics/numbers.ts';
import { type Moved, type Named, nameOf } from '../board/naming.ts';
import type { HintWording } from './wording.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Only the primary has no label. */
const withArticle = (vehicle: Named): string => `${vehicle.label === '' ? 'the ' : ''}${nameOf(vehicle)}`;

function and(vehicles: readonly Named[]): string {
  const names = vehicles.map(nameOf);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

function or(vehicles: readonly Named[], wall: boolean): string {
  const names = [...vehicles.map(nameOf), ...(wall ? ['a wall'] : [])];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

/**
 * `blue truck A down 2`
 *
 * @param moved - the vehicle as it is named, the way, and the cells
 */
export function sayMove(moved: Moved): string {
  checkParts(moved, 'moved', { vehicle: object, way: text, cells: whole });
  const { vehicle, way, cells } = moved;
  return `${nameOf(vehicle)} ${way} ${cells}`;
}

/** Where a board has no solution: `the red car never gets further than 2 cells; truck B is in its way`. */
export const howFar = {
  never: (red: Named, blockers: readonly Named[], wall: boolean): string =>
    `the ${nameOf(red)} never gets nearer to the exit; ${or(blockers, wall)} is in its way`,
  farthest: (red: Named, cells: number, blockers: readonly Named[], wall: boolean): string =>
    `the ${nameOf(red)} never gets further than ${counted(cells, 'cell')}; ${or(blockers, wall)} is in its way`,
};

const noSolution = (why: string): string => `This board has no solution: ${why}.`;

/** What hints say in English. */
export const englishHints: HintWording = {
  nothingBlocks: (red) => `Nothing is in the ${nameOf(red)}'s way.`,
  block: (blockers, red) =>
    `${capital(and(blockers))} ${blockers.length === 1 ? 'is' : 'are'} in the ${nameOf(red)}'s way.`,
  vehicle: (vehicle, reason) => `Move ${withArticle(vehicle)}: ${reason}.`,
  move: (moved, reason, remaining, proved, metric = 'moves') => {
    const rest = `${counted(remaining, metric.slice(0, -1))} ${remaining === 1 ? 'remains' : 'remain'}`;
    const end = remaining === 0 ? '' : `; ${proved ? '' : 'at most '}${rest}`;
    return `${capital(sayMove(moved))}: ${reason}${end}.`;
  },
  reasons: {
    exit: 'it reaches the exit',
    path: (red) => `it clears the ${nameOf(red)}'s path`,
    retreat: (red) => `it makes room for the ${nameOf(red)} to go back`,
    room: (vehicle) => `it makes room for ${nameOf(vehicle)}`,
    roomForBlocker: (vehicle, blocked) =>
      `it makes room for ${nameOf(vehicle)}, which blocks ${withArticle(blocked)}`,
  },
  stuck: {
    never: (...facts) => noSolution(howFar.never(...facts)),
    farthest: (...facts) => noSolution(howFar.farthest(...facts)),
  },
};
