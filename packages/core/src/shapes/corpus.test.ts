// Texts in every shape, each with the lengths of its boards in moves and steps. A text that was once read wrongly is kept here.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lengthsIn } from './testing/lengths.ts';

const texts: readonly (readonly [name: string, expected: unknown])[] = [
  ['ask-two-reds.txt', 'question'],
  ['json-cut-short.txt', 'refused'],
  ['json-nine-wide.txt', 'refused'],
  ['list-direction-same-for-all.txt', [[1, 2]]],
  ['list-field-missing.txt', 'refused'],
  ['list-field-too-many.txt', 'refused'],
  ['not-numbers.txt', 'refused'],
  ['not-package.txt', 'refused'],
  ['not-pairs.txt', 'refused'],
  ['rows-border-cell-missing.txt', 'refused'],
  ['rows-full-but-one.txt', 'refused'],
  ['rows-single-x.txt', 'refused'],
  ['js-calls.txt', [[8, 16]]],
  ['json-bad-among-good.txt', [[8, 16]]],
  ['json-cells.txt', [[8, 16]]],
  ['json-ends.txt', [[8, 16]]],
  ['json-flat-array.txt', [[8, 16]]],
  ['json-groups.txt', [[8, 16]]],
  ['json-labels-as-keys.txt', [[8, 16]]],
  [
    'json-lines.txt',
    [
      [8, 16],
      [8, 16],
    ],
  ],
  [
    'json-pack-named.txt',
    [
      [8, 16],
      [8, 16],
    ],
  ],
  ['json-walls.txt', [[6, 10]]],
  ['json-xywh-target.txt', [[8, 16]]],
  ['line-comma.txt', 'refused'],
  ['line-minus-one.txt', ['unsolvable']],
  ['line-size-and-count.txt', [[8, 16]]],
  ['list-arrows.txt', [[8, 16]]],
  ['list-bars-between.txt', [[8, 16]]],
  ['list-corners-from-1.txt', [[8, 16]]],
  ['list-csv-colour.txt', [[8, 16]]],
  ['list-csv-other-heading.txt', [[8, 16]]],
  ['list-dash-and-bar.txt', [[8, 16]]],
  ['list-key-value.txt', [[8, 16]]],
  ['list-label-row-col-length.txt', [[8, 16]]],
  ['list-numbers-alone.txt', [[8, 16]]],
  ['list-parentheses.txt', [[8, 16]]],
  ['list-python-tuples.txt', [[8, 16]]],
  ['list-semicolons-comments.txt', [[8, 16]]],
  ['list-sentences.txt', [[8, 16]]],
  ['list-tabs.txt', [[8, 16]]],
  ['list-trucks-by-label.txt', [[8, 16]]],
  [
    'list-two-boards.txt',
    [
      [8, 16],
      [8, 16],
    ],
  ],
  ['list-x-y-from-0.txt', [[8, 16]]],
  ['list-yaml-blocks.txt', [[8, 16]]],
  ['list-yaml.txt', [[8, 16]]],
  ['not-prose.txt', 'refused'],
  ['not-solution.txt', 'refused'],
  ['not-table.txt', 'refused'],
  ['rows-arrow-below.txt', [[8, 16]]],
  ['rows-bars-missing-right.txt', [[8, 16]]],
  ['rows-blank-in-bars.txt', [[8, 16]]],
  ['rows-c-matrix.txt', [[8, 16]]],
  ['rows-cells-in-boxes.txt', [[8, 16]]],
  ['rows-comment.txt', [[8, 16]]],
  ['rows-double-box.txt', [[8, 16]]],
  ['rows-emoji-frame.txt', [[8, 16]]],
  ['rows-equals-exit.txt', [[8, 16]]],
  ['rows-exit-word.txt', [[8, 16]]],
  ['rows-hash-border-equals.txt', [[8, 16]]],
  ['rows-header.txt', [[8, 16]]],
  ['rows-java-concatenated.txt', [[8, 16]]],
  ['rows-js-template.txt', [[8, 16]]],
  ['rows-left-exit.txt', [[8, 16]]],
  ['rows-letters-and-numbers-around.txt', [[8, 16]]],
  ['rows-light-box-arrow.txt', [[8, 16]]],
  ['rows-lisp.txt', [[8, 16]]],
  ['rows-long-arrow.txt', [[8, 16]]],
  ['rows-mail-twice.txt', [[8, 16]]],
  ['rows-markdown-coordinates.txt', [[8, 16]]],
  ['rows-numbered-lines.txt', [[8, 16]]],
  ['rows-numbers-minus-1.txt', [[6, 10]]],
  ['rows-numpy-printed.txt', [[8, 16]]],
  ['rows-numpy.txt', [[8, 16]]],
  ['rows-o-truck.txt', [[8, 16]]],
  ['rows-percent-border.txt', [[8, 16]]],
  ['rows-python-triple-quotes.txt', [[8, 16]]],
  ['rows-semicolons.txt', [[8, 16]]],
  ['rows-size-above.txt', [[8, 16]]],
  ['rows-spaces-on-one-line.txt', [[8, 16]]],
  ['rows-two-letters.txt', [[8, 16]]],
  [
    'rows-two-levels.txt',
    [
      [8, 16],
      [4, 9],
    ],
  ],
  ['rows-underscores-zero.txt', [[8, 16]]],
  ['rows-words.txt', [[8, 16]]],
  ['rows-yaml.txt', [[8, 16]]],
];

const textOf = (name: string): string => readFileSync(new URL(`corpus/${name}`, import.meta.url), 'utf8');

test.each(texts)('%s', (name, expected) => {
  expect(lengthsIn(textOf(name))).toEqual(expected);
});

test('every text of the corpus is in the table', () => {
  expect(readdirSync(new URL('corpus/', import.meta.url)).sort()).toEqual(texts.map(([name]) => name).sort());
});
