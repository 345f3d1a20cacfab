// Feeds every parser mutated texts: boards in every format, solutions in every notation and catalogues, with characters
// changed, removed, doubled and moved, parts of other texts put in, and long runs. Promised for each text and parser:
// nothing is thrown, every refusal has a code, one line of message and a place in the text, at most 100 ms of processor
// time is used (and 20 µs more for each further board of a text), what is accepted is printed and read back to the same
// board, and the memory stays flat.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBoardReader, parseBoard, solve } from '@unjam/core';
import { readCatalogue } from '@unjam/core/catalogue';
import { allFormats, detectFormat, formatById, formats } from '@unjam/core/formats';
import { randomFrom } from '@unjam/core/generate';
import { detectNotation, notations } from '@unjam/core/notation';
import { readOptions } from '../read-options.mjs';
import { BOARD, choices, faultOf, mutated, validTexts } from './parts/texts.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '1000000' } },
});
const [seed, count] = [Number(values.seed), Number(values.count)];

/** Milliseconds of processor time that one parser may take for one text, at best of three, and for each further board. */
const SLOWEST = 100;
/** The same for a text of up to 64 KB in no format, whose shape is searched; `long-texts` measures such texts. */
const SLOWEST_SHAPE = 1500;
const SLOWEST_BOARD = 0.02;
/** Bytes by which the heap may grow between the first tenth of the mutated inputs and the last. */
const GROWTH = 4e6;
const random = choices(randomFrom(seed));
const { below } = random;
const board = parseBoard(BOARD);
const valid = validTexts({ parseBoard, solve, formats, notations });

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
      if (!result.ok) look('reader', text, lines, result.problems);
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
  const text = mutated(valid, random);
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
      if (milliseconds > (name === 'reader' ? SLOWEST_SHAPE : SLOWEST))
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
