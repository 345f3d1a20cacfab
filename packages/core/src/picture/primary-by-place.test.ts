import { describe, expect, it, test } from 'vitest';
import type { GridReading } from './evidence/read-grid.ts';
import { primaryByPlace } from './primary-by-place.ts';
import { cellsOfPiece, type Piece } from './tilings/tilings.ts';

/** The reading of a board, as rows with letters and # for walls, with evidence that is sure of each cell and pair. */
function readingOf(rows: readonly string[], exit?: { readonly row: number }): GridReading {
  const [columns, text] = [rows[0]!.length, rows.join('')];
  const cells = [...text];
  const isOne = (i: number, j: number) => cells[i] === cells[j] && cells[i] !== '#';
  const relation = (i: number, j: number) => (!isOne(i, j) ? 2 : cells[i] === '.' ? 1 : 0);
  const pairs = (by: number) =>
    cells.flatMap((_, i) => [0, 1, 2].map((each) => (each === relation(i, i + by) ? 0 : -5)));
  const evidence = {
    columns,
    rows: rows.length,
    empty: cells.map((cell) => (cell === '.' ? 0 : -5)),
    filled: cells.map((cell) => (cell === '.' ? -5 : 0)),
    right: pairs(1),
    below: pairs(columns),
    primary: () => 0,
  };
  const exits: GridReading['exits'] = (orientation, lane, end) =>
    exit && orientation === 'horizontal' && lane === exit.row && end === 1 ? Math.log(12) : Math.log(0.5);
  // what is not used here
  return { columns, rows: rows.length, evidence, exits } as unknown as GridReading;
}

/** The cells of the primary; the problem where there is none. */
function primaryIn(rows: readonly string[], exit?: { readonly row: number }, options = {}): string {
  const told = primaryByPlace(readingOf(rows, exit), options);
  if ('problem' in told) return told.problem;
  const best = told.tiling.best[0]!;
  const primary: Piece = best.pieces[best.primary]!;
  return cellsOfPiece(primary, rows[0]!.length).join();
}

const ALONE = ['BB...C', '.D...C', '.DEE.C', '...F..', '...FGG', '......'];

describe('the car that must leave, where nothing is red', () => {
  it.each<[string, readonly string[], { row: number } | undefined, string]>([
    ['alone on the third row', ALONE, undefined, '14,15'],
    ['on the row of an exit that is seen', ALONE, { row: 4 }, '28,29'],
    [
      'two cars',
      ['......', '......', 'BBCC..', '......', '......', '......'],
      undefined,
      '2 cars stand along the third row',
    ],
    [
      'none',
      ['BB....', '......', '......', '......', '......', '......'],
      undefined,
      'no car stands along the third row',
    ],
    [
      'only a truck',
      ['......', '......', 'BBB...', '......', '......', '......'],
      { row: 2 },
      "no car stands along the exit's row",
    ],
    [
      'a wall before the exit',
      ['......', '......', 'BB..#.', '......', '......', '......'],
      undefined,
      'the car on the third row can never leave',
    ],
    [
      'a truck before the exit',
      ['......', '......', 'BBCCC.', '......', '......', '......'],
      undefined,
      'the car on the third row can never leave',
    ],
    ['a truck behind it', ['......', '......', 'CCCBB.', '......', '......', '......'], undefined, '15,16'],
    ['another size, no exit', ['.....', '.....', 'BB...', '.....', '.....'], undefined, 'no exit is seen'],
    ['another size, an exit', ['.....', '.....', '.....', 'BB...', '.....'], { row: 3 }, '15,16'],
  ])('%s', (_, rows, exit, expected) => {
    expect(primaryIn(rows, exit)).toBe(expected);
  });

  test('stands on the third row of the upright board, as the caller says that it is turned', () => {
    // turned by a quarter clockwise, the third column is the third row, and the upper edge is the right one
    const rows = ['......', '......', '...#..', '..B...', '..B...', '......'];
    expect(primaryIn(rows, undefined, { turns: 1 })).toBe('20,26');
    expect(primaryIn(rows, undefined, { turns: 3 })).toBe('no car stands along the third row');
  });
});
