import { describe, expect, test } from 'vitest';
import { cssColour, distanceColour } from './distance-colour.ts';

const grey = [138, 147, 160];
const green = [34, 179, 94];
const yellow = [255, 205, 70];
const red = [226, 72, 84];
const violet = [78, 62, 168];

describe('the colour of a state', () => {
  test.each([
    ['from which nothing leads out', -1, 9, grey],
    ['solved', 0, 9, green],
    ['solved, where all are', 0, 0, green],
    ['one move away', 1, 9, yellow],
    ['half as far as any', 5, 9, red],
    ['the farthest', 9, 9, violet],
    ['the only distance', 1, 1, yellow],
    ['the farther of two distances', 2, 2, violet],
    // a quarter of the way from yellow to violet is half of that to red
    ['between near and middle', 3, 9, [241, 139, 77]],
    ['between middle and far', 7, 9, [152, 67, 126]],
  ])('%s', (_, distance, hardest, colour) => {
    expect(distanceColour(distance, hardest)).toEqual(colour);
  });

  test('is written as CSS has it', () => {
    expect(cssColour([1, 2, 3])).toBe('rgb(1 2 3)');
  });
});
