import { describe, expect, test } from 'vitest';
import { type Cursor, cursorAt } from './cursor.ts';

/** The problem as `line:column code message; expected`. */
const problemOf = ({ problem }: Cursor) =>
  problem &&
  `${problem.at?.text?.line}:${problem.at?.text?.column} ${problem.code} ${problem.message}; expected ${problem.expected}`;

test('moves forward past blanks', () => {
  const cursor = cursorAt(' a🚗\n\tb');
  expect(cursor.peek()).toBe('a');
  expect(cursor.skip('b')).toBe(false);
  expect(cursor.skip('a')).toBe(true);
  expect(cursor.peek()).toBe('🚗');
  cursor.expect('🚗');
  expect(cursor.place()).toEqual({ line: 2, column: 2 });
  expect(cursor.match(/[a-z]+/y, 'letters')).toBe('b');
  expect(cursor.peek()).toBe('');
  cursor.expectEnd();
  expect(cursor.problem).toBeUndefined();
});

test.each([
  ['\n', 2],
  ['\r', 2],
  ['\r\n', 2],
  ['\n\r', 3],
  ['\n\n', 3],
])('after %j the next character stands in line %2$d', (breaks, line) => {
  const cursor = cursorAt(`a${breaks}bc`);
  expect(cursor.place()).toEqual({ line: 1, column: 1 });
  cursor.expect('a');
  expect(cursor.place()).toEqual({ line, column: 1 });
  cursor.expect('b');
  expect(cursor.place()).toEqual({ line, column: 2 });
});

test('comments are blanks where a pattern says so', () => {
  const cursor = cursorAt('%x\n a', /(?:\s|%[^\n]*)*/y);
  expect(cursor.peek()).toBe('a');
  expect(cursor.place()).toEqual({ line: 2, column: 2 });
});

describe('lists', () => {
  test.each([
    ['[]', [], undefined],
    ['[ a ]', ['a'], undefined],
    ['[a, b,c]', ['a', 'b', 'c'], undefined],
    ['[a b]', ['a'], '1:4 unexpected-character unexpected "b"; expected , or ]'],
    ['[a,', ['a', ''], '1:4 unfinished the text ends too early; expected a letter'],
    ['[a, ]', ['a', ''], '1:5 unexpected-character unexpected "]"; expected a letter'],
    ['[a', ['a'], '1:3 unfinished the text ends too early; expected , or ]'],
    ['a]', [], '1:1 unexpected-character unexpected "a"; expected ['],
  ])('%s', (text, items, problem) => {
    const cursor = cursorAt(text);
    const found: string[] = [];
    cursor.list('[', ']', () => found.push(cursor.match(/[a-z]/y, 'a letter')));
    expect(problemOf(cursor)).toBe(problem);
    expect(found).toEqual(items);
  });
});

describe('the first problem is kept, and nothing is read after it', () => {
  test('an unexpected character', () => {
    const cursor = cursorAt('ab\nc');
    cursor.expect('x');
    expect(problemOf(cursor)).toBe('1:1 unexpected-character unexpected "a"; expected x');
    expect([cursor.peek(), cursor.skip('a'), cursor.match(/a/y, 'a')]).toEqual(['', false, '']);
    cursor.expectEnd();
    cursor.fail('something else', 'another problem');
    expect(problemOf(cursor)).toBe('1:1 unexpected-character unexpected "a"; expected x');
  });

  test.each([
    ['', '1:1'],
    [' \n ', '1:1'],
    ['a', '1:2'],
    ['a \n\n', '1:2'],
    ['a\r\n b\n', '2:3'],
  ])('the end of %j', (text, place) => {
    const cursor = cursorAt(text);
    cursor.match(/\S*(?:\s+\S+)*/y, 'text');
    cursor.fail('more');
    expect(problemOf(cursor)).toBe(`${place} unfinished the text ends too early; expected more`);
  });

  test('more than was expected', () => {
    const cursor = cursorAt('a b');
    cursor.expect('a');
    cursor.expectEnd();
    expect(problemOf(cursor)).toBe('1:3 unexpected-character unexpected "b"; expected the end of the text');
  });

  test('a message, a code and a place of its own', () => {
    const cursor = cursorAt('a');
    cursor.fail('less', 'too much', 'bad-json', { line: 7, column: 8 });
    expect(problemOf(cursor)).toBe('7:8 bad-json too much; expected less');
    const ended = cursorAt('');
    ended.fail('less', 'too much', 'bad-json');
    expect(problemOf(ended)).toBe('1:1 bad-json too much; expected less');
  });
});
