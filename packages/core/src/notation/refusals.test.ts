import { describe, expect, test } from 'vitest';
import type { Board } from '../board/board.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { arrows } from './arrows/arrows.ts';
import { cells } from './cells/cells.ts';
import { frames } from './frames/frames.ts';
import { json } from './json/json.ts';
import { letters } from './letters/letters.ts';
import type { Notation } from './parts/notation.ts';
import { signed } from './signed/signed.ts';
import { words } from './words/words.ts';

/** `line:column code: message; expected ...`, as the command prints it. */
function refusal(notation: Notation, text: string, board: Board): string {
  const parsed = notation.parse(text, board);
  if (parsed.ok) return `parsed ${JSON.stringify(parsed.value.map(({ vehicle, by }) => ({ vehicle, by })))}`;
  const { at, code, message, expected } = parsed.error;
  return `${at?.text?.line}:${at?.text?.column} ${code}: ${message}${expected === undefined ? '' : `; expected ${expected}`}`;
}

const small = boardOf(['..o.aa', '..o...', 'XXo...', 'ppp..q', '.....q', '.....q']);
/** One p is horizontal, one is vertical. */
const twice = boardOf(['..p...', '..p...', 'XX....', 'ppp...']);

describe('arrows', () => {
  test.each([
    ['z←1', '1:1 unknown-vehicle: there is no vehicle z; expected one of X, a, p'],
    ['a←1, q↑3,\nzz↓1', '2:1 unknown-vehicle: there is no vehicle zz; expected one of o, q'],
    ['a↑1', '1:1 unknown-vehicle: vehicle a is not vertical; expected one of o, q'],
    [
      'a←1 🚗 q',
      '1:5 unexpected-character: "🚗" is not a move; expected a label, a direction (← → ↑ ↓ <- -> ^ v) and a number of cells',
    ],
    ['a←1, q', '1:7 unfinished: the move "q" ends too early; expected a direction: ← → ↑ ↓ <- -> ^ v'],
    ['a←', '1:3 unfinished: the move "a←" ends too early; expected a number of cells'],
    ['aR3', '1:2 unexpected-character: unexpected "R3" after a; expected a direction: ← → ↑ ↓ <- -> ^ v'],
    ['a←two', '1:3 unexpected-character: unexpected "two" after a←; expected a number of cells'],
    ['a←0', '1:3 number-out-of-range: a slides 0 cells; expected 1 to 5'],
    ['a←1, q↑6', '1:8 number-out-of-range: q slides 6 cells; expected 1 to 5'],
    [
      '←1',
      '1:1 unexpected-character: "←1" is not a move; expected a label, a direction (← → ↑ ↓ <- -> ^ v) and a number of cells',
    ],
    ['a← 1', '1:3 unfinished: the move "a←" ends too early; expected a number of cells'],
  ])('%j', (text, expected) => {
    expect(refusal(arrows, text, small)).toBe(expected);
  });
  test.each(['a←1,q↑3', 'a←1;q↑3', 'a←1 q↑3', 'a←1\n\nq↑3\n', 'a←1,⤸\r\nq↑3', 'a<-1 q^3'])(
    '%j is read',
    (text) => {
      expect(refusal(arrows, text, small)).toBe('parsed [{"vehicle":1,"by":-1},{"vehicle":4,"by":-3}]');
    },
  );
  test('one label, two vehicles', () => {
    expect(refusal(arrows, 'p→1 p↑1', twice)).toBe('parsed [{"vehicle":1,"by":1},{"vehicle":2,"by":-1}]');
  });
});

describe.each([arrows, letters, signed])('$id', (notation) => {
  test.each([',', ';', 'a,', '1;2'])('does not print the label %s, which it could not read back', (label) => {
    const { vehicles, ...rest } = boardOf(['XX..', 'aa..']);
    const board = { ...rest, vehicles: vehicles.map((v) => (v.label === 'a' ? { ...v, label } : v)) };
    const printed = notation.print([{ vehicle: 1, by: 1 }], board);
    expect(!printed.ok && printed.error.code).toBe('not-expressible');
  });
});

describe('letters', () => {
  test.each([
    ['XR9\nXR1', '1:3 number-out-of-range: X slides 9 cells; expected 1 to 6'],
    ['XR3\nBL1', '2:1 unknown-vehicle: there is no vehicle B; expected one of X, a, p'],
    ['XU1', '1:1 unknown-vehicle: vehicle X is not vertical; expected one of o, q'],
    ['xR1', '1:1 unknown-vehicle: there is no vehicle x; expected one of X, a, p'],
    ['XR', '1:3 unfinished: the move "XR" ends too early; expected a number of cells'],
  ])('%j', (text, expected) => {
    expect(refusal(letters, text, small)).toBe(expected);
  });
});

describe('signed', () => {
  test.each([
    ['X+1 Y-2', '1:5 unknown-vehicle: there is no vehicle Y; expected one of X, a, o, p, q'],
    ['X1', '1:2 unexpected-character: unexpected "1" after X; expected a direction: + - −'],
  ])('%j', (text, expected) => {
    expect(refusal(signed, text, small)).toBe(expected);
  });
  test('one label, two vehicles', () => {
    const message =
      'a horizontal and a vertical vehicle are labelled p, and + does not tell which; expected a notation with directions, such as arrows';
    expect(refusal(signed, 'X+1 p+1', twice)).toBe(`1:5 not-expressible: ${message}`);
    const printed = signed.print([{ vehicle: 1, by: 1 }], twice);
    expect(!printed.ok && printed.error.code).toBe('not-expressible');
  });
});

describe('words', () => {
  test.each([
    ['blue car right 1', '1:1 unexpected-character: unexpected "blue"; expected "red", "car" or "truck"'],
    [
      'red car sideways 1',
      '1:9 unexpected-character: unexpected "sideways"; expected "left", "right", "up" or "down"',
    ],
    ['red car up 1', '1:9 unknown-vehicle: the red car is not vertical'],
    ['red car right', '1:14 unfinished: the last move ends too early; expected a number of cells'],
    ['red car right one', '1:15 unexpected-character: unexpected "one"; expected a number of cells'],
    ['red car right 7', '1:15 number-out-of-range: a slide of "7" cells; expected 1 to 6'],
    ['car a left 1\ncar b left 1', '2:5 unknown-vehicle: there is no vehicle b; expected one of X, a, p'],
    ['car q up 1', '1:5 unknown-vehicle: there is no car q; expected truck q'],
    ['horizontal truck q up 1', '1:20 unexpected-character: a horizontal vehicle cannot slide up'],
  ])('%j', (text, expected) => {
    expect(refusal(words, text, small)).toBe(expected);
  });
  test('one label, two vehicles', () => {
    const printed = words.print(
      [
        { vehicle: 1, by: 1 },
        { vehicle: 2, by: -1 },
      ],
      twice,
    );
    expect(printed.ok && printed.value).toBe('horizontal truck p right 1\nvertical car p up 1');
  });
});

describe('cells', () => {
  test.each([
    ["('a',4)", `1:1 unexpected-character: unexpected "("; expected [`],
    ["[('a',4)", '1:9 unfinished: the text ends too early; expected , or ]'],
    ["[('a',4)] x", '1:11 unexpected-character: unexpected "x"; expected the end of the text'],
    ['[(a,4)]', '1:3 unexpected-character: unexpected "a"; expected a label in quotes'],
    ["[('b',4)]", '1:3 unknown-vehicle: there is no vehicle b; expected one of X, a, o, p, q'],
    ["[('a',7)]", '1:7 number-out-of-range: there is no cell 7; expected 1 to 41 without multiples of 7'],
    ["[('a',42)]", '1:7 number-out-of-range: there is no cell 42; expected 1 to 41 without multiples of 7'],
    ["[('a',four)]", '1:7 unexpected-character: unexpected "f"; expected the number of a cell'],
    ["[('a',4),\n ('a',4)]", '2:7 illegal-move: move 2 is illegal: cell 4 is not next to a; expected 6 or 3'],
  ])('%j', (text, expected) => {
    expect(refusal(cells, text, small)).toBe(expected);
  });
  test('one label, two vehicles: told apart by the cell, unless both could slide into it', () => {
    expect(refusal(cells, "[('p',25)]", twice)).toBe('parsed [{"vehicle":1,"by":1}]');
    expect(refusal(cells, "[('p',17)]", twice)).toBe('parsed [{"vehicle":2,"by":1}]');
    const crossing = boardOf(['..p...', '..p...', 'pp....', 'XX....']);
    expect(refusal(cells, "[('p',17)]", crossing)).toBe(
      '1:7 not-expressible: a horizontal and a vertical vehicle labelled p could both slide into cell 17; expected a notation with directions, such as arrows',
    );
    const printed = cells.print([{ vehicle: 1, by: 1 }], crossing);
    expect(!printed.ok && printed.error.code).toBe('not-expressible');
  });
  test('labels may contain quotes', () => {
    const board = boardOf(["''....", 'XX....']);
    const printed = cells.print([{ vehicle: 0, by: 1 }], board);
    expect(printed.ok && printed.value).toBe(String.raw`[('\'',3)]`);
  });
});

describe('frames', () => {
  const start = seedBoards.playground;
  const rows = ['-A----', '-A---D', 'XXXC-D', '---C-D', '-BBB--', '------'];
  const after = (changes: Record<number, string>) =>
    `${rows.join('\n')}\n\n${rows.map((row, i) => changes[i] ?? row).join('\n')}`;
  test.each([
    ['', '1:1 empty-input: no board; expected the start'],
    ['-A----\n-A---D', '2:7 unfinished: board 1 ends after row 2; expected 6 rows'],
    ['-A---\n', '1:6 ragged-rows: a row of 5 cells; expected 6 cells'],
    ['-A-----\n', '1:7 ragged-rows: the row continues with "-"; expected 6 cells'],
    [`${rows.join('\n')}\n------`, '7:1 ragged-rows: board 1 has more than 6 rows; expected an empty line'],
    ['\uFEFF-A--E-', '1:6 unknown-vehicle: there is no vehicle E; expected one of A, B, C, D, X'],
    ['-A--E-', '1:5 unknown-vehicle: there is no vehicle E; expected one of A, B, C, D, X'],
    [
      after({ 4: 'BBB---' }).replace('XXXC-D', 'XXX--D'),
      '3:4 unexpected-character: the first board is not the start: unexpected "-" at row 3, column 4; expected "C"',
    ],
    [
      after({}),
      '8:1 unexpected-character: board 2 does not follow from the one before; expected one vehicle at another place in its lane, and everything else unchanged',
    ],
    [
      after({ 4: 'BBB---', 2: 'XXX--D' }),
      '10:4 unexpected-character: board 2 does not follow from the one before; expected one vehicle at another place in its lane, and everything else unchanged',
    ],
    [after({ 4: 'BBB---' }), 'parsed [{"vehicle":1,"by":-1}]'],
    [after({ 4: 'BBB   ', 5: '......' }), 'parsed [{"vehicle":1,"by":-1}]'],
    [after({ 4: 'BBB___', 5: 'oooooo  ' }), 'parsed [{"vehicle":1,"by":-1}]'],
  ])('%j', (text, expected) => {
    expect(refusal(frames, text, start)).toBe(expected);
  });
  test('refuses labels of several characters, and a label that means an empty cell', () => {
    const printed = frames.print([], boardOf(['XX..', '....']));
    expect(printed.ok && printed.value).toBe('XX--\n----');
    for (const label of ['ab', '-']) {
      const { vehicles, ...rest } = boardOf(['XX..', 'aa..']);
      const board = { ...rest, vehicles: vehicles.map((v) => (v.label === 'a' ? { ...v, label } : v)) };
      const refused = frames.print([], board);
      expect(!refused.ok && refused.error.code).toBe('not-expressible');
    }
  });
  test('walls are x, or # beside a vehicle x', () => {
    expect(frames.print([], boardOf(['XX.#', '....']))).toMatchObject({ value: 'XX-x\n----' });
    expect(frames.print([], boardOf(['xx.#', '....'], { primary: 'x' }))).toMatchObject({
      value: 'xx-#\n----',
    });
  });
});

describe('json', () => {
  const move = '{"vehicle":"a","direction":"left","cells":1}';
  test.each([
    ['{}', '1:1 bad-json: the text is not an array; expected an array of moves'],
    ['[1]', '1:2 bad-json: moves[0] is 1; expected an object'],
    [`[${move}`, '1:46 unfinished: the text ends too early; expected , or ]'],
    [`[${move},]`, '1:47 bad-json: unexpected "]"; expected a JSON value'],
    [`[${move}] []`, '1:48 bad-json: unexpected "["; expected the end of the text'],
    ['[{"vehicle":"a"}]', '1:2 bad-json: moves[0] has no direction; expected the property direction'],
    [
      '[{"who":"a"}]',
      '1:3 bad-json: unknown property moves[0].who; expected one of vehicle, direction, cells',
    ],
    ['[{"vehicle":1}]', '1:13 bad-json: moves[0].vehicle is 1; expected a string'],
    [
      `[\n${move.replace('"a"', '"z"')}]`,
      '2:12 unknown-vehicle: there is no vehicle z; expected one of X, a, p',
    ],
    [
      `[${move.replace('left', 'up')}]`,
      '1:13 unknown-vehicle: vehicle a is not vertical; expected one of o, q',
    ],
    [
      `[${move.replace('left', 'west')}]`,
      '1:29 bad-json: moves[0].direction is "west"; expected one of left, right, up, down',
    ],
    [
      `[${move.replace('1', '1.5')}]`,
      '1:44 number-out-of-range: moves[0].cells is 1.5; expected a whole number from 1 to 5',
    ],
  ])('%s', (text, expected) => {
    expect(refusal(json, text, small)).toBe(expected);
  });
});
