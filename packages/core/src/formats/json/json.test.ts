import { describe, expect, test } from 'vitest';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import { json } from './json.ts';

const red = { label: 'X', row: 1, column: 1, orientation: 'horizontal', length: 2 };
const small = { width: 3, height: 2, vehicles: [red] };

const read = (value: unknown) => {
  const parsed = json.parse(typeof value === 'string' ? value : JSON.stringify(value));
  if (parsed.ok) return validate(parsed.value.setup);
  const { at, code, message } = parsed.error;
  return `${at?.text?.line}:${at?.text?.column} ${code} ${message}`;
};

test('is printed with one vehicle on each line', () => {
  const board = boardOf(['XX#', 'a..', 'a..'], { exit: 'left' });
  const printed = json.print(board);
  expect(printed.ok && printed.value).toBe(`{
  "version": 1,
  "width": 3,
  "height": 3,
  "exit": "left",
  "primary": "X",
  "walls": [ { "row": 1, "column": 3 } ],
  "vehicles": [
    { "label": "X", "row": 1, "column": 1, "orientation": "horizontal", "length": 2 },
    { "label": "a", "row": 2, "column": 1, "orientation": "vertical", "length": 2 }
  ]
}`);
});

describe('optional properties', () => {
  const plain = boardOf(['XX.', '...']);
  test.each<[string, object, unknown]>([
    ['the least', small, plain],
    ['version', { version: 1, ...small }, plain],
    ['exit', { exit: 'left', ...small }, boardOf(['XX.', '...'], { exit: 'left' })],
    ['an array of one', [small], plain],
    ['walls', { ...small, walls: [{ row: 2, column: 3 }] }, boardOf(['XX.', '..#'])],
    [
      'primary by label',
      { ...small, vehicles: [red, { ...red, row: 2, label: 'b' }], primary: 'b' },
      boardOf(['XX.', 'bb.'], { primary: 'b' }),
    ],
  ])('%s', (_, value, board) => {
    expect(read(value)).toEqual({ ok: true, value: board });
  });

  test('the primary by label and orientation', () => {
    const vehicles = [red, { ...red, column: 3, orientation: 'vertical' }];
    const chosen = (primary: unknown) => {
      const result = read({ ...small, vehicles, primary });
      return typeof result !== 'string' && result.ok ? result.value.primary : result;
    };
    expect(chosen({ label: 'X', orientation: 'vertical' })).toBe(1);
    expect(chosen({ label: 'X', orientation: 'horizontal' })).toBe(0);
    expect(chosen('X')).toMatchObject({ ok: false, error: { code: 'ambiguous-primary' } });
  });

  test('the order of the labels, or of the list', () => {
    const vehicles = [red, { ...red, row: 2, label: 'A' }];
    const order = (said: object) => {
      const result = read({ ...small, vehicles, ...said });
      return typeof result !== 'string' && result.ok
        ? result.value.vehicles.map(({ label }) => label).join('')
        : '';
    };
    expect(order({})).toBe('AX');
    expect(order({ order: 'labels' })).toBe('AX');
    expect(order({ order: 'list' })).toBe('XA');
  });

  test('a name and counts', () => {
    const parsed = json.parse(
      JSON.stringify({ ...small, name: 'Card 1', optimalMoves: 9, clusterStates: 100 }),
    );
    expect(parsed).toMatchObject({ value: { name: 'Card 1', optimalMoves: 9, clusterStates: 100 } });
  });
});

describe('names what is wrong with a property, and where', () => {
  const listing = (change: object) => ({ ...small, vehicles: [{ ...red, ...change }] });
  test.each<[unknown, string, string]>([
    [{ ...small, wall: [] }, '"wall"', 'bad-json unknown property wall'],
    [{ width: 3, vehicles: [] }, '{"width"', 'bad-json the board has no height'],
    [{ ...small, width: 17 }, '17', 'board-size width is 17'],
    [{ ...small, width: '3' }, '"3"', 'bad-json width is "3"'],
    [{ ...small, vehicles: {} }, '{}', 'bad-json vehicles is an object'],
    [{ ...small, vehicles: [red, 7] }, '7]', 'bad-json vehicles[1] is 7'],
    [listing({ row: 0 }), '0', 'number-out-of-range vehicles[0].row is 0'],
    [listing({ length: 1e9 }), '1000000000', 'number-out-of-range vehicles[0].length is 1000000000'],
    [listing({ row: 1.5 }), '1.5', 'number-out-of-range vehicles[0].row is 1.5'],
    [listing({ orientation: 'h' }), '"h"', 'bad-json vehicles[0].orientation is "h"'],
    [listing({ label: null }), 'null', 'bad-json vehicles[0].label is null'],
    [{ ...small, exit: 'east' }, '"east"', 'bad-json exit is "east"'],
    [{ ...small, primary: 'Y' }, '"Y"', 'no-primary there is no vehicle "Y" to be the primary'],
    [{ ...small, version: 7 }, '7', 'number-out-of-range version is 7'],
    [[small, { width: 1 }], '{"width":1}', 'bad-json there is a second board here'],
    ['X', '"X"', 'bad-json the board is "X"'],
  ])('%j', (value, place, expected) => {
    const text = JSON.stringify(value);
    const result = json.parse(text);
    const problem = result.ok ? undefined : result.error;
    expect(`${problem?.code} ${problem?.message}`).toBe(expected);
    expect(problem?.at?.text).toEqual({ line: 1, column: text.indexOf(place) + 1 });
  });

  test('an empty array holds no board', () => {
    expect(json.parse('[]')).toMatchObject({ ok: false, error: { code: 'empty-input' } });
  });
});

describe('refuses what is not JSON', () => {
  test.each([
    ['{"width": 3,\n "height" 2}', '2:11 bad-json unexpected "2"'],
    ['{"width": 3,}', '1:13 bad-json unexpected "}"'],
    ['{"width": 03}', '1:12 bad-json unexpected "3"'],
    ['{"width": 3} x', '1:14 bad-json unexpected "x"'],
    ['{"width": 3', '1:12 unfinished the text ends too early'],
    ["{'width': 3}", '1:2 bad-json unexpected "\'"'],
    ['{"na\\me": 3}', '1:2 bad-json unexpected escape in "na\\me"'],
    ['{"width": 3, "width": 3}', '1:14 bad-json property "width" appears twice'],
    ['['.repeat(60_000), '1:18 bad-json unexpected "["'],
    ['{"name": tru}', '1:10 bad-json unexpected "t"'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
