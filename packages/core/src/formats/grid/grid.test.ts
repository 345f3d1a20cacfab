import { describe, expect, test } from 'vitest';
import { ok } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import { playground, report, seedBoards } from '../../testing/seeds.ts';
import { json } from '../json/json.ts';
import type { ParseOptions } from '../parts/format.ts';
import { grid } from './grid.ts';

function read(text: string, options?: ParseOptions): Board | string {
  const parsed = grid.parse(text, options);
  if (!parsed.ok)
    return `${parsed.error.at?.text?.line}:${parsed.error.at?.text?.column} ${parsed.error.code}`;
  const board = validate(parsed.value.setup);
  return board.ok ? board.value : board.problems.map(({ code }) => code).join(' ');
}

test('the boards of the bitboard report and of the Haskell tutorial, from start to exit', () => {
  expect(read(report.board.join('\n'))).toEqual(seedBoards.report);
  expect(grid.print(seedBoards.report)).toEqual({ ok: true, value: report.board.join('\n') });
  for (const frame of playground.frames) {
    const board = read(frame.join('\n')) as Board;
    expect(grid.print(board)).toEqual({ ok: true, value: frame.join('\n').replaceAll('-', '.') });
  }
});

test("the tutorial's five vehicles", () => {
  const { vehicles } = read(playground.board.join('\n')) as Board;
  const given = playground.vehicles.map(({ label, x, y, orientation, length }) => {
    const [lane, offset] = orientation === 'horizontal' ? [y - 1, x - 1] : [x - 1, y - 1];
    return { label, orientation, lane, offset, length };
  });
  expect(vehicles).toEqual(given);
});

describe('reads every way to write one board', () => {
  const board = boardOf(['..A', 'XXA', '#..']);
  test.each([
    '..A\nXXA\nx..',
    '--A\nXXA\nx--',
    'o_A\nXXA\nx-o',
    '  A\nXXA\nx',
    '  A\nXXA\nx  ',
    '..A/XXA/x..',
    '  ..A/XXA/x..  ',
    '\uFEFF# a comment\r\n..A\r\nXXA  \r\nx..\r\n\r\n',
    '    ..A\n    XXA\n    x..',
    'Card 12\n..A\nXXA\nx..',
    '\nJam-36:\n\n..A\nXXA\nx..\n',
  ])('%j', (text) => {
    expect(read(text)).toEqual(board);
  });
});

test.each([
  ['..o\nXXo\n...', '1:3 unexpected-character'],
  ['.oo\nXX.\n...', '1:2 unexpected-character'],
  // one cell alone, or a bent group, cannot be a vehicle
  ['..o\nXX.\n...', '3 3'],
  ['ooo\nXXo\n...', '3 3'],
])('%j: `o` beside `.` may be a truck, and is not taken for empty cells', (text, expected) => {
  const board = read(text);
  expect(typeof board === 'string' ? board : `${board.width} ${board.height}`).toBe(expected);
});

test('a name is kept', () => {
  expect(grid.parse('Jam-36:\n..A\nXXA')).toMatchObject({ value: { name: 'Jam-36' } });
  expect(grid.parse('..A\nXXA')).not.toHaveProperty('value.name');
});

function jsonBoard(width: number, height: number, vehicles: readonly object[]): Board {
  const parsed = json.parse(JSON.stringify({ width, height, vehicles }));
  const board = parsed.ok ? validate(parsed.value.setup) : undefined;
  if (!board?.ok) throw new Error('this board is legal');
  return board.value;
}

describe('walls, labels and shapes', () => {
  test.each<[string, string, Board | string]>([
    ['lone x are walls', 'XX.x\nx...', boardOf(['XX.#', '#...'])],
    ['touching x in an L', 'xx.A\n.x.A', 'bent-vehicle'],
    ['x beside lone x', 'xx.\n..x', boardOf(['xx.', '..#'], { primary: 'x' })],
    ['a label across and down that touch', 'XXb\n..b\n.bb', 'bent-vehicle'],
    ['a label across and down, apart', 'bb..\nX..b\nX..b', boardOf(['bb..', 'X..b', 'X..b'])],
    ['pieces of one cell', 'A.A.\n..XX', 'broken-vehicle'],
    ['two pieces in a row', 'AA.AA\n...XX', 'same-label'],
    ['one cell', 'A...\n..XX', 'vehicle-too-short'],
    ['letters beyond ASCII', 'éé..\n..XX', boardOf(['éé..', '..XX'])],
    ['R is the primary', 'RR..\nAA..', boardOf(['RR..', 'AA..'], { primary: 'R' })],
    ['R is not the primary beside X', 'RR..\nXX..', boardOf(['RR..', 'XX..'])],
    ['X and @', 'XX..\n@@..', 'ambiguous-primary'],
    ['X and x', 'XX..\nxx..', 'ambiguous-primary'],
    ['none', 'AA..\nBB..', 'no-primary'],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('the label asked for marks the primary', () => {
    expect(read('AA..\nXX..', { primary: 'A' })).toEqual(boardOf(['AA..', 'XX..'], { primary: 'A' }));
    expect(read('AA..\nXX..', { primary: 'B' })).toBe('undefined:undefined no-primary');
    expect(read('XX..\nXaa.', { exit: 'left', primary: 'a' })).toBe('bent-vehicle');
  });
});

describe('refuses what is not a grid', () => {
  test.each([
    ['', 'undefined:undefined empty-input'],
    ['XX..\n...', '2:4 ragged-rows'],
    ['XX..\n.....\n....', '2:5 ragged-rows'],
    ['XX..\n\n....', '2:1 ragged-rows'],
    ['XX..\n..%.', '2:3 unexpected-character'],
    ['XX..\n..🚗.', '2:3 unexpected-character'],
    ['XX../...', '1:9 ragged-rows'],
    ['XX..\n\0...', '2:1 binary-input'],
    ['X'.repeat(70_000), '1:1 input-too-large'],
    ['XX..', 'board-size'],
  ])('%j', (text, problem) => {
    expect(read(text)).toBe(problem);
  });
});

test.each<[string, Board, string]>([
  ['touch nothing of the glyph x', boardOf(['XX#.', '...#', '....']), 'XXx.\n...x\n....'],
  ['touch each other', boardOf(['XX##', '#...', '....']), 'XX##\n#...\n....'],
  ['touch a vehicle x', boardOf(['xx#.', '....', '..#.'], { primary: 'x' }), 'xx#.\n....\n..#.'],
])('walls that %s are written so that they are read back', (_, board, text) => {
  expect(grid.print(board)).toEqual(ok(text));
  expect(read(text)).toEqual(board);
});

describe('what a grid cannot express', () => {
  const touching = jsonBoard(3, 3, [
    { label: 'X', row: 1, column: 1, orientation: 'horizontal', length: 2 },
    { label: 'b', row: 3, column: 2, orientation: 'horizontal', length: 2 },
    { label: 'b', row: 1, column: 3, orientation: 'vertical', length: 2 },
  ]);
  test.each<[string, Board, string]>([
    ['exit', boardOf(['XX..', '....'], { exit: 'left' }), 'its exit is at the left'],
    ['empty glyph', boardOf(['XX..', 'oo..']), 'label o marks an empty cell'],
    ['primary', boardOf(['AA..', 'BB..'], { primary: 'A' }), 'label A does not say that it is the primary'],
    [
      'other glyph',
      boardOf(['AA..', 'XX..'], { primary: 'A' }),
      'vehicle X would be taken for the primary, which is A',
    ],
    [
      'walls that touch, and a last row like a comment',
      boardOf(['.#..', 'XX##', '#...']),
      'a wall and a wall touch at row 2, column 3',
    ],
    [
      'walls that touch, and a row like a rule',
      boardOf(['XX..', '####', '....']),
      'a wall and a wall touch at row 2, column 1',
    ],
    ['one label', touching, 'vehicle b and vehicle b touch at row 2, column 3'],
  ])('%s', (_, board, reason) => {
    const printed = grid.print(board);
    expect(!printed.ok && printed.error.message).toBe(`grid cannot express this board: ${reason}`);
  });
});
