import type { Board } from '../board/board.ts';
import { validate } from '../board/validate.ts';
import { type BookPuzzle, book } from './book.ts';
import { boardOf, setupOfPairs } from './drawn.ts';

/*
 * The boards of the four sources that the project grew out of (docs/sources.md), and what the sources print about them;
 * book.ts has those of the first. Every number was checked by independent programs.
 */

/**
 * The board of *Functional playground: solving the Rush Hour game in Haskell*, whose primary is three cells long. `x`
 * and `y` count from 1 at the top left. The frames are the boards from start to exit that breadth-first search in steps
 * finds; it tries vehicles by label, left or up before right or down.
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
 * Boards and solutions of *Rush Hour*, a Prolog solver. It uses breadth-first search in moves: cars in sorted order, left
 * or up before right or down, shorter slides first; a state counts as seen when it is generated.
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
 * The board of *RushHour Solver*, a report on a bitboard solver, with its three bitboards, which follow from the report's
 * tables. `jam36` has the totals of the report's 36 boards; the boards themselves are in the published data.
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
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** Every board of the four sources, made without the parsers, so that tests can compare the parsers with them. */
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
