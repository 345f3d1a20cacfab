// A shape in which the property test prints random boards.
import type { Board } from '../../board/board.ts';
import type { Random, Wanted } from './random-boards.ts';

export interface Printed {
  readonly text: string;
  /** The label of the primary, where the text does not mark it. */
  readonly primary?: string;
}

export interface Shape {
  readonly name: string;
  /** What its boards may have: not every shape can say where the exit is. */
  readonly wanted: Wanted;
  print(board: Board, random: Random): Printed;
}
