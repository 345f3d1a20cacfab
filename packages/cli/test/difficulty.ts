import { expect } from 'vitest';

const range = [expect.any(Number), expect.any(Number)];

/** What every record says of the difficulty. */
export const difficulty = {
  rating: expect.any(Number),
  grade: expect.any(String),
  seconds: expect.any(Number),
  secondsRange: range,
  givesUp: expect.any(Number),
  givesUpRange: range,
  themes: expect.any(Array),
  extrapolated: expect.any(Array),
};
