// `npm run torture -- long-texts [--seed N] [--count N]`: takes a few lines or characters of a text in packages/core/src/shapes/corpus,
// repeats them until they are 64 KB long, and reads the result with every format. Promised: nothing is thrown, and the processor time
// grows with the length: 64 KB take less than 16 times as long as 8 KB. It prints the times of texts with
// at most five boards, because each further board takes about a millisecond.
import { readdirSync, readFileSync } from 'node:fs';
import { createBoardReader } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';
import { randomFrom } from '@unjam/core/generate';
import { readOptions } from '../read-options.mjs';
import { choices } from './parts/texts.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '300' } },
});
const [seed, count] = [Number(values.seed), Number(values.count)];

const LENGTH = 65_536;
/** Work that grows with the square takes 64 times as long for a text of eight times the length, other work 8 times. */
const PLAIN = 16;
/** The texts whose times are given hold at most so many boards. */
const FEW = 5;
/** The last part of a text tells what fails late in a long one. */
const REST = 0.6;

const { below, pick } = choices(randomFrom(seed));
const corpus = new URL('../../packages/core/src/shapes/corpus/', import.meta.url);
const known = readdirSync(corpus).map((name) => ({
  name,
  text: readFileSync(new URL(name, corpus), 'utf8'),
}));
const formats = allFormats();

/** Milliseconds of processor time that a text takes, and how many boards and refusals it gives. */
function reading(text) {
  const started = process.cpuUsage();
  const reader = createBoardReader({ formats });
  const found = reader.push(text).length + reader.end().length;
  const { user, system } = process.cpuUsage(started);
  return { milliseconds: (user + system) / 1000, found };
}

/** Some lines of a text, some of its characters, or all of it. */
function pieceOf(text) {
  const lines = text.split('\n');
  const line = below(lines.length);
  const at = below(text.length);
  return pick([
    () => `${lines.slice(line, line + 1 + below(3)).join('\n')}\n`,
    () => text.slice(at, at + 1 + below(8)),
    () => text.slice(at, at + 5 + below(40)),
    () => `${text}\n`,
  ])();
}

const textOf = (piece, ending, length) => {
  const run = (most) => piece.repeat(Math.ceil(most / piece.length)).slice(0, most);
  return ending === '' ? run(length) : run(length * REST) + ending + run(length * (1 - REST));
};

const times = [];
let slowest = { milliseconds: 0 };
let squared = 0;
for (let i = 0; i < count; i++) {
  const { name, text } = pick(known);
  const piece = pieceOf(text);
  if (piece === '') continue;
  const ending = below(3) === 0 ? text : '';
  const long = textOf(piece, ending, LENGTH);
  let { milliseconds, found } = reading(long);
  let short = reading(textOf(piece, ending, LENGTH / 8)).milliseconds;
  // the least time counts: what else the process does is a part of what is measured
  for (let again = 0; again < 4 && milliseconds > PLAIN * short; again++) {
    milliseconds = Math.min(milliseconds, reading(long).milliseconds);
    short = Math.min(short, reading(textOf(piece, ending, LENGTH / 8)).milliseconds);
  }
  if (milliseconds > PLAIN * short && milliseconds > 100) {
    squared++;
    console.error(
      `${name}: ${short.toFixed(0)} ms, then ${milliseconds.toFixed(0)} ms: ${JSON.stringify(piece.slice(0, 100))}`,
    );
  }
  if (found > FEW) continue;
  times.push(milliseconds);
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name, piece };
}
times.sort((a, b) => a - b);
const share = (part) => `${times[Math.floor(times.length * part)]?.toFixed(0)} ms`;
console.log(
  `${count} texts of ${LENGTH.toLocaleString('en')} characters (seed ${seed}), ${times.length} of them with at most ${FEW} boards or refusals: processor time of the median ${share(0.5)}, of one in ten more than ${share(0.9)}; slowest: ${slowest.milliseconds.toFixed(0)} ms (${slowest.name}, ${JSON.stringify(slowest.piece?.slice(0, 40))}); ${squared} grew with the square of the length`,
);
process.exitCode = squared === 0 ? 0 : 1;
