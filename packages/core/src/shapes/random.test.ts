// A random board that is printed in any shape with any glyphs is read as it is, or asked about; never as another board.
// `npm run torture -- shapes` tries more.
import { expect, test } from 'vitest';
import { randomRuns } from '../testing/random-runs.ts';
import { fate, printedIn } from './testing/fate.ts';
import { allShapes } from './testing/shapes.ts';

/** Of how many boards at least half have to be read, so that the reader cannot pass by asking always. */
const HALF = 0.5;

test.each(allShapes.map((shape) => [shape.name, shape] as const))('%s', (name, shape) => {
  const runs = randomRuns(8);
  let read = 0;
  for (let run = 0; run < runs; run++) {
    const printed = printedIn(shape, run * 7919 + name.length * 31 + 1);
    const became = fate(printed);
    expect(became, printed.text).not.toBe('wrong');
    if (became === 'right' || became === 'guessed') read++;
  }
  expect(read).toBeGreaterThanOrEqual(runs * HALF);
});
