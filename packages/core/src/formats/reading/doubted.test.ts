// Boards that a format reads with doubt, with other lines beside them.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

/** Nobody says which car is red: J alone lies across in its row, and A is labelled so. */
const ROWS = '.....G\nDDII.G\n..E.JJ\nBHEFF.\nBHAA..\nB..CC.';

function codesOf(text: string): readonly string[] {
  const reader = createBoardReader({ formats: allFormats() });
  const read = [...reader.push(text), ...reader.end()];
  return read.map(({ result }) => (result.ok ? 'board' : result.error.code));
}

test('rows alone are asked about', () => {
  expect(codesOf(ROWS)).toEqual(['ambiguous-reading']);
});

test.each(['Thanks!', 'Solution: 12 moves', 'I cannot solve this one.', 'Cheers,\nAnna'])(
  'and so they are with "%s" below',
  (line) => {
    expect(codesOf(`${ROWS}\n\n${line}\n`)).toEqual(['ambiguous-reading']);
  },
);

test('what is no board is still refused below the question', () => {
  const codes = codesOf(`${ROWS}\n\nAA.B..\nC..B\n`);
  expect(codes).toEqual(['ambiguous-reading', 'ragged-rows']);
});
