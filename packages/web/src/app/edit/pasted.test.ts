import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

const rows = '......\n......\nXX..B.\n....B.\n......\n......\n';

test.each([
  ['a link', 'https://unjam.example/app/#1/play/p-0123abc', '#1/play/p-0123abc'],
  [
    'a link in a message',
    'try this: http://localhost:8000/#1/replay/XX..B./0r1 , it is hard',
    '#1/replay/XX..B./0r1',
  ],
  ['a link in angle brackets', '<http://localhost:8000/#1/play/abc>', '#1/play/abc'],
])('%s', (_, text, hash) => {
  expect(readPasted(text)).toEqual({ ok: true, value: { kind: 'link', hash } });
});

test.each([
  ['rows', rows],
  ['a fenced block', `\`\`\`\n${rows}\`\`\``],
  ['a fenced block with a language in a message', `Look:\n\n\`\`\`text\n${rows}\`\`\`\nHard!`],
  ['a block between tildes', `~~~\n${rows}~~~`],
])('a board as %s', (_, text) => {
  const pasted = readPasted(text);
  expect(pasted.ok && pasted.value.kind === 'setup' && pasted.value.setup.vehicles).toHaveLength(2);
});

test('text that is neither is refused with the reason', () => {
  expect(readPasted('hello world').ok).toBe(false);
  expect(readPasted('').ok).toBe(false);
});
