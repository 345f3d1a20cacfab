// `npm run mutants -- [--seed N] [--count N] [--only PATH,...] [--seconds N]`: changes one place of the sources at a time and
// runs the unit tests nearest to it. A change that every one of them lets pass is a test that is missing, or a change that
// makes no difference: it is printed with its place, and somebody decides. It works in a copy of the tracked files in the
// system's folder for temporary files, so that the sources stay as they are however it ends. The same seed draws the same
// mutants of the same sources.
//
// The nearest tests are, one group after the other until one fails: the file's own and those of its folder; then those that
// import it, over the fewest other files. Sources that no unit test reaches are left out, and counted.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyForMutants } from './mutants/copy.mjs';
import { mutantsOf } from './mutants/mutations.mjs';
import { nearestTests } from './mutants/nearest-tests.mjs';
import { TestRunner } from './mutants/test-runner.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1e6)) },
    count: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '120' },
  },
});
const wholeNumber = (name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  console.error(`mutants: --${name} is ${values[name]}; expected a whole number from 1`);
  process.exit(2);
};
const [seed, count, seconds] = ['seed', 'count', 'seconds'].map(wholeNumber);

/** Numbers below a limit, the same for the same seed (a linear congruential generator modulo 2^48). */
function numbersFrom(seed) {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 0x5deece66dn + 11n) & 0xffffffffffffn;
    return Number((state >> 16n) % BigInt(below));
  };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const only = values.only.split(',').filter((path) => path !== '');
const sources = tracked.filter(
  (path) =>
    /^packages\/\w+\/src\/.*\.tsx?$/.test(path) &&
    !/\.(?:test|as|d)\.tsx?$|\/testing\//.test(path) &&
    (only.length === 0 || only.some((prefix) => path.startsWith(prefix))),
);
const tests = nearestTests(root, tracked);
const tested = sources.filter((path) => tests(path).length > 0);
const all = tested.flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')));
if (all.length === 0) {
  console.error(`mutants: there is nothing to change in ${only.join(', ')}; expected the path of sources`);
  process.exit(2);
}
console.log(
  `seed ${seed}: ${Math.min(count, all.length)} of ${all.length} mutants of ${tested.length} files; ${sources.length - tested.length} files that no unit test reaches are left out`,
);

const next = numbersFrom(seed);
const drawn = [];
while (drawn.length < count && all.length > 0) drawn.push(...all.splice(next(all.length), 1));

const copy = copyForMutants(root, tracked);
const runner = new TestRunner(copy, seconds * 1000);
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

const survived = [];
let notRun = 0;
try {
  for (const [index, mutant] of drawn.entries()) {
    const { path, line, before, after, candidate } = mutant;
    const verdict = await runner.run(mutant, tests(path));
    if (verdict.kind === 'survived') survived.push(mutant);
    if (verdict.kind === 'not run') notRun++;
    const note = verdict.kind === 'survived' && candidate ? `, perhaps equivalent: ${candidate}` : '';
    console.log(
      `${index + 1} ${verdict.kind} (${verdict.by})${note} ${path}:${line} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
    );
  }
} finally {
  remove();
}

const candidates = survived.filter(({ candidate }) => candidate !== undefined).length;
console.log(
  `\n${drawn.length - survived.length - notRun} of ${drawn.length} killed, ${survived.length} survived, ${candidates} of these perhaps equivalent; ${notRun} not run, as a test fails without them`,
);
for (const { path, line, text, before, after } of survived)
  console.log(`${path}:${line} ${JSON.stringify(before)} -> ${JSON.stringify(after)}\n    ${text.trim()}`);
