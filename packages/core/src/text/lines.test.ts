import { describe, expect, test } from 'vitest';
import { isBlank, LONGEST_BOARD_TEXT, linesOf, notText, readable, splitLines, tooLarge } from './lines.ts';

const MARK = '\uFEFF';

describe('a text that can be read', () => {
  test.each([
    ['a', 'a'],
    [' a\n', ' a\n'],
    [`${MARK}a`, 'a'],
    [`a${MARK}`, `a${MARK}`],
    ['a'.repeat(LONGEST_BOARD_TEXT), 'a'.repeat(LONGEST_BOARD_TEXT)],
  ])('%#', (text, plain) => {
    expect(readable(text)).toEqual({ ok: true, value: plain });
    expect(linesOf(text).ok).toBe(true);
  });

  test('is not longer than every board', () => {
    expect(LONGEST_BOARD_TEXT).toBe(65_536);
    // a cell of the largest board may take a hundred characters
    expect(LONGEST_BOARD_TEXT).toBeGreaterThan(16 * 16 * 100);
  });
});

describe('a text that cannot', () => {
  test.each([
    ['nothing', '', 'empty-input', undefined],
    ['blanks', ' \n\t\r\n', 'empty-input', undefined],
    ['a mark alone', MARK, 'empty-input', undefined],
    ['a NUL', 'ab\nc\0d\0', 'binary-input', { line: 2, column: 2 }],
    ['a NUL among blanks', ' \0', 'binary-input', { line: 1, column: 2 }],
    ['a NUL after a mark', `${MARK}\0`, 'binary-input', { line: 1, column: 1 }],
    ['one character too many', ' '.repeat(LONGEST_BOARD_TEXT + 1), 'input-too-large', { line: 1, column: 1 }],
  ])('%s', (_, text, code, place) => {
    for (const result of [readable(text), linesOf(text)]) {
      expect(result).toMatchObject({ ok: false, error: { code } });
      expect(!result.ok && result.error.at?.text).toEqual(place);
    }
  });

  test('comments alone are no board', () => {
    expect(linesOf('# a\n\n #b')).toMatchObject({ ok: false, error: { code: 'empty-input' } });
    expect(readable('# a').ok).toBe(true);
  });
});

test('lines keep their numbers, whatever breaks them', () => {
  expect(splitLines('a\nb\r\nc\rd\n')).toEqual([
    { text: 'a', number: 1 },
    { text: 'b', number: 2 },
    { text: 'c', number: 3 },
    { text: 'd', number: 4 },
    { text: '', number: 5 },
  ]);
  expect(linesOf('# title\nXX.\n  # more\n...')).toEqual({
    ok: true,
    value: [
      { text: 'XX.', number: 2 },
      { text: '...', number: 4 },
    ],
  });
});

test('comments may be other lines', () => {
  const lines = linesOf('XX.\n; more', (all) => all.filter(({ text }) => !text.startsWith(';')));
  expect(lines).toEqual({ ok: true, value: [{ text: 'XX.', number: 1 }] });
});

test.each([
  ['', true],
  [' \t', true],
  [' .', false],
])('%j is blank: %s', (line, expected) => {
  expect(isBlank(line)).toBe(expected);
});

test('problems say where', () => {
  expect(tooLarge(7)).toMatchObject({
    message: 'the board that begins here has more than 65536 characters',
    at: { text: { line: 7, column: 1 } },
  });
  expect(notText({ line: 2, column: 3 }).at).toEqual({ text: { line: 2, column: 3 } });
});
