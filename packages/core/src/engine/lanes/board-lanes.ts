// A board as rows and columns: the one reading of a board that all engines share.
//
// Rows are lanes 0 to 15, columns are lanes 16 to 31; the cells of a lane are bits, its first cell bit 0. A board may be
// read as it stands, or turned (rows become columns) and then mirrored (left and right exchanged), so that an engine
// whose primary leaves to the right takes all boards.
//
//     a primary in column 2 with its exit at the top  ->  turned: in row 2, exit at the left  ->  mirrored: to the right
//
//     #.AA.B    row 0: walls 000001, vehicles' cells 101100 (read from right to left); A has offset 2, B, which is
//     .....B    vertical, stands in column 5, lane 21, at offset 0

import { type Board, exitOffset, primaryOf } from '../../board/board.ts';

export const FIRST_COLUMN = 16;
/** How many lanes there are; also stands for no lane. */
export const LANES = 32;
/** A board of 16×16 has no more vehicles. */
export const MOST_VEHICLES = 128;

/** Reused for one board after the other. Everything is said of the board as it was read. */
export class BoardLanes {
  width = 0;
  height = 0;
  /** How many vehicles there are. */
  count = 0;
  /** The index of the primary. */
  primary = 0;
  /** Its offset at the exit. */
  goal = 0;
  /** For each vehicle its lane, its first cell there, and its length. */
  readonly lanes = new Uint8Array(MOST_VEHICLES);
  readonly offsets = new Uint8Array(MOST_VEHICLES);
  readonly lengths = new Uint8Array(MOST_VEHICLES);
  /** For each lane its walls. */
  readonly walls = new Int32Array(LANES);
  /** For each lane the first cells of its own vehicles, and all their cells. */
  readonly starts = new Int32Array(LANES);
  readonly cells = new Int32Array(LANES);

  read(board: Board, turned = false, mirrored = false): void {
    const { vehicles } = board;
    this.width = turned ? board.height : board.width;
    this.height = turned ? board.width : board.height;
    this.count = vehicles.length;
    this.primary = board.primary;
    this.starts.fill(0);
    this.cells.fill(0);
    let i = 0;
    for (const { orientation, lane, offset, length } of vehicles) {
      const inRow = (orientation === 'horizontal') !== turned;
      const first = inRow && mirrored ? this.width - offset - length : offset;
      const at = inRow ? lane : FIRST_COLUMN + (mirrored ? this.width - 1 - lane : lane);
      this.lanes[i] = at;
      this.offsets[i] = first;
      this.lengths[i] = length;
      this.starts[at] = this.starts[at]! | (1 << first);
      this.cells[at] = this.cells[at]! | (((1 << length) - 1) << first);
      i++;
    }
    this.#readWalls(board, turned, mirrored);
    const goal = exitOffset(board);
    const primary = primaryOf(board);
    const alongRows = (primary.orientation === 'horizontal') !== turned;
    this.goal = alongRows && mirrored ? this.width - goal - primary.length : goal;
  }

  /**
   * Whether a wall, or another vehicle of the primary's lane, stands between the primary and its exit: then it always
   * will, and the board has no solution.
   */
  get shutIn(): boolean {
    const lane = this.lanes[this.primary]!;
    const offset = this.offsets[this.primary]!;
    const end = offset + this.lengths[this.primary]!;
    const { goal } = this;
    const way = goal < offset ? between(goal, offset) : between(end, end + goal - offset);
    return ((this.cells[lane]! | this.walls[lane]!) & way) !== 0;
  }

  #readWalls({ walls, width }: Board, turned: boolean, mirrored: boolean): void {
    this.walls.fill(0);
    for (const wall of walls) {
      const x = wall % width;
      const y = Math.floor(wall / width);
      const row = turned ? x : y;
      const along = turned ? y : x;
      const column = mirrored ? this.width - 1 - along : along;
      this.walls[row] = this.walls[row]! | (1 << column);
      this.walls[FIRST_COLUMN + column] = this.walls[FIRST_COLUMN + column]! | (1 << row);
    }
  }
}

/** The cells, or offsets, from `first` up to `end`, which is not among them. */
export const between = (first: number, end: number): number => (first < end ? (1 << end) - (1 << first) : 0);
