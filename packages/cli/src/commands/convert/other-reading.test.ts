import { parseBoard } from '@unjam/core';
import { expect, test } from 'vitest';
import { otherReading } from './other-reading.ts';

test.each([
  [
    'an upright R beside a car that is likelier the red one',
    '...bc/...bc/..aa./.R.../.R.../.R...',
    'R',
    true,
  ],
  ['an upright X', '...bc/...bc/..aa./.X.../.X.../.X...', 'X', false],
  ['an R that lies across', '..0..A/..0..A/RR0.../..GGY./V...Y./V.....', 'R', false],
])('rows with %s', async (_, line, primary, isOther) => {
  const board = parseBoard(line, { primary });
  expect((await otherReading(line.replaceAll('/', '\n'), board)) !== undefined).toBe(isOther);
});
