// No text takes long to refuse: the work grows with the length of a text, not with its square. A run of one character,
// alone or between two others, is what makes a badly written regular expression try every cut of the run.
import { expect, test } from 'vitest';
import { allFormats } from '../formats/all-formats.ts';
import { detectFormat } from '../formats/reading/detect.ts';
import { createBoardReader } from '../formats/reading/reader.ts';
import { formats } from '../formats/registry.ts';
import { readSolution } from '../notation/reading/read-solution.ts';
import { detectNotation, notations } from '../notation/registry.ts';
import { withoutPlaces } from '../notation/written/to-place.ts';
import { ARROW_ALONE } from '../shapes/sentences/arrow-alone.ts';
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
        // inside a line that a board has beside it
        ['name', 'x = 1\n1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n'],
      ] as const)
    : []),
];

const parsers: ((text: string) => unknown)[] = [
  (text) => {
    const reader = createBoardReader();
    return [...reader.push(text), ...reader.end()];
  },
  (text) => {
    const reader = createBoardReader({ formats: allFormats() });
    return [...reader.push(text), ...reader.end()];
  },
  detectFormat,
  (text) => detectFormat(text, allFormats()),
  detectNotation,
  (text) => readSolution(text, board),
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

/** Work that grows with the square takes several times longer for a long run: at least a nanosecond for each pair. */
const FAST = 15;
/**
 * The lengths of the long runs, and how often each is measured at most. The least time counts: what else the process does at the
 * same time, compiling or collecting garbage, is part of what is measured, and on a busy machine all measurements of a short run
 * may be wrong. So a doubtful one is followed by a run eight times as long, in which the rest matters less.
 */
const MEASUREMENTS = [
  { length: 8000, times: 24 },
  { length: 64_000, times: 4 },
];
/** The work grows 8 times where it grows with the length, 64 times where it grows with its square; more than this is in doubt. */
const PLAIN = 16;

/** How many times longer a parser takes for a run of `length` characters than for an eighth of it; 0 if it takes no time. */
function growthOf(workAt: (length: number) => number, length: number, times: number): number {
  let long = workAt(length);
  if (long < FAST) return 0;
  let short = workAt(length / 8);
  for (let again = 0; again < times && long >= FAST && long / short > PLAIN; again++) {
    long = Math.min(long, workAt(length));
    short = Math.min(short, workAt(length / 8));
  }
  return long < FAST ? 0 : long / short;
}

/** How the work for a run between two others grows, at a length at which it is out of doubt. */
function growthFor(parse: (text: string) => unknown, start: string, run: string, end: string): number {
  const workAt = (length: number) => workOf(parse, start, run, end, length);
  let growth = 0;
  for (const { length, times } of MEASUREMENTS) {
    growth = growthOf(workAt, length, times);
    if (growth <= PLAIN) break;
  }
  return growth;
}

test.each(runs)('the work for a run of %j grows with its length', (run) => {
  for (const parse of parsers) {
    for (const [start, end] of around)
      expect(growthFor(parse, start, run, end), JSON.stringify([start, run, end])).toBeLessThan(32);
  }
});

// what is quick in 8,000 characters and no longer in a whole file
test.each(['```\n', ' exit ', 'a: 1\n', '# 1\n'])(
  'the work for a file of %j grows with its length',
  (run) => {
    const reader = (text: string) => {
      const { push, end } = createBoardReader({ formats: allFormats() });
      return [...push(text), ...end()];
    };
    expect(growthOf((length) => workOf(reader, '', run, '', length), 64_000, 4)).toBeLessThan(PLAIN);
  },
);

// patterns that end with blanks, something that may be missing, and blanks again
test.each([
  ['a move to a square', 'X to (1, 2)', 'z'],
  ['a line of figures', 'Nodes: 1', '!\nX to (1, 0)'],
  ['an exit', 'exit', 'z'],
])('the work for blanks behind %s grows with their number', (_, start, end) => {
  const arrow = (text: string) => ARROW_ALONE.test(text);
  const squares = (text: string) => withoutPlaces(text, board);
  for (const parse of [arrow, squares])
    expect(growthFor(parse, start, ' ', end), parse.name).toBeLessThan(32);
});
