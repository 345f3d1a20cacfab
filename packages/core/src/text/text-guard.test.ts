import { describe, expect, test } from 'vitest';
import { textGuard } from './text-guard.ts';

/** What a guard gives of each piece, with `!` where binary data follows. */
const guarded = (pieces: readonly string[]): string[] => {
  const guard = textGuard();
  return pieces.map((piece) => {
    const { readable, binary } = guard(piece);
    return `${readable}${binary ? '!' : ''}`;
  });
};

const MARK = '\uFEFF';
const LOST = '\uFFFD';

test.each([
  ['text', ['ab', 'c\n', ''], ['ab', 'c\n', '']],
  ['a mark at the beginning', [`${MARK}ab`, 'c'], ['ab', 'c']],
  ['a mark alone, then text', [MARK, 'ab'], ['', 'ab']],
  ['a mark after an empty piece', ['', `${MARK}ab`], ['', 'ab']],
  ['a mark later on', ['a', `${MARK}b`], ['a', `${MARK}b`]],
  ['a mark within', [`a${MARK}b`], [`a${MARK}b`]],
  ['a NUL', ['ab\0cd'], ['ab!']],
  ['a NUL at once', ['\0'], ['!']],
  ['a NUL after a mark', [`${MARK}a\0b`], ['a!']],
  ['a NUL in the second piece', ['ab', 'c\0'], ['ab', 'c!']],
])('%s', (_, pieces, expected) => {
  expect(guarded(pieces)).toEqual(expected);
});

describe('letters that were lost', () => {
  test.each([
    ['seven are damaged letters', LOST.repeat(7), false],
    ['eight are a binary file', LOST.repeat(8), true],
    ['eight of 64 characters', 'a'.repeat(56) + LOST.repeat(8), true],
    ['eight of 65 characters', 'a'.repeat(57) + LOST.repeat(8), false],
    ['nine of 72', 'a'.repeat(63) + LOST.repeat(9), true],
    ['nine of 73', 'a'.repeat(64) + LOST.repeat(9), false],
  ])('%s', (_, text, binary) => {
    const readable = binary ? text.slice(0, -1) : text;
    expect(textGuard()(text)).toEqual({ readable, binary });
    // the same in pieces
    const guard = textGuard();
    const last = [...text].map((letter) => guard(letter)).findIndex((piece) => piece.binary);
    expect(last).toBe(binary ? text.length - 1 : -1);
  });
});
