// Boards in a format behind others with a mark of the exit beside a row.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

const formats = allFormats();

function readAll(text: string) {
  const reader = createBoardReader({ formats });
  return [...reader.push(text), ...reader.end()];
}

const start = 'Start\n.AA..Q\n.....Q\nPP...QK\n......\n......\n......';
const step1 = 'Step 1: A left\nAA...Q\n.....Q\nPP...QK\n......\n......\n......';
const step2 = 'Step 2: Q down\nAA....\n......\nPP....K\n.....Q\n.....Q\n.....Q';
const left = 'Step 3: P right\nAA....\n......\n......\n.....Q\n.....Q\n.....Q';

// the last alone was read, as a board without a red car
test('all are read, and the last is not the only one', () => {
  const boards = readAll([start, step1, step2, left].join('\n\n'));
  expect(boards.length).toBeGreaterThanOrEqual(3);
  expect(boards.slice(0, 3).map(({ result }) => result.ok)).toEqual([true, true, true]);
});
