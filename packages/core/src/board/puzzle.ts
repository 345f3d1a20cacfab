import type { Board } from './board.ts';

/** A board that has a name and a past. */
export interface Puzzle {
  readonly board: Board;
  readonly name?: string;
  /** Where it was published, or the file it was read from. */
  readonly source?: string;
  /** How hard it is for a person, 0 to 100. */
  readonly rating?: number;
}
