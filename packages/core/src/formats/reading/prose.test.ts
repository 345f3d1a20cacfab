// What is taken for prose, and what is not.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

test('rows of a letter and a digit are a board, not a legend with lengths', () => {
  const reader = createBoardReader({ formats: allFormats() });
  const read = [...reader.push('#3\nX3\nX3\n00\n'), ...reader.end()];
  expect(read.map(({ result }) => result.ok && result.value.vehicles.length)).toEqual([3]);
});

test('rows that all begin with dashes are a board, and no legend', () => {
  const rows = ['- - - B - -', '- - - B - A', '- - E D D A', '- - E - - -', '- - - X X X', '- - C C - -'];
  for (const text of [rows.join('\n'), `..XX\n....\n....\n....\n\n${rows.join('\n')}`]) {
    const reader = createBoardReader({ formats: allFormats() });
    const read = [...reader.push(text), ...reader.end()];
    const last = read.at(-1)?.result;
    expect(last?.ok && last.value.vehicles.length).toBe(6);
  }
});
