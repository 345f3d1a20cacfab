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

test.each([
  ['ooBoAABooooooooo', 'AoooABBBXXoCoooC'],
  ['ooBAABooo', 'ooAooAXXo'],
])('each below its name, boards of few cells on a line are boards: %s', (...boards) => {
  for (const formats of [undefined, allFormats()]) {
    const splitter = createBoardSplitter(formats && { formats });
    const texts = [...splitter.push(`first\n${boards[0]}\nsecond one\n${boards[1]}\n`), ...splitter.end()];
    expect(texts.map(({ name, line, text }) => [name, line, text])).toEqual([
      ['first', 2, boards[0]],
      ['second one', 4, boards[1]],
    ]);
    expect(texts.map((text) => readBoardText(text).result.ok)).toEqual([true, true]);
  }
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

test.each([
  ['a sentence', 'but my program says 9 moves, is it right?', 0],
  ['a legend', 'X = red car (target)\n. = empty\nA, B = cars', 0],
  ['a solution', 'Solution (2 moves): AD1 XR2', 0],
  ['a spoiler', '>!8 moves!<', 0],
  ['what a program says of its search', 'Solved in 8 moves', 0],
  ['a few words', 'without a board', 1],
  ['a vehicle in words', 'The blue car is in row 1, columns 2 and 3.', 1],
  ['a row that is torn', 'AA..O P', 1],
])('below a board %s is prose or not', (_, text, reported) => {
  const board = 'XX.A\n...A\n....\n....';
  const count = (written: string): number => {
    const splitter = createBoardSplitter({ formats: allFormats() });
    return [...splitter.push(written), ...splitter.end()].length;
  };
  expect(count(`${board}\n\n${text}\n`)).toBe(1 + reported);
  // a few words above a board are its name
  expect(count(`${board}\n\n${text}\n\n${board}\n`)).toBe(text.startsWith('The') ? 3 : 2);
  // where nothing is a board, it is said
  expect(count(text)).toBe(1);
});
