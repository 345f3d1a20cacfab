// What all environments of a program have in common: how many actions they have, and how long their observations are.
import { check, checkBoard, checkParts, oneOf, whole } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';

/** The planes of cells, in their order. Off the board is a wall. The goal is where the primary must stand. */
export const environmentPlanes = ['primary', 'horizontal', 'vertical', 'wall', 'goal'] as const;

/** What `writeCells` writes for a wall. */
export const WALL_CELL = 255;

/** What all environments of one program have in common, so that their observations have one length. */
export interface EnvironmentShape {
  /** The most vehicles of a board. */
  readonly slots: number;
  /** The most columns and rows of a board; a smaller one stands in the top left corner. */
  readonly width: number;
  readonly height: number;
  /** Which slides are actions: by one cell (`unit`, the default) or by any number of free cells (`slide`). */
  readonly slides?: EnvironmentSlides;
}

/** Which slides can be the actions of an environment: by one cell (`unit`) or by any number of free cells (`slide`). */
export const environmentSlides = ['unit', 'slide'] as const;
/** Which slides are the actions of an environment. */
export type EnvironmentSlides = (typeof environmentSlides)[number];

/**
 * The smallest shape that all boards fit.
 *
 * @param boards - all boards that the program plays: one or more
 * @throws RangeError where there is none
 *
 * @example
 * shapeOf([board]) // { slots: 2, width: 4, height: 4 }
 */
export function shapeOf(boards: Iterable<Board>): EnvironmentShape {
  check(
    boards,
    'boards',
    (value) => (typeof value === 'string' || !Object(value)[Symbol.iterator]) && 'a list of boards',
  );
  let shape = { slots: 0, width: 0, height: 0 };
  for (const board of boards) {
    checkBoard(board);
    const { vehicles, width, height } = board;
    shape = {
      slots: Math.max(shape.slots, vehicles.length),
      width: Math.max(shape.width, width),
      height: Math.max(shape.height, height),
    };
  }
  if (shape.slots === 0) throw new RangeError('boards is empty; expected one board or more');
  return shape;
}

/**
 * How many actions there are, which is the number of bytes of a mask.
 *
 * @param shape - what all environments of the program have in common
 *
 * @example
 * maskLength(shapeOf([board])) // 4
 */
export function maskLength(shape: EnvironmentShape): number {
  checkShape(shape);
  return 2 * shape.slots * reachOf(shape);
}

/** The most cells of an action; a vehicle covers at least two cells of its lane. */
export const reachOf = ({ slides, width, height }: EnvironmentShape): number =>
  slides === 'slide' ? Math.max(1, Math.max(width, height) - 2) : 1;

/**
 * How many cells a vehicle slides by an action.
 *
 * @param action - the number of the action, from 0
 * @param shape - what all environments of the program have in common
 *
 * @example
 * cellsOfAction(0, shapeOf([board])) // 1
 */
export function cellsOfAction(action: number, shape: EnvironmentShape): number {
  checkAction(action, maskLength(shape));
  return (action % reachOf(shape)) + 1;
}

/**
 * Bytes of all planes.
 *
 * @param shape - what all environments of the program have in common
 *
 * @example
 * planesLength(shapeOf([board])) // 80
 */
export function planesLength(shape: EnvironmentShape): number {
  checkShape(shape);
  return environmentPlanes.length * shape.width * shape.height;
}

/** Refuses what is no shape. */
export function checkShape(shape: EnvironmentShape): void {
  // a board has no slots
  check(shape, 'shape', (value) => Object(value).slots === undefined && 'the shape of shapeOf(boards)');
  checkParts(shape, 'shape', { slots: whole, width: whole, height: whole });
  if (shape.slides !== undefined) check(shape.slides, 'shape.slides', oneOf(environmentSlides));
}

/** Refuses what is none of so many actions. Programs that learn take very many steps, so it calls nothing where an action is right. */
export function checkAction(action: number, count: number): void {
  if (!(Number.isInteger(action) && action >= 0 && action < count))
    check(action, 'action', () => `a whole number from 0 to ${count - 1}`);
}
