import type { Orientation } from './vehicle.ts';

/** The direction of a slide: the orientation of the vehicles that can slide this way, and the sign of `by`. */
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

type DirectionWord = keyof typeof directions;
export const directionWords = ['left', 'right', 'up', 'down'] as const satisfies readonly DirectionWord[];
