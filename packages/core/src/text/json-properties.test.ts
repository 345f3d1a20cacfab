import { describe, expect, test } from 'vitest';
import type { Problem } from '../basics/errors.ts';
import { type Properties, propertiesOf } from './json-properties.ts';
import { parseJson } from './json-text.ts';

const KNOWN = ['n', 's', 'list', 'inner'];

/** What is read of a text, and the problems in their order, each as `column code message; expected`. */
function read<T>(text: string, take: (properties: Properties) => T) {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const problems: string[] = [];
  const refuse = ({ at, code, message, expected }: Problem) =>
    problems.push(`${at?.text?.column} ${code} ${message}; expected ${expected}`);
  const value = take(propertiesOf(parsed.value, '', KNOWN, refuse));
  return { value, problems };
}

describe('properties that are right', () => {
  test.each<[string, (properties: Properties) => unknown, unknown]>([
    ['{"n":3}', (of) => of.integer('n', 3, 5), 3],
    ['{"n":5}', (of) => of.integer('n', 3, 5), 5],
    ['{"n":-1}', (of) => of.integer('n', -1, 0), -1],
    ['{"s":"a"}', (of) => of.text('s'), 'a'],
    ['{"s":""}', (of) => of.text('s'), ''],
    ['{"s":"b"}', (of) => of.choice('s', ['a', 'b']), 'b'],
    ['{"s":null}', (of) => [of.has('s'), of.has('n'), of.node('s').value], [true, false, null]],
    ['{"list":[]}', (of) => of.objects('list', KNOWN), []],
    [
      '{"list":[{"n":1},{"n":2}]}',
      (of) => of.objects('list', KNOWN).map((item) => item.integer('n', 0, 9)),
      [1, 2],
    ],
    ['{"inner":{"s":"a"}}', (of) => of.object('inner', KNOWN).text('s'), 'a'],
    [' {"n":1}', (of) => of.at, { line: 1, column: 2 }],
  ])('%s', (text, take, expected) => {
    expect(read(text, take)).toEqual({ value: expected, problems: [] });
  });
});

describe('what is wrong is named, and read as a valid value', () => {
  test.each<[string, (properties: Properties) => unknown, unknown, string[]]>([
    [
      '{}',
      (of) => of.integer('n', 3, 5),
      3,
      [
        '1 bad-json the board has no n; expected the property n',
        '1 bad-json n is null; expected a whole number from 3 to 5',
      ],
    ],
    [
      '{"n":2}',
      (of) => of.integer('n', 3, 5),
      3,
      ['6 number-out-of-range n is 2; expected a whole number from 3 to 5'],
    ],
    [
      '{"n":6}',
      (of) => of.integer('n', 3, 5),
      3,
      ['6 number-out-of-range n is 6; expected a whole number from 3 to 5'],
    ],
    [
      '{"n":4.5}',
      (of) => of.integer('n', 3, 5, 'board-size'),
      3,
      ['6 board-size n is 4.5; expected a whole number from 3 to 5'],
    ],
    [
      '{"n":"4"}',
      (of) => of.integer('n', 3, 5, 'board-size'),
      3,
      ['6 bad-json n is "4"; expected a whole number from 3 to 5'],
    ],
    ['{"s":1}', (of) => of.text('s'), '', ['6 bad-json s is 1; expected a string']],
    ['{"s":"c"}', (of) => of.choice('s', ['a', 'b']), 'a', ['6 bad-json s is "c"; expected one of a, b']],
    [
      '{"list":{}}',
      (of) => of.objects('list', KNOWN),
      [],
      ['9 bad-json list is an object; expected an array'],
    ],
    [
      '{"list":[[]]}',
      (of) => of.objects('list', KNOWN).length,
      1,
      ['10 bad-json list[0] is an array; expected an object'],
    ],
    [
      '{"list":[{},{"m":1}]}',
      (of) => of.objects('list', KNOWN).length,
      2,
      ['14 bad-json unknown property list[1].m; expected one of n, s, list, inner'],
    ],
    [
      '{"inner":{"n":0}}',
      (of) => of.object('inner', KNOWN).integer('n', 1, 2),
      1,
      ['15 number-out-of-range inner.n is 0; expected a whole number from 1 to 2'],
    ],
    ['{"inner":{}}', (of) => of.object('inner', KNOWN).has('n'), false, []],
    [
      '{"inner":{}}',
      (of) => of.object('inner', KNOWN).text('s'),
      '',
      [
        '10 bad-json inner has no s; expected the property s',
        '10 bad-json inner.s is null; expected a string',
      ],
    ],
    ['[1]', (of) => of.has('n'), false, ['1 bad-json the board is an array; expected an object']],
    [
      '{"a b":1}',
      (of) => of.has('a b'),
      true,
      ['2 bad-json unknown property "a b"; expected one of n, s, list, inner'],
    ],
  ])('%s', (text, take, value, problems) => {
    expect(read(text, take)).toEqual({ value, problems });
  });
});
