// A row right behind the opening of code is a row of the board, and a language is none.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { compactText } from './compact.ts';
import { createBoardReader } from './reader.ts';

const rows = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const read = (text: string): string[] => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? compactText(result.value) : 'refused',
  );
};
const BOARD = 'AAoooOPooQoOPXXQoOPooQooBoooCCBoRRRo';

test.each([
  ['a row behind it', `\`\`\`${rows.join('\n')}\n\`\`\``, 1],
  ['a row behind waves', `~~~${rows.join('\n')}\n~~~`, 1],
  ['sentences around it', `Can you solve this one?\n\n\`\`\`${rows.join('\n')}\n\`\`\`\n\nThanks!`, 1],
  ['one of two', `\`\`\`\n${rows.join('\n')}\n\`\`\`\n\n\`\`\`${rows.join('\n')}\n\`\`\`\n`, 2],
  ['a language', `\`\`\`text\n${rows.join('\n')}\n\`\`\``, 1],
  ['a language as long as the rows', `\`\`\`python\n${rows.join('\n')}\n\`\`\``, 1],
])('%s', (_, text, count) => {
  expect(read(text)).toEqual(Array(count).fill(BOARD));
});
