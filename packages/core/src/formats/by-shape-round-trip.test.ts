// What is written for other programs is read back by its shape: as the same board, or as a question that offers it.
import { expect, test } from 'vitest';
import type { Square } from '../basics/place.ts';
import { randomFrom } from '../basics/random.ts';
import type { Board } from '../board/board.ts';
import { boardToSetup } from '../board/board-to-setup.ts';
import type { SetupVehicle } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import { randomBoard } from '../testing/random-board.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { allFormats } from './all-formats.ts';
import { formatBoard } from './reading/format-board.ts';
import { parseBoard, tryParseBoard } from './reading/parse-board.ts';
import { createBoardReader } from './reading/reader.ts';
import { writerById } from './registry.ts';

/** A board without the labels of its vehicles. */
function essence({ width, height, exit, walls, vehicles, primary }: Board) {
  const placed = vehicles.map(
    ({ orientation, lane, offset, length }, index) =>
      `${orientation} ${lane} ${offset} ${length}${index === primary ? ' red' : ''}`,
  );
  return { width, height, exit, walls: [...walls], vehicles: placed.sort() };
}

const boards = [
  ...Object.values(seedBoards),
  ...Array.from({ length: 40 }, (_, seed) => randomBoard(5 + (seed % 3), seed)),
];

test.each([
  ['list', 0],
  ['matrix', 0],
  ['cars', 0],
] as const)('%s', (id, questions) => {
  const { written, asked } = readBack(id, boards);
  expect(written).toBeGreaterThan(boards.length / 2);
  expect(asked).toBe(questions);
});

test.each(['list', 'matrix', 'cars'] as const)('%s of boards of any shape', (id) => {
  const { written } = readBack(
    id,
    Array.from({ length: randomRuns(100) }, (_, seed) => anyBoard(seed)),
  );
  expect(written).toBeGreaterThan(randomRuns(25));
});

/** Labels that mean something else in many programs. */
const LABELS = 'r R x red c W k l h v 0 1 2 12 A B up left car truck wall exit T o'.split(' ');

test.each(['list', 'matrix', 'cars'] as const)('%s of boards with any labels', (id) => {
  const boards = Array.from({ length: randomRuns(130) }, (_, seed) =>
    relabelled(anyBoard(seed, 3 + (seed % 5), 3 + (seed % 4)), seed),
  );
  const { written, refused } = readBack(id, boards);
  expect(written).toBeGreaterThan(randomRuns(20));
  expect(refused).toBeLessThan(written / 3);
});

test.each(['list', 'cars'] as const)('%s tells vehicles apart by their labels', (id) => {
  const place = { length: 2, orientation: 'vertical' };
  const vehicles = [
    { ...place, label: 'X', row: 1, column: 1, orientation: 'horizontal' },
    { ...place, label: 'A', row: 2, column: 1, orientation: 'horizontal' },
    { ...place, label: 'A', row: 1, column: 4 },
  ];
  const board = parseBoard(JSON.stringify({ width: 4, height: 4, vehicles }));
  expect(writerById(id).print(board)).toMatchObject({
    error: {
      code: 'not-expressible',
      message: `${id} cannot express this board: two vehicles are labelled A`,
    },
  });
});

test('a list of a board with two columns or rows', () => {
  const narrow = Array.from({ length: randomRuns(70) }, (_, seed) =>
    seed % 2 === 0 ? anyBoard(seed, 2, 3 + (seed % 5)) : anyBoard(seed, 3 + (seed % 5), 2),
  ).filter(({ vehicles }) => vehicles.length > 1);
  const { written, asked } = readBack('list', narrow);
  expect(written).toBeGreaterThan(randomRuns(13));
  expect(asked).toBeLessThan(written);
});

// the last three were read with other columns, because long vehicles are seldom meant
test('a list of a board with long vehicles', () => {
  const long = Array.from({ length: randomRuns(100) }, (_, seed) => anyBoard(seed, undefined, undefined, 7));
  const known = ['BXCA/BXCA/BXCA/BXCA', '.../.../..A/X.A/X.A/X.A/..A', '.BXXACC/.B..A../.B..A../.B..A..'];
  expect(readBack('list', [...long, ...known.map((text) => parseBoard(text))]).written).toBeGreaterThan(
    randomRuns(25),
  );
});

// in these an edge was taken for coordinates, or the number of a vehicle for empty cells
test('a matrix of a board with long vehicles', () => {
  const long = Array.from({ length: randomRuns(100) }, (_, seed) => anyBoard(seed, undefined, undefined, 7));
  const texts = [
    '[[2,1,0],[2,1,3],[2,1,3],[-1,1,3]]',
    '[[1,0,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4]]',
    '[[2,2,2,2,0,0],[1,1,1,1,0,0],[0,-1,0,0,0,-1]]',
    '[[4,4,4,4,4,0,0,1],[3,3,3,2,2,2,2,1]]',
  ];
  const known = texts.map((text) => ofNumbers(JSON.parse(text) as number[][]));
  expect(readBack('matrix', [...long, ...known]).written).toBeGreaterThan(randomRuns(25));
  const full = ofNumbers([
    [1, 1, 5, 5, 5, 7, 3, 4],
    [2, 2, 2, 6, 6, 7, 3, 4],
  ]);
  const text = formatBoard(full, writerById('matrix'));
  expect(tryParseBoard(text, { formats: allFormats() })).toMatchObject({ ok: false });
});

// each was read as a list of vehicles, a row each
test.each([
  '[[0,0,0,0],[2,2,2,3],[1,1,0,3]]',
  '[[0,2,0,0,0,0],[0,2,0,0,1,1]]',
  '[[0,2,2,0],[3,3,0,0],[0,1,1,0]]',
])('rows of numbers that are drawn are no list: %s', (text) => {
  const reader = createBoardReader({ formats: allFormats() });
  const [read] = [...reader.push(text), ...reader.end()];
  const rows = JSON.parse(text) as number[][];
  const answer = read?.shape && 'answer' in read.shape ? read.shape.answer : undefined;
  const found =
    answer?.kind === 'question'
      ? answer.readings.map(({ board }) => board)
      : [read?.result.ok && read.result.value];
  expect(found.length).toBeGreaterThan(0);
  for (const board of found) expect(board).toMatchObject({ width: rows[0]?.length, height: rows.length });
});

/**
 * Writes boards and reads each text; fails where one is read as another board, or a question does not offer it. With labels that mean
 * something else, or with two vehicles, a text may be refused, too, and so may a matrix without empty cells.
 */
function readBack(id: 'list' | 'matrix' | 'cars', all: readonly Board[]) {
  const formats = allFormats();
  let asked = 0;
  let refused = 0;
  let written = 0;
  for (const board of all) {
    const text = writerById(id).print(board);
    if (!text.ok) continue;
    written++;
    const reader = createBoardReader({ formats });
    const [read, ...rest] = [...reader.push(text.value), ...reader.end()];
    expect(rest).toEqual([]);
    const answer = read?.shape && 'answer' in read.shape ? read.shape.answer : undefined;
    if (answer?.kind === 'question') {
      asked++;
      expect(
        answer.readings.map((reading) => essence(reading.board)),
        text.value,
      ).toContainEqual(essence(board));
    } else if (read?.result.ok === false && read.result.error.code === 'board-size') {
      // the board fits in both orders of its two sides, and the text does not say which is meant
      asked++;
    } else if (
      read?.result.ok === false &&
      (!all.every(hasUsualLabels) || (id === 'matrix' && isFull(board)))
    )
      refused++;
    else
      expect(read?.result.ok ? essence(read.result.value) : read?.result, text.value).toEqual(essence(board));
  }
  return { written, asked, refused };
}

const isFull = ({ width, height, walls, vehicles }: Board): boolean =>
  vehicles.reduce((cells, { length }) => cells + length, walls.length) === width * height;

const hasUsualLabels = ({ vehicles }: Board): boolean =>
  vehicles.every(({ label }) => /^[A-Z@]$/i.test(label));

/** The board of a matrix: 0 is empty, -1 a wall and 1 the red car. */
function ofNumbers(rows: readonly (readonly number[])[]): Board {
  const glyph = (number: number): string => '#.XABCDEF'[number + 1] ?? '';
  return parseBoard(rows.map((row) => row.map(glyph).join('')).join('/'));
}

/** A board with other labels, drawn at random. */
function relabelled(board: Board, seed: number): Board {
  const random = randomFrom(seed);
  const left = [...LABELS];
  const label = () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '';
  const setup = boardToSetup(board);
  const made = validate({
    ...setup,
    vehicles: setup.vehicles.map((vehicle) => ({ ...vehicle, label: label() })),
  });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** A board with walls, in which the red car lies or stands in any lane. A side that is not given has 4 to 8 cells. */
function anyBoard(seed: number, columns?: number, rows?: number, longest = 3): Board {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const [width, height] = [columns ?? 4 + below(5), rows ?? 4 + below(5)];
  const taken = new Set<number>();
  const vehicles: SetupVehicle[] = [];
  const walls: Square[] = [];
  const put = (squares: readonly Square[]): boolean => {
    const cells = squares.map(({ row, column }) => row * width + column);
    if (cells.some((cell) => taken.has(cell))) return false;
    for (const cell of cells) taken.add(cell);
    return true;
  };
  for (let i = 0; i < 9; i++) {
    const across = below(2) === 0;
    const length = Math.min(2 + below(longest - 1), across ? width : height);
    const row = below(height - (across ? 0 : length - 1));
    const column = below(width - (across ? length - 1 : 0));
    const squares = Array.from({ length }, (_, k) =>
      across ? { row, column: column + k } : { row: row + k, column },
    );
    if (put(squares))
      vehicles.push({ label: i === 0 ? 'X' : `${'ABCDEFGHI'[i]}`, squares, primary: i === 0 });
  }
  for (let i = below(4); i > 0; i--) {
    const wall = { row: below(height), column: below(width) };
    if (put([wall])) walls.push(wall);
  }
  const board = validate({ width, height, vehicles, walls });
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}
