// The worker of the built package, as programs use it.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle-program.mjs';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
mkdirSync(`${modules}.cache`, { recursive: true });
const folder = mkdtempSync(`${modules}.cache/worker-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program prints, in Node. It has to end by itself. */
async function printed(code: string): Promise<unknown> {
  const file = `${folder}/program.mjs`;
  writeFileSync(file, code);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 120_000 });
  return JSON.parse(stdout);
}

const begin = `
  import { parseBoard } from '@unjam/core';
  import * as here from '@unjam/core';
  import * as there from '@unjam/core/worker';
  const hard = parseBoard('aaabcd/effbcd/e.@@cd/ggh.../.ih.jj/.ikkll');
  const print = (value) => console.log(JSON.stringify(value, (key, part) => (key === 'milliseconds' ? undefined : part)));`;

test('one signal for many calls does not warn of a leak, and ends them all', async () => {
  const code = `${begin}
    let warnings = 0;
    process.on('warning', () => warnings++);
    const controller = new AbortController();
    const { signal } = controller;
    const solveMany = () => Promise.allSettled(Array.from({ length: 15 }, () => there.solveAsync(hard, { signal })));
    const first = await solveMany();
    const ended = solveMany();
    controller.abort();
    const kinds = [...first, ...(await ended)].map(({ status }) => status);
    await new Promise((resolve) => setTimeout(resolve));
    print([warnings, new Set(kinds.slice(0, 15)).size, kinds[0], new Set(kinds.slice(15)).size, kinds[15]]);`;
  expect(await printed(code)).toEqual([0, 1, 'fulfilled', 1, 'rejected']);
});

test('the functions give what those of the same name give', async () => {
  const code = `${begin}
    const same = [];
    for (const name of ['solveAsync', 'hintAsync', 'exploreAsync', 'analyzeAsync', 'rateAsync', 'generateAsync']) {
      const subject = name === 'generateAsync' ? { moves: [5, 9], seed: 7 } : hard;
      const [a, b] = await Promise.all([here[name](subject), there[name](subject)]);
      const text = (value) => JSON.stringify(value, (key, part) => (key === 'milliseconds' ? undefined : part));
      same.push([name, text(a) === text(b) && text(a).length > 100]);
    }
    print(same);`;
  expect(await printed(code)).toEqual(
    ['solveAsync', 'hintAsync', 'exploreAsync', 'analyzeAsync', 'rateAsync', 'generateAsync'].map((name) => [
      name,
      true,
    ]),
  );
});

test('a signal that is no AbortSignal, and tells nobody, ends the work as it does on the same thread', async () => {
  const code = `${begin}
    const ended = (functions) => {
      const signal = { aborted: false };
      setTimeout(() => { signal.aborted = true; }, 100);
      return functions.generateAsync({ moves: [60, 70], seed: 1 }, { signal }).then(() => 'none', ({ name }) => name);
    };
    print([await ended(here), await ended(there)]);`;
  expect(await printed(code)).toEqual(['AbortError', 'AbortError']);
});

test('progress, a signal, wrong arguments and the end of the worker', async () => {
  const code = `${begin}
    let told = 0;
    await there.solveAsync(hard, { slice: 0, onProgress: ({ expanded }) => { told = expanded; } });
    const failure = (promise) => promise.then(() => 'none', ({ name, message }) => name + ': ' + message);
    const never = { moves: [60, 70], seed: 1 };
    const controller = new AbortController();
    const aborted = failure(there.generateAsync(never, { signal: controller.signal, onProgress: () => controller.abort(new RangeError('left')) }));
    print([
      told > 0,
      await aborted,
      await failure(there.solveAsync(hard, { metric: 'turns' })),
      await failure(there.solveAsync(null)),
      await failure(there.solveAsync(hard, { signal: new AbortController() })),
      await failure(there.solveAsync(hard, { signal: AbortSignal.abort('gone') }).catch((error) => { throw { name: 'reason', message: error }; })),
      await failure(there.generateAsync(never, { onProgress() { throw new TypeError('no page'); } })),
      await failure(there.generateAsync(never, { async onProgress() { throw new TypeError('no server'); } })),
      await (async () => { const open = failure(there.generateAsync(never)); setTimeout(there.endWorker, 50); return open; })(),
      (await there.solveAsync(hard)).moves,
    ]);`;
  expect(await printed(code)).toEqual([
    true,
    'RangeError: left',
    'RangeError: request.metric is "turns"; expected moves or steps',
    'RangeError: board is null; expected a board of parseBoard',
    'RangeError: options.signal is an object; expected an AbortSignal',
    'reason: gone',
    'TypeError: no page',
    'TypeError: no server',
    'Error: the worker was ended',
    49,
  ]);
});

test('what cannot be sent to the worker is named', async () => {
  const code = `${begin}
    const failure = (promise) => promise.then(() => 'none', ({ name, message }) => name + ': ' + message);
    print([
      await failure(there.solveAsync(hard, { onExpand() {} })),
      await failure(there.solveAsync(hard, { limit: { states: Symbol('many') } })),
      await failure(there.solveAsync(() => hard)),
      await failure(there.generateAsync({ moves: [5, () => 9] })),
      await failure(there.hintAsync(new Proxy(hard, {}))),
      (await there.solveAsync(hard)).moves,
    ]);`;
  const expected = 'expected plain data, which can be sent to a worker';
  expect(await printed(code)).toEqual([
    `TypeError: options.onExpand is a function; ${expected}`,
    `TypeError: options.limit.states is a symbol; ${expected}`,
    `TypeError: board is a function; ${expected}`,
    `TypeError: criteria.moves.1 is a function; ${expected}`,
    `TypeError: #<Object> could not be cloned.; ${expected}`,
    49,
  ]);
});

test('calls that wait go with the criteria that they were given, and long ones let short ones take part', async () => {
  const code = `${begin}
    const controller = new AbortController();
    const { signal } = controller;
    const long = Array.from({ length: 20 }, () => there.generateAsync({ moves: [60, 70], seed: 1 }, { signal }).catch(() => 'ended'));
    const criteria = { width: 4, height: 4, moves: [4, 6], seed: 1 };
    const waiting = there.generateAsync(criteria);
    criteria.seed = 'no number';
    const { moves } = await there.solveAsync(hard);
    const found = (await waiting).length;
    controller.abort();
    print([moves, found, ...new Set(await Promise.all(long))]);`;
  expect(await printed(code)).toEqual([49, 1, 'ended']);
});

test('a bundle without the file of the worker rejects, and says what is missing', async () => {
  const entry = `${folder}/alone.mjs`;
  writeFileSync(
    entry,
    `${begin} const failure = () => there.solveAsync(hard).catch(({ message }) => message); print([await failure(), await failure()]);`,
  );
  const program = await bundle('esbuild', entry, `${folder}/alone`);
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 60_000 });
  const expected = expect.stringMatching(
    /^the worker could not be started from file:\/\/.*\/thread\.js; expected there what a bundler makes of @unjam\/core\/dist\/worker\/thread\.js, or @unjam\/core outside the bundle$/,
  );
  expect(JSON.parse(stdout)).toEqual([expected, expected]);
});

test('a worker that ends without an error rejects what it was asked, and nothing that another was asked', async () => {
  const code = `${begin}
    const failure = (promise) => promise.then(() => 'none', ({ name, message }) => name + ': ' + message);
    const never = { moves: [60, 70], seed: 1 };
    const workers = [];
    process.on('worker', (worker) => workers.push(worker));
    const first = failure(there.generateAsync(never));
    setTimeout(() => workers[0].terminate(), 50);
    const ended = [await first];
    const second = failure(there.generateAsync(never));
    setTimeout(there.endWorker, 50);
    ended.push(await second);
    // the end of the second worker is told while the third is at work
    ended.push(await there.generateAsync({ moves: [5, 9], seed: 7 }).then((puzzles) => puzzles.length, String));
    print([...ended, workers.length]);`;
  expect(await printed(code)).toEqual([
    // 0 where it was ended before it began
    expect.stringMatching(/^Error: the worker ended, with status [01]$/),
    'Error: the worker was ended',
    1,
    3,
  ]);
});

test('a bundler writes the worker as a file of its own, and a page loads no engine', async () => {
  const entry = `${folder}/page.mjs`;
  writeFileSync(
    entry,
    "import { solveAsync } from '@unjam/core/worker'; globalThis.solveAsync = solveAsync;",
  );
  await bundle('vite', entry, `${folder}/site`);
  const files = readdirSync(`${folder}/site`, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /thread.*\.js$/.test(file))).toHaveLength(1);
  expect(statSync(`${folder}/site/main.js`).size).toBeLessThan(6000);
});
