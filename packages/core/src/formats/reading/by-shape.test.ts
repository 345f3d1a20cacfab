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
    /rows of cells: read as a string of cells, \. is empty.*"Q" covers one cell/,
  ],
  [
    'a border of another glyph',
    '%%%%%%\n%..A.%\n%XXA.%\n%..Q.%\n%....%\n%%%%%%\n',
    /rows of cells: read as rows.*"Q" covers one cell/,
  ],
])('what almost is a board says which cell is wrong: %s', (_, text, message) => {
  expect(tryParseBoard(text, { formats })).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(message) },
  });
});

test('a board in a format has no such sentence', () => {
  expect(tryParseBoard('XX..\n....', { formats })).toEqual({ ok: true, value: expect.anything() });
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
    error: [{ code: 'ambiguous-reading', message: 'this can be read in 2 ways' }],
  });
  const answer = read?.shape && 'answer' in read.shape ? read.shape.answer : undefined;
  expect(answer?.kind === 'question' && answer.readings.map(({ choices }) => choices[0])).toEqual([
    { option: 'primary', value: '9' },
    { option: 'primary', value: '1' },
  ]);
  expect(parseBoard(matrix, { formats, primary: '9' }).vehicles).toHaveLength(8);
});

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
  expect(read).toMatchObject({ result: { error: [{ message: 'this looks like an SVG picture' }] } });
});

test('a row of another width is not left out in silence', () => {
  const [read] = readIn('......\n....\nXX..', 100);
  expect(read?.result).toMatchObject({ error: [{ code: 'ragged-rows' }] });
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
    error: [
      { message: expect.stringMatching(/^this looks like a list of vehicles.*vehicle B overlaps another/) },
    ],
  });
});
