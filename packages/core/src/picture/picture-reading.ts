// What was read in a picture.
import type { Board } from '../board/board.ts';
import type { Corners, QuarterTurns } from './image/picture.ts';

/** Another board that the picture may show. */
export interface RunnerUp<Shown = Board> {
  readonly board: Shown;
  /** Its probability relative to that of the board that was read, 0 to 1. */
  readonly likelihood: number;
}

/** What was read in a picture: its boards are checked (`readPicture`), or setups that are not (`readSetup`). */
export type PictureReading<Shown = Board> =
  | {
      readonly kind: 'read';
      readonly board: Shown;
      /** The corners of the grid in the picture, in pixels, clockwise from the board's top left corner. */
      readonly corners: Corners;
      /** How likely the whole board is right, 0 to 1. */
      readonly confidence: number;
      /** The probability that each cell is right, row by row, 0 to 1. */
      readonly cells: readonly number[];
      /** How many quarter turns clockwise put the board upright. */
      readonly turns: QuarterTurns;
      /**
       * The probability that the board is the right way up, 0 to 1: about one half for a red car on a middle row whose exit is
       * not seen. 1 if the caller gives `turns` or `exit`.
       */
      readonly upright: number;
      /**
       * What told the primary: its red; or, where nothing is red, its place, since it is the only car on the row of the exit, or on
       * the third row of 6×6 cells where no exit is seen. Only with the closer look.
       */
      readonly primaryBy: 'colour' | 'place';
      /** The most likely other boards, best first. */
      readonly runnersUp: readonly RunnerUp<Shown>[];
      /**
       * If the picture shows several boards and `findOthers` was given: the corners of the others, any of which the option
       * `corners` reads.
       */
      readonly others: readonly Corners[];
    }
  | {
      /** What is missing in the picture. */
      readonly kind: 'no grid';
      /** One line for a person. */
      readonly message: string;
    }
  | {
      readonly kind: 'no red car';
      readonly message: string;
      /** The corners of the grid. */
      readonly corners: Corners;
      /** The pieces on it; its primary is the reddest one, although it is probably not the red car. */
      readonly board: Shown;
    };
