// A random board that is printed in any shape with any glyphs is read as it is, or asked about; never as another board.
import { expect, test } from 'vitest';
import { randomFrom } from '../basics/random.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { readShapes } from './read-shapes.ts';
import { randomBoard, sameAs } from './testing/random-boards.ts';
import { allShapes } from './testing/shapes.ts';

/** Of how many boards at least half have to be read, so that the reader cannot pass by asking always. */
const HALF = 0.5;

test.each(allShapes.map((shape) => [shape.name, shape] as const))('%s', (name, shape) => {
  const runs = randomRuns(8);
  let right = 0;
  for (let run = 0; run < runs; run++) {
    const random = randomFrom(run * 7919 + name.length * 31 + 1);
    const board = randomBoard(random, shape.wanted);
    const { text, primary } = shape.print(board, random);
    const answer = readShapes(text, primary === undefined ? {} : { primary });
    if (answer.kind !== 'read') continue;
    // a primary that is guessed, and said to be, may be another one
    const guessed = answer.boards[0]?.primaryGuessed !== undefined;
    expect(
      answer.boards.map((read) => sameAs(read.board, !guessed)),
      text,
    ).toEqual([sameAs(board, !guessed)]);
    right++;
  }
  expect(right).toBeGreaterThanOrEqual(runs * HALF);
});
