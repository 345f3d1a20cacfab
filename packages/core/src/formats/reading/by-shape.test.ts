// Texts in no format are read by their shape by every reader that is given `allFormats()`, and by no other.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { parseBoard, tryParseBoard } from './parse-board.ts';
import { createBoardReader } from './reader.ts';

const formats = allFormats();
const list = '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6\n6 v 2 1 5\n7 h 2 5 5\n8 v 3 6 1\n';
const matrix = '[[1,1,0,0,0,2],[3,0,0,4,0,2],[3,9,9,4,0,2],[3,0,0,4,0,0],[5,0,0,0,6,6],[5,0,7,7,7,0]]';
const level = (row: number) =>
  `{"name":"L${row}","cars":[{"row":2,"col":${row},"len":2,"dir":"h","red":true},{"row":0,"col":4,"len":3,"dir":"v"}]}`;
const pack = `{"levels":[${[0, 1, 2].map(level).join(',')}]}`;

/** What a reader gives that gets the text in pieces of some characters. */
function readIn(text: string, size: number, more: object = {}) {
  const reader = createBoardReader({ formats, ...more });
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    text.slice(i * size, (i + 1) * size),
  );
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

test('a list of vehicles is a board, and the result says how it was read', () => {
  const parsed = tryParseBoard(list, { formats });
  expect(parsed).toMatchObject({
    ok: true,
    read: expect.stringMatching(/^read as a vehicle a line: label, /),
  });
  expect(parseBoard(list, { formats }).vehicles).toHaveLength(8);
  expect(tryParseBoard(list)).toMatchObject({ ok: false });
});

test.each([
  [
    'rows in quotes',
    '"AA.#.B"\n"....CB"\n"XX..CB"\n"D..EEQ"\n"D....."\n"D..FFF"\n',
    /rows of cells: read as rows of cells, \. is empty.*"Q" covers one cell/,
  ],
  [
    'a border of another glyph',
    '%%%%%%\n%..A.%\n%XXA.%\n%..Q.%\n%....%\n%%%%%%\n',
    /rows of cells: read as rows.*"Q" covers one cell/,
  ],
  [
    'objects of a program',
    '[\n{x: 0, y: 2, len: 2, dir: "h"},\n{x: 3, y: 1, len: 3, dir: "v"},\n{x: 3, y: 3, len: 2, dir: "h"}\n]\n',
    /column, row, length, direction.*vehicle 3 overlaps another/,
  ],
])('what almost is a board says what is wrong: %s', (_, text, message) => {
  expect(tryParseBoard(text, { formats })).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(message) },
  });
});

test('rows that a format refuses for more than an unnamed red car are read by their shape', () => {
  const rows = 'AxxBBB\nACCDxx\nEFxDGG\nEFHIIJ\nxxHKKJ\nLLHxMM\n';
  expect(tryParseBoard(rows, { formats })).toMatchObject({
    ok: true,
    read: expect.stringMatching(/x is empty; G is the red car/),
  });
});

test('a board in a format has no such sentence', () => {
  expect(tryParseBoard('XX..\n....', { formats })).toEqual({ ok: true, value: expect.anything() });
});

test('each board of a pack says how it was read, as a board alone does', () => {
  for (const { result, shape } of readIn(pack, 4096))
    expect(result).toMatchObject({ ok: true, read: shape && 'read' in shape ? shape.read : 'in no format' });
  expect(readIn('XX..\n....', 4096).map(({ result }) => 'read' in result)).toEqual([false]);
});

test.each([1, 7, 4096])('a pack that comes in pieces of %d characters is read whole', (size) => {
  const boards = readIn(pack, size);
  expect(boards.map(({ name, result }) => [name, result.ok])).toEqual([
    ['L0', true],
    ['L1', true],
    ['L2', true],
  ]);
});

test('two readings that are equally good are a problem with both of them, and an option decides', () => {
  const [read, ...rest] = readIn(matrix, 10);
  expect(rest).toEqual([]);
  expect(read?.result).toMatchObject({
    ok: false,
    error: { code: 'ambiguous-reading', message: 'this can be read in 2 ways' },
  });
  const answer = read?.shape && 'answer' in read.shape ? read.shape.answer : undefined;
  expect(answer?.kind === 'question' && answer.readings.map(({ choices }) => choices[0])).toEqual([
    { option: 'primary', value: '9' },
    { option: 'primary', value: '1' },
  ]);
  expect(parseBoard(matrix, { formats, primary: '9' }).vehicles).toHaveLength(8);
});

// the same columns with another red car are two readings: the columns alone do not choose one
test.each(['1 1 2 h\n3 1 3 v\n2 3 2 h', '3 1 2 0\n0 2 1 1\n2 2 1 0'])(
  'the options that a problem names choose each reading of %j',
  (text) => {
    const [read] = readIn(text, 100);
    const answer = read?.shape && 'answer' in read.shape ? read.shape.answer : undefined;
    const readings = answer?.kind === 'question' ? answer.readings : [];
    const named = read?.result.ok === false ? (read.result.error.expected ?? '').split(' or ') : [];
    expect([named.length, new Set(named).size]).toEqual([readings.length, readings.length]);
    expect(named.some((words) => words.includes(' and the option primary with '))).toBe(true);
    for (const [index, words] of named.entries()) {
      const options = words
        .split(' and ')
        .map((one) => /^the option (\w+) with the value (.*)$/.exec(one)?.slice(1) ?? []);
      expect(parseBoard(text, { formats, ...Object.fromEntries(options) })).toEqual(readings[index]?.board);
    }
  },
);

test('a clear reading has the others beside it, so that a person can choose them', () => {
  const [read] = readIn('3 2 2 0\n0 0 3 1\n1 4 2 0\n2 1 2 0', 100);
  const shape = read?.shape && 'read' in read.shape ? read.shape : undefined;
  expect(shape?.others.length).toBeGreaterThan(0);
  for (const { choices } of shape?.others ?? []) expect(choices.length).toBeGreaterThan(0);
});

test('once a board is in a format, what follows is read by formats alone', () => {
  const boards = readIn(`XX..\n....\n\n${list}`, 5);
  expect(boards[0]?.result.ok).toBe(true);
  expect(boards.slice(1).every(({ shape, result }) => !shape && !result.ok)).toBe(true);
});

test('a text of another kind keeps its own message', () => {
  const [read] = readIn('<svg xmlns="http://www.w3.org/2000/svg"></svg>', 100);
  expect(read).toMatchObject({ result: { error: { message: 'this looks like an SVG picture' } } });
});

test('a row of another width is not left out in silence', () => {
  const [read] = readIn('......\n....\nXX..', 100);
  expect(read?.result).toMatchObject({ error: { code: 'ragged-rows' } });
});

test('an option of the wrong kind is refused', () => {
  // @ts-expect-error a program in JavaScript may pass anything
  expect(() => tryParseBoard(list, { formats, solve: 'fast' })).toThrow(
    /options\.solve is "fast"; expected a function/,
  );
});

test('a list that is no board says how it was almost read, and what is wrong', () => {
  const [read] = readIn('car,dir,length,row,column\nA,h,2,1,1\nB,v,2,1,1\nX,h,2,3,1\n', 100);
  expect(read?.result).toMatchObject({
    ok: false,
    error: {
      message: expect.stringMatching(/^this looks like a list of vehicles.*vehicle B overlaps another/),
    },
  });
});

const cars = (row: number) =>
  `[{"id":"X","row":2,"col":0,"length":2,"dir":"h"},{"id":"A","row":${row},"col":1,"length":3,"dir":"v"}]`;

test.each([
  ['that overlaps', `{"size":6,"cars":${cars(2)}}`, /vehicle A overlaps another/],
  [
    'with a wall that is not understood',
    `{"size":6,"walls":["B5"],"cars":${cars(3)}}`,
    /"walls".*not understood/,
  ],
  ['with an exit that is not understood', `{"size":6,"exit":"up or so?","cars":${cars(3)}}`, /./],
  ['with an exit in another row', `{"size":6,"exitRow":5,"cars":${cars(3)}}`, /not stand at the exit/],
  ['of another number of vehicles', `{"size":6,"numCars":3,"cars":${cars(3)}}`, /has 2 vehicles/],
  [
    'of another size',
    '{"width":7,"height":7,"board":["XX.A","...A","....","...."]}',
    /says 7×7, but its rows draw 4×4/,
  ],
])('JSON of another program %s says what is wrong with it', (_, text, message) => {
  const boards = readIn(text, 100);
  expect(boards).toMatchObject([
    { result: { ok: false, error: { message: expect.stringMatching(message) } } },
  ]);
});

test("Unjam's JSON with a misspelt property names it", () => {
  const vehicle = '{"label":"X","row":3,"column":1,"orientation":"horizontal","length":2}';
  const [read] = readIn(`{"width":6,"hight":6,"vehicles":[${vehicle}]}`, 100);
  expect(read?.result).toMatchObject({ error: { message: 'unknown property hight' } });
});

const good = `{"size":6,"cars":${cars(3)}}`;

test.each([
  ['an array', `[${good},{"size":6,"cars":${cars(2)}},${good}]`],
  ['a pack', `{"levels":[${good},{"size":6,"cars":[]},${good}]}`],
  ['one a line', `${good}\n{"size":6,"cars":${cars(2)}}\n${good}`],
  ['behind names', '{"a":["XX.A","...A","...."],"b":["XX.A","..A","...."],"c":["XX.A","...A","...."]}'],
  [
    'of Python',
    `{\n "a": """\nXX.A\n...A\n....\n""",\n "b": """\nXX.A\n..A\n....\n""",\n "c": """\nXX.A\n...A\n....\n""",\n}`,
  ],
])('a bad board in %s is refused alone', (_, text) => {
  const boards = readIn(text, 100);
  expect(boards.filter(({ result }) => result.ok)).toHaveLength(2);
  expect(boards.filter(({ result }) => !result.ok)).toHaveLength(1);
});

test('a question about a list is not lost behind what CSV would be', () => {
  const [read] = readIn('6 6\nX 3 2 2 h\nA 2 2 2 h\nB 3 5 2 v\nC 5 2 2 h\n', 100);
  expect(read?.result).toMatchObject({ error: { code: 'ambiguous-reading' } });
});

test('a pack of six hundred boards is read whole', () => {
  const boards = readIn(Array.from({ length: 600 }, () => list).join('\n'), 4096);
  expect(boards.filter(({ result }) => result.ok)).toHaveLength(600);
});

test('a text in no format that is longer than what is kept says so first', () => {
  const [first] = readIn(
    '1 h 2 0 2 a b c d e f g h i j k l m n o p q r s t u v w x y z\n'.repeat(40_000),
    1 << 16,
  );
  expect(first?.result).toMatchObject({
    ok: false,
    error: { code: 'input-too-large', message: expect.stringContaining('the first 2097152 characters') },
  });
});

test.each([1, 5, 1000])(
  'a board behind the thoughts of a language model, in pieces of %i characters',
  (size) => {
    const thoughts = '<think>\nMaybe it is\nXX.A\n...A\n</think>\n\n';
    const reader = createBoardReader({ formats });
    const linesOf = (text: string): number[] => {
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
      return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()].map(({ line }) => line);
    };
    expect(linesOf(`${thoughts}XX..\n....\nB.CC\nB...\n`)).toEqual([7]);
  },
);

test('thoughts without an end hold no board', () => {
  expect(tryParseBoard('<think>\nXX.A\n...A\n', { formats }).ok).toBe(false);
});

test.each([
  ['[[0,0,0],[1,1,0],[0,0,2]]', { row: 2, column: 2 }],
  ['[[0,0,0,2],[1,1,0,0]]', { row: 0, column: 3 }],
])('%s is a small board on which a vehicle has lost a cell, and no list of vehicles', (text, square) => {
  const read = tryParseBoard(text, { formats: allFormats() });
  expect(read.ok || read.error).toMatchObject({
    code: 'vehicle-too-short',
    message: 'this looks like rows of cells: read as rows of cells, 0 is empty, "2" covers one cell alone',
    at: { squares: [square] },
  });
});

test.each([
  ['rows', '[[0,0,0,0],[1,1,0,2],[0,0,0,2],[0,0,0,0]]', 'one of 1, 2'],
  ['a list', 'A,0,2,2,H\nB,3,1,3,V', 'one of A, B'],
  [
    'objects',
    '[{"name":"A","x":0,"y":2,"length":2,"dir":"h"},{"name":"B","x":4,"y":2,"length":2,"dir":"v"}]',
    'one of A, B',
  ],
])('a primary that was asked for and that no vehicle is: %s', (_, text, expected) => {
  expect(tryParseBoard(text, { formats, primary: 'Q' })).toMatchObject({
    error: {
      code: 'no-primary',
      message: expect.stringMatching(/no vehicle is labelled "Q", the primary asked for$/),
      expected,
    },
  });
});

test('rows of words in brackets, which a call is given, are not in the format of Prolog', () => {
  const rows = '[[a,a,o,o],[x,x,o,b],[o,o,o,b],[c,c,c,b]]';
  const reader = createBoardReader({ formats: allFormats() });
  const found = [
    ...reader.push(`?- solve(${rows.replaceAll('],[', '],\n  [')}, [a,b,c,x], Moves).\n`),
    ...reader.end(),
  ];
  expect(found.map(({ result }) => result.ok && result.value.vehicles.length)).toEqual([4]);
});
