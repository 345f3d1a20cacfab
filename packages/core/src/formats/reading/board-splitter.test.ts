import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardSplitter } from './board-splitter.ts';
import { proseFilter } from './prose-filter.ts';
import { readBoardText } from './read-board-text.ts';

test('texts of boards come as soon as they are complete, unread, with their lines and formats', () => {
  const splitter = createBoardSplitter();
  expect(splitter.push('5 XXoo.oooAAoo')).toEqual([]);
  expect(splitter.push('oooo 9\nCard 1\nXX.A\n...B').map(({ text, line }) => [line, text])).toEqual([
    [1, '5 XXoo.oooAAoooooo 9'],
  ]);
  const rest = splitter.end();
  expect(rest.map(({ line, name, format, text }) => [line, name, format?.id, text])).toEqual([
    [2, undefined, 'grid', 'Card 1\nXX.A\n...B'],
  ]);
  // a vehicle of one cell: wrong, which only reading tells
  expect(rest.map((text) => readBoardText(text).result.ok)).toEqual([false]);
});

test('the drawing of a board and the same board in a line below it are one board', () => {
  const printed = 'one: 2 moves\n╭────────────╮\n│ X──X  ·  A →\n│ ·  ·  ·  A │\n╰────────────╯\nXX.A/...A\n';
  const splitter = createBoardSplitter({ formats: allFormats() });
  expect([...splitter.push(printed), ...splitter.end()].map(({ format }) => format?.id)).toEqual(['printed']);
});

test('what is not a board is prose where a block between ``` follows', () => {
  const about = (text: string) => ({ text, line: 1 });
  const before = proseFilter<string>();
  expect(before.take('words', false, about('words'))).toEqual([]);
  expect(before.take('board', true, { ...about('board'), fenced: true })).toEqual(['board']);
  expect(before.end(true)).toEqual([]);

  const without = proseFilter<string>();
  expect(without.take('wrong', false, about('wrong'))).toEqual([]);
  expect(without.take('board', true, about('board'))).toEqual(['wrong', 'board']);
  expect(without.take('also wrong', false, about('also wrong'))).toEqual([]);
  expect(without.end(false)).toEqual(['also wrong']);
});
