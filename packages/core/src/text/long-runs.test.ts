// No text takes long to refuse: the work grows with the length of a text, not with its square. A run of one character,
// alone or between two others, is what makes a badly written regular expression try every cut of the run.
import { expect, test } from 'vitest';
import { formats } from '../formats/all-formats.ts';
import { detectFormat } from '../formats/detect.ts';
import { neighbours } from '../formats/neighbours.ts';
import { createBoardReader } from '../formats/reader.ts';
import { detectNotation, notations } from '../notation/registry.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);

const runs = [
  ...[
    ' ',
    '\t',
    '\n',
    ' \n',
    'a\n\n',
    '\r',
    '\\',
    'a',
    'x',
    '1',
    '.',
    '-',
    '+',
    '|',
    '/',
    '#',
    ',',
    ':',
    '"',
    "'",
  ],
  ...[
    '(',
    '[',
    '{',
    ')',
    ']',
    '}',
    '[]',
    '🚗',
    '-_',
    'a ',
    '1 ',
    '"a",',
    '"\\',
    '--',
    '[(',
    'A←1 ',
    'AL1\n',
    '*',
    '#\n',
    '##',
    '#A\n',
    'A,H,1,1,2\n',
    '│ · │\n',
    '─',
    '#1/',
    '---- ',
    '```\n',
    '######\n',
    '#....#\n',
    '.AA...\n',
  ],
];
/** What is before and after a run. */
const around: readonly (readonly [string, string])[] = [
  ['', ''],
  ['{"a":"', ':'],
  ['.AA...\n', '.BB...\n'],
  // the others only by `npm run test:all`
  ...(randomRuns(1) > 1
    ? ([
        ['', 'a'],
        ['', ':'],
        ['{"a":"', ''],
        ['{"a":"', 'a'],
      ] as const)
    : []),
];

const parsers: ((text: string) => unknown)[] = [
  (text) => {
    const reader = createBoardReader();
    return [...reader.push(text), ...reader.end()];
  },
  (text) => {
    const reader = createBoardReader({ neighbours: neighbours() });
    return [...reader.push(text), ...reader.end()];
  },
  detectFormat,
  (text) => detectFormat(text, neighbours().formats),
  detectNotation,
  ...formats.map((format) => (text: string) => format.parse(text)),
  ...notations.map((notation) => (text: string) => notation.parse(text, board)),
];

/** Processor time, in milliseconds, that a parser takes for a run of `length` characters between two others. */
function workOf(
  parse: (text: string) => unknown,
  start: string,
  run: string,
  end: string,
  length: number,
): number {
  const text = start + run.repeat(length / run.length) + end;
  const started = process.cpuUsage();
  parse(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const LONG = 8000;
/** Work that grows with the square takes several times longer for a long run: at least a nanosecond for each pair. */
const FAST = 15;
/**
 * The least of so many times counts: what else the process does at the same time, compiling or collecting garbage, is part of
 * what is measured, and on a busy machine one measurement may be several times too long.
 */
const TIMES = 24;

test.each(runs)('the work for a run of %j grows with its length', (run) => {
  for (const parse of parsers) {
    for (const [start, end] of around) {
      let long = workOf(parse, start, run, end, LONG);
      if (long < FAST) continue;
      let short = workOf(parse, start, run, end, LONG / 8);
      // 8 where the work grows with the length, 64 where it grows with its square; between, both are measured again
      for (let again = 0; again < TIMES && long >= FAST && long / short > 16; again++) {
        long = Math.min(long, workOf(parse, start, run, end, LONG));
        short = Math.min(short, workOf(parse, start, run, end, LONG / 8));
      }
      if (long >= FAST) expect(long / short, JSON.stringify([start, run, end])).toBeLessThan(32);
    }
  }
});
