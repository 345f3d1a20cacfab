// `npm run mutants -- [--seed N] [--count N] [--only PATH,...] [--seconds N] [--learn PROJECT,...] [--again] [--part I/N]`: changes
// one place of the sources at a time and runs the tests that reach it. A change that every one of them lets pass is a test that is
// missing, or a change that makes no difference: it is printed with its place, and somebody decides. It works in a copy of the tracked
// files in the system's folder for temporary files, so that the sources stay as they are however it ends. The same seed draws the same
// mutants of the same sources. A run that was interrupted goes on where it was; `--again` asks once more about those that survived;
// `--part 1/2` takes every second mutant, so that two processes share a run.
//
// Which tests reach which place is learnt by `--learn unit,command,queue,browser`, which runs these projects once on sources with
// marks. The first run learns `unit` by itself; tests of the command and of pages are then chosen by their names. Names find only
// some of the tests that reach a place, so that more mutants survive than with what was learnt. Unit tests run the sources. What
// survives them is built in the end, one mutant after the other, and the tests of what is built run.
//
// A change that compiles to the same program is not drawn. Those that somebody found to make no difference are in
// mutants/equivalent.json, with the reason.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testChooser } from './mutants/choose-tests.mjs';
import { copyForMutants } from './mutants/copy.mjs';
import { isSameCode } from './mutants/equal-code.mjs';
import { importsOf } from './mutants/imports.mjs';
import { mutantsOf } from './mutants/mutations.mjs';
import { learn, readMap } from './mutants/test-map.mjs';
import { TestRunner } from './mutants/test-runner.mjs';
import { judgedEquivalent, Verdicts } from './mutants/verdicts.mjs';
import { readOptions } from './read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: String(randomInt(1e6)) },
    count: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
    learn: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
  },
});
const wholeNumber = (name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  console.error(`mutants: --${name} is ${values[name]}; expected a whole number from 1`);
  process.exit(2);
};
const [seed, count, seconds] = ['seed', 'count', 'seconds'].map(wholeNumber);
const [, part, parts] = (/^(\d+)\/(\d+)$/.exec(values.part) ?? []).map(Number);
if (!(part >= 1 && part <= parts)) {
  console.error(`mutants: --part is ${values.part}; expected such as 1/2`);
  process.exit(2);
}
const listOf = (name) => values[name].split(',').filter((part) => part !== '');
const projects = listOf('learn');
for (const name of projects) {
  if (['unit', 'command', 'queue', 'browser'].includes(name)) continue;
  console.error(`mutants: --learn names ${name}; expected unit, command, queue or browser`);
  process.exit(2);
}

/** Numbers below a limit, the same for the same seed (a linear congruential generator modulo 2^48). */
function numbersFrom(seed) {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 0x5deece66dn + 11n) & 0xffffffffffffn;
    return Number((state >> 16n) % BigInt(below));
  };
}

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const isSource = (path) =>
  /^packages\/\w+\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|as|d)\.tsx?$|\/testing\//.test(path);
const only = listOf('only');
const sources = tracked.filter(isSource);
const chosen = sources.filter((path) => only.length === 0 || only.some((prefix) => path.startsWith(prefix)));
const all = chosen.flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')));
if (all.length === 0) {
  console.error(`mutants: there is nothing to change in ${only.join(', ')}; expected the path of sources`);
  process.exit(2);
}

for (const project of projects) learn(root, tracked, sources, [project]);
const map = readMap(root) ?? learn(root, tracked, sources, ['unit']);

console.log(
  `seed ${seed}: ${Math.min(count, all.length)} of ${all.length} mutants of ${chosen.length} files`,
);
const next = numbersFrom(seed);
const together = [];
let same = 0;
while (together.length < count && all.length > 0) {
  const [mutant] = all.splice(next(all.length), 1);
  const { path, source, start, end, after } = mutant;
  if (isSameCode(path, source, source.slice(0, start) + after + source.slice(end))) same++;
  else together.push(mutant);
}
const drawn = together.filter((_, place) => place % parts === part - 1);
if (same > 0) console.log(`${same} others compile to the same program`);

const tests = tracked.filter((path) => path.endsWith('.test.ts') && !/\/test\/all\//.test(path));
const testsOf = testChooser(map, importsOf(root, tracked), tests);
const verdicts = new Verdicts(root, seed);
const copy = copyForMutants(root, tracked);
const runner = new TestRunner(
  copy,
  seconds,
  Object.keys(map.tests).filter((test) => map.tests[test].sound),
);
const remove = () => {
  runner.close();
  rmSync(copy, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    remove();
    process.exit(1);
  });
}

const placeOf = ({ path, line, before, after }) =>
  `${path}:${line} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
const results = new Map();
const decide = (mutant, verdict) => {
  results.set(mutant, verdict);
  const { candidate } = mutant;
  const note = verdict.kind === 'survived' && candidate ? `, perhaps equivalent: ${candidate}` : '';
  console.log(`${together.indexOf(mutant) + 1} ${verdict.kind} (${verdict.by})${note} ${placeOf(mutant)}`);
};
const known = (mutant) => {
  const why = judgedEquivalent(mutant);
  if (why) return { kind: 'equivalent', by: why };
  const verdict = verdicts.of(mutant);
  return values.again && verdict?.kind === 'survived' ? undefined : verdict;
};

try {
  const left = [];
  for (const mutant of drawn) {
    const earlier = known(mutant);
    if (earlier) {
      decide(mutant, earlier);
      continue;
    }
    const tests = testsOf(mutant);
    const verdict = await runner.run(mutant, tests);
    if (verdict.kind === 'survived' && tests.built.length > 0) {
      left.push([mutant, tests]);
      continue;
    }
    const reached =
      tests.unit.length > 0 ? verdict : { kind: 'survived', by: 'no test is known to reach it' };
    verdicts.add(mutant, reached);
    decide(mutant, reached);
  }
  // a build for each of them: the command's, the element's, then the app's
  left.sort(([a], [b]) => (a.path < b.path ? -1 : 1));
  for (const [mutant, tests] of left) {
    const verdict = await runner.runBuilt(mutant, tests);
    verdicts.add(mutant, verdict);
    decide(mutant, verdict);
  }
  await runner.end();
} finally {
  remove();
}

const having = (kind) => drawn.filter((mutant) => results.get(mutant)?.kind === kind);
const survived = having('survived');
console.log(
  `\n${having('killed').length} of ${drawn.length} killed, ${survived.length} survived, ` +
    `${having('equivalent').length} found to make no difference; ${having('not run').length} not run, as a test fails without them`,
);
for (const mutant of survived) console.log(`${placeOf(mutant)}\n    ${mutant.text.trim()}`);
