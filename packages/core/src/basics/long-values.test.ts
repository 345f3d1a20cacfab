// What a program passes by mistake may be of any length; a message repeats its beginning.
import { expect, test } from 'vitest';
import { dayNumber } from '../catalogue/index.ts';
import { analyze, generate, hint, renderSvg, solve, vehicleIndex } from '../index.ts';
import { readPicture } from '../picture/index.ts';
import { boardOf } from '../testing/drawn.ts';

const board = boardOf(['XX.A', '...A', '....']);
const long = 'q'.repeat(100_000);
const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

const messageOf = (act: () => unknown): string => {
  try {
    return String(Object(Object(act()).error).message);
  } catch (error) {
    return String(Object(error).message);
  }
};

test.each([
  ['a text', long],
  ['a symbol', Symbol(long)],
  ['a number', 10n ** 5000n],
  ['the name of an option', { [long]: 1 }],
  ['a label', { label: long, orientation: 'horizontal' }],
])('%s', (_, given) => {
  const anything = given as never;
  for (const act of [
    () => solve(anything),
    () => solve(board, anything),
    () => solve(board, { metric: anything }),
    () => hint(board, anything),
    () => analyze(board, anything),
    () => generate(anything),
    () => renderSvg(board, anything),
    () => renderSvg(board, { width: anything }),
    () => vehicleIndex(board, anything),
    () => dayNumber(anything),
    () => readPicture(anything, {}),
    () => readPicture(picture, { exit: anything }),
    () => readPicture(picture, { rows: anything }),
  ]) {
    const message = messageOf(act);
    expect(message.length).toBeLessThan(300);
    expect(message).not.toContain(long.slice(0, 100));
  }
});
