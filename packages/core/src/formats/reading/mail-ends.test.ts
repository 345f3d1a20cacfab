import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { isMailEnd } from './mail-ends.ts';
import { createBoardReader } from './reader.ts';

const ROWS = '.ABB.C\nDA...C\nDEXX..\nDE..FF\nGHH...\nGII...';

test.each([
  'Hi Tom,',
  'Hello!',
  'Guten Tag Herr Müller,',
  'Cheers,\nAnna',
  'Best regards\nAnna Miller',
  'Viele Grüße\nAnna',
  'Anna\n+49 123 4567\nanna.miller@example.com',
])('%s', (text) => {
  expect(isMailEnd(text)).toBe(true);
  for (const whole of [`${ROWS}\n\n${text}\n`, `${text}\n\n${ROWS}\n`]) {
    const reader = createBoardReader({ formats: allFormats() });
    const read = [...reader.push(whole), ...reader.end()];
    expect(read.map(({ result }) => result.ok)).toEqual([true]);
  }
});

test.each([
  'Thanks\nXXoAoooAoooooooo',
  'Best\nAAoo\nooXX\noooo\noooo',
  'Cheers\nAA..',
  'Hi there, the red car is at row 3',
])('%s is no end of a mail', (text) => {
  expect(isMailEnd(text)).toBe(false);
});
