import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { tryParseBoard } from './parse-board.ts';

const X = '{"id":"X","row":2,"col":0,"length":2,"dir":"h"}';

describe('a vehicle of JSON with a mistake is named', () => {
  test.each([
    ['{"cars":[]}', 'cars is an empty list', 'row, column, length and direction of each vehicle'],
    ['{"vehicles":[]}', 'vehicles is an empty list', 'row, column, length and direction of each vehicle'],
    [
      '{"levels":[{"cars":[]}]}',
      'levels[0].cars is an empty list',
      'row, column, length and direction of each vehicle',
    ],
    [
      `{"vehicles":[${X},{"id":"A","row":1,"col":3,"dir":"v"}]}`,
      'vehicles[1] has no length',
      'a number, as the others have',
    ],
    [
      `{"vehicles":[${X},{"id":"A","row":1,"col":3,"length":2,"dir":"diag"}]}`,
      'vehicles[1].dir is "diag"',
      'a direction, such as h or v',
    ],
    [
      '{"vehicles":[{"id":"X","row":2,"col":0,"length":2,"dir":"diag"}]}',
      'vehicles[0].dir is "diag"',
      'a direction, such as h or v',
    ],
    [
      `{"cars":[${X},{"id":"A","row":"one","col":3,"length":2,"dir":"v"}]}`,
      'cars[1].row is "one"',
      'a number',
    ],
  ])('%s', (text, message, expected) => {
    const read = tryParseBoard(text, { formats: allFormats() });
    expect(!read.ok && [read.error.message, read.error.expected]).toEqual([message, expected]);
  });
});

test('a list that is understood keeps its own problem', () => {
  const text = `{"cars":[${X},{"id":"A","row":2,"col":1,"length":2,"dir":"v"}]}`;
  const read = tryParseBoard(text, { formats: allFormats() });
  expect(!read.ok && read.error.message).toMatch(/vehicle A overlaps another at row 3, column 2$/);
});
