import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

test.each([
  '```\nfoo bar baz\n```\nhello world text\n',
  'Hello there\n\nthis is text.\n\n```\n```\n',
  '```js\nconst a = 1;\n```\n',
  'Thanks!\n',
  ' \n',
  '```\n# . . . X X\n# . . C . .\n```\n\nA H H 0 F F\nA 0 D D D C\nThanks!\n',
])('of %j without a board one problem is told', (text) => {
  const reader = createBoardReader({ formats: allFormats() });
  const found = [...reader.push(text), ...reader.end()];
  expect(found.map(({ result }) => result.ok)).toEqual([false]);
});
