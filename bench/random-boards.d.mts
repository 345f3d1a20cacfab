/** All valid boards of a size without walls, to draw from. */
export class RandomBoards {
  constructor(width: number, height: number);
  /** How many boards there are. */
  readonly total: number;
  /** The lengths of the vehicles of each row and of each column of a random board. */
  draw(next: () => number): { rows: number[][]; columns: number[][] };
}
