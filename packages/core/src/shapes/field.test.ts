// Boards as people write them, which are not part of the project, with the values that two independent programs agree on.
import { describe, expect, test } from 'vitest';
import { hasPublished, needsPublished, publishedText } from '../testing/published.ts';
import type { ShapeOptions } from './parts/answer.ts';
import { lengthsIn } from './testing/lengths.ts';

describe.skipIf(!hasPublished)(`the boards of strangers${needsPublished}`, () => {
  test.each<[string, unknown, ShapeOptions?]>([
    ['01-truck-o.txt', [[8, 16]]],
    ['06-bars-with-arrow.txt', [[8, 16]]],
    ['08-star-border-exit-letter.txt', [[8, 16]]],
    ['11-at-border-left-gap.txt', [[47, 73]]],
    ['13-double-X-border.txt', [[3, 10]]],
    ['14-lower-case-r.txt', [[13, 29]]],
    ['20-list-id-dir-len-col-row.txt', [[8, 16]]],
    ['22-list-row-col-len-01.txt', [[4, 8]]],
    ['24-list-one-line-with-solution.txt', [[8, 14]]],
    ['26-list-count-row-col-len-dir.txt', [[33, 54]]],
    ['28-list-words.txt', [[8, 16]]],
    ['30-list-semicolons.data', [[8, 16]]],
    [
      '40-json-gridstring.json',
      [
        [23, 43],
        [23, 39],
      ],
    ],
    ['42-json-position.json', [[6, 9]]],
    [
      '44-json-pack.json',
      [
        [5, 7],
        [11, 22],
      ],
    ],
    ['50-matrix-minus1.csv', [[33, 83]]],
    ['52-matrix-json.json', 'question'],
    ['52-matrix-json.json', [[8, 16]], { primary: '9' }],
    ['53-quoted-rows.txt', [[8, 16]]],
    ['55-c-string.txt', [[8, 16]]],
    ['57-mail-quote.txt', [[8, 16]]],
    ['59-emoji.txt', [[8, 16]]],
    ['61-line-minus-1.txt', ['unsolvable']],
    // solutions are no boards
    ['02-solution-one-step-a-line.txt', 'refused'],
    ['03-solution-card-leaves-board.txt', 'refused'],
  ])('%s', (name, expected, options = {}) => {
    expect(lengthsIn(publishedText('field', name), options)).toEqual(expected);
  });
});
