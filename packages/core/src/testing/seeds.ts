import type { Board } from '../board/board.ts';
import { validate } from '../board/validate.ts';
import { boardOf, setupOfPairs } from './drawn.ts';

/*
 * Facts of the four texts that the project grew out of: their boards, and what they print about them. Every
 * number was checked by independent programs.
 */

/** A move as Bird's chapter writes it: a vehicle's label and the cell it slides into, one cell at a time. */
export type CellMove = readonly [label: string, cell: number];

export interface BookPuzzle {
  /** First and last cell of each vehicle, 1 to 41 with a stride of 7; the primary comes first. */
  readonly vehicles: readonly (readonly [number, number])[];
  readonly drawing: readonly string[];
  /** Steps of breadth-first search, which are the fewest there are. */
  readonly breadthFirstSteps: number;
  readonly depthFirstSteps: number;
  readonly planningSteps: number;
  /** States that planning visits. */
  readonly planningStates: number;
  readonly optimalMoves: number;
  readonly clusterStates?: number;
  readonly occupied?: readonly number[];
  readonly free?: readonly number[];
  /** Every step from the start, in the text's order. */
  readonly moves?: readonly CellMove[];
  /** The solution of breadth-first search, move for move. */
  readonly breadthFirst?: readonly CellMove[];
}

/**
 * *Planning solves the Rush Hour problem*, a Haskell reading of Bird's chapter 18. Vehicles in list order, each tried right or down before left or up; a state is
 * tested for the goal, then for having been seen, when it is taken from the queue. Planning and its 38 steps on
 * g1: Bird, Pearls of Functional Algorithm Design, chapter 18. 93 steps and 24,132 states of `hardest`: Collette,
 * Raskin, Servais 2006.
 */
export const book: Readonly<Record<'g1' | 'g2' | 'hardest', BookPuzzle>> = {
  g1: {
    vehicles: [
      [17, 18],
      [1, 15],
      [2, 9],
      [3, 10],
      [4, 11],
      [5, 6],
      [12, 19],
      [13, 27],
      [24, 26],
      [31, 38],
      [33, 34],
      [36, 37],
      [40, 41],
    ],
    drawing: ['a b c d e e', 'a b c d f g', 'a . @ @ f g', '. . h h h g', '. . i . j j', 'k k i . l l'],
    occupied: [
      1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 17, 18, 19, 20, 24, 25, 26, 27, 31, 33, 34, 36, 37, 38, 40,
      41,
    ],
    free: [16, 22, 23, 29, 30, 32, 39],
    moves: [
      ['@', 16],
      ['a', 22],
      ['b', 16],
      ['h', 23],
      ['j', 32],
      ['l', 39],
    ],
    breadthFirstSteps: 34,
    depthFirstSteps: 1228,
    planningSteps: 38,
    planningStates: 169,
    optimalMoves: 24,
  },
  g2: {
    vehicles: [
      [16, 17],
      [1, 2],
      [8, 22],
      [29, 36],
      [11, 25],
      [38, 40],
      [33, 34],
      [6, 20],
    ],
    drawing: ['a a . . . g', 'b . . d . g', 'b @ @ d . g', 'b . . d . .', 'c . . . f f', 'c . e e e .'],
    occupied: [1, 2, 6, 8, 11, 13, 15, 16, 17, 18, 20, 22, 25, 29, 33, 34, 36, 38, 39, 40],
    free: [3, 4, 5, 9, 10, 12, 19, 23, 24, 26, 27, 30, 31, 32, 37, 41],
    moves: [
      ['a', 3],
      ['d', 32],
      ['d', 4],
      ['e', 41],
      ['e', 37],
      ['f', 32],
      ['g', 27],
    ],
    breadthFirstSteps: 16,
    depthFirstSteps: 923,
    planningSteps: 24,
    planningStates: 24,
    optimalMoves: 8,
    breadthFirst: [
      ['a', 3],
      ['b', 1],
      ['c', 22],
      ['e', 37],
      ['e', 36],
      ['f', 32],
      ['f', 31],
      ['f', 30],
      ['d', 32],
      ['d', 39],
      ['@', 18],
      ['@', 19],
      ['g', 27],
      ['g', 34],
      ['g', 41],
      ['@', 20],
    ],
  },
  hardest: {
    vehicles: [
      [17, 18],
      [1, 3],
      [4, 11],
      [5, 19],
      [6, 20],
      [8, 15],
      [9, 10],
      [22, 23],
      [24, 31],
      [30, 37],
      [33, 34],
      [38, 39],
      [40, 41],
    ],
    drawing: ['a a a b c d', 'e f f b c d', 'e . @ @ c d', 'g g h . . .', '. i h . j j', '. i k k l l'],
    breadthFirstSteps: 93,
    depthFirstSteps: 15542,
    planningSteps: 141,
    planningStates: 715,
    optimalMoves: 49,
    clusterStates: 24132,
    breadthFirst: [
      ['@', 16],
      ['b', 18],
      ['a', 4],
      ['b', 25],
      ['c', 26],
      ['a', 5],
      ['d', 27],
      ['a', 6],
      ['e', 1],
      ['@', 15],
      ['f', 11],
      ['h', 17],
      ['j', 32],
      ['j', 31],
      ['c', 33],
      ['f', 12],
      ['h', 10],
      ['g', 24],
      ['h', 3],
      ['@', 17],
      ['e', 15],
      ['e', 22],
      ['e', 29],
      ['@', 15],
      ['e', 36],
      ['g', 22],
      ['h', 17],
      ['a', 3],
      ['a', 2],
      ['d', 6],
      ['h', 24],
      ['f', 10],
      ['c', 12],
      ['c', 5],
      ['f', 9],
      ['b', 11],
      ['f', 8],
      ['h', 10],
      ['g', 24],
      ['e', 22],
      ['g', 25],
      ['g', 26],
      ['g', 27],
      ['b', 25],
      ['h', 24],
      ['f', 10],
      ['f', 11],
      ['i', 23],
      ['j', 33],
      ['h', 31],
      ['@', 17],
      ['e', 15],
      ['e', 8],
      ['e', 1],
      ['j', 34],
      ['b', 32],
      ['@', 18],
      ['i', 16],
      ['i', 9],
      ['k', 37],
      ['b', 39],
      ['g', 25],
      ['d', 27],
      ['k', 36],
      ['h', 38],
      ['g', 24],
      ['c', 26],
      ['a', 5],
      ['g', 23],
      ['b', 25],
      ['g', 22],
      ['h', 24],
      ['i', 2],
      ['@', 16],
      ['@', 15],
      ['b', 18],
      ['h', 17],
      ['j', 32],
      ['d', 34],
      ['j', 31],
      ['c', 33],
      ['j', 30],
      ['b', 32],
      ['j', 29],
      ['h', 31],
      ['@', 17],
      ['@', 18],
      ['l', 39],
      ['d', 41],
      ['l', 38],
      ['c', 40],
      ['@', 19],
      ['@', 20],
    ],
  },
};

/**
 * *Functional playground: solving the Rush Hour game in Haskell*: the primary is three cells long. `x` and `y` count from 1 at the top left; the
 * frames are the boards from start to exit of breadth-first search in steps, vehicles by label, left or up before
 * right or down.
 */
export const playground = {
  board: ['-A----', '-A---D', 'XXXC-D', '---C-D', '-BBB--', '------'],
  vehicles: [
    { label: 'A', x: 2, y: 1, orientation: 'vertical', length: 2 },
    { label: 'B', x: 2, y: 5, orientation: 'horizontal', length: 3 },
    { label: 'C', x: 4, y: 3, orientation: 'vertical', length: 2 },
    { label: 'D', x: 6, y: 2, orientation: 'vertical', length: 3 },
    { label: 'X', x: 1, y: 3, orientation: 'horizontal', length: 3 },
  ],
  frames: [
    ['-A----', '-A---D', 'XXXC-D', '---C-D', '-BBB--', '------'],
    ['-A----', '-A---D', 'XXXC-D', '---C-D', 'BBB---', '------'],
    ['-A----', '-A---D', 'XXX--D', '---C-D', 'BBBC--', '------'],
    ['-A----', '-A----', 'XXX--D', '---C-D', 'BBBC-D', '------'],
    ['-A----', '-A----', 'XXX---', '---C-D', 'BBBC-D', '-----D'],
    ['-A----', '-A----', '-XXX--', '---C-D', 'BBBC-D', '-----D'],
    ['-A----', '-A----', '--XXX-', '---C-D', 'BBBC-D', '-----D'],
    ['-A----', '-A----', '---XXX', '---C-D', 'BBBC-D', '-----D'],
  ],
  steps: 7,
} as const;

/**
 * *Rush Hour*, a Prolog solver: breadth-first search in moves, cars in sorted order, left or up before right or down,
 * shorter slides first, a state seen when it is generated.
 */
export const prolog = {
  framed: [
    '   1 2 3 4 5 6',
    '  +-----------+',
    '1 |o . . a . .|',
    '2 |o . . a b b|',
    '3 |o x x c . .|',
    '4 |. . p c d d|',
    '5 |. . p e e f|',
    '6 |. . p . . f|',
    '  +-----------+',
  ],
  puzzles: {
    '1': {
      cars: '[car(o,v,3-1),car(a,h,5-1),car(x,h,1-3),car(p,h,1-4),car(q,v,6-4)]',
      arrows: 'a←1, q↑3, p→3, o↓3, x→3, o↑3, p←1, q↓3, x→1',
      moves: 9,
    },
    '26': {
      cars: '[car(o,v,1-1),car(x,h,2-3),car(a,v,4-1),car(b,h,5-2),car(c,v,4-3),car(d,h,5-4),car(p,v,3-4),car(e,h,4-5),car(f,v,6-5)]',
      arrows:
        'o↓3, x←1, p↑3, e←2, c↓2, d←3, c↑2, f↑2, e→3, c↓2, d→2, p↓3, x→3, o↑3, p↑3, d←3, p↓3, x←2, a↓2, b←3, a↑2, f↑2, x→3',
      moves: 23,
    },
    '40': {
      cars: '[car(a,v,1-1),car(b,h,2-1),car(c,h,3-2),car(d,v,5-2),car(e,v,3-3),car(f,h,1-4),car(g,h,4-4),car(h,h,2-5),car(i,v,4-5),car(o,h,4-1),car(p,v,6-4),car(q,h,1-6),car(x,h,1-3)]',
      arrows:
        'c←1, h←1, e↓1, x→1, a↓1, b←1, o←1, p↑3, g→1, i↑3, g←1, p↓1, o→1, b→1, a↑1, q→3, x←1, e↑1, h→3, e↓2, f→1, x→1, a↓4, b←1, c←1, f←1, o←1, p↑1, x←1, e↑3, g←1, h←2, q←2, d↓3, g→2, f→1, a↑1, q←1, i↓3, g←1, p↓3, o→1, e↑1, x→4',
      moves: 44,
    },
  },
} as const;

/**
 * *RushHour Solver*, a report on a bitboard solver. The three bitboards follow from its board and its tables; `jam36` are its 36
 * boards, which are read from the shared data, and its totals over them.
 */
export const report = {
  board: ['..0..A', '..0..A', 'XX0...', '.RGGY.', 'VR..Y.', 'VR....'],
  start: ['001001', '000000', '100000', '011010', '100000', '000000'],
  horizontal: ['000000', '000000', '110000', '001100', '000000', '000000'],
  vertical: ['001001', '001001', '001000', '010010', '110010', '110000'],
  jam36: { boards: 36, optimalMoves: 806, optimalSteps: 1496, extremeSlides: 814 },
} as const;

const bookBoard = (puzzle: BookPuzzle): Board => {
  const result = validate(setupOfPairs(puzzle.vehicles));
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
};

/** Every board of these four sources, made without the parsers that are tested against them. */
export const seedBoards = {
  g1: bookBoard(book.g1),
  g2: bookBoard(book.g2),
  hardest: bookBoard(book.hardest),
  playground: boardOf(playground.board),
  'prolog-1': boardOf(['..o.aa', '..o...', 'xxo...', 'ppp..q', '.....q', '.....q'], { primary: 'x' }),
  'prolog-26': boardOf(['o..a..', 'o..abb', 'oxxc..', '..pcdd', '..peef', '..p..f'], { primary: 'x' }),
  'prolog-40': boardOf(['abbooo', 'a.ccd.', 'xxe.d.', 'ffeggp', '.hhi.p', 'qqqi.p'], { primary: 'x' }),
  framed: boardOf(['o..a..', 'o..abb', 'oxxc..', '..pcdd', '..peef', '..p..f'], { primary: 'x' }),
  report: boardOf(report.board),
} as const satisfies Record<string, Board>;
