import type { Orientation } from '../board/vehicle.ts';

/** A slide's direction: which vehicles can take it, and the sign of their move. */
export interface Direction {
  readonly orientation: Orientation;
  readonly sign: 1 | -1;
}

export const directions = {
  left: { orientation: 'horizontal', sign: -1 },
  right: { orientation: 'horizontal', sign: 1 },
  up: { orientation: 'vertical', sign: -1 },
  down: { orientation: 'vertical', sign: 1 },
} as const satisfies Record<string, Direction>;

export type DirectionWord = keyof typeof directions;
export const directionWords = ['left', 'right', 'up', 'down'] as const satisfies readonly DirectionWord[];
