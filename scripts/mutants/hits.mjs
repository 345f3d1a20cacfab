// In the copy whose sources have marks (regions.mjs): writes for each test file which marks it set, a line of JSON. `apart` are the
// marks of pages and of processes that the test started, which run what is built; `loading` are those that were set while a module was
// loaded. A process loads a module once, for whichever test file comes first, so that any other file may need what was made there.
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

// of the processor, so that a busy machine makes no test slow
const begun = process.cpuUsage();
const marks = () => Object.entries(globalThis.__unjamHits ?? {});
for (const [, numbers] of marks()) numbers.fill(0);

const adder = (to) => (path, number) => to.set(path, (to.get(path) ?? new Set()).add(number));
const hits = new Map();
const apart = new Map();
const loading = new Map();
const plain = (map) => Object.fromEntries([...map].map(([path, numbers]) => [path, [...numbers]]));

globalThis.__unjamPageHit = (text) => {
  const [, path, number] = /^unjam-hit (\S+) (\d+)$/.exec(text) ?? [];
  if (path) adder(apart)(path, Number(number));
};
const others = `${process.env.UNJAM_HITS_OUT}.${process.pid}`;
process.env.UNJAM_HITS = others;
rmSync(others, { force: true });

globalThis.__unjamLoaded = () => {
  for (const [path, numbers] of marks())
    for (const [number, hit] of numbers.entries()) if (hit) adder(loading)(path, number);
};
beforeAll(() => {
  globalThis.__unjamLoaded = undefined;
});

const failed = (task) => task.result?.state === 'fail' || (task.tasks ?? []).some(failed);

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads there which fixtures a hook takes
afterAll(({}, file) => {
  for (const [path, numbers] of marks()) {
    for (const [number, hit] of numbers.entries()) if (hit) adder(hits)(path, number);
  }
  if (existsSync(others)) {
    for (const line of readFileSync(others, 'utf8').split('\n').filter(Boolean)) {
      for (const [path, numbers] of Object.entries(JSON.parse(line)))
        for (const number of numbers) adder(apart)(path, number);
    }
    rmSync(others);
  }
  const test = globalThis.__vitest_worker__?.filepath ?? expect.getState().testPath;
  const { user, system } = process.cpuUsage(begun);
  const seconds = (user + system) / 1e6;
  const line = {
    test,
    seconds,
    sound: !failed(file),
    hits: plain(hits),
    apart: plain(apart),
    loading: plain(loading),
  };
  appendFileSync(process.env.UNJAM_HITS_OUT, `${JSON.stringify(line)}\n`);
});
