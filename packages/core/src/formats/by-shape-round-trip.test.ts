// What is written for other programs is read back by its shape: as the same board, or as a question that offers it.
import { expect, test } from 'vitest';
import type { Board } from '../board/board.ts';
import { randomBoard } from '../testing/random-board.ts';
import { seedBoards } from '../testing/seeds.ts';
import { allFormats } from './all-formats.ts';
import { createBoardReader } from './reading/reader.ts';
import { writerById } from './registry.ts';

/** A board without the labels of its vehicles. */
function essence({ width, height, exit, walls, vehicles, primary }: Board) {
  const placed = vehicles.map(
    ({ orientation, lane, offset, length }, index) =>
      `${orientation} ${lane} ${offset} ${length}${index === primary ? ' red' : ''}`,
  );
  return { width, height, exit, walls: [...walls], vehicles: placed.sort() };
}

const boards = [
  ...Object.values(seedBoards),
  ...Array.from({ length: 40 }, (_, seed) => randomBoard(5 + (seed % 3), seed)),
];

test.each([
  ['list', 0],
  ['matrix', 0],
  ['cars', 0],
] as const)('%s', (id, questions) => {
  const formats = allFormats();
  let asked = 0;
  let written = 0;
  for (const board of boards) {
    const text = writerById(id).print(board);
    if (!text.ok) continue;
    written++;
    const reader = createBoardReader({ formats });
    const [read, ...rest] = [...reader.push(text.value), ...reader.end()];
    expect(rest).toEqual([]);
    const answer = read?.shape && 'answer' in read.shape ? read.shape.answer : undefined;
    if (answer?.kind === 'question') {
      asked++;
      expect(answer.readings.map((reading) => essence(reading.board))).toContainEqual(essence(board));
    } else
      expect(read?.result.ok ? essence(read.result.value) : read?.result, text.value).toEqual(essence(board));
  }
  expect(written).toBeGreaterThan(boards.length / 2);
  expect(asked).toBe(questions);
});
