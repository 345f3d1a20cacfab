// `npm run torture -- fuzz [--seed N] [--count N] [--seconds N] [--only GROUP,...]`: feeds every parser of boards, solutions,
// catalogues, links and picture files inputs that grow from valid ones. An input that runs a part of the code which no input
// ran before, or runs it much more often, is kept and changed further: so the changes reach code that changes of valid texts
// alone do not. Each group of parsers gets `count` inputs, and at most `seconds`.
//
// Promised for each input and parser: nothing is thrown; a refusal has a code, one line of message and a place in the text; at
// most 400 ms of processor time are used by all parsers of a group (2 s for a picture file); what is accepted is printed and read back to the same.
// What breaks a promise is made smaller and printed as a line of the corpus that the tests replay: CONTRIBUTING.md.
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { countedBundle } from './parts/counted-bundle.mjs';
import { fuzzGroups } from './parts/fuzz-groups.mjs';
import { choices } from './parts/texts.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const [seed, count, seconds] = [Number(values.seed), Number(values.count), Number(values.seconds)];

/** How often a place ran, as one of nine bits: once, twice, 3, 4 to 7, 8 to 15, ... times. */
const bitOf = Uint8Array.from({ length: 256 }, (_, times) => {
  if (times === 0) return 0;
  return 1 << (times < 4 ? times - 1 : Math.min(7, 32 - Math.clz32(times)));
});

/** The most parts to try to leave out of an input that breaks a promise, and the most milliseconds for that. */
const MOST_TRIES = 400;
const MOST_TIME = 10_000;

/** The input with parts left out that its fault does not need. */
async function smaller(input, isFaulty) {
  let small = input;
  let tries = 0;
  const end = performance.now() + MOST_TIME;
  const goesOn = () => tries < MOST_TRIES && performance.now() < end;
  for (let part = small.length >> 1; part >= 1 && goesOn(); part >>= 1) {
    for (let at = 0; at < small.length && goesOn(); tries++) {
      const rest =
        typeof small === 'string'
          ? small.slice(0, at) + small.slice(at + part)
          : Buffer.concat([small.subarray(0, at), small.subarray(at + part)]);
      if (await isFaulty(rest)) small = rest;
      else at += part;
    }
  }
  return small;
}

const { exports: parsers, hits } = await countedBundle(
  fileURLToPath(new URL('./parts/fuzz-targets.mjs', import.meta.url)),
);

async function fuzz({ name, slowest, valid, change, look, line }, random) {
  const seen = new Uint8Array(hits.length);
  const kept = [];
  let places = 0;
  /** Whether the last input ran something new. */
  const isNews = () => {
    let news = false;
    for (let at = 0; at < hits.length; at++) {
      const bit = bitOf[hits[at]];
      if ((seen[at] & bit) !== 0 || bit === 0) continue;
      if (seen[at] === 0) places++;
      seen[at] |= bit;
      news = true;
    }
    return news;
  };
  const faults = new Map();
  const timeOf = async (input) => {
    const started = process.cpuUsage();
    const fault = await look(input);
    const { user, system } = process.cpuUsage(started);
    return { fault, milliseconds: (user + system) / 1000 };
  };
  const faultIn = async (input) => {
    let { fault, milliseconds } = await timeOf(input);
    for (let again = 0; again < 3 && !fault && milliseconds > slowest; again++)
      milliseconds = Math.min(milliseconds, (await timeOf(input)).milliseconds);
    return fault ?? (milliseconds > slowest ? 'it takes too long' : undefined);
  };
  const tryOut = async (input) => {
    hits.fill(0);
    const fault = await faultIn(input);
    if (fault && !faults.has(fault)) {
      const small = await smaller(input, async (part) => (await faultIn(part)) === fault);
      faults.set(fault, small);
      console.error(`${name}: ${fault}\n${line(small)}`);
    }
    if (!fault && isNews()) kept.push(input);
  };

  for (const input of valid) await tryOut(input);
  const atFirst = places;
  kept.push(...valid.filter((input) => !kept.includes(input)));
  const end = performance.now() + seconds * 1000;
  let tried = 0;
  for (; tried < count && performance.now() < end; tried++) await tryOut(change(kept, random));
  console.log(
    `${name}: ${tried.toLocaleString('en')} inputs (seed ${seed}), ${kept.length.toLocaleString('en')} kept; places in the code that ran: ${atFirst.toLocaleString('en')} by valid inputs, ${places.toLocaleString('en')} by all; ${faults.size} promises broken`,
  );
  return faults.size;
}

const groups = await fuzzGroups(parsers);
const wanted = values.only === '' ? groups.map(({ name }) => name) : values.only.split(',');
const unknown = wanted.find((name) => !groups.some((group) => group.name === name));
if (unknown !== undefined) {
  console.error(`fuzz: there is no group ${unknown}; expected ${groups.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
let broken = 0;
for (const group of groups) {
  if (wanted.includes(group.name)) broken += await fuzz(group, choices(parsers.randomFrom(seed)));
}
process.exitCode = broken === 0 ? 0 : 1;
