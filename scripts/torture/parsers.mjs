// Feeds every parser mutated texts: boards in every format, solutions in every notation and catalogues, with characters
// changed, removed, doubled and moved, parts of other texts put in, and long runs. Promised for each text and parser:
// nothing is thrown, every refusal has a code, one line of message and a place in the text, at most 100 ms of processor
// time is used (and 20 µs more for each further board of a text), what is accepted is printed and read back to the same
// board, and the memory stays flat.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBoardReader, parseBoard, solve } from '@unjam/core';
import { readCatalogue } from '@unjam/core/catalogue';
import { allFormats, detectFormat, formatById, formats } from '@unjam/core/formats';
import { randomFrom } from '@unjam/core/generate';
import { detectNotation, notations } from '@unjam/core/notation';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '1000000' } },
});
const [seed, count] = [Number(values.seed), Number(values.count)];

/** Milliseconds of processor time that one parser may take for one text, at best of three, and for each further board. */
const SLOWEST = 100;
const SLOWEST_BOARD = 0.02;
/** Bytes by which the heap may grow between the first tenth of the mutated inputs and the last. */
const GROWTH = 4e6;
/** Characters of the longest run of one piece. */
const LONGEST_RUN = 70_000;

const random = randomFrom(seed);
const below = (n) => Math.floor(random() * n);
const pick = (list) => list[below(list.length)];

const seeds = ['framed', 'g1', 'hardest', 'prolog-1', 'report'].map((name) =>
  readFileSync(new URL(`../../puzzles/seeds/${name}.txt`, import.meta.url), 'utf8'),
);
const catalogue = readFileSync(new URL('../../puzzles/catalogue.txt', import.meta.url), 'utf8')
  .split('\n')
  .slice(0, 11);
const board = parseBoard('..A.../..A..D/XXAC.D/...C.D/.BBB../......');
const { solution } = solve(board);
const valid = [
  ...formats.flatMap((format) => {
    const printed = format.print(board);
    return printed.ok ? [printed.value] : [];
  }),
  '..BCCC\n..B...\nAAB.DE\n..F.DE\n..F...\n......',
  '6 6\n4\n..A..D\n..A..D\nPPAC.DK\n...C..\n.BBB..\n......',
  ...seeds,
  catalogue.join('\n'),
  ...notations.flatMap((notation) => {
    const printed = notation.print(solution, board);
    return printed.ok ? [printed.value] : [];
  }),
  'A↓1, C↓2, D↑1, X→4',
  'AD1\nCD2\nDU1\nXR4',
  "[('A',23),('C',32)]",
  'truck A down 1\ncar C down 2',
];
const pieces = [
  ...'XxAao.-_@/|+#%[](){}"\'\\,:;=?0123456789 \t\n\r',
  ...[
    '\0',
    '\u001b[2J',
    '\u202e',
    '\ufeff',
    '\ufffd',
    '\u2028',
    '🚗',
    'é',
    'ß',
    '\ud800',
    '←',
    '→',
    '\r\n',
    '\n\n',
  ],
  ...[
    '-1',
    '1e999',
    '99999999999999999999',
    '{}',
    '[]',
    'null',
    'rush(',
    '?-',
    'car(x,h,1-3)',
    'car,orientation,col,row,length\n',
    'A,H,1,1,2\n',
    '6 6\n11\n',
    '######\n',
    '#1/play/',
    '│ X──X  ·  →\n',
    '╰──╯\n',
    '```\n',
    '"name":',
    '__proto__',
  ],
];

/** A piece again and again, at most so many characters. */
const runOf = (piece, most) => piece.repeat(below(most / piece.length));

/** A text with one to six changes. */
function mutated() {
  let text = pick(valid);
  for (let changes = 1 + below(6); changes > 0; changes--) {
    const at = below(text.length + 1);
    const to = Math.min(text.length, at + below(8));
    const kind = below(100);
    if (kind < 25) text = text.slice(0, at) + text.slice(to);
    else if (kind < 60) text = text.slice(0, at) + pick(pieces) + text.slice(kind < 45 ? at : to);
    else if (kind < 75) text = text.slice(0, at) + text.slice(at, to) + text.slice(at);
    else if (kind < 85) text = text.slice(to) + text.slice(0, at);
    else if (kind < 97) {
      const other = pick(valid);
      const from = below(other.length);
      text = text.slice(0, at) + other.slice(from, from + below(60)) + text.slice(at);
    } else if (kind < 99) text = text.slice(0, at) + pick(pieces).repeat(below(60)) + text.slice(at);
    else if (below(40) === 0) text = text.slice(0, at) + runOf(pick(pieces), LONGEST_RUN) + text.slice(at);
  }
  return text;
}

/** What readers recognise besides the formats of every reader. */
const known = allFormats();

/** Where the text at hand is cut in two for the reader of streams. */
let cut = 0;

/** Reads a text in two parts. */
function readAll(text) {
  const reader = createBoardReader({ formats: known });
  return [...reader.push(text.slice(0, cut)), ...reader.push(text.slice(cut)), ...reader.end()];
}

const broken = [];
const report = (parser, text, what) => {
  if (broken.length < 20) console.error(`${parser}: ${what}: ${JSON.stringify(text.slice(0, 300))}`);
  broken.push(parser);
};

/** What is wrong with a refusal, if anything. */
function faultOf(problem, lines) {
  if (!problem?.code || !problem.message) return 'a refusal without a code or a message';
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(problem.message))
    return 'a message of several lines';
  if (problem.message.length > 20_000) return `a message of ${problem.message.length} characters`;
  const place = problem.at?.text;
  if (place && (place.line < 1 || place.column < 1 || place.line > lines)) return 'a place outside the text';
  return undefined;
}

let accepted = 0;
let refused = 0;
const look = (parser, text, lines, problems) => {
  refused++;
  for (const problem of problems) {
    const fault = faultOf(problem, lines);
    if (fault) report(parser, text, fault);
  }
};

const json = formatById('json');
const parsers = {
  reader(text, lines) {
    const boards = readAll(text);
    for (const { result } of boards) {
      if (!result.ok) look('reader', text, lines, result.error);
      else {
        accepted++;
        const written = json.print(result.value);
        const again = written.ok && parseBoard(written.value, { format: 'json' });
        if (JSON.stringify(again) !== JSON.stringify(result.value))
          report('reader', text, 'another board read back');
      }
    }
    return boards.length;
  },
  detectFormat: (text) => void detectFormat(text),
  detectNotation: (text) => void detectNotation(text),
  catalogue(text, lines) {
    const read = readCatalogue(text);
    if (read.ok) accepted++;
    else look('catalogue', text, lines, [read.error]);
  },
};
for (const format of formats) {
  parsers[`format ${format.id}`] = (text, lines) => {
    const parsed = format.parse(text);
    if (parsed.ok) accepted++;
    else look(format.id, text, lines, [parsed.error]);
  };
}
for (const notation of notations) {
  parsers[`notation ${notation.id}`] = (text, lines) => {
    const parsed = notation.parse(text, board);
    if (!parsed.ok) {
      look(notation.id, text, lines, [parsed.error]);
      return;
    }
    accepted++;
    if (parsed.value.some(({ label }) => label === '')) report(notation.id, text, 'a move without a label');
  };
}

/** Milliseconds that pass on the clock: never less than the processor time of a parser, and quickly measured. */
function elapsed(parse, text, lines) {
  const started = performance.now();
  parse(text, lines);
  return performance.now() - started;
}

/** Milliseconds of processor time, less what further boards may take. */
function processorTime(parse, text, lines) {
  const started = process.cpuUsage();
  const boards = parse(text, lines) ?? 1;
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 - SLOWEST_BOARD * (boards - 1);
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const heap = [];
let slowest = { milliseconds: 0 };
for (let index = 0; index < count; index++) {
  const text = mutated();
  const lines = text.split(/\r\n|\r|\n/).length;
  cut = below(text.length + 1);
  for (const [name, parse] of Object.entries(parsers)) {
    try {
      if (elapsed(parse, text, lines) <= slowest.milliseconds) continue;
      // the slowest so far: its processor time, the best of three, as a collection of garbage may have come in between
      const counted = [accepted, refused];
      let milliseconds = processorTime(parse, text, lines);
      for (let i = 0; i < 2 && milliseconds > slowest.milliseconds; i++) {
        milliseconds = Math.min(milliseconds, processorTime(parse, text, lines));
      }
      [accepted, refused] = counted;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name, length: text.length };
      if (milliseconds > SLOWEST)
        report(name, text, `${milliseconds.toFixed(0)} ms for ${text.length} characters`);
    } catch (error) {
      report(name, text, `threw ${error.stack}`);
    }
  }
  if ((index + 1) % Math.ceil(count / 10) === 0) {
    collect();
    heap.push(getHeapStatistics().used_heap_size);
  }
}

const growth = heap.length > 1 ? heap.at(-1) - heap[0] : 0;
if (growth > GROWTH) broken.push('memory');
console.log(
  `${count.toLocaleString('en')} texts (seed ${seed}) through ${Object.keys(parsers).length} parsers: ${accepted.toLocaleString('en')} accepted, ${refused.toLocaleString('en')} refused`,
);
console.log(
  `slowest: ${slowest.milliseconds.toFixed(1)} ms of processor time (${slowest.name}, ${slowest.length.toLocaleString('en')} characters); heap: ${heap.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')} MB`,
);
console.log(`${broken.length} promises broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
