// A text that is not a board: the message names what it looks like.
import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

function readAll(text: string) {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()];
}

describe('what is not a board names what it looks like', () => {
  test.each([
    ['car,move\nA,1\n', /a solution in lines of car,move/],
    ['A←1, Q↓3\n', /a solution in arrows/],
    ['AL1\nQD3\n', /a solution in letters/],
    ['<svg xmlns="http://www.w3.org/2000/svg">\n</svg>', /an SVG picture/],
    ['<!doctype html>\n<p>', /a page in HTML/],
    ['occupied 1 2 3\nfree 4 6\n', /the lists of the cells of a board/],
    ['A\tB\t.\nX\tX\t.\n', /separated by tabs/],
    ['id,x,y,length\nA,1,2,3\n', /CSV with another heading/],
    ['id;x;y\nA;1;2\n', /CSV with semicolons/],
    ['Dear reader,\nhow are you?', /not a board in any known format/],
  ])('%j', (text, message) => {
    const [read] = readAll(text);
    expect(read?.result).toMatchObject({ ok: false, error: { code: 'unknown-format' } });
    expect(read?.result.ok === false && read.result.error.message).toMatch(message);
  });
});

test('what is nothing of all this is told every shape that is read', () => {
  expect(readAll('hello')).toMatchObject([
    {
      result: {
        error: { expected: 'rows of cells, a line of cells, a vehicle a line, or objects such as JSON' },
      },
    },
  ]);
});

test.each([
  [
    '{"cars":[{"x":0,"y":2,"turned":"maybe"},{"x":3,"y":0,"turned":"no"}]}',
    'unknown property cars, in JSON in which no board is found',
    'row, column, length and direction of each vehicle, or rows of cells',
  ],
  ['{"colour":1,"vehicles":[]}', 'unknown property colour', expect.stringMatching(/^one of version, name/)],
])('of JSON it says what a board needs, and of its own what is wrong: %s', (text, message, expected) => {
  expect(readAll(text)).toMatchObject([{ result: { ok: false, error: { message, expected } } }]);
});

test.each([['start\n1100\n0010\n\nhorizontal\n0111\n', /the bitboards of a board/]])(
  '%j is something else from its beginning to its end',
  (text, message) => {
    expect(allFormats().otherKind(text)?.message).toMatch(message);
    expect(allFormats().otherKind(`Card 1\nXX.A\n...A\n\n${text}`)).toBeUndefined();
  },
);

describe('vehicles in a list of free form are one problem at the place of the list', () => {
  const list = /^this looks like a list of vehicles, one a line$/;
  test.each<[string, string, RegExp, string]>([
    ['letters and numbers', 'A 0 0 2 H\nX 0 2 2 H\nB 3 1 3 V', list, '1:1'],
    ['the orientation first', 'H 1 1 2\nV 2 3 3', list, '1:1'],
    ['numbers alone', '1 1 H 2\n2 3 V 3', list, '1:1'],
    [
      'one',
      'A at 1,1 horizontal, 2 long',
      /^this looks like a list of vehicles with one alone, which does not show what its numbers mean$/,
      '1:1',
    ],
    ['words', 'car A at 1,1 horizontal length 2\ntruck B at 4,1 vertical length 3\nC 5,5 V 2', list, '1:1'],
    [
      'sentences',
      'The red car is in row 3, columns 1 and 2.\nThe blue truck is in column 4, rows 1 to 3.',
      list,
      '1:1',
    ],
    ['pairs', '  A: (0,0) H 2\n  X: (2,0) H 2\n  B: (2,3) V 2', list, '1:3'],
    ['semicolons', 'X;H;1;3;2\nA;V;1;1;2', list, '1:1'],
    ['tuples of Python', "[('A',0,0,2,'H'),\n ('X',0,2,2,'H')]", list, '1:1'],
    ['under a name and a size', 'Card 5\n6 6\nA 0 0 2 H\nX 0 2 2 H', list, '3:1'],
    ['under a heading of words', 'name turned x y length\nA H 0 0 2\nX H 0 2 2', list, '2:1'],
    ['another order', 'A,1,1,2,H\nX,1,3,2,H', list, '1:1'],
    ['CSV without its heading', 'A,H,1,1,2\nX,H,1,3,2', /^this looks like CSV without its heading$/, '1:1'],
    [
      'CSV with another heading, whose vehicles overlap',
      'car,x,y,dir,len\nA,0,2,H,2\nX,0,2,H,2',
      /^this looks like CSV with another heading$/,
      '1:1',
    ],
  ])('%s', (_, text, message, place) => {
    const before = 'XX.A\n...A\n\n';
    // alone most of them are read by their shape
    const problems = readAll(before + text).flatMap(({ result }) => (result.ok ? [] : result.error));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.expected).toContain('car,orientation,col,row,length');
    const [line, column] = place.split(':').map(Number);
    expect(problems[0]?.at?.text).toEqual({ line: (line ?? 0) + 3, column });
  });

  test.each([
    ['6 6\nid row col length dir\nX 0 9 2 h', /vehicle X lies off the board of 6 columns and 6 rows$/],
    [
      'id row col length dir\nX 2 0 2 h',
      /there is one vehicle alone, and nothing says how large its board is$/,
    ],
  ])('what is wrong with the only vehicle comes first where it is known: %j', (text, message) => {
    const problems = readAll(text).flatMap(({ result }) => (result.ok ? [] : result.error));
    expect(problems[0]?.message).toMatch(message);
  });

  test('what the message asks for is read', () => {
    const [read] = readAll('car,orientation,col,row,length\nA,H,1,1,2\nX,H,1,3,2\n');
    expect(read?.result.ok).toBe(true);
  });

  test('rows of a board that are like vehicles are a board', () => {
    expect(readAll('X 1 1 2 H\nX 3 3 2 H').map(({ result }) => result.ok)).toEqual([true]);
  });
});
