// Boards of one text are read alike: what is a question in one of them alone is clear from all together.
import { expect, test } from 'vitest';
import { at } from '../../basics/at.ts';
import { randomFrom } from '../../basics/random.ts';
import { type Board, occupancy } from '../../board/board.ts';
import { readShapes } from '../read-shapes.ts';
import { randomBoard, sameAs } from '../testing/random-boards.ts';

const random = randomFrom(40);
const wanted = { walls: false, anyPrimary: false, anyExit: false, square: true };

/** 50 random boards of 6 columns and rows with so many vehicles. */
function boardsWith(least: number, most: number): readonly Board[] {
  const found: Board[] = [];
  while (found.length < 50) {
    const board = randomBoard(random, wanted);
    const { width, vehicles, primary } = board;
    if (
      width === 6 &&
      vehicles.length >= least &&
      vehicles.length <= most &&
      at(vehicles, primary).length === 2
    )
      found.push(board);
  }
  return found;
}

const full = boardsWith(4, 30);
/** Few vehicles leave the edges free, so that numbers may count from 0 or from 1. */
const sparse = boardsWith(3, 4);

/** The cells of a board, the primary with a glyph of its own, the others with letters or numbers in an order of their own. */
function cellsOf(board: Board, empty: string, red: string, others: readonly string[]): string[][] {
  const shift = Math.floor(random() * others.length);
  const glyph = (piece: number): string =>
    piece < 0 ? empty : piece === board.primary ? red : at(others, (piece + shift) % others.length);
  const cells = [...occupancy(board)].map(glyph);
  return Array.from({ length: 6 }, (_, row) => cells.slice(row * 6, (row + 1) * 6));
}

function listOf(board: Board, base: number, label: (index: number) => string): string {
  const order = board.vehicles.map((_, i) => (i === 0 ? board.primary : i <= board.primary ? i - 1 : i));
  return order
    .map((index, i) => {
      const { orientation, lane, offset, length } = at(board.vehicles, index);
      const across = orientation === 'horizontal';
      return [
        label(i),
        across ? 'h' : 'v',
        length,
        (across ? offset : lane) + base,
        (across ? lane : offset) + base,
      ];
    })
    .map((fields) => fields.join(' '))
    .join('\n');
}

const letters = [...'ABCDEFGHIJKLMNOPQSTUVWYZ'];
const numbers = letters.map((_, i) => String(i + 1));

const rows = (empty: string, red: string) => (board: Board) =>
  cellsOf(
    board,
    empty,
    red,
    letters.filter((letter) => letter !== red),
  )
    .map((row) => row.join(''))
    .join('\n');

test.each<[string, readonly Board[], (board: Board) => string, (texts: string[]) => string]>([
  ['lists that count from 1', sparse, (board) => listOf(board, 1, (i) => (i === 0 ? 'X' : `v${i}`)), blank],
  ['lists that count from 0', sparse, (board) => listOf(board, 0, (i) => (i === 0 ? 'X' : `v${i}`)), blank],
  [
    'lists whose first vehicle is red',
    sparse,
    (board) => listOf(board, 1, (i) => letters[i + 3] ?? ''),
    blank,
  ],
  ['rows whose red car is Z', full, rows('.', 'Z'), blank],
  ['rows with letters for empty cells', full, rows('e', 'Z'), blank],
  [
    'grids of numbers in JSON whose red car is 30',
    full,
    (board) => `[${cellsOf(board, '0', '30', numbers).map((row) => `[${row}]`)}]`,
    (texts) => `{"levels":[${texts}]}`,
  ],
])('%s', (_, boards, write, join) => {
  const texts = boards.map(write);
  const alone = texts.map((text) => readShapes(text));
  const asked = alone.filter(({ kind }) => kind === 'question');
  const wrong = alone.filter(
    (answer, i) => answer.kind === 'read' && sameAs(at(answer.boards, 0).board) !== sameAs(at(boards, i)),
  );
  // the test would say nothing if each board were clear alone
  expect(asked.length + wrong.length).toBeGreaterThan(5);
  const answer = readShapes(join(texts));
  if (answer.kind !== 'read') throw new Error(answer.kind);
  expect(answer.failed).toEqual([]);
  expect(answer.boards.map(({ board }) => sameAs(board))).toEqual(boards.map((board) => sameAs(board)));
});

function blank(texts: string[]): string {
  return texts.join('\n\n');
}

test('a board that does not fit is refused alone, though it would be legal by itself', () => {
  const write = (board: Board) => listOf(board, 1, (i) => (i === 0 ? 'X' : `v${i}`));
  const good = full.slice(0, 20);
  const odd = 'X h 2 0 5\nv1 v 2 3 4\nv2 h 3 2 2';
  expect(readShapes(odd).kind).toBe('read');
  const answer = readShapes(blank([...good.slice(0, 9).map(write), odd, ...good.slice(9).map(write)]));
  if (answer.kind !== 'read') throw new Error(answer.kind);
  expect(answer.boards.map(({ board }) => sameAs(board))).toEqual(good.map((board) => sameAs(board)));
  expect(answer.failed).toMatchObject([
    {
      answer: {
        kind: 'refused',
        problem: { code: 'off-the-board', message: expect.stringContaining('vehicle X') },
      },
    },
  ]);
});

test('boards that are written in other ways stay as they are', () => {
  const answer = readShapes(
    'AA..\n..BB\nXX..\n....\n\nAAoo\nooBB\nXXoo\noooo\n\nAA..\n..BB\nXX..\n...C\n...C\n\nXX..\n..AA\n....\n....\n\n#####\n#AAo#\n#XXo \n#ooo#\n#####',
  );
  expect(answer.kind === 'read' && answer.boards.map(({ read }) => /, (. is empty)/.exec(read)?.[1])).toEqual(
    ['. is empty', 'o is empty', '. is empty', '. is empty', 'o is empty'],
  );
});

test('the solution beside the vehicles is no board that is refused', () => {
  const cars =
    '[{"id":"X","x":1,"y":2,"d":"h","len":2},{"id":"A","x":0,"y":0,"d":"h","len":2},{"id":"O","x":5,"y":0,"d":"v","len":3}]';
  const answer = readShapes(`[{"level": 1, "cars": ${cars}, "solution": ["AR1", "OD3", "XR4"]}]`);
  expect(answer).toMatchObject({ kind: 'read', failed: [] });
});

test('a vehicle beyond the usual size is refused in a pack as it is alone', () => {
  const list = 'A 0 0 2 V\nB 0 1 3 V\nX 2 2 2 H\nG 3 1 2 H';
  const answer = readShapes([list, `${list}\nE 7 5 3 V`, list].join('\n=====\n'));
  expect(answer.kind === 'read' && answer.boards.map(({ line }) => line)).toEqual([1, 11]);
  expect(answer.kind === 'read' && answer.failed).toMatchObject([
    { line: 5, answer: { problem: { code: 'off-the-board', at: { text: { line: 10 } } } } },
  ]);
});

test('boards that are set to names are read once each', () => {
  const rows = (row: string) => `["${row}", "....B.", "XX..B.", "......", "......", "......"]`;
  const answer = readShapes(
    ['AA..B.', 'CC..B.', '.DD.B.', '..CCB.'].map((row, i) => `puzzle${i + 1} = ${rows(row)}`).join('\n'),
  );
  expect(answer.kind === 'read' && answer.boards.map(({ name }) => name)).toEqual([
    'puzzle1',
    'puzzle2',
    'puzzle3',
    'puzzle4',
  ]);
});

test('what a column is for the boards before does not hide a mistake in it', () => {
  const list = (length: number | string) => [
    ['A', 0, 0, 3, 'V'],
    ['B', 0, 3, 2, 'V'],
    ['C', 4, 3, length, 'H'],
    ['X', 2, 1, 2, 'H'],
  ];
  const answer = readShapes(JSON.stringify([...Array.from({ length: 4 }, () => list(3)), list('')]));
  expect(answer.kind === 'read' && [answer.boards.length, answer.failed.length]).toEqual([4, 1]);
});
