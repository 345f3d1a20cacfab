import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../testing/random-runs.ts';
import { type JsonNode, parseJson, shorten } from './json-text.ts';

/** The value of a node as JSON.parse gives it. */
function plain({ value }: JsonNode): unknown {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([name, property]) => [name, plain(property)]));
  return Array.isArray(value) ? value.map(plain) : value;
}

const read = (text: string) => {
  const parsed = parseJson(text);
  return parsed.ok ? plain(parsed.value) : parsed.error;
};

test.each([
  ['null'],
  ['true'],
  ['false'],
  ['0'],
  ['-0.5e+3'],
  ['10E-1'],
  ['12345.678'],
  ['""'],
  ['"a\\n\\u0041\\"\\\\/"'],
  ['[]'],
  ['{}'],
  ['[[],{}]'],
  ['{"a":[1,{"b":null}],"":2}'],
  [' [ 1 ,\r\n\t2 ] '],
])('%s has the value that JSON gives it', (text) => {
  expect(read(text)).toEqual(JSON.parse(text));
});

test('any value is read back, however it is laid out', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 1, 3), (value, space) => {
      const text = JSON.stringify(value, undefined, space);
      expect(read(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: randomRuns(100) },
  );
});

test('each value and each name has its place', () => {
  const parsed = parseJson('\n {"a": [1,\n  "b"],\r\n"c" : {}}');
  const places: string[] = [];
  const visit = ({ at, value }: JsonNode, path: string): void => {
    places.push(`${path || 'all'} ${at.line}:${at.column}`);
    if (value instanceof Map) {
      for (const [name, property] of value) {
        places.push(`"${name}" ${property.named.line}:${property.named.column}`);
        visit(property, `${path}.${name}`);
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${path}[${index}]`);
    }
  };
  if (parsed.ok) visit(parsed.value, '');
  expect(places).toEqual(['all 2:2', '"a" 2:3', '.a 2:8', '.a[0] 2:9', '.a[1] 3:3', '"c" 4:1', '.c 4:7']);
});

describe('what is not JSON', () => {
  test.each([
    ['', '1:1 unfinished the text ends too early; expected a JSON value'],
    [' \n', '1:1 unfinished the text ends too early; expected a JSON value'],
    ['[1,', '1:4 unfinished the text ends too early; expected a JSON value'],
    ['[1', '1:3 unfinished the text ends too early; expected , or ]'],
    ['{"a":1', '1:7 unfinished the text ends too early; expected , or }'],
    ['[1 2]', '1:4 bad-json unexpected "2"; expected , or ]'],
    ['[1,]', '1:4 bad-json unexpected "]"; expected a JSON value'],
    ['{"a" 1}', '1:6 bad-json unexpected "1"; expected :'],
    ['{a:1}', '1:2 bad-json unexpected "a"; expected a string in double quotes'],
    ['{"a":1,}', '1:8 bad-json unexpected "}"; expected a string in double quotes'],
    ['1 2', '1:3 bad-json unexpected "2"; expected the end of the text'],
    ['01', '1:2 bad-json unexpected "1"; expected the end of the text'],
    ["'a'", '1:1 bad-json unexpected "\'"; expected a JSON value'],
    ['"a\nb"', '1:1 bad-json unexpected "\\""; expected a string in double quotes'],
    ['"\\x"', '1:1 bad-json unexpected escape in "\\x"; expected a JSON string'],
    ['\u00a01', '1:1 bad-json unexpected "\u00a0"; expected a JSON value'],
    ['{"a":1,\n "a":2}', '2:2 bad-json property "a" appears twice; expected each property once'],
    ['🚗', '1:1 bad-json unexpected "🚗"; expected a JSON value'],
  ])('%j', (text, message) => {
    const parsed = parseJson(text);
    if (parsed.ok) throw new Error('it was read');
    const { at, code, message: said, expected } = parsed.error;
    expect(`${at?.text?.line}:${at?.text?.column} ${code} ${said}; expected ${expected}`).toBe(message);
  });

  test.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('sixteen %s inside one another are read, one more is not', (open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect(parseJson(nested(16)).ok).toBe(true);
    const deeper = parseJson(nested(17));
    expect(!deeper.ok && deeper.error).toMatchObject({
      code: 'bad-json',
      expected: 'at most 16 brackets inside one another',
      at: { text: { line: 1, column: 17 * open.length + 1 } },
    });
  });
});

test.each([
  ['short', 'short'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(40)}...`],
  ['a\nb', 'a\\u000ab'],
])('in a message %j is %j', (written, shown) => {
  expect(shorten(written)).toBe(shown);
});
